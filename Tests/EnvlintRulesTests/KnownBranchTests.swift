import Testing

/// Branches of an initializer that a call, a default argument or the oldest system of a package decides.
@Suite struct KnownBranchTests {
  /// Statements that leave a body, by what the call makes known.
  @Test func exits() throws {
    try PageProject(
      #"""
      import SwiftUI
      // What a call makes known
      func work() { for n in 0..<900 { print(n) } }
      struct A1 { var t = 0; init(path: String? = nil) { guard let path else { return }; work(); t = path.count } }
      struct A2 { var t = 0; init(path: String? = nil) { guard let path = path else { return }; work(); t = path.count } }
      struct A3 { var t = 0; init(path: String? = nil) { if path == nil { return }; work() } }
      struct A4 { var t = 0; init(path: String? = nil) { if let path { work(); t = path.count } } }
      struct A5 { var t = 0; init(path: String? = nil) { guard path != nil else { return }; work() } }
      struct A6 { var t = 0; init(loads: Bool = false) { if !loads { return }; do { work() } } }
      struct A7 { var t = 0; init(loads: Bool = false) { guard loads else { t = 1; return }; for n in 0..<900 { t += n } } }
      struct A8 { var t = 0; init(path: String? = nil) { if let p = path, !p.isEmpty { t = 1 } else { return }; work() } }
      struct A9 { var t = 0; init(count: Int = 0) { guard count > 0 else { return }; if count > 3 { work() } } }
      struct B1 { var t = 0; init(path: String? = nil) throws { guard let path else { throw E.e }; work(); t = path.count } }
      struct B2 { var t = 0; init(path: String? = nil) { for _ in 0..<2 { guard let path else { continue }; work(); t += path.count } } }
      struct B3 { var t = 0; init(path: String? = nil) { do { guard let path else { return }; t = path.count; try b3() } catch { t = 1 }; work() } }
      struct B4 { var t = 0; init(path: String? = nil) { switch path { case nil: t = 1; case .some: work() } } }
      struct B5 { var t = 0; init(path: String? = nil) { switch path { case let path?: work(); t = path.count; default: t = 1 } } }
      struct B6 { var t = 0; init(path: String? = nil) { guard case let p? = path else { return }; work(); t = p.count } }
      struct B7 { var t = 0; init(path: String? = nil) { if case .some(let p) = path { work(); t = p.count } } }
      struct B8 { var t = 0; init(path: String? = nil) { let file = path; guard let file else { return }; work(); t = file.count } }
      struct B9 { var t: Int; init(path: String? = nil) { t = { guard path != nil else { return 0 }; work(); return 1 }() } }
      struct C1 { var t = 0; init(path: String? = nil) { if t == 7 { return }; work() } }
      struct C2 { var t = 0; init(path: String? = nil) { #if os(iOS)
          return
          #endif
          work() } }
      struct C3 { var t = 0; init(path: String? = nil) { for n in [1, 2] { if n == 7 { break } }; work() } }
      struct C4 { var t = 0; init(path: String? = nil) { while t < 2 { if path == nil { break } }; work() } }
      struct C5 { var t = 0; init(path: String? = nil) { defer { work() }; if path == nil { return }; t = 1 } }
      struct C6 { var t = 0; init(path: String? = nil) { do { try b3(); return } catch { work() } } }
      struct C7 { var t = 0; init(path: String? = nil) { func early() { return }; early(); [1].forEach { _ in return }; work() } }
      struct C8 { var t = 0; init(path: String? = nil) { #if os(iOS)
          guard path != nil else { return }
          work()
          #endif
          t = 1 } }
      struct C9 { var t = 0; init(path: String? = nil) { #if os(iOS)
          guard path != nil else { return }
          #endif
          work() } }
      struct D1 { var t = 0; init(path: String? = nil) { #if compiler(>=5)
          guard path != nil else { return }
          #endif
          work() } }
      enum E: Error { case e }
      func b3() throws {}
      extension EnvironmentValues {
        @Entry var a1 = A1()
        @Entry var a2 = A2()
        @Entry var a3 = A3(path: nil)
        @Entry var a4 = A4()
        @Entry var a5 = A5(path: .none)
        @Entry var a6 = A6()
        @Entry var a7 = A7(loads: false)
        @Entry var a8 = A8()
        @Entry var a9 = A9()
        @Entry var b1 = try? B1()
        @Entry var b2 = B2()
        @Entry var b3 = B3()
        @Entry var b4 = B4()
        @Entry var b5 = B5()
        @Entry var b6 = B6()
        @Entry var b7 = B7()
        @Entry var b8 = B8()
        @Entry var b9 = B9()
        @Entry var c1 = C1() // ~warning
        @Entry var c2 = C2() // ~warning
        @Entry var c3 = C3() // ~warning
        @Entry var c4 = C4() // ~warning
        @Entry var c5 = C5() // ~warning
        @Entry var c6 = C6() // ~warning
        @Entry var c7 = C7() // ~warning
        @Entry var c8 = C8()
        @Entry var c9 = C9() // ~warning
        @Entry var d0 = D1()
        @Entry var d1 = A1(path: "x") // ~warning
        @Entry var d2 = A2(path: "x") // ~warning
        @Entry var d3 = A3(path: "x") // ~warning
        @Entry var d4 = A4(path: "x") // ~warning
        @Entry var d5 = A5(path: makePath()) // ~warning
        @Entry var d6 = A6(loads: true) // ~warning
        @Entry var d7 = A7(loads: Bool.random()) // ~warning
        @Entry var d8 = A8(path: "x") // ~warning
        @Entry var d9 = A9(count: 4) // ~warning
        @Entry var e1 = A9(count: 2)
        @Entry var e2 = try? B1(path: "x") // ~warning
        @Entry var e4 = B4(path: "x") // ~warning
        @Entry var e5 = B5(path: "x") // ~warning
        @Entry var e6 = B6(path: "x") // ~warning
        @Entry var e7 = B7(path: "x") // ~warning
        @Entry var e8 = B8(path: "x") // ~warning
        @Entry var e9 = B9(path: "x") // ~warning
      }
      func makePath() -> String? { nil }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }

  /// Cases of a `switch`, and patterns in conditions.
  @Test func cases() throws {
    try PageProject(
      #"""
      import SwiftUI
      // Cases
      func work() { for n in 0..<900 { print(n) } }
      enum Source { case empty, file(String), pair(Int, Int), none; static let fallback = Source.file("x"); static let blank: Source = .empty }
      struct A1 { var t = 0; init(_ s: Source) { switch s { case .empty, .none: t = 1; case .file(let p): work(); t = p.count; case .pair: work() } } }
      struct A2 { var t = 0; init(_ s: Source = .empty) { switch s { case .empty: t = 1; default: work() } } }
      struct A3 { var t = 0; init(_ s: Source) { switch s { case .file: work(); case _: t = 1 } } }
      struct A4 { var t = 0; init(_ s: Source) { if case .file(let p) = s { work(); t = p.count } } }
      struct A5 { var t = 0; init(_ s: Source) { guard case .file = s else { return }; work() } }
      struct A6 { var t = 0; init(_ s: Source) { switch s { case .pair(let a, 0): t = a; case .pair(1, _): t = 1; case .pair: work(); default: work() } } }
      struct A7 { var t = 0; init(_ s: Source?) { switch s { case .file?: work(); case .some(.pair): work(); case .empty?, .some(.none): t = 1; case nil: t = 2 } } }
      struct A8 { var t = 0; init(_ n: Int, _ w: String) { switch n { case 0: t = 1; case 1, 2: work(); default: work() }; switch w { case "a": t = 2; default: work() } } }
      struct A9 { var t = 0; init(_ b: Bool) { switch b { case true: work(); case false: t = 1 } } }
      struct B1 { var t = 0; init(_ s: Source, _ n: Int) { switch (s, n) { case (.empty, 1): t = 1; case (.file, _): work(); case (_, 2): work(); default: t = 4 } } }
      struct B2 { var t = 0; init(_ s: Source) { switch s { case .empty: t = 1; fallthrough; case .none: work(); default: t = 2 } } }
      struct B3 { var t = 0; init(_ s: Source) { switch s { case .empty where Bool.random(): t = 1; default: work() } } }
      struct B4 { var t = 0; init(_ s: Source) { switch s { case Source.empty: t = 1; case Source.file(let p): work(); t = p.count; default: work() } } }
      struct B5 { var t = 0; init(_ s: Source) { switch s { case .empty: t = 1; return; default: break }; work() } }
      struct B6 { var t: Int; init(_ s: Source) { t = switch s { case .empty: 0; default: heavy() } } }
      struct B7 { var t = 0; init(_ s: Source) { if s == .empty { t = 1 } else { work() } } }
      struct B8 { let n: Int; init(_ s: Source) { n = B8.count(s) }; static func count(_ s: Source) -> Int { switch s { case .empty: 0; default: heavy() } } }
      struct B9 { var t = 0; init(_ c: ColorScheme) { switch c { case .light: t = 1; case .dark: t = 2; @unknown default: work() } } }
      struct C1 { var t = 0; init(_ c: ColorScheme) { switch c { case .light: t = 1; case .dark: work(); @unknown default: t = 2 } } }
      struct C2 { var t = 0; init(_ s: Source) { switch s { #if os(iOS)
        case .empty: t = 1
        #endif
        default: work() } } }
      struct C3 { var t = 0; init(_ s: Source) { let kind = s; switch kind { case .empty: t = 1; default: work() } } }
      func heavy() -> Int { work(); return 1 }
      func make() -> Source { .empty }
      func name() -> String { "x" }
      extension Source: Equatable {}
      extension EnvironmentValues {
        @Entry var a1 = A1(.empty)
        @Entry var a2 = A2()
        @Entry var a3 = A3(Source.pair(1, 2))
        @Entry var a4 = A4(.blank)
        @Entry var a5 = A5(.none)
        @Entry var a6 = A6(.pair(1, 2))
        @Entry var a7 = A7(nil)
        @Entry var a8 = A8(0, "a")
        @Entry var a9 = A9(false)
        @Entry var b1 = B1(.empty, 1)
        @Entry var b4 = B4(.empty)
        @Entry var b5 = B5(.empty)
        @Entry var b6 = B6(.empty)
        @Entry var b7 = B7(.empty)
        @Entry var b8 = B8(.empty)
        @Entry var b9 = B9(.light)
        @Entry var c1 = C1(.light)
        @Entry var c3 = C3(.empty)
        @Entry var c4 = A3(Source.pair(.random(in: 0...1), 2))
        @Entry var c5 = A7(.empty)
        @Entry var c6 = B1(.none, 3)
        @Entry var d1 = A1(.file("x")) // ~warning
        @Entry var d2 = A2(.fallback) // ~warning
        @Entry var d3 = A3(.file(name())) // ~warning
        @Entry var d4 = A4(make()) // ~warning
        @Entry var d5 = A5(.file("x")) // ~warning
        @Entry var d6 = A6(.pair(2, 2)) // ~warning
        @Entry var d7 = A7(.file("x")) // ~warning
        @Entry var d8 = A8(0, "b") // ~warning
        @Entry var d9 = A8(2, "a") // ~warning
        @Entry var e1 = A9(true) // ~warning
        @Entry var e2 = B1(.none, 2) // ~warning
        @Entry var e3 = B2(.empty) // ~warning
        @Entry var e4 = B3(.empty) // ~warning
        @Entry var e5 = B4(.none) // ~warning
        @Entry var e6 = B5(.none) // ~warning
        @Entry var e7 = B6(.none) // ~warning
        @Entry var e8 = B7(.none) // ~warning
        @Entry var e9 = B8(make()) // ~warning
        @Entry var f1 = C1(.dark) // ~warning
        @Entry var f2 = C2(.empty) // ~warning
        @Entry var f3 = C3(.none) // ~warning
      }
      """#
    ).expectFindings(of: "expensive_entry_default")
  }

  /// `#available` below and above the deployment targets.
  @Test func systems() throws {
    try PageProject([
      "Package.swift": #"""
      // swift-tools-version: 5.10
      import PackageDescription

      let package = Package(name: "Kit", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.target(name: "Kit")])
      """#,
      "Sources/Kit/Codes.swift": #"""
      import SwiftUI
      func work() { for n in 0..<900 { print(n) } }
      struct A1 { var n = 1; init() { if #available(iOS 16, macOS 13, *) { n = 2 } else { work() } } }
      struct A2 { var n = 1; init() { guard #available(iOS 17, *) else { work(); return }; n = 2 } }
      struct A3 { var n = 1; init() { if #unavailable(iOS 16.4) { work() } } }
      struct A4 { var n = 1; init() { if #available(macOS 14, *), n == 1 { n = 2; return }; n = 3 } }
      struct A5 { var n = 1; init() { if #available(iOS 15, *) { return }; work() } }
      struct B1 { var n = 1; init() { if #available(iOS 18, macOS 13, *) { n = 2 } else { work() } } }
      struct B2 { var n = 1; init() { guard #available(iOS 17.1, *) else { work(); return }; n = 2 } }
      struct B3 { var n = 1; init() { if #available(iOS 16, *) { work() } } }
      struct B4 { var n = 1; init() { if #available(watchOS 9, *) { n = 2 } else { work() } } }
      struct B5 { var n = 1; init() { if #unavailable(iOS 18) { work() } } }
      extension EnvironmentValues {
        @Entry var a1 = A1()
        @Entry var a2 = A2()
        @Entry var a3 = A3()
        @Entry var a4 = A4()
        @Entry var a5 = A5()
        @Entry var b1 = B1() // ~warning
        @Entry var b2 = B2() // ~warning
        @Entry var b3 = B3() // ~warning
        @Entry var b4 = B4() // ~warning
        @Entry var b5 = B5() // ~warning
      }
      """#,
    ]).expectFindings(of: "expensive_entry_default")
  }
}
