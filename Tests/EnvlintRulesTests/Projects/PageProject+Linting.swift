import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintRules
import EnvlintSyntax

extension PageProject {
  /// Rules whose findings are the same however code is written: all but those that are about how it is written, and
  /// one that does not follow a property to other files.
  static let rulesOfMeaning = Catalog.rules.map(\.id).filter {
    !["legacy_environment_key", "nonprivate_environment", "derived_key_candidate"].contains($0)
  }

  /// What envlint finds in the project, read from memory.
  ///
  /// - Parameter rules: the ids of the rules that run, whatever the project's configuration says of others.
  func findings(
    of rules: [String] = Catalog.rules.map(\.id), threads: Int = 1, effort: Effort = .asNeeded
  ) throws -> [Diagnostic] {
    var settings = Settings()
    if let configuration {
      settings = try Settings.parse(Array(configuration.utf8), path: ".envlint.yml").get()
    }
    settings.onlyRules = rules
    settings.minSeverity = .info
    let files = files.sorted { $0.path < $1.path }
    let bytes = files.map { SourceBytes($0.text) }
    let sources = SourceSet(paths: files.map(\.path)) { .bytes(bytes[$0]) }
    return Linter(settings: settings, threads: threads, effort: effort).lint(sources).diagnostics
  }
}
