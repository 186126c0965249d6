import EnvlintFacts
import EnvlintRules
import EnvlintSyntax
import TestInputs

/// Rewrites a project at random, as far as SwiftParser reads the same structure, and compares what is found in it.
///
/// Trivia may come between any two tokens, parentheses around any operand: whether that changes the code is SwiftParser's to say.
struct Metamorphism {
  private let project: PageProject
  private let keepers: [StructureKeeper]
  /// Edits tried at once in one file. Finding the wrong ones among many takes many runs of the parser over the whole file.
  private static let mostEdits = 400
  /// The findings of the project itself.
  private let expected: [Diagnostic]
  private let report: Report

  /// - Parameter onlyEnvironmentCode: whether only files are rewritten that speak of the environment.
  init(_ project: PageProject, onlyEnvironmentCode: Bool, report: Report) throws {
    self.project = project
    self.report = report
    expected = try project.findingsOfMeaning()
    keepers = project.files.filter { !onlyEnvironmentCode || speaksOfEnvironment($0) }.compactMap(StructureKeeper.init)
  }

  /// Compares one rewrite, which follows from the seed.
  func compare(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let densities: [Double] = [0.02, 0.2, 0.7, 1]
    let density = densities.randomElement(using: &generator) ?? 1
    var groups: [String: [EditGroup]] = [:]
    var comparison = Comparison(unit: "rewritten files")
    for keeper in keepers {
      let file = ParsedFile(keeper.file)
      if file.isBroken { continue }
      let chosen = file.candidates(isSafe: false, using: &generator)
        .filter { _ in Double.random(in: 0..<1, using: &generator) < density }.shuffled(using: &generator)
      let kept = keeper.keeping(Array(chosen.prefix(Metamorphism.mostEdits)))
      groups[file.path] = kept
      comparison.count += 1
      report.add(Comparison(unit: "edits", count: kept.count))
      compareSyntax(of: keeper.file, kept)
    }
    let difference = try difference(under: groups)
    if difference != nil { comparison.differences = [try smallest(groups, seed: seed)] }
    report.add(comparison)
  }

  /// Both parsers must agree on the rewritten file, too.
  private func compareSyntax(of file: PageProject.File, _ groups: [EditGroup]) {
    let text = RewrittenProject.File(file, editing: groups.flatMap { $0 }).text(in: [file.path: Array(file.text.utf8)])
    let source = SourceText(path: "\(project.name), \(file.path), rewritten", bytes: SourceBytes(text))
    for comparison in comparisons { report.add(comparison(source)) }
  }

  /// Compares each rewrite that keeps the meaning of any code.
  func compareRewrites() throws {
    var comparison = Comparison(unit: "rewritten projects")
    for rewrite in Rewrite.all {
      guard let outcome = try rewrite.outcome(of: project, expected) else { continue }
      comparison.count += 1
      if outcome.found == outcome.expected { continue }
      let lost = outcome.expected.filter { !outcome.found.contains($0) }
      let new = outcome.found.filter { !outcome.expected.contains($0) }
      comparison.differences.append(
        Difference(
          topic: "findings", path: "\(project.name), \(rewrite.name)", line: 1, column: 1, ours: "new: \(new)",
          theirs: "lost: \(lost)"))
    }
    report.add(comparison)
  }

  private func rewritten(_ groups: [String: [EditGroup]]) -> RewrittenProject {
    RewrittenProject(project, editing: groups.mapValues { $0.flatMap { $0 } })
  }

  /// The first finding that is lost or new, or that depends on what is skipped; nil when all is as it was.
  private func difference(under groups: [String: [EditGroup]]) throws -> String? {
    let rewritten = rewritten(groups)
    let findings = try rewritten.project.findings(of: PageProject.rulesOfMeaning)
    if try rewritten.project.findings(of: PageProject.rulesOfMeaning, prefilter: .off) != findings {
      return "other findings when nothing is skipped"
    }
    let found = rewritten.originals(of: findings)
    if found == expected { return nil }
    if let lost = expected.first(where: { !found.contains($0) }) { return "lost: \(lost)" }
    return found.first { !expected.contains($0) }.map { "new: \($0)" }
      ?? "\(found.count) for \(expected.count) findings"
  }

  /// Leaves out edits as long as something still differs, and tells about what is left.
  private func smallest(_ groups: [String: [EditGroup]], seed: UInt64) throws -> Difference {
    var groups = groups
    for keeper in keepers {
      let path = keeper.file.path
      var size = groups[path]?.count ?? 0
      while size > 0 {
        var start = 0
        while start < groups[path]?.count ?? 0 {
          var fewer = groups
          let end = min(start + size, groups[path]?.count ?? 0)
          fewer[path]?.removeSubrange(start..<end)
          if keeper.keepsStructure(fewer[path] ?? []), try difference(under: fewer) != nil {
            groups = fewer
          } else {
            start = end
          }
        }
        size /= 2
      }
    }
    return try described(groups, seed: seed)
  }

  private func described(_ groups: [String: [EditGroup]], seed: UInt64) throws -> Difference {
    let edits = groups.sorted { $0.key < $1.key }.flatMap { path, groups in
      groups.flatMap { $0 }.map { "\(path) \($0.range) \($0.text.debugDescription)" }
    }
    let path = groups.filter { !$0.value.isEmpty }.keys.min() ?? ""
    let offset = groups[path]?.first?.first?.range.lowerBound ?? 0
    let file = project.files.first { $0.path == path }
    let source = SourceText(path: path, bytes: SourceBytes(file?.text ?? ""))
    let (line, column) = source.location(offset)
    return Difference(
      topic: "findings", path: "\(project.name), seed \(seed): \(path)", line: line, column: column,
      ours: try difference(under: groups) ?? "nothing", theirs: edits.joined(separator: ", "))
  }
}

private func speaksOfEnvironment(_ file: PageProject.File) -> Bool {
  let source = SourceBytes(file.text)
  return Outline(Tokens(tokenizing: source), source).mentionsEnvironment
}

/// The examples of the pages and articles, and each folder as a project.
func projects(inFolders folders: [String]) throws -> [PageProject] {
  let given = try folders.map { folder in
    var project = try PageProject(folder: folder)
    project.configuration = configurationThatReportsAll
    return project
  }
  return try PageProject.ofPages().map(\.project) + PageProject.ofSeeds() + given
}
