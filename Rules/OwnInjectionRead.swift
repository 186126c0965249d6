import EnvlintFacts

extension Catalog {
  /// Reads of a view's own property in content for which the same view sets the key. We give up where the view seems to know: it resets
  /// the key, sets it to something made of the property or used beside it, or hands the property on. A container that reads the outer
  /// value and sets another one for its children looks the same, so it is a warning only where nobody else can read what is set, or where
  /// nobody else sets it.
  static let ownInjectionRead = Rule(
    id: "own_injection_read",
    group: .reading,
    summary:
      "A view injects a value into its content, but the content reads the view's own property, which has the outer value.",
    severity: .warning,
    options: [
      RuleOption(
        "builtin_modifiers", default: .bool(true),
        summary: "whether SwiftUI modifiers that set a key, such as 'searchable', are also checked")
    ],
    check: { project, options in
      let modifiers = InjectingModifiers(project)
      let direct = project.files(with: .chains).flatMap { file -> [Diagnostic] in
        if project.propertyUses(in: file).isEmpty { return [] }
        let includesBuiltIn = options[project.path(of: file)].bool("builtin_modifiers")
        let covered = project.reach.coveredReads(in: file, includesBuiltIn: includesBuiltIn, modifiers)
        if covered.isEmpty { return [] }
        let reads = OwnReads(project, [file])
        return covered.flatMap { reads.findings($0) }
      }
      let members = project.reach.memberReads(modifiers) { options[project.path(of: $0)].bool("builtin_modifiers") }
      // The answer is the same for all properties of a file.
      var known: [Set<Int>: OwnReads] = [:]
      return direct
        + members.flatMap { index, covered -> [Diagnostic] in
          let files = Set(covered.setters.map(\.file) + covered.reads.map(\.file))
          let reads = known[files] ?? OwnReads(index, files)
          known[files] = reads
          return reads.findings(covered)
        }
    }
  )
}

/// The reads in some files.
private struct OwnReads {
  let project: ProjectIndex
  /// By file and name, in source order.
  let uses: [Int: [String: [PropertyUse]]]
  /// By file, the places of the uses that are part of an injection.
  let injected: [Int: Set<UInt32>]

  init(_ project: ProjectIndex, _ files: Set<Int>) {
    self.project = project
    var uses: [Int: [String: [PropertyUse]]] = [:]
    var injected: [Int: Set<UInt32>] = [:]
    for file in files {
      let found = project.propertyUses(in: file)
      uses[file] = Dictionary(grouping: found, by: \.name)
      let offsets = found.map(\.range.lowerBound)
      let around = InnermostRanges.around(offsets, project.injections(in: file).map(\.range))
      injected[file] = Set(zip(offsets, around).compactMap { $1 == nil ? nil : $0 })
    }
    self.uses = uses
    self.injected = injected
  }

  func findings(_ covered: CoveredReads) -> [Diagnostic] {
    let views = Set(covered.reads.compactMap { view(of: $0.use.scope, in: $0.file) })
    let aware = covered.setters.map { setter in
      isOf(views, setter)
        && (mentions(covered.name, in: setter) || covered.members.contains { isUsed($0, in: setter) })
    }
    // Forced in one place and restored in another is as good as not forced.
    if zip(covered.setters, aware).contains(where: { ($0.injection != nil || $0.isOfProject) && $1 }) { return [] }
    var forwarded: [Int: Bool] = [:]
    return covered.reads.compactMap { read in
      let setter = covered.setters[read.setter]
      guard runsWithViews(read, covered.key), !observes(read, covered.key), !aware[read.setter], !setter.sharesNames,
        !resets(setter, for: read), isCompiled(setter, with: read), !isPresented(read, in: setter)
      else { return nil }
      let isForwarded = forwarded[read.setter] ?? isOnlyForwarded(covered, by: read.setter)
      forwarded[read.setter] = isForwarded
      return isForwarded ? nil : diagnostic(read, covered.key, setter)
    }
  }

  private func view(of scope: Scope, in file: Int) -> ContainerID? {
    project.resolver.enclosingType(of: scope, in: file)?.containers[0]
  }

