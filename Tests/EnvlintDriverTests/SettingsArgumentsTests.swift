import EnvlintConfiguration
import EnvlintRules
import Testing

@testable import EnvlintDriver

struct SettingsArgumentsTests {
  private func settings(_ words: String..., from change: (inout Settings) -> Void = { _ in }) throws -> Settings {
    var settings = Settings()
    change(&settings)
    settings.apply(try Arguments(parsing: words))
    return settings
  }

  private func enabled(_ settings: Settings) -> [String] { Catalog.rules.filter(settings.isEnabled).map(\.id) }

  @Test func onlyRunsRulesThatTheFileSwitchedOff() throws {
    let only = try settings("--only", "closure_entry,object_type_lookup") {
      $0.disabledRules = ["closure_entry"]
      $0.rules["object_type_lookup"] = RuleSettings()
      $0.rules["object_type_lookup"]?.severity = .off
      $0.onlyRules = ["unstable_entry_default"]
    }
    #expect(enabled(only) == ["closure_entry", "object_type_lookup"])
  }

  @Test func enableAddsAndDisableWins() throws {
    let added = try settings("--enable", "closure_entry") {
      $0.onlyRules = ["object_type_lookup"]
      $0.disabledRules = ["closure_entry"]
    }
    #expect(enabled(added) == ["closure_entry", "object_type_lookup"])
    #expect(enabled(try settings("--only", "closure_entry", "--disable", "closure_entry")) == [])
  }

  @Test func whatFailsTheRunIsShownUnlessHiddenOnTheCommandLine() throws {
    #expect(try settings("--fail-on", "info").minSeverity == .info)
    #expect(try settings("--strict") { $0.minSeverity = .error }.minSeverity == .warning)
    #expect(try settings("--strict", "--min-severity", "error").minSeverity == .error)
    #expect(try settings().minSeverity == .warning)
    #expect(try settings("--exclude", "b") { $0.excluded = ["a"] }.excluded == ["a", "b"])
  }
}
