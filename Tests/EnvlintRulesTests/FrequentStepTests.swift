import Testing

/// State that closures and loops change with every step, and that is injected.
@Suite struct FrequentStepTests {
  private func expect(_ modifier: String, _ injection: String, _ place: SourceLocation = #_sourceLocation) throws {
    try PageProject(
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var angle = 0.0
        @Entry var frame = 0
        @Entry var now = Date.distantPast
        @Entry var point = CGPoint.zero
        @Entry var isOn = false
      }
      struct Spinner: View {
        @State private var angle = 0.0
        @State private var frame = 0
        @State private var now = Date()
        @State private var point = CGPoint.zero
        @State private var isOn = false
        @State private var isPaused = false
        private let timer = Timer.publish(every: 1.0 / 60, on: .main, in: .common).autoconnect()
        private let slow = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("")
            \(modifier)
            \(injection)
        }
      }
      """
    ).expectFindings(of: "high_frequency_injection", place)
  }

  @Test(arguments: [
    ".onReceive(timer) { _ in angle += 1 }", ".onReceive(timer) { _ in self.angle -= 0.5 }",
    ".onReceive(Timer.publish(every: 1 / 60.0, on: .main, in: .common).autoconnect()) { _ in angle += 1 }",
    ".onReceive(timer) { _ in angle = angle + 1 }", ".onReceive(timer) { _ in withAnimation { angle += 1 } }",
    ".onContinuousHover { _ in angle += 1 }",
    ".gesture(DragGesture().onChanged { _ in angle += 1 })",
    ".task { while true { try? await Task.sleep(for: .milliseconds(16)); angle += 1 } }",
    ".task { while !Task.isCancelled { angle += 1; try? await Task.sleep(nanoseconds: 16_666_667) } }",
    ".task { while true { do { try await Task.sleep(nanoseconds: 1_000_000_000 / 60) } catch { return }; angle += 1 } }",
    ".task { repeat { angle += 1; try? await clock.sleep(for: Duration.seconds(0.02)) } while true }",
    ".task { while true { guard !Task.isCancelled else { return }; angle += 1; try? await Task.sleep(for: .seconds(1)) } }",
    ".task { while true { guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }; angle += 1 } }",
    ".task { while true { withAnimation(.linear) { angle += 1 }; try? await Task.sleep(for: .seconds(0.1)) } }",
    ".onAppear { Timer.scheduledTimer(withTimeInterval: 1 / 30, repeats: true) { _ in angle += 1 } }",
    ".onAppear { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in Task { @MainActor in angle += 1 } } }",
  ]) func steps(_ modifier: String) throws {
    try expect(modifier, ".environment(\\.angle, angle) // ~warning")
    try expect(modifier, ".environment(\\.angle, angle * 2) // ~warning")
    try expect(modifier, ".environment(\\.isOn, angle > 180)")
  }

  @Test(arguments: [
    ".onReceive(slow) { _ in angle += 1 }", ".onTapGesture { angle += 1 }",
    ".onReceive(timer) { _ in if !isPaused { angle += 1 } }",
    ".onReceive(timer) { _ in guard !isPaused else { return }; angle += 1 }",
    ".onReceive(timer) { _ in angle = 3 }", ".task { angle += 1; try? await Task.sleep(for: .milliseconds(16)) }",
    ".task { while true { try? await Task.sleep(for: .seconds(30)); angle += 1 } }",
    ".task { while true { await load(); try? await Task.sleep(for: .milliseconds(16)); angle += 1 } }",
    ".task { while true { try? await Task.sleep(for: interval); angle += 1 } }",
    ".task { while true { try? await Task.sleep(for: .seconds(1)); if isPaused { continue }; angle += 1 } }",
    ".task { for _ in 0..<60 { try? await Task.sleep(for: .milliseconds(16)); angle += 1 } }",
    ".task { var angle = 0.0; while true { try? await Task.sleep(for: .milliseconds(16)); angle += 1 } }",
    ".onAppear { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in angle += 1 } }",
    ".onAppear { Clock.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in angle += 1 } }",
  ]) func rarely(_ modifier: String) throws { try expect(modifier, ".environment(\\.angle, angle)") }

  @Test func counters() throws {
    let loop = ".task { while true { try? await Task.sleep(for: .milliseconds(16)); frame += 1 } }"
    try expect(loop, ".environment(\\.frame, frame) // ~warning")
    try expect(loop, ".environment(\\.frame, frame / 60)")
    try expect(loop, ".environment(\\.isOn, frame % 2 == 0)")
    try expect(".onReceive(timer) { now = $0; frame += 1 }", ".environment(\\.frame, frame) // ~warning")
    try expect(
      ".task { while true { now = Date(); try? await Task.sleep(for: .seconds(1)) } }",
      ".environment(\\.now, now) // ~warning")
    try expect(".onReceive(timer) { _ in isOn.toggle() }", ".environment(\\.isOn, isOn)")
  }

  @Test func hovering() throws {
    for closure in [
      "phase in switch phase { case .active(let location): point = location; case .ended: break }",
      "switch $0 { case let .active(location): self.point = location\ncase .ended: point = .zero }",
      "phase in if case .active(let location) = phase { point = location }",
    ] {
      try expect(".onContinuousHover { \(closure) }", ".environment(\\.point, point) // ~warning")
    }
    for closure in [
      "phase in switch phase { case .active: isOn = true; case .ended: isOn = false }",
      "phase in switch phase { case .active(let location) where location.x > 3: point = location; default: break }",
      "phase in switch other { case .active(let location): point = location; default: break }",
      "phase in if case .active(let location) = phase { if isOn { point = location } }",
    ] {
      try expect(".onContinuousHover { \(closure) }", ".environment(\\.point, point)\n.environment(\\.isOn, isOn)")
    }
  }
}
