import EnvlintFacts
import EnvlintRules
import Testing

@testable import EnvlintReporting

private func sarif(_ report: Report) throws -> ParsedJSON { try ParsedJSON(report.rendered(as: .sarif)) }

/// The only run of a report.
private func run(_ report: Report) throws -> ParsedJSON { try sarif(report)["runs"][0] }

@Suite struct SARIFLogTests {
  @Test func oneRunOfTheStandardsVersion() throws {
    let log = try sarif(Fixture([:]).report([]))
    #expect(log["$schema"] == .string("https://json.schemastore.org/sarif-2.1.0.json"))
    #expect(log["version"] == .string("2.1.0"))
    #expect(log["runs"].elements.count == 1)
    #expect(log["runs"][0]["columnKind"] == .string("utf16CodeUnits"))
  }

  @Test func aCleanRunHasAnEmptyList() throws {
    let run = try run(Fixture([:]).report([]))
    #expect(run["results"] == .array([]))
  }

  @Test func theToolNamesItsVersionAndItsHomeOnceThereIsOne() throws {
    var fixture = Fixture([:])
    let driver = try run(fixture.report([]))["tool"]["driver"]
    #expect(driver["name"] == .string("envlint"))
    #expect(driver["semanticVersion"] == .string("0.1.0"))
    #expect(!driver.keys.contains("informationUri"))
    fixture.homepage = "https://example.org/envlint"
    #expect(try run(fixture.report([]))["tool"]["driver"]["informationUri"] == .string("https://example.org/envlint"))
  }

  @Test func theRunSucceededWheneverTheToolWorked() throws {
    let notice = Report.Notice("can't be read: permission denied", file: "A b.swift", severity: .error)
    let invocation = try run(Fixture([:]).report([], notices: [notice]))["invocations"][0]
    #expect(invocation["executionSuccessful"] == .bool(true))
  }

  @Test func skippedFilesAreNotifications() throws {
    let notices = [
      Report.Notice("can't be read: permission denied", file: "A b.swift", severity: .error),
      Report.Notice("brackets nest too deeply", file: "B.swift", line: 7),
      Report.Notice("is empty", file: "C.swift", severity: .info),
    ]
    let notifications = try run(Fixture([:]).report([], notices: notices))["invocations"][0][
      "toolExecutionNotifications"]
    #expect(notifications.elements.map { $0["level"].string } == ["error", "warning", "note"])
    #expect(notifications[0]["message"]["text"] == .string("can't be read: permission denied"))
    let places = notifications.elements.map { $0["locations"][0]["physicalLocation"] }
    #expect(places[0]["artifactLocation"]["uri"] == .string("A%20b.swift"))
    #expect(places[0]["region"] == .null)
    #expect(places[1]["region"]["startLine"] == .number(7))
  }

  @Test func nothingTellsWhereOrWhenItRan() throws {
    var fixture = Fixture.feed
    fixture.gitRoot = "/home/me"
    let notice = Report.Notice("is empty", file: "A.swift")
    let text = fixture.report([fixture.feedFinding], notices: [notice]).rendered(as: .sarif)
    #expect(!text.contains("/home"))
    #expect(!text.contains("file:"))
    #expect(!text.contains("TimeUtc"))
    #expect(try !ParsedJSON(text).allStrings.contains { $0.hasPrefix("/") })
  }

  @Test func automationDetailsNeedACategory() throws {
    let run = try run(Fixture.feed.report([Fixture.feed.feedFinding]))
    #expect(!run.keys.contains("automationDetails"))
    var report = Fixture([:]).report([])
    for category in ["app", "app/"] {
      report.sarifCategory = category
      let id = try ParsedJSON(report.rendered(as: .sarif))["runs"][0]["automationDetails"]["id"]
      #expect(id == .string("app/"), "GitHub takes what stands before the last slash")
    }
  }
}

@Suite struct SARIFRuleTests {
  private let pages = [
    "closure_entry": """
    # closure_entry

    An entry holds a closure.

    ## Why it matters

    SwiftUI cannot compare `closures`, see [the other](Other.md).

    ## Reported

    Not part of the description.
    """
  ]

