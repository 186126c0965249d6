import EnvlintSyntax
import Testing

/// Whether `<` begins generic arguments or is an operator.
@Suite struct ParserAnglesTests {
  @Test func arguments() {
    #expect(
      outline("a<b>(c)")
        == "chain(nameReference a, genericArguments(type b), call(argument(nameReference c)))")
    #expect(
      outline("A<B>()")
        == "chain(nameReference A, genericArguments(type B), call ())")
    #expect(
      outline("A<B>.c")
        == "chain(nameReference A, genericArguments(type B), member(name c))")
    #expect(
      outline("A<B, C>.D<E>(f)")
        == "chain(nameReference A, genericArguments(type B, type C), member(name D), genericArguments(type E), call(argument(nameReference f)))"
    )
    #expect(
      outline("a(b<c, d>(e))")
        == "chain(nameReference a, call(argument(chain(nameReference b, genericArguments(type c, type d), call(argument(nameReference e))))))"
    )
    #expect(
      outline("A<[B: C]>()")
        == "chain(nameReference A, genericArguments(dictionaryType(type B, type C)), call ())")
    #expect(
      outline("A<(B) -> C>()")
        == "chain(nameReference A, genericArguments(type(tupleType(tupleTypeElement(type B)), functionArrow ->, type C)), call ())"
    )
    #expect(
      outline("A<B?>.none")
        == "chain(nameReference A, genericArguments(type(typeName(name B), optionalMark ?)), member(name none))")
    #expect(
      outline("A<B>?.none")
        == "chain(nameReference A, genericArguments(type B), optionalChaining ?, member(name none))")
    #expect(
      outline("[A<B>]()")
        == "chain(arrayLiteral(collectionElement(chain(nameReference A, genericArguments(type B)))), call ())")
    #expect(
      outline("A<any P & Q>.self")
        == "chain(nameReference A, genericArguments(type(typeSpecifier any, typeName(name P), compositionMark &, typeName(name Q))), member(name self))"
    )
    #expect(
      outline("A<B<C>>()")
        == "chain(nameReference A, genericArguments(typeName(name B, genericArguments(type C))), call ())")
    #expect(
      outline("f(A<B>.init)")
        == "chain(nameReference f, call(argument(chain(nameReference A, genericArguments(type B), member(name init)))))"
    )
    #expect(
      outline("a.b<C>(d)")
        == "chain(nameReference a, member(name b), genericArguments(type C), call(argument(nameReference d)))")
    #expect(
      outline("A<1>()")
        == "chain(nameReference A, genericArguments(integerLiteral 1), call ())")
    #expect(
      outline("#m<A>(b)")
        == "macroExpansion(name m, genericArguments(type A), call(argument(nameReference b)))")
    #expect(
      outline("A<B>{ c }")
        == "chain(nameReference A, genericArguments(type B), call(trailingClosure(closure(nameReference c))))")
  }

  @Test func operators() {
    #expect(
      outline("a < b")
        == "expression(nameReference a, binaryOperator <, nameReference b)")
    #expect(
      outline("a < b > c")
        == "expression(nameReference a, binaryOperator <, nameReference b, binaryOperator >, nameReference c)")
    #expect(
      outline("a<b")
        == "expression(nameReference a, binaryOperator <, nameReference b)")
    #expect(
      outline("f(a < b, c > (d))")
        == "chain(nameReference f, call(argument(chain(nameReference a, genericArguments(type b, type c), call(argument(nameReference d))))))"
    )
    #expect(
      outline("a < b && c > d")
        == "expression(nameReference a, binaryOperator <, nameReference b, binaryOperator &&, nameReference c, binaryOperator >, nameReference d)"
    )
    #expect(
      outline("a<b>c")
        == "expression(nameReference a, binaryOperator <, nameReference b, binaryOperator >, nameReference c)")
    #expect(
      outline("a < (b)")
        == "expression(nameReference a, binaryOperator <, tuple(argument(nameReference b)))")
    #expect(
      outline("i<n>>1")
        == "expression(nameReference i, binaryOperator <, nameReference n, binaryOperator >>, integerLiteral 1)")
    #expect(
      outline("a < b ? c : d")
        == "expression(nameReference a, binaryOperator <, nameReference b, ternary(nameReference c), nameReference d)")
    #expect(
      outline("x<y>\n(z)")
        == "expression(nameReference x, binaryOperator <, chain(nameReference y, postfixOperator >)) | tuple(argument(nameReference z))"
    )
    #expect(
      outline(".a<b>(c)")
        == "expression(implicitMember(name a), binaryOperator <, nameReference b, binaryOperator >, tuple(argument(nameReference c)))"
    )
  }
}
