import EnvlintFacts
import EnvlintSyntax
import Testing

@testable import EnvlintDriver

/// Nothing is written that is no Swift, and many fixes of one file are made at once.
@Suite struct FixRoundTests {
  private func finding(_ rule: String, _ edits: (file: String, range: Range<UInt32>, text: String)...) -> Diagnostic {
    let places = edits.map { Location(file: $0.file, range: $0.range) }
    let fix = Fix("Change", safety: .safe, edits: zip(edits, places).map { Fix.Edit($0.text, at: $1) })
    return Diagnostic(rule: rule, severity: .warning, location: places[0], message: "", fixes: [fix])
  }

  private func sources(_ texts: [String: String]) -> SourceSet {
    let paths = texts.keys.sorted()
    return SourceSet(paths: paths) { .bytes(SourceBytes(texts[paths[$0]] ?? "")) }
  }

  private func session(_ texts: [String: String]) -> FixSession {
    FixSession(sources(texts), allowsUnsafe: false) { _ in true }
  }

  private func contents(_ session: FixSession) -> [String: String] {
    Dictionary(uniqueKeysWithValues: session.changes.map { ($0.file, String(decoding: $0.new.bytes, as: UTF8.self)) })
  }

  private static let lines = (0..<9).map { "let a\($0) = 1\n" }.joined()

  /// A finding in each line of `lines`, with a fix that replaces its number.
  private func findings(_ texts: [String]) -> [Diagnostic] {
    texts.enumerated().map { index, text in
      let start = UInt32(11 * index + 9)
      return finding("rule\(index)", ("A.swift", start..<start + 1, text))
    }
  }

  @Test(arguments: [[0], [3], [8], [0, 8], [3, 4], [1, 5, 7], Array(0..<7)])
  func aFixThatSpoilsTheFileIsLeftOut(_ spoiling: [Int]) {
    let texts = (0..<9).map { spoiling.contains($0) ? ["(", "}", ";;{", "2 3"][$0 % 4] : "2" }
    var session = session(["A.swift": Self.lines])
    let isMade = session.makeFixes(of: findings(texts))
    #expect(isMade)
    let expected = (0..<9).map { "let a\($0) = \(spoiling.contains($0) ? 1 : 2)\n" }.joined()
    #expect(contents(session) == ["A.swift": expected])
    #expect(session.problems.count == spoiling.count)
    for index in spoiling {
      #expect(session.problems.contains { $0.file == "A.swift" && $0.message.contains("a fix of 'rule\(index)'") })
    }
    // It is not tried again.
    let isMadeAgain = session.makeFixes(of: findings(texts).filter { spoiling.map { "rule\($0)" }.contains($0.rule) })
    #expect(!isMadeAgain && session.problems.count == spoiling.count)
  }

  /// Each by itself would do.
  @Test func ofFixesThatSpoilTheFileTogetherOneIsMade() {
    var session = session(["A.swift": "let a = 1; \nlet b = 1\n"])
    let isMade = session.makeFixes(of: [
      finding("first", ("A.swift", 9..<10, "")), finding("second", ("A.swift", 11..<12, " ")),
    ])
    #expect(isMade)
    #expect(contents(session) == ["A.swift": "let a = 1 \nlet b = 1\n"])
    #expect(session.problems.map(\.message).filter { $0.contains("'second'") }.count == 1)
    #expect(session.problems.count == 1)
  }

  @Test func aFixOfTwoFilesThatSpoilsOneIsMadeInNone() {
    var session = session(["A.swift": "let a = 1\n", "B.swift": "let b = 1\nlet c = 1\n"])
    let isMade = session.makeFixes(of: [
      finding("spoils", ("A.swift", 8..<9, "2"), ("B.swift", 8..<9, "(")),
      finding("mends", ("B.swift", 18..<19, "2")),
    ])
    #expect(isMade)
    #expect(contents(session) == ["B.swift": "let b = 1\nlet c = 2\n"])
    #expect(session.problems.map(\.message).count == 1)
  }

  @Test func aFileThatManyFixesSpoilStaysAsItIs() {
    var session = session(["A.swift": Self.lines, "B.swift": "let b = 1\n"])
    let isMade = session.makeFixes(
      of: findings(Array(repeating: "{", count: 9)) + [finding("mends", ("B.swift", 8..<9, "2"))])
    #expect(isMade)
    #expect(contents(session) == ["B.swift": "let b = 2\n"])
    #expect(!session.problems.isEmpty && session.problems.allSatisfy { $0.file == "A.swift" })
  }

  @Test func whereNothingIsSpoiledThereIsNoProblem() {
    var session = session(["A.swift": Self.lines])
    let isMade = session.makeFixes(of: findings(["2", "-1", "{ 1 }()", "\"\\(1)\"", "1; let b = 2"]))
    #expect(isMade && session.problems.isEmpty)
  }

  /// If the time grew with the square of the fixes, this would take an hour.
  @Test func manyFixesOfOneFileAreMadeTogether() {
    let count = 100_000
    let text = String(repeating: "let a = 1\n", count: count)
    let findings = (0..<count).map { index in
      let start = UInt32(10 * index + 8)
      return finding("rule", ("A.swift", start..<start + 1, "2"))
    }
    var frozen: Set<String> = []
    // Every other one in front, so that most find others around them.
    let ordered =
      stride(from: 0, to: count, by: 2).map { findings[$0] } + stride(from: 1, to: count, by: 2).map { findings[$0] }
    let round = FixRound(ordered, allowsUnsafe: false, frozen: &frozen) { _ in SourceBytes(text) }
    #expect(round.contents["A.swift"] == SourceBytes(text.replacing("1", with: "2")))
  }

  @Test func editsThatTouchExcludeEachOther() {
    for (first, second) in [(2..<4, 4..<6), (2..<2, 2..<2), (2..<4, 4..<4), (2..<4, 2..<2), (2..<6, 3..<4)]
      as [(Range<UInt32>, Range<UInt32>)]
    {
      for (one, other) in [(first, second), (second, first)] {
        var edits = EditList()
        edits.insert(Fix.Edit("", at: Location(file: "A.swift", range: one)), ofFix: 0)
        #expect(edits.touches(other), "\(one) \(other)")
        #expect(!edits.touches(8..<9) && !edits.touches(0..<1))
      }
    }
  }
}
