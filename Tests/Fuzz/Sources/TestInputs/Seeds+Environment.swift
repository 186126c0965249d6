extension Seeds {
  /// Keys and their defaults.
  static let entries = [
    #"""
    import SwiftUI

    extension EnvironmentValues {
      @Entry var columnCount = 2
      @Entry var store: Store = Store()
      @Entry var formatter: DateFormatter = { let f = DateFormatter(); f.dateStyle = .short; return f }()
      @Entry var onTap: () -> Void = {}
      @Entry var save: (@MainActor (Item) async throws -> Bool)?
      @SwiftUI.Entry public var rules = Rules(names: ["a"]), other: Int?
      @Entry var id = UUID(), date: Date = .now, made = Maker.make()
      @Entry var shared = Store.shared
      @Entry var handler: Handler?
      @Entry var lamp: Lamp = .init(isOn: false)
      @Entry var choice = isDebug ? Store() : Store(1)
      var legacy: Legacy { get { self[LegacyKey.self] } set { self[LegacyKey.self] = newValue } }
      fileprivate var derived: Int { columnCount * 2 }
    }
    private struct LegacyKey: EnvironmentKey { static let defaultValue = Legacy() }
    struct ComputedKey: EnvironmentKey { static var defaultValue: Store { Store() } }
    enum MainKey: @MainActor EnvironmentKey { typealias Value = [Store]?; static var defaultValue: Value = nil }
    typealias Handler = Inner<Int>
    typealias Inner<T> = (T) -> Void
    """#,
    #"""
    import SwiftUI
    @Observable final class Store { var items: [Int] = []; static let shared = Store(); convenience init(_ n: Int) { self.init() } }
    final class Legacy: Store { let store = Store(); override init() { super.init(); print("made") } }
    struct Rules { var names: [String]; var id = UUID(); init(names: [String] = []) { self.names = names; for n in 0..<9 { self.names.append("r\(n)") } } }
    struct Lamp { var isOn: Bool; init(isOn: Bool) { print("lamp", isOn); self.isOn = isOn } }
    struct Outer { struct Inner { let cache = NSCache<NSString, NSData>() }; var inner = Inner(); let queue = DispatchQueue(label: "a") }
    enum Maker { static func make() -> Outer { Outer() } }
    extension EnvironmentValues { @Entry var outer = Outer(); @Entry var inner: Outer.Inner = .init(); @Entry var url = URL(string: "a")! }
    extension FocusedValues { @Entry var focus: Store? }
    extension ContainerValues { @Entry var size: CGSize = .zero }
    extension Transaction { @Entry var flag = [Store(), Store()].count > 1 }
    struct FlagKey: TransactionKey { static let defaultValue = Bundle.main.infoDictionary }
    struct FKey: FocusedValueKey { typealias Value = Binding<Int> }
    """#,
  ]

  /// Reads, injections and loops.
  static let views = [
    #"""
    import SwiftUI

    struct SyncView<Content: View>: View {
      @Environment(\.isSignedIn) private var isSignedIn
      @Environment(\.connection.isOnline) private var isOnline: Bool
      @Environment(Library.self) private var library
      @Environment(Library.self) private var maybe: Library?
      @EnvironmentObject var account: Account
      @SwiftUI.Environment(\EnvironmentValues.locale) var locale
      @State private var count = 0
      @ViewBuilder let content: () -> Content

      var body: some View {
        Text("Books: \(library.books.count, format: .number.locale(locale))")
          .environment(\.isSignedIn, true).environment(\.connection, Connection())
          .environment(library).environmentObject(account).environment(\.self, values)
          .task { while !isSignedIn { try? await Task.sleep(for: .seconds(1)) } }
          .task(id: isOnline) { repeat { await Task.yield() } while !self.isOnline }
          .refreshable { while library.isLoading, count < 3 { await Task.yield(); if done { break } } }
          .onAppear { Task.detached(priority: .low) { [isOnline] in while isOnline == false { } } }
        #if DEBUG
        content().environment(Library())
        #else
        content()
        #endif
      }

      func wait() async {
        let signed = isSignedIn
        while signed != true && account === nil { await Task.yield() }
        guard let library = maybe else { return }
        Child().environment(library).environment(\.theme, .dark)
      }
    }
    #Preview("a") { SyncView { EmptyView() }.environment(Library()) }
    struct Previews: PreviewProvider { static var previews: some View { Shelf().environmentObject(Account()) } }
    """#,
    #"""
    import SwiftUI
    @main struct ReaderApp: App {
      @StateObject private var account = Account.shared
      @State private var library = Library()
      var body: some Scene { WindowGroup { Shelf().environment(library).environmentObject(account) } }
    }
    struct Theme: ViewModifier { @Environment(\.colorScheme) var scheme; func body(content: Content) -> some View { content } }
    class Library {}; class Account: ObservableObject { static let shared = Account() }
    struct `Odd Name`: View { @Environment(`Library`.self) var `in`; var body: some View { Text("") } }
    extension View { func themed(_ theme: Theme = Theme()) -> some View { modifier(theme).transformEnvironment(\.font) { $0 = nil } } }
    final class Controller: UIHostingController<AnyView> { init() { super.init(rootView: AnyView(Shelf().environment(Library()))) } }
    """#,
  ]
}
