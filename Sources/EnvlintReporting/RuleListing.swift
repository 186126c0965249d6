import EnvlintFacts

/// The formats of `envlint rules`.
public enum RuleListingFormat: String, CaseIterable, Sendable {
  case text
  case json
  case markdown
}

/// The list of all rules: `envlint rules`.
///
/// - Parameter pages: the Markdown page of each rule, by id; part of the JSON.
public func renderedRules(
  _ rules: [Rule], pages: [String: String], as format: RuleListingFormat, style: TextStyle = TextStyle()
) -> String {
  switch format {
  case .text: textListing(rules, style)
  case .json: JSONValue.array(rules.map { json($0, page: pages[$0.id]) }).serialized()
  case .markdown: markdownListing(rules)
  }
}

/// The rules of each group, in the order of the documentation.
private func grouped(_ rules: [Rule]) -> [(group: Rule.Group, rules: [Rule])] {
  Rule.Group.allCases.map { group in (group, rules.filter { $0.group == group }) }.filter { !$0.rules.isEmpty }
}

private func textListing(_ rules: [Rule], _ style: TextStyle) -> String {
  let terminal = Terminal(color: style.color)
  let columns = style.isForTerminal ? style.columns : .max
  let width = rules.map(\.id.count).max() ?? 0
  let sections = grouped(rules).map { group, rules in
    var output = terminal.paint(group.rawValue, .strong) + "\n"
    for rule in rules {
      let padding = String(repeating: " ", count: width - rule.id.count)
      let severity = terminal.paint(rule.severity.rawValue, Terminal.Role(rule.severity))
      let remarks = (rule.isOptIn ? ", opt-in" : "") + (rule.fix == .none ? "" : ", fix: \(rule.fix.rawValue)")
      output += "  \(terminal.paint(rule.id, .strong))\(padding)  \(severity)\(remarks)\n"
      let summary = TextWrap.lines(rule.summary, columns: columns, first: 6, hanging: 6)
      output += "      \(summary.joined(separator: "\n"))\n"
    }
    return output
  }
  return sections.joined(separator: "\n")
}

private func markdownListing(_ rules: [Rule]) -> String {
  let sections = grouped(rules).map { group, rules in
    var output = "### \(group.rawValue)\n\n| Rule | Severity | Fix | What it finds |\n|---|---|---|---|\n"
    for rule in rules {
      let severity = rule.severity.rawValue + (rule.isOptIn ? ", opt-in" : "")
      let summary = rule.summary.replacing("|", with: "\\|")
      output += "| [`\(rule.id)`](\(pagePath(ofRule: rule.id))) | \(severity) | \(rule.fix.rawValue) | \(summary) |\n"
    }
    return output
  }
  return sections.joined(separator: "\n")
}

private func json(_ rule: Rule, page: String?) -> JSONValue {
  .object([
    ("id", .string(rule.id)),
    ("group", .string(rule.group.rawValue)),
    ("summary", .string(rule.summary)),
    ("severity", .string(rule.severity.rawValue)),
    ("optIn", .bool(rule.isOptIn)),
    ("fix", .string(rule.fix.rawValue)),
    ("options", .array(rule.options.map(json))),
    ("page", .optional(page)),
  ])
}

private func json(_ option: RuleOption) -> JSONValue {
  let (type, value): (String, JSONValue) =
    switch option.defaultValue {
    case .bool(let value): ("boolean", .bool(value))
    case .string(let value): ("string", .string(value))
    case .integer(let value): ("integer", .integer(value))
    case .strings(let values): ("strings", .strings(values))
    case .severity(let severity): ("severity", .string(severity?.rawValue ?? "off"))
    }
  return .object([
    ("name", .string(option.name)),
    ("type", .string(type)),
    ("default", value),
    ("summary", .string(option.summary)),
  ])
}