  /// Whether a modifier is declared in one of some views, or in a protocol that a view may conform to, so that it may see its properties.
  private func isOf(_ views: Set<ContainerID>, _ setter: KeySetter) -> Bool {
    guard let type = project.resolver.enclosingType(of: setter.scope, in: setter.file) else { return false }
    return type.kind == .protocolType || views.contains(type.containers[0])
  }

  /// Whether a read happens while views are built: there, or in a member that is used there.
  private func runsWithViews(_ read: CoveredReads.Read, _ key: InjectedKey) -> Bool {
    switch read.use.position {
    case .viewBuilding: true
    case .action: key.isLookedUpByActions
    case .accessor, .function: !read.calls.isEmpty
    default: false
    }
  }

  /// Modifiers that take the value they watch.
  private static let observers: Set<String> = [
    "onChange", "onReceive", "task", "id", "animation", "transaction", "sensoryFeedback", "symbolEffect",
    "contentTransition", "phaseAnimator", "keyframeAnimator",
  ]

  /// Whether a read only watches the outer value. Of a search in the view itself there is none.
  private func observes(_ read: CoveredReads.Read, _ key: InjectedKey) -> Bool {
    !key.isLookedUpByActions && read.use.callee.map(OwnReads.observers.contains) ?? false
  }

  private func isCompiled(_ setter: KeySetter, with read: CoveredReads.Read) -> Bool {
    setter.injection.map { project.canCoexist($0.scope, read.use.scope) } ?? true
  }

  private func isUsed(_ name: String, in setter: KeySetter) -> Bool {
    let arguments = setter.nameRange.upperBound..<setter.range.upperBound
    return uses[setter.file]?[name]?.starting(in: arguments).contains { !$0.isOnlyNamed } == true
  }

  /// Whether a modifier's arguments use a property of that name, be it through a local constant or another member of the view.
  private func mentions(_ name: String, in setter: KeySetter) -> Bool {
    if isUsed(name, in: setter) { return true }
    guard let injection = setter.injection, let value = injection.value else { return false }
    let locals = injection.locals + (injection.local.map { [$0] } ?? [])
    if locals.contains(where: { $0.value?.mentionedNames.map { $0.contains(name) } ?? true }) { return true }
    let names = value.mentionedNames ?? []
    if names.isEmpty { return false }
    return uses.values.lazy.compactMap { $0[name] }.joined().contains { use in
      !use.isOnlyNamed && use.scope.typePath == injection.scope.typePath
        && names.contains { use.scope.symbol.hasSuffix("." + $0) }
    }
  }

  private static let emptyValues: Set<String> = [
    "nil", "false", ".zero", "[]", "[:]", "{}", "\"\"", ".none", ".init()", "{_in}",
  ]

  /// Whether a modifier gives content the value that it would have without any, or one that is made of the outer one.
  private func resets(_ setter: KeySetter, for read: CoveredReads.Read) -> Bool {
    if setter.injection?.isTransform == true, setter.valueText == nil || !read.calls.isEmpty { return true }
    if setter.injection == nil, setter.name == "unredacted" { return true }
    if let text = setter.valueText.map(plain), OwnReads.emptyValues.contains(text) || text.hasPrefix("nilas") {
      return true
    }
    return project.values.isReset(setter)
  }

  /// A text without white space, backticks and parentheses around it.
  private func plain(_ text: String) -> String {
    var result = text.filter { !$0.isWhitespace && $0 != "`" }[...]
    while result.hasPrefix("("), result.hasSuffix(")") { result = result.dropFirst().dropLast() }
    return String(result)
  }

  /// Whether a read is in content that is presented on its own inside the receiver. What holds for a presentation around holds for
  /// the innermost one.
  private func isPresented(_ read: CoveredReads.Read, in setter: KeySetter) -> Bool {
    read.presentation.map { !read.calls.isEmpty || setter.receiver.contains($0.nameRange.lowerBound) } ?? false
  }

