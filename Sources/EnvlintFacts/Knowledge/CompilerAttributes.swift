/// Attributes that the compiler itself knows: they are no wrappers and no macros, and add neither members nor conformances.
///
/// A table, because nothing else determines them from the macros of a package. Left out are those that say how something is stored.
/// Source: the Swift compiler's list of attributes (`DeclAttr.def`).
enum CompilerAttributes {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = [
    "available", "backDeployed", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor",
    "inlinable", "inline", "main", "MainActor", "nonexhaustive", "nonisolated", "nonobjc", "NSApplicationMain", "objc",
    "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder", "safe", "Sendable", "UIApplicationMain",
    "unchecked", "unsafe", "usableFromInline", "warn_unqualified_access",
    "_alwaysEmitIntoClient", "_disfavoredOverload", "_documentation", "_exported", "_fixed_layout",
    "_hasMissingDesignatedInitializers", "_implementationOnly", "_marker", "_nonSendable", "_objcRuntimeName",
    "_originallyDefinedIn", "_predatesConcurrency", "_show_in_interface", "_spi", "_spi_available",
    "_staticInitializeObjCMetadata", "_transparent", "_typeEraser", "_weakLinked",
  ]
}
