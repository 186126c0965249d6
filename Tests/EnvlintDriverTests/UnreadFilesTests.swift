import Foundation
import Testing

@testable import EnvlintDriver

/// What files that are not read may use is not fixed unasked.
struct UnreadFilesTests {
  private static let key = "import SwiftUI\nstruct CountKey: EnvironmentKey { static var defaultValue = 0 }\n"
  private static let fixedKey = key.replacing("static var", with: "static let")
  private static let hiddenKey = key.replacing("struct", with: "private struct").replacing("Count", with: "Hidden")
  private static let other = "func reset() { print(1) }\n"

  /// Whether `--fix` changes `App/Keys.swift`; what its file alone can see is always fixed.
  private func isFixed(
    _ files: [String: String], _ arguments: String..., in folder: String = "",
    prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> Bool {
    let project = try TemporaryFolder(
      files.merging(["App/Keys.swift": Self.key, "App/Hidden.swift": Self.hiddenKey]) { given, _ in given })
    try prepare(project)
    let run = try project.envlint(["--fix"] + arguments, in: folder)
    #expect(run.status != 2, "\(run.errors)")
    let isHiddenRead = try project.text(of: "App/Hidden.swift") != Self.hiddenKey
    #expect(isHiddenRead || arguments.contains { $0.hasSuffix(".swift") || $0 == "-" }, "\(run.errors)")
    // Whatever is left out, a suggestion is there.
    let key = try project.text(of: "App/Keys.swift")
    #expect(key == Self.key || key == Self.fixedKey)
    return key == Self.fixedKey
  }

  @Test func allOfAProjectIsRead() throws {
    #expect(try isFixed([".git/HEAD": "", "B/B.swift": Self.other]))
    #expect(try isFixed([".git/HEAD": "", "B/B.swift": Self.other], "App"))
    #expect(try isFixed(["B/B.swift": Self.other]))
    // A given folder that is in no project is all there is.
    #expect(try isFixed(["B/B.swift": Self.other], "App"))
    #expect(try isFixed(["App/Package.swift": "", "B/B.swift": Self.other], "App"))
    #expect(try isFixed(["App/App.xcodeproj/project.pbxproj": "", "B/B.swift": Self.other], ".", in: "App"))
    #expect(
      try isFixed(
        ["Package.swift": "let package = Package(name: \"P\")\n", "Tests/T.swift": Self.other], "App", "Tests"))
  }

  @Test(arguments: [
    ["--exclude", "B"], ["--exclude", "B/*.swift"], ["--exclude", "**/B.swift"],
  ]) func filesAreExcludedByOptions(_ arguments: [String]) throws {
    #expect(try !isFixed([".git/HEAD": "", "B/B.swift": Self.other], arguments[0], arguments[1]))
    #expect(try isFixed([".git/HEAD": "", "B/B.txt": Self.other, "B/C/.keep": ""], arguments[0], arguments[1]))
  }

  @Test(arguments: ["excluded: [B]\n", "excluded:\n  - \"**/B.swift\"\n", "included: [App]\n"])
  func filesAreExcludedByTheConfiguration(_ configuration: String) throws {
    #expect(try !isFixed([".git/HEAD": "", "B/B.swift": Self.other, ".envlint.yml": configuration]))
    #expect(try !isFixed(["B/B.swift": Self.other, ".envlint.yml": configuration]))
    // What is named is read whatever the configuration says.
    #expect(try isFixed([".git/HEAD": "", "B/B.swift": Self.other, ".envlint.yml": configuration], ".", "B/B.swift"))
    #expect(try isFixed([".git/HEAD": "", "B/B.m": "", ".envlint.yml": configuration]))
  }

  @Test func foldersExcludeFilesThemselves() throws {
    let files = [".git/HEAD": "", ".envlint.yml": "", "B/B.swift": Self.other]
    #expect(try isFixed(files))
    #expect(try !isFixed(files.merging(["B/.envlint.yml": "excluded: [B.swift]\n"]) { $1 }))
  }

  @Test(arguments: ["B/\n", "B.swift\n", "/B\n", "*\n!App\n!App/**\n"]) func gitIgnoresFiles(_ ignored: String) throws {
    #expect(try !isFixed([".git/HEAD": "", "B/B.swift": Self.other, ".gitignore": ignored]))
    #expect(try isFixed([".git/HEAD": "", "B/B.md": Self.other, ".gitignore": ignored]))
    #expect(try !isFixed([".git/info/exclude": ignored, "B/B.swift": Self.other]))
    #expect(try !isFixed([".git/HEAD": "", "B/B.swift": Self.other, ".gitignore": ignored], "App"))
  }

  /// What tools fetch or build uses nothing of the project, and a clone or worktree in it is another one.
  @Test func whatIsIgnoredMayBeAnotherProject() throws {
    for folder in [
      ".build/checkouts/B", "DerivedData/B", "Pods/B", "build/SourcePackages/checkouts/B",
      "build/Build/Intermediates.noindex/B",
    ] {
      #expect(try isFixed([".git/HEAD": "", "\(folder)/B.swift": Self.other, ".gitignore": "build/\nPods/\n"]))
    }
    #expect(
      try isFixed([
        ".git/HEAD": "", "trees/x/.git": "gitdir: x", "trees/x/B.swift": Self.other, ".gitignore": "trees/\n",
      ]))
    #expect(try isFixed([".git/HEAD": "", "Plugin/Package.swift": Self.other, ".gitignore": "Plugin/\n"]))
  }

  @Test(arguments: [
    "Package.swift", "App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata",
  ]) func filesAreOutsideOfTheGivenFolder(_ marker: String) throws {
    #expect(try !isFixed([marker: "", "B/B.swift": Self.other], "App"))
    #expect(try !isFixed([marker: "", "B/B.swift": Self.other], ".", in: "App"))
    #expect(try !isFixed([marker: "", "B/B.swift": Self.other, "App/.envlint.yml": ""], "App"))
    #expect(try !isFixed([marker: "", "B/B.swift": Self.other], "--project-root", "App"))
    #expect(try isFixed([marker: "", "B/B.swift": Self.other], "App", "B"))
    #expect(try isFixed([marker: "", "B/B.swift": Self.other]))
    #expect(try isFixed([marker: "", "B/B.txt": Self.other], "App"))
    #expect(try isFixed([marker: "", "B/B.swift": Self.other, "App/Package.swift": ""], "App"))
  }

  @Test func aConfigurationInsideOfARepositoryIsAPart() throws {
    let files = [".git/HEAD": "", "App/.envlint.yml": "", "B/B.swift": Self.other]
    #expect(try !isFixed(files, "App"))
    #expect(try isFixed(files.merging(["App/App.xcodeproj/project.pbxproj": ""]) { $1 }, "App"))
  }

  @Test func singleFilesAreAPart() throws {
    #expect(try !isFixed([:], "App/Keys.swift"))
    #expect(try isFixed([:], "App/Keys.swift", "App/Hidden.swift"))
    #expect(try isFixed([".git/HEAD": ""], "App/Keys.swift"))
  }

  @Test func whatCannotBeReadMayUseAnything() throws {
    #expect(try !isFixed([".git/HEAD": "", "B/B.swift": "a\0b"]))
    #expect(
      try !isFixed([".git/HEAD": "", "B.swift": ""]) { try $0.write(Data(count: (16 << 20) + 1), to: "B.swift") })
  }
}
