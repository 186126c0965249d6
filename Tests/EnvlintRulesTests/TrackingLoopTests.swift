import Testing

/// Which loops poll a copy of an environment value, and which wait for something that changes.
@Suite struct TrackingLoopTests {
  /// - Parameters:
  ///   - task: what runs in `.task`.
  ///   - rest: further members of the view.
  private func expect(
    _ task: String, _ rest: String = "", declaring types: String = "", _ place: SourceLocation = #_sourceLocation
  ) throws {
    try PageProject(
      """
      import SwiftUI
      enum Mode: String { case idle, busy }
      final class Monitor { static let shared = Monitor(); var isOnline = false }
      struct Link { var isOnline = false; var monitor = Monitor(); var mode = Mode.idle; var deadline = Date.distantFuture }
      extension EnvironmentValues {
        @Entry var link = Link()
        @Entry var isReady = false
        @Entry var mode = Mode.idle
        @Entry var limit = 3
        @Entry var deadline: Date = .distantFuture
      }
      \(types)
      struct Panel: View {
        @Environment(\\.link) private var link
        @Environment(\\.isReady) private var isReady
        @Environment(\\.mode) private var mode
        @Environment(\\.limit) private var limit
        @Environment(\\.deadline) private var deadline
        @Environment(\\.scenePhase) private var phase
        @State private var isWanted = false
        @State private var count = 0
        var body: some View {
          Text("").task {
            \(task.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n      "))
          }
        }
        \(rest)
      }
      """
    ).expectFindings(of: "environment_tracking_loop", place)
  }

  // MARK: What moves

  @Test(arguments: [
    "while deadline > Date.now { await Task.yield() }", "while deadline > .now { await Task.yield() }",
    "while .now < deadline { try? await Task.sleep(for: .seconds(1)) }",
    "while deadline.timeIntervalSinceNow > 0 { await Task.yield() }",
    "while link.deadline.timeIntervalSinceNow > 1 { await Task.yield() }",
    "while Date.now.timeIntervalSince1970 < deadline.timeIntervalSince1970 { await Task.yield() }",
    "let clock = ContinuousClock(); let end = clock.now; while !isReady || clock.now < end { await Task.yield() }",
    "while ProcessInfo.processInfo.systemUptime < 3 && !isReady { await Task.yield() }",
  ]) func time(_ task: String) throws { try expect(task) }

  @Test(arguments: [
    "while deadline > .distantPast { await Task.yield() } // ~error",
    "while deadline != Date.distantFuture { await Task.yield() } // ~error",
    "while deadline.timeIntervalSince1970 > 0 { await Task.yield() } // ~warning",
    "while link.mode == .idle { await Task.yield() } // ~error",
    "while mode != Mode.busy { await Task.yield() } // ~error",
    "while limit < 3 { await Task.yield() } // ~error",
    "while !link.isOnline { await Task.yield() } // ~error",
    "while phase != .active { await Task.yield() } // ~error",
  ]) func whatStays(_ task: String) throws { try expect(task) }

  /// A wrapper of whatever kind, a getter or an operator may read something live.
  @Test func membersOfValues() throws {
    try expect(
      """
      while feed.isShown { await Task.yield() }
      while feed.isShared { await Task.yield() }
      while feed.isStored { await Task.yield() }
      while feed.isWrapped { await Task.yield() }
      while feed.isOnline { await Task.yield() }
      while feed.isFresh { await Task.yield() }
      while feed.isNested { await Task.yield() }
      while feed.isLazy { await Task.yield() }
      while feed.isPlain { await Task.yield() } // ~error
      while feed.isDerived { await Task.yield() } // ~warning
      while feed.isDone { await Task.yield() } // ~warning
      """,
      "@Environment(\\.feed) private var feed",
      declaring: """
        @propertyWrapper struct Live { var wrappedValue: Bool { Monitor.shared.isOnline } }
        struct Feed {
          @Binding var isShown: Bool
          @Shared var isShared: Bool
          @AppStorage("stored") var isStored = false
          @Live var isWrapped: Bool
          var isPlain = false
          var mode = Mode.idle
          lazy var isLazy = false
          var isDerived: Bool { !isPlain }
          var isDone: Bool { mode == .busy || isPlain }
          var isOnline: Bool { Monitor.shared.isOnline }
          var isFresh: Bool { Date.now > .distantPast }
          var isNested: Bool { isOnline }
        }
        extension EnvironmentValues { @Entry var feed: Feed? }
        """)
  }

