import EnvlintFacts
import Testing

/// A default that nothing assigns can be a constant; how it may be assigned, there are many ways.
@Suite struct MutableKeyDefaultTests {
  private static let rule = "mutable_key_default"
  private static let key = "struct Key: EnvironmentKey { static var defaultValue = 0 } // ~warning\n"
  private static let silentKey = "struct Key: EnvironmentKey { static var defaultValue = 0 }\n"

  private static func files(_ key: String, _ others: String...) -> [String: String] {
    var files = ["Key.swift": "import SwiftUI\n" + key]
    for (index, other) in others.enumerated() { files["Other\(index).swift"] = "import SwiftUI\n" + other }
    return files
  }

  // MARK: Assigned

  @Test(arguments: [
    "func f() { Key.defaultValue = 1 }", "func f() { Keys.Key.defaultValue += 1 }",
    "func f() { Key.self.defaultValue = 1 }",
    "func f() { (Key.defaultValue, x) = (1, 2) }", "func f() { (x, (_, Key.defaultValue)) = (1, (2, 3)) }",
    "func f() { g(&Key.defaultValue) }", "func f() { Key.defaultValue.negate() }",
    "extension Key { static func f() { defaultValue = 1 } }",
    "extension Key { static func f() { Self.defaultValue = 1 } }",
    "extension Key { static func f() { (defaultValue, x) = (1, 2) } }",
    "func f() { Key.defaultValue <~ 1 }", "func f() { x ~> Key.defaultValue }", "func f() { +++Key.defaultValue }",
    "typealias Other = Key\nfunc f() { Other.defaultValue = 1 }",
    "typealias Other = Key\ntypealias Third = Other\nfunc f() { Third.defaultValue = 1 }",
    "typealias Other = Key\nextension Other { static func f() { defaultValue = 1 } }",
  ]) func whatIsAssignedIsMeantToChange(_ code: String) throws {
    try PageProject(Self.files(Self.silentKey, code)).expectFindings(of: Self.rule)
  }

  @Test(arguments: [
    "func f() { let type = Key.self; type.defaultValue = 1 }", "func f(_ type: Key.Type) { type.defaultValue = 1 }",
    "func f(_ key: Key) { type(of: key).defaultValue = 1 }", "func f() { (Key).defaultValue = 1 }",
    "let path = \\Key.Type.defaultValue", "func f() { Key.self[keyPath: \\.defaultValue] = 1 }",
    "enum A { typealias Other = Key; static func f() { Other.defaultValue = 1 } }",
  ]) func whatMayBeAssignedIsReportedWithoutAFix(_ code: String) throws {
    let marked = PageProject(Self.files(Self.key, code))
    try marked.expectFindings(of: Self.rule)
    #expect(try marked.fixes(of: Self.rule).isEmpty)
  }

  @Test(arguments: [
    "func f() { print(Key.defaultValue) }", "func f() { x += -Key.defaultValue + 1 }",
    "enum Other { static var defaultValue = 1 }\nfunc f() { Other.defaultValue = 1 }",
    "struct Setting { var defaultValue = 1 }\nfunc f(_ s: inout Setting) { s.defaultValue = 1 }",
    "class Field { var defaultValue: Int; init(defaultValue: Int) { self.defaultValue = defaultValue } }",
    "func f() { var defaultValue = 1; defaultValue = 2; print(defaultValue) }",
    "let path = \\Setting.defaultValue\nstruct Setting { var defaultValue = 1 }",
    "extension EnvironmentValues { var a: Int { get { self[Key.self] } set { self[Key.self] = newValue } } }",
    "typealias Other = Key\nfunc f() { print(Other.defaultValue) }",
    "func f(_ type: Key.Type) { print(type.defaultValue) }",
    "func f() { let (a, b) = (Key.defaultValue, 1); print(a, b) }", "func f() { x[Key.defaultValue] = 1 }",
  ]) func whatNothingAssignsCanBeAConstant(_ code: String) throws {
    let marked = PageProject(Self.files(Self.key, code))
    try marked.expectFindings(of: Self.rule)
    #expect(try marked.fixes(of: Self.rule) == [.safe])
  }

  @Test func aPrivateKeyIsAssignedInItsFileAlone() throws {
    let key = "private struct Key: EnvironmentKey { static var defaultValue = 0 } // ~warning\n"
    let other =
      "struct Key { static var defaultValue = 0 }\nfunc f(_ type: Key.Type) { type.defaultValue = 1; Key.defaultValue = 2 }"
    let marked = PageProject(Self.files(key, other))
    try marked.expectFindings(of: Self.rule)
    #expect(try marked.fixes(of: Self.rule) == [.safe])
    try PageProject(
      Self.files(key.replacing(" // ~warning", with: "") + "private typealias A = Key\nfunc f() { A.defaultValue = 1 }")
    ).expectFindings(of: Self.rule)
  }

