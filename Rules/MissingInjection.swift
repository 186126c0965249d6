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
    usesFlow: true,
    fix: .suggestion,
    options: [
      RuleOption(
        "previews", default: .severity(.info), isFormerSwitch: true, summary: "severity of findings in previews"),
      RuleOption("provided_types", default: .strings([]), summary: "types that code outside the project injects"),
    ],
    check: { project, options in
      let contexts = project.missingContexts.map(missingContext)
      let lookups = project.reads.lookups
      guard !lookups.isEmpty else { return contexts }
      let search = MissingInjections(project: project, flow: project.flow, lookups: lookups, options: options)
      return contexts + search.missingObjects + search.inPreviews
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

  // MARK: In the app

  /// One finding for each reason why an object is missing: a type that nothing injects, or constructions that show something without it.
  var missingObjects: [Diagnostic] {
    var objects: [MissingObject] = []
    var indices: [MissingObject.Cause: Int] = [:]
    func add(_ key: InjectedKey, _ cause: MissingObject.Cause, _ change: (inout MissingObject) -> Void) {
      let index = indices[cause] ?? objects.count
      if index == objects.count { objects.append(MissingObject(cause, key)) }
      indices[cause] = index
      change(&objects[index])
    }
    var places: Set<ReportedPlace> = []
    func add(_ path: MissingPath, _ cause: MissingObject.Cause) {
      guard let path = crashing(path), let lookup = path.lookup else { return }
      let cause = isNeverInjected(lookup) ? .neverInjected(path.key) : cause
      // Several roots can lead to the same place.
      if indices[cause] == nil, !places.insert(ReportedPlace(key: path.key, place: path.place)).inserted { return }
      add(path.key, cause) { $0.add(path) }
    }
    for path in flow.gapsOfPresentations(project) {
      add(path, .presented(path.key, root: path.steps[0], at: path.place))
    }
    for path in flow.gapsOfApps(project) {
      add(path, .constructed(path.key, root: path.steps[0], file: path.place.file, symbol: path.symbol))
    }
    for lookup in project.withoutInjectingPackages(lookups.filter(isNeededAndNeverInjected)) {
      if let key = lookup.key { add(key, .neverInjected(key)) { $0.add([lookup]) } }
    }
    return objects.map(finding)
  }

  private struct ReportedPlace: Hashable {
    var key: InjectedKey
    var place: Location
  }

  /// A path to a lookup that crashes the app, with the others below that also do; nil if it doesn't.
  private func crashing(_ path: MissingPath) -> MissingPath? {
    guard let lookup = path.lookup, !isProvidedElsewhere(lookup), project.isSurelyRead(lookup.property) else {
      return nil
    }
    var path = path
    path.lookups = path.lookups.filter { !isProvidedElsewhere($0) && project.isSurelyRead($0.property) }
    return path
  }

  /// Whether the app shows who looks up a type that the whole project never injects.
  private func isNeededAndNeverInjected(_ lookup: ObjectLookup) -> Bool {
    guard lookup.key != nil, isNeverInjected(lookup), !isProvidedElsewhere(lookup) else { return false }
    let arrival = flow.arrival(of: lookup)
    // Users of a library may inject what it shows them.
    return (flow.hasApp && (arrival.isShown || isConstructedElsewhere(lookup)) || arrival.isLacking)
      && !project.usage.isAPI(lookup.owner)
  }

  private func finding(of object: MissingObject) -> Diagnostic {
    let tail = object.isNeverInjected ? mismatch(of: object.lookups[0]) : nil
    let path = tail == nil ? place(of: object) : nil
    // A flag of the project may never be set, and a file that isn't read may change the path.
    let proven = object.lookups.first { lookup in
      project.isSurelyRead(lookup.property) && flow.gap(of: lookup, project)?.isPlain == true
    }
    let isProven =
      (object.path?.isPlain == true || object.isNeverInjected && proven != nil)
      && !project.settings.hasUnreadFiles
    let lookup = path?.lookup ?? proven ?? object.lookups[0]
    let others = object.lookups.filter { $0.property.id != lookup.property.id }
    let way = path ?? flow.gap(of: lookup, project)
    let reason =
      tail?.text ?? (object.isNeverInjected ? "nothing injects it" : "the path \(way?.path ?? "") doesn't inject it")

    var notes = way.map(steps) ?? []
    if path != nil { notes.append(.init("needed here", at: project.location(of: lookup))) }
    notes += object.alsoMissing.map { .init("also missing here", at: $0) }
    notes += others.prefix(3).map { .init("also needed here", at: project.location(of: $0)) }
    if let tail { notes.append(.init("injected here", at: tail.place)) }
    if !object.isNeverInjected { notes += injections(of: lookup) }

    var finding = Diagnostic(
      rule: Catalog.missingInjection.id, severity: isProven ? .error : .warning,
      location: path?.place ?? project.location(of: lookup),
      message:
        "'\(lookup.owner.name)' \(need(beside: others.count, object)) '\(object.key.name)' from the environment, but \(reason)",
      notes: notes,
      help: "add '.\(modifier(of: lookup))(\(path?.objectName ?? "…"))' "
        + (path.map(target) ?? "at the root of the scene that shows '\(lookup.owner.name)'"),
      symbol: path?.symbol ?? lookup.property.property.symbol
    )
    finding.identity = identity(of: object)
    finding.explained = project.lookups(lacking: [object.key], flow)
    let added = "add '.\(modifier(of: lookup))(…)' to"
    finding.otherPlaces =
      (path?.steps[1...].reversed().map { .init(location: $0.location, help: "\(added) '\($0.name)'") } ?? [])
      + object.lookups.map { .init(location: project.location(of: $0), help: finding.help) }
    return finding
  }

  /// The path with the construction at which a finding is reported; nil if it is reported at the lookup.
  private func place(of object: MissingObject) -> MissingPath? {
    guard object.isNeverInjected else { return object.path }
    // If nothing creates or injects such an object, a single lookup may be the mistake itself.
    if let path = object.path { return object.lookups.count > 1 || path.isAtObject ? path : nil }
    return object.lookups.lazy.compactMap { flow.wayFromObject(to: $0, project) }.first
  }

  /// The code that should inject the object: `to 'Home'`.
  private func target(_ path: MissingPath) -> String {
    let view = "to '\(path.steps[path.construction].name)'"
    guard let injector = path.injector else { return view }
    // Elsewhere, the function's parameter isn't at hand.
    return "in '\(injector.name)', which injects other objects\(path.objectName == nil ? ", or \(view)" : "")"
  }

  /// `needs`, `and 2 others below need`.
  private func need(beside others: Int, _ object: MissingObject) -> String {
    if others == 0 { return "needs" }
    return "and \(others == 1 ? "1 other" : "\(others) others")\(object.isNeverInjected ? "" : " below") need"
  }

  /// The object and the declaration of its type, or the root that shows views without it: a finding stays the same when one of its
  /// lookups goes.
  private func identity(of object: MissingObject) -> Diagnostic.Identity {
    switch object.cause {
    case .neverInjected(.declaredType(let type)):
      .init(file: project.path(of: type.containers[0].file), symbol: object.key.name)
    case .neverInjected: .init(file: project.path(of: object.lookups[0].property.id.file), symbol: object.key.name)
    case .constructed(_, let root, _, _), .presented(_, let root, _):
      .init(file: root.location.file, symbol: "\(root.name), \(object.key.name)")
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

  // MARK: Previews

  /// Previews that don't inject what they show, with the steps only if there is another view between the two.
  var inPreviews: [Diagnostic] {
    flow.gapsOfPreviews(project).compactMap { root in
      let path = project.path(of: root.file)
      guard let severity = options[path].severity("previews"), !project.isTest(root.file) else { return nil }
      let gaps = root.gaps.filter { $0.lookup.map { project.isSurelyRead($0.property) } ?? false }
        .enumerated().sorted { ($0.element.steps.count, $0.offset) < ($1.element.steps.count, $1.offset) }
        .map(\.element)
      guard let gap = gaps.first, let lookup = gap.lookup else { return nil }
      let view = gap.steps[gap.construction]
      let same = gaps.filter { $0.steps[$0.construction] == view }
      return Diagnostic(
        rule: Catalog.missingInjection.id, severity: severity, location: view.location,
        message:
          "this preview doesn't inject '\(gap.key.name)', which '\(view.name)' needs from the environment",
        notes: (gap.steps.count > 2 ? steps(of: gap) : []) + needed(same),
        help: "add '.\(modifier(of: lookup))(…)' to '\(view.name)' in the preview",
        fixes: fixes(of: same.compactMap(\.lookup), view, in: root),
        symbol: symbol(of: same)
      )
    }
  }

  /// New objects, or the shared ones; none where the preview can't have all of them.
  private func fixes(of lookups: [ObjectLookup], _ view: MissingPath.Step, in root: RootGap) -> [Fix] {
    guard view.location.file == project.path(of: root.file) else { return [] }
    let modifiers = lookups.map { lookup -> String? in
      guard case .declaredType(let type)? = lookup.key,
        let instance = project.objectSources.instance(of: type, at: view.location)
      else { return nil }
      return "\(view.modifierStart).\(modifier(of: lookup))(\(instance))"
    }
    let known = modifiers.compactMap(\.self)
    guard known.count == modifiers.count else { return [] }
    let place = Location(file: view.location.file, range: view.chainEnd..<view.chainEnd)
    let names = lookups.compactMap { $0.key.map { "'\($0.name)'" } }.joined(separator: ", ")
    return [Fix("Inject \(names) in the preview", safety: .unsafe, edits: [Fix.Edit(known.joined(), at: place)])]
  }

  // MARK: Parts

  /// The preview, and the properties that look the objects up, sorted: if it later lacks another object, that is a new finding.
  private func symbol(of gaps: [MissingPath]) -> String {
    let readers = Set(gaps.compactMap(\.lookup?.property.property.symbol))
    return ([gaps[0].symbol] + readers.sorted()).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The places where the objects are looked up.
  private func needed(_ gaps: [MissingPath]) -> [Diagnostic.Note] {
    gaps.compactMap(\.lookup).enumerated().map { index, lookup in
      let label = index == 0 ? "needed here" : "'\(lookup.key?.name ?? "")' is also needed here"
      return .init(label, at: project.location(of: lookup))
    }
  }

  /// The path from its root to the last view.
  private func steps(of gap: MissingPath) -> [Diagnostic.Note] {
    gap.steps.enumerated().map { index, step in
      .init(index == 0 ? "the path starts here" : "'\(step.name)' is shown here", at: step.location, isStep: true)
    }
  }

  private func injections(of lookup: ObjectLookup) -> [Diagnostic.Note] {
    let site = LookupContext(file: lookup.property.id.file, scope: lookup.property.property.scope)
    guard case .injected(let places) = project.usage.provision(of: lookup.written, at: site) else { return [] }
    return places.prefix(3).map { .init("injected here, but not inherited on this path", at: $0) }
  }

  private func modifier(of lookup: ObjectLookup) -> String { lookup.isObject ? "environmentObject" : "environment" }
}
