import EnvlintFacts
import Testing

/// What `unused_environment` says of code that its page does not show.
@Suite struct UnusedEnvironmentTests {
  private let rule = "unused_environment"

  @Test func namesThatMeanSomethingElse() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Hidden: View {
        @Environment(\.badgeStyle) private var style // ~warning
        var body: some View { badge(style: .plain) }
        private func badge(style: BadgeStyle) -> some View { Text(style.name) }
      }
      struct Label: View {
        @Environment(\.font) private var font // ~warning
        var body: some View { Text("a").font(.title).font(Font.body) }
      }
      struct Key: View {
        @Environment(\.size) private var size // ~warning
        var body: some View { Text("a").environment(\.size, 2).other(size: 1) }
      }
      struct Local: View {
        @Environment(\.size) private var height // ~warning
        var body: some View { GeometryReader { proxy in let height = proxy.frame.maxY; Text("\(height)") } }
      }
      struct Represented: View {
        @Environment(\.zoom) private var zoom // ~warning
        var body: some View { Text("a").onTapGesture { values.environment.zoom = 1; Zoom.zoom.run(.zoom) } }
      }
      struct Outer: View {
        @Environment(\.depth) private var depth // ~warning
        var body: some View { Inner() }
        struct Inner: View { var depth = 1; var body: some View { Text("\(depth)") } }
      }
      """#
    ).expectFindings(of: rule)
  }

  @Test func usesOfManyKinds() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Many: View {
        @Environment(\.a) private var a
        @Environment(\.b) private var b
        @Environment(\.c) fileprivate var c
        @Environment(\.d) private var d
        @Environment(\.e) private var e
        @Environment(\.f) private var f
        @Environment(\.self) private var values
        var body: some View {
          switch x { case a: Text("a"); default: Text("b") }
          #if os(iOS)
            Text("\(b)")
          #endif
          x
          #if os(iOS)
            .font(d)
          #endif
        }
        static func == (l: Self, r: Many) -> Bool { l.e == r.e }
      }
      func g(_ m: Many) { m.c }
      extension Many { func h() { run { [f] in f } } }
      """#
    ).expectFindings(of: rule)
  }

  @Test func whatMirrorsAndKeyPathsSee() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Seen: View {
        @Environment(\.a) private var a
        @Environment(\.b) private var b
        static let path = \Seen.a
        static let other = \Self.b
        var body: some View { Text("a") }
      }
      """#
    ).expectFindings(of: rule)
  }

  @Test func codeThatIsNotUnderstood() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Broken: View {
        @Environment(\.a) private var a
        var body: some View { Text( + a }
      }
      struct Pairs: View {
        @Environment(\.a) private var first, second
        var body: some View { Text("a") }
      }
      """#
    ).expectFindings(of: rule)
  }

  @Test func kindsOfTypes() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Style: ButtonStyle {
        @Environment(\.tone) private var tone // ~warning
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct Field: UIViewRepresentable {
        @Environment(\.tone) private var tone // ~info
        @Environment(\.mood) private var mood
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { view.mood = mood }
      }
      struct Helper {
        @Environment(\.tone) private var tone
      }
      final class Model {
        @Environment(\.tone) private var tone
      }
      struct Later { @Environment(\.tone) private var tone } // ~warning
      extension Later: ViewModifier { func body(content: Content) -> some View { content } }
      #Preview { struct Sample: View { @Environment(\.tone) private var tone; var body: some View { Text("a") } }; return Sample() }
      """#
    ).expectFindings(of: rule)
  }

  @Test func otherFiles() throws {
    try PageProject([
      "A.swift": #"""
      import SwiftUI
      struct Card: View {
        @Environment(\.a) var a
        @Environment(\.b) var b // ~warning
        @Environment(\.c) var c
        @Environment(\.d) var d // ~warning
        @Environment(\.e) var e
        @Environment(\.f) var f // ~warning
        var body: some View { Text("a") }
      }
      struct Required: Named {
        @Environment(\.title) var title
        var body: some View { Text("a") }
      }
      struct Unknown: View, Imported {
        @Environment(\.title) var title
        @Environment(\.title) private var name // ~warning
        var body: some View { Text("a") }
      }
      """#,
      "B.swift": #"""
      extension Card { func use() { print(a) } }
      extension Other { func use() { print(b, self.b, context.environment.b, B.b) } }
      func use(card: Card) { card.c; Other(d: 1).run(.d) }
      func make() { f(Card(e: .init(\.g))); let f = 1 }
      """#,
      "C.swift": "protocol Named: View { var title: String { get } }",
    ]).expectFindings(of: rule)
  }

  @Test func commentsSayWhy() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Noted: View {
        @Environment(\.a) private var a /* redraws at night */ // ~info
        /// Triggers a layout.
        @Environment(\.b) private var b // ~info
        // The colour.
        @Environment(\.c) private var c // ~warning
        var body: some View { Text("a") }
      }
      """#
    ).expectFindings(of: rule)
  }

  /// What a fix may lose makes it a suggestion.
  @Test(arguments: [
    ("@Environment(\\.a) private var a", Fix.Safety.safe), ("@Environment(\\.a) fileprivate var a", .safe),
    ("/// Documented.\n@Environment(\\.a)\nprivate var a: Int", .safe), ("@Environment(\\.a) var a", .unsafe),
    ("// A note.\n@Environment(\\.a) private var a", .unsafe), ("@Environment(\\.a) private var a // a note", .unsafe),
    ("@Environment(\\.a) private var a; let b = 1", .safe), ("@Environment(\\.locale) private var a", .unsafe),
    ("@Environment(Model.self) private var a", .unsafe),
  ]) func aFixIsSafeWhereNothingIsLost(_ declaration: String, _ safety: Fix.Safety) throws {
    let text = "import SwiftUI\nstruct V: View {\n\(declaration)\nvar body: some View { Text(\"a\") }\n}\n"
    #expect(try PageProject(text).fixes(of: rule) == [safety])
  }
}
