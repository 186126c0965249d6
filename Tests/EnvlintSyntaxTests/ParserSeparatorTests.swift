import EnvlintSyntax
import Testing

/// What stands between declarations and statements: a `;` or a new line, and nothing else.
@Suite struct ParserSeparatorTests {
  private func errors(in text: String) -> [Int] { parse(text.utf8).errors.map { Int($0.offset) } }

  @Test(arguments: [
    "struct A { var a = 1; var b = 2; }", "struct A { var a = 1\n; var b = 2 }", "print(1); print(2);",
    "func f() { a();; b() }", "switch a { case 1: b(); case 2: c() }", "switch a { case 1: b() case 2: c() }",
    "enum E { case a; case b }", "@A @B var a = 1; let b = 2", "protocol P { var a: A { get }; func f() }",
    "struct A { var a: A { b }; var c: A { get { d } set { e } } }", "if a { b } else { c }\nd",
    "do { a } catch { b }\nc",
    "{ a in b }", "a = { b; c }", "a { b } c: { d }", "struct A { #if B\nvar b = 1; #endif\nvar c = 2 }",
    "a\n#if B\n.b\n#endif\nc", "label: while a { b }", "repeat { a } while b; c", "guard let a else { return }; b",
    "import A; import B", "var a = 1 { didSet { b } }; var c = 2", "let a = b as C; let d = e is F", "return; a",
    "precedencegroup A { higherThan: B }\ninfix operator +: A",
    "struct A { init() {}; deinit {}; subscript(a: A) -> A { b } }",
    "a ? b : c; d", "try? a(); await b()", "func f() { return }", "let a, b: Int; let c", "for a in b where c { d }; e",
    "struct A { @B var c\n@D(e) var f }", "x = if a { b } else { c }; d", "defer { a }; b",
    "#sourceLocation(file: \"a\", line: 1)\na", "#warning(\"a\"); b", "#m { a }; b",
    "if #available(iOS 15, *) { a }; b",
  ]) func separatedItemsAreRead(_ text: String) {
    #expect(errors(in: text).isEmpty, "\(parse(text.utf8).errors)")
  }

  @Test(arguments: [
    ("struct A { var a = 1 var b = 2 }", 21), ("struct A {\n  ;\n  var b = 2\n}", 13),
    ("struct A { var a = 1;; var b = 2 }", 21),
    ("func f() { a() b() }", 15), ("a() b()", 4), (";", 0), ("func f() { ; }", 11), ("struct A { ; }", 11),
    ("enum E { case a case b }", 16), ("let a = 1 let b = 2", 10), ("{ a b }", 4), ("if a { b c }", 9),
    ("struct A { func f() {} var b = 2 }", 23), ("switch a { case 1: b() c() }", 23),
    ("switch a { case 1: ; }", 19), ("struct A { #if B\n; var b = 1\n#endif\n}", 17),
    ("struct A { var a: A { b } ; ; var c = 1 }", 28), ("a /* \n */ b /* c */ d", 20),
  ])
  func whatIsNotSeparatedIsAnError(_ text: String, _ offset: Int) {
    #expect(errors(in: text) == [offset], "\(parse(text.utf8).errors)")
  }
}
