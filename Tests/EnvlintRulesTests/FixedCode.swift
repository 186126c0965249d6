import EnvlintFacts
import EnvlintRules
import Testing

/// Code before and after its fixes.
struct FixedCode {
  /// Safe fixes, or suggestions, too.
  enum Choice { case safe, all }

  private var project: PageProject

  /// One file, which imports SwiftUI; other files by their paths.
  init(_ text: String, others: [String: String] = [:], configuration: String? = nil) {
    let files = others.merging(["A.swift": text]) { given, _ in given }.mapValues { "import SwiftUI\n\($0)" }
    project = PageProject(files, configuration: configuration)
  }

  /// Expects that fixing replaces lines, each told once, by others, and leaves everything else.
  ///
  /// - Parameter changes: texts of the files, in the order of the paths, before and after.
  func expect(
    _ choice: Choice, of rules: [String] = Catalog.rules.filter { $0.fix != .none }.map(\.id),
    changing changes: [(String, String)],
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    var expected = project.files
    for (old, new) in changes {
      let holders = expected.indices.filter { expected[$0].text.contains(old) }
      guard holders.count == 1, let holder = holders.first else {
        Issue.record("'\(old)' is in \(holders.count) files", sourceLocation: place)
        return
      }
      expected[holder].text.replace(old, with: new)
    }
    let fixed = try project.fixed(rules: rules, allowsUnsafe: choice == .all)
    #expect(
      fixed.files.map(\.text).joined(separator: "\n") == expected.map(\.text).joined(separator: "\n"),
      sourceLocation: place)
  }

  /// Expects that one rule finds something and that fixing changes nothing.
  func expectNoFix(_ choice: Choice, of rule: String, _ place: SourceLocation = #_sourceLocation) throws {
    #expect(try !project.findings(of: [rule]).isEmpty, "nothing is found", sourceLocation: place)
    try expect(choice, of: [rule], changing: [], place)
  }
}
