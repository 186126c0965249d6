import EnvlintReporting
import Foundation
import Testing

/// What the options about reports do in the built program.
struct FormatOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      ".git/HEAD": "", ".envlint.yml": "only_rules: [closure_entry]\n",
      "Sources/Keys.swift": """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var onTap: () -> Void = {}
        @Entry var onDrag: () -> Void = {}
      }

      """,
    ])
  }

  @Test func everyFormatGoesToAFileInOneRun() throws {
    let requests = OutputFormat.allCases.flatMap { ["--format", "\($0.rawValue)=out.\($0.rawValue)"] }
    let run = try folder.envlint(requests)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "2 warnings in 1 file\n")
    for format in OutputFormat.allCases {
      let written = try folder.text(of: "out.\(format.rawValue)")
      #expect(written == (try folder.envlint("--format", format.rawValue).output), "\(format)")
      #expect(written.contains("closure_entry"), "\(format)")
    }
  }

  @Test func aPipeIsWrittenToAndStaysOne() throws {
    let device = folder.absolute("device")
    #expect(mkfifo(device, 0o600) == 0)
    let reader = open(device, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(try folder.envlint("--format", "json=device").status == 0)
    var status = stat()
    #expect(lstat(device, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    let expected = Data(try folder.envlint("--format", "json").output.utf8)
    var bytes = [UInt8](repeating: 0, count: expected.count + 1)
    #expect(read(reader, &bytes, bytes.count) == expected.count)
    #expect(Data(bytes.prefix(expected.count)) == expected)
  }

  @Test func linesEndWithTheSummary() throws {
    let lines = try folder.envlint("--format", "ndjson").output.split(separator: "\n")
    #expect(lines.count == 3)
    let last = try JSONSerialization.jsonObject(with: Data(String(lines[2]).utf8)) as? [String: Any]
    #expect((last?["summary"] as? [String: Any])?["warnings"] as? Int == 2)
  }

  @Test func statisticsTakeThePlaceOfFindings() throws {
    let run = try folder.envlint("--statistics", "--format", "concise=out.txt", "--strict")
    #expect(run.status == 1)
    #expect(run.output == "  2  closure_entry  2 warnings\n\n2 warnings in 1 file\n")
    #expect(run.errors == "")
    #expect(try folder.text(of: "out.txt").split(separator: "\n").count == 2)
    #expect(try folder.envlint("--statistics", "--quiet").output == "  2  closure_entry  2 warnings\n\n")
  }

  @Test(arguments: [["--format", "json"], ["--format=concise"], ["--diff"]])
  func statisticsShareStandardOutputWithNothing(other: [String]) throws {
    let run = try folder.envlint(["--statistics"] + other)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("can't be used together"))
  }

  @Test func timingIsToldOnStandardError() throws {
    let plain = try folder.envlint()
    let run = try folder.envlint("--timing")
    #expect(run.output == plain.output)
    #expect(run.errors.hasPrefix("time in milliseconds:\n  find files "))
    #expect(run.errors.contains("\n  total "))
    #expect(plain.errors == "")
  }

  @Test func progressIsShownWhereItIsAskedFor() throws {
    // Nothing is shown in the first half second, and no test should last that long: only that it harms nothing.
    for choice in ["auto", "always", "never"] {
      let run = try folder.envlint("--progress", choice, "--format", "concise")
      #expect(run.status == 0)
      #expect(run.output.split(separator: "\n").count == 2)
    }
    let run = try folder.envlint("--progress", "sometimes")
    #expect(run.status == 2)
    #expect(run.errors.contains("valid values: auto, always, never"))
  }

  @Test func whatIsHeldBackIsListedWhenAskedFor() throws {
    try folder.write(
      """
      import SwiftUI

      extension EnvironmentValues {
        // envlint:disable:next closure_entry - a menu, 1/2
        @Entry var onTap: () -> Void = {}
        @Entry var onDrag: () -> Void = {}
      }

      """, to: "Sources/Keys.swift")
    #expect(try folder.envlint("--write-baseline", "known.json").status == 0)
    let words = ["--format", "sarif", "--baseline", "known.json"]
    func results(_ words: [String]) throws -> [[String: Any]] {
      let sarif = try JSONSerialization.jsonObject(with: Data(folder.envlint(words).output.utf8)) as? [String: Any]
      return (sarif?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]] ?? []
    }
    #expect(try results(words).isEmpty)
    let suppressions = try results(words + ["--sarif-include-suppressed"]).compactMap { result in
      (result["suppressions"] as? [[String: String]])?.first
    }
    #expect(
      suppressions == [
        ["kind": "inSource", "justification": "a menu, 1/2"],
        ["kind": "external", "justification": "in the baseline"],
      ])
  }

  @Test func aCategoryTellsReportsOfOneCommitApart() throws {
    let report = try folder.envlint("--format", "sarif", "--sarif-category", "app").output
    let sarif = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let run = (sarif?["runs"] as? [[String: Any]])?.first
    #expect((run?["automationDetails"] as? [String: Any])?["id"] as? String == "app/")
  }
}