  /// Whether the receiver and the members that are used in it only hand properties of that name on: to another injection, or to a view
  /// of the project.
  private func isOnlyForwarded(_ covered: CoveredReads, by setter: Int) -> Bool {
    let place = covered.setters[setter]
    let inside = (uses[place.file]?[covered.name] ?? []).starting(in: place.receiver)
    return inside.allSatisfy { $0.isOfOther || $0.isOnlyNamed || isForwarded($0, covered.key, place.file) }
      && covered.reads.allSatisfy { read in
        read.setter != setter || read.calls.isEmpty || isForwarded(read.use, covered.key, read.file)
      }
  }

  private func isForwarded(_ use: PropertyUse, _ key: InjectedKey, _ file: Int) -> Bool {
    if injected[file]?.contains(use.range.lowerBound) == true { return true }
    guard let callee = use.callee else { return false }
    // An SDK modifier applies it to the content further inside.
    if KeySettingModifiers.keys(of: callee).contains(where: { key == .path([$0]) }) { return true }
    if isOwnMember(callee, use, file) { return true }
    guard use.next == .nothing else { return false }
    if case .declared = project.resolver.resolve([callee], at: LookupContext(file: file, scope: use.scope)) {
      return true
    }
    return project.members.addsInitializers(toTypeNamed: callee)
  }

  /// Whether a name is that of a function or closure of the view.
  private func isOwnMember(_ name: String, _ use: PropertyUse, _ file: Int) -> Bool {
    guard let type = project.resolver.enclosingType(of: use.scope, in: file) else { return false }
    return project.resolver.hasFunction(named: name, type) || !project.members.properties(named: name, of: type).isEmpty
  }

  /// Whether the read cannot be meant for the outer value: SwiftUI has a value of its own for each search, what nobody else reads is not set
  /// for others, and what nobody else sets has no outer value. A view's own look may depend on whether it is inside another one.
  private func isMisplaced(_ read: CoveredReads.Read, _ key: InjectedKey, _ setter: KeySetter) -> Bool {
    if key.isLookedUpByActions { return true }
    guard setter.injection != nil, project.reach.isReplaced(setter.key),
      let view = project.resolver.enclosingType(of: read.use.scope, in: read.file)
    else { return false }
    let place = read.calls.last?.range ?? read.use.range
    return !setter.plainModifiers.contains { $0.contains(place.lowerBound) }
      && (project.reach.hasNoOtherReader(setter, in: view) || project.reach.isOnlySetInside(view, setter))
  }

  private func diagnostic(_ read: CoveredReads.Read, _ key: InjectedKey, _ setter: KeySetter) -> Diagnostic {
    let (use, property) = (read.use, read.property)
    let name = property.property.name
    let view = use.scope.typePath.last ?? ""
    let place = read.calls.last.map { " for '\($0.name)'" } ?? ""
    return Diagnostic(
      rule: Catalog.ownInjectionRead.id, severity: isMisplaced(read, key, setter) ? .warning : .info,
      location: project.location(use.range, in: read.file),
      message:
        "'\(name)' is read from the environment of '\(view)' itself, so it doesn't see the value that '.\(setter.name)' "
        + "sets\(place)",
      notes: [
        .init(
          "'.\(setter.name)' sets the value only for the view it modifies",
          at: project.location(setter.nameRange, in: setter.file))
      ]
        + read.calls.map { .init("'\($0.name)' is used here", at: project.location($0.range, in: $0.file)) }
        + [.init("declared here", at: project.location(property.property.nameRange, in: property.id.file))],
      help: setter.injection == nil
        ? "move this content to a child view that reads '\(key.name)', and apply '.\(setter.name)' to that view or one around it"
        : "move this content to a child view that reads '\(key.name)', or use the injected value directly",
      symbol: use.scope.symbol
    )
  }
}

extension PropertyUse {
  /// Whether it is a member of something else by the same name, such as the modifier in `text.font(font)`.
  fileprivate var isOfOther: Bool {
    if case .other = base { true } else { false }
  }

  /// Whether it is a key path or a label, which may be those of something else.
  fileprivate var isOnlyNamed: Bool {
    switch base {
    case .keyPath, .label: true
    default: false
    }
  }
}
