import EnvlintSyntax
import Testing

@Suite struct ParserTypesTests {
  @Test func names() {
    #expect(
      outline("var a: A.B<C>.D")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(typeName(name A), typeName(name B, genericArguments(type C)), typeName(name D)))))"
    )
    #expect(
      outline("var a: Self")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type Self)))")
    #expect(
      outline("var a: Any")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type Any)))")
    #expect(
      outline("var a: A.Type")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type A.Type)))")
    #expect(
      outline("var a: _")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type _)))")
    #expect(
      outline("var a: M::A")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type M::A)))")
  }

  @Test func marks() {
    #expect(
      outline("var a: A?")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(typeName(name A), optionalMark ?))))"
    )
    #expect(
      outline("var a: A??")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(typeName(name A), optionalMark ?, optionalMark ?))))"
    )
    #expect(
      outline("var a: A!")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(typeName(name A), implicitlyUnwrappedMark !))))"
    )
    #expect(
      outline("var a: [A?]?")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(arrayType(type(typeName(name A), optionalMark ?)), optionalMark ?))))"
    )
    #expect(
      outline("var a: A<B<C?>?>?")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(typeName(name A, genericArguments(type(typeName(name B, genericArguments(type(typeName(name C), optionalMark ?))), optionalMark ?))), optionalMark ?))))"
    )
    #expect(
      outline("var a: A<B<C>>")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(typeName(name A, genericArguments(typeName(name B, genericArguments(type C)))))))"
    )
  }

  @Test func brackets() {
    #expect(
      outline("var a: ()")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(tupleType ())))")
    #expect(
      outline("var a: (A, b: B, _ c: C...)")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(tupleType(tupleTypeElement(type A), tupleTypeElement(label b, type B), tupleTypeElement(label _, name c, type(typeName(name C), variadicMark ...))))))"
    )
    #expect(
      outline("var a: [A: [B]]")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(dictionaryType(type A, arrayType(type B)))))"
    )
    #expect(
      outline("var a: [3 of A]")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(inlineArrayType(integerLiteral 3, type A))))"
    )
    #expect(
      outline("var a: [[A of B] of 4]")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(inlineArrayType(inlineArrayType(type A, type B), integerLiteral 4))))"
    )
    #expect(
      outline("var a: A<-1, 2>")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(typeName(name A, genericArguments(integerLiteral -1, integerLiteral 2)))))"
    )
  }

  @Test func functions() {
    #expect(
      outline("var a: (A) -> (B) async throws(E) -> C")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(tupleType(tupleTypeElement(type A)), functionArrow ->, type(tupleType(tupleTypeElement(type B)), functionArrow(effect async, effect(type E)), type C)))))"
    )
    #expect(
      outline("var a: (inout A, B...) throws -> Void")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(tupleType(tupleTypeElement(type(typeSpecifier inout, typeName(name A))), tupleTypeElement(type(typeName(name B), variadicMark ...))), functionArrow(effect throws), type Void))))"
    )
    #expect(
      outline("func f(a: @escaping @autoclosure () -> Bool)")
        == "functionDecl(keyword func, name f, parameters(parameter(label a, type(attribute(type escaping), attribute(type autoclosure), tupleType (), functionArrow ->, type Bool))))"
    )
  }

  @Test func specifiers() {
    #expect(
      outline("var a: any P & Q")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(typeSpecifier any, typeName(name P), compositionMark &, typeName(name Q)))))"
    )
    #expect(
      outline("var a: some P")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(typeSpecifier some, typeName(name P)))))"
    )
    #expect(
      outline("var a: any ~Copyable")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(typeSpecifier any, typeSpecifier ~, typeName(name Copyable)))))"
    )
    #expect(
      outline("func f(_ a: borrowing A, b: sending B, c: consuming C)")
        == "functionDecl(keyword func, name f, parameters(parameter(label _, name a, type(typeSpecifier borrowing, typeName(name A))), parameter(label b, type(typeSpecifier sending, typeName(name B))), parameter(label c, type(typeSpecifier consuming, typeName(name C)))))"
    )
    #expect(
      outline("func f(a: isolated A, borrowing: Borrowing)")
        == "functionDecl(keyword func, name f, parameters(parameter(label a, type(typeSpecifier isolated, typeName(name A))), parameter(label borrowing, type Borrowing)))"
    )
    #expect(
      outline("var a: nonisolated(nonsending) () async -> Void")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type(typeSpecifier nonisolated(nonsending), tupleType (), functionArrow(effect async), type Void))))"
    )
    #expect(
      outline("func f<T: ~Copyable & P>(a: repeat (each T))")
        == "functionDecl(keyword func, name f, genericParameters(genericParameter(name T, type(typeSpecifier ~, typeName(name Copyable), compositionMark &, typeName(name P)))), parameters(parameter(label a, type(typeSpecifier repeat, tupleType(tupleTypeElement(type(typeSpecifier each, typeName(name T))))))))"
    )
    #expect(
      outline("struct A: nonisolated P, ~Copyable {}")
        == "structDecl(keyword struct, name A, inheritanceClause(inheritedType(type(typeSpecifier nonisolated, typeName(name P))), inheritedType(type(typeSpecifier ~, typeName(name Copyable)))), memberBlock {})"
    )
  }
}
