/// The SDK's modifiers that see nothing of the keys for text and symbols at the place where they stand.
public enum KeyBlindModifiers {
  /// Keys for text and symbols, and some that concern nothing but text and data.
  public static func areBlind(to key: String) -> Bool { keys.contains(key) }

  /// Whether a modifier sees none of these keys. False proves nothing.
  public static func contains(_ modifier: String) -> Bool { index.contains(modifier) || texts.contains(modifier) }

  /// Whether it is one that views have and `Text` does not have a variant of, so that what it gives is no text.
  static func givesView(_ modifier: String) -> Bool { index.contains(modifier) }

  private static let keys: Set<String> = [
    "font", "lineLimit", "lineSpacing", "multilineTextAlignment", "minimumScaleFactor", "truncationMode", "textCase",
    "imageScale", "symbolRenderingMode", "controlSize", "locale", "calendar", "timeZone", "openURL",
    "managedObjectContext", "modelContext",
  ]

  private static let texts: Set<String> = [
    "font", "fontWeight", "fontDesign", "bold", "italic", "underline", "strikethrough", "kerning", "tracking",
    "lineLimit", "lineSpacing", "multilineTextAlignment", "minimumScaleFactor", "truncationMode", "textCase",
    "controlSize", "imageScale", "symbolRenderingMode", "allowsTightening", "environment", "environmentObject",
  ]

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeIndex(rowsOf: rows)

  /// One modifier a row.
  ///
  /// A table, because what a modifier looks at, only the SDK knows. Collected from Apple's public documentation: those that place,
  /// move, cut or watch a view, or name it.
  static let rows = #"""
    padding
    frame
    fixedSize
    offset
    position
    opacity
    hidden
    id
    tag
    zIndex
    scaleEffect
    rotationEffect
    blur
    clipped
    cornerRadius
    aspectRatio
    scaledToFit
    scaledToFill
    layoutPriority
    ignoresSafeArea
    edgesIgnoringSafeArea
    allowsHitTesting
    contentShape
    accessibilityIdentifier
    accessibilityHidden
    onAppear
    onDisappear
    onChange
    onReceive
    onTapGesture
    task
    """#
}
