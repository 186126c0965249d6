import EnvlintFacts
import Testing

/// What the rules about places and wrappers that SwiftUI never fills in say of code that their pages do not show.
@Suite struct EnvironmentPlaceTests {
  @Test func kindsOfTypes() throws {
    try PageProject(
      #"""
      import SwiftUI
      class Base { @Environment(\.a) var a } // ~error
      class Derived: Base { @Environment(\.a) private var b } // ~error
      final class Delegate: NSObject, UIApplicationDelegate { @Environment(\.a) var a } // ~error
      final class Controller: UIViewController { @EnvironmentObject var a: A } // ~error
      final class Dynamic: DynamicProperty { @Environment(\.a) var a }
      final class Imported: Superclass { @Environment(\.a) var a }
      struct Plain { @Environment(\.a) var a } // ~warning
      struct Coded: Codable, Sendable { @Environment(\.a) var a } // ~warning
      enum Names { @Environment(\.a) static var a } // ~error
      struct Late { @Environment(\.a) var a }
      extension Late: View { var body: some View { Text("a") } }
      struct Aliased: Alias { @Environment(\.a) var a }
      typealias Alias = View & Equatable
      protocol Refined: ViewModifier {}
      struct ByProtocol: Refined { @Environment(\.a) var a }
      struct Generic<Content: View> { @Environment(\.a) var a } // ~warning
      struct Outer: View {
        var body: some View { Text("a") }
        struct Inner { @Environment(\.a) var a } // ~warning
        final class Coordinator: NSObject { @Environment(\.a) var a } // ~error
      }
      @Observable final class Observed { @ObservationIgnored @Environment(\.a) var a } // ~error
      @Reducer struct Feature { @Environment(\.a) var a }
      struct Broken { @Environment(\.a) var a: = 1 }
      struct Previews: PreviewProvider { struct P { @Environment(\.a) var a }; static var previews: some View { Text("a") } }
      """#
    ).expectFindings(of: "environment_outside_view")
  }

  @Test(
    arguments: [
      "AppIntent", "SnippetIntent", "OpenIntent", "ForegroundContinuableIntent", "ControlConfigurationIntent",
      "SetFocusFilterIntent", "TimelineProvider", "AppIntentTimelineProvider", "IntentTimelineProvider",
      "AppIntentControlValueProvider", "EntityStringQuery", "DynamicOptionsProvider",
    ])
  func intentsAndProviders(_ name: String) throws {
    try PageProject(
      """
      import SwiftUI
      import AppIntents
      import WidgetKit
      struct Part: \(name), Sendable {
        @Environment(\\.locale) private var locale // ~warning
        @Environment(Shop.self) private var shop // ~warning
        @Dependency private var store: Store
      }
      struct Both: \(name), View { @Environment(\\.locale) private var locale; var body: some View { Text("") } }
      struct Unknown: \(name), Far { @Environment(\\.locale) private var locale }
      """
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func variables() throws {
    try PageProject(
      #"""
      import SwiftUI
      func local() { @Environment(\.a) var a } // ~error
      func object() { @EnvironmentObject var a: A; run { @Environment(A.self) var a: A? } } // ~error ~error
      @Environment(\.a) private var global // ~error
      @Other var other = 1
      let closure = { @Environment(\.a) var a; return a } // ~error
      struct V: View {
        var body: some View {
          @Environment(\.a) var a // ~error
          @State var b = 1
          Text("a")
        }
      }
      #Preview { @Previewable @Environment(\.a) var a; Text("a") }
      """#
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func filesThatDoNotSeeSwiftUI() throws {
    try PageProject("import Vapor\nfinal class A { @Environment(\\.a) var a }").expectFindings(
      of: "environment_outside_view")
  }

  @Test func wrappersInExpressions() throws {
    try PageProject(
      #"""
      import SwiftUI
      let a = Environment(\.a).wrappedValue // ~error
      let b = (Environment(\.a)).wrappedValue.count // ~error
      let c = Environment(\EnvironmentValues.a).projectedValue // ~error
      let d = EnvironmentObject<A>.init().wrappedValue // ~error
      let e = Environment<Int>.init(\.a).wrappedValue // ~error
      let f = EnvironmentValues().a // ~info
      let g = (EnvironmentValues()).a.b // ~info
      let h = SwiftUI.EnvironmentValues().a // ~info
      let i = EnvironmentValues().resolve()
      let j = EnvironmentValues()[Key.self]
      let k = Environment(key).wrappedValue
      let l = Environment(\.a)
      let m = l.wrappedValue
      func n(_ o: Environment<Int>) {
        let p = Environment(\.a)
        print(p.wrappedValue, (p).wrappedValue.b, p, Other(p)) // ~error ~error
        let q: SwiftUI.Environment<Int> = .init(\.a); print(q.projectedValue) // ~error
        let r = EnvironmentObject<A>()
        call { print(r.wrappedValue) } // ~error
        do { let p = State(initialValue: 1); print(p.wrappedValue, o.wrappedValue) }
        var s = Environment(\.a); s = o; print(s.wrappedValue)
        let t = make(Environment(\.a)), u = Mine.Environment(\.a); print(t.wrappedValue, u.wrappedValue)
      }
      let n = EnvironmentValues.make().a
      let o = Environment(\.a, b: 1).wrappedValue
      let p = State(initialValue: 1).wrappedValue
      let q = My.Environment(\.a).wrappedValue
      func r() { call { print("\(Environment(\.a).wrappedValue)") } } // ~error
      #Preview { Text(Environment(\.a).wrappedValue) }
      """#
    ).expectFindings(of: "inline_environment_read")
  }

  @Test func replacements() throws {
    try PageProject([
      "A.swift": #"""
      import SwiftUI
      struct Badge: View { @Environment(\.count) var count: Int; var body: some View { Text("a") } }
      struct Hidden: View { @Environment(\.count) private var count: Int; var body: some View { Text("a") } }
      struct Custom: View { @Environment(\.count) var count: Int; init(count: Int) {}; var body: some View { Text("a") } }
      struct Plain { @Environment(\.count) var count: Int }
      struct Object: View { @Environment(A.self) var model; var body: some View { Text("a") } }
      struct Both: View { @Environment(\.count) var count: Int; var body: some View { Text("a") } }
      extension Both { init(count: KeyPath<A, Int>) { self.init() } }
      struct Generic<T>: View { @Environment(\.count) var count: Int; var body: some View { Text("a") } }
      """#,
      "B.swift": #"""
      import SwiftUI
      struct Host: View {
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
          Badge(count: .init(\.other)) // ~warning
          Badge(count: Environment(\.other)).padding() // ~warning
          Badge.init(count: (.init(\EnvironmentValues.other))) // ~warning
          Generic<Int>(count: SwiftUI.Environment<Int>(\.other)) // ~warning
          Badge(count: .init(\Other.other))
          Badge(count: .init(key))
          Hidden(count: .init(\.other))
          Custom(count: .init(\.other))
          Plain(count: .init(\.other))
          Object(model: .init(A.self))
          Both(count: .init(\.other))
          Unknown(count: .init(\.other))
          make(count: .init(\.other))
        }
        static func make(count: Environment<Int> = .init(\.count)) -> Badge { Badge(count: count) }
      }
      """#,
    ]).expectFindings(of: "preview_only_initializer")
  }
}
