import EnvlintFacts

/// The types and functions in the configuration of the rules about defaults.
extension DefaultClassifier.Hints {
  /// Takes the options of `unstable_entry_default`.
  mutating func add(stability options: RuleOptions) {
    unstableTypes = Set(options.strings("unstable_types"))
    stableTypes = Set(options.strings("stable_types"))
  }

  /// Takes the options of `expensive_entry_default`.
  mutating func add(cost options: RuleOptions) {
    costlyTypes = Set(options.strings("costly_types"))
    cheapTypes = Set(options.strings("cheap_types"))
    cheapFunctions = Set(options.strings("cheap_functions"))
  }
}

extension Catalog {
  /// The types and functions that both rules know.
  ///
  /// - Parameter options: those in force of a rule.
  public static func defaultHints(_ options: (Rule) -> RuleOptions) -> DefaultClassifier.Hints {
    var hints = DefaultClassifier.Hints()
    hints.add(stability: options(unstableEntryDefault))
    hints.add(cost: options(expensiveEntryDefault))
    return hints
  }
}
