extension DeclaredKeyTests {
  /// What the entries are made of.
  static let types = #"""
    import Foundation
    import OSLog

    final class Feed { static let shared = Feed(); static var fresh: Feed { Feed() }; static func make() -> Feed { Feed() } ; var items: [String] = []
      static var cachedOne: Feed?
      static var lazyShared: Feed { if let c = cachedOne { return c }; let f = Feed(); cachedOne = f; return f }
      static var coalesced: Feed { cachedOne ?? Feed() }
      static var orShared: Feed { shared }
    }
    actor Counter {}
    struct Ticket { var id = UUID(); var name = "x" }
    struct TicketLet { let id = UUID(); var name = "x" }
    struct Deep { var inner = Middle() }
    struct Middle { var innermost = Innermost() }
    struct Innermost { let formatter = DateFormatter() }
    struct Stamp { let date: Date; init(date: Date? = nil) { self.date = date ?? Date() } }
    struct Stamp2 { let date: Date; init(_ date: Date = .now) { self.date = date } }
    struct Stamp3 { let date: Date; init() { date = Date() } }
    struct Stamp4 { let date: Date; init(fixed: Bool) { if fixed { date = .distantPast } else { date = Date() } } }
    struct Over { var id = UUID(); init(id: UUID) { self.id = id } }
    struct Kept { var id = UUID(); var name: String; init(name: String) { self.name = name } }
    struct Delegating { var feed: Feed; init(feed: Feed) { self.feed = feed }; init() { self.init(feed: Feed()) }; init(x: Int) { self.init(feed: .shared) } }
    struct Eq: Equatable { var id = UUID(); var name = "x"; static func == (a: Eq, b: Eq) -> Bool { a.name == b.name } }
    struct EqSynth: Equatable { var id = UUID() }
    struct Wrapped { @Lazy2 var feed = Feed(); }
    @propertyWrapper struct Lazy2<T> { var wrappedValue: T { fatalError() }; init(wrappedValue: @autoclosure () -> T) {} }
    struct LazyProp { lazy var feed = Feed(); var a = 1 }
    struct ClosureProp { var make: () -> Feed = { Feed() } }
    struct Snapshot { var count: Int; init(of feed: Feed) { count = feed.items.count } }
    struct Holder<T> { var value: T }
    struct GenericInit { var n: Int; init<Feed>(_ f: Feed.Type) { n = 1 } }
    enum Mode { case plain, dated(Date), fed(Feed); static var current: Mode { .dated(Date()) }; static let fixed = Mode.dated(Date()) ; init() { self = .dated(Date()) } }
    struct Cyc { var next: [Cyc] = [Cyc.one]; static var one: Cyc { Cyc() } }
    struct Logging { init() { print("x") } }
    struct Nested1 { var l = Logging() }
    struct Nested2 { init() { helper() } ; func helper() { print("x") } }
    struct Nested3 { var x: Int; init() { x = Nested3.compute() } ; static func compute() -> Int { var t = 0; for i in 0..<900 { t += i }; return t } }
    struct Nested4 { var x: Int; init() { x = globalCompute() } }
    func globalCompute() -> Int { (0..<900).reduce(0, +) }
    func makeFeed() -> Feed { Feed() }
    func makeTicket(id: UUID = UUID()) -> Ticket { Ticket(id: id) }
    func twoReturns(_ a: Bool) -> Feed { if a { return .shared }; return Feed() }
    struct OptFmt { let f: DateFormatter; init(f: DateFormatter? = nil) { self.f = f ?? DateFormatter() } }
    enum Shared { static let formatter = DateFormatter(); static let id = UUID(); static var idVar = UUID(); static var calc: UUID { UUID() } }
    protocol Style {}
    struct PlainStyle: Style {}
    final class ClassStyle: Style {}
    extension Style where Self == PlainStyle { static var plain: PlainStyle { PlainStyle() } }
    extension Style where Self == ClassStyle { static var klass: ClassStyle { ClassStyle() }; static func made(_ n: Int) -> ClassStyle { ClassStyle() } }
    struct Empty { init(_ items: [Int] = []) { for i in items { _ = i } } }
    struct InitTuple { var (a, b) = (UUID(), 1) }
    struct PrivateSet { private(set) var id = UUID() }
    struct WithDidSet { var id = UUID() { didSet { } } }
    struct StaticOnly { static let feed = Feed(); static var x = Feed(); var a = 1 }
    struct Comp { var feed: Feed { Feed() }; var id: UUID { UUID() } }
    struct Fail { let s: String; init?(path: String) { guard let x = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }; s = x } }
    extension Ticket { init(named n: String) { self.init(id: Shared.id, name: n) } ; static var sample: Ticket { .init(name: "s") } ; static let stored = Ticket() }
    typealias TK = Ticket
    typealias Gen<T> = Holder<T>
    """#

  static let entries = #"""
    import SwiftUI
    extension EnvironmentValues {
      @Entry var a1 = Feed() // ~unstable_entry_default
      @Entry var a2: Feed = .shared
      @Entry var a3: Feed = .fresh // ~unstable_entry_default
      @Entry var a4 = Feed.make() // ~unstable_entry_default
      @Entry var a5: Feed = .make() // ~unstable_entry_default
      @Entry var a6: Feed = .lazyShared
      @Entry var a7: Feed = .coalesced
      @Entry var a8: Feed = .orShared
      @Entry var a9: Counter = .init() // ~unstable_entry_default
      @Entry var b1 = Ticket() // ~unstable_entry_default
      @Entry var b2 = Ticket(name: "y") // ~unstable_entry_default
      @Entry var b3 = Ticket(id: Shared.id)
      @Entry var b4 = TicketLet(name: "s") // ~unstable_entry_default
      @Entry var b5 = Deep() // ~unstable_entry_default
      @Entry var b6 = Deep(inner: Middle(innermost: Innermost())) // ~unstable_entry_default
      @Entry var b7 = Stamp() // ~unstable_entry_default
      @Entry var b8 = Stamp(date: .distantPast)
      @Entry var b9 = Stamp2() // ~unstable_entry_default
      @Entry var c1 = Stamp2(.distantPast)
      @Entry var c2 = Stamp3() // ~unstable_entry_default
      @Entry var c3 = Stamp4(fixed: true)
      @Entry var c4 = Over(id: Shared.id)
      @Entry var c5 = Kept(name: "k") // ~unstable_entry_default
      @Entry var c6 = Delegating() // ~unstable_entry_default
      @Entry var c7 = Delegating(x: 1)
      @Entry var c8 = Eq()
      @Entry var c9 = EqSynth() // ~unstable_entry_default
      @Entry var d1 = Wrapped()
      @Entry var d2 = LazyProp()
      @Entry var d3 = ClosureProp()
      @Entry var d4 = Snapshot(of: Feed())
      @Entry var d5 = Holder(value: Feed()) // ~unstable_entry_default
      @Entry var d7 = GenericInit(Int.self)
      @Entry var d8 = Mode.current // ~unstable_entry_default
      @Entry var d9 = Mode.fixed
      @Entry var e1: Mode = .init() // ~unstable_entry_default
      @Entry var e2: Mode = .dated(.now) // ~unstable_entry_default
      @Entry var e3: Mode = .plain
      @Entry var e4 = Cyc()
      @Entry var f1 = Logging() // ~expensive_entry_default
      @Entry var f2 = Nested1() // ~expensive_entry_default
      @Entry var f3 = Nested2() // ~expensive_entry_default
      @Entry var f4 = Nested3() // ~expensive_entry_default
      @Entry var f5 = Nested4() // ~expensive_entry_default
      @Entry var f6 = globalCompute() // ~expensive_entry_default
      @Entry var f7 = makeFeed() // ~unstable_entry_default
      @Entry var f8 = makeTicket() // ~unstable_entry_default
      @Entry var f9 = makeTicket(id: Shared.id)
      @Entry var g1 = twoReturns(true)
      @Entry var g2 = OptFmt() // ~unstable_entry_default
      @Entry var g3 = OptFmt(f: Shared.formatter)
      @Entry var g4 = Shared.idVar
      @Entry var g5 = Shared.calc // ~unstable_entry_default
      @Entry var g6: any Style = .plain
      @Entry var g7: any Style = .klass // ~unstable_entry_default
      @Entry var g8: any Style = .made(1) // ~unstable_entry_default
      @Entry var g9: any Style = ClassStyle() // ~unstable_entry_default
      @Entry var h1 = Empty()
      @Entry var h2 = InitTuple()
      @Entry var h3 = PrivateSet() // ~unstable_entry_default
      @Entry var h4 = WithDidSet() // ~unstable_entry_default
      @Entry var h5 = StaticOnly()
      @Entry var h6 = Comp()
      @Entry var h7 = Fail(path: "x") // ~expensive_entry_default
      @Entry var h8 = Ticket(named: "z")
      @Entry var h9: Ticket = .sample // ~unstable_entry_default
      @Entry var i1: Ticket = .stored
      @Entry var i2 = TK() // ~unstable_entry_default
      @Entry var i3 = Gen<Feed>(value: Feed()) // ~unstable_entry_default
      @Entry var i4 = "\(UUID())" // ~unstable_entry_default
      @Entry var i5 = UUID().uuidString // ~unstable_entry_default
      @Entry var i6 = Date().timeIntervalSince1970 // ~unstable_entry_default
      @Entry var i7 = Date() > Date.distantPast
      @Entry var i8 = Date() + 3600 // ~unstable_entry_default
      @Entry var i9: Feed? = Feed.cachedOne ?? Feed() // ~unstable_entry_default
      @Entry var j1 = Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "" // ~expensive_entry_default
      @Entry var j2: Feed? = Bool.random() ? nil : Feed() // ~unstable_entry_default
      @Entry var j3 = { let f = Feed(); f.items = ["a"]; return f }() // ~unstable_entry_default
      @Entry var j4 = { var t = Ticket(id: Shared.id); t.name = "q"; return t }()
      @Entry var j5: String = { let x = UnknownThing(); return x.description }() // ~expensive_entry_default
      @Entry var j6 = { var d = Date(); if let s = stored { d = s }; return d }()
      @Entry var j7: [Feed] = [Feed()] // ~unstable_entry_default
      @Entry var j8: (Feed, Int) = (Feed(), 1) // ~unstable_entry_default
      @Entry var j9 = Holder(value: { Feed() })
      @Entry var k1: Feed = if #available(iOS 18, *) { Feed() } else { Feed() } // ~unstable_entry_default
      @Entry var k2 = try! JSONDecoder().decode(Int.self, from: Data()) // ~expensive_entry_default
      @Entry var k3 = Text("x")
      @Entry var k4 = DateFormatter().string(from: .distantPast) // ~expensive_entry_default
      @Entry var k5 = Set(1...99).sorted() // ~expensive_entry_default
      @Entry var k6 = Shared.formatter.string(from: Date())
      @Entry var k7 = unsafe Feed() // ~unstable_entry_default
    }
    struct K1: EnvironmentKey { static var defaultValue: Feed { if Bool.random() { .shared } else { Feed() } } } // ~unstable_entry_default
    struct K2: EnvironmentKey { static var defaultValue: Feed { make() }; static func make() -> Feed { Feed() } } // ~unstable_entry_default
    struct K3: EnvironmentKey { static var defaultValue: Self.Value { Self.make() }; typealias Value = Feed; static func make() -> Feed { .init() } } // ~unstable_entry_default
    struct K4: EnvironmentKey { static let defaultValue = Feed() }
    struct K5: TransactionKey { static var defaultValue: Ticket { Ticket() } } // ~unstable_entry_default
    struct K6: ContainerValueKey { typealias Value = Feed; static var defaultValue: Value { .init() } } // ~unstable_entry_default
    struct K7: EnvironmentKey { static var defaultValue: Feed { get { stored } }; static let stored = Feed() }
    struct K8: EnvironmentKey { static var defaultValue: Feed { fresh }; static var fresh: Feed { Feed() } } // ~unstable_entry_default
    """#

  static let closures = #"""
    import SwiftUI
    typealias H<T> = (T) -> Void
    typealias Pair<T> = (T, () -> Void)
    typealias Opt = H<Int>?
    struct Box<V> { var v: V }
    struct Phantom<V> { var name: String }
    struct BoxEq<V>: Equatable { var v: V; static func == (a: Self, b: Self) -> Bool { true } }
    struct W { var run: () -> Void }
    struct W2 { var w: W? }
    struct W3 { var all: [String: W] }
    struct WC { let c: Cls }
    final class Cls { var run: () -> Void = {} }
    struct WB { @Binding var run: () -> Void }
    struct WComputed { var run: () -> Void { {} }; static var s: () -> Void = {}; func f() {} }
    struct WHash: Hashable { var run: () -> Void; static func == (a: WHash, b: WHash) -> Bool { true }; func hash(into h: inout Hasher) {} }
    struct WExt { var run: () -> Void }
    extension WExt: Equatable { static func == (a: WExt, b: WExt) -> Bool { true } }
    enum En { case a, b(() -> Void) }
    enum En2 { case a(W2) }
    indirect enum Rec { case r(Rec), leaf }
    protocol Eqq: Equatable {}
    struct WProt: Eqq { var run: () -> Void; static func == (a: WProt, b: WProt) -> Bool { true } }
    struct WMaybe: SomeOtherProtocol { var run: () -> Void }
    struct WSend: Sendable { var run: @Sendable () -> Void }
    struct WGen<T> { var f: (T) -> Void }
    struct Inferred { var f = { (x: Int) in print(x) } }
    struct Lz { lazy var f: () -> Void = {} }
    struct Any1 { var b: Box<() -> Void> }
    extension EnvironmentValues {
      @Entry var a1: H<Int> = { _ in } // ~warning
      @Entry var a2: Opt // ~warning
      @Entry var a3: Pair<Int>? // ~warning
      @Entry var a4: Box<() -> Void>? // ~warning
      @Entry var a5: Phantom<() -> Void>?
      @Entry var a6: BoxEq<() -> Void>?
      @Entry var b1: W = W(run: {}) // ~info
      @Entry var b2 = W {} // ~info
      @Entry var b3: W2? // ~info
      @Entry var b4 = W3(all: [:]) // ~info
      @Entry var b5: WC?
      @Entry var b6: WB?
      @Entry var b7 = WComputed()
      @Entry var b8: WHash?
      @Entry var b9: WExt?
      @Entry var c1: En = .a // ~info
      @Entry var c2: [En2] = [] // ~info
      @Entry var c3: Rec = .leaf
      @Entry var c4: WProt?
      @Entry var c5: WMaybe?
      @Entry var c6: WSend? // ~info
      @Entry var c7: WGen<Int>? // ~info
      @Entry var c8 = Inferred() // ~info
      @Entry var c9 = Lz() // ~info
      @Entry var d1: Any1? // ~info
      @Entry var d2: (Int, () -> Void) = (1, {}) // ~warning
      @Entry var d3 = ({}, 1) // ~warning
      @Entry var d4: Result<() -> Void, Never>? // ~warning
      @Entry var d5: (() -> Void)!  // ~warning
      @Entry var d6: W.Type = W.self
      @Entry var d7: (any P1)?
    }
    protocol P1 {}
    extension FocusedValues { @Entry var f1: W? // ~info
    }
    """#
}
