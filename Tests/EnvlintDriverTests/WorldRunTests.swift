import Foundation
import Testing

/// A run over a tree of several projects finds what runs over each of them find.
@Suite struct WorldRunTests {
  // MARK: Pieces

  private static func package(_ name: String, _ targets: String, dependencies: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "\(name)", platforms: [.iOS(.v17)], dependencies: [\(dependencies)], targets: [\(targets)])
    """
  }

  private static func project(_ folders: [String], references: [String] = []) -> String {
    let groups = folders.enumerated().map {
      "S\($0) = {isa = PBXFileSystemSynchronizedRootGroup; path = \($1); sourceTree = \"<group>\"; };"
    }
    let packages = references.enumerated().map {
      "P\($0) = {isa = XCLocalSwiftPackageReference; relativePath = \($1); };"
    }
    let all = folders.indices.map { "S\($0), " }.joined()
    let target = "T = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (\(all)); name = App; };"
    return "{objects = {" + (groups + packages + [target]).joined(separator: "\n") + "};}"
  }

  private static func app(_ home: String = "Home()", imports: String = "") -> String {
    "import SwiftUI\n\(imports)\n@main struct MyApp: App { var body: some Scene { WindowGroup { \(home) } } }\n"
  }

  /// A view that looks up an object.
  private static func view(_ name: String, access: String = "", shows: String = "Text(\"\\(session.user)\")") -> String
  {
    """
    import SwiftUI
    \(access) struct \(name): View {
      @Environment(Session.self) private var session
      \(access) init() {}
      \(access) var body: some View { \(shows) }
    }

    """
  }

  private static func session(_ access: String = "") -> String {
    "import SwiftUI\n@Observable \(access) final class Session { \(access) init() {}\n\(access) var user = 1 }\n"
  }

  private static let kit = [
    "Package.swift": package("Kit", ".target(name: \"Kit\")"),
    "Sources/Kit/Session.swift": session("public"),
    "Sources/Kit/Page.swift": view("Page", access: "public"),
  ]

  private static func files(_ folder: String, _ files: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) })
  }

  // MARK: Runs

  private func findings(_ folder: TemporaryFolder, in path: String = "", _ options: [String] = []) throws -> [String] {
    let run = try folder.envlint(
      [".", "--project-root", ".", "--enable", "dead_entry", "--min-severity", "info", "--format", "concise"] + options,
      in: path)
    #expect(run.status != 2, "\(run.errors)")
    return run.output.split(separator: "\n").filter { $0.contains(": ") && $0.hasSuffix(")") }
      .map { path.isEmpty ? String($0) : "\(path)/\($0)" }
  }

  /// Checks that one run finds what runs over the parts find, and gives that, as `file:rule`.
  private func union(_ files: [String: String], of parts: [String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let whole = try findings(folder)
    #expect(try findings(folder, ["--no-prefilter"]) == whole)
    #expect(try whole.sorted() == parts.flatMap { try findings(folder, in: $0) }.sorted())
    return whole.map { line in
      "\(line.prefix { $0 != ":" }): \(line.split(separator: "(").last?.dropLast() ?? "")"
    }
  }

  private func proof(_ files: [String: String]) throws -> String {
    try TemporaryFolder(files).envlint("prove", ".", "--project-root", ".").output
  }

  // MARK: Trees

  /// Two apps and three packages that share names, of which each app uses its own ones.
  @Test func namesInOtherProjectsMeanNothing() throws {
    var files = Self.files("One/Kit", Self.kit)
    files["One/One.xcodeproj/project.pbxproj"] = Self.project(["App"], references: ["Kit"])
    files["One/App/App.swift"] = Self.app("Page()", imports: "import Kit")
    files.merge(Self.files("Two/Kit", Self.kit)) { $1 }
    files["Two/Two.xcodeproj/project.pbxproj"] = Self.project(["App"], references: ["Kit"])
    files["Two/App/App.swift"] = Self.app("Page().environment(Session())", imports: "import Kit")
    // It injects under the same names, and hides SwiftUI's.
    files["Three/Package.swift"] = Self.package("Three", ".target(name: \"Kit\")")
    files["Three/Sources/Kit/All.swift"] =
      Self.session()
        + """
        struct Text: View { var body: some View { Color.red } }
        struct View {}
        struct Environment {}
        func page() -> some SwiftUI.View { Page().environment(Session()) }

