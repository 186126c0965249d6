import EnvlintSyntax
import Testing

/// `#if` in every position.
@Suite struct ParserIfConfigTests {
  @Test func items() {
    #expect(
      outline("#if A\na\n#elseif B && swift(>=5)\nb\n#else\nc\n#endif")
        == "ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), nameReference a), ifConfigClause(keyword #elseif, ifConfigCondition(expression(nameReference B, binaryOperator &&, chain(nameReference swift, call(argument(expression(prefixOperator >=, integerLiteral 5)))))), nameReference b), ifConfigClause(keyword #else, nameReference c))"
    )
    #expect(
      outline("#if A\nimport B\n#endif")
        == "ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), importDecl(keyword import, name B)))"
    )
    #expect(
      outline("struct S {\n#if A\nvar a: Int\n#endif\n}")
        == "structDecl(keyword struct, name S, memberBlock(ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type Int)))))))"
    )
    #expect(
      outline("func f() {\n#if A\nreturn 1\n#else\nreturn 2\n#endif\n}")
        == "functionDecl(keyword func, name f, parameters (), codeBlock(ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), returnStatement(keyword return, integerLiteral 1)), ifConfigClause(keyword #else, returnStatement(keyword return, integerLiteral 2)))))"
    )
    #expect(
      outline("#if A\n#endif")
        == "ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A)))")
    #expect(
      outline("#if A\n#if B\na\n#endif\n#endif")
        == "ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference B), nameReference a))))"
    )
    #expect(
      outline("enum E {\n#if A\ncase a\n#endif\n}")
        == "enumDecl(keyword enum, name E, memberBlock(ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), enumCaseDecl(keyword case, enumCaseElement(name a))))))"
    )
  }

  @Test func switchCases() {
    #expect(
      outline("switch a {\n#if A\ncase .b: c\n#else\ncase .d: e\n#endif\ndefault: f\n}")
        == "switchStatement(keyword switch, nameReference a, ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), switchCase(keyword case, caseItem(pattern(implicitMember(name b))), nameReference c)), ifConfigClause(keyword #else, switchCase(keyword case, caseItem(pattern(implicitMember(name d))), nameReference e))), switchCase(keyword default, nameReference f))"
    )
    #expect(
      outline("switch a {\ncase .b:\nc\n#if A\ncase .d:\ne\n#endif\n}")
        == "switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(implicitMember(name b))), nameReference c), ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), switchCase(keyword case, caseItem(pattern(implicitMember(name d))), nameReference e))))"
    )
    #expect(
      outline("switch a {\ncase .b:\n#if A\nc\n#endif\n}")
        == "switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(implicitMember(name b))), ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), nameReference c))))"
    )
    #expect(
      outline("switch a {\ncase .b:\nreturn\n@unknown default:\nc\n}")
        == "switchStatement(keyword switch, nameReference a, switchCase(keyword case, caseItem(pattern(implicitMember(name b))), returnStatement(keyword return)), switchCase(attribute(type unknown), keyword default, nameReference c))"
    )
  }

  @Test func chains() {
    #expect(
      outline("a\n.b()\n#if A\n.c()\n.d { }\n#else\n.e()\n#endif\n.f()")
        == "chain(nameReference a, member(name b), call (), postfixIfConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), member(name c), call (), member(name d), call(trailingClosure(closure { }))), ifConfigClause(keyword #else, member(name e), call ())), member(name f), call ())"
    )
    #expect(
      outline("a\n#if A\n#if B\n.b\n#endif\n#endif\n.c")
        == "chain(nameReference a, postfixIfConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), postfixIfConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference B), member(name b))))), member(name c))"
    )
    #expect(
      outline("a()\n#if A\nb()\n#endif")
        == "chain(nameReference a, call ()) | ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), chain(nameReference b, call ())))"
    )
  }

  @Test func accessorsAndEnds() {
    #expect(
      outline("var a: Int {\n#if A\n1\n#else\n2\n#endif\n}")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type Int), accessorBlock(codeBlock(ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), integerLiteral 1), ifConfigClause(keyword #else, integerLiteral 2))))))"
    )
    #expect(
      outline("func f() { return\n#if A\n#endif\n}")
        == "functionDecl(keyword func, name f, parameters (), codeBlock(returnStatement(keyword return), ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A)))))"
    )
  }
}
