import EnvlintFacts

extension Catalog {
  /// Environment properties that an initializer of their own type reads. We give up on closures that the initializer does not call itself.
  static let environmentReadInInit = Rule(
    id: "environment_read_in_init",
    group: .reading,
    summary: "A view reads its environment in its initializer, before SwiftUI has provided it.",
    severity: .error,
    check: { project, _ in
      project.environmentProperties.flatMap { readsInInitializers($0, project) }
    }
  )

  private static func readsInInitializers(_ found: EnvironmentProperty, _ project: ProjectIndex) -> [Diagnostic] {
    let (property, file) = (found.property, found.id.file)
    let uses = project.uses(of: found).filter(isReadInInitializer)
    guard !uses.isEmpty, !property.isStatic, !project.isExempt(property.scope, in: file),
      let type = found.installedOwner
    else { return [] }
    return uses.compactMap { use in
      guard !project.isExempt(use.scope, in: file),
        project.canCoexist(use.scope, in: file, property.scope, in: file),
        let enclosing = project.enclosingType(of: use.scope, in: file), enclosing.path == type.path
      else { return nil }
      let place = use.position == .deinitializer ? "deinit" : "init"
      let end = found.isRequired ? "so the program stops here" : "so it is always the default value"
      return Diagnostic(
        rule: environmentReadInInit.id, severity: .error, location: project.location(use.range, in: file),
        message: "'\(property.name)' is read in '\(place)', before SwiftUI provides the environment, \(end).",
        notes: [.init("the environment property", at: project.location(property.nameRange, in: file))],
        help: "pass the value to 'init', or do this work in '.task' or '.onAppear'", symbol: use.scope.symbol)
    }
  }

  private static func isReadInInitializer(_ use: PropertyUse) -> Bool {
    guard use.position == .initializer || use.position == .deinitializer, use.base == .none || use.base == .instance
    else { return false }
    if case .member("wrappedValue", _, _) = use.next, use.part == .storage { return true }
    return use.part == .value && !use.isChanged
  }
}
