import EnvlintFacts

extension Catalog {
  /// Objects that a view needs and that no ancestor injects. The rule gives up where a step of the path is unknown: a package modifier,
  /// content that is stored elsewhere, an object of unknown type.
  static let missingInjection = Rule(
    id: "missing_injection",
    group: .flow,
    summary:
      "A view needs an object that no ancestor injects, so showing it crashes the app.",
    severity: .error,
    fix: .suggestion,
    options: [
      RuleOption(
        "previews", default: .severity(.info), isFormerSwitch: true, summary: "severity of what previews don't inject"),
      RuleOption("provided_types", default: .strings([]), summary: "types that code outside the project injects"),
    ],
    check: { project, options in
      let contexts = project.missingContexts.map(missingContext)
      let lookups = project.reads.lookups
      guard !lookups.isEmpty else { return contexts }
      let search = MissingInjections(project: project, flow: project.flow, lookups: lookups, options: options)
      return contexts + search.neverInjected + search.onPaths + search.inPreviews
    }
  )

  private static func missingContext(_ context: MissingContext) -> Diagnostic {
    Diagnostic(
      rule: missingInjection.id, severity: .warning, location: context.attribute,
      message:
        "'\(context.property.scope.typePath.last ?? "")' uses a \(context.name), but the project never provides one",
      help: "add '.\(context.modifier)(…)' at the root of the scene", symbol: context.property.symbol)
  }
}

/// The search for missing objects in one project.
private struct MissingInjections {
  let project: ProjectIndex
  let flow: EnvironmentFlow
  let lookups: [ObjectLookup]
  let options: OptionsByPath

  // MARK: Never injected

  /// Lookups of types that the whole project never injects.
  var neverInjected: [Diagnostic] {
    lookups.compactMap { lookup in
      guard let key = lookup.key, isNeverInjected(lookup), !isProvidedElsewhere(lookup)
      else { return nil }
      let arrival = flow.arrival(of: key, at: lookup.owner, for: lookup.property.property)
      // Users of a library may inject what it shows them.
      guard flow.hasApp && (arrival.isReached || isConstructedElsewhere(lookup)) || arrival.isLacking,
        !project.usage.isAPI(lookup.owner)
      else { return nil }
      let gap = flow.gap(of: lookup, project)
      // A flag of the project may never be set.
      let isProven = gap?.isInPlainBuild == true && project.usage.isRead(lookup.property)
      let tail = mismatch(of: lookup)
      return Diagnostic(
        rule: Catalog.missingInjection.id, severity: isProven ? .error : .warning,
        location: project.location(lookup.range, in: lookup.property.id.file),
        message:
          "'\(lookup.owner.name)' needs '\(key.name)' from the environment, but \(tail?.text ?? "nothing injects it")",
        notes: (gap.map { steps(of: $0, upTo: $0.steps.count) } ?? [])
          + (tail.map { [.init("injected here", at: $0.place)] } ?? []),
        help: "add '.\(modifier(of: lookup))(…)' at the root of the scene that shows '\(lookup.owner.name)'",
        symbol: lookup.property.property.symbol
      )
    }
  }

  /// Whether the app makes a view in code that is not followed.
  private func isConstructedElsewhere(_ lookup: ObjectLookup) -> Bool {
    !flow.isFollowed(to: lookup.owner)
      && project.usage.isConstructedInApp(lookup.owner, with: lookup.property.property, flow)
  }

  private func isNeverInjected(_ lookup: ObjectLookup) -> Bool {
    let site = LookupContext(file: lookup.property.id.file, scope: lookup.property.property.scope)
    if case .never = project.usage.provision(of: lookup.written, at: site) { return true }
    return false
  }

  private func isProvidedElsewhere(_ lookup: ObjectLookup) -> Bool {
    let path = project.path(of: lookup.property.id.file)
    return lookup.written.name.map { options[path].strings("provided_types").contains($0) } ?? true
  }

  /// The value that is injected instead: a key path of that type, or a subclass.
  private func mismatch(of lookup: ObjectLookup) -> (text: String, place: Location)? {
    guard case .declaredType(let type)? = lookup.key else { return nil }
    if let (name, place) = project.keyForms.injectedKey(ofType: type) {
      return ("it is injected under the key path '\\.\(name)', which is a different key", place)
    }
    if let (name, place) = project.keyForms.injectedSubclass(of: type) {
      return ("it is injected as '\(name)', and a lookup requires the exact type", place)
    }
    return nil
  }

  // MARK: On paths

