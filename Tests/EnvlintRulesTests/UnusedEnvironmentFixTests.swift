import EnvlintFacts
import Testing

/// What goes with a property that nothing uses, and when its updates may be wanted.
@Suite struct UnusedEnvironmentFixTests {
  private static let rule = "unused_environment"

  @Test(arguments: [
    ("  [@Environment(\\.a) private var a\n\n  ]var body: some View { Text(\"a\") }\n", "opens the block"),
    ("  let n = 1; [@Environment(\\.a) private var a; ]var body: some View { Text(\"a\") }\n", "between others"),
    ("  let n = 1[; @Environment(\\.a) private var a]\n  var body: some View { Text(\"a\") }\n", "behind another"),
    (
      "  let n = 1\n[  /// A title.\n  @Environment(\\.a) private var a\n]  var body: some View { Text(\"a\") }\n",
      "documented"
    ),
    ("  var body: some View { Text(\"a\") }\n[\n  @Environment(\\.a) private var a\n]", "closes the block"),
  ]) func whatBelongsToItGoes(_ members: String, _ place: String) throws {
    let parts = members.split(separator: /[\[\]]/, omittingEmptySubsequences: false).map { String($0) }
    try FixedCode("struct Row: View {\n\(parts.joined())}\n").expect(
      .safe, of: [Self.rule], changing: [(parts.joined(), parts[0] + parts[2])])
  }

  @Test(arguments: [
    "Text(\"\\(UIScreen.main.bounds.width)\")", "Text(\"\\(Date())\")", "Text(Date.now, style: .time)",
    "Text(Settings.name)", "Text(name())", "Text(UserDefaults.standard.string(forKey: \"a\") ?? \"\")",
    "Text(global)",
  ]) func whatUpdatesMayShowIsASuggestion(_ body: String) throws {
    let code = FixedCode(
      """
      enum Settings { static var name = "a" }
      func name() -> String { Settings.name }
      var global = "a"
      struct Row: View {
        @Environment(\\.a) private var a
        var body: some View { \(body) }
      }
      """)
    try code.expectNoFix(.safe, of: Self.rule)
    try code.expect(.all, of: [Self.rule], changing: [("  @Environment(\\.a) private var a\n", "")])
  }

  @Test(arguments: [
    "Text(\"a\")", "Text(title)", "Text(Settings.name)", "Text(label())",
    "Image(systemName: \"a\").padding(.leading, 2)",
    "Text(kind == .plain ? \"a\" : \"b\")",
  ]) func whatStaysTheSameNeedsNoUpdate(_ body: String) throws {
    try FixedCode(
      """
      enum Settings { static let name = "a" }
      enum Kind { case plain, other }
      struct Row: View {
        let title: String
        let kind: Kind
        @Environment(\\.a) private var a
        var body: some View { \(body) }
        func label() -> String { title }
      }
      """
    ).expect(.safe, of: [Self.rule], changing: [("  @Environment(\\.a) private var a\n", "")])
  }
}
