extension Pathology {
  /// Every family.
  public static let all = nesting + unclosed + sequences + literals + conditional + environment + uses

  /// What nests and is closed again.
  public static let nesting = [
    Pathology("parentheses", unit: "(", core: "a", closing: ")"),
    Pathology("square brackets", unit: "[", core: "a", closing: "]"),
    Pathology("braces", unit: "{ ", core: "a", closing: " }"),
    Pathology("calls", unit: "f(", core: "a", closing: ")"),
    Pathology("subscripts", unit: "a[", core: "b", closing: "]"),
    Pathology("trailing closures", unit: "a { ", core: "b", closing: " }"),
    Pathology("closures with parameters", unit: "a { (b, c) in\n", core: "b", closing: "\n}"),
    Pathology("modifiers with closures", unit: "a.b { c in ", core: "c", closing: " }.d(e)"),
    Pathology("if in if", unit: "if a {\n", core: "b", closing: "\n}"),
    Pathology("else in else", unit: "if a { b } else {\n", core: "c", closing: "\n}"),
    Pathology("switch in switch", unit: "switch a { case .b: ", core: "c", closing: "\n}"),
    Pathology("loops in loops", unit: "while a { for b in c { ", core: "d", closing: " } }"),
    Pathology("do in do", unit: "do { ", core: "a", closing: " } catch { }"),
    Pathology("types in types", unit: "struct A§ {\n", core: "var a: A", closing: "\n}"),
    Pathology("functions in functions", unit: "func f§() {\n", core: "a", closing: "\n}"),
    Pathology("accessors in accessors", unit: "var a: A { ", core: "b", closing: " }"),
    Pathology("generic arguments", "let a: ", unit: "A<", core: "B", closing: ">"),
    Pathology("generic arguments in expressions", "a = ", unit: "A<", core: "B", closing: ">", "()"),
    Pathology("tuple types", "let a: ", unit: "(A, ", core: "B", closing: ")"),
    Pathology("array types", "let a: ", unit: "[", core: "A", closing: "]"),
    Pathology("ternaries", "a = ", unit: "b ? ", core: "c", closing: " : d"),
    Pathology("patterns", "if case ", unit: "let (a, ", core: "b", closing: ")", " = c { }"),
    Pathology("attributes in arguments", unit: "@A({ ", core: "var a = 1", closing: " }) var b = 1"),
    Pathology("#if in #if", unit: "#if A\n", core: "a\n", closing: "#endif\n"),
    Pathology("#if in chains in #if", unit: "a\n#if A\n.b { ", core: "c", closing: " }\n#endif\n"),
    Pathology("comments", unit: "/*", core: "a", closing: "*/"),
    Pathology("interpolations", unit: "\"\\(", core: "a", closing: ")\""),
    Pathology("interpolations in calls", unit: "\"a\\(b(", core: "c", closing: "))\""),
    Pathology("multi-line interpolations", unit: "\"\"\"\n\\(", core: "a", closing: ")\n\"\"\""),
  ]

  /// What is opened and never closed.
  public static let unclosed = [
    "(", "[", "{", "(a, ", "[a: ", "f(", "a {", "a[", "if a { ", "switch a { case b: ", "struct A { ", "func f() { ",
    "A<",
    "A<(", "a < ", "<", "\"\\(", "\"\"\"\n\\(", "#\"\\#(", "/*", "/* \"", "#if A\n", "#if A\n}", "a ? ", "@A(", "\\A[",
    "#m(",
    "let (", "case let (", "{ (a) in ", "{ [a, ", "do { ", "repeat { ", "() -> ", "label: ", "`", "<#", "a\n#if A\n.b",
    "a as (", "[[a of ", "{ @A (b) ", "if let a = { ", "for a in { ",
    "\"", "'", "#\"", "\"\"\"\n", "#\"\"\"\\#(", "(/a", "a/", "#/\n", "##/\n", "+<#",
  ].map { Pathology("unclosed \($0.debugDescription)", unit: $0) }

