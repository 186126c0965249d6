import EnvlintConfiguration
import EnvlintRules
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The project's own `.envlint.yml` says of itself that it shows every key with its default.
@Suite struct OwnConfigurationTests {
  @Test func isEveryKeyWithItsDefault() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: root + "/.envlint.yml")))
    let settings = try Settings.parse(bytes, path: ".envlint.yml", rules: Catalog.all).get()

    var withoutRules = settings
    withoutRules.rules = [:]
    #expect(withoutRules == Settings())
    for rule in Catalog.all {
      #expect(settings.isEnabled(rule) == Settings().isEnabled(rule), "\(rule.id)")
      #expect(settings.options(for: rule) == Settings().options(for: rule), "\(rule.id)")
      let configured = settings.rules[rule.id]?.severity
      #expect(configured == nil || configured == .at(rule.severity), "\(rule.id)")
    }

    guard case .mapping(let entries) = try YAMLReader.read(bytes, path: "").get().content else {
      Issue.record("no mapping")
      return
    }
    // A key without a default can only be shown in a comment.
    let (shown, commented) = SettingsTable.keys.reduce(into: ([String](), [String]())) { keys, setting in
      switch setting.type {
      case .choice, .path, .versionRequirement, .proofSection: keys.1.append(setting.key)
      default: keys.0.append(setting.key)
      }
    }
    #expect(entries.map(\.key) == shown)
    let text = String(decoding: bytes, as: UTF8.self)
    for key in commented { #expect(text.contains("\n# \(key):"), "\(key)") }
  }
}
