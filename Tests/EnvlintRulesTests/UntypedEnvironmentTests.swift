import EnvlintFacts
import Testing

/// A type is written only where it is known and means the same.
@Suite struct UntypedEnvironmentTests {
  private static let rule = "untyped_environment"

  /// A view that reads `\.key`.
  private static func code(_ entry: String, _ types: String, path: String = "key", members: String = "") -> FixedCode {
    FixedCode(
      types
        + "\nextension EnvironmentValues { @Entry var \(entry) }\nstruct V: View {\n  \(members)\n  @Environment(\\.\(path)) private var value\n  var body: some View { Text(\"\\(value)\") }\n}\n"
    )
  }

  private func expect(_ code: FixedCode, _ type: String?) throws {
    if let type {
      try code.expect(.safe, of: [Self.rule], changing: [("private var value\n", "private var value: \(type)\n")])
    } else {
      try code.expectNoFix(.all, of: Self.rule)
    }
  }

  // MARK: Initializers that may fail

  @Test(
    arguments: [
      ("key = Token(\"a\")", "struct Token { init?(_ s: String) { nil } }", "Token?"),
      ("key = Token.init(\"a\")", "struct Token { init?(_ s: String) { nil } }", "Token?"),
      ("key = Token(n: 1)", "struct Token { init?(_ s: String) { nil }; init(n: Int) {} }", "Token"),
      ("key = Token(\"a\")!", "struct Token { init?(_ s: String) { nil } }", "Token"),
      ("key = Token(\"a\")", "struct Token {}\nextension Token { init?(_ s: String) { nil } }", "Token?"),
      ("key = Mode(rawValue: 1)", "enum Mode: Int { case a = 1 }", "Mode?"),
      ("key = Mode(rawValue: 1)", "enum Mode: Int { case a = 1; init(rawValue: Int) { self = .a } }", "Mode"),
      ("key = Token()", "struct Token {}", "Token"),
      ("key: Token = Token(\"a\")!", "struct Token { init?(_ s: String) { nil } }", "Token"),
      ("key = Token(\"a\")", "struct Token { init?(_ s: String) { nil }; init(_ n: some Sequence) {} }", nil),
      ("key = URL(string: \"a\")", "", nil), ("key = UIImage(named: \"a\")", "", nil), ("key = Int(\"1\")", "", nil),
    ] as [(String, String, String?)]) func whatMayFailIsOptional(_ entry: String, _ types: String, _ type: String?)
    throws
  {
    try expect(Self.code(entry, types), type)
  }

  @Test func aMemberMayBeOptional() throws {
    let types =
      "struct Token { init?(_ s: String) { nil } }\nstruct Theme { var token = Token(\"a\"); var other = Token(\"a\")!; var n = 1 }"
    try expect(Self.code("key = Theme()", types, path: "key.token"), "Token?")
    try expect(Self.code("key = Theme()", types, path: "key.other"), "Token")
    try expect(Self.code("key: Theme = Theme()", types, path: "key.n"), "Int")
  }

  @Test func aKeyForEachConditionHasNoSingleType() throws {
    let code = FixedCode(
      #"""
      extension EnvironmentValues { @Entry var key = 1; @Entry var other = "" }
      struct V: View {
        #if os(iOS)
        @Environment(\.key)
        #else
        @Environment(\.other)
        #endif
        private var value
        var body: some View { Text("\(value)") }
      }
      """#)
    try code.expectNoFix(.all, of: Self.rule)
  }

  // MARK: Names that are hidden

  @Test(arguments: [
    "struct Theme {}", "typealias Theme = Int", "enum Theme { case a }", "class Theme {}",
  ]) func aTypeOfTheViewHidesAnother(_ member: String) throws {
    try expect(Self.code("key = Theme()", "struct Theme {}", members: member), nil)
    try expect(Self.code("key = Theme()", "struct Theme {}\nextension V { \(member) }"), nil)
    let sdk = member.replacing("Theme", with: "Locale")
    try expect(Self.code("other = 1", "", path: "locale", members: sdk), nil)
    try expect(Self.code("other = 1", "extension V { \(sdk) }", path: "locale"), nil)
    try expect(Self.code("other = 1", sdk.replacing("Int", with: "String"), path: "locale"), nil)
    try expect(Self.code("other = 1", "", path: "locale"), "Locale")
  }

  @Test func genericParametersHideTypes() throws {
    for (path, type) in [("key", "Theme"), ("locale", "Locale")] {
      try FixedCode(
        "struct Theme {}\nextension EnvironmentValues { @Entry var key = Theme() }\nstruct V<\(type)>: View { @Environment(\\.\(path)) private var value; var body: some View { Text(\"\\(value)\") } }"
      ).expectNoFix(.all, of: Self.rule)
    }
  }

  @Test(arguments: [
    "protocol P { associatedtype Theme; func f(_ t: Theme) }\nextension V: P { func f(_ t: Int) {} }",
    "protocol P {}\nextension P { typealias Theme = Int }\nextension V: P {}",
    "protocol P { associatedtype Theme = Int }\nprotocol Q: P {}\nextension V: Q {}",
  ]) func typesOfProtocolsHideOthers(_ types: String) throws {
    try expect(Self.code("key = Theme()", "struct Theme {}\n" + types), nil)
    try expect(Self.code("key = Other()", "struct Other {}\n" + types.replacing("Other", with: "Third")), "Other")
  }

  @Test(arguments: ["Body", "Content", "Configuration"]) func typesThatViewsAskForHideOthers(_ name: String) throws {
    try expect(Self.code("key = \(name)()", "struct \(name) {}"), nil)
  }

  // MARK: Members of types with arguments

  @Test(
    arguments: [
      ("key: [Int].Element = 1", nil), ("key: Array<Int>.Element = 1", nil), ("key: [String: Int].Value = 1", nil),
      ("key: [Int].Element? = 1", nil), ("key: Set<Int>.Index? = nil", nil), ("key: Int?.Wrapped = 1", nil),
      ("key: [[Int].Element] = []", nil),
      ("key: Box<Int>.Inner = .init()", nil), ("key = Box<Int>.Inner()", nil), ("key: Box<Int>.Alias = 1", nil),
      ("key: String.Index? = nil", "String.Index?"), ("key: [Int] = []", "[Int]"),
      ("key: Box<Int> = Box()", "Box<Int>"),
      ("key: Int? = nil", "Int?"), ("key: [String: [Int?]] = [:]", "[String: [Int?]]"),
      ("key: Range<Int> = 0..<1", "Range<Int>"),
    ] as [(String, String?)]) func argumentsAreNotLost(_ entry: String, _ type: String?) throws
  {
    try expect(Self.code(entry, "struct Box<T> { struct Inner {}; typealias Alias = T }"), type)
  }
}
