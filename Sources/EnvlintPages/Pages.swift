// Generated from the names of Rules/*.md.

/// Every page, sorted by rule id.
public enum Pages {
  public static let all: [Page] = [
    .closureEntry,
    .deadEntry,
    .environmentReadInInit,
    .environmentTrackingLoop,
    .expensiveEntryDefault,
    .legacyEnvironmentKey,
    .mismatchedKeyAccessor,
    .mutableKeyDefault,
    .objectTypeLookup,
    .shadowedKey,
    .trappingEntryDefault,
    .unstableEntryDefault,
    .unusedEnvironment,
    .wholeValueLookup,
  ]
}
