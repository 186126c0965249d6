import EnvlintFacts
import EnvlintSyntax
import Testing

/// Chains of modifiers that hold an injection.
@Suite struct ModifierChainTests {
  private func facts(_ body: String, prefilter: Prefilter = .on) -> FileFacts {
    FileFacts(
      path: "A.swift", extracting: SourceBytes("struct V: View {\nvar body: some View {\n\(body)\n}\n}"),
      prefilter: prefilter
    )
  }

  /// The names of the modifiers of each chain; `+` marks those with content.
  private func chains(_ body: String) -> [String] {
    facts(body).chains.map { chain in
      chain.modifiers.map { $0.name + ($0.takesContent ? "+" : "") }.joined(separator: " ")
    }
  }

  @Test func modifiersStandInSourceOrder() {
    #expect(chains("Text(\"a\").padding().environment(\\.a, 1).font(.body)") == ["padding environment font"])
    #expect(chains("Text(\"a\").padding()") == [])
    #expect(chains("environment(a).padding()") == ["environment padding"])
    #expect(chains("make(1).body.x.environment(a)") == ["environment"])
    #expect(chains("Text(\"a\").transformEnvironment(\\.a) { $0 = 1 }") == ["transformEnvironment"])
  }

  @Test func basesMakeChainsOfTheirOwn() {
    let body = "VStack { Text(\"a\").environment(a).bold(); Text(\"b\").environment(b) }.padding().environment(c)"
    #expect(chains(body) == ["environment bold", "environment", "padding environment"])
    #expect(facts(body).injections.map(\.link.chain) == [0, 1, 2])
    #expect(facts(body).injections.map(\.link.modifier) == [0, 0, 1])
  }

  @Test func contentIsToldFromActions() {
    let body = "x.overlay { A() }.onAppear { a() }.sheet(item: $a) { B() }.task(id: a) { b() }.mask(c).environment(a)"
    #expect(chains(body) == ["overlay+ onAppear sheet+ task mask environment"])
    #expect(
      chains("x.f(content: { A() }).onTapGesture(perform: { a() }).environment(a)") == ["f+ onTapGesture environment"])
  }

  @Test func linksInConditionsBelongToTheChain() {
    let body = "x.environment(a)\n#if DEBUG\n.environment(b)\n#else\n.bold()\n#endif\n.environment(c)"
    #expect(chains(body) == ["environment environment bold environment"])
    #expect(facts(body).injections.map(\.scope.branches.count) == [0, 1, 0])
    #expect(facts(body, prefilter: .off) == facts(body))
  }

  @Test func aReceiverEndsBeforeItsModifier() throws {
    let body = "Text(\"a\").bold() /* b */\n  .environment(\\.a, 1)"
    let facts = facts(body)
    let chain = try #require(facts.chains.first)
    let source = SourceBytes("struct V: View {\nvar body: some View {\n\(body)\n}\n}")
    #expect(source.text(chain.receiver(of: 1)) == "Text(\"a\").bold()")
    #expect(source.text(chain.receiver(of: 0)) == "Text(\"a\")")
    #expect(source.text(chain.modifiers[1].range) == "environment(\\.a, 1)")
    #expect(facts.injections.first?.value?.form == .literal(.integer("1")))
  }
}
