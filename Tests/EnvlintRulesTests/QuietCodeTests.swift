import Testing

/// Right code whose parts do not run, are not reached, or only have the name of something else.
@Suite struct QuietCodeTests {
  /// Local functions hide those of the type, and the default of a subscript runs only for a key that is missing.
  @Test func whatDoesNotRunCostsNothing() throws {
    try PageProject(
      """
      import SwiftUI
      struct A { var names: [String]
        init() { func load() -> [String] { [] }; names = load() }
        static func load() -> [String] { (0..<900).map { "\\($0)" } } }
      struct B { var names: [String] = []
        init() { names = make(); func make() -> [String] { [] } }
        static func make() -> [String] { (0..<900).map { "\\($0)" } } }
      struct C { var names: [String]
        init() { names = C.load() }
        static func load() -> [String] { (0..<900).map { "\\($0)" } } }
      enum D {
        static let table = ["home": "house"]
        static func search() -> String { (0..<3000).map { "\\($0)" }.joined() } }
      extension EnvironmentValues {
        @Entry var a = A()
        @Entry var b = B()
        @Entry var c = C() // ~warning
        @Entry var d: String = D.table["home", default: D.search()]
        @Entry var e: String = D.search() // ~warning
        @Entry var f: String = D.table[D.search()] ?? "" // ~warning
      }
      """
    ).expectFindings(of: "expensive_entry_default")
  }

  /// State that an event doesn't reach, or reaches seldom.
  @Test(arguments: [
    (
      ".gesture(DragGesture().onChanged { value in var offset: CGFloat = 0\n offset = value.translation.height\n print(offset) })",
      ""
    ),
    (
      ".gesture(DragGesture().onChanged { value in let (offset, other) = (value.translation.height, 1)\n print(offset, other) })",
      ""
    ),
    (".gesture(DragGesture().onChanged { value in offset = value.translation.height })", " // ~warning"),
    (
      ".gesture(DragGesture().onChanged { value in let other = 1\n offset = value.translation.height\n print(other) })",
      " // ~warning"
    ),
    (".onReceive(ticks) { offset = CGFloat($0.timeIntervalSince1970) }", ""),
    (".onReceive(fast) { offset = CGFloat($0.timeIntervalSince1970) }", " // ~warning"),
    (
      ".onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().collect(600)) { _ in offset += 1 }",
      ""
    ),
    (
      ".onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().filter { _ in false }) { _ in offset += 1 }",
      ""
    ),
    (
      ".onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in offset += 1 }", " // ~warning"
    ),
  ]) func eventsThatChangeLittle(_ modifier: (String, String)) throws {
    try PageProject(
      """
      import SwiftUI
      import Combine
      extension EnvironmentValues { @Entry var offset: CGFloat = 0 }
      struct Shown: View { @Environment(\\.offset) private var offset; var body: some View { Text("\\(offset)") } }
      struct Moved: View {
        @State private var offset: CGFloat = 0
        private let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
          .throttle(for: .seconds(60), scheduler: RunLoop.main, latest: true)
        private let fast = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        var body: some View {
          Shown()
            \(modifier.0)
            .environment(\\.offset, offset)\(modifier.1)
        }
      }
      """
    ).expectFindings(of: "high_frequency_injection")
  }

  /// A method of the project with the name of a modifier sets something else.
  @Test(arguments: [
    ("func font(_ face: Face) -> some View { tracking(1) }", ""),
    ("func font(face: Face) -> some View { tracking(1) }", " // ~warning"),
    ("func fonts(_ face: Face) -> some View { tracking(1) }", " // ~warning"),
  ]) func ownModifiersRepeatNothing(_ own: (String, String)) throws {
    try PageProject(
      """
      import SwiftUI
      enum Face { case wide }
      extension View { \(own.0) }
      struct Headline: View {
        @Environment(\\.isEnabled) private var isEnabled
        var body: some View {
          Text(isEnabled ? "a" : "b").font(.title).padding().font(.body)\(own.1)
        }
      }
      """
    ).expectFindings(of: "shadowed_injection")
  }

  /// A local value may be called like a type.
  @Test(arguments: [("let Cart = model", " // ~info"), ("let Bag = model", " // ~warning")])
  func localValuesThatAreCalledLikeTypes(_ local: (String, String)) throws {
    try PageProject(
      """
      import SwiftUI
      import Carts
      @Observable final class CartModel { var count = 0; func callAsFunction() -> CartModel { self } }
      struct Badge: View {
        @Environment(CartModel.self) private var cart\(local.1)
        var body: some View { Text("\\(cart.count)") }
      }
      struct Shop: View {
        let model: CartModel
        var body: some View {
          \(local.0)
          Badge().environment(Cart())
        }
      }
      """
    ).expectFindings(of: "object_type_lookup")
  }
}
