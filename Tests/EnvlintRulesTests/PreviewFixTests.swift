import EnvlintFacts
import Testing

/// What a preview is given for an object that it lacks.
@Suite struct PreviewFixTests {
  private static let rule = "missing_injection"

  private static func code(_ members: String, _ preview: String) -> FixedCode {
    FixedCode(
      """
      final class Session: ObservableObject { \(members) }
      struct Row: View {
        @EnvironmentObject private var session: Session
        var body: some View { Text("\\(session)") }
      }
      #Preview {
      \(preview)
      }
      """)
  }

  @Test(
    arguments: [
      ("var name = \"\"", "Session()"), ("init() {}", "Session()"), ("init(name: String = \"\") {}", "Session()"),
      ("private init() {}; static let shared = Session()", "Session.shared"),
      ("init(name: String) {}; static let shared = Session(name: \"\")", "Session.shared"),
      ("init?() { nil }", nil), ("init() throws {}", nil), ("init() async {}", nil), ("private init() {}", nil),
      ("@available(*, unavailable) init() {}; init(name: String) {}", nil),
      ("private init() {}; private static let shared = Session()", nil),
      ("let name: String; init(name: String) {}", nil),
    ] as [(String, String?)]) func onlyWhatIsThereIsWritten(_ members: String, _ object: String?) throws
  {
    let code = Self.code(members, "  Row()")
    guard let object else { return try code.expectNoFix(.all, of: Self.rule) }
    try code.expect(
      .all, of: [Self.rule], changing: [("  Row()\n", "  Row()\n    .environmentObject(\(object))\n")])
  }

  /// What lacks two objects is not fixed with one.
  @Test(arguments: [("", true), ("init(name: String) {}", false)])
  func aPreviewGetsAllThatItLacks(_ second: String, _ isFixed: Bool) throws {
    let code = FixedCode(
      """
      final class First: ObservableObject { var n = 1 }
      final class Second: ObservableObject { var n = 1; \(second) }
      struct Row: View {
        @EnvironmentObject private var first: First
        @EnvironmentObject private var second: Second
        var body: some View { Text("\\(first.n + second.n)") }
      }
      #Preview {
        Row()
      }
      """)
    guard isFixed else { return try code.expectNoFix(.all, of: Self.rule) }
    let both = "    .environmentObject(First())\n    .environmentObject(Second())\n"
    try code.expect(.all, of: [Self.rule], changing: [("  Row()\n", "  Row()\n" + both)])
  }

  @Test(arguments: [
    ("  Row()\n    .padding()\n", "  Row()\n    .padding()\n    .environmentObject(Session())\n"),
    ("  Row().padding()\n", "  Row().padding()\n    .environmentObject(Session())\n"),
    (
      "    VStack {\n        Row()\n    }\n",
      "    VStack {\n        Row()\n            .environmentObject(Session())\n    }\n"
    ),
  ]) func aModifierHasALineOfItsOwn(_ old: String, _ new: String) throws {
    try Self.code("", String(old.dropLast())).expect(.all, of: [Self.rule], changing: [(old, new)])
  }
}
