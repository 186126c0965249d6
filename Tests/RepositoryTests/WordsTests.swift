import EnvlintConfiguration
import EnvlintRules
import Testing

@testable import EnvlintDriver

/// How envlint speaks: plain English, in the words of Swift's diagnostics and Apple's documentation.
@Suite struct WordsTests {
  /// A phrase that is not used, and the plain one that replaces it. A comma or a mark at the end of a sentence is a word
  /// of its own.
  static let glossary: [(phrase: String, plain: String)] = [
    ("stop the program", "crash the app"), ("stops the program", "crashes the app"),
    ("stopped the program", "crashed the app"),
    ("project of Xcode", "Xcode project"), ("projects of Xcode", "Xcode projects"),
    ("modifier of SwiftUI", "SwiftUI modifier"), ("modifiers of SwiftUI", "SwiftUI modifiers"),
    ("modifier of another package", "package modifier"), ("modifiers of other packages", "package modifiers"),
    ("look-up", "lookup"), ("look-ups", "lookups"),
    ("behind", "after, follows"), ("stands", "is, appears, is declared"), ("tells", "determines, specifies, says"),
    ("belong into", "belong in"), ("belongs into", "belongs in"),
    ("is not known to", "may not"), ("are not known to", "may not"),
    ("what is injected elsewhere", "values injected above"), ("what arrives", "the injected value"),
    ("what readers get", "the default"), ("in some builds of", "conditionally compiled"),
    ("count of", "number of"), ("counts of", "numbers of"), ("known are", "valid values:"),
    (", too .", "also, before the verb"), (", too ;", "also, before the verb"), (", too :", "also, before the verb"),
    (", too )", "also, before the verb"), (", too ,", "also, before the verb"),
  ]

  /// Everything a user or a reader of the code sees; not what is generated from other files.
  static func files() throws -> [String] {
    let folders = [
      ("Sources", ".swift"), ("Sources/EnvlintMap/Page", ".js"), ("Sources/EnvlintMap/Page", ".html"),
      ("Sources/EnvlintMap/Page", ".css"), ("Rules", ".swift"), ("Rules", ".md"), ("Examples", ".swift"),
      ("Plugins", ".swift"), ("Schemas", ".json"), ("Documentation", ".md"),
    ]
    let found =
      try folders.flatMap { try Repository.files(below: $0, suffix: $1) } + [
        "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "action.yml",
      ]
    return found.filter {
      !$0.hasPrefix("Sources/EnvlintPages/Page+") && !$0.hasPrefix("Sources/EnvlintMap/PageParts/PageParts+")
    }
  }

  @Test func theGlossaryIsKept() throws {
    let glossary = Glossary(Self.glossary)
    for path in try Self.files() {
      let prose = Prose(of: try Repository.text(path), isSwift: path.hasSuffix(".swift"))
      for found in glossary.phrases(in: prose) {
        Issue.record("\(path):\(found.line): '\(found.phrase)': say '\(found.plain)'")
      }
    }
  }

  /// A comment begins with the thing it is about: "The path of …", not "What leads …".
  @Test func commentsBeginWithASubject() throws {
    for path in try Self.files() where path.hasSuffix(".swift") {
      for line in try Repository.text(path).split(separator: "\n") {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("//") else { continue }
        let words = text.drop { $0 == "/" }.dropFirst()
        let opening = ["What ", "The same ", "Those ", "That of "].first { words.hasPrefix($0) }
        #expect(opening == nil, "\(path): \(text)")
      }
    }
  }

  @Test func theGlossaryFindsItsPhrases() {
    func found(_ text: String, isSwift: Bool = true) -> [String] {
      let prose = Prose(of: text, isSwift: isSwift)
      return Glossary(Self.glossary).phrases(in: prose).map { "\($0.line) \($0.phrase)" }
    }
    let code = """
      /// What stands
      /// behind it, too.
      let text = "Stops the " + "program" // a look-up
      let isBehind = hash(behind: count, of: "\\(count) of `stands`")
      print(\"""
        a \\(look) up tells
        \""")
      """
    #expect(found(code) == ["1 stands", "2 behind", "2 , too .", "3 stops the program", "3 look-up", "6 tells"])
    #expect(
      found("It stops\nthe program, `behind` which\n```\nstands\n```\n", isSwift: false) == ["1 stops the program"])
  }

  // MARK: Form

  @Test(arguments: Catalog.all.map(\.id)) func aRuleIsSummarizedInASentence(_ id: String) throws {
    let summary = try #require(Catalog.rule(id)).summary
    #expect(summary.first.map { $0.isUppercase || $0 == "`" } == true && summary.hasSuffix("."))
    #expect(!summary.contains(". "))
  }

  @Test func optionsAndSettingsAreDescribedInAPhrase() {
    let ruleOptions = Catalog.all.flatMap { rule in rule.options.map { ("\(rule.id).\($0.name)", $0.summary) } }
    let settings = SettingsTable.keys.map { ($0.key, $0.summary) }
    let options = OptionTable.all.map { ("--\($0.name)", $0.summary) }
    let commands = Command.allCases.map { ($0.rawValue, $0.summary) }
    for (name, summary) in ruleOptions + settings + options + commands {
      // `Swift language mode`: a name keeps its capital.
      #expect(summary.first?.isUppercase == false || summary.hasPrefix("Swift"), "\(name): \(summary)")
      #expect(!summary.hasSuffix("."), "\(name): \(summary)")
    }
  }
}
