import EnvlintFacts

extension Catalog {
  /// Environment wrappers that are read where they are created, including those that a local constant stores.
  static let inlineEnvironmentRead = Rule(
    id: "inline_environment_read",
    group: .reading,
    summary: "An `Environment` wrapper created inline isn't connected to a view and always returns the default.",
    severity: .error,
    check: { project, _ in
      project.files(with: .environmentExpressions).flatMap { file in
        project.reads.environmentExpressions(in: file).compactMap { inlineRead($0, file, project) }
      }
    }
  )

  private static func inlineRead(
    _ found: EnvironmentExpression, _ file: Int, _ project: ProjectIndex
  ) -> Diagnostic? {
    guard !project.isExempt(found.scope, in: file) else { return nil }
    var severity: Severity
    let (message, help): (String, String)
    var notes: [Diagnostic.Note] = []
    let site = LookupContext(file: file, scope: found.scope)
    let type = project.resolver.enclosingType(of: found.scope, in: file)
    let isInView = type.map { project.members.installs($0) == .yes } ?? false
    let use = isInView ? "the view and use that property" : "a view and pass the value in"
    switch found.form {
    case .wrapper(let type, let argument):
      guard let read = project.reads.lookUp(by: type, argument, at: site) else { return nil }
      let wrapper = type.isEnvironmentObject ? "EnvironmentObject" : "Environment"
      let start = "an '\(wrapper)' wrapper created inline isn't connected to a view"
      severity = .error
      if !found.range.contains(type.range.lowerBound) {
        notes.append(.init("created here", at: project.location(type.range, in: file)))
      }
      switch read {
      case .keyPath(let keyPath):
        let key = keyPath.components.map(\.name).joined(separator: ".")
        let isAppWide = project.keys.isAppWide(keyPath)
        if isAppWide { severity = .info }
        message =
          isAppWide
          ? "an 'Environment' wrapper created inline isn't connected to a scene, so '\(key)' always has SwiftUI's "
            + "default"
          : "\(start), so '\(key)' always has its default"
        help = "declare '@Environment(\\.\(key))' in \(use)"
      case .type(let type), .object(let type?):
        let name = type.name ?? "the object"
        message = "\(start), so reading '\(name)' crashes the app"
        help =
          wrapper == "Environment"
          ? "declare '@Environment(\(name).self)' in \(use)"
          : "declare an '@EnvironmentObject' of type '\(name)' in \(use)"
      case .object(nil): return nil
      }
    case .values(let type, let member):
      guard project.resolver.isSwiftUIConstruction(type.name ?? "", "EnvironmentValues", at: site) else { return nil }
      severity = .info
      let isAppWide = AppWideKeys.contains(member) && !project.keys.declaresKey(named: member)
      message =
        isAppWide
        ? "a new 'EnvironmentValues' isn't connected to a scene, so '\(member)' always has SwiftUI's default"
        : "a new 'EnvironmentValues' isn't connected to a view, so '\(member)' always has its default"
      help = "declare '@Environment(\\.\(member))' in \(use)"
    case .argument: return nil
    }
    if project.usage.isOnlyForPreviews(found.scope) { return nil }
    return Diagnostic(
      rule: inlineEnvironmentRead.id, severity: severity, location: project.location(found.range, in: file),
      message: message, notes: notes, help: help, symbol: found.scope.symbol)
  }
}
