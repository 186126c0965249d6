import EnvlintSyntax
import Testing

@Suite struct ParserExpressionsTests {
  @Test func operators() {
    #expect(
      outline("a + b * c")
        == "expression(nameReference a, binaryOperator +, nameReference b, binaryOperator *, nameReference c)")
    #expect(
      outline("a = b")
        == "expression(nameReference a, assignment =, nameReference b)")
    #expect(
      outline("a ? b : c ? d : e")
        == "expression(nameReference a, ternary(nameReference b), nameReference c, ternary(nameReference d), nameReference e)"
    )
    #expect(
      outline("-a")
        == "expression(prefixOperator -, nameReference a)")
    #expect(
      outline("a!")
        == "chain(nameReference a, forceUnwrap !)")
    #expect(
      outline("a?.b?[c]!.d++")
        == "chain(nameReference a, optionalChaining ?, member(name b), optionalChaining ?, subscriptCall(argument(nameReference c)), forceUnwrap !, member(name d), postfixOperator ++)"
    )
    #expect(
      outline("a as! B is C as? D")
        == "expression(nameReference a, cast(type B), cast(type C), cast(type D))")
    #expect(
      outline("&a")
        == "expression(prefixOperator &, nameReference a)")
    #expect(
      outline("try? await a + (try b)")
        == "expression(effectMarker try?, effectMarker await, nameReference a, binaryOperator +, tuple(argument(expression(effectMarker try, nameReference b))))"
    )
    #expect(
      outline("a as (B) -> C")
        == "expression(nameReference a, cast(type(tupleType(tupleTypeElement(type B)), functionArrow ->, type C)))")
    #expect(
      outline("f(a: +, *)")
        == "chain(nameReference f, call(argument(label a, operatorReference +), argument(operatorReference *)))")
    #expect(
      outline("(A) throws -> B")
        == "expression(tuple(argument(nameReference A)), arrowOperator(effect throws), nameReference B)")
    #expect(
      outline("x ? y { z } : w")
        == "expression(nameReference x, ternary(chain(nameReference y, call(trailingClosure(closure(nameReference z))))), nameReference w)"
    )
    #expect(
      outline("!a && ~b")
        == "expression(prefixOperator !, nameReference a, binaryOperator &&, prefixOperator ~, nameReference b)")
  }

  @Test func chains() {
    #expect(
      outline("a.b(c, d: e)[f].0.self")
        == "chain(nameReference a, member(name b), call(argument(nameReference c), argument(label d, nameReference e)), subscriptCall(argument(nameReference f)), member(name 0), member(name self))"
    )
    #expect(
      outline("self.a")
        == "chain(nameReference self, member(name a))")
    #expect(
      outline("super.init(a)")
        == "chain(nameReference super, member(name init), call(argument(nameReference a)))")
    #expect(
      outline("Self.a")
        == "chain(nameReference Self, member(name a))")
    #expect(
      outline(".a(b)")
        == "chain(implicitMember(name a), call(argument(nameReference b)))")
    #expect(
      outline(".a")
        == "implicitMember(name a)")
    #expect(
      outline("a(b:c:)")
        == "nameReference a(b:c:)")
    #expect(
      outline("a.b(c:_:)")
        == "chain(nameReference a, member(name b(c:_:)))")
    #expect(
      outline("A.init(b:)")
        == "chain(nameReference A, member(name init(b:)))")
    #expect(
      outline("$0.a")
        == "chain(nameReference $0, member(name a))")
    #expect(
      outline("_ = a")
        == "expression(wildcard _, assignment =, nameReference a)")
    #expect(
      outline("M::a")
        == "nameReference M::a")
    #expect(
      outline("a\n.b\n.c()")
        == "chain(nameReference a, member(name b), member(name c), call ())")
    #expect(
      outline("a .\ninit()\n.\nself")
        == "chain(nameReference a, member(name init), call (), member(name self))")
    #expect(
      outline("a = .\ninit")
        == "expression(nameReference a, assignment =, implicitMember(name init))")
    #expect(
      outline("a\n(b)")
        == "nameReference a | tuple(argument(nameReference b))")
    #expect(
      outline("a\n[b]")
        == "nameReference a | arrayLiteral(collectionElement(nameReference b))")
  }

  @Test func literals() {
    #expect(
      outline("[a, b,]")
        == "arrayLiteral(collectionElement(nameReference a), collectionElement(nameReference b))")
    #expect(
      outline("[:]")
        == "dictionaryLiteral [:]")
    #expect(
      outline("[a: b, c: d]")
        == "dictionaryLiteral(collectionElement(nameReference a, nameReference b), collectionElement(nameReference c, nameReference d))"
    )
    #expect(
      outline("[]")
        == "arrayLiteral []")
    #expect(
      outline("(a, b: c)")
        == "tuple(argument(nameReference a), argument(label b, nameReference c))")
    #expect(
      outline("()")
        == "tuple ()")
    #expect(
      outline("nil ?? true")
        == "expression(nilLiteral nil, binaryOperator ??, booleanLiteral true)")
    #expect(
      outline("1.5 + 0xF")
        == "expression(floatLiteral 1.5, binaryOperator +, integerLiteral 0xF)")
    #expect(
      outline("/a/")
        == "regexLiteral /a/")
    #expect(
      outline("#/b/#.c")
        == "chain(regexLiteral #/b/#, member(name c))")
    #expect(
      outline("[3 of Int]()")
        == "chain(typeExpression(inlineArrayType(integerLiteral 3, type Int)), call ())")
    #expect(
      outline("<#a#>")
        == "editorPlaceholder <#a#>")
  }

  @Test func strings() {
    #expect(
      outline(#""a""#)
        == #"stringLiteral "a""#)
    #expect(
      outline(#""\(a) b \(c, d: e) \("f\(g)")""#)
        == "stringLiteral(interpolation(argument(nameReference a)), interpolation(argument(nameReference c), argument(label d, nameReference e)), interpolation(argument(stringLiteral(interpolation(argument(nameReference g))))))"
    )
    #expect(
      outline(##"#"\(a)\#(b)"#"##)
        == "stringLiteral(interpolation(argument(nameReference b)))")
    #expect(
      outline(#""""\#na\(b)\#n""""#)
        == "stringLiteral(interpolation(argument(nameReference b)))")
  }

  @Test func keyPaths() {
    #expect(
      outline(#"\.a"#)
        == "keyPath(keyPathComponent(name a))")
    #expect(
      outline(#"\A.b.c"#)
        == "keyPath(type A, keyPathComponent(name b), keyPathComponent(name c))")
    #expect(
      outline(#"\A<B>.c?.d!"#)
        == "keyPath(typeName(name A, genericArguments(type B)), keyPathComponent(name c), keyPathComponent ?, keyPathComponent(name d), keyPathComponent !)"
    )
    #expect(
      outline(#"\.[a]"#)
        == "keyPath(keyPathComponent(argument(nameReference a)))")
    #expect(
      outline(#"\.self"#)
        == "keyPath(keyPathComponent(name self))")
    #expect(
      outline(#"\A.[b].c"#)
        == "keyPath(type A, keyPathComponent(argument(nameReference b)), keyPathComponent(name c))")
    #expect(
      outline(#"\.?.a"#)
        == "keyPath(keyPathComponent .?, keyPathComponent(name a))")
    #expect(
      outline(#"\A?.b"#)
        == "keyPath(type(typeName(name A), optionalMark ?), keyPathComponent(name b))")
    #expect(
      outline(#"\[A].b"#)
        == "keyPath(arrayType(type A), keyPathComponent(name b))")
    #expect(
      outline(#"\(A, B).0"#)
        == "keyPath(tupleType(tupleTypeElement(type A), tupleTypeElement(type B)), keyPathComponent(name 0))")
    #expect(
      outline(#"\.a<B>.c"#)
        == "keyPath(keyPathComponent(name a, genericArguments(type B)), keyPathComponent(name c))")
    #expect(
      outline(#"\A.Type.b"#)
        == "keyPath(type A.Type, keyPathComponent(name b))")
    #expect(
      outline(#"\.a?.b!.c"#)
        == "keyPath(keyPathComponent(name a), keyPathComponent ?, keyPathComponent(name b), keyPathComponent !, keyPathComponent(name c))"
    )
  }

  @Test func statements() {
    #expect(
      outline("let a = if b { c } else { d }")
        == "variableDecl(keyword let, binding(pattern(name a), initializerClause(ifStatement(keyword if, conditions(condition(nameReference b)), codeBlock(nameReference c), keyword else, codeBlock(nameReference d)))))"
    )
    #expect(
      outline("return switch a { default: b }")
        == "returnStatement(keyword return, switchStatement(keyword switch, nameReference a, switchCase(keyword default, nameReference b)))"
    )
    #expect(
      outline("a = try switch b { case c: d }")
        == "expression(nameReference a, assignment =, effectMarker try, switchStatement(keyword switch, nameReference b, switchCase(keyword case, caseItem(pattern(nameReference c)), nameReference d)))"
    )
    #expect(
      outline("if a { b } else { c } as D")
        == "expression(ifStatement(keyword if, conditions(condition(nameReference a)), codeBlock(nameReference b), keyword else, codeBlock(nameReference c)), cast(type D))"
    )
    #expect(
      outline("yield &a")
        == "yieldStatement(keyword yield, expression(prefixOperator &, nameReference a))")
    #expect(
      outline("discard self")
        == "discardStatement(keyword discard, nameReference self)")
    #expect(
      outline("copy a")
        == "expression(effectMarker copy, nameReference a)")
    #expect(
      outline("consume a")
        == "expression(effectMarker consume, nameReference a)")
    #expect(
      outline("borrow a")
        == "expression(effectMarker borrow, nameReference a)")
    #expect(
      outline("each a")
        == "expression(effectMarker each, nameReference a)")
    #expect(
      outline("repeat each a")
        == "expression(effectMarker repeat, effectMarker each, nameReference a)")
    #expect(
      outline("unsafe a")
        == "expression(effectMarker unsafe, nameReference a)")
    #expect(
      outline("unsafe { a }")
        == "expression(effectMarker unsafe, closure(nameReference a))")
    #expect(
      outline("any A")
        == "typeExpression(type(typeSpecifier any, typeName(name A)))")
    #expect(
      outline("yield(a)")
        == "chain(nameReference yield, call(argument(nameReference a)))")
    #expect(
      outline("copy(a)")
        == "chain(nameReference copy, call(argument(nameReference a)))")
    #expect(
      outline("unsafe.a")
        == "chain(nameReference unsafe, member(name a))")
    #expect(
      outline("await a")
        == "expression(effectMarker await, nameReference a)")
  }

  @Test func labels() {
    #expect(
      outline("a: while b { continue a; break a }")
        == "whileStatement(statementLabel a:, keyword while, conditions(condition(nameReference b)), codeBlock(continueStatement(keyword continue, name a), breakStatement(keyword break, name a)))"
    )
    #expect(
      outline("a: for b in c { break\n}")
        == "forStatement(statementLabel a:, keyword for, pattern(name b), nameReference c, codeBlock(breakStatement(keyword break)))"
    )
    #expect(
      outline("f(default: a, in: b, self: c)")
        == "chain(nameReference f, call(argument(label default, nameReference a), argument(label in, nameReference b), argument(label self, nameReference c)))"
    )
  }
}
