import EnvlintFacts

extension Catalog {
  /// Required look-ups by type in views. Where the paths from the roots are known, they tell how serious it is; else an injection anywhere
  /// in the app lowers the severity, and so does one whose type cannot be told.
  static let objectTypeLookup = Rule(
    id: "object_type_lookup",
    group: .reading,
    summary: "An object is looked up by its type, which stops the program when no ancestor injected it.",
    severity: .warning,
    options: [
      RuleOption("allow_types", default: .strings([]), summary: "types that may be looked up"),
      RuleOption(
        "when_injected", default: .severity(.info), summary: "severity of a lookup whose type the project injects"
      ),
    ],
    check: { project, options in
      let lookups = project.reads.lookups
      // Nothing to follow where nothing is looked up.
      let flow = lookups.isEmpty ? nil : project.flow
      return lookups.compactMap { objectLookup($0, flow, project, options) }
    }
  )

  private static func objectLookup(
    _ lookup: ObjectLookup, _ flow: EnvironmentFlow?, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let property = lookup.property.property
    let file = lookup.property.id.file
    let options = options[project.path(of: file)]
    guard let name = lookup.written.name, !options.strings("allow_types").contains(name) else { return nil }

    let arrival =
      lookup.key.flatMap { flow?.arrival(of: $0, at: lookup.owner, for: property) } ?? EnvironmentFlow.Arrival()
    let isLacking = arrival.isLacking && flow?.gap(of: lookup, project) != nil && project.usage.isRead(lookup.property)
    var message =
      "'\(property.name)' is looked up by its type '\(name)', which stops the program when no ancestor view injects exactly that type."
    var severity: Severity? = options.severity("when_injected")
    var places: [Location] = []
    switch project.usage.provision(of: lookup.written, at: LookupContext(file: file, scope: property.scope)) {
    case .never:
      if isLacking || !mayBeInjectedOutside(lookup, project) && project.usage.isRead(lookup.property) {
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
          + (arrival.isAlwaysProvided ? "every path found injects it" : "the project injects it")
          + ", but the compiler does not check that it arrives here."
      }
    }
    guard let severity else { return nil }
    return Diagnostic(
      rule: objectTypeLookup.id, severity: severity, location: project.location(lookup.range, in: file),
      message: message,
      notes: places.prefix(3).map { .init("injected here", at: $0) },
      help: lookup.isObject
        ? "read it through a key path with a default"
        : "read it through a key path with a default, or declare it as '\(name)?'",
      symbol: property.symbol
    )
  }

  /// Whether a library offers the view or the object to others, who may inject it.
  private static func mayBeInjectedOutside(_ lookup: ObjectLookup, _ project: ProjectIndex) -> Bool {
    if project.usage.isAPI(lookup.owner) { return true }
    guard case .declaredType(let type)? = lookup.key else { return false }
    return project.usage.isAPI(type)
  }
}
