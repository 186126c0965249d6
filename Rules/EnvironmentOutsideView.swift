import EnvlintFacts

extension Catalog {
  /// Environment wrappers in places that SwiftUI doesn't manage. We give up on types that aren't fully known.
  static let environmentOutsideView = Rule(
    id: "environment_outside_view",
    group: .reading,
    summary:
      "`@Environment` is used in a type that SwiftUI doesn't manage, so the property always has the default value.",
    severity: .error,
    options: [
      RuleOption(
        "installing_types", default: .strings([]), summary: "additional types and protocols that SwiftUI manages")
    ],
    check: { project, options in
      project.reads.inApp.compactMap { misplacedProperty($0, project, options) }
        + project.reads.strayEnvironmentVariables.map { strayVariable($0, project) }
    }
  )

  private static let outsideHelp = "read the value in a view and pass it in"

  private static func misplacedProperty(
    _ found: EnvironmentProperty, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let (property, file) = (found.property, found.id.file)
    guard property.isStored else { return nil }
    var diagnostic = Diagnostic(
      rule: environmentOutsideView.id, severity: .error, location: project.location(found.attribute.range, in: file),
      message: message(found.attribute, property.name, "in a static or global property", isRequired: found.isRequired),
      help: outsideHelp, symbol: property.symbol)
    if property.isStatic {
      diagnostic.help = "make it an instance property of a view, and pass the value to static code that needs it"
      return appWide(diagnostic, found.source, property.name, "in a static or global property", project)
    }

    let installing = Set(options[project.path(of: file)].strings("installing_types"))
    guard let owner = found.owner, owner.isInstalled == .no, owner.type.kind != .protocolType,
      !project.members.isAny(of: installing, owner.type)
    else { return nil }
    let type = owner.type
    let declared = project.container(type.containers[0])
    diagnostic.message = message(
      found.attribute, property.name, "in '\(type.name)', which SwiftUI doesn't manage",
      isRequired: found.isRequired)
    diagnostic.notes = [
      .init("not a SwiftUI view", at: project.location(declared.nameRange, in: type.containers[0].file))
    ]
    if !type.kind.isReference {
      diagnostic.severity = .warning
      if declared.attributes.contains(where: { $0.name == "propertyWrapper" }) {
        diagnostic.help = "conform '\(type.name)' to 'DynamicProperty' and store it in a view"
      }
    }
    return appWide(
      diagnostic, found.source, property.name, "in '\(type.name)', which SwiftUI doesn't manage", project)
  }

  private static func strayVariable(_ found: StrayEnvironmentVariable, _ project: ProjectIndex) -> Diagnostic {
    let place = found.isLocal ? "in a local variable" : "in a static or global property"
    let diagnostic = Diagnostic(
      rule: environmentOutsideView.id, severity: .error,
      location: project.location(found.attribute.range, in: found.file),
      message: message(found.attribute, found.name, place, isRequired: found.isRequired), help: outsideHelp,
      symbol: found.symbol)
    return appWide(diagnostic, found.source, found.name, place, project)
  }

  /// The finding about a key whose default also works outside views.
  private static func appWide(
    _ diagnostic: Diagnostic, _ source: EnvironmentProperty.Source, _ name: String, _ place: String,
    _ project: ProjectIndex
  ) -> Diagnostic {
    guard case .keyPath(let keyPath) = source, project.keys.isAppWide(keyPath) else { return diagnostic }
    var info = diagnostic
    info.severity = .info
    info.message = "'\(name)' isn't connected to a scene \(place), so it always has SwiftUI's default"
    return info
  }

  private static func message(_ attribute: Attribute, _ name: String, _ place: String, isRequired: Bool) -> String {
    let wrapper = attribute.name.hasSuffix("EnvironmentObject") ? "EnvironmentObject" : "Environment"
    let effect = isRequired ? "so reading '\(name)' crashes the app" : "so '\(name)' always has its default value"
    return "'@\(wrapper)' has no effect \(place), \(effect)"
  }
}
