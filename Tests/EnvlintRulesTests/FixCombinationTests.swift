import EnvlintFacts
import EnvlintRules
import EnvlintSyntax
import Testing

@testable import EnvlintDriver

/// Fixes that are made together give code that compiles.
@Suite struct FixCombinationTests {
  private static let theme = """
    struct Theme { var n = 1; var m = 2.5 }
    struct Other { var n = 1; var m = "" }
    extension EnvironmentValues {
      @Entry var theme: Theme = Theme()
      @Entry var other: Other = Other()
    }

    """
  private static let rules = [
    "whole_value_lookup", "untyped_environment", "nonprivate_environment", "unused_environment",
  ]

  // MARK: One declaration

  @Test func theTypeIsThatOfTheNewKeyPath() throws {
    try FixedCode(
      Self.theme
        + "struct V: View { @Environment(\\.theme) private var theme; var body: some View { Text(\"\\(theme.n)\") } }"
    ).expect(
      .safe, of: Self.rules,
      changing: [("(\\.theme) private var theme", "(\\.theme.n) private var n: Int"), ("\\(theme.n)", "\\(n)")])
  }

  @Test func theFixesOfADeclarationFollowOneAnother() throws {
    try FixedCode(
      Self.theme + """
        struct V: View {
          @Environment(\\.theme)
          var theme
          var body: some View { Text("\\(self.theme.m)") }
        }
        """
    ).expect(
      .all, of: Self.rules,
      changing: [
        ("(\\.theme)\n  var theme", "(\\.theme.m)\n  private var m: Double"), ("\\(self.theme.m)", "\\(self.m)"),
      ])
  }

  @Test func aDeprecatedKeyIsReplacedFirst() throws {
    try FixedCode(
      "struct V: View { @Environment(\\.presentationMode) var mode; func f() { mode.wrappedValue.dismiss() } ; var body: some View { Text(\"\") } }"
    ).expect(
      .all, of: Self.rules + ["deprecated_key"],
      changing: [
        ("(\\.presentationMode) var mode", "(\\.dismiss) private var mode: DismissAction"),
        ("mode.wrappedValue.dismiss()", "mode()"),
      ])
  }

  // MARK: One type

  @Test func twoPropertiesDoNotTakeOneName() throws {
    try FixedCode(
      Self.theme + """
        struct V: View {
          @Environment(\\.theme) private var theme
          @Environment(\\.other) private var other
          var body: some View { Text("\\(theme.n) \\(other.n)") }
        }
        """
    ).expect(
      .safe, of: Self.rules,
      changing: [
        ("(\\.theme) private var theme", "(\\.theme.n) private var n: Int"),
        ("(\\.other) private var other", "(\\.other.n) private var other: Int"),
        ("\\(theme.n) \\(other.n)", "\\(n) \\(other)"),
      ])
  }

  @Test func aNameThatOneFixFreesAnotherOneMayTake() throws {
    try FixedCode(
      "struct Theme { var other = 1; var m = 2.5 }\n"
        + Self.theme.split(separator: "\n").dropFirst().joined(separator: "\n") + """

          struct V: View {
            @Environment(\\.theme) private var theme
            @Environment(\\.other) private var other
            var body: some View { Text("\\(theme.other) \\(other.n)") }
          }
          """
    ).expect(
      .safe, of: ["whole_value_lookup"],
      changing: [
        ("(\\.theme) private var theme", "(\\.theme.other) private var theme"),
        ("(\\.other) private var other", "(\\.other.n) private var n"),
        ("\\(theme.other) \\(other.n)", "\\(theme) \\(n)"),
      ])
  }

  @Test func typesHaveTheirOwnNames() throws {
    let view =
      "struct V: View { @Environment(\\.theme) private var theme; var body: some View { Text(\"\\(theme.n)\") } }\n"
    let fixed = view.replacing("(\\.theme) private var theme", with: "(\\.theme.n) private var n")
      .replacing("theme.n)\"", with: "n)\"")
    try FixedCode(Self.theme + view + view.replacing("V:", with: "W:")).expect(
      .safe, of: ["whole_value_lookup"],
      changing: [(view, fixed), (view.replacing("V:", with: "W:"), fixed.replacing("V:", with: "W:"))])
  }

  @Test func allUnusedPropertiesGo() throws {
    let properties = (0..<9).map { "  @Environment(\\.k\($0)) private var k\($0)\n" }.joined()
    try FixedCode("struct V: View {\n\(properties)  var body: some View { Text(\"\") }\n}\n").expect(
      .safe, of: Self.rules, changing: [(properties, "")])
  }

  // MARK: Edits

  private static func finding(_ edits: (Range<UInt32>, String)..., claims: [Fix.Claim] = []) -> Diagnostic {
    let edits = edits.map { Fix.Edit($0.1, at: Location(file: "A.swift", range: $0.0)) }
    return Diagnostic(
      rule: "r", severity: .warning, location: edits[0].location, message: "",
      fixes: [Fix("Replace", safety: .safe, edits: edits, claims: claims)])
  }

  private static func text(after findings: [Diagnostic]) -> String? {
    var frozen: Set<String> = []
    let round = FixRound(findings, allowsUnsafe: false, frozen: &frozen) { _ in SourceBytes("let abc = 1") }
    return round.contents["A.swift"].map { $0.text(0..<UInt32($0.count)) }
  }

  @Test(
    arguments: [
      (4..<7, 7..<7), (4..<7, 4..<4), (7..<7, 4..<7), (4..<5, 5..<6), (5..<6, 4..<5), (4..<7, 5..<6), (4..<4, 4..<4),
      (4..<7, 4..<7),
    ] as [(Range<UInt32>, Range<UInt32>)]) func theFirstOfTwoThatTouchIsMade(
      first: Range<UInt32>, second: Range<UInt32>
    )
  {
    let one = Self.text(after: [Self.finding((first, "x"))])
    #expect(one != nil && Self.text(after: [Self.finding((first, "x")), Self.finding((second, "y"))]) == one)
  }

  @Test func whatIsApartIsMadeTogether() {
    #expect(Self.text(after: [Self.finding((4..<5, "x")), Self.finding((6..<7, "y"))]) == "let xby = 1")
    // The edits of one fix are made for one another.
    #expect(Self.text(after: [Self.finding((4..<5, "x"), (5..<5, "y"))]) == "let xybc = 1")
    let claim = Fix.Claim.declaration(Location(file: "A.swift", range: 0..<11))
    #expect(
      Self.text(after: [Self.finding((4..<5, "x"), claims: [claim]), Self.finding((6..<7, "y"), claims: [claim])])
        == "let xbc = 1")
  }
}
