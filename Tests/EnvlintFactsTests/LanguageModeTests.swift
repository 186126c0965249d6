import EnvlintFacts
import EnvlintSyntax
import Testing

/// What a manifest says about the language mode.
@Suite struct LanguageModeTests {
  @Test(arguments: [
    ("// swift-tools-version: 6.0\nlet package = Package(name: \"A\")", LanguageMode.swift6),
    ("// swift-tools-version:5.9\nlet package = Package(name: \"A\")", .swift5),
    ("// swift-tools-version: 6.1\nlet package = Package(name: \"A\", swiftLanguageModes: [.v5])", .swift5),
    ("// swift-tools-version: 5.9\nlet package = Package(name: \"A\", swiftLanguageVersions: [.v5, .v6])", .swift6),
    ("// swift-tools-version: 6.0\nlet a = [SwiftSetting.swiftLanguageMode(.v5)]", nil),
    ("// swift-tools-version: 6.0\nlet a = Package(name: \"A\", swiftLanguageModes: modes)", nil),
    ("// swift-tools-version: 6.0\n// swiftLanguageModes: [.v5]", .swift6),
    ("let package = Package(name: \"A\")", nil),
    ("", nil),
  ]) func theManifestTellsTheMode(_ manifest: String, _ expected: LanguageMode?) {
    #expect(LanguageMode(manifest: SourceBytes(manifest)) == expected)
  }

  @Test(arguments: [
    ("platforms: [.iOS(.v15), .macOS(.v10_15), .watchOS(\"9.1\")]", ["iOS 15", "macOS 10.15", "watchOS 9.1"]),
    ("platforms: [SupportedPlatform.iOS(\n.v15\n), .custom(\"x\", versionString: \"1\")]", ["iOS 15"]),
    ("platforms: all", []), ("platforms: [.iOS(oldest)]", []), ("name: \"A\"", []),
  ]) func theManifestTellsTheTargets(_ argument: String, _ expected: [String]) {
    let found = DeploymentTargets(manifest: SourceBytes("let package = Package(\(argument), targets: [])"))
    let targets = expected.map { $0.split(separator: " ").map { String($0) } }
    #expect(
      found == Dictionary(uniqueKeysWithValues: targets.map { (Platform(rawValue: $0[0])!, PlatformVersion($0[1])!) }))
  }
}
