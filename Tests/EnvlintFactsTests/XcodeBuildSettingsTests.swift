import EnvlintSyntax
import Testing

@testable import EnvlintFacts

/// Which build settings a target of Xcode has, by its project and by the files of settings that this names.
@Suite struct XcodeBuildSettingsTests {
  /// A project with one target in Debug and Release.
  ///
  /// - Parameters:
  ///   - target: the build settings of the target in Debug.
  ///   - release: those in Release; nil for the same ones.
  static func project(
    target: String = "", release: String? = nil, project: String = "", targetFile: String? = nil,
    projectFile: String? = nil
  ) -> String {
    func reference(_ file: String?) -> String {
      file.map { "baseConfigurationReference = \($0);" } ?? ""
    }
    return """
      { objects = {
      R = {isa = PBXProject; mainGroup = G; buildConfigurationList = LP; targets = (T, ); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (); buildConfigurationList = LT; fileSystemSynchronizedGroups = (S, ); };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (S, X1, X2, ); sourceTree = "<group>"; };
      X1 = {isa = PBXFileReference; path = Config/Target.xcconfig; sourceTree = "<group>"; };
      X2 = {isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = "<group>"; };
      LP = {isa = XCConfigurationList; buildConfigurations = (P1, P2, ); };
      LT = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
      P1 = {isa = XCBuildConfiguration; \(reference(projectFile)) buildSettings = { \(project) }; name = Debug; };
      P2 = {isa = XCBuildConfiguration; \(reference(projectFile)) buildSettings = { \(project) }; name = Release; };
      C1 = {isa = XCBuildConfiguration; \(reference(targetFile)) buildSettings = { \(target) }; name = Debug; };
      C2 = {isa = XCBuildConfiguration; \(reference(targetFile)) buildSettings = { \(release ?? target) }; name = Release; };
      }; }
      """
  }

  private static func settings(_ text: String, files: [String: String] = [:]) throws -> CompilerSettings {
    let project = try #require(XcodeProject(SourceBytes(text)) { files[$0].map { SourceBytes($0) } })
    return try #require(project.targets.first).settings
  }

  private static func mode(_ text: String, files: [String: String] = [:]) throws -> BuildSetting<LanguageMode> {
    try settings(text, files: files).languageMode
  }

  @Test(
    arguments: [
      ("SWIFT_VERSION = 5.0;", .known(.swift5)), ("SWIFT_VERSION = \"6\";", .known(.swift6)),
      ("SWIFT_VERSION = 6.2;", .known(.swift6)), ("SWIFT_VERSION = 4.2;", .unknown),
      ("SWIFT_VERSION = \"\";", .unknown),
      ("SWIFT_VERSION = \"$(MODE)\";", .unknown), ("SWIFT_VERSION = (5, );", .unknown), ("", .unset),
      ("SWIFT_VERSION_X = 6.0;", .unset), ("\"SWIFT_VERSION[sdk=iphoneos*]\" = 6.0;", .unknown),
      ("SWIFT_VERSION = 6.0; \"SWIFT_VERSION[sdk=iphoneos*]\" = 6.0;", .known(.swift6)),
      ("SWIFT_VERSION = 6.0; \"SWIFT_VERSION[sdk=iphoneos*]\" = 5.0;", .unknown),
    ] as [(String, BuildSetting<LanguageMode>)])
  func valuesAreRead(_ written: String, _ expected: BuildSetting<LanguageMode>) throws {
    #expect(try Self.mode(Self.project(target: written)) == expected)
    #expect(try Self.mode(Self.project(project: written)) == expected)
  }