  // MARK: Required

  @Test(arguments: [
    ("protocol P { static var defaultValue: Int { get set } }\nextension Key: P {}", [Fix.Safety]()),
    ("protocol P { static var defaultValue: Int { get set } }\nprotocol Q: P {}\nextension Key: Q {}", []),
    ("protocol P { static var defaultValue: Int { get } }\nextension Key: P {}", [.safe]),
    (
      "protocol P { static var other: Int { get set } }\nextension Key: P { static var other: Int { get { 1 } set {} } }",
      [.safe]
    ),
    ("extension Key: Unknown {}", [.unsafe]), ("extension Key: Hashable, Sendable {}", [.safe]),
  ]) func aProtocolMayAskForASetter(_ code: String, _ fixes: [Fix.Safety]) throws {
    let marked = PageProject(Self.files(Self.key, code))
    try marked.expectFindings(of: Self.rule)
    #expect(try marked.fixes(of: Self.rule) == fixes)
  }

  // MARK: Written

  @Test(
    arguments: [
      ("static var defaultValue = 0", [Fix.Safety.safe]), ("private(set) static var defaultValue = 0", []),
      ("static private(set) var defaultValue = 0", []), ("static weak var defaultValue: Store? = nil", []),
      ("static unowned var defaultValue: Store = .shared", []),
      ("static unowned(unsafe) var defaultValue: Store = .shared", []),
      ("static var defaultValue = 0 { didSet { print(1) } }", []), ("static var defaultValue: Int?", []),
      ("@available(iOS 15, *) static var defaultValue = 0", [.safe]),
      ("@usableFromInline static var defaultValue = 0", [.unsafe]),
      ("internal static var defaultValue = 0", [.safe]), ("nonisolated static var defaultValue = 0", [.safe]),
    ] as [(String, [Fix.Safety])]) func modifiersOfAVariableMayBeNoneOfAConstant(
      _ declaration: String, _ fixes: [Fix.Safety]
    ) throws
  {
    let marked = PageProject(Self.files("struct Key: EnvironmentKey { \(declaration) } // ~warning\n"))
    try marked.expectFindings(of: Self.rule)
    #expect(try marked.fixes(of: Self.rule) == fixes)
  }

  @Test func genericTypesHaveNoStoredConstants() throws {
    let marked = PageProject(
      "import SwiftUI\nstruct Box<T> { struct Key: EnvironmentKey { static var defaultValue = 0 } } // ~warning\n")
    try marked.expectFindings(of: Self.rule)
    #expect(try marked.fixes(of: Self.rule).isEmpty)
  }

  /// A setter that a protocol asks for, and generic code that uses it.
  @Test func requiredSetters() throws {
    try PageProject([
      "Keys.swift": #"""
      import SwiftUI
      protocol StubbedKey: EnvironmentKey { static var defaultValue: Value { get set } }
      protocol PlainKey: EnvironmentKey { static var defaultValue: Value { get } }
      protocol CountedKey: StubbedKey where Value == Int {}
      struct A1: StubbedKey { static var defaultValue = "live" }
      struct A2: CountedKey { static var defaultValue = 1 }
      enum A3: StubbedKey { nonisolated(unsafe) static var defaultValue: String? = nil }
      struct A4 { static var defaultValue = 4 }
      struct B1: PlainKey { static var defaultValue = "live" } // ~warning
      struct B2: StubbedKey { static var defaultValue = "live" } // ~warning
      struct B3: EnvironmentKey { static var defaultValue = "live" } // ~warning
      """#,
      "Stubs.swift": #"""
      extension A4: StubbedKey {}
      func stub<Key: StubbedKey>(_: Key.Type, with value: Key.Value) { Key.defaultValue = value }
      struct Stub<K: StubbedKey> { let value: K.Value; func use() { K.defaultValue = value } }
      func useStubs() { stub(A1.self, with: "x"); Stub<A2>(value: 2).use(); (A3.self as any StubbedKey.Type).reset(); stub(A4.self, with: 1); show(B1.self) }
      extension StubbedKey { static func reset() { } }
      func show<Key: PlainKey>(_: Key.Type) { print(Key.defaultValue) }
      """#,
    ]).expectFindings(of: "mutable_key_default")
  }
}
