extension DeclaredKeyTests {
  /// Overloads, generic types and bodies of several statements.
  static let choiceTypes = #"""
    import Foundation
    final class Store { static let shared = Store(); var count = 0 }
    struct Plain { var a = 1 }
    func make(_ n: Int) -> Store { Store() }
    func make(_ s: String) -> Plain { Plain() }
    func make(_ list: [Int]) -> Plain { Plain() }
    func made(_ n: Double?) -> Store { Store() }
    func made(_ run: () -> Int) -> Plain { Plain() }
    struct Sized {
      let store: Store
      init(_ n: Int) { store = Store() }
      init(_ s: String) { store = .shared }
      init(_ flag: Bool) { store = .shared; print(flag) }
      init(_ size: (Int, Int)) { store = .shared }
      static func of(_ n: Int) -> Sized { Sized(1) }
      static func of(_ s: [String: Int]) -> Sized { Sized("") }
    }
    enum Own: ExpressibleByIntegerLiteral { case one; init(integerLiteral value: Int) { self = .one } }
    func either(_ n: Int) -> Store { Store() }
    func either(_ n: Own) -> Plain { Plain() }
    struct Holder<Value> { var value: Value }
    struct Pair<First, Second> {
      let first: First
      let second: Second?
      init(_ first: First, second: Second? = nil) { self.first = first; self.second = second }
    }
    struct Filled<Value> { var value: Value; static func with(_ value: Value) -> Filled { Filled(value: value) } }
    typealias Held = Holder<Store>
    extension Store { static var latest: Store { Store() } }
    struct Configured { var ids: [UUID]; init() { ids = []; fill() }; mutating func fill() { ids = [UUID()] } }
    struct Sorted { var names = ["b"]; init() { self.prepare(with: 3) } }
    extension Sorted { private mutating func prepare(with count: Int) { order() }; mutating func order() { names = names.sorted() } }
    struct Reset { var id = UUID(); let store: Store; init() { store = .shared; reset() }; mutating func reset() { id = zero } }
    struct Kept { let id = UUID(); var count = 1; init() { reset() }; mutating func reset() { count = 2 } }
    struct Unsure { var id = UUID(); init() { load(1) }; mutating func load(_ n: Int) {}; mutating func load(_ n: Double) {} }
    struct Local { var id = UUID(); init(load: () -> Void) { load() }; func load() { print("a") } }
    struct Shown { let id: UUID; init() { id = UUID(); show() }; func show() { _ = id } }
    final class Loaded { init() { load() }; func load() { for n in 1...9 { print(n) } } }
    """#

  /// What other files cannot see.
  static let hiddenMembers = #"""
    extension Store { private static var latest: Store { .shared } }
    private extension Plain { static var known: Store { Store() } }
    extension Plain { static var known: Store { .shared } }
    """#

  static let choiceEntries = #"""
    import SwiftUI
    extension EnvironmentValues {
      @Entry var a1 = make(1) // ~unstable_entry_default
      @Entry var a2 = make("a")
      @Entry var a3 = make([1])
      @Entry var a4 = made(nil) // ~unstable_entry_default
      @Entry var a5 = made(1) // ~unstable_entry_default
      @Entry var a6 = made { 1 }
      @Entry var b1 = Sized(1) // ~unstable_entry_default
      @Entry var b2 = Sized("a")
      @Entry var b3 = Sized(true) // ~expensive_entry_default
      @Entry var b4 = Sized((1, 2))
      @Entry var b5: Sized = .of(1) // ~unstable_entry_default
      @Entry var b6: Sized = .of([:])
      @Entry var b7 = either(1)
      @Entry var c1 = Holder<Store>(value: .init()) // ~unstable_entry_default
      @Entry var c2: Holder<Store> = .init(value: .init()) // ~unstable_entry_default
      @Entry var c3: Holder<Plain> = .init(value: .init())
      @Entry var c4: Held = Held(value: .init()) // ~unstable_entry_default
      @Entry var c5 = Pair<Store, Int>(.init()) // ~unstable_entry_default
      @Entry var c6 = Pair<Int, Store>(1)
      @Entry var c7: Pair<Int, Store> = .init(1, second: .init()) // ~unstable_entry_default
      @Entry var c8: Filled<Store> = .with(.init()) // ~unstable_entry_default
      @Entry var c9: Filled<Store> = .with(.shared)
      @Entry var d1: Holder<Store> = .init(value: .shared)
      @Entry var f1 = Configured()
      @Entry var f2 = Sorted() // ~expensive_entry_default
      @Entry var f3 = Reset()
      @Entry var f4 = Kept() // ~unstable_entry_default
      @Entry var f5 = Unsure()
      @Entry var f6 = Local {} // ~unstable_entry_default
      @Entry var f7 = Shown() // ~unstable_entry_default
      @Entry var f8: Any = Loaded() // ~unstable_entry_default
      @Entry var e1 = Store.latest // ~unstable_entry_default
      @Entry var e2 = Plain.known
    }
    struct L1: EnvironmentKey { static var defaultValue: Store { let s = Store(); s.count = 1; return s } } // ~unstable_entry_default
    struct L2: EnvironmentKey { static var defaultValue: Store { let s = Store.shared; s.count = 1; return s } }
    struct L3: EnvironmentKey { static var defaultValue: Plain { var p = Plain(); p.a = 2; return p } }
    struct L4: EnvironmentKey { static var defaultValue: Plain { let n = [1].map { $0 }.count; let t = Set(0...n).sorted(); return Plain(a: t[0]) } } // ~expensive_entry_default
    struct L5: EnvironmentKey { static var defaultValue: Store { let made: Store = .init(); return made } } // ~unstable_entry_default
    struct L6: EnvironmentKey { static var defaultValue: Store { let made: Store; made = Store(); return made } }
    struct L7: EnvironmentKey { static var defaultValue: Store { let make = { Store() }; return make() } }
    struct L8: EnvironmentKey { static var defaultValue: Store { guard Bool.random() else { return .shared }; return Store() } } // ~unstable_entry_default
    struct L9: EnvironmentKey { static var defaultValue: Store { get { print("a"); return .shared } } } // ~expensive_entry_default
    """#
}
