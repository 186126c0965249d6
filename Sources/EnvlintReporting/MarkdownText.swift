/// Text in Markdown as GitHub and GitLab read it, escaped so that it is shown unchanged, also in a table.
enum MarkdownText {
  /// One line of text. Text between single quotes, such as source text in messages, becomes code; there `@Entry`
  /// names nobody's account.
  static func inline(_ text: String) -> String {
    let scalars = Array(VisibleText.singleLine(text).unicodeScalars)
    var output = ""
    var index = 0
    while index < scalars.count {
      if scalars[index] == "'", let end = closingQuote(in: scalars, after: index) {
        output += code(string(scalars[index + 1..<end]))
        index = end + 1
      } else {
        output += escaped(scalars[index])
        index += 1
      }
    }
    return output
  }

  /// A code span.
  static func code(_ text: String) -> String {
    let text = VisibleText.singleLine(text).replacing("|", with: "\\|")
    if text.contains("`") { return "`` \(text) ``" }
    return text.isEmpty ? "" : "`\(text)`"
  }

  /// - Parameter text: Markdown.
  static func link(_ text: String, to address: String?) -> String { address.map { "[\(text)](\($0))" } ?? text }

  /// The quote that ends what the one at `start` begins; nil when that is an apostrophe. An apostrophe has a letter before it.
  private static func closingQuote(in scalars: [Unicode.Scalar], after start: Int) -> Int? {
    if start > 0, isLetter(scalars[start - 1]) { return nil }
    return scalars[(start + 1)...].indices.first { index in
      scalars[index] == "'" && index > start + 1 && !(index + 1 < scalars.count && isLetter(scalars[index + 1]))
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view += scalars
    return String(view)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "&", "!", "$": "\\" + String(scalar)
    // No backslash prevents a name after it from being an account.
    case "@": "&#64;"
    default: String(scalar)
    }
  }
}
