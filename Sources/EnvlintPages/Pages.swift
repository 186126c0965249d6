// Generated from the names of Rules/*.md.

/// Every page, sorted by rule id.
public enum Pages {
  public static let all: [Page] = [
    .closureEntry,
    .deadEntry,
    .environmentOutsideView,
    .environmentReadInInit,
    .environmentTrackingLoop,
    .expensiveEntryDefault,
    .inlineEnvironmentRead,
    .legacyEnvironmentKey,
    .mismatchedKeyAccessor,
    .mutableKeyDefault,
    .objectTypeLookup,
    .previewOnlyInitializer,
    .shadowedKey,
    .staleEnvironmentRead,
    .trappingEntryDefault,
    .unstableEntryDefault,
    .unusedEnvironment,
    .wholeValueLookup,
  ]
}
