import Testing

/// What a default costs: what it is called on, what runs at all, and what some app surely has.
@Suite struct DefaultCostTests {
  /// Methods by the names of those of sequences.
  @Test func receivers() throws {
    try PageProject(
      #"""
      import SwiftUI
      // Receivers
      struct Query { var terms: [String] = []; func filter(_ text: String) -> Query { Query(terms: terms + [text]) }; func sorted() -> Query { self }; func map(_ f: (Query) -> Query) -> Query { f(self) }; static let all = Query(); static func reduce(_ n: Int) -> Query { Query() } }
      struct Search { var query: Query; init() { query = Query().filter("open").sorted() } }
      struct Search2 { var query: Query; init(base: Query = .all) { query = base.filter("open") } }
      struct Search3 { var query: Query; init() { let base = Query(); query = base.sorted().map { $0 } } }
      struct Maybe { var text: String?; init(_ raw: String? = nil) { text = raw.map { $0 + "!" } } }
      struct Maybe2 { var n: Int; static let stored: Int? = 3; init() { n = Maybe2.stored.flatMap { $0 } ?? 0 } }
      struct Pipe { let events: PassthroughLike; init() { events = PassthroughLike().map { $0 } } }
      struct FromKit { let rows: Any; init() { rows = PlayerTable.filter(id: 1) } }
      struct FromKit2 { let rows: Any; init(table: PlayerTable) { rows = table.sorted(by: "name") } }
      struct Lazily { let names: Any; init() { names = Lazily.words.lazy.map { $0 + "!" }.filter { !$0.isEmpty } }; static let words = makeWords() }
      func makeWords() -> [String] { ["a"] }
      struct Sorts { let names: [String]; init(_ names: [String]) { self.names = names.sorted() } }
      struct Sorts2 { let names: [String]; init(_ text: String) { names = text.split(separator: ",").map(String.init) } }
      struct Sorts3 { let names: [String]; init() { let all = Sorts3.load(); names = all.filter { !$0.isEmpty } }; static func load() -> [String] { [] } }
      struct Sorts4 { let names: [String: Int]; var keys: [String]; init(names: [String: Int]) { self.names = names; keys = names.keys.sorted() } }
      struct Sorts5 { let all: Set<Int>; init(all: Set<Int>) { self.all = all; _ = self.all.map { $0 } } }
      struct Words: Sequence { func makeIterator() -> IndexingIterator<[String]> { [].makeIterator() } }
      struct Sorts6 { let n: [String]; init(words: Words) { n = words.sorted() } }
      struct Sorts7 { let n: Int; init() { n = (0..<5_000).reduce(0, +) } }
      extension EnvironmentValues {
        @Entry var a1 = Search()
        @Entry var a2 = Search2()
        @Entry var a3 = Search3()
        @Entry var a4 = Maybe("x")
        @Entry var a5 = Maybe2()
        @Entry var a6 = Pipe()
        @Entry var a7 = FromKit()
        @Entry var a8 = FromKit2(table: .main)
        @Entry var a9 = Lazily()
        @Entry var b1 = Sorts(["b", "a"]) // ~warning
        @Entry var b2 = Sorts2("a,b") // ~warning
        @Entry var b3 = Sorts3() // ~warning
        @Entry var b4 = Sorts4(names: ["a": 1]) // ~warning
        @Entry var b5 = Sorts5(all: [1]) // ~warning
        @Entry var b6 = Sorts6(words: Words()) // ~warning
        @Entry var b7 = Sorts7() // ~warning
        @Entry var c1 = Query.all.filter("x")
        @Entry var c2 = Query().sorted()
        @Entry var c3 = Query.reduce(3)
        @Entry var c4 = Maybe2.stored.map { $0 + 1 }
        @Entry var c5 = Lazily.words.lazy.map { $0 }
        @Entry var c6 = Lazily.words.map { $0 } // ~warning
        @Entry var c7 = PlayerTable.all().filter(id: 3)
        @Entry var c8 = "a,b,c".components(separatedBy: ",").sorted() // ~warning
        @Entry var c9 = PlayerTable.main.sorted(by: "name")
        @Entry var d1 = ProcessInfo.processInfo.arguments.filter { $0.hasPrefix("-") } // ~warning
        @Entry var d2 = { let base = Query(); return base.filter("x") }()
        @Entry var d3: Query = { var q = Query(); q = q.sorted(); return q }()
      }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }

  /// Autoclosures, operators that leave out their right side, constant conditions, loops over a few elements.
  @Test func whatRuns() throws {
    try PageProject(
      #"""
      import SwiftUI
      func fallback<T>(_ value: T?, _ other: @autoclosure () -> T) -> T { value ?? other() }
      func trace(_ text: @autoclosure () -> String, _ isOn: Bool = false) {}
      func run<T>(_ value: T) -> T { value }
      func loadAll() -> [Int] { var all: [Int] = []; for n in 0..<9_000 { all.append(n) }; return all }
      struct Box<T> { var make: () -> T; init(_ make: @autoclosure @escaping () -> T) { self.make = make } }
      extension Optional { func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() } }
      struct Lazy1 { init() { trace("\(loadAll().count)") } }
      struct Lazy2 { var n: [Int]; init(cached: [Int]? = nil) { n = fallback(cached, loadAll()) } }
      struct Lazy3 { var n: [Int]; static var cached: [Int]? = nil; init() { n = Lazy3.cached.or(loadAll()) } }
      struct Lazy4 { init() { assert(loadAll().isEmpty == false); assertionFailure("\(loadAll())") } }
      struct Eager1 { init() { _ = run(loadAll()) } }
      struct Eager2 { init() { trace("x"); _ = loadAll() } }
      struct Right1 { var n: [Int]; static var cached: [Int]? = nil; init() { n = Right1.cached ?? loadAll() } }
      struct Right2 { var b: Bool; static var isOn = false; init() { b = Right2.isOn && loadAll().isEmpty } }
      struct Right3 { var b: Bool; static var isOn = false; init() { b = Right3.isOn || loadAll().isEmpty } }
      struct Right4 { var n: [Int]; static let none: [Int]? = nil; init() { n = Right4.none ?? loadAll() } }
      struct Right5 { var b: Bool; init() { b = true && loadAll().isEmpty } }
      struct Left1 { var b: Bool; init() { b = loadAll().isEmpty && Right2.isOn } }
      struct Const1 { static let isVerbose = false; init() { if Const1.isVerbose { print("made") } } }
      struct Const2 { init() { if false { print("made") } else { _ = 1 } } }
      struct Const3 { init() { if true { _ = 1 } else { print("made") } } }
      struct Const4 { init(verbose: Bool = false) { if verbose { print("made") } } }
      struct Const5 { init(verbose: Bool = false) { guard verbose else { return }; _ = 2 } }
      struct Const6 { let isOn = false; init() { if isOn { print("x") } } }
      struct Const7 { init() { while false { print("x") } } }
      struct Const8 { init() { let debug = false; if debug { print("x") } } }
      struct Const9 { init(level: Int = 0) { if level > 2 { print("x") } } }
      struct Real1 { init(verbose: Bool = false) { if verbose { print("made") } } }
      struct Real2 { static var isVerbose = false; init() { if Real2.isVerbose { print("made") } } }
      struct Real3 { init() { if true { print("x") } } }
      struct Tiny1 { var n = 0; init() { for k in [1, 2, 3] { n += k } } }
      struct Tiny2 { var n = 0; init() { for k in 0..<4 { n += k } } }
      struct Tiny3 { var n = 0; static let few = [1, 2]; init() { for k in Tiny3.few { n += k } } }
      struct Tiny4 { var n = 0; init(_ all: Int...) { for k in all { n += k } } }
      struct Tiny5 { var names: [String]; init(_ all: String...) { names = all.sorted() } }
      struct Tiny6 { var n = 0; init() { for k in [] as [Int] { n += k } } }
      struct Tiny7 { var n = 0; init() { for side in Side.allCases { n += side.rawValue } } }
      enum Side: Int, CaseIterable { case left, right }
      struct Tiny8 { var n = 0; init() { for (i, k) in [1, 2].enumerated() { n += i * k } } }
      struct Tiny9 { var n = 0; init() { for k in stride(from: 0, to: 10, by: 2) { n += k } } }
      struct TinyA { var n = 0; init() { repeat { n += 1 } while false } }
      struct TinyB { var n = 0; init(_ all: [Int] = [1, 2]) { for k in all { n += k } } }
      struct Large1 { var n = 0; init() { for k in 0..<400 { n += k } } }
      struct Large2 { var n = 0; init(_ all: [Int]) { for k in all { n += k } } }
      struct Large3 { var n = 0; static var few = [1, 2]; init() { for k in Large3.few { n += k } } }
      struct Large4 { var n = 0; init() { while n < 3 { n += 1 } } }
      extension EnvironmentValues {
        @Entry var a1 = Lazy1()
        @Entry var a2 = Lazy2()
        @Entry var a3 = Lazy3()
        @Entry var a4 = Lazy4()
        @Entry var a5 = Box(loadAll())
        @Entry var a6 = fallback([1], loadAll())
        @Entry var a7 = Lazy3.cached.or(loadAll())
        @Entry var b1 = Eager1() // ~warning
        @Entry var b2 = Eager2() // ~warning
        @Entry var b3 = run(loadAll()) // ~warning
        @Entry var c1 = Right1()
        @Entry var c2 = Right2()
        @Entry var c3 = Right3()
        @Entry var c4 = Right4() // ~warning
        @Entry var c5 = Right5() // ~warning
        @Entry var c6 = Left1() // ~warning
        @Entry var c7 = Right1.cached ?? loadAll()
        @Entry var c8 = Right2.isOn && loadAll().isEmpty
        @Entry var c9 = Right4.none ?? loadAll() // ~warning
        @Entry var d1 = Const1()
        @Entry var d2 = Const2()
        @Entry var d3 = Const3()
        @Entry var d4 = Const4()
        @Entry var d5 = Const5()
        @Entry var d6 = Const6()
        @Entry var d7 = Const7()
        @Entry var d8 = Const8()
        @Entry var d9 = Const9()
        @Entry var e1 = Real1(verbose: true) // ~warning
        @Entry var e2 = Real2() // ~warning
        @Entry var e3 = Real3() // ~warning
        @Entry var e4 = false ? loadAll() : []
        @Entry var e5 = true ? loadAll() : [] // ~warning
        @Entry var e6 = Const1.isVerbose ? loadAll() : []
        @Entry var f1 = Tiny1()
        @Entry var f2 = Tiny2()
        @Entry var f3 = Tiny3()
        @Entry var f4 = Tiny4(1, 2, 3)
        @Entry var f5 = Tiny5("b", "a")
        @Entry var f6 = Tiny6()
        @Entry var f7 = Tiny7()
        @Entry var f8 = Tiny8()
        @Entry var f9 = Tiny9()
        @Entry var g1 = TinyA()
        @Entry var g2 = TinyB()
        @Entry var g3 = Large1() // ~warning
        @Entry var g4 = Large2([1]) // ~warning
        @Entry var g5 = Large3() // ~warning
        @Entry var g6 = Large4() // ~warning
        @Entry var g7 = Tiny3.few.map { $0 }
        @Entry var g8 = Side.allCases.map(\.rawValue)
        @Entry var g9 = Large3.few.map { $0 } // ~warning
      }
      struct LimitKey: EnvironmentKey { static var defaultValue: [Int] { if true { return [] } else { return loadAll() } } }
      struct LimitKey2: EnvironmentKey { static var defaultValue: [Int] { if Right2.isOn { return [] } else { return loadAll() } } } // ~warning
      """#
    ).expectFindings(of: "expensive_entry_default")
  }

  /// Code that need not be compiled for an app.
  @Test func builds() throws {
    try PageProject(
      #"""
      import SwiftUI
      func load() -> Int { var n = 0; while n < 900 { n += 1 }; return n }
      struct A1 { init() {
        #if false
        print("x")
        #endif
      } }
      struct A2 { init() {
        #if os(Linux)
        print("x")
        #endif
      } }
      struct A3 { init() {
        #if targetEnvironment(simulator)
        print("x")
        #endif
      } }
      struct A4 { init() {
        #if TRACE
        print("x")
        #endif
      } }
      struct A5 { init() {
        #if !SHIPPING
        print("x")
        #endif
      } }
      struct A6 { init() {
        #if canImport(Glibc) || os(Windows)
        print("x")
        #endif
      } }
      struct A7 { init() {
        #if os(iOS) && TRACE
        print("x")
        #endif
      } }
      struct A8 {
        #if TRACE
        let log = load()
        #endif
        var n = 1
      }
      struct A9 { init() {
        #if DEBUG
        print("x")
        #endif
      } }
      struct B1 { init() {
        #if os(macOS)
        print("x")
        #endif
      } }
      struct B2 { init() {
        #if !os(Linux)
        print("x")
        #endif
      } }
      struct B3 { init() {
        #if DEBUG
        _ = 1
        #else
        print("x")
        #endif
      } }
      struct B4 { init() {
        #if canImport(UIKit)
        print("x")
        #endif
      } }
      struct B5 { init() {
        #if targetEnvironment(macCatalyst)
        print("x")
        #endif
      } }
      struct B6 { init() {
        #if swift(>=5.9)
        print("x")
        #endif
      } }
      struct B7 { init() {
        #if os(Linux)
        _ = 1
        #else
        print("x")
        #endif
      } }
      struct M1 { init() {
        #if os(iOS)
        print("x")
        #endif
      } }
      extension EnvironmentValues {
        @Entry var a1 = A1()
        @Entry var a2 = A2()
        @Entry var a3 = A3()
        @Entry var a4 = A4()
        @Entry var a5 = A5()
        @Entry var a6 = A6()
        @Entry var a7 = A7()
        @Entry var a8 = A8()
        @Entry var a9 = A9()
        @Entry var b1 = B1() // ~warning
        @Entry var b2 = B2() // ~warning
        @Entry var b3 = B3() // ~warning
        @Entry var b4 = B4() // ~warning
        @Entry var b5 = B5() // ~warning
        @Entry var b6 = B6() // ~warning
        @Entry var b7 = B7() // ~warning
      }
      #if os(macOS)
      extension EnvironmentValues {
        @Entry var m1 = M1()
        @Entry var m2 = B1() // ~warning
      }
      #endif
      #if TRACE
      extension EnvironmentValues {
        @Entry var t1 = A4() // ~warning
        @Entry var t2 = A5()
      }
      #endif
      #if os(Linux)
      extension EnvironmentValues { @Entry var l1 = load() }
      #endif
      #if targetEnvironment(simulator)
      extension EnvironmentValues { @Entry var s1 = load() }
      #endif
      struct K1: EnvironmentKey { static var defaultValue: Int {
        #if os(Windows)
        return load()
        #else
        return 1
        #endif
      } }
      struct K2: EnvironmentKey { static var defaultValue: Int {
        #if os(iOS)
        load() // ~warning
        #else
        1
        #endif
      } }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }

  /// Preferences, files and the bundle.
  @Test func preferences() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct P1 { var name: String; init() { name = UserDefaults.standard.string(forKey: "n") ?? "" } }
      struct P2 { var on: Bool; init() { let defaults = UserDefaults.standard; on = defaults.bool(forKey: "on") } }
      struct P3 { var n: Int; init(defaults: UserDefaults = .standard) { n = defaults.integer(forKey: "n") } }
      struct P4 { let defaults = UserDefaults.standard; var n = 0; init() { n = defaults.integer(forKey: "n") } }
      struct P5 { var v: String; init() { v = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "" } }
      struct P6 { var v: String; init() { v = Bundle.main.object(forInfoDictionaryKey: "X") as? String ?? "" } }
      struct P7 { var d: Data?; init() { d = try? Data(contentsOf: URL(fileURLWithPath: "x")) } }
      struct P8 { var url: URL?; init() { url = Bundle.main.url(forResource: "a", withExtension: "b") } }
      struct P9 { var n: Int; init() { n = UserDefaults(suiteName: "g")?.integer(forKey: "n") ?? 0 } }
      struct Store { func string(forKey key: String) -> String { "" } }
      struct Q1 { var v: String; init(store: Store = Store()) { v = store.string(forKey: "x") } }
      struct Q2 { let defaults: UserDefaults; init(defaults: UserDefaults = .standard) { self.defaults = defaults } }
      struct Q3 { var load: () -> String?; init() { load = { UserDefaults.standard.string(forKey: "x") } } }
      extension EnvironmentValues {
        @Entry var a1 = P1() // ~warning
        @Entry var a2 = P2() // ~warning
        @Entry var a3 = P3() // ~warning
        @Entry var a4 = P4() // ~warning
        @Entry var a5 = P5() // ~warning
        @Entry var a6 = P6() // ~warning
        @Entry var a7 = P7() // ~warning
        @Entry var a8 = P8() // ~warning
        @Entry var b1 = UserDefaults.standard.string(forKey: "n") // ~warning
        @Entry var b2 = UserDefaults.standard.bool(forKey: "n") // ~warning
        @Entry var b3: Int = UserDefaults.standard.integer(forKey: "n") // ~warning
        @Entry var b4 = UserDefaults.standard.stringArray(forKey: "n") ?? [] // ~warning
        @Entry var b5 = UserDefaults.standard.double(forKey: "n") // ~warning
        @Entry var c1 = Q1()
        @Entry var c2 = Q2()
        @Entry var c3 = Q3()
        @Entry var c4 = UserDefaults.standard
        @Entry var c5 = Store().string(forKey: "x")
      }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }
}
