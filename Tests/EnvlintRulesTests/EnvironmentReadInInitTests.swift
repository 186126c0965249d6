import EnvlintFacts
import Testing

/// What `environment_read_in_init` says of code that its page does not show.
@Suite struct EnvironmentReadInInitTests {
  @Test func manyInitializers() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Many: View {
        @Environment(\.locale) private var locale
        @Environment(\.calendar) var calendar
        @State private var text = ""
        @StateObject private var model: Model
        init(a: Int) { if a > 0, let id = Optional(locale) { print(id) } } // ~error
        init(b: Int) { self.text = "\(self.locale)" } // ~error
        init(c: Int) { _model = StateObject(wrappedValue: Model(locale)) } // ~error
        init(d: Int) { switch locale { default: text = "a" } } // ~error
        init(e: Int) { #if os(iOS)
          print(locale) // ~error
          #endif
        }
        init(f: Int) { let locale = locale; print(locale) } // ~error
        init(calendar: Calendar) { self.calendar = calendar }
        init(g: Int) { print([1].map { _ in locale }, _locale, $locale) }
        init(h: Int) { Task { print(locale) }; DispatchQueue.main.async { print(self.locale) } }
        init(i: Int) { func later() { print(locale) }; text = Many.locale.identifier }
        init(j: Many) { text = j.locale.identifier }
        init(k: Int) { struct Inner { var locale = 1; func a() { print(locale) } }; text = "\(\Many.locale)" }
        init(l: Int) { for locale in [1] { print(locale) }; if case let (locale, _) = (1, 2) { print(locale) } }
        static let locale = Locale.current
        var body: some View { Text("\(locale)") }
      }
      #Preview { struct P: View { @Environment(\.a) var a; init() { print(a) }; var body: some View { Text("a") } }; return P() }
      """#
    ).expectFindings(of: "environment_read_in_init")
  }

  @Test func functions() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Calls: View {
        @Environment(\.locale) private var locale
        @Environment(Store.self) private var store
        init(a: Int) { self.one() } // ~error
        init(b: Int) { if b > 1 { two(b) } } // ~error ~error
        init(c: Int) { three(); Task { one() }; defer { one() }; Other().one() } // ~error
        init(d: Int) { let one = { print(d) }; one() }
        init(e: Int) { func one() { print(e) }; one() }
        init(f: Int) { over(1); Calls.static(); self.other.one(); maybe(); tried(f) }
        init(g: Int) { again(g) } // ~error
        init(h: Int) { #if DEBUG
          one() // ~error
          #endif
        }
        init(i: Int) { if one() == 1 { print(i) } } // ~error
        init(j: Int) { async(); loops(); later(); first(); assigns() } // ~error
        init(k: Int) { zero() } // ~error
        init(l: Int) { tested() } // ~error
        private func zero() { let x = 1; one() }
        private func one() -> Int { print(locale); return 1 }
        private func two(_ b: Int) { print(self.locale, store) }
        private func three() { if true { print(locale) } else { print(locale) } }
        private func over(_ a: Int) { print(locale) }
        private func over(_ a: String) { print(locale) }
        static func `static`() { print("a") }
        private func maybe() { let a = flag ? locale : .current; let b = flag && locale == a; b?.print(locale) }
        private func tested() { if locale == .current { return } }
        private func tried(_ a: Int) throws { try a.check(); print(locale) }
        private func again(_ a: Int) { print(locale); again(a) }
        private func async() { Task { print(locale) } }
        private func loops() { for a in b { print(locale, a) }; while c { print(locale) }; print(locale) }
        private func later() { items.forEach { print($0, locale) }; run { print(locale) } }
        private func first() { func inner() { print(locale) }; guard let locale = locale else { return } }
        private func assigns() { _locale = Environment(\.other) }
        var body: some View { Text("") }
      }
      """#
    ).expectFindings(of: "environment_read_in_init")
  }

  @Test func otherFiles() throws {
    try PageProject([
      "Home.swift": #"""
      import SwiftUI
      struct Home: View {
        @Environment(\.locale) var locale
        @Environment(\.calendar) private var calendar
        init() { elsewhere(); hidden() } // ~error
        func here() { print(calendar, locale) }
        var body: some View { Text("") }
      }
      struct Nested { struct Home { init() {} } }
      """#,
      "Extension.swift": #"""
      import SwiftUI
      extension Home {
        init(a: Int) { print(locale) } // ~error
        init(locale: Locale) { print(locale) }
        init(b: Int) { let calendar = b; print(calendar, calendar) }
        init(c: Int) { here() } // ~error ~error
        init(d: Home) { print(d.locale); d.here() }
        func elsewhere() { print(locale) }
        private func hidden() { if a { print(locale) } }
      }
      extension Nested.Home { init(a: Int) { print(locale); here() } }
      """#,
      "Models/Other.swift": """
      extension Home {
        init(model: Int) { deeper() } // ~error
        func deeper() { elsewhere() }
      }
      """,
    ]).expectFindings(of: "environment_read_in_init")
  }

  @Test func kindsOfTypes() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Property: DynamicProperty {
        @Environment(\.locale) private var locale
        init() { print(locale) } // ~error
      }
      struct Modifier: ViewModifier {
        @Environment(\.locale) private var locale
        init() { print(locale) } // ~error
        func body(content: Content) -> some View { content }
      }
      struct Unknown: Imported {
        @Environment(\.locale) private var locale
        init() { print(locale) }
      }
      struct Plain {
        @Environment(\.locale) private var locale
        init() { print(locale) }
      }
      struct Outer: View {
        @Environment(\.locale) private var locale
        struct Inner { let locale: Locale; init() { locale = .current; print(locale) } }
        var body: some View { Text("\(locale)") }
      }
      """#
    ).expectFindings(of: "environment_read_in_init")
  }
}
