import Testing

/// Attributes before function types: whose the parentheses are.
@Suite struct ParserAttributedTypesTests {
  static let attributes = [
    "@MainActor", "@Sendable", "@escaping", "@convention(c)", "@isolated(any)", "@A", "@A.B", "@escaping @MainActor",
    "@MainActor @Sendable", "@Sendable @MainActor", "nonisolated(nonsending)", "@concurrent", "inout @MainActor",
  ]

  static let places = [
    "func f(_ c: §) {}", "func f() -> § {}", "let c: §", "let c: (§)?", "let c: [§]", "let c: [Int: §]", "let c: A<§>",
    "let c = [§]()", "let c = A<§>()", "let c = g as! §", "typealias A = §", "enum E { case a(§) }",
    "let c = { (x: §) in x }", "let c: (§, Int) -> Void", "struct S<T> where T == § {}",
    "struct S { subscript(c: §) -> Int { 1 } }",
  ]

  /// Whatever white space and whatever language mode: what begins a function type is none of the attribute's arguments.
  @Test(arguments: attributes, places) func parametersAreNoArguments(attribute: String, place: String) {
    let types = ["() -> Void", "([X])->Void", "(Int, String) async throws(E) -> Int", "((Int) -> Void) throws -> Void"]
    for gap in ["", " ", "\n", "/* c */"] {
      for type in types {
        let text = place.replacing("§", with: attribute + gap + type)
        #expect(outline(text).contains("functionArrow"), "\(text)")
      }
    }
  }

  @Test func argumentsStayArguments() {
    #expect(
      outline("@A(b) var a: B")
        == "variableDecl(attribute(type A, call(argument(nameReference b))), keyword var, binding(pattern(name a), typeAnnotation(type B)))"
    )
    #expect(
      outline("var a: @A(b) (Int) -> Void")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(attribute(type A, call(argument(nameReference b))), tupleType(tupleTypeElement(type Int)), functionArrow ->, type Void))))"
    )
    #expect(
      outline("var a: @A([B]) -> Void")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(attribute(type A), tupleType(tupleTypeElement(arrayType(type B))), functionArrow ->, type Void))))"
    )
  }
}
