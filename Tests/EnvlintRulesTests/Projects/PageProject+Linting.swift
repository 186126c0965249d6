import EnvlintConfiguration
import EnvlintFacts
import EnvlintRules
import EnvlintSyntax

@testable import EnvlintDriver

extension PageProject {
  /// Rules whose findings are the same however code is written: all but those that are about how, or in which file, it is written.
  static let rulesOfMeaning = Catalog.rules.map(\.id).filter {
    !["legacy_environment_key", "internal_key_lookup", "nonprivate_environment", "derived_key_candidate"].contains($0)
  }

  /// Rules that look at a view in the file of its properties alone.
  static let rulesWithinFiles = ["own_injection_read", "presenter_dismiss"]

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
    // Whether a comment suppresses something, only the rules that it names can tell.
    let concernsSuppression = rules.contains { id in Catalog.suppressionRules.contains { $0.id == id } }
    if !concernsSuppression { settings.onlyRules = rules }
    settings.minSeverity = .info
    let files = files.sorted { $0.path < $1.path }
    let bytes = files.map { SourceBytes($0.text) }
    let sources = SourceSet(paths: files.map(\.path)) { .bytes(bytes[$0]) }
    let result = Linter(settings: settings, threads: threads, effort: effort).lint(sources)
    if !concernsSuppression { return result.diagnostics }
    var reader = SourceReader(sources)
    _ = reader.withoutSuppressed(result.diagnostics)
    return result.filesWithDirectives.flatMap { file in
      reader.suppressionFindings(in: file, ByFolder(settings), findsSuperfluous: true)
    }.filter { rules.contains($0.rule) }
  }
}
