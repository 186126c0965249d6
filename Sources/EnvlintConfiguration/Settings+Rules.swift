import EnvlintFacts

extension Settings {
  /// Whether the rule runs at all: not disabled, not `off`, and either named by `only_rules` or, without that list,
  /// on by default or opted in.
  public func isEnabled(_ rule: Rule) -> Bool {
    if disabledRules.contains(rule.id) || rules[rule.id]?.severity == .off { return false }
    if !onlyRules.isEmpty { return onlyRules.contains(rule.id) }
    return !rule.isOptIn || optInRules.contains(rule.id)
  }

  /// The rule's options: its defaults, replaced where configured.
  public func options(for rule: Rule) -> RuleOptions {
    RuleOptions(rule.options, configured: rules[rule.id]?.options ?? [:])
  }

  /// The severity under which a finding of `rule` is reported.
  ///
  /// `rules.<id>.severity` replaces the rule's highest level; the rule's lower forms never exceed it. A rule that is
  /// `off` has no findings to ask about; its findings would keep their own severity.
  public func severity(of diagnostic: Diagnostic, rule: Rule) -> Severity {
    guard case .at(let configured)? = rules[rule.id]?.severity else { return diagnostic.severity }
    return diagnostic.severity >= rule.severity ? configured : min(diagnostic.severity, configured)
  }
}
