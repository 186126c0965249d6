import EnvlintFacts

extension Catalog {
  /// Required look-ups by type in views. Whether an injection arrives is not followed yet: one anywhere in the app lowers the
  /// severity, and so does an injection whose type cannot be told.
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
      project.environmentProperties.compactMap { objectLookup($0, project, options) }
    }
  )

  private static func objectLookup(
    _ property: EnvironmentProperty, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let file = property.id.file
    guard !project.isExempt(property.property.scope, in: file), let (written, isObject) = lookedUpType(property),
      !property.property.isStatic,
      let enclosing = project.enclosingType(of: property.property.scope, in: file), project.installs(enclosing) == .yes
    else { return nil }
    let site = Site(file: file, scope: property.property.scope)
    if !isObject, let annotation = property.property.type {
      if annotation.wrapped != nil { return nil }
      if case .optional = project.resolve(annotation, at: site) { return nil }
    }
    let options = options[project.files[file].path]
    guard let name = written.name, !options.strings("allow_types").contains(name) else { return nil }

    let own = property.property.name
    var message =
      "'\(own)' is looked up by its type '\(name)', which stops the program when no ancestor view injects exactly that type."
    var severity: Severity? = options.severity("when_injected")
    var places: [Location] = []
    switch project.provision(of: written, at: site) {
    case .never: severity = .warning
    case .unresolved: break
    case .injected(let found):
      places = found
      message =
        "'\(own)' is looked up by its type '\(name)'; the project injects it, but the compiler does not check that it arrives "
        + "here."
    }
    guard let severity else { return nil }
    return Diagnostic(
      rule: objectTypeLookup.id, severity: severity,
      location: project.location(isObject ? property.attribute.nameRange : property.attribute.range, in: file),
      message: message, notes: places.prefix(3).map { .init("injected here", at: $0) },
      help: isObject
        ? "read it through a key path with a default"
        : "read it through a key path with a default, or declare it as '\(name)?'",
      symbol: property.property.symbol
    )
  }

  /// The type that is looked up, and whether by `@EnvironmentObject`; nil for key paths.
  private static func lookedUpType(_ property: EnvironmentProperty) -> (TypeReference, isObject: Bool)? {
    switch property.source {
    case .keyPath: nil
    case .type(let type): (type, false)
    case .object(let type): type.map { ($0, true) }
    }
  }
}
