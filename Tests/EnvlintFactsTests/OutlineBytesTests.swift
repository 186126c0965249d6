import EnvlintSyntax
import TestSupport
import Testing

@testable import EnvlintFacts

/// Bytes and tokens of a file tell the same, or the bytes leave it to the tokens.
@Suite struct OutlineBytesTests {
  /// Text with what the bytes alone tell, a `/` for a space in a name; nil where only the tokens can tell.
  @Test(
    arguments: [
      ("struct A { enum B { class C {} } }\nactor D {}", "A D"),
      ("extension A.B.C { typealias T = Int }\nprotocol P {}", "extension/A extension/B extension/C P"),
      ("public final class A: B, C {}\nextension Swift.Array { struct E {} }", "A extension/Array extension/Swift"),
      ("let macro = 1", nil), ("var actor: Int", nil), ("struct actor {}", nil), ("let $0a = 1", nil),
      ("class func f() {}\nmacro m()\nfunc g() {}\nlet x = 1; var y: Int { 1 }", "f g m x y"),
      ("struct `class` {}", "class"), ("struct A/* { */{}// {\nstruct/* */B {}", "A B"),
      ("/* /* struct */ struct A */ struct B {}", "B"),
      (#"let a = "struct A { \(f(")", { g }(1))) }"; struct B {}"#, "B a"),
      ("let a = \"", nil), ("let a = \"\"\"\n  { \" struct A \\\"\"\" \\(b)\n  \"\"\"\nstruct B {}", "B a"),
      ("let a = b / c\nstruct S {}", "S a"), ("let a = b/c", nil), ("let a = /struct A {/\nstruct B {}", nil),
      (##"let a = #"{"#"##, nil), ("let a = 1, b = 2", nil), ("let a = f(1, [2, 3], g<T, U>(1)), b = 2", nil),
      ("let (a, b) = (1, 2), c = 3", nil), ("let _ = 1, c = 3", nil), ("let a = { class B {} }, c = 3", nil),
      ("let a = f(1, [2, 3])\nlet b = [1, 2]", "a b"), ("func f(_ a: Int, b: Int) {}", "f"),
      ("extension A<B>.C {}", nil), ("struct A {", nil), ("}", nil), ("struct Ä {}", nil), ("// Ä\nstruct A {}", "A"),
      // The last byte of Ċ is a newline but for its top bit.
      ("// Ċ struct B {\nstruct A {}", "A"), ("struct A { // Ċ }\n}", "A"), ("struct A { let ċ = \"Ċ}\" }", "A"),
      ("let a$ = 1", nil), ("let a = <#placeholder#>", nil), ("#!/usr/bin/swift\nstruct A {}", nil),
      ("#if A\nstruct B {}\n#endif", "B"), ("macro \u{B}m()\nextension\u{C}A\t.\u{B}B {}", "extension/A extension/B m"),
      ("enum A { static let defaultValue = 1 }", "A defaultValue"),
      ("enum A { static let a = f(1, [2]), defaultValue = 1 }", "A defaultValue"),
      ("enum A { let a = f(1, [2]), defaultValue = 1 }", "A"), ("enum A { let a = f(1, defaultValue) }", "A"),
      ("enum A { static let a = 1,\n    defaultValue = 1 }", "A defaultValue"),
      ("enum A { func f() { let defaultValue = 1 } }", "A"),
      ("struct A {\n  /// A static one.\n  let defaultValue: Int\n}", "A"),
      ("struct A {\n  let a: Int\n  let defaultValue: Int\n}", "A"),
      ("struct A {\n  static\n  let defaultValue = 1\n}", "A defaultValue"),
      ("struct A { static /* , */ let defaultValue = 1 }", "A defaultValue"),
      ("struct A { static // ,\n let defaultValue = 1 }", "A defaultValue"),
      ("struct A { var environment: Int }", "A"), ("struct A { var b = c.environment (1) }", nil),
      ("struct A { var b = c.environment /* */ (1) }", nil), ("struct A { let b = environment\n  // c\n  (d) }", "A"),
      ("@_exported import B\n@_exported import C.D\nstruct A {}", "A _exported/B _exported/C"),
      ("@_exported public import B", nil), ("@_exported import `B`", "_exported/B"),
      ("struct A { @Entry var b = 1 }", nil), ("struct A { let b: C; init(c: Entry) {} }", "A"),
      ("struct A { @B.Entry var c = 1 }", nil), ("struct A { @ /* */ Entry var b = 1 }", nil),
      ("struct A { let b: C.Entry; let c = D.Environment.e }", "A"), ("struct A { let b:\n Entry }", nil),
      ("struct A { let b = EnvironmentStatus() }\nenum AlignmentKey {}", "A AlignmentKey"),
      ("extension A: PreviewProvider {}", nil), ("extension A {}\nstruct B: PreviewProvider {}", "extension/A B"),
      ("struct AppEnvironmentKey {}", nil),
      ("struct EntryView {}", "EntryView"),
      ("", ""), ("let a = \"\\(b\n)\"", nil), ("let a = \"\0\"", nil), ("let a = 'b'", nil),
    ] as [(String, String?)])
  func plainTextNeedsNoTokens(_ text: String, _ expected: String?) {
    let source = SourceBytes(text)
    let outline = Outline(scanning: source)
    #expect((outline == nil) == (expected == nil))
    guard let outline, let expected else { return }
    let names = Set(expected.split(separator: " ").map { Outline.hash(String($0.map { $0 == "/" ? " " : $0 })) })
    #expect(Set(outline.declaredNames) == names)
    let tokens = Outline(Tokens(tokenizing: source), source)
    #expect(!tokens.mentionsEnvironment)
    #expect(Set(tokens.declaredNames) == names)
  }

  /// Each part of the name looks like a word that is looked for; to look at all of the name each time would take minutes.
  @Test(.bodyTimeLimit(.seconds(60))) func aLongNameIsLookedAtOnce() {
    let source = SourceBytes("struct A { let " + String(repeating: "AnEnvironment", count: 50_000) + " = 1 }")
    #expect(Outline(scanning: source)?.declaredNames == [Outline.hash("A")])
  }

  /// Every text that lacks some bytes of a rich one is as good as a text that somebody wrote.
  @Test func noNameIsMissedWhereBytesAreMissing() {
    let text = Array(
      """
      import SwiftUI // struct
      public struct A<B>: C where D == E { let a = "\\(f(1, "{")) }"; /* { */ var b: Int { 1 / 2 } }
      extension A.B { enum F { case g; static func h() -> [Int: String] { [:] } } }
      let i = [1, 2]; let j = "{"; var k = \"\"\"
        class L { \\(m) "
        \"\"\"
      #if DEBUG
      typealias N = (O) -> P
      #endif
      protocol `Q` { associatedtype R } ; func s() { class T {} }

      """.utf8)
    var plainCount = 0
    for start in 0..<text.count {
      for length in [1, 2, 5, 17] where start + length <= text.count {
        let source = SourceBytes(text[..<start] + text[(start + length)...])
        guard let outline = Outline(scanning: source) else { continue }
        plainCount += 1
        let tokens = Outline(Tokens(tokenizing: source), source)
        let missed = Set(tokens.declaredNames).subtracting(outline.declaredNames)
        #expect(missed.isEmpty, "without \(String(decoding: text[start..<start + length], as: UTF8.self)) at \(start)")
      }
    }
    #expect(plainCount > 0)
  }
}
