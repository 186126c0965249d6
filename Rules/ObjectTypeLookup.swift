import EnvlintFacts

extension Catalog {
  /// Required lookups by type in views. If the paths from the roots are known, they determine the severity; otherwise an injection anywhere
  /// in the app lowers it, and so does an injection of unknown type.
  static let objectTypeLookup = Rule(
    id: "object_type_lookup",
    group: .reading,
    summary: "Looking an object up by its type crashes the app when no ancestor has injected it.",
    severity: .warning,
    usesFlow: true,
    options: [
      RuleOption("allow_types", default: .strings([]), summary: "types that may be looked up"),
      RuleOption(
        "when_injected", default: .severity(.info), summary: "severity of a lookup whose type the project injects"
      ),
    ],
    check: { project, options in
      // Without lookups nothing is followed.
      project.reads.lookups.compactMap { objectLookup($0, project.flow, project, options) }
    }
  )

  private static func objectLookup(
    _ lookup: ObjectLookup, _ flow: EnvironmentFlow, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let property = lookup.property.property
    let file = lookup.property.id.file
    let options = options[project.path(of: file)]
    guard let name = lookup.written.name, !options.strings("allow_types").contains(name) else { return nil }

    let arrival = flow.arrival(of: lookup)
    let isLacking = project.isLacking(lookup, flow)
    var message =
      "'\(property.name)' is looked up by its type '\(name)', which crashes the app when no ancestor injects exactly that type"
    var severity: Severity? = options.severity("when_injected")
    var places: [Location] = []
    switch project.usage.provision(of: lookup.written, at: LookupContext(file: file, scope: property.scope)) {
    case .never:
      if isLacking || !mayBeInjectedOutside(lookup, project) && project.isSurelyRead(lookup.property) {
        severity = .warning
      }
    case .unresolved: if isLacking { severity = .warning }
    case .injected(let found):
      places = found
      if isLacking {
        severity = .warning
      } else {
        message =
          "'\(property.name)' is looked up by its type '\(name)'; "
          + (arrival.isAlwaysProvided
            ? "it is injected everywhere this view was found to be shown, but the compiler doesn't check that"
            : "the project injects it, but the compiler doesn't check that it always does")
      }
    }
    guard let severity else { return nil }
    return Diagnostic(
      rule: objectTypeLookup.id, severity: severity, location: project.location(of: lookup),
      message: message,
      notes: places.prefix(3).map { .init("injected here", at: $0) },
      help: lookup.isObject
        ? "make '\(name)' '@Observable', declare an '@Entry' with a shared instance as its default, and read its key path"
        : "declare an '@Entry' with a shared instance as its default and read its key path, or make the property "
          + "optional: '\(name)?'",
      symbol: property.symbol
    )
  }

  /// Whether the view or the object is part of a library's API, so that its users may inject the object.
  private static func mayBeInjectedOutside(_ lookup: ObjectLookup, _ project: ProjectIndex) -> Bool {
    if project.usage.isAPI(lookup.owner) { return true }
    guard case .declaredType(let type)? = lookup.key else { return false }
    return project.usage.isAPI(type)
  }
}

extension ProjectIndex {
  /// The findings about lookups that surely lack one of these objects: whoever reports the missing object explains them.
  func lookups(lacking keys: [InjectedKey], _ flow: EnvironmentFlow) -> [Diagnostic.Explained] {
    reads.lookups.filter { lookup in
      guard let key = lookup.key, keys.contains(key) else { return false }
      let site = LookupContext(file: lookup.property.id.file, scope: lookup.property.property.scope)
      if case .never = usage.provision(of: lookup.written, at: site) { return true }
      return isLacking(lookup, flow)
    }.map { Diagnostic.Explained(rule: Catalog.objectTypeLookup.id, at: location(of: $0)) }
  }

  /// Whether a path from a root lacks what a lookup needs, and code reads it.
  fileprivate func isLacking(_ lookup: ObjectLookup, _ flow: EnvironmentFlow) -> Bool {
    flow.arrival(of: lookup).isLacking && flow.gap(of: lookup, self) != nil && isSurelyRead(lookup.property)
  }

  func location(of lookup: ObjectLookup) -> Location { location(lookup.range, in: lookup.property.id.file) }
}