  @Test(
    arguments: [
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", .known(.mainActor)),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", .known(.nonisolated)),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = OtherActor;", .unknown), ("", .unset),
    ] as [(String, BuildSetting<DefaultIsolation>)])
  func isolationIsRead(_ written: String, _ expected: BuildSetting<DefaultIsolation>) throws {
    #expect(try Self.settings(Self.project(target: written)).defaultIsolation == expected)
  }

  /// The target wins over its file, that over the project, and that over the file of the project.
  @Test func thePlaceNextToTheTargetWins() throws {
    let files = ["Config/Target.xcconfig": "SWIFT_VERSION = 6.0", "Config/Project.xcconfig": "SWIFT_VERSION = 6.0"]
    let (five, inherited) = ("SWIFT_VERSION = 5.0;", "SWIFT_VERSION = \"$(inherited)\";")
    #expect(
      try Self.mode(Self.project(target: five, targetFile: "X1"), files: files) == .known(.swift5))
    #expect(
      try Self.mode(Self.project(target: inherited, project: five, targetFile: "X1"), files: files)
        == .known(.swift6))
    #expect(try Self.mode(Self.project(project: five, targetFile: "X1"), files: files) == .known(.swift6))
    #expect(try Self.mode(Self.project(project: five, projectFile: "X2"), files: files) == .known(.swift5))
    #expect(try Self.mode(Self.project(project: inherited, projectFile: "X2"), files: files) == .known(.swift6))
    #expect(try Self.mode(Self.project(projectFile: "X2"), files: files) == .known(.swift6))
  }

  @Test func configurationsThatDifferAreUnknown() throws {
    #expect(
      try Self.mode(Self.project(target: "SWIFT_VERSION = 5.0;", release: "SWIFT_VERSION = 6.0;")) == .unknown)
    #expect(try Self.mode(Self.project(target: "SWIFT_VERSION = 5.0;", release: "")) == .unknown)
    #expect(
      try Self.mode(Self.project(target: "SWIFT_VERSION = 6.0;", release: "", project: "SWIFT_VERSION = 6.0;"))
        == .known(.swift6))
    let targets = try Self.settings(
      Self.project(target: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", release: "IPHONEOS_DEPLOYMENT_TARGET = 16.4;")
    ).deploymentTargets
    #expect(targets == [.iOS: PlatformVersion("16.4")!])
  }

  @Test(
    arguments: [
      ("IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14;", "iOS 17, macOS 14"), ("", ""),
      ("IPHONEOS_DEPLOYMENT_TARGET = 17.0; \"IPHONEOS_DEPLOYMENT_TARGET[sdk=a]\" = 15;", "iOS 15"),
      (
        "WATCHOS_DEPLOYMENT_TARGET = 9; TVOS_DEPLOYMENT_TARGET = 16; XROS_DEPLOYMENT_TARGET = 1;",
        "tvOS 16, visionOS 1, watchOS 9"
      ),
      ("IPHONEOS_DEPLOYMENT_TARGET = \"$(A)\";", nil), ("IPHONEOS_DEPLOYMENT_TARGET = new;", nil),
    ] as [(String, String?)]) func targetsAreRead(_ written: String, _ expected: String?) throws
  {
    let targets = try Self.settings(Self.project(target: written)).deploymentTargets
    #expect(
      targets.map { $0.map { "\($0.key.rawValue) \($0.value.text)" }.sorted().joined(separator: ", ") } == expected)
  }

  @Test(
    arguments: [
      (["T": "SWIFT_VERSION = 6.0 // mode\n"], .known(.swift6)), (["T": "// SWIFT_VERSION = 6.0\n"], .unset),
      (["T": "SWIFT_VERSION=6\r\nSWIFT_VERSION = 5\r\n"], .known(.swift5)),
      (["T": "SWIFT_VERSION[sdk=iphoneos*][arch=*] = 6"], .unknown), (["T": "SWIFT_VERSION = 6;"], .unknown),
      (["T": "\tSWIFT_VERSION = 6 \nnonsense\n= 4\n[a] = 5\n#\n#include\n#include x\n"], .known(.swift6)),
      (["T": "#include \"A.xcconfig\"", "A": "SWIFT_VERSION = 6"], .known(.swift6)),
      (["T": "#include \"./A.xcconfig\" // more\nSWIFT_VERSION = 5", "A": "SWIFT_VERSION = 6"], .known(.swift5)),
      (["T": "SWIFT_VERSION = 5\n#include\"../Config/A.xcconfig\"", "A": "SWIFT_VERSION = 6"], .known(.swift6)),
      (["T": "#include \"A.xcconfig\"\nSWIFT_VERSION = $(inherited)", "A": "SWIFT_VERSION = 6"], .known(.swift6)),
      (["T": "SWIFT_VERSION = 5\n#include? \"A.xcconfig\""], .known(.swift5)),
      (["T": "#include? \"A.xcconfig\""], .unset),
      (["T": "#include? \"A.xcconfig\"", "A": "SWIFT_VERSION = 6"], .known(.swift6)),
      // What a missing file says is unknown, but for what follows it.
      (["T": "SWIFT_VERSION = 5\n#include \"A.xcconfig\""], .unknown),
      (["T": "#include \"A.xcconfig\"\nSWIFT_VERSION = 5"], .known(.swift5)), ([:], .unknown),
      (["T": "#include \"/A.xcconfig\""], .unknown), (["T": "#include? \"<DEVELOPER_DIR>/A.xcconfig\""], .unset),
      // Files that include each other.
      (["T": "#include \"A.xcconfig\"", "A": "SWIFT_VERSION = 6\n#include \"Target.xcconfig\""], .unknown),
      (["T": "#include \"Target.xcconfig\"\nSWIFT_VERSION = 6"], .known(.swift6)),
    ] as [([String: String], BuildSetting<LanguageMode>)])
  func filesOfSettingsAreRead(_ files: [String: String], _ expected: BuildSetting<LanguageMode>) throws {
    let paths = ["T": "Config/Target.xcconfig", "A": "Config/A.xcconfig"]
    let named = Dictionary(uniqueKeysWithValues: files.map { (paths[$0] ?? $0, $1) })
    #expect(try Self.mode(Self.project(targetFile: "X1"), files: named) == expected, "\(files)")
  }

  /// Each file is read a few times at most, however many include it, and however often.
  @Test func filesThatIncludeMuchEnd() throws {
    var files: [String: String] = [:]
    for index in 0..<40 {
      let next = "#include \"\(index + 1).xcconfig\"\n"
      files["Config/\(index).xcconfig"] = next + next + next
    }
    files["Config/Target.xcconfig"] = "#include \"20.xcconfig\"\nSWIFT_VERSION = 6"
    #expect(try Self.mode(Self.project(targetFile: "X1"), files: files) == .known(.swift6))
    files["Config/Target.xcconfig"] = "#include \"0.xcconfig\""
    #expect(try Self.mode(Self.project(targetFile: "X1"), files: files) == .unknown)
  }

  @Test func afileInAFolderInStepWithTheDiskIsRead() throws {
    let text = Self.project().replacing(
      "name = Release",
      with: "baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = A.xcconfig; name = Release")
    #expect(try Self.mode(text, files: ["App/A.xcconfig": "SWIFT_VERSION = 6"]) == .unknown)
    let both = text.replacing(
      "name = Debug",
      with: "baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = A.xcconfig; name = Debug")
    #expect(try Self.mode(both, files: ["App/A.xcconfig": "SWIFT_VERSION = 6"]) == .known(.swift6))
  }

  /// What is broken is unknown.
  @Test(arguments: ["buildConfigurationList = LT;", "(C1, C2, )", "C1 = ", "isa = PBXProject;"])
  func aBrokenProjectSaysNothing(_ part: String) throws {
    let text = Self.project(target: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", project: "SWIFT_VERSION = 6.0;")
      .replacing(
        part, with: part == "C1 = " ? "C0 = " : part == "(C1, C2, )" ? "()" : part == "isa = PBXProject;" ? "" : "")
    #expect(try Self.mode(text) == .unknown)
  }

  @Test func targetsThatShareAFileMustAgree() throws {
    func target(_ mode: BuildSetting<LanguageMode>, _ iOS: String?) -> XcodeProject.Target {
      var target = XcodeProject.Target(name: "T\(mode)", files: ["A.swift"])
      target.settings.languageMode = mode
      target.settings.deploymentTargets = iOS.map { [.iOS: PlatformVersion($0)!] }
      return target
    }
    var project = try #require(XcodeProject(SourceBytes("{ IPHONEOS_DEPLOYMENT_TARGET = 15; }")))
    func shared(_ targets: XcodeProject.Target...) -> CompilerSettings? {
      project.targets = targets
      return TargetMembership(projects: [("", project)], paths: ["A.swift"]).settings(of: 0)
    }
    #expect(shared(target(.known(.swift6), "17"), target(.known(.swift6), "18"))?.languageMode == .known(.swift6))
    #expect(shared(target(.known(.swift6), "17"), target(.known(.swift5), "18"))?.languageMode == .unknown)
    #expect(shared(target(.known(.swift6), "17"), target(.unset, "18"))?.languageMode == .unknown)
    #expect(shared(target(.unset, "17"), target(.unset, "18"))?.languageMode == .unset)
    #expect(
      shared(target(.unset, "18"), target(.unset, "17"))?.deploymentTargets == [.iOS: PlatformVersion("17")!])
    // What is unknown may be the lowest that the project writes.
    #expect(shared(target(.unset, "18"), target(.unset, nil))?.deploymentTargets == [.iOS: PlatformVersion("15")!])
  }
}
