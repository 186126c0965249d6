import Foundation
import Testing

@testable import EnvlintDriver

/// Nothing is lost while files are fixed, and a diff is one for the usual tools.
struct FixSafetyTests {
  private static let key = "import SwiftUI\nstruct CountKey: EnvironmentKey { static var defaultValue = 0 }\n"
  private static let fixedKey = key.replacing("static var", with: "static let")
  /// Longer than the largest file that a limited process may write.
  private static let filling = String(repeating: "// A long comment.\n", count: 200)

  /// Runs a line of the shell in a folder; its status.
  private func shell(_ line: String, in folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "ENVLINT": try Execution.builtProgram.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(arguments: ["git apply fixes.patch", "patch --quiet --strip=1 --input=fixes.patch"])
  func aDiffIsAppliedByOtherTools(command: String) throws {
    let files = [
      "Keys.swift": Self.key, "a b/Keys.swift": Self.key.replacing("Count", with: "Level"),
      "Windows.swift": Self.key.replacing("Count", with: "Size").replacing("\n", with: "\r\n"),
      "Mark.swift": "\u{FEFF}" + Self.key.replacing("Count", with: "Mark"),
      "NoEnd.swift": String(Self.key.replacing("Count", with: "End").dropLast()),
      "a\"b\\\t.swift": Self.key.replacing("Count", with: "Odd"),
      "ü/Keys.swift": Self.key.replacing("Count", with: "Width"),
    ]
    let fixed = try TemporaryFolder(files)
    let patched = try TemporaryFolder(files)
    for folder in [fixed, patched] { try folder.git("init", "--quiet") }
    #expect(try fixed.envlint("--fix").status == 0)
    let diff = try patched.envlint("--diff", "--quiet")
    #expect(diff.status == 1)
    try patched.write(diff.output, to: "fixes.patch")
    #expect(try shell(command, in: patched) == 0)
    for file in files.keys {
      #expect(try patched.text(of: file) == fixed.text(of: file), "'\(file)'")
      #expect(try fixed.text(of: file) != files[file], "'\(file)'")
    }
  }

  @Test func aFullDiskChangesNothing() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": Self.key, "B.swift": Self.key + Self.filling])
    // No process of this shell can write a file of more than two blocks.
    #expect(try shell("ulimit -f 2; exec \"$ENVLINT\" --fix", in: folder) == 2)
    #expect(try folder.text(of: "A.swift") == Self.key)
    #expect(try folder.text(of: "B.swift") == Self.key + Self.filling)
    #expect(try names(in: folder) == [".git", "A.swift", "B.swift"])
    let small = try TemporaryFolder([".git/HEAD": "", "A.swift": Self.key])
    #expect(try shell("ulimit -f 2; exec \"$ENVLINT\" --fix", in: small) == 0)
    #expect(try small.text(of: "A.swift") == Self.fixedKey)
  }

  @Test func aBaselineThatDoesNotFitStays() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "known.json": "old"])
    for number in 0..<60 {
      try folder.write(
        "import SwiftUI\nextension EnvironmentValues { @Entry var key\(number): () -> Void = {} }\n",
        to: "F\(number).swift")
    }
    #expect(try shell("ulimit -f 2; exec \"$ENVLINT\" --write-baseline known.json", in: folder) == 2)
    #expect(try folder.text(of: "known.json") == "old")
    #expect(try names(in: folder).filter { $0.contains("envlint-") }.isEmpty)
  }

  @Test(arguments: 0..<4) func whoeverIsKilledLeavesWholeFiles(round: Int) throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "known.json": "old"])
    for number in 0..<40 {
      try folder.write(Self.key.replacing("Count", with: "Key\(number)") + Self.filling, to: "F\(number).swift")
    }
    let task = round.isMultiple(of: 2) ? "--fix" : "--write-baseline known.json"
    _ = try shell("\"$ENVLINT\" \(task) & sleep 0.0\(2 + round * 2); kill -9 $!; wait", in: folder)
    for number in 0..<40 {
      let text = try folder.text(of: "F\(number).swift")
      let old = Self.key.replacing("Count", with: "Key\(number)") + Self.filling
      #expect(text == old || text == old.replacing("static var", with: "static let"))
    }
    let baseline = try folder.text(of: "known.json")
    #expect(try baseline == "old" || Baseline(parsing: ArraySlice(baseline.utf8)).entries.count == 40)
    // What is left of the writing is no source.
    #expect(try folder.envlint("--quiet").status == 0)
  }

  /// What a comment stands above stays, and so does the comment.
  @Test(arguments: [
    "// envlint:disable:next unused_environment - later\n  @Environment(\\.font)\n  private var font",
    "// envlint:disable:next unused_environment\n  /// The font.\n  @Environment(\\.font) private var font",
    "// envlint:disable:next unused_environment\n  // The font.\n  @Environment(\\.font) private var font",
    "// envlint:disable:next unused_environment\n  // envlint:disable:next object_type_lookup\n  @Environment(Store.self)\n  private var store",
    "// envlint:disable:next unused_environment\n  @Environment(\n    \\.font\n  )\n  private var font: Font?",
    "@Environment(\\.font) // envlint:disable:this unused_environment\n  private var font",
    "@Environment(\\.font)\n  // envlint:disable:next unused_environment\n  private var font",
    "@Environment(\\.font)\n  private var font\n  // envlint:disable:previous unused_environment\n  let id = 1",
  ]) func whatACommentProtectsStays(declaration: String) throws {
    let text = """
      import SwiftUI
      @Observable final class Store {}
      struct V: View {
        \(declaration)
        @Environment(\\.isEnabled)
        private var isEnabled
        var body: some View { Text("").environment(Store()) }
      }

      """
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": text])
    _ = try folder.envlint("--fix", "--min-severity", "info")
    // The other property is not protected.
    let rest = text.replacing("  @Environment(\\.isEnabled)\n  private var isEnabled\n", with: "")
    let fixed = try folder.text(of: "A.swift")
    // A comment about a rule that has nothing to say may go.
    #expect(fixed == rest || fixed == rest.replacing("  // envlint:disable:next object_type_lookup\n", with: ""))
  }
}
