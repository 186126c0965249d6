import EnvlintFacts
import Testing

/// `@Entry` evaluates its default at every read, so that only what stays the same can become one.
@Suite struct LegacyEnvironmentKeyTests {
  private static let types = """
    import SwiftUI
    import AppKit
    var counter = 0
    let limit = 3
    enum Config {
      static var level = 1
      static let top = 9
      static var half: Int { top / 2 }
      static var current: Int { level }
      static func make(_ n: Int) -> Pair { Pair(x: n) }
      static func next() -> Int { counter += 1; return counter }
    }
    enum Mode { case on, off(Int); static let standard = Mode.on; static var live = Mode.on }
    struct Pair { var x = 1; var y = [1, 2]; static let zero = Pair(x: 0); static var shared = Pair() }
    struct Made { var n: Int; var m = 2; init(n: Int) { self.n = n } }
    struct Counted { static var count = 0; var n: Int; init() { Counted.count += 1; n = Counted.count } }
    struct Following { var n = counter }
    struct Wrapped { @Lately var n = 1 }
    @propertyWrapper struct Lately { var wrappedValue: Int }
    final class Store: Sendable { static let shared = Store(); static var current = Store() }

    """

  /// A key with a default, its accessor, and a view that reads it.
  private static func key(_ declaration: String, _ type: String, mark: String) -> String {
    types + """
      private struct GapKey: EnvironmentKey { \(mark)
        \(declaration)
      }
      extension EnvironmentValues {
        var gap: \(type) { get { self[GapKey.self] } set { self[GapKey.self] = newValue } }
      }
      struct Row: View { @Environment(\\.gap) private var gap; var body: some View { Text("\\(gap)").environment(\\.gap, gap) } }

      """
  }

  private static let rule = "legacy_environment_key"

  @Test(arguments: [
    ("1", "Int"), ("-1.5", "Double"), ("\"a\\(1)\"", "String"), ("[\"a\": [1, 2]]", "[String: [Int]]"),
    ("(1, 2)", "(Int, Int)"),
    ("2 * 3 + 1", "Int"), ("true ? 1 : 2", "Int"), ("limit", "Int"), ("Config.top", "Int"), ("Config.half", "Int"),
    ("Mode.on", "Mode"),
    ("Mode.off(2)", "Mode"), ("Mode.standard", "Mode"), ("Pair()", "Pair"), ("Pair(x: limit, y: [])", "Pair"),
    ("Pair.zero", "Pair"),
    ("Made(n: 3)", "Made"), ("Config.make(4)", "Pair"), ("CGSize(width: 1, height: limit)", "CGSize"),
    ("Store.shared", "Store"),
    ("Bundle.main", "Bundle"), ("FileManager.default", "FileManager"), ("UserDefaults.standard", "UserDefaults"),
    ("Locale(identifier: \"en\")", "Locale"), ("TimeZone.autoupdatingCurrent", "TimeZone"), ("max(1, limit)", "Int"),
    ("Date.distantPast", "Date"),
  ]) func aConstantCanBeEvaluatedAgain(_ value: String, _ type: String) throws {
    for declaration in ["static let defaultValue = \(value)", "static let defaultValue: \(type) = \(value)"] {
      let code = PageProject(Self.key(declaration, type, mark: "// ~info"))
      try code.expectFindings(of: Self.rule)
      #expect(try !code.fixes(of: Self.rule).isEmpty)
    }
  }

