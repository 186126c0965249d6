// Generated from the names of Rules/*.md.

/// Every page, sorted by rule id.
public enum Pages {
  public static let all: [Page] = [
    .closureEntry,
    .deadEntry,
    .deprecatedKey,
    .environmentTrackingLoop,
    .expensiveEntryDefault,
    .highFrequencyInjection,
    .internalKeyLookup,
    .legacyEnvironmentKey,
    .mismatchedKeyAccessor,
    .mutableKeyDefault,
    .objectTypeLookup,
    .ownInjectionRead,
    .presenterDismiss,
    .shadowedInjection,
    .shadowedKey,
    .trappingEntryDefault,
    .unstableEntryDefault,
    .unstableInjection,
    .untypedEnvironment,
  ]
}