  private func rules(homepage: String = "") throws -> [ParsedJSON] {
    var fixture = Fixture([:])
    fixture.homepage = homepage
    return try run(fixture.report([], pages: pages))["tool"]["driver"]["rules"].elements
  }

  @Test func allRulesInOrderAlsoWithoutResults() throws {
    #expect(try rules().map { $0["id"].string } == Catalog.rules.map(\.id))
  }

  @Test func everyRuleHasWhatGitHubRequires() throws {
    for rule in try rules() {
      for text in [
        rule["shortDescription"]["text"], rule["fullDescription"]["text"], rule["help"]["text"],
        rule["help"]["markdown"],
      ] {
        #expect(text.string?.isEmpty == false)
      }
      #expect(try #require(rule["shortDescription"]["text"].string).count <= 1024)
      #expect(try #require(rule["fullDescription"]["text"].string).count <= 1024)
      #expect(rule["name"] != rule["id"])
      #expect(["note", "warning", "error"].contains(rule["defaultConfiguration"]["level"].string))
      let properties = rule["properties"]
      #expect(["very-high", "high", "medium", "low"].contains(properties["precision"].string))
      #expect(["error", "warning", "recommendation"].contains(properties["problem.severity"].string))
      #expect(1...10 ~= properties["tags"].elements.count)
      #expect(!properties.keys.contains("security-severity"))
    }
  }

  @Test func thePageIsTheHelp() throws {
    let rule = try #require(try rules().first { $0["id"] == .string("closure_entry") })
    #expect(rule["help"]["markdown"].string == pages["closure_entry"])
    #expect(rule["help"]["text"].string == pages["closure_entry"].map { renderedPage($0) })
    #expect(rule["shortDescription"]["text"].string == Catalog.rule("closure_entry")?.summary)
    #expect(
      rule["fullDescription"]["text"].string
        == "An entry holds a closure.\n\nSwiftUI cannot compare closures, see the other.")
  }

  @Test func linksToOtherPagesLeadSomewhereOrAreText() throws {
    let pages = ["closure_entry": "See [`object_type_lookup`](ObjectTypeLookup.md), [x](https://e.org), `[Int](x)`."]
    var fixture = Fixture([:])
    func help() throws -> String? {
      let rules = try run(fixture.report([], pages: pages))["tool"]["driver"]["rules"].elements
      return rules.first { $0["id"] == .string("closure_entry") }?["help"]["markdown"].string
    }
    #expect(try help() == "See `object_type_lookup`, [x](https://e.org), `[Int](x)`.")
    fixture.homepage = "https://example.org/envlint"
    let address = "https://example.org/envlint/blob/HEAD/Rules/ObjectTypeLookup.md"
    #expect(try help() == "See [`object_type_lookup`](\(address)), [x](https://e.org), `[Int](x)`.")
  }

  @Test func descriptionsEndWithAWholeParagraph() throws {
    let long = String(repeating: "word ", count: 150)
    let pages = ["closure_entry": "# t\n\n\(long)\n\n\(long)\n"]
    let rules = try run(Fixture([:]).report([], pages: pages))["tool"]["driver"]["rules"]
    let rule = try #require(rules.elements.first { $0["id"] == .string("closure_entry") })
    #expect(rule["fullDescription"]["text"].string == String(long.dropLast()))
  }

  @Test func helpUriWaitsForAHome() throws {
    #expect(try rules().allSatisfy { !$0.keys.contains("helpUri") })
    let address = "https://example.org/envlint/blob/HEAD/Rules/ExpensiveEntryDefault.md"
    #expect(try rules(homepage: "https://example.org/envlint").first?["helpUri"].string == address)
  }

  @Test func optInRulesAreDisabledByDefault() throws {
    let rule = Rule(id: "a_b", group: .flow, summary: "S.", severity: .info, isOptIn: true) { _, _ in [] }
    let rules = try run(Fixture([:]).report([], rules: [rule]))["tool"]["driver"]["rules"]
    #expect(rules[0]["defaultConfiguration"]["enabled"] == .bool(false))
    #expect(rules[0]["defaultConfiguration"]["level"] == .string("note"))
    #expect(rules[0]["name"] == .string("AB"))
  }
}
