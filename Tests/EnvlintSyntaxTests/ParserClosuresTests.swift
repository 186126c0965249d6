import EnvlintSyntax
import Testing

@Suite struct ParserClosuresTests {
  @Test func signatures() {
    #expect(
      outline("{ a }")
        == "closure(nameReference a)")
    #expect(
      outline("{ a in }")
        == "closure(closureSignature(closureParameter(name a)))")
    #expect(
      outline("{ a, _ in }")
        == "closure(closureSignature(closureParameter(name a), closureParameter(name _)))")
    #expect(
      outline("{ (a, b: B) -> C in }")
        == "closure(closureSignature(parameters(parameter(label a), parameter(label b, type B)), returnType(type C)))")
    #expect(
      outline("{ [weak self, unowned(safe) a, b = c.d] in }")
        == "closure(closureSignature(captureList(capture(modifier weak, name self), capture(modifier unowned(safe), name a), capture(name b, initializerClause(chain(nameReference c, member(name d)))))))"
    )
    #expect(
      outline("{ [a] x async throws -> A in }")
        == "closure(closureSignature(captureList(capture(name a)), closureParameter(name x), effect async, effect throws, returnType(type A)))"
    )
    #expect(
      outline("{ @MainActor in }")
        == "closure(closureSignature(attribute(type MainActor)))")
    #expect(
      outline("{ async in }")
        == "closure(closureSignature(closureParameter(name async)))")
    #expect(
      outline("{ () in }")
        == "closure(closureSignature(parameters ()))")
    #expect(
      outline("{ (a: inout A, _ b: B...) throws(E) in }")
        == "closure(closureSignature(parameters(parameter(label a, type(typeSpecifier inout, typeName(name A))), parameter(label _, name b, type(typeName(name B), variadicMark ...))), effect(type E)))"
    )
    #expect(
      outline("{ [self] (a) in a }")
        == "closure(closureSignature(captureList(capture(name self)), parameters(parameter(label a))), nameReference a)"
    )
  }

  @Test func noSignatures() {
    #expect(
      outline("{ [a, b] }")
        == "closure(arrayLiteral(collectionElement(nameReference a), collectionElement(nameReference b)))")
    #expect(
      outline("{ (a) }")
        == "closure(tuple(argument(nameReference a)))")
    #expect(
      outline("{ a; for b in c {} }")
        == "closure(nameReference a, forStatement(keyword for, pattern(name b), nameReference c, codeBlock {}))")
    #expect(
      outline("{ (a).b { c in } }")
        == "closure(chain(tuple(argument(nameReference a)), member(name b), call(trailingClosure(closure(closureSignature(closureParameter(name c)))))))"
    )
    #expect(
      outline("{ [a].map { b in } }")
        == "closure(chain(arrayLiteral(collectionElement(nameReference a)), member(name map), call(trailingClosure(closure(closureSignature(closureParameter(name b)))))))"
    )
    #expect(
      outline("{}")
        == "closure {}")
  }

  @Test func trailing() {
    #expect(
      outline("a { b }")
        == "chain(nameReference a, call(trailingClosure(closure(nameReference b))))")
    #expect(
      outline("a(b) { c }")
        == "chain(nameReference a, call(argument(nameReference b), trailingClosure(closure(nameReference c))))")
    #expect(
      outline("a { b } c: { d } _: { e }")
        == "chain(nameReference a, call(trailingClosure(closure(nameReference b)), trailingClosure(label c, closure(nameReference d)), trailingClosure(label _, closure(nameReference e))))"
    )
    #expect(
      outline("a[b] { c }")
        == "chain(nameReference a, subscriptCall(argument(nameReference b), trailingClosure(closure(nameReference c))))"
    )
    #expect(
      outline("a { b }.c { d }")
        == "chain(nameReference a, call(trailingClosure(closure(nameReference b))), member(name c), call(trailingClosure(closure(nameReference d))))"
    )
    #expect(
      outline("a() {\n} \n.b()")
        == "chain(nameReference a, call(trailingClosure(closure { })), member(name b), call ())")
    #expect(
      outline("a { b }\n{ c }")
        == "chain(nameReference a, call(trailingClosure(closure(nameReference b)))) | closure(nameReference c)")
  }
}
