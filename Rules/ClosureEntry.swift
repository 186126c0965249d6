import EnvlintFacts

extension Catalog {
  /// Keys whose type is or contains a function type. We give up on types that wrap a closure, which may compare by other means.
  static let closureEntry = Rule(
    id: "closure_entry",
    group: .declaring,
    summary: "An environment entry holds a closure, which SwiftUI cannot compare reliably.",
    severity: .warning,
    options: [
      RuleOption(
        "include_derived_keys", default: .bool(false),
        summary: "also report getter-only properties of EnvironmentValues, as info"
      ),
      RuleOption("allow_types", default: .strings([]), summary: "types that may hold a closure"),
    ],
    check: { project, options in
      let keys = project.keys.compactMap { closureKey($0, project, options) }
      let derived = project.derivedKeys.compactMap { closureInDerivedKey($0, project, options) }
      return keys + derived
    }
  )

  private static func closureKey(
    _ key: EnvironmentKey, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    guard !project.isExempt(key.scope, in: key.file), !key.scope.isDebug,
      let (holder, site) = valueHolder(of: key, project)
    else { return nil }
    let allowed = Set(options[project.files[key.file].path].strings("allow_types"))
    var alias: Location?
    switch holder {
    case .type(let type):
      guard !type.mentions(allowed), case .found(let found) = closure(in: project.resolve(type, at: site)) else {
        return nil
      }
      alias = found
    case .value(let value):
      guard isClosureLiteral(value) else { return nil }
    }
    let isFocused = key.container == .focused
    return diagnostic(
      subject: isFocused ? "Focused value" : "Environment entry", name: key.name,
      severity: isFocused ? .info : .warning, place: project.location(holder.range, in: site.file), alias: alias,
      symbol: key.symbol
    )
  }

  private static func closureInDerivedKey(
    _ key: DerivedKey, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let file = project.files[key.id.file].path
    guard options[file].bool("include_derived_keys"), !project.isExempt(key.property.scope, in: key.id.file),
      !key.property.scope.isDebug, let type = key.property.type,
      !type.mentions(Set(options[file].strings("allow_types"))),
      case .found(let alias) = closure(
        in: project.resolve(type, at: Site(file: key.id.file, scope: key.property.scope)))
    else { return nil }
    return diagnostic(
      subject: "Environment entry", name: key.property.name, severity: .info,
      place: project.location(type.range, in: key.id.file), alias: alias,
      symbol: key.property.symbol
    )
  }

  private static func diagnostic(
    subject: String, name: String, severity: Severity, place: Location, alias: Location?, symbol: String
  ) -> Diagnostic {
    Diagnostic(
      rule: closureEntry.id, severity: severity, location: place,
      message:
        "\(subject) '\(name)' holds a closure, which SwiftUI cannot compare reliably, so its readers may update on "
        + "every environment change.",
      notes: alias.map { [.init("function type declared here", at: $0)] } ?? [],
      help: "use a callable struct that stores data such as a binding, a model reference or an id, and do the work in "
        + "'callAsFunction'",
      symbol: symbol
    )
  }

  // MARK: Where the type is written

  /// What tells the type of a key's value.
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

  /// The holder and where it stands.
  private static func valueHolder(of key: EnvironmentKey, _ project: ProjectIndex) -> (ValueHolder, Site)? {
    let site = Site(file: key.file, scope: key.scope)
    switch key.form {
    case .entry(let property): return holder(of: property).map { ($0, site) }
    case .keyType(let type, let property, let value):
      guard project.conformance(of: type, toAnyOf: ["UITraitBridgedEnvironmentKey"]) != .yes else { return nil }
      if let value {
        return (.type(value.declaration.target), Site(file: value.id.file, scope: value.declaration.scope))
      }
      return property.flatMap(holder).map { ($0, site) }
    }
  }

  private static func holder(of property: Property) -> ValueHolder? {
    if let type = property.type { return .type(type) }
    return property.value.map { .value($0) }
  }

  // MARK: Is there a closure in it?

  private enum Search {
    case none
    /// Where a typealias declares the function type; nil when it is written out.
    case found(alias: Location?)
  }

  /// Looks through optionals, collections, tuples and the generic arguments of the standard library's containers.
  private static func closure(in type: ResolvedType) -> Search {
    switch type {
    case .function(let alias): return .found(alias: alias)
    case .optional(let wrapped): return closure(in: wrapped)
    case .array(let element): return closure(in: element)
    case .dictionary(let key, let value): return first([key, value])
    case .tuple(let elements): return first(elements)
    case .external(let name, let arguments):
      return ["Optional", "Array", "ContiguousArray", "Set", "Dictionary", "Result"].contains(name)
        ? first(arguments) : .none
    case .declared, .existential, .unresolved: return .none
    }
  }

  private static func first(_ types: [ResolvedType]) -> Search {
    for type in types {
      if case .found(let alias) = closure(in: type) { return .found(alias: alias) }
    }
    return .none
  }

  /// A closure literal, or an array or tuple of them.
  private static func isClosureLiteral(_ value: Expression) -> Bool {
    switch value.form {
    case .closure: true
    case .array(let elements): elements.contains(where: isClosureLiteral)
    case .tuple(let elements): elements.contains { isClosureLiteral($0.value) }
    default: false
    }
  }
}
