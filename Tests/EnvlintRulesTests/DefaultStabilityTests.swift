import Testing

/// Whether a default is the same each time.
@Suite struct DefaultStabilityTests {
  /// Optionals that are constructed: of nothing, or of what is there already.
  @Test func optionals() throws {
    try PageProject(
      #"""
      import SwiftUI
      final class Store { static let shared = Store(); var count = 0 }
      extension EnvironmentValues {
        @Entry var a1: Store? = .init(nilLiteral: ())
        @Entry var a2: Store? = Optional(nilLiteral: ())
        @Entry var a3: Store? = Optional<Store>(nilLiteral: ())
        @Entry var a4: Store? = Store?.init(nilLiteral: ())
        @Entry var a5: Store? = Store?.none
        @Entry var a6: Store? = .init(Store.shared)
        @Entry var a7: Store? = Optional(Store.shared)
        @Entry var a8: Store? = .init(.shared)
        @Entry var b1: Store? = .some(Store()) // ~warning
        @Entry var b2: Store? = .init(Store()) // ~warning
        @Entry var b3: Store? = .init() // ~warning
        @Entry var b4: Store? = Optional(Store()) // ~warning
      }
      """#
    )
    .expectFindings(of: "unstable_entry_default")
  }

  /// Branches that no app takes, or only some.
  @Test func builds() throws {
    try PageProject(
      #"""
      import SwiftUI
      final class Store { static let shared = Store() }
      struct K1: EnvironmentKey { static var defaultValue: Store {
        #if os(Linux)
        return Store()
        #else
        return .shared
        #endif
      } }
      struct K2: EnvironmentKey { static var defaultValue: Store {
        #if os(iOS)
        return Store() // ~warning
        #else
        return .shared
        #endif
      } }
      struct K3: EnvironmentKey { static var defaultValue: Store {
        #if FAKES
        Store()
        #else
        .shared
        #endif
      } }
      struct K4: EnvironmentKey { static var defaultValue: Store { if false { return Store() }; return .shared } }
      struct K5: EnvironmentKey { static var defaultValue: Store { if false { Store() } else { .shared } } }
      struct K6: EnvironmentKey { static var defaultValue: Store { guard true else { return Store() }; return .shared } }
      struct K7: EnvironmentKey { static var defaultValue: Store { guard Bool.random() else { return Store() }; return .shared } } // ~warning
      struct Parts { let store: Store; init() {
        #if os(Android)
        store = Store()
        #else
        store = .shared
        #endif
      } }
      struct Parts2 { let store: Store; init() {
        #if os(watchOS)
        store = Store()
        #else
        store = .shared
        #endif
      } }
      struct Parts3 {
        #if os(Linux)
        var store = Store()
        #else
        var store = Store.shared
        #endif
      }
      struct Parts4 {
        #if os(macOS)
        var store = Store()
        #else
        var store = Store.shared
        #endif
      }
      extension EnvironmentValues {
        @Entry var a1 = Parts()
        @Entry var a2 = Parts2()
        @Entry var a3 = Parts3()
        @Entry var a4 = Parts4() // ~warning
        @Entry var a5: Store = true ? .shared : Store()
        @Entry var a6: Store = false ? .shared : Store() // ~warning
      }
      #if os(iOS)
      extension EnvironmentValues { @Entry var b1 = Parts4() }
      #endif
      """#
    ).expectFindings(of: "unstable_entry_default")
  }

  /// Classes that are compared by value, and random sources of one's own.
  @Test func values() throws {
    try PageProject(
      #"""
      import SwiftUI
      final class Money: Equatable { let amount: Int; init(_ amount: Int) { self.amount = amount }; static func == (a: Money, b: Money) -> Bool { a.amount == b.amount } }
      final class Tag: Hashable { let name = "x"; func hash(into h: inout Hasher) { h.combine(name) } }
      extension Tag { static func == (a: Tag, b: Tag) -> Bool { a.name == b.name } }
      final class Node: Equatable { var n = 0; static func == (a: Node, b: Node) -> Bool { a === b } }
      final class Leaf: Hashable { static func == (a: Leaf, b: Leaf) -> Bool { ObjectIdentifier(a) == ObjectIdentifier(b) }; func hash(into h: inout Hasher) {} }
      final class Point: NSObject { let x = 1; override func isEqual(_ other: Any?) -> Bool { (other as? Point)?.x == x } }
      class Base: Equatable { static func == (a: Base, b: Base) -> Bool { true } }
      final class Sub: Base {}
      final class Plain { var n = 0 }
      struct Wrap { let money = Money(1) }
      struct Seeded: RandomNumberGenerator { mutating func next() -> UInt64 { 4 } }
      func dice(using source: inout some RandomNumberGenerator) -> Int { Int.random(in: 1...6, using: &source) }
      func roll() -> Int { var source = Seeded(); return Int.random(in: 1...6, using: &source) }
      func rollSystem() -> Int { var source = SystemRandomNumberGenerator(); return Int.random(in: 1...6, using: &source) }
      extension EnvironmentValues {
        @Entry var a1 = Money(3)
        @Entry var a2 = Tag()
        @Entry var a3 = Node() // ~warning
        @Entry var a4 = Leaf() // ~warning
        @Entry var a5 = Point()
        @Entry var a6 = Sub()
        @Entry var a7 = Plain() // ~warning
        @Entry var a8 = Wrap()
        @Entry var b1 = NSPredicate(format: "a == 1")
        @Entry var b2: NSPredicate = .init(value: true)
        @Entry var b3 = NSCompoundPredicate(andPredicateWithSubpredicates: [])
        @Entry var b4 = roll()
        @Entry var b5 = rollSystem() // ~warning
        @Entry var b6: Int = { var g = Seeded(); return Int.random(in: 0...9, using: &g) }()
        @Entry var b7: [Int] = { var g = Seeded(); return [1, 2].shuffled(using: &g) }()
        @Entry var b8: Int = { var g = SystemRandomNumberGenerator(); return Int.random(in: 0...9, using: &g) }() // ~warning
        @Entry var b9 = Int.random(in: 0...9) // ~warning
        @Entry var c1: [Int] = [1, 2].shuffled() // ~warning
        @Entry var c2: Bool = { var g = Seeded(); return .random(using: &g) }()
      }
      """#
    ).expectFindings(of: "unstable_entry_default")
  }

  /// Tasks and streams.
  @Test func tasks() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Holder { let task = Task { 1 }; var n = 1 }
      extension EnvironmentValues {
        @Entry var a1 = Task { print("x") } // ~warning
        @Entry var a2: Task<Void, Never> = Task {} // ~warning
        @Entry var a3: Task<Void, Never> = .init {} // ~warning
        @Entry var a4 = Task<Int, Never> { 1 } // ~warning
        @Entry var a5 = Task.detached { 1 } // ~warning
        @Entry var a6 = AsyncStream.makeStream(of: Int.self) // ~warning
        @Entry var a7 = AsyncStream<Int>.makeStream() // ~warning
        @Entry var a8 = AsyncStream<Int>.makeStream().stream // ~warning
        @Entry var a9 = AsyncStream<Int> { _ in } // ~warning
        @Entry var b1 = Holder() // ~warning
        @Entry var b2: Task<Void, Never>?
        @Entry var b3: Task<Void, Never>? = nil
        @Entry var b4 = Streams.shared
        @Entry var b5 = AsyncThrowingStream<Int, any Error>.makeStream() // ~warning
        @Entry var b6: () -> Void = { Task { print("x") } }
      }
      enum Streams { static let shared = AsyncStream<Int>.makeStream() }
      """#
    ).expectFindings(of: "unstable_entry_default")
  }

