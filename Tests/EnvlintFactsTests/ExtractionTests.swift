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
}