  @Test(arguments: [
    ("Locale.current", "Locale"), ("Calendar.current", "Calendar"), ("TimeZone.current", "TimeZone"),
    ("NSScreen.main", "NSScreen?"),
    ("UIScreen.main", "UIScreen"), ("URLCache.shared", "URLCache"), ("counter", "Int"), ("counter + 1", "Int"),
    ("[counter]", "[Int]"),
    ("\"a\\(counter)\"", "String"), ("Config.level", "Int"), ("Config.current", "Int"), ("Config.next()", "Int"),
    ("Mode.live", "Mode"),
    ("Pair.shared", "Pair"), ("Pair(x: counter)", "Pair"), ("Made(n: Config.level)", "Made"),
    ("Config.make(counter)", "Pair"),
    ("Counted()", "Counted"), ("Following()", "Following"), ("Wrapped()", "Wrapped"), ("Store.current", "Store"),
    ("Calendar(identifier: .gregorian)", "Calendar"), ("String(localized: \"a\")", "String"),
    ("max(1, counter)", "Int"),
    ("true ? 1 : counter", "Int"), ("UserDefaults.standard.integer(forKey: \"a\")", "Int"),
  ]) func aSnapshotStaysOne(_ value: String, _ type: String) throws {
    for declaration in [
      "static let defaultValue = \(value)", "static let defaultValue: \(type) = \(value)",
      "static var defaultValue: \(type) = \(value)",
    ] {
      try PageProject(Self.key(declaration, type, mark: "")).expectFindings(of: Self.rule)
    }
  }

  @Test(arguments: [
    (".current", "Locale", ""), (".autoupdatingCurrent", "Locale", "// ~info"), (".live", "Mode", ""),
    (".on", "Mode", "// ~info"), (".shared", "Pair", ""), (".shared", "Store", "// ~info"),
    (".init()", "Pair", "// ~info"), (".init()", "Following", ""), (".live", "Mode", ""),
  ])
  func theTypeTellsWhatAMemberIs(_ value: String, _ type: String, _ mark: String) throws {
    try PageProject(Self.key("static let defaultValue: \(type) = \(value)", type, mark: mark)).expectFindings(
      of: Self.rule)
  }

  /// What is evaluated at each read already may be anything that is stable.
  @Test(arguments: [
    ("Locale.current", "Locale"), ("counter", "Int"), ("Config.level", "Int"), ("Pair(x: counter)", "Pair"),
  ])
  func aComputedDefaultIsAsLiveAsAnEntry(_ value: String, _ type: String) throws {
    for declaration in [
      "static var defaultValue: \(type) { \(value) }", "static var defaultValue: \(type) { get { return \(value) } }",
    ] {
      let code = PageProject(Self.key(declaration, type, mark: "// ~info"))
      try code.expectFindings(of: Self.rule)
    }
  }

  // MARK: Names

  @Test func aTypeOfTheKeyIsGoneWithIt() throws {
    try FixedCode(
      """
      struct Pair { var x = 1 }
      struct GapKey: EnvironmentKey { typealias Value = Pair; static let defaultValue = Value() }
      extension EnvironmentValues { var gap: Pair { get { self[GapKey.self] } set { self[GapKey.self] = newValue } } }
      struct Row: View { @Environment(\\.gap) var gap }
      """
    ).expectNoFix(.all, of: Self.rule)
  }

  @Test func aTypeAroundTheKeyIsNotAroundTheEntry() throws {
    func keys(_ value: String) -> FixedCode {
      FixedCode(
        """
        enum Keys {
          enum Mode { case on, off }
          struct ModeKey: EnvironmentKey { static let defaultValue: Mode = \(value) }
        }
        extension EnvironmentValues { var mode: Keys.Mode { get { self[Keys.ModeKey.self] } set { self[Keys.ModeKey.self] = newValue } } }
        struct Row: View { @Environment(\\.mode) var mode }
        """)
    }
    try keys("Mode.on").expectNoFix(.all, of: Self.rule)
    try keys(".on").expect(
      .all, of: [Self.rule],
      changing: [
        ("  struct ModeKey: EnvironmentKey { static let defaultValue: Mode = .on }\n", ""),
        (
          "var mode: Keys.Mode { get { self[Keys.ModeKey.self] } set { self[Keys.ModeKey.self] = newValue } }",
          "@Entry var mode: Keys.Mode = .on"
        ),
      ])
  }
}
