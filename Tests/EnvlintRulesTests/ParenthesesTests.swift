import EnvlintFacts
import Testing

/// Parentheses around a part of an expression change nothing, also where nobody writes them.
@Suite struct ParenthesesTests {
  private func findings(of rule: String, _ text: String) throws -> [Diagnostic] {
    let file = PageProject.File(path: "Keys.swift", text: "import SwiftUI\n" + text)
    return try PageProject(name: "keys", files: [file], configuration: nil, expectations: []).findings(of: [rule])
  }

  @Test(arguments: ["K.defaultValue = 1", "(K.defaultValue) = 1", "((K.defaultValue)) += 1", "f(&(K.defaultValue))"])
  func aDefaultIsChanged(_ change: String) throws {
    let key = "struct K: EnvironmentKey { static var defaultValue = 0 }\nfunc change() { \(change) }\n"
    #expect(try findings(of: "mutable_key_default", key).isEmpty)
  }

  @Test(arguments: ["f(K.defaultValue)", "f((K.defaultValue))", "if (K.defaultValue) == 1 {}"])
  func aDefaultIsRead(_ use: String) throws {
    let key = "struct K: EnvironmentKey { static var defaultValue = 0 }\nfunc read() { \(use) }\n"
    #expect(try findings(of: "mutable_key_default", key).count == 1)
  }

  @Test(arguments: [
    (#"(URL(string: "https://example.com"))!"#, 0), (#"try! (NSRegularExpression(pattern: "a"))"#, 0),
    (#"try! ((Regex("a")))"#, 0), ("(URL(string: text))!", 1), ("(try! load(text))", 1),
  ])
  func aLiteralCannotFail(_ value: String, _ count: Int) throws {
    let entry = "extension EnvironmentValues {\n  @Entry var value = \(value)\n}\n"
    #expect(try findings(of: "trapping_entry_default", entry).count == count)
  }
}
