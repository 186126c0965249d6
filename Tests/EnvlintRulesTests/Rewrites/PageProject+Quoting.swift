/// Code that is no code.
extension PageProject {
  /// The code of each file in a comment or a string. What is found there is wrong.
  func quoted(_ quote: Quote) -> PageProject {
    var quoted = self
    for index in quoted.files.indices { quoted.files[index].text = quote.apply(files[index].text) }
    return quoted
  }

  enum Quote: CaseIterable, Sendable {
    case blockComment, lineComments, string, rawString, rawStrings

    fileprivate func apply(_ text: String) -> String {
      switch self {
      case .blockComment: "/*\n\(text)\n*/\n"
      case .lineComments: text.lines.map { "// \($0)\n" }.joined()
      case .string: "let code = \"\"\"\n\(text.escaped)\n\"\"\"\n"
      case .rawString: "let code = ###\"\"\"\n\(text)\n\"\"\"###\n"
      case .rawStrings: "let code = [\n" + text.lines.map { "  ##\" \($0)\"##,\n" }.joined() + "]\n"
      }
    }
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }

  /// What stands in a string literal for the text.
  fileprivate var escaped: String { map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined() }
}
