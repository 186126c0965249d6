import EnvlintSyntax
import TestSupport
import Testing

/// Code that nobody writes: the parser takes it all, in linear time, and the invariants hold.
@Suite struct ParserRobustnessTests {
  /// The parts that a mutated text is made of: each decides how what stands around it is read.
  static let fragments = [
    "struct V: View {\n", "@State private var a: A<B?> = .init()\n",
    "var body: some View { Text(\"\\(a)\").b { c in } }\n",
    "#if os(iOS)\n", "#else\n", "#endif\n", ".padding()\n", "if let a, case .b(let c) = d { e } else if f { }\n",
    "switch a { case .b where c: d\n@unknown default: e }\n",
    "func f<T: P>(_ a: inout T...) async throws(E) -> [T: U]? ",
    "{ [weak self] (a, b: B) -> C in d }", "a < b, c > (d)", "x as! Y ? z : \\A.b?.c",
    "enum E { case a(b: Int = 1), c = 2 }\n",
    "subscript(i: I) -> J { get { k } set }\n", "for case let a? in b { } ", "guard let a else { return }\n", "}", "{",
    "(", ")",
    "[", "]", "\"", "\"\"\"\n", "<", ">", "?", "!", "&", "@", "#", "\\", ".", ",", ":", ";", "=", "->", "\n", " ", "in",
    "try",
    "repeat", "while", "do", "catch", "init", "any ", "some ", "~", "...", "import A.B\n", "macro m() = #n\n",
    "unsafe ",
  ]

  @Test func mutatedFragments() {
    var generator = Generator(seed: 1)
    for _ in 0..<3_000 {
      let count = 1 + Int(generator.next() % 24)
      var bytes = Array((0..<count).map { _ in generator.element(of: Self.fragments) }.joined().utf8)
      for _ in 0..<generator.next() % 4 where !bytes.isEmpty {
        let place = Int(generator.next() % UInt64(bytes.count))
        switch generator.next() % 3 {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(bytes[Int(generator.next() % UInt64(bytes.count))], at: place)
        default: bytes.removeLast(place)
        }
      }
      _ = parse(bytes)
    }
  }

  /// Nesting is cut off and not read with unbounded recursion, and what is not closed is looked for once.
  @Test(
    .bodyTimeLimit(.seconds(60)),
    arguments: [
      "(", "[", "{", "a(", "a[", "a {", "{ a in ", "{ (a) in ", "if a { ", "if a {} else { ", "switch a { case b: ",
      "struct A { ",
      "func f() { ", "var a: A { ", "#if A\n", "func f() {\n#if A\n", "a\n#if A\n.b\n", "\"\\(", "A<", "A<(", "a: [",
      "a ? ",
      "let a: (", "let a: [A: ", "() -> ", "@A(", "\\A[", "#m(", "do {} catch { ", "let (", "case let (", "repeat { ",
      "<", "[[a of ",
      "@A (b) ", "{ @A (b) ", "a as (", "if let a = { ", "for a in { ", "label: ",
    ])
  func deepNesting(_ opening: String) {
    let tree = parse(String(repeating: opening, count: 100_000 / opening.utf8.count).utf8)
    #expect(tree.count > 1)
  }

  @Test(arguments: [("(", ")"), ("[", "]"), ("{ ", "}"), ("a(b: ", ")"), ("#if A\n", "#endif\n"), ("struct A { ", "}")])
  func deepNestingThatEnds(_ opening: String, _ closing: String) {
    let text =
      String(repeating: opening, count: 20_000) + "\n" + String(repeating: closing, count: 20_000) + "\nlet last = 1"
    let tree = parse(text.utf8)
    #expect(tree.errors.first?.message == "this nests too deeply to be read")
    #expect(tree.kind(Array(tree.children(tree.root)).last ?? tree.root) == .variableDecl)
  }

  /// Sequences are flat: neither their length nor a question about what follows makes them expensive.
  @Test(
    .bodyTimeLimit(.seconds(60)),
    arguments: [
      ("a", " + b"), ("a", ".b(c)"), ("a", ".b { c }"), ("a", "\n.b"), ("if a {}", " else if b {}"), ("a", " ? b : c"),
      ("a", " < b"), ("", "#if A\na\n#endif\n"), ("a", "\n#if A\n.b\n#endif"), ("", "@A "), ("", "@A (b) "),
      ("", "public "), ("", "final "),
      ("x = ", "-"), ("", "try "), ("let a: A", " & B"), ("let a: A", "?"), ("f(", "a, "), ("[", "a: b, "),
      ("{ ", "a, "),
      ("let a", ", b"), ("", "a; "), ("enum E { case a", ", b"), ("switch a { ", "case b: c\n"), ("", "\"\\(a)\" "),
      ("a", " as B"),
      ("if a", ", b"), ("struct A { ", ") "), ("", "}"), ("", "#endif\n"), ("a", "!"), ("\\A", ".b?"), ("a", " { b }"),
    ])
  func longSequences(_ first: String, _ next: String) {
    let tree = parse((first + String(repeating: next, count: 20_000)).utf8)
    #expect(tree.count > 1)
  }

  private struct Generator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }

    mutating func element<Element>(of elements: [Element]) -> Element {
      elements[Int(next() % UInt64(elements.count))]
    }
  }
}
