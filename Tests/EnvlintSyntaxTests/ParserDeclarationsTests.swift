import EnvlintSyntax
import Testing

@Suite struct ParserDeclarationsTests {
  @Test func imports() {
    #expect(
      outline("import SwiftUI")
        == "importDecl(keyword import, name SwiftUI)")
    #expect(
      outline("@testable import A.B")
        == "importDecl(attribute(type testable), keyword import, name A, name B)")
    #expect(
      outline("import struct Foundation.URL")
        == "importDecl(keyword import, modifier struct, name Foundation, name URL)")
    #expect(
      outline("public import class A.B")
        == "importDecl(modifier public, keyword import, modifier class, name A, name B)")
  }

  @Test func nominalTypes() {
    #expect(
      outline("struct A {}")
        == "structDecl(keyword struct, name A, memberBlock {})")
    #expect(
      outline("public final class A<T: P>: B, C where T: D {}")
        == "classDecl(modifier public, modifier final, keyword class, name A, genericParameters(genericParameter(name T, type P)), inheritanceClause(inheritedType(type B), inheritedType(type C)), whereClause(type T, type D), memberBlock {})"
    )
    #expect(
      outline("enum E: Int { case a = 1, b(Int, x: Int = 2), c }")
        == "enumDecl(keyword enum, name E, inheritanceClause(inheritedType(type Int)), memberBlock(enumCaseDecl(keyword case, enumCaseElement(name a, initializerClause(integerLiteral 1)), enumCaseElement(name b, parameters(parameter(type Int), parameter(label x, type Int, defaultValue(integerLiteral 2)))), enumCaseElement(name c))))"
    )
    #expect(
      outline("actor A { }")
        == "actorDecl(keyword actor, name A, memberBlock { })")
    #expect(
      outline("protocol P<T>: AnyObject { associatedtype T: Q = R; var x: Int { get async throws }; func f() }")
        == "protocolDecl(keyword protocol, name P, genericParameters(genericParameter(name T)), inheritanceClause(inheritedType(type AnyObject)), memberBlock(associatedtypeDecl(keyword associatedtype, name T, inheritanceClause(inheritedType(type Q)), initializerClause(type R)), variableDecl(keyword var, binding(pattern(name x), typeAnnotation(type Int), accessorBlock(accessor(keyword get, effect async, effect throws)))), functionDecl(keyword func, name f, parameters ())))"
    )
  }

  @Test func extensions() {
    #expect(
      outline("extension A.B<Int>: @retroactive P where T == Int {}")
        == "extensionDecl(keyword extension, type(typeName(name A), typeName(name B, genericArguments(type Int))), inheritanceClause(inheritedType(type(attribute(type retroactive), typeName(name P)))), whereClause(type T, type Int), memberBlock {})"
    )
    #expect(
      outline("extension [Int] {}")
        == "extensionDecl(keyword extension, arrayType(type Int), memberBlock {})")
  }

  @Test func functions() {
    #expect(
      outline("func f(a b: Int, _ c: inout Int..., d: Int = 1) async throws(E) -> [Int] { }")
        == "functionDecl(keyword func, name f, parameters(parameter(label a, name b, type Int), parameter(label _, name c, type(typeSpecifier inout, typeName(name Int), variadicMark ...)), parameter(label d, type Int, defaultValue(integerLiteral 1))), effect async, effect(type E), returnType(arrayType(type Int)), codeBlock { })"
    )
    #expect(
      outline("func ==<T>(a: T, b: T) -> Bool")
        == "functionDecl(keyword func, name ==, genericParameters(genericParameter(name T)), parameters(parameter(label a, type T), parameter(label b, type T)), returnType(type Bool))"
    )
    #expect(
      outline("prefix func -(a: A) -> A")
        == "functionDecl(modifier prefix, keyword func, name -, parameters(parameter(label a, type A)), returnType(type A))"
    )
    #expect(
      outline("static func f<each T>(_ x: repeat each T) rethrows")
        == "functionDecl(modifier static, keyword func, name f, genericParameters(genericParameter(typeSpecifier each, name T)), parameters(parameter(label _, name x, type(typeSpecifier repeat, typeSpecifier each, typeName(name T)))), effect rethrows)"
    )
    #expect(
      outline("func f(isolated: A, isolated _ b: B, @V c: C)")
        == "functionDecl(keyword func, name f, parameters(parameter(label isolated, type A), parameter(modifier isolated, label _, name b, type B), parameter(attribute(type V), label c, type C)))"
    )
    #expect(
      outline("func f() -> <T: P> T")
        == "functionDecl(keyword func, name f, parameters (), returnType(genericParameters(genericParameter(name T, type P)), type T))"
    )
  }

  @Test func initializers() {
    #expect(
      outline("class A { required init?(a: Int) {}; init!() ; init ?() ; deinit { } }")
        == "classDecl(keyword class, name A, memberBlock(initializerDecl(modifier required, keyword init, optionalMark ?, parameters(parameter(label a, type Int)), codeBlock {}), initializerDecl(keyword init, implicitlyUnwrappedMark !, parameters ()), initializerDecl(keyword init, optionalMark ?, parameters ()), deinitializerDecl(keyword deinit, codeBlock { })))"
    )
    #expect(
      outline("func f() { init() {} }")
        == "functionDecl(keyword func, name f, parameters (), codeBlock(initializerDecl(keyword init, parameters (), codeBlock {})))"
    )
    #expect(
      outline("struct A { init() { self.x = 1 } }")
        == "structDecl(keyword struct, name A, memberBlock(initializerDecl(keyword init, parameters (), codeBlock(expression(chain(nameReference self, member(name x)), assignment =, integerLiteral 1)))))"
    )
  }

  @Test func subscripts() {
    #expect(
      outline("struct A { subscript<T>(i: Int) -> T where T: P { get { 1 } set(v) {} } }")
        == "structDecl(keyword struct, name A, memberBlock(subscriptDecl(keyword subscript, genericParameters(genericParameter(name T)), parameters(parameter(label i, type Int)), returnType(type T), whereClause(type T, type P), accessorBlock(accessor(keyword get, codeBlock(integerLiteral 1)), accessor(keyword set, parameters(name v), codeBlock {})))))"
    )
  }

  @Test func variables() {
    #expect(
      outline("let a = 1, (b, _): (Int, Int) = (2, 3)")
        == "variableDecl(keyword let, binding(pattern(name a), initializerClause(integerLiteral 1)), binding(pattern(tuple(pattern(name b), pattern(wildcard _))), typeAnnotation(tupleType(tupleTypeElement(type Int), tupleTypeElement(type Int))), initializerClause(tuple(argument(integerLiteral 2), argument(integerLiteral 3)))))"
    )
    #expect(
      outline("var a: Int { 1 }")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type Int), accessorBlock(codeBlock(integerLiteral 1))))"
    )
    #expect(
      outline("var a: Int = 1 { willSet {} didSet(old) {} }")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type Int), initializerClause(integerLiteral 1), accessorBlock(accessor(keyword willSet, codeBlock {}), accessor(keyword didSet, parameters(name old), codeBlock {}))))"
    )
    #expect(
      outline("struct A { @P(1) private(set) static var a: A? }")
        == "structDecl(keyword struct, name A, memberBlock(variableDecl(attribute(type P, call(argument(integerLiteral 1))), modifier private(set), modifier static, keyword var, binding(pattern(name a), typeAnnotation(type(typeName(name A), optionalMark ?))))))"
    )
    #expect(
      outline("var a: Int { mutating get async throws { 1 } nonmutating _modify { yield &b } }")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type Int), accessorBlock(accessor(modifier mutating, keyword get, effect async, effect throws, codeBlock(integerLiteral 1)), accessor(modifier nonmutating, keyword _modify, codeBlock(yieldStatement(keyword yield, expression(prefixOperator &, nameReference b)))))))"
    )
    #expect(
      outline("var a: Int { @inlinable get }")
        == "variableDecl(keyword var, binding(pattern(name a), typeAnnotation(type Int), accessorBlock(accessor(attribute(type inlinable), keyword get))))"
    )
    #expect(
      outline("nonisolated(unsafe) weak var a: A!")
        == "variableDecl(modifier nonisolated(unsafe), modifier weak, keyword var, binding(pattern(name a), typeAnnotation(type(typeName(name A), implicitlyUnwrappedMark !))))"
    )
    #expect(
      outline("let a = b { c }")
        == "variableDecl(keyword let, binding(pattern(name a), initializerClause(chain(nameReference b, call(trailingClosure(closure(nameReference c)))))))"
    )
    #expect(
      outline("var a = b\n{ c }()")
        == "variableDecl(keyword var, binding(pattern(name a), initializerClause(chain(nameReference b, call(trailingClosure(closure(nameReference c))), call ()))))"
    )
    #expect(
      outline("async let a = b")
        == "variableDecl(modifier async, keyword let, binding(pattern(name a), initializerClause(nameReference b)))")
  }

  @Test func others() {
    #expect(
      outline("typealias A<T> = B<T> where T: P")
        == "typealiasDecl(keyword typealias, name A, genericParameters(genericParameter(name T)), initializerClause(typeName(name B, genericArguments(type T))), whereClause(type T, type P))"
    )
    #expect(
      outline(#"macro m<T>(a: T) -> T = #externalMacro(module: "A", type: "B")"#)
        == #"macroDecl(keyword macro, name m, genericParameters(genericParameter(name T)), parameters(parameter(label a, type T)), returnType(type T), initializerClause(macroExpansion(name externalMacro, call(argument(label module, stringLiteral "A"), argument(label type, stringLiteral "B")))))"#
    )
    #expect(
      outline("infix operator +++ : P")
        == "operatorDecl(modifier infix, keyword operator, name +++, inheritedType P)")
    #expect(
      outline("precedencegroup P { higherThan: Q }")
        == "precedenceGroupDecl(keyword precedencegroup, name P, opaqueTokens { higherThan: Q })")
    #expect(
      outline(#"#Preview("a") { A() }"#)
        == #"macroExpansion(name Preview, call(argument(stringLiteral "a"), trailingClosure(closure(chain(nameReference A, call ())))))"#
    )
    #expect(
      outline("@A #m(1)")
        == "macroExpansionDecl(attribute(type A), name m, call(argument(integerLiteral 1)))")
    #expect(
      outline("using @MainActor")
        == "usingDecl(keyword using, attribute(type MainActor))")
  }

  @Test func wordsThatAreNoModifiers() {
    #expect(
      outline("final = 1")
        == "expression(nameReference final, assignment =, integerLiteral 1)")
    #expect(
      outline("open(a)")
        == "chain(nameReference open, call(argument(nameReference a)))")
    #expect(
      outline("lazy.map { $0 }")
        == "chain(nameReference lazy, member(name map), call(trailingClosure(closure(nameReference $0))))")
    #expect(
      outline("actor.run()")
        == "chain(nameReference actor, member(name run), call ())")
    #expect(
      outline("prefix + 1")
        == "expression(nameReference prefix, binaryOperator +, integerLiteral 1)")
    #expect(
      outline("async { }")
        == "chain(nameReference async, call(trailingClosure(closure { })))")
    #expect(
      outline("macro = 1")
        == "expression(nameReference macro, assignment =, integerLiteral 1)")
    #expect(
      outline("open\nopen(set)\nvar a = 0")
        == "nameReference open | chain(nameReference open, call(argument(nameReference set))) | variableDecl(keyword var, binding(pattern(name a), initializerClause(integerLiteral 0)))"
    )
    #expect(
      outline("func f() { var open = 1; weak += 1 }")
        == "functionDecl(keyword func, name f, parameters (), codeBlock(variableDecl(keyword var, binding(pattern(name open), initializerClause(integerLiteral 1))), expression(nameReference weak, binaryOperator +=, integerLiteral 1)))"
    )
  }
}
