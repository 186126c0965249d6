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
      call { macro g() }
      """)
    #expect(facts.globals.map(\.name) == ["a"])
    #expect(facts.functionNames == [])
    #expect(facts.macros == [])
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

  @Test func whatABodyDeclaresDoesNotRunWithIt() {
    let text = "let a = { func f() { g() }\nstruct S { init() { g() } }\ndeinit { g() }\nh() }()"
    guard case .call(let callee, _)? = facts(text).globals.first?.value?.form, case .closure(let closure) = callee.form
    else {
      Issue.record("no closure")
      return
    }
    #expect(closure.body?.calls.map(\.name) == ["h"])
  }

  @Test func theInnermostLocalNameCounts() {
    let injections = facts(
      """
      func f(a: A, b: B) {
        x.environment(a)
        if let b = c.d {
          let a = 1
          x.environment(a).environment(b)
          call { a in x.environment(a) }
          x.environment(a)
        }
        struct S { let x = y.environment(a) }
        x.environment(a).environment(b).environment(c)
      }
      """
    ).injections
    let types = injections.map { $0.local.map { $0.type?.name ?? "untyped" } ?? "none" }
    #expect(
      types == ["A", "untyped", "untyped", "untyped", "untyped", "none", "A", "B", "none"])
    #expect(injections[3].local?.value == nil)
    #expect(injections[4].local?.value?.form == .literal(.integer("1")))
  }

  @Test func onlyWhatHoldsAnErrorIsBroken() {
    let facts = facts(
      """
      struct S {
      var a: Int
      var b: = 1
      var c: Int
      func e() { x.environment(1) }
      func g() { x.environment(2) ) }
      }
      """)
    #expect(facts.syntaxErrors.count == 2)
    #expect(facts.containers[0].properties.map(\.scope.isBroken) == [false, true, false])
    #expect(facts.injections.map(\.scope.isBroken) == [false, true])
  }
}
