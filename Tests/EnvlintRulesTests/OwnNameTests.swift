import Testing

/// Code of the project by the names of what the SDK has.
@Suite struct OwnNameTests {
  /// Types.
  @Test func types() throws {
    try PageProject(
      #"""
      import SwiftUI
      // Names of the project
      enum Mock {
        struct UserDefaults { static let standard = UserDefaults(); func string(forKey key: String) -> String? { nil }; func bool(forKey: String) -> Bool { true } }
        struct Bundle { static let main = Bundle(); let infoDictionary = ["a": "b"]; func url(forResource: String, withExtension: String) -> String? { nil } }
        struct JSONDecoder { func decode<T>(_: T.Type, from: Data) throws -> T? { nil } }
        struct FileManager { static let `default` = FileManager(); func contents(atPath: String) -> Data? { nil } }
      }
      struct Logger { func debug(_ text: String) {} }
      extension Mock {
        struct A1 { var n: String?; init() { n = UserDefaults.standard.string(forKey: "n") } }
        struct A2 { var n: String?; init() { n = Bundle.main.infoDictionary["a"] } }
        struct A3 { var n: String?; init() { n = Bundle.main.url(forResource: "a", withExtension: "b") } }
        struct A4 { var n: Int?; init() { n = try? JSONDecoder().decode(Int.self, from: Data()) } }
        struct A5 { var n: Data?; init() { n = FileManager.default.contents(atPath: "x") } }
        struct A6 { var n: Bool; init() { let defaults = UserDefaults.standard; n = defaults.bool(forKey: "x") } }
      }
      struct A7 { let logger = Logger(); var n = 1; init() { logger.debug("made") } }
      struct B1 { var n: String?; init() { n = UserDefaults.standard.string(forKey: "n") } }
      struct B2 { var n: Any?; init() { n = Bundle.main.infoDictionary } }
      struct B4 { var n: Int?; init() { n = try? JSONDecoder().decode(Int.self, from: Data()) } }
      struct B5 { var n: Data?; init() { n = FileManager.default.contents(atPath: "x") } }
      struct Log { let logger = os.Logger(); init() { logger.debug("made") } }
      extension EnvironmentValues {
        @Entry var a1 = Mock.A1()
        @Entry var a2 = Mock.A2()
        @Entry var a3 = Mock.A3()
        @Entry var a4 = Mock.A4()
        @Entry var a5 = Mock.A5()
        @Entry var a6 = Mock.A6()
        @Entry var a7 = A7()
        @Entry var b1 = B1() // ~warning
        @Entry var b2 = B2() // ~warning
        @Entry var b4 = B4() // ~warning
        @Entry var b5 = B5() // ~warning
      }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }

  /// Initializers that the project adds to a type of the SDK.
  @Test func initializers() throws {
    try PageProject([
      "Data+Resource.swift": #"""
      import SwiftUI
      enum Resource { case blank }
      extension Data { init(contentsOf resource: Resource) { self.init([0, 1]) } }
      extension String { init(contentsOfFile name: Resource, encoding: Int = 4) { self = "" } }
      extension UIImage { convenience init(named name: Resource) { self.init() } }
      """#,
      "Use.swift": #"""
      import SwiftUI
      struct Blank { var data: Data; init() { data = Data(contentsOf: .blank) } }
      struct Bytes { var data: Data?; init() { data = try? Data(contentsOf: URL(fileURLWithPath: "x"), options: []) } }
      extension EnvironmentValues {
        @Entry var a1 = Data(contentsOf: .blank)
        @Entry var a2 = Data(contentsOf: Resource.blank)
        @Entry var a3 = String(contentsOfFile: .blank)
        @Entry var a4 = Data.init(contentsOf: .blank)
        @Entry var a5: Data = .init(contentsOf: .blank)
        @Entry var a6 = Blank()
        @Entry var a7 = UIImage(named: .blank)
        @Entry var b1 = try? Data(contentsOf: URL(fileURLWithPath: "x")) // ~warning
        @Entry var b2 = try? String(contentsOfFile: "x", encoding: .utf8) // ~warning
        @Entry var b3 = UIImage(named: "x") // ~warning
        @Entry var b4 = Bytes() // ~warning
      }
      """#,
    ]).expectFindings(of: "expensive_entry_default")
  }

  /// Operators, whose operands may be autoclosures.
  @Test func operators() throws {
    try PageProject(
      #"""
      import SwiftUI
      infix operator ?!: NilCoalescingPrecedence
      infix operator |>: AdditionPrecedence
      infix operator <?: AdditionPrecedence
      func ?! <V>(value: V?, fallback: @autoclosure () -> V) -> V { value ?? fallback() }
      func |> <A, B>(value: A, next: (A) -> B) -> B { next(value) }
      struct Box { var n = 0; static func <? (left: Box, right: @autoclosure () -> Box) -> Box { left } }
      func load() -> [String] { var all: [String] = []; for n in 0..<900 { all.append("\(n)") }; return all }
      func box() -> Box { _ = load(); return Box() }
      func count(_ all: [String]) -> Int { all.count }
      enum Store { static let kept: [String]? = ["a"]; static let box = Box() }
      struct A1 { var all: [String]; init() { all = Store.kept ?! load() } }
      struct A2 { var box: Box; init() { box = Store.box <? EnvironmentBox.make() } }
      enum EnvironmentBox { static func make() -> Box { box() } }
      struct A3 { var n: Int; init() { n = load() |> count } }
      struct A4 { var n: [String]; init() { n = load() + load() } }
      extension EnvironmentValues {
        @Entry var a1: [String] = Store.kept ?! load()
        @Entry var a2 = A1()
        @Entry var a3: Box = Store.box <? box()
        @Entry var a4 = A2()
        @Entry var a5: [String] = Store.kept ??? load()
        @Entry var b1: Int = load() |> count // ~warning
        @Entry var b2 = A3() // ~warning
        @Entry var b3: [String] = load() ?! [] // ~warning
        @Entry var b4 = A4() // ~warning
        @Entry var b5: [String] = load() ??? [] // ~warning
      }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }

  /// `print` into something else than the log.
  @Test func streams() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct A1 { var text = ""; init() { print("a", "b", separator: ", ", terminator: "!", to: &text) } }
      struct A2 { var text = ""; init() { debugPrint(1, to: &text) } }
      struct A3 { var text = ""; init() { var log = ""; dump([1], to: &log); text = log } }
      struct A4 { var text = ""; init() { Swift.print("x", to: &text) } }
      struct B1 { init() { print("a", "b", separator: ", ", terminator: "!") } }
      struct B2 { init() { debugPrint(1) } }
      struct B3 { init() { dump([1], name: "x") } }
      struct B4 { var text = ""; init() { print("x", to: &text); print("y") } }
      extension EnvironmentValues {
        @Entry var a1 = A1()
        @Entry var a2 = A2()
        @Entry var a3 = A3()
        @Entry var a4 = A4()
        @Entry var b1 = B1() // ~warning
        @Entry var b2 = B2() // ~warning
        @Entry var b3 = B3() // ~warning
        @Entry var b4 = B4() // ~warning
      }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }
}
