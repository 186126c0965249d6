import EnvlintFacts
import EnvlintRules

/// One page of `Rules/`, and the Swift file that is made of it.
struct RulePage {
  /// `ClosureEntry`: the name of the Markdown and of the Swift file.
  var name: String
  var markdown: String

  /// `closure_entry`
  var rule: String { RulePage.snakeCase(name) }

  /// Every Markdown file of `Rules/`, sorted by rule id.
  static func all() throws -> [RulePage] {
    try Repository.files(below: "Rules", suffix: ".md").map { path in
      let name = path.split(separator: "/").last?.dropLast(".md".count) ?? ""
      return RulePage(name: String(name), markdown: try Repository.text(path))
    }.sorted { $0.rule < $1.rule }
  }

  /// `ClosureEntry` as `closure_entry`.
  static func snakeCase(_ name: String) -> String {
    var words = ""
    for letter in name {
      if letter.isUppercase, !words.isEmpty { words += "_" }
      words += letter.lowercased()
    }
    return words
  }

  /// `closureEntry`
  private var constant: String { name.prefix(1).lowercased() + name.dropFirst() }

  var generatedPath: String { "Sources/EnvlintPages/Page+\(name).swift" }

  /// The page as a raw string. The text stands at the left margin, so that it reads like the page.
  var generatedSource: String {
    // As many `#` as the text needs to hold no end of the string.
    var pounds = "#"
    while markdown.contains("\"\"\"" + pounds) { pounds += "#" }
    return """
      // Generated from Rules/\(name).md.
      // swift-format-ignore-file

      extension Page {
        static let \(constant) = Page(
          rule: "\(rule)",
          markdown: \(pounds)\"""

      """ + markdown + """
        \"""\(pounds)
          )
        }

        """
  }

  static let listPath = "Sources/EnvlintPages/Pages.swift"

  /// The file that lists all pages.
  static func listSource(_ pages: [RulePage]) -> String {
    let lines = pages.map { "    .\($0.constant),\n" }.joined()
    return """
      // Generated from the names of Rules/*.md.

      /// Every page, sorted by rule id.
      public enum Pages {
        public static let all: [Page] = [
      \(lines)  ]
      }

      """
  }
}

extension RulePage {
  static let optionsHeading = "## Options\n"

  /// The last section of a page: what can be configured.
  static func optionsSection(of rule: Rule) -> String {
    var rows = [
      "| `severity` | info, warning, error or off | `\(rule.severity.rawValue)` | "
        + "severity of the rule's most severe findings; others never exceed it |"
    ]
    rows += rule.options.map { option in
      "| `\(option.name)` | \(option.defaultValue.typeName) | `\(text(of: option.defaultValue))` | \(option.summary) |"
    }
    return """
      \(optionsHeading)
      Under `rules: \(rule.id):` in `.envlint.yml`.

      | option | value | default | meaning |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// The value as YAML.
  private static func text(of value: OptionValue) -> String {
    switch value {
    case .bool(let value): "\(value)"
    case .string(let value): value
    case .integer(let value): "\(value)"
    case .strings(let values): "[\(values.joined(separator: ", "))]"
    case .severity(let severity): severity?.rawValue ?? "off"
    }
  }
}
