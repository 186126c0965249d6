import Testing

/// Parentheses around a part of an expression change nothing, also where nobody writes them.
@Suite struct ParenthesesTests {
  private func expect(_ rule: String, _ text: String, _ place: SourceLocation = #_sourceLocation) throws {
    try PageProject("import SwiftUI\n" + text).expectFindings(of: rule, place)
  }

  @Test(arguments: ["K.defaultValue = 1", "(K.defaultValue) = 1", "((K.defaultValue)) += 1", "f(&(K.defaultValue))"])
  func aDefaultIsChanged(_ change: String) throws {
    let key = "struct K: EnvironmentKey { static var defaultValue = 0 }\nfunc change() { \(change) }\n"
    try expect("mutable_key_default", key)
  }

  @Test(arguments: ["f(K.defaultValue)", "f((K.defaultValue))", "if (K.defaultValue) == 1 {}"])
  func aDefaultIsRead(_ use: String) throws {
    let key = "struct K: EnvironmentKey { static var defaultValue = 0 } // ~warning\nfunc read() { \(use) }\n"
    try expect("mutable_key_default", key)
  }

  @Test(arguments: [
    #"(URL(string: "https://example.com"))!"#, #"try! (NSRegularExpression(pattern: "a"))"#, #"try! ((Regex("a")))"#,
    "(URL(string: text))! // ~warning", "(try! load(text)) // ~warning",
  ])
  func aLiteralCannotFail(_ value: String) throws {
    try expect("trapping_entry_default", "extension EnvironmentValues {\n  @Entry var value = \(value)\n}\n")
  }
}
