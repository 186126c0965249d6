import Foundation
import Testing

@testable import EnvlintDriver

/// Runs the built program on a project with two findings, both warnings.
struct FindingsTests {
  private let folder: TemporaryFolder
  private let keys = "Sources/Keys.swift:4:20: warning: "
  private let more = "Sources/Views/More.swift:4:20: warning: "

  init() throws {
    folder = try TemporaryFolder([
      ".git/HEAD": "", "Sources/Keys.swift": FindingsTests.entry("save"),
      "Sources/Views/More.swift": FindingsTests.entry("load"),
    ])
  }

  /// A file with one finding, on line 4.
  private static func entry(_ name: String, above comment: String = "") -> String {
    """
    import SwiftUI
    public extension EnvironmentValues {
      \(comment)
      @Entry var \(name): (Int) -> Void = { _ in }
    }

    """
  }

  @Test func theSeverityDecidesTheStatus() throws {
    let run = try folder.envlint()
    #expect(run.status == 0)
    #expect(run.output.contains(keys))
    #expect(run.output.hasSuffix("2 warnings in 2 files\n"))
    #expect(try folder.envlint("--strict").status == 1)
    #expect(try folder.envlint("--fail-on", "info").status == 1)
    try folder.write("rules:\n  closure_entry:\n    severity: error\n", to: ".envlint.yml")
    #expect(try folder.envlint().status == 1)
    #expect(try folder.envlint("--no-config").status == 0)
    #expect(try folder.envlint("--disable", "closure_entry").status == 0)
  }

  @Test func aFailedRunStillReportsWhatItFound() throws {
    let run = try folder.envlint("--strict", "Missing", "Sources")
    #expect(run.status == 2)
    #expect(run.output.contains(keys))
  }

  @Test func hiddenFindingsAreCounted() throws {
    let run = try folder.envlint("--min-severity", "error", "--strict")
    #expect(run.status == 0)
    #expect(run.output == "no findings in 2 files (2 hidden below 'error')\n")
  }

  @Test func rulesAreChosen() throws {
    #expect(try folder.envlint("--only", "object_type_lookup").output == "no findings in 2 files\n")
    #expect(try folder.envlint("--only", "closure_entry").output.contains(keys))
    #expect(try folder.envlint("--disable", "closure_entry").output == "no findings in 2 files\n")
  }

  @Test func onlyTheGivenPathsAreReported() throws {
    for (path, expected) in [
      ("Sources/Views", [more]), ("Sources/Keys.swift", [keys]), ("Sources", [keys, more]), (".", [keys, more]),
    ] {
      let run = try folder.envlint(path, "--format", "concise")
      #expect(run.output.split(separator: "\n").count == expected.count)
      for line in expected { #expect(run.output.contains(line), "\(path)") }
    }
  }

  @Test func pathsAreRelativeToTheWorkingDirectory() throws {
    #expect(try folder.envlint("..", "--format=concise", in: "Sources/Views").output.hasPrefix("../Keys.swift:4:20: "))
    let elsewhere = try TemporaryFolder()
    let xcode = try elsewhere.envlint(folder.path, "--format", "xcode").output
    #expect(xcode.hasPrefix(folder.absolute("Sources/Keys.swift:4:20: warning: ")))
  }

  @Test func commentsSuppress() throws {
    try folder.write(
      FindingsTests.entry("save", above: "// envlint:disable:next closure_entry - why"), to: "Sources/Keys.swift")
    let run = try folder.envlint("Sources/Keys.swift", "--strict")
    #expect(run.status == 0)
    #expect(run.output == "no findings in 1 file (1 suppressed)\n")
  }

  @Test func aMistypedSuppressionIsNamedWithASuggestion() throws {
    try folder.write(
      FindingsTests.entry("save", above: "// envlint:disable:next clozure_entry"), to: "Sources/Keys.swift")
    let run = try folder.envlint("Sources/Keys.swift")
    #expect(
      run.output.contains(
        "Sources/Keys.swift:3:27: warning: there is no rule 'clozure_entry', so naming it here suppresses nothing"))
    #expect(run.output.contains("help: did you mean 'closure_entry'?"))
    #expect(run.output.contains(keys))
  }

  @Test func standardInputIsLintedInPlaceOfTheFile() throws {
    let input = Data(("\n" + FindingsTests.entry("save")).utf8)
    let run = try folder.envlint("-", "--stdin-path", "Sources/Keys.swift", "--format", "concise", input: input)
    #expect(run.output.hasPrefix("Sources/Keys.swift:5:20: warning: "))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(try folder.envlint("-", "--format", "concise", input: input).output.hasPrefix("<stdin>:5:20: warning: "))
  }

  @Test func projectsApartHaveTheirOwnSettings() throws {
    let other = try TemporaryFolder([
      ".git/HEAD": "", "A.swift": FindingsTests.entry("open"),
      ".envlint.yml": "rules:\n  closure_entry:\n    severity: error\n",
    ])
    let run = try folder.envlint("Sources/Keys.swift", other.path, "--format", "xcode")
    #expect(run.status == 1)
    #expect(run.output.contains(folder.absolute(keys)))
    #expect(run.output.contains(other.absolute("A.swift:4:20: error: ")))
  }

  @Test func excludedFilesAreNotReportedUnlessNamed() throws {
    #expect(try folder.envlint("--exclude", "Sources/Views").output.hasSuffix("1 warning in 1 file\n"))
    let named = try folder.envlint("--exclude", "Sources/Views", "Sources/Views/More.swift", "--format", "concise")
    #expect(named.output.hasPrefix(more))
    try folder.write("Views/\n", to: "Sources/.gitignore")
    #expect(try folder.envlint().output.hasSuffix("1 warning in 1 file\n"))
    #expect(try folder.envlint("Sources/Views", "--format", "concise").output.hasPrefix(more))
  }

  @Test func theOutputIsTheSameForAnyNumberOfThreadsAndOrderOfPaths() throws {
    for number in 0..<12 { try folder.write(FindingsTests.entry("key\(number)"), to: "Other/F\(number).swift") }
    let first = try folder.envlint("Sources", "Other", "--threads", "1", "--format", "json").output
    #expect(first.contains("Other/F11.swift"))
    #expect(try folder.envlint("Other", "Sources", "--threads", "5", "--format", "json").output == first)
  }

  @Test func badFilesDoNotHideTheFindingsOfOthers() throws {
    try folder.write(Data([0, 1, 2]), to: "Sources/Binary.swift")
    try folder.write(String(repeating: "(", count: 100_000), to: "Sources/Deep.swift")
    try folder.write("struct { let = ] \"", to: "Sources/Broken.swift")
    try folder.link("Sources/Gone.swift", to: "nowhere")
    let run = try folder.envlint("--format", "concise")
    #expect(run.status == 2)
    #expect(run.output.contains(keys) && run.output.contains(more))
    #expect(run.errors.contains("Sources/Binary.swift: warning: skipped: a binary file\n"))
    #expect(run.errors.contains("Sources/Gone.swift: error: can't be read: "))
  }
}
