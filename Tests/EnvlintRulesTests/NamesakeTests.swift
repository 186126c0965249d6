import Testing

/// What only has the name of something of SwiftUI, or of a type.
@Suite struct NamesakeTests {
  private static let request = """
    struct Request {
      var stage = "live"
      func environment<Value>(_ path: WritableKeyPath<Request, Value>, _ value: Value) -> Request { self }
      func environment(_ stage: Stage) -> Request { self }
      static var base: Request { Request() }
    }
    final class Stage {}
    extension EnvironmentValues { @Entry var stage = "live" }

    """

  private func expect(
    _ rule: String, _ body: String, members: String = "", _ place: SourceLocation = #_sourceLocation
  ) throws {
    try PageProject([
      "Request.swift": "import SwiftUI\n" + Self.request,
      "Panel.swift": """
      import SwiftUI
      struct Panel: View {
        @Environment(\\.stage) private var stage
        let request: Request
        \(members)
        var body: some View {
          \(body)
        }
      }
      """,
    ]).expectFindings(of: rule, place)
  }

  @Test(arguments: [
    "Text(Request().environment(\\.stage, \"a\").environment(\\.stage, \"b\").stage)",
    "Text(request.environment(\\.stage, \"a\").environment(\\.stage, \"b\").stage)",
    "Text(self.request.environment(\\.stage, \"a\").environment(\\.stage, \"b\").stage)",
    "Text(Request.base.environment(\\.stage, \"a\").environment(\\.stage, \"b\").stage)",
    "let own = Request()\nText(own.environment(\\.stage, \"a\").environment(\\.stage, \"b\").stage)",
    "Text(other.environment(\\.stage, \"a\").environment(\\.stage, \"b\").stage)",
  ]) func functionsOfOtherTypesShadowNothing(_ body: String) throws {
    try expect("shadowed_injection", body, members: "var other: Request { Request() }")
  }

  @Test(arguments: [
    "Text(\"\").environment(\\.stage, \"a\").environment(\\.stage, \"b\") // ~warning",
    "Panel(request: Request()).environment(\\.stage, \"a\").environment(\\.stage, \"b\") // ~warning",
    "Group { Text(Request().stage) }.environment(\\.stage, \"a\").environment(\\.stage, \"b\") // ~warning",
  ]) func injectionsIntoViewsStillDo(_ body: String) throws {
    try expect("shadowed_injection", body)
  }

  @Test func functionsOfOtherTypesInjectNothing() throws {
    try expect("unstable_injection", "Text(Request().environment(Stage()).stage)")
    try expect("own_injection_read", "Text(Request(stage: stage).environment(\\.stage, \"a\").stage)")
  }

