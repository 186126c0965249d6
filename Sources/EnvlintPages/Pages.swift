// Generated from the names of Rules/*.md.

/// Every page, sorted by rule id.
public enum Pages {
  public static let all: [Page] = [
    .closureEntry,
    .deadEntry,
    .deprecatedKey,
    .derivedKeyCandidate,
    .environmentOutsideView,
    .environmentReadInInit,
    .environmentTrackingLoop,
    .expensiveEntryDefault,
    .highFrequencyInjection,
    .inlineEnvironmentRead,
    .internalKeyLookup,
    .legacyEnvironmentKey,
    .mismatchedKeyAccessor,
    .mutableKeyDefault,
    .nonprivateEnvironment,
    .objectTypeLookup,
    .ownInjectionRead,
    .presenterDismiss,
    .previewOnlyInitializer,
    .shadowedInjection,
    .shadowedKey,
    .staleEnvironmentRead,
    .superfluousSuppression,
    .trappingEntryDefault,
    .unclosedSuppression,
    .unexplainedSuppression,
    .unknownSuppression,
    .unstableEntryDefault,
    .unstableInjection,
    .untypedEnvironment,
    .unusedEnvironment,
    .wholeValueLookup,
  ]
}
