import Testing

extension TrackingLoopTests {
  /// - Parameter members: of the view.
  private func expectMembers(
    _ members: String, _ rest: [String: String] = [:], _ place: SourceLocation = #_sourceLocation
  ) throws {
    let view = """
      import SwiftUI
      struct Panel: View {
        @Environment(\\.scenePhase) var phase
        @Environment(\\.isEnabled) private var isEnabled
        @State private var token = 0
        @State private var poller: Task<Void, Never>?
        \(members)
      }
      """
    try PageProject(rest.merging(["Panel.swift": view]) { first, _ in first }).expectFindings(
      of: "environment_tracking_loop", place)
  }

  @Test(arguments: [
    "if Task.isCancelled { return }; await Task.yield()", "guard !Task.isCancelled else { break }; await Task.yield()",
    "do { try await Task.sleep(for: .seconds(1)) } catch { return }",
    "guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }",
    "if (try? await Task.sleep(for: .seconds(1))) == nil { break }",
    "let slept: Void? = try? await Task.sleep(for: .seconds(1)); if slept == nil { return }",
    "do { try Task.checkCancellation() } catch { break }; await Task.yield()",
    "token += 1; try? await Task.sleep(for: .seconds(1))", "await load()",
  ]) func tasksThatStartAnew(_ body: String) throws {
    try expectMembers("var body: some View { Text(\"\").task(id: phase) { while phase != .active { \(body) } } }")
    try expectMembers(
      "var body: some View { Text(\"\").task(id: phase == .active) { while true { if phase == .active { break }; \(body) } } }"
    )
    try expectMembers(
      """
      var isActive: Bool { phase == .active }
      var body: some View { Text("").task(id: isActive) { while phase != .active { \(body) } } }
      """)
    try expectMembers(
      """
      var body: some View { Text("").task(id: phase) { await poll() } }
      private func poll() async { while phase != .active { \(body) } }
      """)
    try expectMembers("var body: some View { Text(\"\").task { while phase != .active { \(body) } }.id(phase) }")
    try expectMembers(
      """
      var body: some View { Text("").onChange(of: phase) { restart() } }
      private func restart() { poller?.cancel(); poller = Task { while phase != .active { \(body) } } }
      """)
    try expectMembers(
      """
      var body: some View {
        Text("").onChange(of: phase) { poller?.cancel(); poller = Task { while phase != .active { \(body) } } }
      }
      """)
  }

  @Test func laterSteps() throws {
    let wait = "while phase != .active { if Task.isCancelled { return }; await Task.yield() }"
    try expectMembers(
      """
      var state: Int { switch phase { case .active: 1; default: 2 } }
      var isOn: Bool { state == 1 }
      var body: some View { Text("").task(id: [isOn]) { await run() } }
      func run() async { await poll() }
      func poll() async { \(wait) }
      """)
    try expectMembers(
      """
      var body: some View { Text("").task(id: token) { \(wait) }.onChange(of: phase) { token += 1 } }
      """)
    try expectMembers(
      """
      var body: some View { content.id(phase) }
      var content: some View { Text("").task { \(wait) } }
      """)
    try expectMembers(
      """
      var body: some View {
        Text("").onAppear { poller = Task { \(wait) } }.onChange(of: phase) { poller?.cancel() }
      }
      """)
    try expectMembers(
      """
      var body: some View { if phase == .background { Text("").task { \(wait) } } }
      """)
    try expectMembers(
      """
      var body: some View { switch phase { case .background: Text("").task { \(wait) }; default: Text("") } }
      """)
    try expectMembers(
      """
      var body: some View { Text("").task(id: phase) { await withTaskGroup(of: Void.self) { $0.addTask { \(wait) } } } }
      """)
  }

  @Test func partsInOtherFiles() throws {
    let poll =
      "extension Panel { func poll() async { while phase != .active { if Task.isCancelled { return }; await Task.yield() } } }"
    try expectMembers("var body: some View { Text(\"\").task(id: phase) { await poll() } }", ["Poll.swift": poll])
    try expectMembers(
      "var isOn: Bool { phase == .active }; var body: some View { Text(\"\").task(id: isOn) { await poll() } }",
      ["Poll.swift": poll])
    try expectMembers(
      "var body: some View { Text(\"\").task(id: isOn) { await poll() } }",
      ["Poll.swift": poll + "\nextension Panel { var isOn: Bool { phase == .active } }"])
    try expectMembers(
      "var body: some View { Text(\"\").task { await poll() } }",
      ["Poll.swift": poll.replacing("; await Task.yield() } } }", with: "; await Task.yield() } // ~warning\n} }")])
    let loop =
      "var body: some View { Text(\"\").task { while phase != .active { if Task.isCancelled { return }; await Task.yield() } } }"
    for parent in [
      "Panel().id(phase)", "VStack { Panel().padding() }.id(phase)", "Panel()\n.frame(width: 3)\n.id(session.isLive)",
    ] {
      let host = "import SwiftUI\nstruct Host: View { var body: some View { \(parent) } }"
      try expectMembers(loop, ["Host.swift": host])
    }
    for parent in ["Panel()", "Text(\"\").id(phase); Panel()", "Panel().id(\"panel\")"] {
      let host = "import SwiftUI\nstruct Host: View { var body: some View { \(parent) } }"
      try expectMembers(loop + " // ~warning", ["Host.swift": host])
    }
  }