  /// What follows one another without end.
  public static let sequences = [
    Pathology("operators", "a", unit: " + b"),
    Pathology("less-than signs", "a", unit: " < b"),
    Pathology("operators without spaces", "a", unit: "+b"),
    Pathology("prefix operators", "a = ", unit: "- ", core: "b"),
    Pathology("assignments", "a", unit: " = b"),
    Pathology("ternaries in sequence", "a", unit: " ? b : c"),
    Pathology("casts", "a", unit: " as B"),
    Pathology("effects", unit: "try await ", core: "a"),
    Pathology("members", "a", unit: ".b"),
    Pathology("member calls", "a", unit: ".b(c)"),
    Pathology("member calls on lines", "a", unit: "\n  .b(c, d: \"e\")"),
    Pathology("member closures", "a", unit: ".b { c }"),
    Pathology("trailing closures in sequence", "a { b }", unit: " c: { d }"),
    Pathology("subscripts in sequence", "a", unit: "[b]"),
    Pathology("forced unwraps", "a", unit: "!"),
    Pathology("optional chaining", "a", unit: "?.b"),
    Pathology("key path components", "\\A", unit: ".b?"),
    Pathology("else-if chain", "if a {}", unit: " else if b { c }"),
    Pathology("if statements", unit: "if a§ { b }\n"),
    Pathology("guard statements", "func f() {\n", unit: "guard let a§ = b else { return }\n", "}"),
    Pathology("conditions", "if a", unit: ", let b = c", core: " { }"),
    Pathology("switch cases", "switch a {\n", unit: "case .b§: c\n", "}"),
    Pathology("enum cases", "enum A {\n", unit: "case a§\n", "}"),
    Pathology("statements on one line", unit: "a(); "),
    Pathology("closures", unit: "a { b in c }\n"),
    Pathology("closures in an array", "a = [", unit: "{ $0 }, ", "]"),
    Pathology("attributes", unit: "@A ", core: "var a = 1"),
    Pathology("attributes with arguments", unit: "@A(b: c) ", core: "func f() {}"),
    Pathology("attributes before a closing brace", "switch a { ", unit: "@A (b) ", "}"),
    Pathology("modifiers", unit: "public ", core: "var a = 1"),
    Pathology("modifier words", unit: "final ", core: "a"),
    Pathology("functions", unit: "func f§(a: A, b: B = c) -> C { d }\n"),
    Pathology("variables", unit: "var a§: A = b\n"),
    Pathology("bindings", "var a", unit: ", b§ = c"),
    Pathology("types", unit: "struct A§: B { var c: C }\n"),
    Pathology("imports", unit: "import A§\n"),
    Pathology("parameters", "func f(", unit: "a: A, ", "b: B) {}"),
    Pathology("generic parameters", "func f<", unit: "A§: B, ", "C>() {}"),
    Pathology("inherited types", "struct A: B", unit: ", C§", " {}"),
    Pathology("compositions", "let a: A", unit: " & B"),
    Pathology("optional types", "let a: A", unit: "?"),
    Pathology("arrows", "let a: A", unit: " -> A"),
    Pathology("captures", "a { [", unit: "b, ", "c] in }"),
    Pathology("stray closing braces", unit: "}"),
    Pathology("stray members", "struct A { ", unit: ") "),
    Pathology("labels", unit: "a: while b { break a }\n"),
    Pathology("macros", unit: "#m(a) { b }\n"),
    Pathology("semicolons", unit: ";"),
  ]

  /// One token, or one literal, that does not end soon.
  public static let literals = [
    Pathology("long string", "let a = \"", unit: "bcd ", "\""),
    Pathology("long string of escapes", "let a = \"", unit: "\\n\\u{1F600}", "\""),
    Pathology("long multi-line string", "let a = \"\"\"\n", unit: "  bcd \\(e)\n", "  \"\"\""),
    Pathology("interpolations in sequence", "let a = \"", unit: "\\(b) ", "\""),
    Pathology("raw string", "let a = #\"", unit: "\"b\\", "\"#"),
    Pathology("long array", "let a = [", unit: "1, ", "]"),
    Pathology("long array on lines", "let a = [\n", unit: "  \"b\": [1.5, -2],\n", "]"),
    Pathology("long tuple", "let a = (", unit: "b: 1, ", "c)"),
    Pathology("long integer", "let a = ", unit: "1234567890_"),
    Pathology("long hexadecimal float", "let a = 0x", unit: "F0", ".8p1"),
    Pathology("long name", "let ", unit: "abcé", " = 1"),
    Pathology("long name of words", "struct A { let ", unit: "AnEnvironment", " = 1 }"),
    Pathology("words in a body", "struct A {\n", unit: "environment defaultValue ", "}"),
    Pathology("long operator", "a ", unit: "+-", " b"),
    Pathology("long operator of angles", "a ", unit: "<>", " b"),
    Pathology("long raw name", "let `", unit: "a b", "` = 1"),
    Pathology("long regex", "let a = /", unit: "b(c|d)[e]", "/"),
    Pathology("hashes", unit: "#"),
    Pathology("quotes", unit: "\""),
    Pathology("slashes", unit: "/ "),
    Pathology("long comment", "/*", unit: " a\n", "*/"),
    Pathology("long line comment", "//", unit: " a"),
    Pathology("line comments", unit: "// a\n", "let a = 1"),
    Pathology("comments on one line", unit: "/**/ "),
    Pathology("spaces", "a", unit: " ", "b"),
    Pathology("newlines", "a", unit: "\n", "b"),
    Pathology("carriage returns", "a", unit: "\r", "b"),
    Pathology("NULs", "a", unit: "\0", "b"),
    Pathology("byte order marks", "a", unit: "\u{FEFF}", "b"),
    Pathology("combining marks", "a", unit: "\u{301}"),
    Pathology("stray characters", unit: "“ "),
    Pathology("conflict markers", unit: "<<<<<<< a\n"),
    Pathology("ends of conflict markers", unit: ">>>> a\n"),
    Pathology("placeholders", unit: "<#a#> "),
    Pathology("dollars", unit: "$0 $a $"),
  ]

