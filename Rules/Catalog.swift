import EnvlintFacts

/// Every rule, in the order of the documentation. Listed by hand; a test holds the list, the files and the pages to each other.
public enum Catalog {
  /// The rules that are queries over the index.
  public static let rules: [Rule] = [
    expensiveEntryDefault,
    unstableEntryDefault,
    closureEntry,
    mutableKeyDefault,
    trappingEntryDefault,
    mismatchedKeyAccessor,
    shadowedKey,
    deadEntry,
    legacyEnvironmentKey,
    environmentTrackingLoop,
    staleEnvironmentRead,
    objectTypeLookup,
    environmentOutsideView,
    environmentReadInInit,
    inlineEnvironmentRead,
    previewOnlyInitializer,
    ownInjectionRead,
    presenterDismiss,
    unusedEnvironment,
    deprecatedKey,
    wholeValueLookup,
    derivedKeyCandidate,
    internalKeyLookup,
    nonprivateEnvironment,
    untypedEnvironment,
    unstableInjection,
    highFrequencyInjection,
    shadowedInjection,
    hostingRootLosesEnvironment,
    missingInjection,
  ]

  /// The rules about suppression comments, which the driver checks.
  public static let suppressionRules: [Rule] = [
    superfluousSuppression,
    unknownSuppression,
    unclosedSuppression,
    unexplainedSuppression,
  ]

  /// Both kinds.
  public static let all: [Rule] = rules + suppressionRules

  /// The rule of that id; nil when there is none.
  public static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }
}