  /// A task that is cancelled and does not care goes on for ever; one that follows something else is not replaced at all.
  @Test func deafLoops() throws {
    try expectMembers(
      """
      var body: some View {
        Text("")
          .task(id: phase) { while phase != .active { await Task.yield() } } // ~warning
          .task(id: phase) { while phase != .active { try? await Task.sleep(for: .seconds(1)) } } // ~warning
          .task(id: token) { while phase != .active { await Task.yield() } } // ~error
          .task(id: isEnabled) { while phase != .active { try await Task.sleep(for: .seconds(1)) } } // ~warning
          .task { while phase != .active { await Task.yield() } } // ~error
          .onChange(of: isEnabled) { poller?.cancel() }
          .task { while phase == .active { await load() } } // ~warning
          .task { while phase != .active && !Task.isCancelled { await Task.yield() } } // ~warning
          .task { do { while phase != .active { try await Task.sleep(for: .seconds(1)) } } catch {} } // ~warning
          .task { while phase != .active { do { try await Task.sleep(for: .seconds(1)) } catch {} } } // ~error
      }
      """)
    try expectMembers(
      """
      var body: some View { Text("").task { await poll() }.onChange(of: phase) { refresh() } }
      func poll() async { while phase != .active { await Task.yield() } } // ~error
      func refresh() { token += 1 }
      """)
  }

  // MARK: Other loops

  @Test(arguments: [
    "while true { if phase == .active { break }; await Task.yield() } // ~error",
    "while true { await Task.yield(); if phase == .active { return } } // ~error",
    "while (true) { guard phase != .active else { break }; try? await Task.sleep(for: .seconds(1)) } // ~error",
    "repeat { if (phase == .active) { token += 1; load(); break }; await Task.yield() } while true // ~error",
    "while true { if phase == .active, isEnabled { break }; await Task.yield() } // ~error",
    "while true { if case .active = phase { break }; await Task.yield() } // ~error",
    "while !Task.isCancelled { if phase == .active { break }; await Task.yield() } // ~warning",
    "while true { if phase == .active { break }; try await Task.sleep(for: .seconds(1)) } // ~warning",
    "while true { if phase == .active { break }; if token > 3 { break }; token += 1; await Task.yield() } // ~warning",
    "for _ in 0..<100 { if phase == .active { break }; try? await Task.sleep(for: .seconds(1)) } // ~warning",
    "for attempt in 1...5 { guard phase != .active else { return }; print(attempt); await Task.yield() } // ~warning",
    "while case .background = phase { await Task.yield() } // ~error",
    "while case ScenePhase.background = phase { await Task.yield() } // ~error",
    "while case .background = self.phase, isEnabled { await Task.yield() } // ~error",
    "Task.detached { while await phase != .active { await Task.yield() } } // ~error",
    "Task.detached(priority: .low) { [phase] in while phase != .active { await Task.yield() } } // ~error",
    "Task.detached { [current = self.phase] in while current != .active { await Task.yield() } } // ~error",
    "Task.detached { while await self.phase != .active { try? await Task.sleep(for: .seconds(1)) } } // ~error",
    "await withTaskGroup(of: Void.self) { $0.addTask { while await phase != .active { await Task.yield() } } } // ~error",
  ]) func polls(_ task: String) throws {
    try expectMembers("var body: some View { Text(\"\").task { \(task)\n} }")
  }

  @Test(arguments: [
    "while true { if token > 3 { break }; await Task.yield() }", "while true { await Task.yield() }",
    "while true { if phase == .active { token += 1 }; await Task.yield() }",
    "while true { if phase == .active { continue }; await Task.yield() }",
    "while true { if phase == .active { break } else { step() }; await Task.yield() }",
    "while true { let phase = current(); if phase == .active { break }; await Task.yield() }",
    "while true { if let phase = next() { break }; await Task.yield() }",
    "for item in items { if isStopped(item) { break }; await show(item) }",
    "for _ in 0..<100 { if token > 3 { break }; await Task.yield() }",
    "for await item in items { if phase == .active { break }; show(item) }",
    "while case .background = current { await Task.yield() }",
    "while case .some(let value) = next() { await show(value) }",
    "while let phase = next() { await show(phase) }",
    "let phase = current(); Task.detached { [phase] in while phase != .active { await Task.yield() } }",
    "Task.detached { [token] in while token < 3 { await Task.yield() } }",
    "while await store.isBusy { await Task.yield() }",
    "while phase != .active { fatalError() }",
    "outer: while token < 3 { while phase != .active { await load(); continue outer } }",
  ]) func otherLoops(_ task: String) throws {
    try expectMembers(
      """
      let current: ScenePhase
      let store: Store
      var body: some View { Text("").task { \(task)\n} }
      """)
  }

  /// What has the name of a function that waits, or of a task, may be something else.
  @Test func namesOfTheProject() throws {
    let body = """
      var body: some View {
        Text("")
          .task { while !isEnabled { print("waits") } } // ~warning
          .task { while !isEnabled { await device.sleep() } } // ~warning
          .task { while !isEnabled { await clock.sleep(for: .seconds(1)) } } // ~error
      }
      """
    try expectMembers("func print(_ text: String) async { finish() }\nlet clock = ContinuousClock()\n" + body)
  }
}
