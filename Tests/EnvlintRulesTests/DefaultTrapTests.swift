import Testing

/// Defaults that can stop the program, and those that cannot.
@Suite struct DefaultTrapTests {
  /// Constructions that leave their type to what is expected of them.
  @Test func expectedTypes() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Slot { init(_ number: Int) {}; init?(string: String) { return nil } }
      func text() -> String { "https://a.b" }
      extension EnvironmentValues {
        @Entry var a1: URL = .init(string: "https://example.com")!
        @Entry var a2: TimeZone = .init(identifier: "UTC")!
        @Entry var a3: Int = .init("3")!
        @Entry var a4: Double = .init("3.5")!
        @Entry var a5: UUID = .init(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
        @Entry var a6: URL? = .init(string: "https://a.b")!
        @Entry var a7: (URL) = (.init(string: "https://a.b")!)
        @Entry var b1: URL = .init(string: text())! // ~warning
        @Entry var b2: Slot = .init(string: "https://a.b")! // ~warning
        @Entry var b3: UIImage = .init(named: "logo")! // ~warning
        @Entry var b4: Data = try! .init(contentsOf: URL(fileURLWithPath: "/a")) // ~warning
      }
      struct K1: EnvironmentKey { static let defaultValue: URL = .init(string: "https://example.com")! }
      struct K2: EnvironmentKey { static var defaultValue: URL { .init(string: "https://example.com")! } }
      struct K3: EnvironmentKey { typealias Value = URL
        static var defaultValue: Value { return .init(string: "https://example.com")! } }
      struct K4: EnvironmentKey { static var defaultValue: URL { .init(string: text())! } } // ~warning
      """#
    )
    .expectFindings(of: "trapping_entry_default")
  }

  /// Constants and literals.
  @Test func constants() throws {
    try PageProject(
      #"""
      import SwiftUI
      let limit: Int? = 3
      let none: Int? = nil
      var changing: Int? = 3
      let host = "https://example.com"
      let deck = [1, 2]
      var hand = [1]
      let ranks = ["a": 1]
      let site = URL(string: "https://example.com")
      let words = "text".data(using: .utf8)
      enum Limits { static let low: Int? = 1; static var high: Int? = 2; static let url = "https://a.b"; static let all: [Int] = []; static var computed: Int? { 4 } }
      enum Tab: String, CaseIterable { case home, more = "other" }
      enum Level: Int { case low, high = 5, top }
      struct Pair { static func make() -> Int? { 1 } }
      extension EnvironmentValues {
        static let own: Int? = 4
        @Entry var a1: Int = limit!
        @Entry var a2: Int = none! // ~warning
        @Entry var a3: Int = changing! // ~warning
        @Entry var a4: URL = URL(string: host)!
        @Entry var a5: Int = deck.first!
        @Entry var a6: Int = hand.first! // ~warning
        @Entry var a7: Int = ranks["a"]!
        @Entry var a8: Int = ranks["b"]! // ~warning
        @Entry var a9: URL = site!
        @Entry var b1: Data = words!
        @Entry var b2: Int = Limits.low!
        @Entry var b3: Int = Limits.high! // ~warning
        @Entry var b4: URL = URL(string: Limits.url + "/path")!
        @Entry var b5: Int = Limits.all.first! // ~warning
        @Entry var b6: Int = Limits.computed!
        @Entry var b7: Int = own!
        @Entry var b8: Int = true ? 1 : fatalError()
        @Entry var b9: Int = false ? 1 : fatalError() // ~warning
        @Entry var c1: Int = 3 ?? fatalError()
        @Entry var c2: Int = changing ?? fatalError() // ~warning
        @Entry var c3: Tab = Tab(rawValue: "home")!
        @Entry var c4: Tab = Tab(rawValue: "other")!
        @Entry var c5: Tab = Tab(rawValue: "gone")! // ~warning
        @Entry var c6: Level = Level(rawValue: 5)!
        @Entry var c7: Level = Level(rawValue: 6)!
        @Entry var c8: Level = .init(rawValue: 9)! // ~warning
        @Entry var c9: Data = "a".data(using: .utf8)!
        @Entry var d1: Data = Data(base64Encoded: "aGk=")!
        @Entry var d2: Character = "abc".first!
        @Entry var d3: Int = Pair.make()! // ~warning
        @Entry var d4: Int = { let n: Int? = 3; return n! }()
        @Entry var d5: Int = { var n: Int? = 3; n = nil; return n! }() // ~warning
        @Entry var d6: Date = Calendar.current.date(from: DateComponents(year: 2024, month: 1, day: 1))!
        @Entry var d7: URL = URLComponents(string: "https://a.b")!.url!
        @Entry var d8: Int = ["a": 1]["a"]!
        @Entry var d9: Data = try! Data(contentsOf: URL(string: "file:///x")!) // ~warning
        @Entry var e1: String = Bundle.main.object(forInfoDictionaryKey: "A") as! String // ~warning
        @Entry var e2: Int = (1...6).randomElement()!
        @Entry var e3: String = "a,b".components(separatedBy: ",").first!
        @Entry var e4: TimeZone = TimeZone(identifier: "UTC")!
        @Entry var e5: Int = { guard let n = Int("3") else { fatalError() }; return n }()
      }
      struct K1: EnvironmentKey { static var defaultValue: Int { guard let n = Int("3") else { fatalError() }; return n } }
      struct K2: EnvironmentKey { static var defaultValue: URL { guard let url = URL(string: "https://a.b") else { preconditionFailure() }; return url } }
      struct K3: EnvironmentKey { static var defaultValue: Int { guard let n = changing else { fatalError() }; return n } } // ~warning
      struct K4: EnvironmentKey { static var defaultValue: Int { if let n = limit { return n } else { fatalError() } } }
      struct K5: EnvironmentKey { static var defaultValue: Int { if false { fatalError() }; return 1 } }
      struct K6: EnvironmentKey { static let fallback: Int? = 3; static var defaultValue: Int { fallback! } }
      struct K7: EnvironmentKey { static let fallback: Int? = 3; static var defaultValue: Int { Self.fallback! } }
      struct K8: EnvironmentKey { static var fallback: Int? = 3; static var defaultValue: Int { fallback! } } // ~warning
      struct K9: EnvironmentKey { static let defaultValue: Int = limit! }
      """#
    ).expectFindings(of: "trapping_entry_default")
  }

  /// Constants and properties that a default names.
  @Test func members() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct API { static let missing: API = { fatalError("inject") }(); static var live: API { fatalError() }; static var stub: API { API() }
        static let file = try! API(path: "x"); init() {}; init(path: String) throws {}; static var lazily: API { if Bool.random() { fatalError() }; return API() }
        static func make() -> API { preconditionFailure() }; static let shared = API(); static var forced: API { shared2! }; static var shared2: API?
        static let unsure: API = shared2 ?? { fatalError() }(); static var nested: API { live }; static let url = URL(string: "https://a.b")! ; var n: Int { 1 } }
      let broken: API = { fatalError() }()
      var brokenToo: API { fatalError() }
      let fine = API()
      extension EnvironmentValues {
        @Entry var a1: API = .missing // ~warning
        @Entry var a2: API = .live // ~warning
        @Entry var a3: API = .stub
        @Entry var a4: API = API.live // ~warning
        @Entry var a5 = API.file // ~warning
        @Entry var a6: API = .lazily
        @Entry var a7: API = .make() // ~warning
        @Entry var a8: API = .shared
        @Entry var a9: API = .forced // ~warning
        @Entry var b1: API = .unsure
        @Entry var b2: API = .nested // ~warning
        @Entry var b3 = API.url
        @Entry var b4 = broken // ~warning
        @Entry var b5 = brokenToo // ~warning
        @Entry var b6 = fine
        @Entry var b7 = API.live.n // ~warning
        @Entry var b8: () -> API = { .live }
        @Entry var b9: API? = .live // ~warning
        @Entry var c1: API = Swift.fatalError() // ~warning
      }
      struct K1: EnvironmentKey { static var defaultValue: API { .live } } // ~warning
      struct K2: EnvironmentKey { static let defaultValue: API = .missing // ~warning
      }
      struct K3: EnvironmentKey { static var defaultValue: API { make() }; static func make() -> API { fatalError() } } // ~warning
      struct K4: EnvironmentKey { static var defaultValue: API { fallback }; static var fallback: API { fatalError() } } // ~warning
      """#
    ).expectFindings(of: "trapping_entry_default")
  }

  /// A function of the project by the name of one that stops.
  @Test func ownFunctions() throws {
    try PageProject([
      "A.swift": #"""
      import SwiftUI
      struct Values {}
      extension EnvironmentValues {
        @Entry var a1: Int = fatalError("x")
        @Entry var a2: Int = Swift.fatalError("x") // ~warning
        @Entry var a3: Int = preconditionFailure("x") // ~warning
        @Entry var a4: Int = missing()
        @Entry var a5: Int = stopping() // ~warning
      }
      struct K1: EnvironmentKey { static var defaultValue: Int { fatalError("x") } }
      struct K2: EnvironmentKey { static var defaultValue: Int { preconditionFailure() }; static func preconditionFailure() -> Int { 1 } }
      """#,
      "B.swift": #"""
      func fatalError(_ message: String = "") -> Int { print(message); return 0 }
      func missing() -> Int { fatalError("missing") }
      func stopping() -> Int { Swift.fatalError("missing") }
      """#,
    ]).expectFindings(of: "trapping_entry_default")
  }

  /// One that stops all the same.
  @Test func ownFunctionsThatStop() throws {
    try PageProject([
      "A.swift": #"""
      import SwiftUI
      extension EnvironmentValues {
        @Entry var a1: Int = fatalError("x") // ~warning
      }
      """#,
      "B.swift": #"""
      func fatalError(_ message: String = "") -> Never { print(message); Swift.fatalError(message) }
      """#,
    ]).expectFindings(of: "trapping_entry_default")
  }

  /// Code that need not be compiled for an app, or evaluated.
  @Test func builds() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct K1: EnvironmentKey { static var defaultValue: Int {
        #if os(Linux)
        fatalError()
        #else
        return 1
        #endif
      } }
      struct K2: EnvironmentKey { static var defaultValue: Int {
        #if os(tvOS)
        fatalError() // ~warning
        #else
        return 1
        #endif
      } }
      struct K3: EnvironmentKey { static var defaultValue: Int {
        #if FAKE
        fatalError()
        #else
        return 1
        #endif
      } }
      struct K4: EnvironmentKey { static var defaultValue: Int {
        #if targetEnvironment(simulator)
        fatalError()
        #else
        return 1
        #endif
      } }
      struct K5: EnvironmentKey { static var defaultValue: Int {
        #if false
        fatalError()
        #endif
        return 1
      } }
      func stop() -> Int {
        #if os(Windows)
        fatalError()
        #else
        return 1
        #endif
      }
      func stop2() -> Int {
        #if DEBUG
        return 1
        #else
        fatalError()
        #endif
      }
      extension EnvironmentValues {
        @Entry var a1 = stop()
        @Entry var a2 = stop2() // ~warning
      }
      #if os(Linux)
      extension EnvironmentValues { @Entry var b1: Int = fatalError() }
      #endif
      func check(_ n: Int, _ message: @autoclosure () -> Int) -> Int { n }
      extension EnvironmentValues {
        @Entry var c1: Int = check(1, fatalError())
        @Entry var c2: Int = check(fatalError(), 1) // ~warning
      }
      """#
    ).expectFindings(of: "trapping_entry_default")
  }

  /// Branches that constants decide.
  @Test func knownBranches() throws {
    try PageProject(
      #"""
      import SwiftUI
      enum Tier { case free, paid }
      enum Start { static let tier = Tier.free; static let path: String? = nil; static let file: String? = "x" }
      struct A1: EnvironmentKey { static var defaultValue: Int { switch Start.tier { case .free: return 1; case .paid: return 2; @unknown default: fatalError() } } }
      struct A2: EnvironmentKey { static var defaultValue: Int { switch Start.tier { case .free: 1; case .paid: fatalError() } } }
      struct A3: EnvironmentKey { static var defaultValue: Int { guard let path = Start.path else { return 1 }; return Int(path)! } }
      struct A4: EnvironmentKey { static var defaultValue: Int { if Start.path == nil { return 1 }; fatalError() } }
      struct A5: EnvironmentKey { static var defaultValue: Int { guard case .paid = Start.tier else { return 0 }; fatalError() } }
      struct A6: EnvironmentKey { static var defaultValue: Int { if case .paid = Start.tier { fatalError() } else { return 1 } } }
      struct A7: EnvironmentKey { static var defaultValue: Int { switch unknown() { case .free: return 1; case .paid: return 2; @unknown default: fatalError() } } }
      struct B1: EnvironmentKey { static var defaultValue: Int { switch Start.tier { case .paid: return 1; default: fatalError() } } } // ~warning
      struct B2: EnvironmentKey { static var defaultValue: Int { switch unknown() { case .free: return 1; case .paid: fatalError() } } } // ~warning
      struct B3: EnvironmentKey { static var defaultValue: Int { guard let path = Start.file else { return 1 }; return Int(path)! } } // ~warning
      struct B4: EnvironmentKey { static var defaultValue: Int { if Start.file == nil { return 1 }; fatalError() } } // ~warning
      struct B5: EnvironmentKey { static var defaultValue: Int { if unknown() == .free { return 1 }; fatalError() } } // ~warning
      struct B6: EnvironmentKey { static var defaultValue: Int { guard case .free = Start.tier else { return 0 }; fatalError() } } // ~warning
      func unknown() -> Tier { .free }
      """#
    ).expectFindings(of: "trapping_entry_default")
  }
}