  /// Types that the branches of an `#if` declare differently.
  @Test func kinds() throws {
    try PageProject(
      #"""
      import SwiftUI
      #if os(macOS)
      final class Store {}
      #else
      struct Store {}
      #endif
      #if os(Linux)
      final class Cache {}
      #else
      struct Cache {}
      #endif
      #if os(iOS)
      struct Feed { var n = 1 }
      #else
      struct Feed { var id = UUID() }
      #endif
      #if os(iOS)
      final class Feed2 {}
      #elseif os(macOS)
      final class Feed2 {}
      #endif
      extension EnvironmentValues {
        @Entry var a1 = Store() // ~warning
        @Entry var a2: Store = .init() // ~warning
        @Entry var a3: Store? = Store.init() // ~warning
        @Entry var a4 = Cache()
        @Entry var a5 = Feed() // ~warning
        @Entry var a6 = Feed2() // ~warning
      }
      #if os(iOS)
      extension EnvironmentValues { @Entry var b1 = Store(); @Entry var b2 = Feed() }
      #endif
      #if os(macOS)
      extension EnvironmentValues {
        @Entry var c1 = Store() // ~warning
      }
      #endif
      """#
    ).expectFindings(of: "unstable_entry_default")
  }

  /// A key that each branch of an `#if` declares.
  @Test func keys() throws {
    try PageProject([
      "A.swift": #"""
      import SwiftUI
      struct Theme { var size = 1; var color = 2 }
      extension EnvironmentValues {
        #if os(iOS)
        @Entry var theme = Theme(size: 2)
        #else
        @Entry var theme = Theme(size: 3)
        #endif
        #if os(iOS)
        @Entry var mixed = Theme(size: 2)
        #else
        @Entry var mixed = 3
        #endif
      }
      struct V: View { @Environment(\.theme) private var theme; var body: some View { Text("\(theme.size)") } } // ~info
      struct W: View { @Environment(\.mixed) private var mixed; var body: some View { Text("\(mixed.size)") } }
      """#
    ]).expectFindings(of: "whole_value_lookup")
  }
}
