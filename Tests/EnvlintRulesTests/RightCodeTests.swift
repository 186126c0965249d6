import Testing

/// Right code that looks like a fault, each beside the fault that it looks like, in plain and in odd spellings.
@Suite struct RightCodeTests {
  @Test(arguments: [("Gauge", ""), ("Other", " // ~warning")])
  func usesInExtensionsOfAliases(_ extended: String, _ mark: String) throws {
    try PageProject([
      "Meter.swift": """
      import SwiftUI
      struct Meter: View {
        @Environment(\\.pixelLength) var pixel: Double\(mark)
        var body: some View { Text("") }
      }
      typealias Gauge = Meter
      struct Other: View { let pixel = 1.0; var body: some View { Text("") } }
      """,
      "Bar.swift": """
      import SwiftUI
      extension \(extended) { var bar: some View { Rectangle().frame(width: pixel) } }
      """,
    ]).expectFindings(of: "unused_environment")
  }

  @Test(arguments: [
    ("protocol Valued: AnyObject, Equatable { var key: String { get } }", ""),
    ("protocol Valued: AnyObject { var key: String { get } }", " // ~warning"),
  ]) func equalityOfAProtocol(_ declaration: String, _ mark: String) throws {
    let equality =
      mark.isEmpty ? "extension Valued { static func == (a: Self, b: Self) -> Bool { a.key == b.key } }" : ""
    try PageProject(
      """
      import SwiftUI
      \(declaration)
      \(equality)
      final class Flavor: Valued { let key: String; init(key: String) { self.key = key } }
      extension EnvironmentValues { @Entry var flavor = Flavor(key: "plain") }\(mark)
      """
    ).expectFindings(of: "unstable_entry_default")
  }

  @Test(arguments: [
    ("Feed? = Feed()", ""), ("Feed? = make()", " // ~warning"), ("Feed? = Feed(id: 1)", " // ~warning"),
  ])
  func sharedInstancesBeforeNewOnes(_ shared: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      func make() -> Feed? { nil }
      @Observable final class Feed { static let shared: \(shared); var posts = 0; init() {}; init?(id: Int) { nil } }
      extension EnvironmentValues { @Entry var feed: Feed = Feed.shared ?? Feed() }\(mark)
      """
    ).expectFindings(of: "unstable_entry_default")
  }

  @Test(arguments: [("cadence", "TimelineViewDefaultContext.Cadence.live", ""), ("date", "Date.now", " // ~warning")])
  func partsOfATimeline(_ member: String, _ start: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var tick = \(start) }
      struct Face: View { @Environment(\\.tick) private var tick; var body: some View { Text("\\(tick)") } }
      struct Clock: View {
        var body: some View {
          TimelineView(.periodic(from: .now, by: 1)) { context in Face().environment(\\.tick, context.\(member)) }\(mark)
        }
      }
      """
    ).expectFindings(of: "high_frequency_injection")
  }

  @Test(arguments: [(".first()", ""), (".prefix(1)", ""), ("", " // ~warning")])
  func timersThatFireOnce(_ end: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var opened = Date.distantPast }
      struct Gate: View {
        @State private var opened = Date.distantPast
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()\(end)
        var body: some View {
          Text("").onReceive(timer) { opened = $0 }.environment(\\.opened, opened)\(mark)
        }
      }
      """
    ).expectFindings(of: "high_frequency_injection")
  }

  /// A view of an entry is drawn once for it.
  @Test(arguments: [("TimelineEntry", ""), ("Identifiable", " // ~warning")])
  func viewsOfEntries(_ conformance: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      import WidgetKit
      @Observable final class Forecast { var degrees = 0 }
      struct Entry: \(conformance) { var date: Date; var id: Int }
      struct Panel: View {
        let entry: Entry
        @State private var isOpen = false
        var body: some View { Toggle("", isOn: $isOpen).environment(Forecast()) }\(mark)
      }
      """
    ).expectFindings(of: "unstable_injection")
  }

  @Test(arguments: [
    ("", " // ~warning"),
    ("struct DragGesture { func onChanged(_ action: (CGFloat) -> Void) -> DragGesture { self } }", ""),
  ]) func gesturesOfTheProject(_ declaration: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      \(declaration)
      extension EnvironmentValues { @Entry var offset = 0.0 }
      struct Remote: View {
        @State private var offset = 0.0
        var body: some View {
          Text("").gesture(DragGesture().onChanged { offset = $0 }).environment(\\.offset, offset)\(mark)
        }
      }
      """
    ).expectFindings(of: "high_frequency_injection")
  }

  @Test(arguments: [("text: $text", " // ~warning"), ("keywords: text", "")])
  func searchesOfTheProject(_ argument: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      struct Page: View {
        @Environment(\\.isSearching) private var isSearching
        @State private var text = ""
        var body: some View {
          List { if isSearching { Text("") } }\(mark)
            .searchable(\(argument))
        }
      }
      """
    ).expectFindings(of: "own_injection_read")
  }

  @Test(arguments: [("environmentObject", ""), ("environment", " // ~warning")])
  func objectsForBothWrappers(_ outer: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      @Observable final class Session: ObservableObject { var name = "" }
      struct Root: View {
        @State private var session = Session()
        var body: some View { Text("").environment(session).\(outer)(session) }\(mark)
      }
      """
    ).expectFindings(of: "shadowed_injection")
  }

  /// Parentheses around all of an expression change nothing.
  @Test(arguments: [("", ""), ("(", ")"), ("((", "))")])
  func parenthesesInAccessors(_ open: String, _ close: String) throws {
    try PageProject(
      """
      import SwiftUI
      struct AKey: EnvironmentKey { static let defaultValue = 1 }
      struct BKey: EnvironmentKey { static let defaultValue = 1 }
      extension EnvironmentValues {
        var depth: Int {
          get { \(open)self.depth\(close) } // ~error
          set { self[AKey.self] = newValue }
        }
        var level: Int {
          get { self[BKey.self] }
          set { \(open)level\(close) = newValue } // ~error
        }
        var other: Int {
          get { self[BKey.self] }
          set { \(open)other = newValue\(close) } // ~error
        }
        var first: Int {
          get { \(open)self[AKey.self]\(close) }
          set { \(open)self[BKey.self]\(close) = newValue } // ~error
        }
        var same: Int {
          get { \(open)self[AKey.self]\(close) }
          set { \(open)self[AKey.self]\(close) = \(open)newValue\(close) }
        }
      }
      """
    ).expectFindings(of: "mismatched_key_accessor")
  }
}
