// Generated from the names of Rules/*.md.

/// Every page, sorted by rule id.
public enum Pages {
  public static let all: [Page] = [
    .closureEntry,
    .deadEntry,
    .derivedKeyCandidate,
    .environmentOutsideView,
    .environmentReadInInit,
    .environmentTrackingLoop,
    .expensiveEntryDefault,
    .inlineEnvironmentRead,
    .legacyEnvironmentKey,
    .mismatchedKeyAccessor,
    .mutableKeyDefault,
    .nonprivateEnvironment,
    .objectTypeLookup,
    .previewOnlyInitializer,
    .shadowedKey,
    .trappingEntryDefault,
    .unstableEntryDefault,
    .unusedEnvironment,
    .wholeValueLookup,
  ]
}
