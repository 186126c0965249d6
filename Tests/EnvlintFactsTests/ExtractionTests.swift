import EnvlintFacts
import EnvlintSyntax
import Testing

@Suite struct ExtractionTests {
  private func facts(_ text: String) -> FileFacts { FileFacts(path: "A.swift", extracting: SourceBytes(text)) }

  @Test func whatABlockAtFileLevelDeclaresIsNoGlobal() {
    let facts = facts(
      """
      let a = 1
      if a > 0 { let b = 2 }
      do { let c = 3; func d() {} }
      call { let e = 4 }
      for _ in 0..<1 { var f = 5 }
      """)
    #expect(facts.globals.map(\.name) == ["a"])
    #expect(facts.functionNames == [])
  }

  @Test func whatAnExtensionOfAShorthandTypeDeclaresIsNoGlobal() {
    let facts = facts(
      """
      extension [Int] { var a: Int { 1 } }
      extension Int? { func b() {} }
      extension [Int: String] { static let c = 1 }
      """)
    #expect(facts.globals.isEmpty && facts.functionNames.isEmpty)
    #expect(facts.containers.map(\.path) == [["Array"], ["Optional"], ["Dictionary"]])
    #expect(facts.containers.map { $0.properties.map(\.name) + $0.functionNames } == [["a"], ["b"], ["c"]])
  }
}
