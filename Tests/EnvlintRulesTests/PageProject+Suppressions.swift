import EnvlintConfiguration
import EnvlintFacts
import EnvlintRules

@testable import EnvlintDriver

extension PageProject {
  /// What envlint finds in the project, checks of suppression comments included.
  func findings(
    ofAnyKind rules: [String], threads: Int = 1, prefilter: Prefilter = .on
  ) throws -> [Diagnostic] {
    guard rules.contains(where: { id in Catalog.suppressionRules.contains { $0.id == id } }) else {
      return try findings(of: rules, threads: threads, prefilter: prefilter)
    }
    // Whether a comment suppresses something, only the rules that it names can tell: all run.
    let settings = try settings()
    let result = Linter(settings: settings, threads: threads, prefilter: prefilter).lint(sources)
    var reader = SourceReader(sources)
    _ = reader.withoutSuppressed(result.diagnostics)
    return result.filesWithDirectives.flatMap { file in
      reader.suppressionFindings(in: file, ByFolder(settings), findsSuperfluous: true)
    }.filter { rules.contains($0.rule) }
  }
}
