/// Modifiers of packages that are known to inject nothing, and to show what they are applied to as it is.
enum PackageModifiers {
  /// Whether a modifier is one of these, in a file with these imports.
  static func injectNothing(_ name: String, imports: [String]) -> Bool {
    modules[name]?.contains(where: imports.contains) ?? false
  }

  /// The modules that declare a modifier, by its name.
  ///
  /// A table, because the declarations stand in packages that are not read. Source: the public documentation and sources of Introspect,
  /// Inject, Shimmer, ConfettiSwiftUI, Pow and MarkdownUI.
  private static let modules: [String: Set<String>] = [
    "introspect": ["SwiftUIIntrospect", "Introspect"], "enableInjection": ["Inject"], "shimmering": ["Shimmer"],
    "confettiCannon": ["ConfettiSwiftUI"], "changeEffect": ["Pow"], "conditionalEffect": ["Pow"],
    "markdownTheme": ["MarkdownUI"], "markdownTextStyle": ["MarkdownUI"], "markdownSoftBreakMode": ["MarkdownUI"],
  ]
}
