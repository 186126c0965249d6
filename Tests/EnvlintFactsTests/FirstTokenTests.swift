import EnvlintFacts
import EnvlintSyntax
import Testing

/// What looks at the token before a name finds none at the start of a file.
@Suite struct FirstTokenTests {
  @Test(arguments: [
    "font", "lineLimit", "fuNc x", "environment", "`font`", "Environment", "defaultValue", "wrappedValue", "await",
    "self", "default",
    "init", "Preview", "sheet",
  ]) func aFileMayBeginWithIt(_ text: String) {
    for code in [text, text + "(1)", text + ".font(.body).font(.title)", text + " = 1"] {
      let facts = FileFacts(path: "A.swift", extracting: SourceBytes(Array(code.utf8)))
      #expect(facts.path == "A.swift")
    }
  }
}
