import Testing

/// Which reads in a loop are of a copy, and which loops last.
@Suite struct StaleEnvironmentReadTests {
  private func expect(_ task: String, _ rest: String = "", _ place: SourceLocation = #_sourceLocation) throws {
    try PageProject(
      """
      import SwiftUI
      final class Session { var count = 0 }
      struct Account { var name = ""; var session = Session(); var isNew: Bool { name.isEmpty } }
      protocol Service {}
      extension EnvironmentValues {
        @Entry var account = Account()
        @Entry var service: (any Service)?
        @Entry var count: Int = 0
      }
      struct Panel: View {
        @Environment(\\.locale) private var locale
        @Environment(\\.account) private var account
        @Environment(\\.service) private var service
        @Environment(\\.count) private var count
        @Environment(\\.dismiss) private var dismiss
        @Environment(Session.self) private var session
        var stream: AsyncStream<Int>
        var body: some View {
          Text("").task {
            \(task.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n      "))
          }
        }
        \(rest)
      }
      """
    ).expectFindings(of: "stale_environment_read", place)
  }

  @Test(arguments: [
    "while true { await Task.yield(); print(locale) } // ~info",
    "while (true) { print((locale)); try? await Task.sleep(for: .seconds(1)) } // ~info",
    "repeat { print(locale.identifier); await Task.yield() } while !Task.isCancelled // ~info",
    "while !(Task.isCancelled) { await show(count) } // ~info",
    "for await number in stream { print(number, count) } // ~info",
    "for try await _ in stream where count > 1 { } // none",
    "for await number in stream { if count > number { print(locale, count) } } // ~info ~info",
    "for await number in stream { for _ in 0..<number { print(self.count) } } // ~info",
    "while true { while true { await Task.yield(); print(count) } } // ~info ~info",
    "while true { await Task.yield(); print(account.name, account.name) } // ~info",
    "while true { await Task.yield(); print(account.name.count) } // ~info",
  ]) func copies(_ task: String) throws { try expect(task) }

  @Test(arguments: [
    "while true { print(locale) }", "while count < 3 { await Task.yield(); print(locale) }",
    "while false { await Task.yield(); print(locale) }",
    "for number in 1...3 { await Task.yield(); print(number, count) }",
    "while true { await Task.yield(); print(account.session) }",
    "while true { await Task.yield(); print(service as Any) }",
    "while true { await Task.yield(); dismiss() }", "while true { await Task.yield(); session.count += 1 }",
    "while true { await Task.yield(); Task { print(locale) } }",
    "while true { await Task.yield(); run { print(locale) } }",
    "let count = 1; while true { await Task.yield(); print(count) }",
    "for await count in stream { print(count) }", "await Task.yield(); print(locale)",
    "while true { Task { await Task.yield() }; print(locale) }", "for await number in streams[count] { print(number) }",
    "while true { await Task.yield(); func show() { print(count) }; show() }",
  ]) func notStale(_ task: String) throws { try expect(task) }

  @Test func otherPlaces() throws {
    try expect(
      "",
      """
      func listen() async {
        for await _ in stream { print(locale) } // ~info
      }
      func tick() async {
        try? await Task.sleep(for: .seconds(1))
        print(locale, locale) // ~info
        await self.tick()
      }
      func retry(_ n: Int) async throws {
        if n > 0 { print(self.locale); await wait() } // ~info
        return try await (retry(n - 1))
      }
      func direct() async { print(locale); await direct() }
      func other() async { print(locale); await wait(); await over(1) }
      func over(_ n: Int) async { print(locale); await wait(); await over("") }
      func over(_ n: String) async { print(locale); await wait(); await over(1) }
      func spawn() async { print(locale); await wait(); Task { await spawn() } }
      func inner() async { print(locale); await wait(); func inner() async { await inner() }; await model.inner() }
      #if DEBUG
      func listenClosely() async {
        for await _ in stream { print(locale) } // ~info
      }
      #endif
      """)
    try PageProject(
      """
      import SwiftUI
      struct Both: View {
        @Environment(\\.locale) private var locale
        @Environment(\\.timeZone) private var zone
        var body: some View {
          Text("").task(id: self.locale) {
            while true { await Task.yield(); print(locale, zone) } // ~info
          }
          .task(id: locale.identifier + zone.identifier) { while true { await Task.yield(); print(locale, zone) } }
        }
      }
      extension Both {
        func run() async { while true { await Task.yield(); print(zone) } } // ~info
      }
      struct Other: View {
        var zone = 1
        var body: some View { Text("").task { while true { await Task.yield(); print(zone) } } }
      }
      final class Model {
        @Environment(\\.locale) var locale
        func run() async { while true { await Task.yield(); print(locale) } }
      }
      #Preview {
        @Previewable @Environment(\\.locale) var locale
        Text("").task { while true { await Task.yield(); print(locale) } }
      }
      """
    ).expectFindings(of: "stale_environment_read")
  }
}
