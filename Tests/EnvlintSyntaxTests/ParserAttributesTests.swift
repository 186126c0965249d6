import EnvlintSyntax
import Testing

@Suite struct ParserAttributesTests {
  @Test func arguments() {
    #expect(
      outline("@A var a: B")
        == "variableDecl(attribute(type A), keyword var, binding(pattern(name a), typeAnnotation(type B)))")
    #expect(
      outline("@A() var a: B")
        == "variableDecl(attribute(type A, call ()), keyword var, binding(pattern(name a), typeAnnotation(type B)))")
    #expect(
      outline("@available(iOS 13, *) func f()")
        == "functionDecl(attribute(type available, opaqueTokens (iOS 13, *)), keyword func, name f, parameters ())")
    #expect(
      outline("@objc(a:b:) func f(a: A, b: B)")
        == "functionDecl(attribute(type objc, opaqueTokens (a:b:)), keyword func, name f, parameters(parameter(label a, type A), parameter(label b, type B)))"
    )
    #expect(
      outline("@attached(extension, names: named(init), arbitrary) macro m()")
        == "macroDecl(attribute(type attached, call(argument(nameReference extension), argument(label names, chain(nameReference named, call(argument(nameReference init)))), argument(nameReference arbitrary))), keyword macro, name m, parameters ())"
    )
    #expect(
      outline("@_spi(Private) import A")
        == "importDecl(attribute(type _spi, call(argument(nameReference Private))), keyword import, name A)")
    #expect(
      outline(#"@Environment(\.a.b) private var a"#)
        == "variableDecl(attribute(type Environment, call(argument(keyPath(keyPathComponent(name a), keyPathComponent(name b))))), modifier private, keyword var, binding(pattern(name a)))"
    )
    #expect(
      outline("@Environment(A.self) var a: A")
        == "variableDecl(attribute(type Environment, call(argument(chain(nameReference A, member(name self))))), keyword var, binding(pattern(name a), typeAnnotation(type A)))"
    )
  }

  @Test func parenthesesBehindASpace() {
    #expect(
      outline("@A (b) var a: B")
        == "variableDecl(attribute(type A, call(argument(nameReference b))), keyword var, binding(pattern(name a), typeAnnotation(type B)))"
    )
    #expect(
      outline("var a: @Sendable (Int) -> Void")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(attribute(type Sendable), tupleType(tupleTypeElement(type Int)), functionArrow ->, type Void))))"
    )
    #expect(
      outline("var a: @convention(c) (Int) -> Void")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(attribute(type convention, call(argument(nameReference c))), tupleType(tupleTypeElement(type Int)), functionArrow ->, type Void))))"
    )
    #expect(
      outline("func f(_ a: @escaping (Int) -> Void)")
        == "functionDecl(keyword func, name f, parameters(parameter(label _, name a, type(attribute(type escaping), tupleType(tupleTypeElement(type Int)), functionArrow ->, type Void))))"
    )
    #expect(
      outline("let f = { @Sendable (a: Int) in a }")
        == "variableDecl(keyword let, binding(pattern(name f), initializerClause(closure(closureSignature(attribute(type Sendable), parameters(parameter(label a, type Int))), nameReference a))))"
    )
    #expect(
      outline("var a: @A (Int) -> Void")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(attribute(type A), tupleType(tupleTypeElement(type Int)), functionArrow ->, type Void))))"
    )
  }

  @Test func conditional() {
    #expect(
      outline("#if A\n@B\n#else\n@C @D\n#endif\n@E struct S {}")
        == "structDecl(ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), attribute(type B)), ifConfigClause(keyword #else, attribute(type C), attribute(type D))), attribute(type E), keyword struct, name S, memberBlock {})"
    )
    #expect(
      outline("#if A\n#if B\n@C\n#endif\n#endif\nvar a")
        == "variableDecl(ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference B), attribute(type C))))), keyword var, binding(pattern(name a)))"
    )
    #expect(
      outline("#if A\n@B\nvar a\n#endif")
        == "ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), variableDecl(attribute(type B), keyword var, binding(pattern(name a)))))"
    )
    #expect(
      outline("struct S {\n@A\n#if B\n@C\n#endif\nvar a: Int\n}")
        == "structDecl(keyword struct, name S, memberBlock(variableDecl(attribute(type A), ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference B), attribute(type C))), keyword var, binding(pattern(name a), typeAnnotation(type Int)))))"
    )
  }
}
