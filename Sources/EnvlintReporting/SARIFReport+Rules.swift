import EnvlintFacts

extension SARIFReport {
  /// The tool and all of its rules, also those that found nothing: GitHub follows rules from run to run.
  func driver() -> JSONValue {
    let tool = report.tool
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(tool.name)), ("semanticVersion", .string(tool.version)),
    ]
    if !tool.homepage.isEmpty { members.append(("informationUri", .string(tool.homepage))) }
    members.append(("rules", .array(report.rules.map(rule))))
    return .object(members)
  }

  private func rule(_ rule: Rule) -> JSONValue {
    let page = report.pages[rule.id] ?? rule.summary
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(rule.id)),
      // Differs from the id, else viewers show the same word twice.
      ("name", .string(pascalCase(rule.id))),
      ("shortDescription", message(rule.summary)),
      ("fullDescription", message(SARIFReport.fullDescription(of: rule, page: page))),
      ("help", .object([("text", .string(renderedPage(page))), ("markdown", .string(linkedPage(page)))])),
    ]
    if let address = report.tool.pageAddress(ofRule: rule.id) { members.append(("helpUri", .string(address))) }
    var configuration: [(key: String, value: JSONValue)] = [("level", .string(SARIFReport.level(rule.severity)))]
    if rule.isOptIn { configuration.append(("enabled", .bool(false))) }
    members.append(("defaultConfiguration", .object(configuration)))
    // Never `security-severity`: it would turn findings into security alerts.
    members.append(
      (
        "properties",
        .object([
          ("tags", .strings(["swiftui", "environment", SARIFReport.tag(rule.group)])),
          ("precision", .string(SARIFReport.precision(rule.severity))),
          ("problem.severity", .string(SARIFReport.problemSeverity(rule.severity))),
        ])
      ))
    return .object(members)
  }

  /// The page with its links to other rules' pages made absolute, or, while there is no home that they could lead
  /// to, replaced by their text.
  private func linkedPage(_ page: String) -> String {
    var page = page
    for rule in report.rules {
      let destination = "](\(pascalCase(rule.id)).md)"
      if let address = report.tool.pageAddress(ofRule: rule.id) {
        page = page.replacing(destination, with: "](\(address))")
        continue
      }
      while let end = page.firstRange(of: destination), let start = page[..<end.lowerBound].lastIndex(of: "[") {
        page.removeSubrange(end)
        page.remove(at: start)
      }
    }
    return page
  }

  /// GitHub takes no more of a description.
  private static let maximumDescriptionCharacters = 1024

  /// The paragraphs with which the page opens, as many as fit.
  private static func fullDescription(of rule: Rule, page: String) -> String {
    var text = ""
    for paragraph in Markdown.openingParagraphs(of: page) {
      let longer = text.isEmpty ? paragraph : text + "\n\n" + paragraph
      if longer.unicodeScalars.count > maximumDescriptionCharacters { break }
      text = longer
    }
    return text.isEmpty ? rule.summary : text
  }

  private static func tag(_ group: Rule.Group) -> String {
    switch group {
    case .declaring: "declaring"
    case .reading: "reading"
    case .injecting: "injecting"
    case .flow: "flow"
    case .suppression: "suppression"
    }
  }

  /// By the precision law: an error is a proof, a warning very likely true, an info often intended.
  private static func precision(_ severity: Severity) -> String {
    switch severity {
    case .error: "very-high"
    case .warning: "high"
    case .info: "medium"
    }
  }

  private static func problemSeverity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "recommendation"
    }
  }
}
