import Testing

/// An app in which each injection is needed: whichever is taken out, it is reported, with the path to who needs it.
@Suite struct SeededFaultTests {
  @Test func theAppHasNoFinding() throws {
    try PageProject(Self.files).expectFindings(of: "missing_injection")
  }

  /// The text of the injection that is taken out, and the path of the report.
  @Test(arguments: [
    (".environment(library)", "ReaderApp → Home → Shelf"),
    (".environmentObject(session)", "ReaderApp → Home → Greeting"),
    (".environment(prefs)", "ReaderApp → Home → … → Sizes → SizeRow"),
    (".environment(trip)", "ReaderApp → Home → Trips → TripEditor"),
    (".environment(theme)", "ReaderApp → Home → Themed"), (".environment(Clock())", "ReaderApp → Panel → Ticker"),
    (".environment(account)", "ReaderApp → Home → Profile"),
    (".environment(store)", "ReaderApp → Home → Catalog → Offer"),
  ]) func eachMissingInjectionIsReported(_ injection: String, _ path: String) throws {
    var files = Self.files
    let holders = files.filter { $0.value.contains(injection) }
    let holder = try #require(holders.count == 1 ? holders.first : nil, "'\(injection)' stands once")
    files[holder.key] = holder.value.replacing(injection, with: "")
    let messages = try PageProject(files).findings(of: ["missing_injection"]).map(\.message)
    // Where it was the only one, the look-up itself is reported.
    #expect(messages.contains { $0.contains(path) || $0.hasSuffix("nothing injects it") }, "\(messages)")
    #expect(Set(messages).count == 1, "\(messages)")
  }

  private static let files = [
    "ReaderApp.swift": app, "Views.swift": views, "Wiring.swift": wiring, "Models.swift": models,
  ]

  private static let app = """
    import SwiftUI
    @main struct ReaderApp: App {
      @State private var library = Library()
      @StateObject private var session = Session()
      @State private var account = Account()
      var body: some Scene {
        WindowGroup { main }
          .environment(account)
        Settings { Panel().environment(Clock()) }
      }
      private var main: some View { Home().environmentObject(session).environment(library) }
    }
    """

  private static let views = """
    import SwiftUI
    struct Home: View {
      @State private var theme = Theme()
      @State private var isOpen = false
      var body: some View {
        TabView {
          Shelf()
          Greeting()
          Provider { Sizes() }
          Trips()
          themed
          Catalog()
        }
        .sheet(isPresented: $isOpen) { Profile() }
      }
      private var themed: some View { Group { Themed() }.environment(theme) }
    }
    struct Panel: View { var body: some View { Form { Ticker() } } }
    struct Trips: View {
      @State private var trip = Trip()
      @State private var isEditing = false
      var body: some View { List { Text("a") }.sheet(isPresented: $isEditing) { TripEditor() }.environment(trip) }
    }
    struct Sizes: View { var body: some View { ForEach(0..<3) { _ in SizeRow() } } }
    struct Catalog: View { var body: some View { NavigationStack { List { Offer() }.sold() } } }
    struct Shelf: View { @Environment(Library.self) private var library; var body: some View { Text(library.name) } }
    struct Greeting: View { @EnvironmentObject private var session: Session; var body: some View { Text(session.name) } }
    struct SizeRow: View { @Environment(Prefs.self) private var prefs; var body: some View { Text(prefs.name) } }
    struct TripEditor: View { @Environment(Trip.self) private var trip; var body: some View { Text(trip.name) } }
    struct Themed: View { @Environment(Theme.self) private var theme; var body: some View { Text(theme.name) } }
    struct Ticker: View { @Environment(Clock.self) private var clock; var body: some View { Text(clock.name) } }
    struct Profile: View { @Environment(Account.self) private var account; var body: some View { Text(account.name) } }
    struct Offer: View { @Environment(Store.self) private var store; var body: some View { Text(store.name) } }
    """

  private static let wiring = """
    import SwiftUI
    struct Provider<Content: View>: View {
      @State private var prefs = Prefs()
      @ViewBuilder let content: () -> Content
      var body: some View { VStack { content() }.environment(prefs) }
    }
    struct Selling: ViewModifier {
      @State private var store = Store()
      func body(content: Content) -> some View { content.environment(store) }
    }
    extension View { func sold() -> some View { modifier(Selling()) } }
    struct Other: View {
      private var trip = Trip()
      var body: some View { Text("").wired() }
    }
    extension View {
      func wired() -> some View { environment(Library()).environmentObject(Session()).environment(Account()) }
    }
    """

  private static let models = """
    import SwiftUI
    @Observable final class Library { var name = "" }
    @Observable final class Prefs { var name = "" }
    @Observable final class Trip { var name = "" }
    @Observable final class Theme { var name = "" }
    @Observable final class Clock { var name = "" }
    @Observable final class Account { var name = "" }
    @Observable final class Store { var name = "" }
    final class Session: ObservableObject { @Published var name = "" }
    """
}
