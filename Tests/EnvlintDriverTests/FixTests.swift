import EnvlintFacts
import EnvlintSyntax
import Foundation
import Testing

@testable import EnvlintDriver

/// Runs the built program with `--fix` and `--diff`.
struct FixTests {
  private static let key = "import SwiftUI\nstruct CountKey: EnvironmentKey { static var defaultValue = 0 }\n"
  private static let fixedKey = "import SwiftUI\nstruct CountKey: EnvironmentKey { static let defaultValue = 0 }\n"

  @Test func safeFixesAreMade() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Keys.swift": Self.key])
    let run = try folder.envlint("--fix", "--strict")
    #expect(run.status == 0)
    #expect(run.output == "no findings in 1 file\n")
    #expect(run.errors.contains("fixed 1 finding in 1 file"))
    #expect(try folder.text(of: "Keys.swift") == Self.fixedKey)
    #expect(try folder.envlint("--fix").errors.isEmpty)
  }

  @Test func suggestionsAreMadeOnRequest() throws {
    let key = "public " + Self.key.split(separator: "\n")[1] + "\n"
    let folder = try TemporaryFolder([".git/HEAD": "", "Keys.swift": "import SwiftUI\n" + key])
    #expect(try folder.envlint("--fix", "--strict").status == 1)
    #expect(try folder.text(of: "Keys.swift") == "import SwiftUI\n" + key)
    #expect(try folder.envlint("--fix", "--unsafe-fixes", "--strict").status == 0)
    #expect(try folder.text(of: "Keys.swift").contains("static let"))
    #expect(try folder.envlint("--unsafe-fixes").status == 2)
  }

  @Test func onlyWhatIsShownIsFixed() throws {
    let suppressed = Self.key.replacing("static var", with: "static /* envlint:disable:this mutable_key_default */ var")
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "A.swift": suppressed, "B.swift": Self.key, "C/C.swift": Self.key,
    ])
    #expect(try folder.envlint("--fix", "--min-severity", "error").status == 0)
    #expect(try folder.text(of: "B.swift") == Self.key)
    #expect(try folder.envlint("--fix", "C", "A.swift").status == 0)
    #expect(try folder.text(of: "A.swift") == suppressed)
    #expect(try folder.text(of: "B.swift") == Self.key)
    #expect(try folder.text(of: "C/C.swift") == Self.fixedKey)
  }

  @Test func whatIsKnownIsNotFixed() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Keys.swift": Self.key])
    #expect(try folder.envlint("--write-baseline", "known.json").status == 0)
    try folder.write(Self.key.replacing("Count", with: "Level"), to: "More.swift")
    #expect(try folder.envlint("--fix", "--baseline", "known.json").status == 0)
    #expect(try folder.text(of: "Keys.swift") == Self.key)
    #expect(try folder.text(of: "More.swift").contains("static let"))
  }

  @Test func superfluousCommentsAreTakenOut() throws {
    let text =
      Self.fixedKey + "let a = 1 // envlint:disable:this closure_entry - old\n// envlint:enable closure_entry\n"
    let folder = try TemporaryFolder([".git/HEAD": "", "Keys.swift": text])
    #expect(try folder.envlint("--strict").status == 1)
    #expect(try folder.envlint("--strict", "--fix").status == 0)
    #expect(try folder.text(of: "Keys.swift") == Self.fixedKey + "let a = 1\n")
  }

  @Test func whatRemainsDecidesTheStatus() throws {
    let other = "extension EnvironmentValues { @Entry var tap: () -> Void = {} }\n"
    let folder = try TemporaryFolder([".git/HEAD": "", "Keys.swift": Self.key + other])
    let run = try folder.envlint("--fix", "--strict")
    #expect(run.status == 1)
    #expect(run.output.contains("closure_entry") && !run.output.contains("mutable_key_default"))
    #expect(try folder.text(of: "Keys.swift") == Self.fixedKey + other)
  }

  /// Bytes outside of the edits stay: line ends, a byte order mark, what is no UTF-8; and so do the permissions.
  @Test func theRestOfAFileStays() throws {
    func bytes(_ key: String) -> Data {
      Data("\u{FEFF}".utf8) + Data(key.replacing("\n", with: "\r\n").utf8) + Data([0x2F, 0x2F, 0xFF, 0x0D, 0x0A])
    }
    let folder = try TemporaryFolder([".git/HEAD": ""])
    try folder.write(bytes(Self.key), to: "Sources/Keys.swift")
    try folder.link("Keys.swift", to: "Sources/Keys.swift")
    let path = folder.absolute("Sources/Keys.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: path)
    #expect(try folder.envlint("--fix", "Keys.swift").status == 0)
    #expect(FileManager.default.contents(atPath: path) == bytes(Self.fixedKey))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o754)
    let link = try FileManager.default.attributesOfItem(atPath: folder.absolute("Keys.swift"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.absolute("Sources")) == ["Keys.swift"])
  }

  /// Two edits lie in one another: the first is made, and the next round finds nothing left of the other.
  @Test func roundsGoOnUntilNothingIsLeft() throws {
    let text =
      Self.key + """
        extension EnvironmentValues {
          var count: Int {
            get { self[CountKey.self] }
            set { self[CountKey.self] = newValue }
          }
        }
        struct V: View { @Environment(\\.count) var count; var body: some View { Text("\\(count)") } }

        """
    let folder = try TemporaryFolder([".git/HEAD": "", "Keys.swift": text])
    let run = try folder.envlint("--fix", "--enable", "legacy_environment_key", "--min-severity", "info")
    #expect(run.status == 0)
    #expect(run.output == "no findings in 1 file\n")
    #expect(
      try folder.text(of: "Keys.swift") == """
        import SwiftUI
        extension EnvironmentValues {
          @Entry var count: Int = 0
        }
        struct V: View { @Environment(\\.count) var count; var body: some View { Text("\\(count)") } }

        """)
  }

  @Test func theFixesOfADeclarationFollowOneAnother() throws {
    let text = """
      import SwiftUI
      struct Theme { var n = 1; var m = 2 }
      extension EnvironmentValues { @Entry var theme = Theme() }
      struct V: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text("\\(theme.n)") }
      }

      """
    let folder = try TemporaryFolder([".git/HEAD": "", "V.swift": text])
    let run = try folder.envlint("--fix", "--enable", "untyped_environment", "--min-severity", "info")
    #expect(run.status == 0)
    #expect(
      try folder.text(of: "V.swift")
        == text.replacing("(\\.theme) private var theme", with: "(\\.theme.n) private var n")
        .replacing("(theme.n)", with: "(n)"))
  }

  @Test func theManifestTellsTheLanguageMode() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Keys.swift": Self.key])
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
    try folder.write(manifest, to: "Package.swift")
    #expect(try folder.envlint("--strict").status == 0)
    try folder.write("swift_language_mode: 5\n", to: ".envlint.yml")
    #expect(try folder.envlint("--strict").status == 1)
    #expect(try folder.envlint("--strict", "--fix").status == 0)
    #expect(try folder.text(of: "Keys.swift") == Self.fixedKey)
  }

  @Test func aBrokenFileIsLeftAlone() throws {
    let text = Self.key + "struct Broken {\n"
    let folder = try TemporaryFolder([".git/HEAD": "", "Keys.swift": text])
    _ = try folder.envlint("--fix")
    #expect(try folder.text(of: "Keys.swift") == text)
  }

  @Test func aFileThatNobodyMayWriteIsAnError() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": Self.key, "B.swift": Self.key])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.absolute("A.swift"))
    let run = try folder.envlint("--fix")
    #expect(run.status == 2)
    #expect(run.errors.contains("A.swift: error: is not fixed: the file isn't writable"))
    #expect(run.output.contains("A.swift:2:42") && !run.output.contains("B.swift"))
    #expect(try folder.text(of: "A.swift") == Self.key)
    #expect(try folder.text(of: "B.swift") == Self.fixedKey)
  }

  @Test func aFixOfTwoFilesIsMadeInBothOrInNone() throws {
    let files = ["A.swift": "let a = 1\n", "B.swift": "let b = 1\n"]
    let bytes = files.mapValues { SourceBytes($0) }
    let sources = SourceSet(paths: files.keys.sorted()) { index in
      bytes[files.keys.sorted()[index]].map(ReadOutcome.bytes) ?? .failed(reason: "")
    }
    let edits = files.keys.sorted().map { Fix.Edit("c", at: Location(file: $0, range: 4..<5)) }
    let finding = Diagnostic(
      rule: "r", severity: .warning, location: edits[0].location, message: "",
      fixes: [Fix("Rename", safety: .safe, edits: edits)])
    var free = FixSession(sources, allowsUnsafe: false) { _ in true }
    let isMadeInBoth = free.makeFixes(of: [finding])
    #expect(isMadeInBoth)
    #expect(free.changes.map(\.file) == ["A.swift", "B.swift"])
    var bound = FixSession(sources, allowsUnsafe: false) { $0 == "A.swift" }
    let isMade = bound.makeFixes(of: [finding])
    #expect(!isMade && bound.changes.isEmpty)
    let notices = bound.write(root: "/")
    #expect(notices.map(\.file) == ["B.swift"])
  }

  @Test func aFileThatChangedMeanwhileIsAnError() throws {
    let folder = try TemporaryFolder(["A.swift": "new"])
    let path = folder.absolute("A.swift")
    #expect(throws: ReplacementError.self) {
      try prepareFile(atPath: path, expecting: ArraySlice("old".utf8), with: ArraySlice("fixed".utf8))
    }
    #expect(try folder.text(of: "A.swift") == "new")
    try prepareFile(atPath: path, expecting: ArraySlice("new".utf8), with: ArraySlice("fixed".utf8)).commit()
    #expect(try folder.text(of: "A.swift") == "fixed")
  }

  @Test func aDiffChangesNothing() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "Sources/Keys.swift": Self.key])
    for arguments in [["--diff"], ["--diff", "--fix"]] {
      let run = try folder.envlint(arguments)
      #expect(run.status == 1)
      #expect(
        run.output == """
          --- a/Sources/Keys.swift
          +++ b/Sources/Keys.swift
          @@ -1,2 +1,2 @@
           import SwiftUI
          -struct CountKey: EnvironmentKey { static var defaultValue = 0 }
          +struct CountKey: EnvironmentKey { static let defaultValue = 0 }

          """)
    }
    #expect(try folder.text(of: "Sources/Keys.swift") == Self.key)
    try folder.write(Self.fixedKey, to: "Sources/Keys.swift")
    let run = try folder.envlint("--diff")
    #expect(run.status == 0 && run.output.isEmpty)
  }

  @Test func standardInputCanBeDiffedButNotFixed() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.envlint("--fix", "-", input: Data(Self.key.utf8)).status == 2)
    let run = try folder.envlint("--diff", "-", "--stdin-path", "Keys.swift", input: Data(Self.key.utf8))
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- a/Keys.swift\n"))
  }
}
