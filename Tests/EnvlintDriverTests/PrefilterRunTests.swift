import EnvlintRules
import Foundation
import Testing

@testable import EnvlintDriver

/// `--no-prefilter` leaves nothing out, and reports the same, byte for byte.
struct PrefilterRunTests {
  private static let everyRule = [
    "--enable", Catalog.rules.map(\.id).joined(separator: ","), "--min-severity", "info", "--format", "json",
  ]

  private func expectTheSame(_ folder: TemporaryFolder, _ words: [String], in place: String = "") throws {
    let usual = try folder.envlint(words, in: place)
    let complete = try folder.envlint(words + ["--no-prefilter"], in: place)
    #expect(usual.output == complete.output)
    #expect(usual.errors == complete.errors)
    #expect(usual.status == complete.status)
    #expect(usual.status < 2)
    #expect(usual.output.contains("\"rule\""), "there is nothing to compare")
  }

  @Test func whatIsLoadedByNeedIsReportedTheSame() throws {
    var files = LoadingByNeedTests.project
    files[".git/HEAD"] = ""
    // Comments that suppress stand in files that nothing leads to.
    files["Unrelated.swift"] = "// envlint:disable:next dead_entry\nstruct Unrelated {}\n"
    let folder = try TemporaryFolder(files)
    try expectTheSame(folder, Self.everyRule)
    try expectTheSame(folder, Self.everyRule + ["--threads", "1"])
    for rule in Catalog.rules {
      try expectTheSame(folder, ["--only", rule.id, "--min-severity", "info", "--format", "json"])
    }
  }

  /// Files without a word of the environment, in which a chain sets a value of the environment twice.
  @Test(arguments: ["font(.title)|font(.body)", "lineLimit(1)|lineLimit(2)", "font(.title)\n|font(.body)"])
  func modifiersAreRepeatedInAnyFile(_ modifiers: String) throws {
    let chain = modifiers.split(separator: "|").joined(separator: ".padding().")
    let view = "import SwiftUI\nstruct Row: View { var body: some View { Text(verbatim: \"a\").\(chain) } }\n"
    let folder = try TemporaryFolder(["Row.swift": view])
    try expectTheSame(folder, Self.everyRule)
    #expect(try folder.envlint("--only", "shadowed_injection", "--format", "json").output.contains("Row.swift"))
  }

  @Test func theExamplesAreReportedTheSame() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
    let folder = try TemporaryFolder()
    try expectTheSame(folder, Self.everyRule + [root + "/Examples"])
  }

  @Test func theOptionIsHidden() throws {
    let folder = try TemporaryFolder()
    let shells = Shell.allCases.map { ["completions", $0.rawValue] }
    for words in [["--help"], ["help", "--man"]] + shells {
      #expect(!(try folder.envlint(words)).output.contains("prefilter"), "\(words)")
    }
    #expect(!(try folder.envlint("--no-prefilte")).errors.contains("--no-prefilter"))
    #expect(try folder.envlint("map", "--no-prefilter").status == 2)
    #expect(try Arguments(parsing: ["--no-prefilter", "Sources"]).operands == ["Sources"])
  }
}
