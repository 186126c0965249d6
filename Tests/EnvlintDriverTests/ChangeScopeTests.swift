import Foundation
import Testing

@testable import EnvlintDriver

/// Runs the built program with `--changed` and `--staged` in repositories.
struct ChangeScopeTests {
  private static let library = """
    import SwiftUI

    @Observable final class Library {}

    struct Shelf: View {
      @Environment(Library.self) private var library
      var body: some View { Text("\\(library)") }
    }

    """
  private static let root = """
    import SwiftUI

    struct Root: View {
      @State private var library = Library()
      var body: some View { Shelf().environment(library) }
    }

    """
  private static let keys = """
    import SwiftUI

    extension EnvironmentValues {
      @Entry var save: (Int) -> Void = { _ in }
    }

    struct Reader: View {
      @Environment(\\.save) private var save
      var body: some View { Button("S") { save(1) }.environment(\\.save) { _ in } }
    }

    """
  private static let more = keys.replacing("save", with: "load").replacing("Reader", with: "Second")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Sources/Library.swift": Self.library, "App/Root.swift": Self.root, "Keys.swift": Self.keys,
    ])
    try folder.git("init", "--quiet")
    try folder.commit()
  }

  /// The lines of the report without their places' columns.
  private func findings(_ arguments: String..., in working: String = "") throws -> [String] {
    let run = try folder.envlint(["--format", "concise", "--quiet"] + arguments, in: working)
    #expect(run.status != 2, "\(run.errors)")
    return run.output.split(separator: "\n").map { line in
      let rule = line.split(separator: "(").last?.dropLast() ?? ""
      return "\(line.split(separator: ":")[0]) \(rule)"
    }
  }

  @Test func withoutAChangeThereIsNothing() throws {
    #expect(try findings().isEmpty == false)
    #expect(try findings("--changed") == [])
    #expect(try findings("--staged") == [])
    #expect(try folder.envlint("--changed").errors.contains("comparing the working tree with the last commit"))
  }

  @Test func whatBreaksElsewhereIsReported() throws {
    try folder.write(Self.root.replacing(".environment(library)", with: ""), to: "App/Root.swift")
    let expected = ["Sources/Library.swift object_type_lookup"]
    #expect(try findings("--changed") == expected)
    #expect(try findings("--changed", in: "App") == ["../Sources/Library.swift object_type_lookup"])
    #expect(try findings("--changed", "Sources") == expected)
    #expect(try findings("--changed", "App") == [])
    #expect(try findings("--staged") == [])
    try folder.git("add", "--all")
    #expect(try findings("--staged") == expected)
  }

  @Test func aDeletedFileBreaksReadersToo() throws {
    try folder.git("rm", "--quiet", "App/Root.swift")
    let expected = ["Sources/Library.swift object_type_lookup"]
    #expect(try findings("--staged") == expected)
    #expect(try findings("--changed") == expected)
  }

  @Test func movedAndReformattedCodeReportsNothing() throws {
    try folder.write("\n\n" + Self.keys.replacing("\n  ", with: "\n      "), to: "Keys.swift")
    #expect(try findings("--changed") == [])
    try folder.remove("Keys.swift")
    try folder.write(Self.keys, to: "Sources/Renamed.swift")
    #expect(try findings("--changed") == [])
    try folder.git("add", "--all")
    #expect(try findings("--staged") == [])
  }

  @Test func untrackedFilesAreNew() throws {
    try folder.write(Self.more, to: "More.swift")
    #expect(try findings("--changed") == ["More.swift closure_entry"])
    #expect(try findings("--staged") == [])
    try folder.write("More.swift\n", to: ".gitignore")
    #expect(try findings("--changed") == [])
  }

  @Test func whatIsNotShownIsNotCounted() throws {
    try folder.write(Self.library.replacing("Shelf", with: "Table"), to: "Table.swift")
    try folder.write(Self.root.replacing("Root", with: "Hall").replacing("Shelf", with: "Table"), to: "Hall.swift")
    #expect(try folder.envlint("--changed").output == "no findings in 5 files\n")
    #expect(try findings("--changed", "--min-severity", "info") == ["Table.swift object_type_lookup"])
  }

  @Test func superfluousCommentsOfBeforeAreNotTold() throws {
    let comment = "// envlint:disable:this closure_entry - a\n"
    try folder.write("let before = 1 \(comment)", to: "Before.swift")
    try folder.commit()
    try folder.write("let after = 1 \(comment)", to: "After.swift")
    #expect(try findings("--changed") == ["After.swift superfluous_suppression"])
  }

  @Test func theIndexCountsAndNotTheDisk() throws {
    try folder.write(Self.keys + Self.more, to: "Keys.swift")
    try folder.git("add", "--all")
    // On the disk it is mended already, and another file is gone that the commit will have.
    try folder.write(Self.keys, to: "Keys.swift")
    try folder.remove("App/Root.swift")
    try folder.write(Self.more, to: "New.swift")
    let run = try folder.envlint("--staged")
    #expect(run.output.contains("Keys.swift:14:20: warning: 'load'"))
    #expect(run.output.contains("@Entry var load"))
    #expect(run.output.hasSuffix("1 warning in 3 files\n"))
  }

  @Test func aConfigurationAloneIntroducesNothing() throws {
    try folder.write("opt_in_rules: [untyped_environment]\nmin_severity: info\n", to: ".envlint.yml")
    #expect(try findings("--changed") == [])
    try folder.git("add", "--all")
    #expect(try findings("--staged") == [])
  }

  @Test func aFindingThatGetsWorseIsIntroduced() throws {
    try folder.write(
      Self.keys.replacing("{ _ in }\n}", with: "{ _ in } // envlint:disable:this closure_entry - a\n}"),
      to: "Keys.swift")
    try folder.commit()
    try folder.write(Self.keys, to: "Keys.swift")
    #expect(try findings("--changed") == ["Keys.swift closure_entry"])
  }

  @Test func theMergeBaseIsWhatCounts() throws {
    try folder.git("checkout", "--quiet", "-b", "topic")
    try folder.write(Self.more, to: "More.swift")
    try folder.commit()
    try folder.git("checkout", "--quiet", "main")
    try folder.write("", to: "Keys.swift")
    try folder.commit()
    try folder.git("checkout", "--quiet", "topic")
    #expect(try findings("--changed") == [])
    #expect(try findings("--changed=main") == ["More.swift closure_entry"])
    try folder.git("branch", "--quiet", "--set-upstream-to=main")
    #expect(try findings("--changed") == ["More.swift closure_entry"])
  }

  @Test func aPartOfARepositoryCanBeTheProject() throws {
    try folder.write(Self.more, to: "Sources/More.swift")
    try folder.git("add", "--all")
    try folder.write(Self.keys, to: "Sources/Keys.swift")
    #expect(
      try findings("--changed", "--project-root", "Sources") == [
        "Sources/Keys.swift closure_entry", "Sources/More.swift closure_entry",
      ])
    #expect(try findings("--staged", "--project-root", "Sources") == ["Sources/More.swift closure_entry"])
  }

  @Test func beforeTheFirstCommitEverythingIsNew() throws {
    let fresh = try TemporaryFolder(["Keys.swift": Self.keys])
    try fresh.git("init", "--quiet")
    #expect(try fresh.envlint("--changed", "--strict").status == 1)
    #expect(try fresh.envlint("--staged", "--strict").output == "no Swift files were linted\n")
    try fresh.git("add", "--all")
    #expect(try fresh.envlint("--staged", "--strict").status == 1)
  }

  @Test func fixesAreMadeInWhatChanged() throws {
    let key = "struct CountKey: EnvironmentKey { static var defaultValue = 0 }\n"
    try folder.write("import SwiftUI\n" + key, to: "Old.swift")
    try folder.commit()
    try folder.write("import SwiftUI\n" + key.replacing("Count", with: "Level"), to: "New.swift")
    _ = try folder.envlint("--changed", "--fix")
    #expect(try folder.text(of: "New.swift").contains("static let"))
    #expect(try folder.text(of: "Old.swift").contains("static var"))
  }

  @Test func aHookMayHaveItsOwnIndex() throws {
    try folder.write(Self.more, to: "More.swift")
    let index = folder.absolute(".git/other")
    try FileManager.default.copyItem(atPath: folder.absolute(".git/index"), toPath: index)
    let variables = ["GIT_INDEX_FILE": ".git/other", "GIT_DIR": ".git"]
    #expect(try folder.envlint("--staged", "--strict", variables: variables).status == 0)
    try folder.git("add", "More.swift")
    #expect(try folder.envlint("--staged", "--strict", variables: variables).status == 0)
    #expect(try folder.envlint("--staged", "--strict", variables: ["GIT_DIR": ".git"]).status == 1)
    try folder.write(Self.more.replacing("load", with: "open"), to: "Sources/More.swift")
    try folder.git("add", "--all")
    let part = ["--staged", "--project-root", "Sources", "--format", "concise", "--quiet"]
    let run = try folder.envlint(part, variables: ["GIT_DIR": ".git"])
    #expect(run.output.hasPrefix("Sources/More.swift:4:20: warning:"), "\(run.output)\(run.errors)")
  }

  @Test func whatASubmoduleHoldsIsNoChange() throws {
    let module = try TemporaryFolder(["More.swift": Self.more])
    try module.git("init", "--quiet")
    try module.commit()
    try folder.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", module.path, "Module")
    #expect(try findings().contains("Module/More.swift closure_entry"))
    #expect(try findings("--changed") == [])
    #expect(try findings("--staged") == [])
    try folder.write(Self.more, to: "Near.swift")
    #expect(try findings("--changed") == ["Near.swift closure_entry"])
  }

  @Test func filesWithOddNamesAreFound() throws {
    for name in ["a b.swift", "ü\"\\.swift", "-c.swift", "d\ne.swift"] {
      try folder.write(Self.more, to: "Odd/" + name)
      #expect(try findings("--changed").count == 1, "'\(name)'")
      try folder.git("add", "--all")
      try folder.write("", to: "Odd/" + name)
      #expect(try findings("--staged").count == 1, "'\(name)'")
      try folder.git("rm", "--quiet", "-r", "--force", "Odd")
    }
  }

  @Test func mistakesSayWhatToDo() throws {
    let unknown = try folder.envlint("--changed=nowhere")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("unknown git revision 'nowhere'\n  hint: fetch it first"))
    #expect(try folder.envlint("--changed=--help").errors.contains("unknown git revision '--help'"))
    try folder.git("checkout", "--quiet", "--orphan", "apart")
    try folder.write("", to: "Apart.swift")
    try folder.commit()
    let apart = try folder.envlint("--changed=main")
    #expect(apart.status == 2 && apart.errors.contains("hint: if the clone is shallow"))
    let outside = try TemporaryFolder(["A.swift": ""])
    let none = try outside.envlint("--changed")
    #expect(none.status == 2 && none.errors.contains("is not in a git repository"))
    for arguments in [
      ["--changed", "--staged"], ["--staged", "--fix"], ["--staged", "-"], ["--changed", "--write-baseline", "a"],
    ] {
      let run = try folder.envlint(arguments)
      #expect(run.status == 2 && run.errors.contains("can't be used together"))
    }
    #expect(try folder.envlint("--changed=").errors.contains("'--changed' requires a value"))
  }

  /// A missing injection can be shown at several places: one in a changed file is preferred.
  @Test func theChangeDeterminesThePlace() throws {
    let app = """
      import SwiftUI
      @main struct Reader: App {
        @State private var library = Library()
        var body: some Scene { WindowGroup { Window().environment(library) } }
      }

      """
    let window = "import SwiftUI\nstruct Window: View { var body: some View { Shelf() } }\n"
    try folder.write(app, to: "App/Reader.swift")
    try folder.write(window, to: "App/Window.swift")
    try folder.write("", to: "App/Root.swift")
    try folder.commit()
    try folder.write(app.replacing(".environment(library)", with: ""), to: "App/Reader.swift")
    #expect(try findings("--changed") == ["App/Reader.swift missing_injection"])
    #expect(try findings("--changed", "Sources") == ["Sources/Library.swift missing_injection"])
    try folder.commit()
    #expect(try findings("--changed") == [])
    // The app has the object, but it's the window that begins to need it.
    try folder.write(window.replacing("Shelf()", with: "Text(\"\")"), to: "App/Window.swift")
    try folder.commit()
    try folder.write(window, to: "App/Window.swift")
    #expect(try findings().contains("App/Reader.swift missing_injection"))
    #expect(try findings("--changed") == ["App/Window.swift missing_injection"])
    // The advice is about the place that is shown.
    #expect(try folder.envlint("--changed").output.contains("help: add '.environment(…)' to 'Shelf'"))
    #expect(try folder.envlint().output.contains("help: add '.environment(library)' to 'Window'"))
  }
}
