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
    ("// swift-tools-version: 6.0\nlet a = [SwiftSetting.swiftLanguageMode(.v6)]", .swift6),
    ("// swift-tools-version: 6.0\nlet a = [SwiftSetting.swiftLanguageMode(mode)]", nil),
    ("// swift-tools-version: 5.9\nlet p = Package(name: \"A\", swiftLanguageVersions: [.version(\"6\")])", .swift6),
    ("// swift-tools-version: 5.9\nlet p = Package(name: \"A\", swiftLanguageVersions: [.version(newest)])", nil),
    ("// swift-tools-version: 6.0\nlet a = Package(name: \"A\", swiftLanguageModes: modes)", nil),
    ("// swift-tools-version: 6.0\n// swiftLanguageModes: [.v5]", .swift6),
    ("let package = Package(name: \"A\")", nil),
    ("", nil),
  ]) func theManifestTellsTheMode(_ manifest: String, _ expected: LanguageMode?) {
    #expect(LanguageMode(manifest: SourceBytes(manifest)) == expected)
  }

  /// Each with the version of its tools, and the one that SwiftPM of Swift 6.3 reads.
  @Test(
    arguments: [
      (["": "6.0"], ""), ([:], nil), (["": nil], ""), (["6.1": "6.1"], "6.1"), (["7": "7.0"], nil),
      // That of its own version.
      (["": "6.2", "6.3": "6.0"], "6.3"), (["": "6.2", "6": "6.0", "6.1": "6.1"], "6"),
      (["": "6.2", "6": "6.0", "6.3": "6.0", "6.3.0": "6.0"], "6.3.0"), (["": "5.9", "6.3.1": "6.3"], ""),
      // The newest one before, when it asks for newer tools.
      (["": "6.0", "6.1": "6.1", "6.2": "6.2"], "6.2"), (["": "6.0", "6.0": "6.0", "6.2": "6.2", "6.4": "6.4"], "6.2"),
      (["": "6.2", "6.0": "6.0", "6.1": "6.1"], ""), (["": "5.9", "5.10": "5.10", "5.8": "5.8"], "5.10"),
      (["": nil, "5.9": "5.9"], "5.9"), (["": "5.9", "6.1": nil], ""),
      // What it cannot read.
      (["": "6.4", "6.1": "6.1"], "6.1"), (["": "6.4"], ""),
    ] as [([String: String?], String?)]) func oneManifestCounts(_ versions: [String: String?], _ expected: String?)
  {
    let manifests = versions.sorted { $0.key < $1.key }
    let names = manifests.map {
      ManifestName(path: $0.key.isEmpty ? "P/Package.swift" : "P/Package@swift-\($0.key).swift")
    }
    #expect(names.allSatisfy { $0?.folder == "P" })
    let chosen = ManifestName.chosen(
      among: zip(names, manifests).compactMap { name, manifest in
        name.map { ($0, manifest.value.flatMap(PlatformVersion.init)) }
      })
    #expect(chosen.map { manifests[$0].key } == expected, "\(versions)")
  }

  @Test(arguments: [
    "Package.txt", "package.swift", "MyPackage.swift", "Package@swift-.swift", "Package@swift-6.x.swift",
    "Packages.swift",
    "Package@swift6.swift", "Package@swift-6.1.2.3.swift", "Package.swift/a.swift", "Package@swift-6",
  ]) func otherNamesAreNoManifests(_ path: String) { #expect(ManifestName(path: path) == nil) }

  @Test(arguments: [
    ("// swift-tools-version: 6.0\n", "6"), ("//swift-tools-version:5.9.2", "5.9.2"),
    ("\n  // swift-tools-version:5.9;(a)\r\n", "5.9"),
    ("import A // swift-tools-version: 6.0", nil), ("// swift-tools-version 6", nil), ("", nil),
  ]) func theFirstLineTellsTheTools(_ manifest: String, _ expected: String?) {
    #expect(PlatformVersion(toolsOf: SourceBytes(manifest))?.text == expected)
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
