import EnvlintSyntax
import Testing

/// Broken code gives a tree and errors; what stands behind it is read as if nothing were wrong.
@Suite struct ParserBrokenCodeTests {
  @Test func brackets() {
    #expect(
      brokenOutline("f(a")
        == "chain(nameReference f, call(argument(nameReference a))) !! 3 expected ')'")
    #expect(
      brokenOutline("struct A { var b = [1, 2\nfunc c() {} }")
        == "structDecl(keyword struct, name A, memberBlock(variableDecl(keyword var, binding(pattern(name b), initializerClause(arrayLiteral(collectionElement(integerLiteral 1), collectionElement(integerLiteral 2))))), functionDecl(keyword func, name c, parameters (), codeBlock {}))) !! 25 expected ']'"
    )
    #expect(
      brokenOutline("a)")
        == "nameReference a | unexpected ) !! 1 expected an expression")
    #expect(
      brokenOutline("}")
        == "unexpected } !! 0 nothing is open that this could close")
    #expect(
      brokenOutline("func f() { if a {\n}")
        == "functionDecl(keyword func, name f, parameters (), codeBlock(ifStatement(keyword if, conditions(condition(nameReference a)), codeBlock { }))) !! 19 expected '}'"
    )
    #expect(
      brokenOutline("f(a, , b)")
        == "chain(nameReference f, call(argument(nameReference a), argument(missingExpression), argument(nameReference b))) !! 5 expected an expression"
    )
    #expect(
      brokenOutline("(")
        == "tuple ( !! 1 expected ')'")
    #expect(
      brokenOutline("[a b]")
        == "arrayLiteral(collectionElement(nameReference a), unexpected b) !! 3 expected ']'")
    #expect(
      brokenOutline("struct A { ) var b: B }")
        == "structDecl(keyword struct, name A, memberBlock(unexpected ), variableDecl(keyword var, binding(pattern(name b), typeAnnotation(type B))))) !! 11 expected a declaration"
    )
  }

  @Test func missingParts() {
    #expect(
      brokenOutline("struct {")
        == "structDecl(keyword struct, name, memberBlock {) !! 7 expected a name, 8 expected '}'")
    #expect(
      brokenOutline("let")
        == "variableDecl(keyword let, binding(pattern(name))) !! 3 expected a pattern")
    #expect(
      brokenOutline("let a =")
        == "variableDecl(keyword let, binding(pattern(name a), initializerClause(missingExpression))) !! 7 expected an expression"
    )
    #expect(
      brokenOutline("let a: ")
        == "variableDecl(keyword let, binding(pattern(name a), typeAnnotation(type ))) !! 7 expected a type")
    #expect(
      brokenOutline("func")
        == "functionDecl(keyword func, name, parameters) !! 4 expected a name")
    #expect(
      brokenOutline("func f")
        == "functionDecl(keyword func, name f, parameters) !! 6 expected '('")
    #expect(
      brokenOutline("@")
        == "missingDecl(attribute(type )) !! 1 expected an attribute's name")
    #expect(
      brokenOutline("if { }")
        == "ifStatement(keyword if, conditions, codeBlock { }) !! 3 expected a condition")
    #expect(
      brokenOutline("a +")
        == "expression(nameReference a, binaryOperator +, missingExpression) !! 3 expected an expression")
    #expect(
      brokenOutline("a ? b")
        == "expression(nameReference a, ternary(nameReference b)) !! 5 expected ':'")
    #expect(
      brokenOutline("a.\nfunc b() {}")
        == "chain(nameReference a, member(name)) | functionDecl(keyword func, name b, parameters (), codeBlock {})"
        + " !! 3 expected a name")
    #expect(
      brokenOutline("a.")
        == "chain(nameReference a, member(name)) !! 2 expected a name")
    #expect(
      brokenOutline("x as")
        == "expression(nameReference x, cast(type )) !! 4 expected a type")
    #expect(
      brokenOutline("import")
        == "importDecl(keyword import, name) !! 6 expected a module")
    #expect(
      brokenOutline("case a")
        == "unexpected case | nameReference a !! 0 expected an expression")
    #expect(
      brokenOutline("enum E { case }")
        == "enumDecl(keyword enum, name E, memberBlock(enumCaseDecl(keyword case, enumCaseElement(name)))) !! 14 expected a name"
    )
    #expect(
      brokenOutline("switch { }")
        == "switchStatement(keyword switch, missingExpression) !! 7 expected an expression")
    #expect(
      brokenOutline("for in a { }")
        == "forStatement(keyword for, pattern(name), nameReference a, codeBlock { }) !! 4 expected a pattern")
    #expect(
      brokenOutline("guard a { }")
        == "guardStatement(keyword guard, conditions(condition(nameReference a)), codeBlock { }) !! 8 expected 'else'")
    #expect(
      brokenOutline("#if\na\n#endif")
        == "ifConfig(ifConfigClause(keyword #if, ifConfigCondition, nameReference a)) !! 4 expected a condition")
    #expect(
      brokenOutline("#if A\na")
        == "ifConfig(ifConfigClause(keyword #if, ifConfigCondition(nameReference A), nameReference a)) !! 7 expected '#endif'"
    )
    #expect(
      brokenOutline("#endif")
        == "unexpected #endif !! 0 nothing is open that this could close")
    #expect(
      brokenOutline("return case")
        == "returnStatement(keyword return) | unexpected case !! 7 expected an expression")
    #expect(
      brokenOutline("extension")
        == "extensionDecl(keyword extension, type , memberBlock) !! 9 expected a type")
    #expect(
      brokenOutline("var a: A<")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(typeName(name A, genericArguments <)))) !! 9 expected '>'"
    )
    #expect(
      brokenOutline(#""\("#)
        == #"stringLiteral(interpolation \() !! 3 expected ')'"#)
    #expect(
      brokenOutline("a = b = ")
        == "expression(nameReference a, assignment =, nameReference b, assignment =, missingExpression) !! 8 expected an expression"
    )
    #expect(
      brokenOutline("@A")
        == "missingDecl(attribute(type A)) !! 2 expected a declaration")
    #expect(
      brokenOutline("class A: { }")
        == "classDecl(keyword class, name A, inheritanceClause(inheritedType(type )), memberBlock { }) !! 9 expected a type"
    )
    #expect(
      brokenOutline("catch { }")
        == "unexpected catch | closure { } !! 0 expected an expression")
    #expect(
      brokenOutline("var a: [")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(arrayType(type )))) !! 8 expected a type")
    #expect(
      brokenOutline("else")
        == "unexpected else !! 0 expected an expression")
  }

  @Test func members() {
    #expect(
      brokenOutline("struct A { a b c\nvar d: D }")
        == "structDecl(keyword struct, name A, memberBlock(unexpected a b c, variableDecl(keyword var, binding(pattern(name d), typeAnnotation(type D))))) !! 11 expected a declaration"
    )
    #expect(
      brokenOutline("struct A { foo()\nvar d: D }")
        == "structDecl(keyword struct, name A, memberBlock(unexpected foo(), variableDecl(keyword var, binding(pattern(name d), typeAnnotation(type D))))) !! 11 expected a declaration"
    )
    #expect(
      brokenOutline("struct A { 1 + 2; var d: D }")
        == "structDecl(keyword struct, name A, memberBlock(unexpected 1 + 2, variableDecl(keyword var, binding(pattern(name d), typeAnnotation(type D))))) !! 11 expected a declaration"
    )
    #expect(
      brokenOutline("struct A { @B }")
        == "structDecl(keyword struct, name A, memberBlock(missingDecl(attribute(type B)))) !! 14 expected a declaration"
    )
  }
}
