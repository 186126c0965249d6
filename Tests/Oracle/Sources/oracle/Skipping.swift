import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintRules
import EnvlintSyntax
import Parallel
import TestInputs

/// The configuration under which rules report all they can, in test code as well, so that little can differ unseen.
let configurationThatReportsAll = """
  test_paths: []
  rules:
    closure_entry:
      include_derived_keys: true
    expensive_entry_default:
      unknown_calls: true
  """

/// Holds what the engine finds in a folder, as one project, to what it finds when it skips nothing; answers the count of files.
func compareSkipping(inFolder folder: String, report: Report) throws -> Int {
  let paths = files(under: [folder], suffixes: [".swift"])
  inParallel(count: paths.count) { index in
    guard let source = SourceText(path: paths[index]) else { return report.add(unreadable: paths[index]) }
    report.add(Comparison(unit: "walks", count: 1, differences: skipped(in: source)))
  }

  let sources = SourceSet(paths: paths) { index in
    SourceText(path: paths[index]).map { .bytes($0.bytes) } ?? .failed(reason: "cannot be read")
  }
  func findings(of rules: [String], _ prefilter: Prefilter) throws -> [Diagnostic] {
    var settings = try Settings.parse(Array(configurationThatReportsAll.utf8), path: ".envlint.yml", rules: Catalog.all)
      .get()
    settings.onlyRules = rules
    return Linter(settings: settings, threads: 2, prefilter: prefilter).lint(sources).diagnostics
  }
  let rules = Catalog.rules.map(\.id)
  let all = try findings(of: rules, .off)
  report.add(Comparison(unit: "findings", count: all.count))
  report.add(compared(try findings(of: rules, .on), all, "all rules"))
  // What one rule asks for may load the files of another.
  for rule in rules {
    report.add(compared(try findings(of: [rule], .on), all.filter { $0.rule == rule }, rule))
  }
  return paths.count
}

/// What of one file is lost when bodies are not walked, or when the file is only skimmed.
private func skipped(in source: SourceText) -> [Difference] {
  var differences: [Difference] = []
  let facts = FileFacts(path: source.path, extracting: source.bytes)
  if FileFacts(path: source.path, extracting: source.bytes, prefilter: .off) != facts {
    differences.append(difference("facts", source.path, "the facts", "others when all bodies are walked"))
  }
  let outline = Outline(Tokens(tokenizing: source.bytes), source.bytes)
  let scanned = Outline(scanning: source.bytes)
  if outline.mentionsEnvironment, scanned != nil {
    differences.append(difference("words", source.path, "nothing by the bytes", "environment code by the tokens"))
  }
  // Parsed anyway, or understood in part only.
  if outline.mentionsEnvironment || !facts.syntaxErrors.isEmpty { return differences }
  for path in facts.declaredPaths {
    let wanted = Set(path.flatMap { [Outline.hash($0), Outline.hash(extensionOf: $0)] })
    for names in [outline, scanned].compactMap({ $0?.declaredNames }) {
      if !names.contains(where: wanted.contains) {
        differences.append(difference("names", source.path, "skimmed", path.joined(separator: ".")))
      }
    }
  }
  return differences
}

extension FileFacts {
  /// The paths of what other files can ask for: types, extensions, aliases, and what stands at file level. Nobody asks for operators,
  /// nor for extensions of `[T]` and the like.
  fileprivate var declaredPaths: Set<[String]> {
    let types = containers.filter { !$0.isLocal && ($0.kind != nil || $0.extended?.name != nil) }
    let aliases = typealiases.filter(\.scope.blocks.isEmpty) + types.flatMap(\.typealiases)
    return Set(types.map(\.path) + aliases.map { $0.scope.typePath + [$0.name] })
      .union((globals.map(\.name) + functionNames + macros).filter { $0.first?.isLetter ?? false }.map { [$0] })
  }
}

private func compared(_ found: [Diagnostic], _ all: [Diagnostic], _ rules: String) -> Comparison {
  let lost = Set(all).subtracting(found).map { difference(rules, $0.location.file, "lost", "\($0)") }
  let new = Set(found).subtracting(all).map { difference(rules, $0.location.file, "new", "\($0)") }
  return Comparison(unit: "runs", count: 1, differences: lost + new)
}

private func difference(_ topic: String, _ path: String, _ ours: String, _ theirs: String) -> Difference {
  Difference(topic: "skipping, \(topic)", path: path, line: 1, column: 1, ours: ours, theirs: theirs)
}
