/// Modifiers of packages that are known to inject nothing, and to show what they are applied to as it is.
enum PackageModifiers {
  /// The modules that declare a modifier of these; none for every other.
  static func modules(declaring name: String) -> Set<String> { modules[name] ?? [] }

  /// The modules, by the names of the modifiers.
  ///
  /// A table, because the declarations stand in packages that are not read. Source: the public documentation and sources of Introspect,
  /// Inject, Shimmer, ConfettiSwiftUI, Pow and MarkdownUI.
  private static let modules: [String: Set<String>] = [
    "introspect": ["SwiftUIIntrospect", "Introspect"], "enableInjection": ["Inject"], "shimmering": ["Shimmer"],
    "confettiCannon": ["ConfettiSwiftUI"], "changeEffect": ["Pow"], "conditionalEffect": ["Pow"],
    "markdownTheme": ["MarkdownUI"], "markdownTextStyle": ["MarkdownUI"], "markdownSoftBreakMode": ["MarkdownUI"],
  ]
}
