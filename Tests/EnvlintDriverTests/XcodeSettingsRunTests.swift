import Foundation
import Testing

/// Language mode, isolation and deployment targets of Xcode's targets: that they reach the rules, and that users see where they come from.
struct XcodeSettingsRunTests {
  /// Two targets with a folder each, and a folder that both have.
  private static func project(first: String, second: String, file: String? = nil) -> String {
    """
    // !$*UTF8*$!
    { objects = {
    R = {isa = PBXProject; mainGroup = G; buildConfigurationList = LP; targets = (T1, T2, ); };
    G = {isa = PBXGroup; children = (S1, S2, S3, X, ); sourceTree = "<group>"; };
    S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = First; sourceTree = "<group>"; };
    S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Second; sourceTree = "<group>"; };
    S3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Both; sourceTree = "<group>"; };
    X = {isa = PBXFileReference; path = ../Config/App.xcconfig; sourceTree = "<group>"; };
    T1 = {isa = PBXNativeTarget; name = First; buildConfigurationList = L1; fileSystemSynchronizedGroups = (S1, S3, ); };
    T2 = {isa = PBXNativeTarget; name = Second; buildConfigurationList = L2; fileSystemSynchronizedGroups = (S2, S3, ); };
    LP = {isa = XCConfigurationList; buildConfigurations = (P, ); };
    L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
    L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
    P = {isa = XCBuildConfiguration; \(file == nil ? "" : "baseConfigurationReference = X;") buildSettings = { }; name = Release; };
    C1 = {isa = XCBuildConfiguration; buildSettings = { \(first) }; name = Release; };
    C2 = {isa = XCBuildConfiguration; buildSettings = { \(second) }; name = Release; };
    }; }
    """
  }

  private static func key(_ name: String) -> String {
    """
    import SwiftUI
    struct \(name): EnvironmentKey { static var defaultValue = 1 }
    extension EnvironmentValues {
      var value\(name): Int { get { self[\(name).self] } set { self[\(name).self] = newValue } }
    }
    """
  }

  private static func folder(
    first: String, second: String, file: String? = nil, others: [String: String] = [:]
  ) throws -> TemporaryFolder {
    var files = [
      ".git/HEAD": "", "App/First/A.swift": key("A"), "App/Second/B.swift": key("B"), "App/Both/C.swift": key("C"),
      "Tools/D.swift": key("D"),
      "App/App.xcodeproj/project.pbxproj": project(first: first, second: second, file: file),
    ]
    if let file { files["Config/App.xcconfig"] = file }
    return try TemporaryFolder(files.merging(others) { $1 })
  }

  /// The files with a default that the compiler does not reject in their language mode.
  private static func reported(_ folder: TemporaryFolder) throws -> [String] {
    let run = try folder.envlint("--only", "mutable_key_default", "--format", "concise")
    return run.output.split(separator: "\n").compactMap { line in
      ["A", "B", "C", "D"].first { line.contains("/\($0).swift:") }
    }
  }

