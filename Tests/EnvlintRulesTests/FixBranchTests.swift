import EnvlintFacts
import Testing

/// A fix of a property and its uses is made in every branch of `#if`, or not at all.
@Suite struct FixBranchTests {
  private static let theme = """
    struct Theme { var n = 1.0; var m = 2 }
    struct Other { var n = 1.0; var m = 2 }
    extension EnvironmentValues {
      @Entry var theme: Theme = Theme()
      @Entry var other: Other = Other()
    }

    """
  private static func view(_ members: String) -> FixedCode { FixedCode(theme + "struct V: View {\n\(members)\n}\n") }
  private static let rule = "whole_value_lookup"

  // MARK: Not at all

  @Test(arguments: [
    "#if os(iOS)\n@Environment(\\.theme) private var theme\n#else\n@Environment(\\.other) private var theme\n#endif",
    "#if DEBUG\n@Environment(\\.theme) private var theme\n#endif\n#if !DEBUG\n@Environment(\\.other) private var theme\n#endif",
    "#if os(iOS)\n@Environment(\\.theme) private var theme\n#elseif os(macOS)\nlet theme = Theme()\n#else\nvar theme: Other { Other() }\n#endif",
    "#if os(iOS)\n@Environment(\\.theme) private var theme\n#else\nprivate var theme: Theme { Theme() }\n#endif",
  ]) func otherBranchesHaveThePropertyToo(_ declarations: String) throws {
    try Self.view(declarations + "\nvar body: some View { Text(\"\\(theme.n)\") }").expectNoFix(.all, of: Self.rule)
  }

  @Test func anExtensionHasThePropertyToo() throws {
    try FixedCode(
      Self.theme + """
        struct V: View {
          #if os(iOS)
          @Environment(\\.theme) private var theme
          #endif
          var body: some View { Text("\\(theme.n)") }
        }
        #if !os(iOS)
        extension V { private var theme: Theme { Theme() } }
        #endif
        """
    ).expectNoFix(.all, of: Self.rule)
  }

  @Test(arguments: [
    "struct Theme { \n#if os(iOS)\nvar n = 1\n#endif\nvar m = 2; var o = 3 }",
    "struct Theme { var m = 2; var o = 3 }\n#if os(iOS)\nextension Theme { var n: Int { m } }\n#endif",
  ])
  func otherBranchesMayLackTheMember(_ theme: String) throws {
    let uses = "#if os(iOS)\nText(\"\\(theme.n)\")\n#else\nText(\"\")\n#endif"
    let rest = "\nextension EnvironmentValues { @Entry var theme: Theme = Theme() }\n"
    try FixedCode(
      theme + rest + "struct V: View { @Environment(\\.theme) private var theme; var body: some View {\n\(uses)\n} }"
    ).expectNoFix(.all, of: Self.rule)
    // Where the property is under the same condition, or something else uses the member as well, it is there.
    try FixedCode(
      theme + rest
        + "#if os(iOS)\nstruct V: View { @Environment(\\.theme) private var theme; var body: some View { Text(\"\\(theme.n)\") } }\n#endif"
    ).expect(
      .safe, of: [Self.rule],
      changing: [("(\\.theme) private var theme", "(\\.theme.n) private var n"), ("\\(theme.n)", "\\(n)")])
  }

  @Test(arguments: [
    "#if os(iOS)\n@Environment(\\.presentationMode) private var mode\n#else\n@Environment(\\.presentationMode) private var mode\n#endif",
    "#if os(iOS)\n@Environment(\\.presentationMode) private var mode\n#else\nprivate var mode = Other()\n#endif",
  ]) func anotherBranchDismissesOtherwise(_ declarations: String) throws {
    try Self.view(declarations + "\nvar body: some View { Button(\"\") { mode.wrappedValue.dismiss() } }")
      .expectNoFix(.all, of: "deprecated_key")
  }

  // MARK: In every branch

  @Test func usesInAllBranchesAreReplaced() throws {
    try Self.view(
      """
      @Environment(\\.theme) private var theme
      var body: some View {
        #if os(iOS)
          Text("\\(theme.n)")
        #elseif DEBUG
          Color.red.opacity(theme.n)
        #else
          Text("").padding(self.theme.n)
        #endif
      }
      """
    ).expect(
      .safe, of: [Self.rule],
      changing: [
        ("(\\.theme) private var theme", "(\\.theme.n) private var n"), ("\\(theme.n)", "\\(n)"), ("(theme.n)", "(n)"),
        ("self.theme.n", "self.n"),
      ])
  }

  @Test func modifiersInBranchesAreReplaced() throws {
    try Self.view(
      """
      @Environment(\\.theme) private var theme
      var body: some View {
        Text("")
        #if os(iOS)
          .opacity(theme.n)
        #else
          .padding(theme.n)
        #endif
      }
      """
    ).expect(
      .safe, of: [Self.rule],
      changing: [
        ("(\\.theme) private var theme", "(\\.theme.n) private var n"), ("opacity(theme.n)", "opacity(n)"),
        ("padding(theme.n)", "padding(n)"),
      ])
  }

  @Test func aDeclarationAndItsUsesUnderOneCondition() throws {
    try Self.view(
      """
      #if os(iOS)
      @Environment(\\.theme) private var theme
      #endif
      var body: some View {
        #if os(iOS)
        Text("\\(theme.n)")
        #endif
      }
      """
    ).expect(
      .safe, of: [Self.rule],
      changing: [("(\\.theme) private var theme", "(\\.theme.n) private var n"), ("\\(theme.n)", "\\(n)")])
  }

  @Test func aNameThatAnotherBranchHasIsTaken() throws {
    try Self.view(
      """
      @Environment(\\.theme) private var theme
      #if os(iOS)
      func f(n: Int) {}
      #else
      var n: Int { 1 }
      #endif
      var body: some View { Text("\\(theme.n)") }
      """
    ).expect(
      .safe, of: [Self.rule],
      changing: [("(\\.theme) private var theme", "(\\.theme.n) private var theme"), ("\\(theme.n)", "\\(theme)")])
  }

  @Test func presentationModeIsReplacedInEveryBranch() throws {
    try Self.view(
      """
      @Environment(\\.presentationMode) private var mode
      #if os(iOS)
      func f() { mode.wrappedValue.dismiss() }
      #else
      func f() { if true { self.mode.wrappedValue.dismiss() } }
      #endif
      var body: some View { Text("") }
      """
    ).expect(
      .all, of: ["deprecated_key"],
      changing: [
        ("\\.presentationMode", "\\.dismiss"), ("{ mode.wrappedValue.dismiss()", "{ mode()"),
        ("self.mode.wrappedValue.dismiss()", "self.mode()"),
      ])
  }
}
