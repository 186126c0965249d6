import EnvlintFacts
import EnvlintRules
import EnvlintSyntax

private let path = "Input.swift"

/// Facts, index and rules give the same for the same bytes, point into the file, and need nothing of what is left out for speed.
///
/// - Parameters:
///   - reused: the same tokens in storage that was used before.
///   - reusedTree: any tree, whose storage is used again.
func extractorProblems(
  _ source: SourceBytes, _ tokens: Tokens, _ reused: Tokens, _ reusedTree: inout SyntaxTree
) -> [String] {
  var tree = SyntaxTree()
  let facts = FileFacts(path: path, extracting: source, tokens: tokens, reusing: &tree)
  let diagnostics = allDiagnostics(of: facts)
  var problems = outsidePlaces(facts, diagnostics, byteCount: UInt32(source.count))
  let again = FileFacts(path: path, extracting: source, tokens: reused, reusing: &reusedTree)
  if again != facts { problems.append("a second run gives other facts") }
  if allDiagnostics(of: again) != diagnostics { problems.append("a second run gives other diagnostics") }
  // Errors in bodies that are not parsed are not seen, so broken code may differ.
  let all = FileFacts(path: path, extracting: source, tokens: tokens, reusing: &tree, prefilter: .off)
  if all.syntaxErrors.isEmpty, all != facts { problems.append("reading everything gives other facts") }
  return problems + skimProblems(facts, diagnostics, tokens, source)
}

/// What all rules find in a project of this one file, sorted.
private func allDiagnostics(of facts: FileFacts) -> [Diagnostic] {
  let project = ProjectIndex(ProjectFacts(of: facts))
  return Catalog.rules.flatMap { rule in
    let options = RuleOptions(rule.options)
    return rule.check(project, OptionsByPath(options))
  }.sorted()
}

private func outsidePlaces(_ facts: FileFacts, _ diagnostics: [Diagnostic], byteCount: UInt32) -> [String] {
  var problems: [String] = []
  func check(_ range: Range<UInt32>, _ what: @autoclosure () -> String) {
    if range.upperBound > byteCount { problems.append("\(what()) lies at \(range), behind the end") }
  }
  for container in facts.containers {
    check(container.nameRange, "the type '\(container.name)'")
    for property in container.properties { check(property.nameRange, "the property '\(property.name)'") }
  }
  for injection in facts.injections { check(injection.range, "an injection") }
  for test in facts.loops.flatMap(\.tests) { check(test.range, "a loop") }
  for error in facts.syntaxErrors { check(error.offset..<error.offset, "the error '\(error.message)'") }
  for diagnostic in diagnostics {
    let edits = diagnostic.fixes.flatMap(\.edits)
    for location in [diagnostic.location] + diagnostic.notes.map(\.location) + edits.map(\.location) {
      check(location.range, "a place of '\(diagnostic.message)'")
      if location.file != path { problems.append("'\(diagnostic.message)' points to '\(location.file)'") }
    }
  }
  return problems
}
