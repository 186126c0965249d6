import Testing

/// Several functions that labels do not tell apart: what all of them do is told, and nothing of what only some do.
@Suite struct AgreeingOverloadTests {
  @Test func initializers() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Names { var all: [String]
        init(_ text: String) { all = text.split(separator: ",").map(String.init) }
        init(_ text: Substring) { all = text.split(separator: ";").map(String.init) }
      }
      struct Words { var all: [String]
        init(_ text: String) { all = text.split(separator: ",").map(String.init) }
        init(_ text: StaticString) { all = [] }
      }
      struct Codes { var all: [Int]
        init(_ n: Int) { all = [n] }
        init(_ n: Double) { all = [] }
      }
      struct Rows { var all: [String]
        init(from file: URL) { all = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n") ?? [] }
      }
      extension Rows { init(from path: String) { all = (try? String(contentsOfFile: path, encoding: .utf8)).map { [$0] } ?? [] } }
      extension EnvironmentValues {
        @Entry var a1 = Names("a,b") // ~warning
        @Entry var a2 = Words("a,b")
        @Entry var a3 = Codes(1)
        @Entry var a4 = Rows(from: "a") // ~warning
        @Entry var a5: Names = .init("a,b") // ~warning
      }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }

  @Test func functions() throws {
    try PageProject(
      #"""
      import SwiftUI
      func words(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
      func words(_ text: Substring) -> [String] { text.split(separator: ";").map(String.init) }
      func codes(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
      func codes(_ text: Substring) -> [String] { [String(text)] }
      enum Maker {
        static func names(_ n: Int) -> [String] { (0..<9_000).map { "\($0)" } }
        static func names(_ n: Double) -> [String] { (0..<8_000).map { "\($0)" } }
        static func few(_ n: Int) -> [String] { ["\(n)"] }
        static func few(_ n: Double) -> [String] { (0..<8_000).map { "\($0)" } }
      }
      extension EnvironmentValues {
        @Entry var a1 = words("a,b") // ~warning
        @Entry var a2 = codes("a,b")
        @Entry var a3 = Maker.names(1) // ~warning
        @Entry var a4 = Maker.few(1)
        @Entry var a5: [String] = Maker.names(2) + [] // ~warning
      }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }

  @Test func newInstances() throws {
    try PageProject(
      """
      import SwiftUI
      final class Store { var n = 0 }
      func makeStore(_ n: Int) -> Store { Store() }
      func makeStore(_ n: Double) -> Store { Store() }
      func findStore(_ n: Int) -> Store { Store() }
      func findStore(_ n: Double) -> Store { Held.store }
      enum Held { static let store = Store() }
      struct Box { var store: Store
        init(_ n: Int) { store = Store() }
        init(_ n: Double) { store = Store() }
      }
      struct Shelf { var store: Store
        init(_ n: Int) { store = Store() }
        init(_ n: Double) { store = Held.store }
      }
      extension EnvironmentValues {
        @Entry var a1 = makeStore(1) // ~warning
        @Entry var a2 = findStore(1)
        @Entry var a3 = Box(1) // ~warning
        @Entry var a4 = Shelf(1)
      }
      """
    ).expectFindings(of: "unstable_entry_default")
  }
}
