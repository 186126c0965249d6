import EnvlintConfiguration
import EnvlintFacts

/// The effect of the settings on the findings of one rule.
struct RuleFilter {
  private struct InForce {
    var settings: Settings
    var excluded: GlobSet
    var isEnabled: Bool
  }

  private let rule: Rule
  private let inForce: ByFolder<InForce>

  init(_ rule: Rule, _ settings: ByFolder<Settings>) {
    self.rule = rule
    inForce = settings.map {
      InForce(
        settings: $0, excluded: GlobSet($0.rules[rule.id]?.excluded ?? []), isEnabled: $0.isEnabled(rule))
    }
  }

  /// The finding under the severity of its file's settings; nil where the rule is off.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    let inForce = inForce[diagnostic.location.file]
    if !inForce.isEnabled || inForce.excluded.matches(diagnostic.location.file) { return nil }
    var diagnostic = diagnostic
    diagnostic.severity = inForce.settings.severity(of: diagnostic, rule: rule)
    return diagnostic
  }
}