  @Test func operatorsOfValues() throws {
    try expect(
      """
      while alive == .none { await Task.yield() }
      while nearly != Nearly.start { await Task.yield() }
      while job != Job.start { await Task.yield() }
      while holder != Holder.start { await Task.yield() }
      while global != Global.start { await Task.yield() }
      while level < .high { await Task.yield() }
      while shared != Shared.start { await Task.yield() }
      while byID != ByID.start { await Task.yield() } // ~error
      while plain != Plain.start { await Task.yield() } // ~error
      while rank < .high { await Task.yield() } // ~error
      """,
      """
      @Environment(\\.alive) private var alive
      @Environment(\\.nearly) private var nearly
      @Environment(\\.job) private var job
      @Environment(\\.holder) private var holder
      @Environment(\\.global) private var global
      @Environment(\\.level) private var level
      @Environment(\\.shared) private var shared
      @Environment(\\.byID) private var byID
      @Environment(\\.plain) private var plain
      @Environment(\\.rank) private var rank
      """,
      declaring: """
        enum Alive: Equatable { case none, some(Monitor); static func == (l: Alive, r: Alive) -> Bool { Monitor.shared.isOnline } }
        struct Nearly { static let start = Nearly(); var id = 0 }
        extension Nearly: Equatable { static func == (l: Self, r: Self) -> Bool { check(l, r) } }
        struct Job: Equatable { static let start = Job(); var worker = Worker() }
        final class Worker: Equatable { static func == (l: Worker, r: Worker) -> Bool { true } }
        struct Holder: Equatable { static let start = Holder(); @Binding var value: Int }
        struct Global: Equatable { static let start = Global(); var id = 0 }
        func == (l: Global, r: Global) -> Bool { Monitor.shared.isOnline }
        enum Level: Comparable { case low, high; static func < (l: Level, r: Level) -> Bool { Monitor.shared.isOnline } }
        protocol Sharing: Equatable {}
        extension Sharing { static func == (l: Self, r: Self) -> Bool { Monitor.shared.isOnline } }
        struct Shared: Sharing { static let start = Shared(); var id = 0 }
        struct ByID: Equatable { static let start = ByID(); var id = 0; static func == (l: ByID, r: ByID) -> Bool { l.id == r.id } }
        extension EnvironmentValues {
          @Entry var alive = Alive.none
          @Entry var nearly = Nearly()
          @Entry var job = Job()
          @Entry var holder: Holder?
          @Entry var global = Global()
          @Entry var level = Level.low
          @Entry var shared = Shared()
          @Entry var byID = ByID()
          @Entry var plain = Plain()
          @Entry var rank = Rank.low
        }
        struct Plain: Equatable { static let start = Plain(); var id = 0, mode = Mode.idle }
        enum Rank: Int, Comparable { case low, high }
        """)
  }

  @Test func membersOfSDKTypes() throws {
    try expect(
      """
      while phase.isOnline { await Task.yield() }
      while phase != .wanted { await Task.yield() }
      while phase != ScenePhase.wanted { await Task.yield() }
      while name.isReachable { await Task.yield() }
      while name.unknown { await Task.yield() }
      while locale == .current { await Task.yield() }
      while zone.nextDaylightSavingTimeTransition == nil { await Task.yield() }
      while size != .zero { await Task.yield() }
      while name.isEmpty { await Task.yield() } // ~warning
      while name == "" { await Task.yield() } // ~error
      while locale.identifier == "de" { await Task.yield() } // ~warning
      """,
      """
      @Environment(\\.locale) private var locale
      @Environment(\\.timeZone) private var zone
      @Environment(\\.name) private var name: String
      @Environment(\\.size) private var size: Kit.CGSize
      """,
      declaring: """
        extension ScenePhase {
          var isOnline: Bool { Monitor.shared.isOnline }
          static var wanted: ScenePhase { Monitor.shared.isOnline ? .active : .background }
        }
        extension String { var isReachable: Bool { Monitor.shared.isOnline } }
        """)
  }

  @Test func otherOperands() throws {
    try expect(
      """
      while monitor != nil || !isReady { await Task.yield() }
      while !isReady && !Self.isOpen { await Task.yield() }
      while !isReady || isOnline { await Task.yield() }
      while !isReady || Flags.isOn { await Task.yield() }
      while !isReady || Gate.isComputed { await Task.yield() }
      while !isReady || isClosed(limit) { await Task.yield() }
      while !isReady || limit ~> 3 { await Task.yield() }
      while limit < Gate.most { await Task.yield() } // ~error
      while limit < Self.most { await Task.yield() } // ~error
      while limit < end { await Task.yield() } // ~error
      """,
      """
      weak var monitor: Monitor?
      static var isOpen = false
      static let most = 3
      let end: Int
      """,
      declaring: """
        var isOnline: Bool { Monitor.shared.isOnline }
        enum Gate { static let most = 4; static var isComputed: Bool { Monitor.shared.isOnline } }
        """)
  }

  // MARK: What is waited for

