import EnvlintFacts
import EnvlintSyntax
import Testing

@testable import EnvlintDriver

/// What projects of Xcode say about deployment targets, and that it reaches the rules.
@Suite struct XcodeProjectTests {
  @Test(
    arguments: [
      ("IPHONEOS_DEPLOYMENT_TARGET = 16.4;", "iOS 16.4"), ("IPHONEOS_DEPLOYMENT_TARGET = \"15.0\";", "iOS 15"),
      ("\t\tMACOSX_DEPLOYMENT_TARGET=10.15.4;", "macOS 10.15.4"),
      (
        "A_IPHONEOS_DEPLOYMENT_TARGET_X = 3; IPHONEOS_DEPLOYMENT_TARGET = 17; IPHONEOS_DEPLOYMENT_TARGET = 16;",
        "iOS 16"
      ),
      ("IPHONEOS_DEPLOYMENT_TARGET = 9;\nIPHONEOS_DEPLOYMENT_TARGET = 10;", "iOS 9"),
      (
        "TVOS_DEPLOYMENT_TARGET = 15;\nWATCHOS_DEPLOYMENT_TARGET = 8;\nXROS_DEPLOYMENT_TARGET = 1;",
        "tvOS 15, visionOS 1, watchOS 8"
      ),
      ("IPHONEOS_DEPLOYMENT_TARGET = \"$(TARGET)\";", ""), ("IPHONEOS_DEPLOYMENT_TARGET = ;", ""),
      ("IPHONEOS_DEPLOYMENT_TARGET", ""), ("DRIVERKIT_DEPLOYMENT_TARGET = 19;", ""), ("_DEPLOYMENT_TARGET = 1;", ""),
      ("", ""),
    ]) func theLowestTargetCounts(_ project: String, _ expected: String)
  {
    let targets = DeploymentTargets(xcodeProject: SourceBytes(project))
    let text = targets.map { "\($0.key.rawValue) \($0.value.text)" }.sorted().joined(separator: ", ")
    #expect(text == expected)
  }

  private static let view = """
    import SwiftUI
    struct V: View {
      @Environment(\\.presentationMode) private var mode
      var body: some View { Text("\\(mode)") }
    }
    """

  /// Whether a key that newer ones supersede is reported, by the files beside the view.
  @Test(
    arguments: [
      ([:], true), (["App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 14.0;"], false),
      (["App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 16.0;"], true),
      (["iOS/App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 14.0;"], false),
      (["a/b/App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 14.0;"], true),
      (
        [".gitignore": "old/", "old/App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 14.0;"], true
      ),
      (
        [
          "A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 16.0;",
          "B.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
        ], false
      ),
      (
        [
          "A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 16.0;",
          "Pods/B.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
        ], true
      ),
      (["App.xcodeproj/project.xcworkspace": ""], true), (["App.xcodeproj/project.pbxproj": "\0"], true),
      (
        [
          "App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
          ".envlint.yml": "deployment_targets:\n  iOS: 16\n",
        ], true
      ),
      (
        [
          "App.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
          "Package.swift": package(for: "v16"),
        ], true
      ),
      (["Package.swift": package(for: "v14")], false),
      // The innermost package counts, and that of another folder does not.
      (["Package.swift": package(for: "v14"), "Kit/Package.swift": package(for: "v16")], false),
      (["Package.swift": package(for: "v16"), "Views/Package.swift": package(for: "v14")], false),
      (["Package.swift": package(for: "v14"), "Views/Package.swift": package(for: "v16")], true),
      (["Package.swift": package(for: "v14"), "Views/Package.swift": package(for: nil)], false),
    ] as [([String: String], Bool)]) func targetsReachTheRules(_ files: [String: String], _ isReported: Bool) throws
  {
    let folder = try TemporaryFolder(
      files.merging(["Views/V.swift": Self.view, ".git/HEAD": ""]) { first, _ in first })
    let run = try folder.envlint("--only", "deprecated_key", "--min-severity", "info", "--format", "concise")
    #expect(run.output.contains("deprecated_key") == isReported, "\(files)")
    #expect(!run.errors.contains("pbxproj"))
  }

  private static func package(for iOS: String?) -> String {
    let platforms = iOS.map { ", platforms: [.iOS(.\($0))]" } ?? ""
    return "import PackageDescription\nlet package = Package(name: \"A\"\(platforms), targets: [])\n"
  }
}
