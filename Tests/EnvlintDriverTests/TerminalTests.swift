import Foundation
import Testing

@testable import EnvlintDriver

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs the built program at a terminal of some width.
struct TerminalTests {
  private static let keys = """
    import SwiftUI
    extension EnvironmentValues { @Entry var save: (Int) -> Void = { _ in } }
    struct Reader: View {
      @Environment(\\.save) private var save
      var body: some View { Button("S") { save(1) } }
    }
    struct CountKey: EnvironmentKey { static var defaultValue = 0 }

    """

  /// What the program writes to a terminal, without colors.
  private func output(_ arguments: String..., columns: UInt16, errors: Bool = false) throws -> String {
    let folder = try TemporaryFolder([".git/HEAD": "", "Sources/A.swift": Self.keys])
    let (terminal, name) = try #require(Self.newTerminal())
    defer { close(terminal) }
    let stream = open(name, O_RDWR | O_NOCTTY)
    try #require(stream >= 0)
    defer { close(stream) }
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(stream, UInt(TIOCSWINSZ), &size) == 0)
    let handle = FileHandle(fileDescriptor: stream)
    _ = try folder.envlint(
      arguments, output: errors ? nil : handle, errors: errors ? handle : nil,
      variables: ["NO_COLOR": "1", "TERM": "xterm"])
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(terminal, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// Somebody's end of a new terminal, and the path of the program's end.
  private static func newTerminal() -> (end: Int32, path: String)? {
    #if canImport(Darwin)
      let end = posix_openpt(O_RDWR | O_NOCTTY)
      guard end >= 0, grantpt(end) == 0, unlockpt(end) == 0, let name = ptsname(end) else { return nil }
      return (end, String(cString: name))
    #else
      // Swift doesn't see the functions of POSIX for this; these are the requests that they make on Linux.
      let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      let end = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (isLocked, index): (Int32, UInt32) = (0, 0)
      guard end >= 0, ioctl(end, unlock, &isLocked) == 0, ioctl(end, number, &index) == 0 else { return nil }
      return (end, "/dev/pts/\(index)")
    #endif
  }

  @Test func whatIsLongIsWrapped() throws {
    for (text, columns) in [
      (try output("rules", columns: 60), 60), (try output("--help", columns: 80), 80),
      (try output("--only", "nothing_of_it", columns: 70, errors: true), 70),
      (try output("--enable", "untyped_environment,nonprivate_environment", columns: 40), 40),
    ] {
      let lines = text.split(separator: "\n")
      // Code and what belongs to it keep their lines.
      let prose = lines.filter { !$0.contains("|") && !$0.contains("Sources/A.swift") && !$0.hasPrefix("envlint ") }
      #expect(prose.count > 3 && prose.allSatisfy { $0.count <= columns }, "\(text)")
    }
    #expect(try output("--only", "no", columns: 70, errors: true).contains("\n    "))
  }

  @Test func messagesAreWrappedBelowTheirPlace() throws {
    #expect(
      try output(columns: 80) == """
        Sources/A.swift:2:48: warning:
          'save' holds a closure, which SwiftUI can't compare reliably, so its readers
          can update on every environment change (closure_entry)
         2 | extension EnvironmentValues { @Entry var save: (Int) -> Void = { _ in } }
           |                                                ^^^^^^^^^^^^^
        help: replace the closure with a struct that stores only data (a binding, a
          model or an id) and does the work in 'callAsFunction'

        Sources/A.swift:7:42: warning:
          the default of 'CountKey' is a stored 'static var', so it can change without
          updating any view (mutable_key_default)
         7 | struct CountKey: EnvironmentKey { static var defaultValue = 0 }
           |                                          ^^^
        help: declare it with 'static let'

        2 warnings in 1 file (1 fixable with --fix, 1 hidden below 'warning')
        envlint --min-severity info shows what is hidden
        envlint explain closure_entry says more about a finding

        """)
  }

  @Test func whatFitsStaysOnOneLine() throws {
    let wide = try output(columns: 200)
    #expect(wide.hasPrefix("Sources/A.swift:2:48: warning: 'save' holds a closure, which SwiftUI can't compare"))
    #expect(wide.contains("change (closure_entry)\n"))
  }

  @Test func theSummarySaysHowToGoOn() throws {
    let summary = try output("--min-severity", "error", columns: 80)
    #expect(
      summary == """
        no findings in 1 file (3 hidden below 'error')
        envlint --min-severity info shows what is hidden

        """)
  }

  @Test func formatsForProgramsAreNotWrapped() throws {
    #expect(try output("--format", "concise", columns: 40).split(separator: "\n").count == 2)
  }
}