  @Test(arguments: [
    "while isReady && !isWanted { await Task.yield() }", "while !isWanted && phase == .active { await Task.yield() }",
    "while isReady, !isWanted { try? await Task.sleep(for: .seconds(1)) }",
    "while (isReady || phase == .active) && count < 3 { await Task.yield() }",
    "while !(isReady || isWanted) { await Task.yield() }",
    "repeat { await Task.yield() } while phase == .active && isWanted",
    "while count < limit { await Task.yield() }", "while isWanted != isReady { await Task.yield() }",
    "while true { if isWanted { break }; if isReady { break }; await Task.yield() }",
    "while !isWanted { if phase == .background { return }; await Task.yield() }",
    "while isWaiting { await Task.yield() }",
  ]) func theLiveOperand(_ task: String) throws {
    try expect(task, "private var isWaiting: Bool { isReady && !isWanted }")
  }

  @Test(arguments: [
    "while isReady || !isWanted { await Task.yield() }",
    "while phase == .active || isWanted { await Task.yield() } // ~warning",
    "while !(phase == .active && isWanted) { await Task.yield() } // ~warning",
    "while isWanted != (phase == .active) { await Task.yield() } // ~warning",
    "while !isPaired { await Task.yield() } // ~warning",
  ]) func theCopy(_ task: String) throws {
    try expect(task, "private var isPaired: Bool { isWanted && phase == .active }")
  }

  // MARK: Configuration

  @Test(arguments: [
    "while isReady { count += 1; try? await Task.sleep(for: .seconds(1)) }",
    "while isReady { await load(); try? await Task.sleep(for: .seconds(1)) }",
    "while !isReady { withAnimation { count += 1 }; await Task.yield() }",
    "while isReady { print(count); try? await Task.sleep(for: .seconds(1)) }",
    "while isReady && !Task.isCancelled { await load() }",
    "while phase == .active && !Task.isCancelled { await load() }",
    "while phase == .active { try await load() }",
    "while isReady { guard let item = await next() else { break }; show(item) }",
    "while mode == .busy { count += 1; await Task.yield() }",
    "while true { if isReady { break }; await load() }",
  ]) func workUnderAFlag(_ task: String) throws { try expect(task) }

  @Test(arguments: [
    "while phase == .active { await load(); try? await Task.sleep(for: .seconds(1)) } // ~warning",
    "while phase == .active { count += 1; await Task.yield() } // ~warning",
    "while !isReady { print(\"waiting\"); await Task.yield() } // ~error",
    "var rounds = 0; while !isReady { rounds += 1; await Task.yield() } // ~error",
    "while isReady { await Task.yield() } // ~error",
  ]) func workUnderWhatChanges(_ task: String) throws { try expect(task) }

  @Test func whatChanges() throws {
    func code(_ injector: String, _ mark: String) -> PageProject {
      PageProject(
        """
        import SwiftUI
        @Observable final class Session { var isLive = false; let isDemo = true }
        extension EnvironmentValues { @Entry var isLive = false; @Entry var session: Session? }
        struct Ticker: View {
          @Environment(\\.isLive) private var isLive
          @State private var count = 0
          var body: some View {
            Text("").task { while isLive { count += 1; try? await Task.sleep(for: .seconds(1)) } } \(mark)
          }
        }
        \(injector)
        """)
    }
    for injector in [
      "struct Root: View { var body: some View { Ticker().environment(\\.isLive, true) } }",
      "struct Root: View { @State private var isLive = true; var body: some View { Ticker().environment(\\.isLive, isLive) } }",
      "struct Root: View { let isLive: Bool; var body: some View { Ticker().environment(\\.isLive, isLive) } }",
      "struct Root: View { @State private var s = Session(); var body: some View { Ticker().environment(\\.isLive, s.isDemo) } }",
      "struct Root: View { var body: some View { Ticker().environment(\\.isLive, Config.isLive) } }",
      "#Preview { @Previewable @State var isLive = false; Ticker().environment(\\.isLive, isLive).onTapGesture { isLive.toggle() } }",
      "extension View { func live(_ isLive: Bool) -> some View { environment(\\.isLive, isLive) } }",
    ] { try code(injector, "").expectFindings(of: "environment_tracking_loop") }
    for injector in [
      "struct Root: View { @State private var isLive = true; var body: some View { Button(\"\") { isLive.toggle() }; Ticker().environment(\\.isLive, isLive) } }",
      "struct Root: View { @State private var isLive = true; var body: some View { Toggle(\"\", isOn: $isLive); Ticker().environment(\\.isLive, !isLive) } }",
      "struct Root: View { @Binding var isLive: Bool; var body: some View { Ticker().environment(\\.isLive, self.isLive) } }",
      "struct Root: View { @State private var s = Session(); var body: some View { Ticker().environment(\\.isLive, s.isLive) } }",
      "struct Root: View { @Environment(\\.session) private var s; var body: some View { Ticker().environment(\\.isLive, s?.isLive ?? false) } }",
      "struct Root: View { let session: Session; var body: some View { Ticker().environment(\\.isLive, isOn) }; var isOn: Bool { session.isLive } }",
      "struct Root: View { @Environment(\\.scenePhase) var phase; var body: some View { Ticker().environment(\\.isLive, phase == .active) } }",
    ] { try code(injector, "// ~warning").expectFindings(of: "environment_tracking_loop") }
  }
}