  private func lookUp(_ members: String, _ rest: String, _ place: SourceLocation = #_sourceLocation) throws {
    try PageProject([
      "App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Total()\(rest) } }
      @Observable final class Basket { static let shared = Basket(); var count = 0 }
      """,
      "Total.swift": """
      import SwiftUI
      struct Total: View {
      \(members)
      var body: some View { Text("\\(basket)") }
      }
      """,
      "Cart.swift": "import SwiftUI\nfunc Cart() -> Basket { .shared }\nfunc Carts() -> [Basket] { [.shared] }",
    ]).expectFindings(of: "missing_injection", place)
  }

  @Test func functionsMayBeNamedLikeTypes() throws {
    let reader = "@Environment(Basket.self) private var basket"
    try lookUp(reader, ".environment(Cart())")
    try lookUp(reader + " // ~error", "")
  }

  /// An overload of the project for all views, or for those that the chain is about, takes what SwiftUI's would take.
  @Test(arguments: [
    (
      "extension View { func environment(_ recorder: Recorder) -> some View { onAppear { recorder.events += 1 } } }", ""
    ),
    ("extension SwiftUI.View { func environment(_ recorder: Recorder?) -> some View { self } }", ""),
    (
      "extension Text { func environment(_ recorder: Recorder) -> some View { onAppear { recorder.events += 1 } } }", ""
    ),
    ("extension Button { func environment(_ recorder: Recorder) -> some View { self } }", " // ~error"),
    ("struct Request { func environment(_ recorder: Recorder) -> Request { self } }", " // ~error"),
  ]) func overloadsOfTheProject(_ declaration: String, _ mark: String) throws {
    let code = """
      import SwiftUI
      @Observable final class Recorder { var events = 0 }
      \(declaration)
      struct Count: View { @Environment(Recorder.self) private var recorder: Recorder?
        var body: some View { Button("a") { recorder?.events += 1 } } }
      struct Recorded: View { @State private var isOpen = false
        var body: some View { Text("").environment(Recorder())\(mark)
          Toggle("", isOn: $isOpen) } }
      """
    try PageProject(code).expectFindings(of: "unstable_injection")
    let lines = code.split(separator: "\n").map { String($0) }
    try PageProject([
      "A.swift": "import SwiftUI\n" + lines[2], "B.swift": (lines[..<2] + lines[3...]).joined(separator: "\n"),
    ])
    .expectFindings(of: "unstable_injection")
  }

  /// With a label, it is not SwiftUI's: what it does, its body tells.
  @Test func functionsMayBeNamedLikeModifiers() throws {
    func code(_ call: String, _ mark: String) -> String {
      """
      import SwiftUI
      final class Cart: ObservableObject { @Published var count = 0 }
      struct Provide<T: ObservableObject>: ViewModifier {
        @StateObject private var object: T
        init(_ object: @escaping @autoclosure () -> T) { _object = StateObject(wrappedValue: object()) }
        func body(content: Content) -> some View { content.environmentObject(object) }
      }
      extension View {
        func environmentObject<T: ObservableObject>(keeping object: @escaping @autoclosure () -> T) -> some View {
          modifier(Provide(object()))
        }
      }
      struct Badge: View { @EnvironmentObject private var cart: Cart; var body: some View { Text("\\(cart.count)") } }
      struct Shop: View { var body: some View { Badge()\(call) } }\(mark)
      @main struct Shops: App { var body: some Scene { WindowGroup { Shop() } } }
      """
    }
    try PageProject(code(".environmentObject(keeping: Cart())", "")).expectFindings(of: "unstable_injection")
    try PageProject(code(".environmentObject(keeping: Cart())", "")).expectFindings(of: "missing_injection")
    try PageProject(code(".environmentObject(Cart())", " // ~info")).expectFindings(of: "unstable_injection")
  }

  @Test(arguments: [
    "@Environment<Basket?>(Basket.self) private var basket", "@Environment(Basket.self) private var basket: Basket?",
    "@Environment(Basket.self) private var basket: Optional<Basket>",
    "typealias Maybe<Wrapped> = Wrapped?\n@Environment(Basket.self) private var basket: Maybe<Basket>",
  ]) func optionalLookUpsNeedNothing(_ reader: String) throws {
    try lookUp(reader, "")
  }

  @Test(arguments: ["default", "repeat", "in", "self", "case"])
  func keywordsAreNames(_ name: String) throws {
    func code(_ use: String, _ mark: String) -> String {
      """
      import SwiftUI
      struct Card: View {
        @Environment(\\.font) private var `\(name)` \(mark)
        var body: some View { Text("a").font(\(use)) }
      }
      """
    }
    try PageProject(code(".body", "// ~warning")).expectFindings(of: "unused_environment")
    try PageProject(code("self.`\(name)`", "")).expectFindings(of: "unused_environment")
    if name != "self" { try PageProject(code("self.\(name)", "")).expectFindings(of: "unused_environment") }
  }

  /// A function of the project that only has the name of UIKit's.
  @Test func aControllerThatIsNotPresented() throws {
    func code(_ call: String, _ mark: String) -> String {
      """
      import SwiftUI
      import UIKit
      extension EnvironmentValues { @Entry var margin = 8.0 }
      struct Card: View { @Environment(\\.margin) private var margin; var body: some View { Text("").padding(margin) } }
      final class Box: UIViewController {
        func present(_ card: UIViewController) { addChild(card); view.addSubview(card.view) }
        func open() { \(call) }\(mark)
      }
      @main struct Cards: App { var body: some Scene { WindowGroup { Card().environment(\\.margin, 24) } } }
      """
    }
    let rule = "hosting_root_loses_environment"
    try PageProject(code("present(UIHostingController(rootView: Card()))", "")).expectFindings(of: rule)
    try PageProject(code("present(UIHostingController(rootView: Card()), animated: true)", " // ~warning"))
      .expectFindings(
        of: rule)
  }

  @Test func typesOfTheProjectAreNoHostingRoots() throws {
    func code(_ renderer: String, _ mark: String) -> PageProject {
      PageProject([
        "Graphics.swift": """
        import SwiftUI
        \(renderer)
        extension EnvironmentValues { @Entry var mark = "" }
        """,
        "Snap.swift": """
        import SwiftUI
        struct Snap: View {
          @Environment(\\.mark) private var mark
          var body: some View { Text(mark) }
          @MainActor func share() { send(ImageRenderer(content: Snap())) }\(mark)
        }
        @main struct SnapApp: App { var body: some Scene { WindowGroup { Snap().environment(\\.mark, "a") } } }
        """,
      ])
    }
    let own = "struct ImageRenderer<V: View> { init(content: V) {} }"
    try code(own, "").expectFindings(of: "hosting_root_loses_environment")
    try code("", " // ~warning").expectFindings(of: "hosting_root_loses_environment")
  }

  @Test(arguments: [
    "Bundle.main.url(forResource: \"a\")", "Bundle.main.text", "UserDefaults.standard.string(forKey: \"a\")",
  ]) func typesOfTheProjectCostNothing(_ value: String) throws {
    let own = """
      struct Goods { var text = ""; func url(forResource: String) -> String { "" }; func string(forKey: String) -> String { "" } }
      enum Bundle { static let main = Goods() }
      enum UserDefaults { static let standard = Goods() }
      """
    try PageProject([
      "Goods.swift": own, "Key.swift": "import SwiftUI\nextension EnvironmentValues { @Entry var file = \(value) }",
    ]).expectFindings(of: "expensive_entry_default")
  }

  /// An alias that each system has its own of may name a delegate, which SwiftUI injects itself.
  @Test func delegatesBehindConditions() throws {
    func code(_ other: String, _ mark: String) -> String {
      """
      import SwiftUI
      #if os(macOS)
      typealias PlatformDelegate = NSObject & NSApplicationDelegate
      #else
      typealias PlatformDelegate = \(other)
      #endif
      final class Delegate: \(mark.isEmpty ? "PlatformDelegate" : "NSObject"), ObservableObject { @Published var isReady = false }
      struct Ready: View { @EnvironmentObject private var delegate: Delegate; var body: some View { Text("\\(delegate.isReady)") } }\(mark)
      @main struct Main: App { var body: some Scene { WindowGroup { Ready() } } }
      """
    }
    try PageProject(code("NSObject & UIApplicationDelegate", "")).expectFindings(of: "missing_injection")
    try PageProject(code("NSObject & UIApplicationDelegate", " // ~error")).expectFindings(of: "missing_injection")
  }

  @Test(arguments: [("fields().environment(model)", ""), ("fields()", " // ~error")])
  func contentThatAnInitializerInjectsInto(_ value: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      @Observable final class Model { var name = "" }
      struct Screen<Fields: View>: View {
        private let fields: AnyView
        init(model: Model, @ViewBuilder fields: () -> Fields) { self.fields = AnyView(\(value)) }
        var body: some View { Form { fields } }
      }
      struct Name: View { @Environment(Model.self) private var model; var body: some View { Text(model.name) } }
      struct SignUp: View { let model: Model; var body: some View { Screen(model: model) { Name() } } }\(mark)
      struct Other: View { var body: some View { Name().environment(Model()) } }
      @main struct Main: App { var body: some Scene { WindowGroup { SignUp(model: Model()); Other() } } }
      """
    ).expectFindings(of: "missing_injection")
  }

  /// Modifiers of the project that have SwiftUI's name and labels of their own may start their task anew.
  @Test(arguments: [
    ("task(restarting: phase) {", ""), ("task(every: 2, while: phase) {", ""), ("refreshable(restarting: phase) {", ""),
    ("task(priority: .low, restarting: phase) {", ""), ("task(\"poll\", on: phase, action: {", ")"),
  ]) func tasksOfTheProject(_ call: (String, String)) throws {
    try polling(call, mark: "")
  }

  @Test(arguments: [
    ("task {", ""), ("task(priority: .low) {", ""), ("task(name: \"poll\") {", ""), ("task(priority: .low, {", ")"),
    ("refreshable(action: {", ")"), ("task(name: \"poll\", priority: .low, file: #fileID, line: #line) {", ""),
  ]) func tasksOfSwiftUI(_ call: (String, String)) throws {
    try polling(call, mark: " // ~error")
  }

  private func polling(_ call: (open: String, close: String), mark: String, _ place: SourceLocation = #_sourceLocation)
    throws
  {
    try PageProject(
      """
      import SwiftUI
      struct Feed: View {
        @Environment(\\.isEnabled) private var phase
        var body: some View {
          Text("Feed").\(call.open)
            while !phase {\(mark)
              await Task.yield()
            }
          }\(call.close)
        }
      }
      """
    ).expectFindings(of: "environment_tracking_loop", place)
  }

  /// Functions of the project that have the name of a random source, and other labels.
  @Test func ownRandomFunctions() throws {
    try PageProject(
      """
      import SwiftUI
      extension Int { static func random() -> Int { 4 } }
      extension Double { static func random(seed: Int) -> Double { Double(seed) } }
      extension CGFloat { static func random(_ seed: Int) -> CGFloat { 1 } }
      extension Bool { static func random(seed: Int) -> Bool { true } }
      extension EnvironmentValues {
        @Entry var a = Int.random()
        @Entry var b: Double = .random(seed: 1)
        @Entry var c = CGFloat.random(3)
        @Entry var d = Bool.random(seed: 3)
        @Entry var e = Int.random(in: 1...6) // ~warning
        @Entry var f: Double = .random(in: 0...1) // ~warning
        @Entry var g = Bool.random() // ~warning
        @Entry var h: Bool = .random() // ~warning
        @Entry var i: CGFloat = CGFloat.random(in: 0...1) // ~warning
      }
      struct Reader: View {
        @Environment(\\.a) private var a
        @Environment(\\.e) private var e
        @Environment(\\.f) private var f
        @Environment(\\.g) private var g
        @Environment(\\.h) private var h
        @Environment(\\.i) private var i
        var body: some View { Text("\\(a)\\(e)\\(f)\\(g)\\(h)\\(i)") }
      }
      """
    ).expectFindings(of: "unstable_entry_default")
  }

  /// Values of the project that are called like a function, and have the name of a type that nobody declares.
  @Test(arguments: [
    ("@MainActor let Room = Pool()", "", "// ~info"), ("", "let Room = Pool()", "// ~info"),
    ("", "private static let pool = Pool(); var Room: Pool { Self.pool }", "// ~info"),
    ("@MainActor let Other = Pool()", "", "// ~warning"),
  ]) func valuesThatAreCalledLikeTypes(_ global: String, _ member: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      import Rooms
      @Observable final class ChatRoom { var unread = 0 }
      @MainActor final class Pool {
        private var rooms: [Int: ChatRoom] = [:]
        func callAsFunction(id: Int) -> ChatRoom { rooms[id] ?? ChatRoom() }
      }
      \(global)
      struct Chat: View {
        let id: Int
        \(member)
        var body: some View { Unread().environment(Room(id: id)) }
      }
      struct Unread: View {
        @Environment(ChatRoom.self) private var room \(mark)
        var body: some View { Text("\\(room.unread)") }
      }
      """
    ).expectFindings(of: "object_type_lookup")
  }
}
