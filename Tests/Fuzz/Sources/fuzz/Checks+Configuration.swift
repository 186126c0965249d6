import EnvlintConfiguration
import EnvlintRules

/// A configuration is read or rejected, and a rejection has a place in the file.
func configurationProblems(_ bytes: [UInt8]) -> [String] {
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  func isInside(_ line: Int, _ column: Int) -> Bool {
    lines.indices.contains(line - 1) && (1...lines[line - 1].count + 1).contains(column)
  }
  switch Settings.parse(bytes, path: "envlint.yml", rules: Catalog.all) {
  case .success(let settings): return globProblems(settings)
  case .failure(let failure):
    if failure.errors.isEmpty { return ["rejected without an error"] }
    if failure.description.isEmpty { return ["an error without words"] }
    return failure.errors.filter { error in
      !isInside(error.line, error.column) || !(error.note.map { isInside($0.line, $0.column) } ?? true)
    }.map { "outside of the file: \($0)" }
  }
}

/// Globs are compiled again and match the same, whatever they are.
private func globProblems(_ settings: Settings) -> [String] {
  let patterns = settings.included + settings.excluded + settings.testPaths + settings.rules.values.flatMap(\.excluded)
  let paths = [
    "Sources/App/Views/A.swift", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab/abababababababababab.swift", "",
  ]
  let (first, second) = (GlobSet(patterns), GlobSet(patterns))
  return paths.filter { first.matches($0) != second.matches($0) }.map { "'\($0)' matches only once" }
}
