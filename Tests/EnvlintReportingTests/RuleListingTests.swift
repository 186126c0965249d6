import EnvlintFacts
import EnvlintRules
import Testing

@testable import EnvlintReporting

@Suite struct RuleListingTests {
  private let rules = [
    Rule(
      id: "first_rule", group: .reading, summary: "It reads a | b.", severity: .error, isOptIn: true, fix: .safe,
      options: [
        RuleOption("flag", default: .bool(true), summary: "a flag"),
        RuleOption("words", default: .strings(["a"]), summary: "some words"),
        RuleOption("level", default: .severity(nil), summary: "a level"),
        RuleOption("other_level", default: .severity(.info), summary: "another level"),
        RuleOption("word", default: .string("a"), summary: "a word"),
        RuleOption("number", default: .integer(3), summary: "a number"),
      ]
    ) { _, _ in [] },
    Rule(id: "second", group: .declaring, summary: "It declares.", severity: .warning) { _, _ in [] },
    Rule(id: "third", group: .reading, summary: "It reads.", severity: .info, fix: .suggestion) { _, _ in [] },
  ]

  @Test func textIsGroupedAndAligned() {
    #expect(
      renderedRules(rules, pages: [:], as: .text) == """
        Declaring a key
          second      warning
              It declares.

        Reading the environment
          first_rule  error, opt-in, fix: safe
              It reads a | b.
          third       info, fix: suggestion
              It reads.

        """)
  }

  @Test func markdownIsATableForEachGroup() {
    #expect(
      renderedRules(rules, pages: [:], as: .markdown) == """
        ### Declaring a key

        | Rule | Severity | Fix | What it finds |
        |---|---|---|---|
        | [`second`](Rules/Second.md) | warning | none | It declares. |

        ### Reading the environment

        | Rule | Severity | Fix | What it finds |
        |---|---|---|---|
        | [`first_rule`](Rules/FirstRule.md) | error, opt-in | safe | It reads a \\| b. |
        | [`third`](Rules/Third.md) | info | suggestion | It reads. |

        """)
  }

  @Test func jsonHasEverything() throws {
    let text = renderedRules(rules, pages: ["first_rule": "# first_rule\n"], as: .json)
    let parsed = try ParsedJSON(text)
    #expect(parsed.elements.map { $0["id"].string } == ["first_rule", "second", "third"])
    let first = parsed[0]
    #expect(first.keys == ["id", "group", "summary", "severity", "optIn", "fix", "options", "page"])
    #expect(first["group"] == .string("Reading the environment"))
    #expect(first["severity"] == .string("error"))
    #expect(first["optIn"] == .bool(true))
    #expect(first["fix"] == .string("safe"))
    #expect(first["page"] == .string("# first_rule\n"))
    #expect(parsed[1]["page"] == .null)
    #expect(
      first["options"].elements.map { $0["type"].string } == [
        "boolean", "strings", "severity", "severity", "string", "integer",
      ])
    #expect(
      first["options"].elements.map { $0["default"] } == [
        .bool(true), .array([.string("a")]), .string("off"), .string("info"), .string("a"), .number(3),
      ])
    #expect(first["options"][0].keys == ["name", "type", "default", "summary"])
  }

  @Test func everyRuleOfTheCatalogIsListed() {
    for format in RuleListingFormat.allCases {
      let text = renderedRules(Catalog.rules, pages: [:], as: format)
      for rule in Catalog.rules { #expect(text.contains(rule.id)) }
    }
  }
}
