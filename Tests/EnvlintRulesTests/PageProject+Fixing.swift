import EnvlintFacts
import EnvlintSyntax

@testable import EnvlintDriver

extension PageProject {
  /// The safety of each fix, in the order of the findings.
  func fixes(of rule: String) throws -> [Fix.Safety] { try findings(of: [rule]).flatMap(\.fixes).map(\.safety) }

  /// With the fixes of some rules made.
  ///
  /// - Parameter allowsUnsafe: whether suggestions are made, too.
  func fixed(rules: [String], allowsUnsafe: Bool = true) throws -> PageProject {
    var project = self
    for _ in 0..<10 {
      let contents = Dictionary(uniqueKeysWithValues: project.files.map { ($0.path, SourceBytes($0.text)) })
      var frozen: Set<String> = []
      let findings = try project.findings(ofAnyKind: rules)
      let round = FixRound(findings, allowsUnsafe: allowsUnsafe, frozen: &frozen) { contents[$0] }
      if round.contents.isEmpty { break }
      for index in project.files.indices {
        guard let content = round.contents[project.files[index].path] else { continue }
        project.files[index].text = content.text(0..<UInt32(content.count))
      }
    }
    return project
  }

  /// The text of a file; nil for none by that path.
  func text(of path: String) -> String? { files.first { $0.path == path }?.text }
}