  /// Conditional compilation.
  public static let conditional = [
    Pathology("#if in sequence", unit: "#if A§\nlet a = 1\n#endif\n"),
    Pathology("#elseif in sequence", "#if A\n", unit: "#elseif B§\nlet a = 1\n", "#endif"),
    Pathology("#if in a chain", "a", unit: "\n#if A\n.b()\n#endif"),
    Pathology("#if around cases", "switch a {\n", unit: "#if A\ncase .b§: c\n#endif\n", "}"),
    Pathology("#if around attributes", unit: "#if A\n@B\n#endif\n", core: "var a = 1"),
    Pathology("#if without line breaks", unit: "#if A && B || "),
    Pathology("#else alone", unit: "#else\n"),
    Pathology("#endif alone", unit: "#endif\n"),
    Pathology("long #if condition", "#if A", unit: " || B", "\n#endif"),
  ]

  /// What the extractor and the rules look for.
  public static let environment = [
    Pathology("entries", "extension EnvironmentValues {\n", unit: "@Entry var a§ = B§()\n", "}"),
    Pathology(
      "entries of types", unit: "final class B§ {}\nextension EnvironmentValues { @Entry var a§: B§ = B§() }\n"),
    Pathology(
      "key types", unit: "struct A§: EnvironmentKey { static let defaultValue = B() }\n"),
    Pathology("lookups", "struct A: View {\n", unit: "@Environment(B§.self) private var b§\n", "}"),
    Pathology(
      "reads and uses", "struct A: View {\n",
      unit: "@Environment(\\.b§) var b§\nvar c§: some View { Text(\"\\(b§)\").task { while b§ { await d() } } }\n", "}"),
    Pathology("injections", "struct A: View { var body: some View { B()\n", unit: ".environment(\\.a§, b§)\n", "} }"),
    Pathology("injected objects", "struct A: View { var body: some View { B()\n", unit: ".environment(b§)\n", "} }"),
    Pathology(
      "object injections", "struct A: View { let b: B; var body: some View { C()\n", unit: ".environment(self.b)\n",
      "} }"),
    Pathology(
      "local names", "struct A: View { @Environment(\\.a) var a\nvar body: some View {\n",
      unit: "let b§ = b¤.c\nB().environment(b§)\n", "} }"),
    Pathology(
      "loops in a task", "struct A: View { @Environment(\\.a) var a\nvar body: some View { B().task {\n",
      unit: "while a { await b() }\n", "} } }"),
    Pathology(
      "aliases", "typealias A0 = B\n", unit: "typealias A§ = A¤\n",
      "extension EnvironmentValues { @Entry var a: A1 = .init() }"),
    Pathology(
      "subclasses", "class A0 {}\n", unit: "class A§: A¤ { var a: A¤ = A¤() }\n",
      "extension EnvironmentValues { @Entry var a = A1() }"),
    Pathology(
      "structs of structs", "struct A0 {}\n",
      unit: "struct A§ { var a = A¤() }\nextension EnvironmentValues { @Entry var a§ = A§() }\n"),
    Pathology(
      "extensions of one type", unit: "extension A { static let a§ = A() }\n",
      "extension EnvironmentValues { @Entry var a = A.a1 }"),
    Pathology("constants", "extension EnvironmentValues { @Entry var a = a1 }\nlet a0 = A()\n", unit: "let a§ = a¤\n"),
    Pathology("long default", "extension EnvironmentValues { @Entry var a = b", unit: ".c", " }"),
    Pathology("long default of calls", "extension EnvironmentValues { @Entry var a = b", unit: ".c(d)", " }"),
    Pathology("long default of operators", "extension EnvironmentValues { @Entry var a = b", unit: " + c()", " }"),
    Pathology("long default of elements", "extension EnvironmentValues { @Entry var a = [", unit: "B(), ", "] }"),
    Pathology("long optional type", "extension EnvironmentValues { @Entry var a: B", unit: "?", " = nil }"),
    Pathology("long path of a type", "extension EnvironmentValues { @Entry var a: B", unit: ".C", " = .init() }"),
    Pathology("long key path", "struct A: View { @Environment(\\.a", unit: ".b", ") var c }"),
    Pathology(
      "broken members", "struct A: View { @Environment(\\.a) var a\n", unit: "var b§: B = \n) func c§() { d }\n", "}"),
    Pathology(
      "a long initializer", "struct B { var c = 1\ninit() {\n", unit: "c = d(c)\n",
      "} }\nextension EnvironmentValues { @Entry var a = B() }"),
    Pathology("directives", unit: "// envlint:disable:next closure_entry\n"),
    Pathology(
      "called closures", "extension EnvironmentValues { @Entry var a = ", unit: "{ return ", core: "b", closing: " }()",
      " }"),
    Pathology(
      "called closures with names", "extension EnvironmentValues { @Entry var a = ", unit: "{ let b = ", core: "c",
      closing: "; return b }()", " }"),
    Pathology(
      "assigned closures", "extension EnvironmentValues { @Entry var a = ", unit: "{ b = ", core: "c", closing: " }",
      " }"),
    Pathology(
      "constant closures", "extension EnvironmentValues { @Entry var a = ", unit: "{ let b = c = ", core: "d",
      closing: " }", " }"),
    Pathology("entries of one type", "class A {}\n", unit: "extension EnvironmentValues { @Entry var a§: A = A() }\n"),
    Pathology("types of one name", unit: "class A {}\nextension EnvironmentValues { @Entry var a§: A = A() }\n"),
    Pathology(
      "statics of one type",
      unit: "extension A { static let a§ = B() }\nextension EnvironmentValues { @Entry var a§ = A.a§ }\n"),
    Pathology(
      "entries of aliases", "typealias A0 = B\n",
      unit: "typealias A§ = A¤\nextension EnvironmentValues { @Entry var a§: A§ = .init() }\n"),
    Pathology(
      "entries of subclasses", "class A0 {}\n",
      unit: "class A§: A¤ {}\nextension EnvironmentValues { @Entry var a§ = A§() }\n"),
    Pathology(
      "views of subclasses", "class A0 {}\n",
      unit: "class A§: A¤ { @Environment(\\.b) var b§\nfunc f() async { while b§ {} } }\n"),
    Pathology(
      "aliases that fan out", "typealias A0 = B\n",
      unit:
        "typealias A§ = (A¤, A¤, A¤, A¤, A¤, A¤, A¤, A¤)\nextension EnvironmentValues { @Entry var a§: A§? = nil }\n"),
    Pathology(
      "generic aliases that fan out", "typealias A0 = B\n",
      unit:
        "typealias A§ = B<A¤, A¤, A¤, A¤, A¤, A¤, A¤, A¤>\nextension EnvironmentValues { @Entry var a§: A§ = .init() }\n"
    ),
    Pathology(
      "statics that fan out",
      unit:
        "extension X { static var a§: [B] { [X.a¤, X.a¤, X.a¤, X.a¤, X.a¤, X.a¤, X.a¤, X.a¤] } }\nextension EnvironmentValues { @Entry var a§ = X.a§ }\n",
      "struct X {}"),
    Pathology(
      "names that fan out", "extension EnvironmentValues { @Entry var a = { let b0 = B()\n",
      unit: "let b§ = [b¤, b¤, b¤, b¤, b¤, b¤, b¤, b¤]\n", "return b9 }() }"),
  ].map(\.importingSwiftUI)
}