  /// Each file has the mode of the package around it, wherever in the project.
  @Test func languageModesOfPackagesReachTheRules() throws {
    func manifest(_ mode: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "P")], swiftLanguageVersions: [\(mode)])
      """
    }
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "Kit/Package.swift": manifest(".version(\"6\")"), "Kit/Sources/P/A.swift": Self.key("A"),
      "Old/Package.swift": manifest(".v5"), "Old/Sources/P/B.swift": Self.key("B"), "App/C.swift": Self.key("C"),
      "Odd/Package.swift": manifest("newest"), "Odd/Sources/P/D.swift": Self.key("D"),
    ])
    #expect(try Self.reported(folder).sorted() == ["B", "C", "D"])
    #expect(try folder.envlint("config", "show", "Kit/Sources/P/A.swift").output.contains("swift_language_mode: \"6\""))
  }

  @Test func languageModesReachTheRules() throws {
    let differing = try Self.folder(first: "SWIFT_VERSION = 6.0;", second: "SWIFT_VERSION = 5.0;")
    #expect(try Self.reported(differing) == ["C", "B", "D"])
    let alike = try Self.folder(first: "SWIFT_VERSION = 6.0;", second: "SWIFT_VERSION = 6;")
    #expect(try Self.reported(alike) == ["D"])
    let file = "#include? \"Local.xcconfig\"\nSWIFT_VERSION = 6.0 // for all\n"
    let inFile = try Self.folder(first: "", second: "SWIFT_VERSION = 5.0;", file: file)
    #expect(try Self.reported(inFile) == ["C", "B", "D"])
    try inFile.write("swift_language_mode: \"5\"\n", to: ".envlint.yml")
    #expect(try Self.reported(inFile) == ["C", "A", "B", "D"])
    try inFile.write("swift_language_mode: \"6\"\n", to: ".envlint.yml")
    #expect(try Self.reported(inFile) == [])
  }

  /// A package's manifest is about the files of its targets, and about those of which nothing else is known.
  @Test func packagesWinInTheirTargets() throws {
    func package(_ targets: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "A", platforms: [.macOS(.v13)], targets: \(targets))
      """
    }
    let mode = "SWIFT_VERSION = 6.0; IPHONEOS_DEPLOYMENT_TARGET = 18.0;"
    let folder = try Self.folder(
      first: mode, second: mode,
      others: ["Package.swift": package("[.target(name: \"First\", path: \"App/First\")]")])
    #expect(try Self.reported(folder) == ["A", "D"])
    func targets(_ file: String) throws -> [String: [String]]? {
      try settings(folder, file)["deployment_targets"]?["value"] as? [String: [String]]
    }
    #expect(try targets("App/First/A.swift") == ["macOS": ["13"]])
    #expect(try targets("App/Second/B.swift") == ["iOS": ["18"]])
    #expect(try targets("Tools/D.swift") == ["macOS": ["13"]])
    try folder.write(package("all"), to: "Package.swift")
    #expect(try targets("App/Second/B.swift") == ["macOS": ["13"]], "any file may be in a target")
    try folder.write(package("[.target(name: \"First\", path: \"App/First\")]"), to: "Package.swift")
    let shown = try folder.envlint("config", "show", "App/First/A.swift").output
    #expect(shown.contains("swift_language_mode: \"5\""))
    #expect(shown.contains("# Package.swift\n"))
  }

  private func settings(_ folder: TemporaryFolder, _ path: String...) throws -> [String: [String: Any]] {
    let run = try folder.envlint(["config", "show", "--format", "json"] + path)
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(json?["settings"] as? [String: [String: Any]])
  }

  @Test func showTellsTheTarget() throws {
    let folder = try Self.folder(
      first: "SWIFT_VERSION = 6.0; IPHONEOS_DEPLOYMENT_TARGET = 18.0;",
      second: "SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
      file: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\nMACOSX_DEPLOYMENT_TARGET = 14\n")
    let first = try settings(folder, "App/First/A.swift")
    #expect(first["swift_language_mode"]?["value"] as? String == "6")
    #expect(first["swift_language_mode"]?["origin"] as? String == "Xcode target First")
    #expect(first["default_isolation"]?["value"] as? String == "main_actor")
    #expect(first["deployment_targets"]?["value"] as? [String: [String]] == ["iOS": ["18"], "macOS": ["14"]])
    let both = try settings(folder, "App/Both/C.swift")
    #expect(both["swift_language_mode"]?["value"] is NSNull)
    #expect(both["swift_language_mode"]?["origin"] as? String == "default")
    #expect(both["default_isolation"]?["origin"] as? String == "Xcode targets First, Second")
    #expect(both["deployment_targets"]?["value"] as? [String: [String]] == ["iOS": ["17"], "macOS": ["14"]])
    let all = try settings(folder)
    #expect(all["swift_language_mode"]?["value"] is NSNull)
    #expect((all["swift_language_mode"]?["origin"] as? String)?.hasPrefix("differs between files") == true)
    let unlisted = try settings(folder, "Tools/D.swift")
    #expect(unlisted["deployment_targets"]?["origin"] as? String == "lowest of the Xcode projects")
    try folder.write("swift_language_mode: \"5\"\n", to: ".envlint.yml")
    #expect(try settings(folder)["swift_language_mode"]?["origin"] as? String == ".envlint.yml:1")
  }

  @Test func doctorListsEachValue() throws {
    let folder = try Self.folder(first: "SWIFT_VERSION = 6.0;", second: "SWIFT_VERSION = 5.0;")
    try folder.write("deployment_targets:\n  iOS: 17\n", to: ".envlint.yml")
    let text = try folder.envlint("doctor").output
    #expect(text.contains("  swift_language_mode: 6 in 1 file (Xcode target First)\n"))
    #expect(text.contains("  swift_language_mode: 5 in 1 file (Xcode target Second)\n"))
    #expect(text.contains("  swift_language_mode: unknown in 2 files\n"))
    #expect(text.contains("  default_isolation: unknown in 4 files\n"))
    #expect(text.contains("  deployment_targets: iOS 17 in 4 files (configuration)\n"))
  }

  @Test func doctorJoinsTargetsThatAgree() throws {
    let folder = try Self.folder(first: "SWIFT_VERSION = 6.0;", second: "SWIFT_VERSION = 6.0;")
    let text = try folder.envlint("doctor").output
    #expect(text.contains("  swift_language_mode: 6 in 3 files (Xcode targets First, Second)\n"), "\(text)")
  }

  /// What cannot be read is unknown, and a run neither fails nor stops.
  @Test(arguments: [
    "", "\0\u{1}", "#include \"App.xcconfig\"\n", "#include \"../../../../etc/passwd\"\n", "SWIFT_VERSION",
  ])
  func brokenFilesOfSettingsSayNothing(_ file: String) throws {
    let folder = try Self.folder(first: "", second: "", file: file)
    let run = try folder.envlint("--only", "mutable_key_default", "--fail-on", "error")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try Self.reported(folder) == ["C", "A", "B", "D"])
  }

  @Test func aFolderInPlaceOfAFileOfSettingsSaysNothing() throws {
    let folder = try Self.folder(first: "", second: "", file: "SWIFT_VERSION = 6.0")
    #expect(try Self.reported(folder) == ["D"])
    try FileManager.default.removeItem(atPath: folder.absolute("Config/App.xcconfig"))
    try folder.makeFolder("Config/App.xcconfig")
    #expect(try Self.reported(folder) == ["C", "A", "B", "D"])
  }

  /// A fix puts a value into a constant that all threads share; of a type that is isolated by default the compiler lets it.
  @Test func isolationByDefaultMakesTypesSendable() throws {
    func fixes(_ isolation: String, _ declaration: String) throws -> Bool {
      let folder = try Self.folder(
        first: "SWIFT_VERSION = 6.0; \(isolation)", second: "",
        others: [
          "App/First/E.swift": """
          import SwiftUI
          \(declaration) Model { var count = 0 }
          extension EnvironmentValues { @Entry var model = Model() }
          """
        ])
      let run = try folder.envlint("--only", "unstable_entry_default", "--format", "json", "--min-severity", "info")
      #expect(run.output.contains("unstable_entry_default"))
      return run.output.contains("Store the default in a 'static let'")
    }
    #expect(try !fixes("", "final class"))
    #expect(try fixes("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "final class"))
    #expect(try !fixes("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "nonisolated final class"))
    #expect(try !fixes("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", "final class"))
  }
}
