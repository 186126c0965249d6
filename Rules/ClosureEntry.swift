import EnvlintFacts

extension Catalog {
  /// Keys whose type is or contains a function type, and, as an info, those whose type stores one. We give up on types that may be
  /// `Equatable`, which may compare by other means.
  static let closureEntry = Rule(
    id: "closure_entry",
    group: .declaring,
    summary: "An environment entry holds a closure, which SwiftUI can't compare reliably.",
    severity: .warning,
    options: [
      RuleOption(
        "include_derived_keys", default: .bool(false),
        summary: "whether read-only properties of 'EnvironmentValues' are also reported, as infos"
      ),
      RuleOption("allow_types", default: .strings([]), summary: "types that may hold a closure"),
    ],
    check: { project, options in
      let keys = project.keys.inApp.compactMap { closureKey($0, project, options) }
      let derived = project.keyForms.derivedKeys.compactMap { closureInDerivedKey($0, project, options) }
      return keys + derived
    }
  )

  private static func closureKey(
    _ key: EnvironmentKey, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    guard !key.scope.isDebug,
      let (holder, site, scope) = valueHolder(of: key, project)
    else { return nil }
    let allowed = Set(options[project.path(of: key.file)].strings("allow_types"))
    let closure: HeldClosure?
    switch holder {
    case .type(let type):
      closure =
        type.mentions(allowed)
        ? nil : project.keyForms.heldClosure(in: project.resolver.resolve(type, at: site), allowed: allowed)
    case .value(let value):
      closure =
        value.holdsClosure
        ? .direct(alias: nil)
        : project.keyForms.heldClosure(
          in: project.inference.staticType(of: value, local: nil, at: site, scope: scope), allowed: allowed)
    }
    guard let closure else { return nil }
    return diagnostic(
      of: closure, container: key.container, name: key.name, isDerived: key.container == .focused,
      place: project.location(holder.range, in: site.file), writes: writes(of: key, project), symbol: key.symbol
    )
  }

  private static func closureInDerivedKey(
    _ key: DerivedKey, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let file = project.path(of: key.id.file)
    let allowed = Set(options[file].strings("allow_types"))
    guard options[file].bool("include_derived_keys"), !project.isExempt(key.property.scope, in: key.id.file),
      !key.property.scope.isDebug, let type = key.property.type, !type.mentions(allowed),
      let closure = project.keyForms.heldClosure(
        in: project.resolver.resolve(type, at: LookupContext(file: key.id.file, scope: key.property.scope)),
        allowed: allowed)
    else { return nil }
    return diagnostic(
      of: closure, container: .environment, name: key.property.name, isDerived: true,
      place: project.location(type.range, in: key.id.file), writes: [], symbol: key.property.symbol
    )
  }

  /// - Parameter isDerived: whether the key is one that only few write, so that the finding is an info in any case.
  private static func diagnostic(
    of closure: HeldClosure, container: KeyContainer, name: String, isDerived: Bool, place: Location,
    writes: [Location],
    symbol: String
  ) -> Diagnostic {
    var notes: [Diagnostic.Note] = []
    let what: String
    let isInfo: Bool
    var isWrapped = false
    switch closure {
    case .direct(let alias):
      what = "a closure, which"
      isInfo = isDerived
      if let alias { notes.append(.init("function type declared here", at: alias)) }
    case .wrapped(let type, let steps):
      what = "'\(type)', which stores a closure that"
      (isInfo, isWrapped) = (true, true)
      notes += steps.map { .init($0.text, at: $0.location) }
    }
    notes += writes.map { .init("injected here", at: $0) }
    return Diagnostic(
      rule: closureEntry.id, severity: isInfo ? .info : .warning, location: place,
      message:
        "'\(name)' holds \(what) SwiftUI can't compare reliably, so its readers can update "
        + (container == .environment ? "on every environment change" : "even if nothing changed"),
      notes: notes,
      help: isWrapped
        ? "store only data (a binding, a model or an id) in the struct, and do the work in 'callAsFunction'"
        : "replace the closure with a struct that stores only data (a binding, a model or an id) and does the work in "
          + "'callAsFunction'",
      symbol: symbol
    )
  }

  /// So many places that write a key are shown.
  private static let mostWrites = 3

  private static func writes(of key: EnvironmentKey, _ project: ProjectIndex) -> [Location] {
    guard key.container == .environment, let name = project.keys.readName(of: key) else { return [] }
    return Array((project.injections.summary.locationsByKey[name] ?? []).prefix(mostWrites))
  }

  // MARK: Where the type is written

  /// The part of the declaration that determines the type of a key's value.
  private enum ValueHolder {
    case type(TypeReference)
    case value(Expression)

    var range: Range<UInt32> {
      switch self {
      case .type(let type): type.range
      case .value(let value): value.range
      }
    }
  }

  /// The holder and its place.
  private static func valueHolder(of key: EnvironmentKey, _ project: ProjectIndex) -> (
    ValueHolder, LookupContext, Scope
  )? {
    let site = LookupContext(file: key.file, scope: key.scope)
    switch key.form {
    case .entry(let property): return holder(of: property).map { ($0, site, key.scope) }
    case .keyType(let type, let property, let value):
      guard project.resolver.conformance(of: type, toAnyOf: ["UITraitBridgedEnvironmentKey"]) != .yes else {
        return nil
      }
      if let value {
        let scope = value.declaration.scope
        return (.type(value.declaration.target), LookupContext(file: value.id.file, scope: scope), scope)
      }
      return property.flatMap(holder).map { ($0, site, key.scope) }
    }
  }

  private static func holder(of property: Property) -> ValueHolder? {
    if let type = property.type { return .type(type) }
    return property.value.map { .value($0) }
  }
}
