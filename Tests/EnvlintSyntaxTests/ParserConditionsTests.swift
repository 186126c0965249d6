import EnvlintSyntax
import Testing

/// Whether `{` is a body or a trailing closure.
@Suite struct ParserConditionsTests {
  @Test func bodies() {
    #expect(
      outline("if a { b }")
        == "ifStatement(keyword if, conditions(condition(nameReference a)), codeBlock(nameReference b))")
    #expect(
      outline("if a() { b } else if c { d } else { e }")
        == "ifStatement(keyword if, conditions(condition(chain(nameReference a, call ()))), codeBlock(nameReference b), keyword else, keyword if, conditions(condition(nameReference c)), codeBlock(nameReference d), keyword else, codeBlock(nameReference e))"
    )
    #expect(
      outline("while a.b { }")
        == "whileStatement(keyword while, conditions(condition(chain(nameReference a, member(name b)))), codeBlock { })"
    )
    #expect(
      outline("guard let a else { return }")
        == "guardStatement(keyword guard, conditions(condition(optionalBinding(keyword let, pattern(name a)))), codeBlock(returnStatement(keyword return)))"
    )
    #expect(
      outline("for a in b { }")
        == "forStatement(keyword for, pattern(name a), nameReference b, codeBlock { })")
    #expect(
      outline("for case let a? in b where c { }")
        == "forStatement(keyword for, keyword case, pattern(patternBinding(keyword let, chain(nameReference a, optionalChaining ?))), nameReference b, whereClause(nameReference c), codeBlock { })"
    )
    #expect(
      outline("switch a { case b: c }")
        == "switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(nameReference b)), nameReference c))"
    )
    #expect(
      outline("if a == b { c }")
        == "ifStatement(keyword if, conditions(condition(expression(nameReference a, binaryOperator ==, nameReference b))), codeBlock(nameReference c))"
    )
    #expect(
      outline("repeat { } while a")
        == "repeatStatement(keyword repeat, codeBlock { }, keyword while, nameReference a)")
    #expect(
      outline("do { } catch A.b(let c) where d { } catch { }")
        == "doStatement(keyword do, codeBlock { }, catchClause(keyword catch, caseItem(pattern(chain(nameReference A, member(name b), call(argument(patternBinding(keyword let, nameReference c))))), whereClause(nameReference d)), codeBlock { }), catchClause(keyword catch, codeBlock { }))"
    )
    #expect(
      outline("if a\n{ b }")
        == "ifStatement(keyword if, conditions(condition(nameReference a)), codeBlock(nameReference b))")
    #expect(
      outline("do throws(E) { }")
        == "doStatement(keyword do, effect(type E), codeBlock { })")
  }

  @Test func closures() {
    #expect(
      outline("if a { b } { c }")
        == "ifStatement(keyword if, conditions(condition(chain(nameReference a, call(trailingClosure(closure(nameReference b)))))), codeBlock(nameReference c))"
    )
    #expect(
      outline("if a { b }.c { d }")
        == "ifStatement(keyword if, conditions(condition(chain(nameReference a, call(trailingClosure(closure(nameReference b))), member(name c)))), codeBlock(nameReference d))"
    )
    #expect(
      outline("if a { b }() { d }")
        == "ifStatement(keyword if, conditions(condition(chain(nameReference a, call(trailingClosure(closure(nameReference b))), call ()))), codeBlock(nameReference d))"
    )
    #expect(
      outline("guard a { b } , c else { }")
        == "guardStatement(keyword guard, conditions(condition(chain(nameReference a, call(trailingClosure(closure(nameReference b))))), condition(nameReference c)), codeBlock { })"
    )
    #expect(
      outline("for a in b { c } where d { }")
        == "forStatement(keyword for, pattern(name a), chain(nameReference b, call(trailingClosure(closure(nameReference c)))), whereClause(nameReference d), codeBlock { })"
    )
    #expect(
      outline("if a.b({ c }) { d }")
        == "ifStatement(keyword if, conditions(condition(chain(nameReference a, member(name b), call(argument(closure(nameReference c)))))), codeBlock(nameReference d))"
    )
    #expect(
      outline("while let a = b.map { c }, d { }")
        == "whileStatement(keyword while, conditions(condition(optionalBinding(keyword let, pattern(name a), initializerClause(chain(nameReference b, member(name map), call(trailingClosure(closure(nameReference c))))))), condition(nameReference d)), codeBlock { })"
    )
    #expect(
      outline("if (a { b }) { }")
        == "ifStatement(keyword if, conditions(condition(tuple(argument(chain(nameReference a, call(trailingClosure(closure(nameReference b)))))))), codeBlock { })"
    )
    #expect(
      outline("if [a { b }] == c { }")
        == "ifStatement(keyword if, conditions(condition(expression(arrayLiteral(collectionElement(chain(nameReference a, call(trailingClosure(closure(nameReference b)))))), binaryOperator ==, nameReference c))), codeBlock { })"
    )
    #expect(
      outline("if a, { b }() { c }")
        == "ifStatement(keyword if, conditions(condition(nameReference a), condition(chain(closure(nameReference b), call ()))), codeBlock(nameReference c))"
    )
    #expect(
      outline("if a { b } ? c : d { }")
        == "ifStatement(keyword if, conditions(condition(expression(chain(nameReference a, call(trailingClosure(closure(nameReference b)))), ternary(nameReference c), nameReference d))), codeBlock { })"
    )
  }

  @Test func kinds() {
    #expect(
      outline("if let a, var b = c, let d: D = e { }")
        == "ifStatement(keyword if, conditions(condition(optionalBinding(keyword let, pattern(name a))), condition(optionalBinding(keyword var, pattern(name b), initializerClause(nameReference c))), condition(optionalBinding(keyword let, pattern(name d), typeAnnotation(type D), initializerClause(nameReference e)))), codeBlock { })"
    )
    #expect(
      outline("if case .a(let b, _) = c { }")
        == "ifStatement(keyword if, conditions(condition(patternCondition(keyword case, pattern(chain(implicitMember(name a), call(argument(patternBinding(keyword let, nameReference b)), argument(wildcard _)))), initializerClause(nameReference c)))), codeBlock { })"
    )
    #expect(
      outline("if #available(iOS 13, *), !#unavailable(iOS 14) { }")
        == "ifStatement(keyword if, conditions(condition(availability #available(iOS 13, *)), condition(expression(prefixOperator !, availability #unavailable(iOS 14)))), codeBlock { })"
    )
    #expect(
      outline("if let (a, b) = c { }")
        == "ifStatement(keyword if, conditions(condition(optionalBinding(keyword let, pattern(tuple(pattern(name a), pattern(name b))), initializerClause(nameReference c)))), codeBlock { })"
    )
    #expect(
      outline("if case let a as B = c { }")
        == "ifStatement(keyword if, conditions(condition(patternCondition(keyword case, pattern(patternBinding(keyword let, expression(nameReference a, cast(type B)))), initializerClause(nameReference c)))), codeBlock { })"
    )
    #expect(
      outline("for try await a in b { }")
        == "forStatement(keyword for, effectMarker try, effectMarker await, pattern(name a), nameReference b, codeBlock { })"
    )
    #expect(
      outline("for unsafe in a { }")
        == "forStatement(keyword for, pattern(name unsafe), nameReference a, codeBlock { })")
    #expect(
      outline("for unsafe a in b { }")
        == "forStatement(keyword for, effectMarker unsafe, pattern(name a), nameReference b, codeBlock { })")
  }
}
