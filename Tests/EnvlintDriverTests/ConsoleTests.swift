import Testing

@testable import EnvlintDriver

struct ConsoleTests {
  @Test(
    arguments: [
      (AutomaticChoice.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["FORCE_COLOR": "1"], true), (.auto, true, ["FORCE_COLOR": "0"], false),
      (.auto, true, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["TERM": "xterm"], true),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true), (.never, true, ["FORCE_COLOR": "1"], false),
    ] as [(AutomaticChoice, Bool, [String: String], Bool)])
  func colorFollowsTheOptionThenTheEnvironmentThenTheTerminal(
    choice: AutomaticChoice, isTerminal: Bool, variables: [String: String], expected: Bool
  ) {
    #expect(usesColor(choice, isTerminal: isTerminal) { variables[$0] } == expected)
  }

  @Test func progressShowsOnLongRunsAloneAndGoesAway() {
    // The first time is that of the start.
    nonisolated(unsafe) var times: [UInt64] = [1000, 1100, 1500, 1550, 1700, 9000]
    nonisolated(unsafe) var written: [String] = []
    let progress = Progress(fileCount: 4, clock: { times.removeFirst() }, write: { written.append($0) })
    for _ in 0..<5 { progress.advance() }
    progress.finish()
    progress.finish()
    #expect(
      written == [
        "\r\u{1B}[Kenvlint: 2 of 4 files", "\r\u{1B}[Kenvlint: 4 of 4 files", "\r\u{1B}[Kenvlint: 4 of 4 files",
        "\r\u{1B}[K",
      ])
  }

  @Test func aShortRunShowsNoProgress() {
    nonisolated(unsafe) var written: [String] = []
    let progress = Progress(fileCount: 2, clock: { 0 }) { written.append($0) }
    progress.advance()
    progress.finish()
    #expect(written.isEmpty)
  }
}
