import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintRules
import EnvlintSyntax

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
    of rules: [String] = Catalog.rules.map(\.id), threads: Int = 1, prefilter: Prefilter = .on
  ) throws -> [Diagnostic] {
    var settings = try settings()
    settings.onlyRules = rules
    return Linter(settings: settings, threads: threads, prefilter: prefilter).lint(sources).diagnostics
  }

  /// Those of the project's configuration, with infos shown.
  func settings() throws -> Settings {
    var settings = Settings()
    if let configuration {
      settings = try Settings.parse(Array(configuration.utf8), path: ".envlint.yml", rules: Catalog.all).get()
    }
    settings.minSeverity = .info
    return settings
  }

  /// The files, read from memory.
  var sources: SourceSet {
    let files = files.sorted { $0.path < $1.path }
    let bytes = files.map { SourceBytes($0.text) }
    return SourceSet(paths: files.map(\.path)) { .bytes(bytes[$0]) }
  }
}