        """ + Self.view("Page")
    let found = try union(files, of: ["One", "Two", "Three"])
    #expect(found.contains("One/Kit/Sources/Kit/Page.swift: missing_injection"))
    let proof = try proof(files)
    #expect(proof.contains("Session: 1 of 2 proven, 1 lacking"), "\(proof)")
    #expect(proof.contains("One/Kit/Sources/Kit/Page.swift:3:3: lacking: the path MyApp → Page"), "\(proof)")
  }

  @Test func anExampleHidesNothingOfItsLibrary() throws {
    var files = Self.kit
    files["Sources/Kit/Own.swift"] = Self.view("Own") + Self.app("Own()")
    files["Example/Example.xcodeproj/project.pbxproj"] = Self.project(["App"], references: [".."])
    files["Example/App/App.swift"] =
      Self.app("Page().environment(Session())", imports: "import Kit")
      + "struct Text: View { var body: some View { Color.red } }\nstruct WindowGroup {}\nstruct View {}\n"
    let found = try findings(try TemporaryFolder(files))
    #expect(found.contains { $0.hasPrefix("Sources/Kit/Own.swift") && $0.contains("missing_injection") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("Sources/Kit/Page.swift") && $0.contains("injected everywhere") }, "\(found)")
  }

  /// What an app injects reaches the views of the package that it refers to, and no others.
  @Test func anAppSeesItsOwnModuleOfTwoWithOneName() throws {
    var files = Self.files("A/Core", Self.kit)
    files.merge(Self.files("B/Core", Self.kit)) { $1 }
    files["A/App/Package.swift"] = Self.package(
      "App", ".executableTarget(name: \"App\", dependencies: [.product(name: \"Kit\", package: \"Core\")])",
      dependencies: ".package(path: \"../Core\")")
    files["A/App/Sources/App/App.swift"] = Self.app("Page()", imports: "import Kit")
    _ = try union(files, of: ["A", "B"])
    #expect(try proof(files).contains("A/Core/Sources/Kit/Page.swift:3:3: lacking: the path MyApp → Page"))
    files["A/App/Sources/App/App.swift"] = Self.app("Page().environment(Session())", imports: "import Kit")
    _ = try union(files, of: ["A", "B"])
    #expect(try proof(files).contains("Session: 1 of 1 proven"))
  }

  @Test func aWorkspaceJoinsWhatItLists() throws {
    var files = Self.files("Kit", Self.kit)
    files["App/App.xcodeproj/project.pbxproj"] = Self.project(["App"])
    files["App/App/App.swift"] = Self.app("Page().environment(Session())")
    func worlds() throws -> Int {
      let doctor = try TemporaryFolder(files).envlint("doctor", ".", "--project-root", ".").output
      return doctor.split(separator: "\n").drop { $0 != "worlds:" }.prefix { $0 != "compiler:" }.count - 1
    }
    #expect(try worlds() == 2)
    let items = ["App/App.xcodeproj", "Kit"].map { "<FileRef location = \"group:\($0)\"></FileRef>" }.joined()
    files["All.xcworkspace/contents.xcworkspacedata"] = "<Workspace version = \"1.0\">\(items)</Workspace>"
    #expect(try worlds() == 1)
    files["App/App/App.swift"] = Self.app("Page().environment(Session())", imports: "import Kit")
    #expect(try proof(files).contains("Session: 1 of 1 proven"))
  }

  @Test func aFileOfTwoProjectsIsReadWithBoth() throws {
    var files = ["Shared/Home.swift": Self.session() + Self.view("Home")]
    files["One/One.xcodeproj/project.pbxproj"] = Self.project(["App", "../Shared"])
    files["One/App/App.swift"] = Self.app("Home().environment(Session())")
    files["Two/Two.xcodeproj/project.pbxproj"] = Self.project(["App", "../Shared"])
    files["Two/App/App.swift"] = Self.app("Home()")
    let missing = try findings(try TemporaryFolder(files)).filter { $0.contains("missing_injection") }
    #expect(missing.map { $0.prefix { $0 != ":" } } == ["Two/App/App.swift"])
  }

  /// An entry that only the app sets is no dead one of the package, and what one project alone reads isn't read for another one.
  @Test func keysAreReadAndSetInTheirOwnWorld() throws {
    let keys = "import SwiftUI\nextension EnvironmentValues { @Entry var accent = 1 }\n"
    let reader =
      "import SwiftUI\nstruct Reader: View { @Environment(\\.accent) private var accent\nvar body: some View { Text(\"\\(accent)\") } }\n"
    let files = [
      "One/Package.swift": Self.package("One", ".executableTarget(name: \"One\")"),
      "One/Sources/One/Keys.swift": keys, "One/Sources/One/App.swift": Self.app(),
      "Two/Package.swift": Self.package("Two", ".executableTarget(name: \"Two\")"),
      "Two/Sources/Two/Keys.swift": keys, "Two/Sources/Two/App.swift": Self.app("Reader()"),
      "Two/Sources/Two/Reader.swift": reader,
    ]
    #expect(
      try union(files, of: ["One", "Two"]).filter { $0.hasSuffix("dead_entry") } == [
        "One/Sources/One/Keys.swift: dead_entry"
      ])
  }

  @Test func clonesAndWorktreesAreApart() throws {
    let part = [
      "Session.swift": Self.session(), "Home.swift": Self.view("Home"), "App.swift": Self.app("Home()"),
    ]
    var files = Self.files("Clone", part)
    // A system that no project in the clone is for.
    files["App/App.xcodeproj/project.pbxproj"] = "IPHONEOS_DEPLOYMENT_TARGET = 14.0;"
    files["Clone/Old.swift"] =
      "import SwiftUI\nstruct Old: View { @Environment(\\.presentationMode) private var mode\nvar body: some View { Text(\"\\(mode)\") } }\n"
    files["Clone/.git/HEAD"] = "ref: refs/heads/main"
    files.merge(Self.files("Worktree", part)) { $1 }
    files["Worktree/.git"] = "gitdir: /somewhere/.git/worktrees/feature\n"
    let found = try union(files, of: ["Clone", "Worktree"])
    #expect(found.count { $0.hasSuffix("missing_injection") } == 2)
    #expect(found.contains("Clone/Old.swift: deprecated_key"))
    // A submodule is a part of what is around it.
    files["Worktree/.git"] = "gitdir: ../.git/modules/feature\n"
    let doctor = try TemporaryFolder(files).envlint("doctor", ".", "--project-root", ".").output
    #expect(doctor.contains("App, and in no package, project or workspace: 3 files"), "\(doctor)")
  }

  /// A key of a package that only the tests of an app read, in trees where little says that both belong together.
  @Test(arguments: ["", "pod", "link", "specification", "clone"]) func usesInTheAppCount(_ tie: String) throws {
    var files = [
      "Core/Keys.swift": "import SwiftUI\nextension EnvironmentValues { @Entry var tested = 1 }\n",
      "App/App.swift": Self.app("Reader()"),
      "App/Reader.swift":
        "import SwiftUI\nstruct Reader: View { @Environment(\\.tested) private var tested\nvar body: some View { Text(\"\\(tested)\") } }\n",
    ]
    files["App/App.xcodeproj/project.pbxproj"] = Self.project(["."])
    switch tie {
    case "pod":
      files["Core/Core.podspec"] = "Pod::Spec.new { |s| s.name = 'Core' }"
      files["App/Imports.swift"] = "@testable import Core\n"
    case "specification":
      files["App/project.yml"] = "targets:\n  App:\n    sources: [., ../Core]\n"
      files["Core/Core.xcodeproj/project.pbxproj"] = Self.project(["."])
    case "clone":
      files["Core/.git/HEAD"] = "ref: refs/heads/main"
      files["Core/Package.swift"] = Self.package("Core", ".target(name: \"Core\", path: \".\")")
      files["App/Imports.swift"] = "@testable import Core\n"
    default: files["Core/Core.xcodeproj/project.pbxproj"] = Self.project(["."])
    }
    let folder = try TemporaryFolder(files)
    if tie == "link" { try folder.link("App/Core", to: "../Core") }
    let doctor = try folder.envlint("doctor", ".", "--project-root", ".").output
    #expect(doctor.contains("worlds:\n  App: 2 files\n  Core: 1 file\n") == tie.isEmpty, "\(doctor)")
    #expect(try findings(folder).contains { $0.hasSuffix("(dead_entry)") } == tie.isEmpty)
  }

  // MARK: What else a run does

  private static let twoWorlds: [String: String] = {
    var files = Self.files("One", kit)
    files["One/Sources/Kit/App.swift"] = app("Page()")
    files.merge(Self.files("Two", files.reduce(into: [:]) { $0[String($1.key.dropFirst(4))] = $1.value })) { $1 }
    files["Two/Sources/Kit/App.swift"] = app("Page().environment(Session())")
    return files
  }()

  @Test func doctorListsTheWorlds() throws {
    var files = Self.twoWorlds
    files["Notes.swift"] = ""
    let run = try TemporaryFolder(files).envlint("doctor", ".", "--project-root", ".")
    #expect(
      run.output.contains(
        "worlds:\n  in no package, project or workspace: 1 file\n  One: 4 files\n  Two: 4 files\n"), "\(run.output)")
    let single = try TemporaryFolder(Self.kit).envlint("doctor", ".", "--project-root", ".")
    #expect(single.output.contains("worlds:\n  root: 3 files\n"), "\(single.output)")
  }

  @Test func proofsAndMapsHoldAllWorlds() throws {
    let folder = try TemporaryFolder(Self.twoWorlds)
    let proof = try folder.envlint("prove", ".", "--project-root", ".")
    #expect(proof.output.contains("1 of 2"), "\(proof.output)")
    let map = try folder.envlint("map", ".", "--project-root", ".", "--format", "json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(map.output.utf8)) as? [String: Any])
    let sessions = try #require(json["objects"] as? [[String: Any]])
    #expect(sessions.map { $0["id"] as? String } == ["Session", "Session (2)"])
    for session in sessions {
      let declared = ((session["declared"] as? [[String: Any]])?.first?["file"] as? String)?.prefix(3)
      let read = ((session["read"] as? [[String: Any]])?.first?["file"] as? String)?.prefix(3)
      #expect(declared != nil && declared == read)
    }
  }

  @Test func fixesReachAllWorlds() throws {
    let reader =
      "import SwiftUI\nstruct A: View { @Environment(\\.locale) var locale\nvar body: some View { Text(\"\\(locale)\") } }\n"
    let folder = try TemporaryFolder([
      "One/Package.swift": Self.package("One", ".target(name: \"One\")"), "One/Sources/One/A.swift": reader,
      "Two/Package.swift": Self.package("Two", ".target(name: \"Two\")"), "Two/Sources/Two/A.swift": reader,
    ])
    _ = try folder.envlint(
      ".", "--project-root", ".", "--fix", "--only", "nonprivate_environment", "--enable", "nonprivate_environment",
      "--unsafe-fixes", "--min-severity", "info")
    for file in ["One/Sources/One/A.swift", "Two/Sources/Two/A.swift"] {
      #expect(try folder.text(of: file).contains("private var locale"))
    }
  }

  /// What a change introduces is found in its world, against the same world as it was.
  @Test func aChangeIsComparedInItsWorld() throws {
    let folder = try TemporaryFolder(Self.twoWorlds)
    try folder.git("init", "--quiet")
    try folder.commit()
    let options = ["--changed=HEAD", "--min-severity", "info", "--format", "concise", "--only", "missing_injection"]
    #expect(try !folder.envlint(options).output.contains("(missing_injection)"))
    try folder.write(Self.app("Page()"), to: "Two/Sources/Kit/App.swift")
    let found = try folder.envlint(options).output.split(separator: "\n").filter { $0.contains("(missing_injection)") }
    #expect(found.map { $0.prefix { $0 != ":" } } == ["Two/Sources/Kit/Page.swift"], "\(found)")
    // Without its manifest, it is one world with what no manifest is above.
    try folder.remove("Two/Package.swift")
    let doctor = try folder.envlint("doctor", ".").output
    #expect(doctor.contains("worlds:\n  One: 4 files\n  in no package, project or workspace: 3 files\n"), "\(doctor)")
  }

  @Test func configuredModulesKeepTheTreeTogether() throws {
    var files = Self.twoWorlds
    files[".envlint.yml"] = "modules:\n  Kit: [One/Sources/Kit/**]\n"
    let doctor = try TemporaryFolder(files).envlint("doctor", ".", "--project-root", ".").output
    #expect(doctor.contains("worlds:\n  root: 8 files\ncompiler"), "\(doctor)")
  }
}
