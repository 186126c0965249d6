import EnvlintFacts
import Testing

/// What `environment_read_in_init` says of code that its page does not show.
@Suite struct EnvironmentReadInInitTests {
  @Test func manyInitializers() throws {
    try MarkedCode(
      #"""
      import SwiftUI
      struct Many: View {
        @Environment(\.locale) private var locale
        @Environment(\.calendar) var calendar
        @State private var text = ""
        @StateObject private var model: Model
        init(a: Int) { if a > 0, let id = Optional(locale) { print(id) } } // error
        init(b: Int) { self.text = "\(self.locale)" } // error
        init(c: Int) { _model = StateObject(wrappedValue: Model(locale)) } // error
        init(d: Int) { switch locale { default: text = "a" } } // error
        init(e: Int) { #if os(iOS)
          print(locale) // error
          #endif
        }
        init(f: Int) { let locale = locale; print(locale) } // error
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

  @Test func kindsOfTypes() throws {
    try MarkedCode(
      #"""
      import SwiftUI
      struct Property: DynamicProperty {
        @Environment(\.locale) private var locale
        init() { print(locale) } // error
      }
      struct Modifier: ViewModifier {
        @Environment(\.locale) private var locale
        init() { print(locale) } // error
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
