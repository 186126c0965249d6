import Foundation
import Testing

@testable import EnvlintDriver

/// Runs the built program on what can go wrong with its input: the contracted status, a message with the place and a
/// way out, and the other files still linted.
struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["Good.swift": "import SwiftUI\n"]) }

  @Test func aMissingPathFailsTheRunAndTheOthersAreLinted() throws {
    let run = try folder.envlint("Missing", "Good.swift")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        envlint: error: 'Missing': No such file or directory
          hint: paths are relative to the working directory, '\(folder.path)'

        """)
    #expect(run.output == "no findings in 1 file\n")
    #expect(try folder.envlint("God.swift").errors.contains("hint: did you mean 'Good.swift'?"))
  }

  /// Every rule meets the key of broken code.
  @Test(arguments: [
    "@Entry var a: = 1", "@Entry var a: `` = 1", "@Entry var a: B = .init() }\ntypealias B = \nextension C {",
  ])
  func aTypeWithoutANameIsNoCrash(_ entry: String) throws {
    try folder.write(
      """
      import SwiftUI
      extension EnvironmentValues { \(entry) }
      struct V: View { @Environment(\\.a) var a; var body: some View { Text("") } }
      """, to: "Broken.swift")
    let run = try folder.envlint("--enable", "untyped_environment", "--min-severity", "info")
    #expect(run.status == 0 || run.status == 1, "\(run)")
  }

  @Test func aMistypedCommandIsSuggested() throws {
    let run = try folder.envlint("rulse")
    #expect(run.status == 2)
    #expect(run.errors.contains("hint: did you mean the command 'rules'?"))
    #expect(run.output == "")
  }

  /// One error: the words after it are no paths.
  @Test func whatFollowsAMistypedCommandIsNoPath() throws {
    let run = try folder.envlint("explian", "missing_injection")
    #expect(run.status == 2 && run.errors.contains("did you mean the command 'explain'?"))
    #expect(!run.errors.contains("missing_injection"))
  }

  @Test(arguments: [("fix", "--fix"), ("check", "lint"), ("version", "--version")])
  func commandsOfOtherLintersAreSuggested(_ word: String, _ suggestion: String) throws {
    let run = try folder.envlint(word)
    #expect(run.status == 2 && run.errors.contains("hint: did you mean 'envlint \(suggestion)'?"), "\(run.errors)")
    try folder.write("", to: "\(word)/A.swift")
    #expect(try folder.envlint(word).status == 0)
  }

  @Test func aDanglingLinkIsAnUnreadableFile() throws {
    try folder.link("Gone.swift", to: "nowhere")
    let run = try folder.envlint()
    #expect(run.status == 2)
    #expect(run.errors == "Gone.swift: error: can't be read: No such file or directory\n")
    #expect(run.output == "no findings in 1 file\n")
    // Where it is not asked for, it does not fail the run.
    #expect(try folder.envlint("Good.swift").status == 0)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read every file"))
  func aFileWithoutPermissionFailsTheRun() throws {
    try folder.write("", to: "Secret.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.absolute("Secret.swift"))
    let run = try folder.envlint()
    #expect(run.status == 2)
    #expect(run.errors == "Secret.swift: error: can't be read: Permission denied\n")
    #expect(run.output == "no findings in 1 file\n")
  }

  @Test func aFolderWithTheNameOfAFileIsWalked() throws {
    try folder.write("", to: "Odd.swift/Inner.swift")
    let run = try folder.envlint()
    #expect(run.status == 0)
    #expect(run.output == "no findings in 2 files\n")
    #expect(run.errors == "")
  }

  @Test func aFolderWithoutSwiftIsNoFailure() throws {
    try folder.makeFolder("docs")
    let run = try folder.envlint("docs")
    #expect(run.status == 0)
    #expect(run.errors == "envlint: notice: no Swift files to lint in 'docs'\n")
    #expect(try folder.envlint("docs", "--quiet").errors == "")
  }

  @Test func aFileOfAnotherKindIsNotLinted() throws {
    try folder.write("# Title", to: "README.md")
    let run = try folder.envlint("README.md")
    #expect(run.status == 0)
    #expect(run.errors == "envlint: notice: 'README.md' is not a Swift file, so it is not linted\n")
  }

  @Test func everythingExcludedIsNoFailure() throws {
    #expect(try folder.envlint("--exclude", "*.swift").status == 0)
  }

  @Test(arguments: [
    (["--stirct"], "unknown option '--stirct'", "did you mean '--strict'?"),
    (["--only", "closure_enrty"], "unknown rule 'closure_enrty'", "did you mean 'closure_entry'?"),
    (["explain", "closure_enrty"], "unknown rule 'closure_enrty'", "did you mean 'closure_entry'?"),
    (["--config", "none.yml"], "'none.yml': No such file or directory", "'--no-config' runs without"),
    (["--config", "sub"], "'sub': Is a directory", "'--no-config' runs without"),
    (["--format", "json=none/a.json"], "'none/a.json': the folder 'none' doesn't exist", "create it first"),
    (["--format", "json=sub"], "'sub': is a folder", "specify a file in it"),
    (["--project-root", "none"], "'none': No such file or directory", "specify an existing folder"),
    (
      ["--project-root", "sub", "Good.swift"], "'Good.swift' is not inside the project root", "name a path inside it"
    ),
  ])
  func aCommandLineThatMakesNoSenseLintsNothing(words: [String], message: String, hint: String) throws {
    try folder.makeFolder("sub")
    let run = try folder.envlint(words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("envlint: error: \(message)"), "\(run.errors)")
    #expect(run.errors.contains("\n  hint: \(hint)"), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func aBrokenConfigurationNamesItsPlace() throws {
    try folder.write("included: [a]\nexcludde: [b]\n", to: ".envlint.yml")
    let run = try folder.envlint()
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".envlint.yml:2:1: error: "))
    #expect(run.errors.contains("excludde: [b]\n^"))
    #expect(run.errors.contains("excluded"))
    #expect(run.output == "")
    #expect(try folder.envlint("--no-config").status == 0)
    try folder.write("min_severity: info\n", to: "good.yml")
    #expect(try folder.envlint("--config", "good.yml").status == 0)
  }

  @Test func aConfigurationThatIsNoFileFails() throws {
    try folder.makeFolder(".envlint.yml")
    let run = try folder.envlint()
    #expect(run.status == 2)
    #expect(run.errors.contains("'.envlint.yml': Is a directory"))
  }

  @Test func aHugeFileIsSkippedWithANotice() throws {
    try folder.write("", to: "Huge.swift")
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.absolute("Huge.swift")))
    try handle.truncate(atOffset: 20_000_000)
    let run = try folder.envlint()
    #expect(run.status == 0)
    #expect(run.errors == "Huge.swift: warning: skipped: larger than 16 MiB\n")
    #expect(run.output == "no findings in 1 file\n")
  }

  @Test func binaryDataIsSkippedWithANotice() throws {
    try folder.write(Data([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2]), to: "Binary.swift")
    let run = try folder.envlint()
    #expect(run.status == 0)
    #expect(run.errors == "Binary.swift: warning: skipped: a binary file\n")
    #expect(run.output == "no findings in 1 file\n")
    // Notices are for people; a machine that wants errors alone asks for quiet.
    #expect(try folder.envlint("--quiet").errors == "")
  }

  @Test(arguments: [
    ("invalid UTF-8", Data(Array("let a = \"".utf8) + [0xFF, 0xFE, 0xC3] + Array("\"\n".utf8))),
    ("line breaks of Windows", Data("import SwiftUI\r\nlet a = 1\r\n".utf8)),
    ("a byte order mark", Data([0xEF, 0xBB, 0xBF] + Array("import SwiftUI\n".utf8))),
    ("nothing", Data()),
  ])
  func unusualTextIsLinted(what: String, content: Data) throws {
    try folder.write(content, to: "Unusual.swift")
    let run = try folder.envlint()
    #expect(run.status == 0, "\(what)")
    #expect(run.output == "no findings in 2 files\n")
    #expect(run.errors == "")
  }
}
