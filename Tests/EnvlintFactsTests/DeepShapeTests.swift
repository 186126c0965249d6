import EnvlintFacts
import EnvlintSyntax
import TestSupport
import Testing

/// Chains and the like are flat in the tree, however long: their shapes are cut off before they nest deeper than a stack can bear.
@Suite(.bodyTimeLimit(.seconds(60))) struct DeepShapeTests {
  private static let many = 30_000

  private func facts(_ text: String) -> FileFacts {
    let source = SourceBytes(text)
    let facts = FileFacts(path: "A.swift", extracting: source)
    // Comparing goes as deep as the shapes nest.
    let isSame = facts == FileFacts(path: "A.swift", extracting: source)
    #expect(isSame)
    return facts
  }

  private func isOpaque(_ value: String) -> Bool { facts("let a = \(value)").globals.first?.value?.form == .opaque }

  private func text(_ first: String, _ next: String, count: Int = many) -> String {
    first + String(repeating: next, count: count)
  }

  @Test(arguments: [".b", ".b(c)", "?.b", "!", "[0]", ".b { c }"]) func aLongChainIsOpaque(_ link: String) {
    #expect(isOpaque(text("x", link)))
    #expect(isOpaque("[1, f(\(text("x", link)))]"))
    #expect(!isOpaque(text("x", link, count: 100)))
  }

  /// Each closure is read once: read twice, so many of them would take for ever.
  @Test(arguments: [
    "{ b = ", "{ return b = ", "{ let b = c = ", "{ let b = ", "{ if c { b = ", "{ return if c { b = ",
    "{ let a = if c { b } else { b = ", "{ f(b = ", "{ self.init(b: ", "{ throw b = ", "{ f { b = ",
  ]) func nestedClosuresAreReadOnce(_ opening: String) {
    let closings = opening.reversed().compactMap { $0 == "{" ? "}" : $0 == "(" ? ")" : nil }.joined()
    let text = "let a = " + String(repeating: opening, count: 40) + "d"
    #expect(facts(text).globals.count == 1)
    #expect(facts(text + String(repeating: closings, count: 40)).globals.count == 1)
  }

  @Test func manyMarkersAreOpaque() {
    #expect(isOpaque(text("", "try ") + "x"))
    #expect(!isOpaque(text("", "try ", count: 100) + "x"))
  }

  @Test func aLongTypeIsUnsupported() {
    func isUnsupported(_ count: Int) -> Bool {
      facts(text("let a: B", "?", count: count)).globals.first?.type?.form == .unsupported
    }
    #expect(isUnsupported(Self.many))
    #expect(!isUnsupported(100))
  }

  @Test func longSequencesAreKept() {
    let facts = facts("let a = \(text("x", " + x"))\nlet b = [\(text("x", ", x"))]")
    guard case .sequence(let elements)? = facts.globals[0].value?.form,
      case .array(let items)? = facts.globals[1].value?.form
    else {
      Issue.record("cut off")
      return
    }
    #expect(elements.count == 2 * Self.many + 1)
    #expect(items.count == Self.many + 1)
  }

  @Test func aLongChainInABodyHasShortPaths() {
    let facts = facts("struct S { init() { \(text("x", ".b"))() } }")
    #expect(facts.containers[0].initializers[0].body?.calls.map(\.callee) == [.member(name: "b")])
  }

  /// Each was read twice, and what stands in it four times, and so on.
  @Test(arguments: [("{ return ", " }()"), ("{ let b = ", "; return b }()"), ("{ if a { return ", " }; return d }()")])
  func calledClosuresInCalledClosuresAreReadOnce(_ opening: String, _ closing: String) {
    let value = text("", opening, count: 50) + "b" + text("", closing, count: 50)
    #expect(!isOpaque(value))
  }

  @Test func aLongChainOfLocalNamesIsForgotten() {
    let names = (1...Self.many).map { "let b\($0) = b\($0 - 1).c" }.joined(separator: "\n")
    let injections = facts("func f(b0: B) {\n\(names)\nx.environment(b2).environment(b\(Self.many))\n}").injections
    #expect(injections.first?.local?.valueRoot.first?.valueRoot.first?.name == "b0")
    var roots: [String] = []
    var local = injections.last?.local
    while let root = local?.valueRoot.first {
      roots.append(root.name)
      local = root
    }
    #expect((1...20).contains(roots.count))
    #expect(local?.value == nil)
  }
}