  /// Views that a scene or a presentation shows without what they need.
  var onPaths: [Diagnostic] {
    let gaps = (flow.gapsOfPresentations(project) + flow.gapsOfApps(project)).filter { gap in
      gap.lookup.map { !isNeverInjected($0) && !isProvidedElsewhere($0) && project.usage.isRead($0.property) } ?? false
    }
    return merged(gaps).compactMap { gaps in
      let gap = gaps[0]
      guard let lookup = gap.lookup else { return nil }
      return Diagnostic(
        rule: Catalog.missingInjection.id, severity: .warning, location: gap.steps[gap.construction].location,
        message:
          "'\(lookup.owner.name)' needs '\(gap.key.name)' from the environment, but the path \(gap.path) doesn't inject it",
        notes: needed(gaps) + steps(of: gap, upTo: gap.steps.count) + injections(of: lookup),
        help: "add '.\(modifier(of: lookup))(…)' to '\(gap.steps[gap.construction].name)'",
        symbol: symbol(of: gaps)
      )
    }
  }

  // MARK: Previews

  /// Previews that don't inject what they show, with the steps only if there is another view between the two.
  var inPreviews: [Diagnostic] {
    flow.gapsOfPreviews(project).compactMap { root in
      let path = project.path(of: root.file)
      guard let severity = options[path].severity("previews"), !project.isTest(root.file) else { return nil }
      let gaps = root.gaps.filter { $0.lookup.map { project.usage.isRead($0.property) } ?? false }
      guard let gap = gaps.first, let lookup = gap.lookup else { return nil }
      let view = gap.steps[gap.construction]
      let same = gaps.filter { $0.steps[$0.construction] == view }
      return Diagnostic(
        rule: Catalog.missingInjection.id, severity: severity, location: view.location,
        message:
          "this preview shows '\(view.name)', which needs '\(gap.key.name)' from the environment, but doesn't inject it",
        notes: needed(same) + (gap.steps.count > 2 ? steps(of: gap, upTo: gap.steps.count) : []),
        help: "add '.\(modifier(of: lookup))(…)' to '\(view.name)' in the preview",
        fixes: fixes(of: lookup, view, in: root),
        symbol: symbol(of: same)
      )
    }
  }

  /// A new object, or the shared one; none where the preview can have neither.
  private func fixes(of lookup: ObjectLookup, _ view: MissingPath.Step, in root: RootGap) -> [Fix] {
    guard case .declaredType(let type)? = lookup.key, view.location.file == project.path(of: root.file),
      let instance = project.inference.instance(of: type, at: view.location)
    else { return [] }
    let place = Location(file: view.location.file, range: view.chainEnd..<view.chainEnd)
    let edit = Fix.Edit("\(view.modifierStart).\(modifier(of: lookup))(\(instance))", at: place)
    let what = instance.hasSuffix(")") ? "a new '\(type.name)'" : "'\(instance)'"
    return [Fix("Inject \(what) in the preview", safety: .unsafe, edits: [edit])]
  }

  // MARK: Parts

  /// The paths by place, each key once. If several places show the same view and the same path leads on from there, the first one
  /// reports it.
  private func merged(_ gaps: [MissingPath]) -> [[MissingPath]] {
    var places: [Location] = []
    var found: [Location: [MissingPath]] = [:]
    var ways: Set<Way> = []
    for gap in gaps {
      let rest = gap.steps[(gap.construction + 1)...].map(\.location)
      guard rest.isEmpty || ways.insert(Way(key: gap.key, root: gap.steps[0], rest: rest)).inserted else { continue }
      let place = gap.steps[gap.construction].location
      if found[place] == nil { places.append(place) }
      if found[place]?.contains(where: { $0.key == gap.key }) != true { found[place, default: []].append(gap) }
    }
    return places.compactMap { found[$0] }
  }

  /// The rest of the path from the view that lacks a key.
  private struct Way: Hashable {
    var key: InjectedKey
    var root: MissingPath.Step
    var rest: [Location]
  }

  /// The declaration around the construction, and the properties that look the objects up, sorted: if the same code later lacks another
  /// object, that is a new finding.
  private func symbol(of gaps: [MissingPath]) -> String {
    let readers = Set(gaps.compactMap(\.lookup?.property.property.symbol))
    return ([gaps[0].symbol] + readers.sorted()).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The places where the objects are looked up.
  private func needed(_ gaps: [MissingPath]) -> [Diagnostic.Note] {
    gaps.compactMap(\.lookup).enumerated().map { index, lookup in
      let label = index == 0 ? "needed here" : "'\(lookup.key?.name ?? "")' is also needed here"
      return .init(label, at: project.location(lookup.range, in: lookup.property.id.file))
    }
  }

  private func steps(of gap: MissingPath, upTo end: Int) -> [Diagnostic.Note] {
    gap.steps[..<end].enumerated().map { .init("step \($0.offset + 1)", at: $0.element.location) }
  }

  private func injections(of lookup: ObjectLookup) -> [Diagnostic.Note] {
    let site = LookupContext(file: lookup.property.id.file, scope: lookup.property.property.scope)
    guard case .injected(let places) = project.usage.provision(of: lookup.written, at: site) else { return [] }
    return places.prefix(3).map { .init("injected here", at: $0) }
  }

  private func modifier(of lookup: ObjectLookup) -> String { lookup.isObject ? "environmentObject" : "environment" }
}
