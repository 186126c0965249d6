import EnvlintSyntax
import Testing

@Suite struct ParserPatternsTests {
  @Test func cases() {
    #expect(
      outline(
        "switch a { case .b(let c, d: _), .e where f: g; case is H, let x as Y: z; case (1..., _)?: break; case let .p(q): fallthrough; default: throw r }"
      )
        == "switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(chain(implicitMember(name b), call(argument(patternBinding(keyword let, nameReference c)), argument(label d, wildcard _))))), caseItem(pattern(implicitMember(name e)), whereClause(nameReference f)), nameReference g), switchCase(keyword case, caseItem(pattern(cast(type H))), caseItem(pattern(patternBinding(keyword let, expression(nameReference x, cast(type Y))))), nameReference z), switchCase(keyword case, caseItem(pattern(chain(tuple(argument(chain(integerLiteral 1, postfixOperator ...)), argument(wildcard _)), optionalChaining ?))), breakStatement(keyword break)), switchCase(keyword case, caseItem(pattern(patternBinding(keyword let, chain(implicitMember(name p), call(argument(nameReference q)))))), fallthroughStatement(keyword fallthrough)), switchCase(keyword default, throwStatement(keyword throw, nameReference r)))"
    )
    #expect(
      outline("switch a { case let (b, c): d }")
        == "switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(patternBinding(keyword let, tuple(argument(nameReference b), argument(nameReference c))))), nameReference d))"
    )
    #expect(
      outline("switch a { case [b]: c }")
        == "switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(arrayLiteral(collectionElement(nameReference b)))), nameReference c))"
    )
    #expect(
      outline(#"switch a { case "b", 1, nil: c }"#)
        == #"switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(stringLiteral "b")), caseItem(pattern(integerLiteral 1)), caseItem(pattern(nilLiteral nil)), nameReference c))"#
    )
    #expect(
      outline("switch a { case borrowing b: c; case borrowing.d: e }")
        == "switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(patternBinding(keyword borrowing, nameReference b))), nameReference c), switchCase(keyword case, caseItem(pattern(chain(nameReference borrowing, member(name d)))), nameReference e))"
    )
    #expect(
      outline("switch a { case b: case c: defer { d } }")
        == "switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(nameReference b))), switchCase(keyword case, caseItem(pattern(nameReference c)), deferStatement(keyword defer, codeBlock(nameReference d))))"
    )
  }

  @Test func declarations() {
    #expect(
      outline("let (a, (b, _)) = c")
        == "variableDecl(keyword let, binding(pattern(tuple(pattern(name a), pattern(tuple(pattern(name b), pattern(wildcard _))))), initializerClause(nameReference c)))"
    )
    #expect(
      outline("for (a, b) in c { }")
        == "forStatement(keyword for, pattern(tuple(pattern(name a), pattern(name b))), nameReference c, codeBlock { })"
    )
    #expect(
      outline("var (a: b, c: d) = e")
        == "variableDecl(keyword var, binding(pattern(tuple(label a, pattern(name b), label c, pattern(name d))), initializerClause(nameReference e)))"
    )
    #expect(
      outline("let `self` = a")
        == "variableDecl(keyword let, binding(pattern(name `self`), initializerClause(nameReference a)))")
  }
}
