import EnvlintFacts
import Testing

/// A property that an initializer takes, which is used as a function, cannot become private.
@Suite struct InitializerFunctionTests {
  private static let rule = "nonprivate_environment"

  private func expect(_ property: String, _ use: String, _ mark: String, _ place: SourceLocation = #_sourceLocation)
    throws
  {
    try PageProject([
      "Row.swift":
        "import SwiftUI\nstruct Row: View {\n  \(property) \(mark)\n  let title: String\n  var body: some View { Text(locale.identifier) }\n}\n",
      "Other.swift": "import SwiftUI\n\(use)\n",
    ]).expectFindings(of: Self.rule, place)
  }

  @Test(arguments: [
    "let make = Row.init(locale:title:)", "let make = Row.init", "let rows = [(\"a\")].map(Row.init)",
    "let make: (Environment<Locale>, String) -> Row = Row.init(locale:title:)",
    "let make = Row.self.init(locale:title:)",
  ]) func aFunctionTakesIt(_ use: String) throws { try expect("@Environment(\\.locale) var locale", use, "") }

  @Test(arguments: [
    "let row = Row(title: \"a\")", "let row = Row.init(title: \"a\")", "let make = Other.init(locale:)",
    "let make = Other.make(locale:)", "struct Other { let locale: Int; init(locale: Int) { self.locale = locale } }",
  ]) func nothingTakesIt(_ use: String) throws { try expect("@Environment(\\.locale) var locale", use, "// ~info") }

  @Test func inlinableCodeMayUseIt() throws {
    try expect("@usableFromInline @Environment(\\.locale) var locale", "", "")
  }
}
