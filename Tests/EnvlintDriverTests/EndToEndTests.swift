import Foundation
import Testing

@testable import EnvlintDriver

/// Runs the built program as its users do.
struct EndToEndTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      ".git/HEAD": "", "Sources/A.swift": "import SwiftUI\n", "Sources/B.swift": "let b = 1\n", "Tests/C.swift": "",
    ])
  }

  @Test func lintIsTheDefaultCommandAndTheWorkingDirectoryTheDefaultPath() throws {
    for run in [
      try folder.envlint(), try folder.envlint("."), try folder.envlint("lint"),
      try folder.envlint("lint", folder.path),
    ] {
      #expect(run.status == 0)
      #expect(run.output == "no findings in 3 files\n")
      #expect(run.errors == "")
    }
    #expect(try folder.envlint("Sources").output == "no findings in 2 files\n")
    #expect(try folder.envlint(in: "Sources").output == "no findings in 2 files\n")
    #expect(try folder.envlint("Sources/A.swift", "Tests").output == "no findings in 2 files\n")
  }

  @Test func severalReportsGoToTheirPlaces() throws {
    let run = try folder.envlint("--format", "concise", "--format", "json=out.json", "--format=sarif=./out.sarif")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "no findings in 3 files\n")
    let json = try JSONSerialization.jsonObject(with: Data(folder.text(of: "out.json").utf8)) as? [String: Any]
    #expect((json?["findings"] as? [Any])?.count == 0)
    let sarif = try JSONSerialization.jsonObject(with: Data(folder.text(of: "out.sarif").utf8)) as? [String: Any]
    #expect(sarif?["version"] as? String == "2.1.0")
  }

  @Test func aReportForMachinesIsAloneOnStandardOutput() throws {
    let run = try folder.envlint("--format", "json", "--quiet")
    #expect(run.errors == "")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((json?["summary"] as? [String: Any])?["files"] as? Int == 3)
  }

  @Test func quietLeavesOutTheSummary() throws {
    let run = try folder.envlint("--quiet")
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test func threadsDoNotChangeTheOutput() throws {
    let reports = try ["1", "2", "7"].map { try folder.envlint("--threads", $0, "--format", "json").output }
    #expect(Set(reports).count == 1)
  }

  @Test func standardInputStandsForAFile() throws {
    let input = Data("let a = 1\n".utf8)
    for path in ["Sources/A.swift", "Sources/New.swift", "nowhere/New.swift"] {
      let run = try folder.envlint("-", "--stdin-path", path, input: input)
      #expect(run.status == 0)
      #expect(run.output == "no findings in 1 file\n")
      #expect(run.errors == "")
    }
    #expect(try folder.envlint("-", input: input).output == "no findings in 1 file\n")
    let binary = try folder.envlint("-", "--stdin-path=Sources/A.swift", input: Data([0, 1, 2]))
    #expect(binary.status == 0)
    #expect(binary.errors == "Sources/A.swift: warning: skipped: a binary file\n")
  }

  @Test func projectsApartAreLintedApart() throws {
    try folder.write("", to: "Vendor/x/.git/HEAD")
    let other = try TemporaryFolder([
      ".git/HEAD": "", ".envlint.yml": "excluded: [D.swift]\n", "D.swift": "", "E.swift": "",
    ])
    let run = try folder.envlint("Sources", other.path)
    #expect(run.status == 0)
    #expect(run.output == "no findings in 3 files\n")
  }

  @Test func aProjectRootOfOnesOwn() throws {
    let run = try folder.envlint("--project-root", "Sources")
    #expect(run.output == "no findings in 2 files\n")
    #expect(try folder.envlint("--project-root", "Sources", ".").output == "no findings in 2 files\n")
    #expect(try folder.envlint("--project-root", "Sources", "-").output == "no findings in 1 file\n")
    let outside = try folder.envlint("--project-root", "Sources", "-", "--stdin-path", "Tests/C.swift")
    #expect(outside.status == 2)
    #expect(outside.errors.contains("'Tests/C.swift' is not inside the project root"))
  }

  @Test func theOtherCommandsAnswer() throws {
    #expect(try folder.envlint("--version").output == "envlint \(envlintVersion)\n")
    let help = try folder.envlint("--help")
    #expect(help.status == 0)
    #expect(try folder.envlint("help").output == help.output)
    #expect(try folder.envlint("help", "explain").output.contains("usage: envlint explain RULE"))
    #expect(try folder.envlint("explain", "closure_entry").output.contains("closure_entry"))
    #expect(try folder.envlint("rules").output.contains("closure_entry"))
    let rules = try JSONSerialization.jsonObject(with: Data(folder.envlint("rules", "--format=json").output.utf8))
    #expect((rules as? [[String: Any]])?.contains { $0["id"] as? String == "closure_entry" } == true)
  }

  @Test func colorIsAskedFor() throws {
    #expect(try folder.envlint("rules", "--color", "always").output.contains("\u{1B}["))
    #expect(try folder.envlint("rules", variables: ["FORCE_COLOR": "1"]).output.contains("\u{1B}["))
    #expect(try !folder.envlint("rules").output.contains("\u{1B}["))
    let both = try folder.envlint("rules", variables: ["FORCE_COLOR": "1", "NO_COLOR": "1"])
    #expect(!both.output.contains("\u{1B}["))
  }

  @Test(arguments: ["json", "ndjson"]) func aReaderThatGoesAwayIsNoFailure(format: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try folder.envlint("--format", format, "--quiet", output: pipe.fileHandleForWriting)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  #if os(Linux)
    @Test func aFullDiskIsAFailure() throws {
      let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
      let run = try folder.envlint("rules", output: full)
      #expect(run.status == 2)
      #expect(run.errors == "envlint: error: can't write to standard output: No space left on device\n")
    }
  #endif
}
