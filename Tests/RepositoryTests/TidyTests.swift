import Testing

/// What a reader may rely on in every file.
@Suite struct TidyTests {
  static let lineLimit = 500

  static func sources() throws -> [String] {
    try ["Sources", "Rules", "Plugins", "Tests", "Benchmarks"].flatMap {
      try Repository.files(below: $0, suffix: ".swift")
    }
  }

  @Test func noFileIsTooLong() throws {
    for path in try Self.sources() where !path.hasPrefix("Sources/EnvlintPages/Page+") {
      let lineCount = try Repository.text(path).utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(lineCount <= Self.lineLimit, "'\(path)' has \(lineCount) lines")
    }
  }

  @Test func nothingIsLeftToDo() throws {
    // Written in two parts, so that this file does not find itself.
    for word in ["TO" + "DO", "FIX" + "ME"] {
      for path in try Self.sources() {
        #expect(!(try Repository.text(path).contains(word)), "'\(path)' says \(word)")
      }
    }
  }

  @Test func theArchitectureNamesEveryTarget() throws {
    let architecture = try Repository.text("ARCHITECTURE.md")
    for target in try Manifest().targets where !target.isTest {
      #expect(architecture.contains("| `\(target.name)` | `\(target.folder)` |"), "'\(target.name)'")
    }
  }

  @Test func theReadmeBeginsWithWhatEnvlintIsAbout() throws {
    let firstLine = try #require(try Repository.text("README.md").split(separator: "\n").first)
    #expect(firstLine.contains("SwiftUI's environment"))
    #expect(firstLine.contains("not for `.env` files"))
  }

  @Test(arguments: [
    ("Quick start", "swift run -c release envlint Examples"),
    ("Tests", "swift test"),
  ]) func theReadmeHasItsCommands(_ heading: String, _ command: String) throws {
    let readme = try Repository.text("README.md")
    let section = try #require(readme.firstRange(of: "\n## \(heading)\n"))
    let block = try #require(readme[section.upperBound...].firstMatch(of: /```sh\n((?:.|\n)*?)\n```/))
    #expect(block.output.1 == command)
  }
}
