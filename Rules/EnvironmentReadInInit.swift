import EnvlintFacts

extension Catalog {
  /// Environment properties that an initializer of their own type reads, itself or through functions that it calls. We give up on closures
  /// that the initializer does not call itself, and on what a function reads only sometimes.
  static let environmentReadInInit = Rule(
    id: "environment_read_in_init",
    group: .reading,
    summary: "A view reads its environment in its initializer, before SwiftUI has provided it.",
    severity: .error,
    check: { project, _ in
      project.reads.inApp.flatMap { readsInInitializers($0, project) }
    }
  )

  private static func readsInInitializers(_ found: EnvironmentProperty, _ project: ProjectIndex) -> [Diagnostic] {
    guard !found.property.isStatic else { return [] }
    var reported: Set<Location> = []
    return project.usage.initialReads(of: found).compactMap { read in
      let diagnostic = diagnostic(of: read, found, project)
      // A call may lead to several reads.
      return diagnostic.flatMap { reported.insert($0.location).inserted ? $0 : nil }
    }
  }

  private static func diagnostic(
    of read: InitialRead, _ found: EnvironmentProperty, _ project: ProjectIndex
  ) -> Diagnostic? {
    let (name, use) = (found.property.name, read.use)
    let scope = read.call?.scope ?? use.scope
    guard !project.isExempt(scope, in: read.callFile), !project.isExempt(use.scope, in: read.file),
      project.canCoexist(scope, found.property.scope),
      project.canCoexist(scope, use.scope)
    else { return nil }
    let place = use.position == .deinitializer ? "deinit" : "init"
    let through = read.call.map { " (through '\($0.name)')" } ?? ""
    let end =
      found.isRequired
      ? "so this crashes the app" : found.source.isType ? "so it is still nil" : "so it still has its default value"
    let notes =
      (read.call.map { _ in [.init("read here", at: project.location(use.range, in: read.file))] } ?? [])
      + [
        Diagnostic.Note(
          "environment property declared here", at: project.location(found.property.nameRange, in: found.id.file))
      ]
    var severity = Severity.error
    // The default also works there.
    if case .keyPath(let keyPath) = found.source, project.keys.isAppWide(keyPath) { severity = .info }
    return Diagnostic(
      rule: environmentReadInInit.id, severity: severity,
      location: project.location(read.call?.range ?? use.range, in: read.callFile),
      message: "'\(name)' is read in '\(place)'\(through), before SwiftUI provides the environment, \(end)",
      notes: notes, help: "add a parameter for the value to 'init', or move this work to '.task' or '.onAppear'",
      symbol: scope.symbol)
  }
}
