/// The SDK's modifiers that have no content of their own: nothing in them reads the environment of the place where they stand.
public enum PlainModifiers {
  /// Whether a modifier of that name has no content. False proves nothing.
  public static func contains(_ modifier: String) -> Bool { index.contains(modifier) }

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeIndex(rowsOf: rows)

  /// One modifier a row.
  ///
  /// A table, because what a modifier does with its arguments, its declaration determines, and that is in the SDK. Collected from
  /// Apple's public documentation: what is most in chains with injections.
  static let rows = #"""
    padding
    frame
    fixedSize
    offset
    position
    opacity
    hidden
    disabled
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
    font
    fontWeight
    bold
    italic
    foregroundColor
    foregroundStyle
    tint
    accentColor
    lineLimit
    lineSpacing
    multilineTextAlignment
    minimumScaleFactor
    truncationMode
    textCase
    controlSize
    imageScale
    symbolRenderingMode
    dynamicTypeSize
    preferredColorScheme
    redacted
    navigationTitle
    navigationBarTitle
    navigationBarTitleDisplayMode
    navigationBarHidden
    navigationBarBackButtonHidden
    interactiveDismissDisabled
    allowsHitTesting
    contentShape
    transition
    animation
    accessibilityLabel
    accessibilityIdentifier
    accessibilityHidden
    onAppear
    onDisappear
    onChange
    onReceive
    onTapGesture
    onOpenURL
    onSubmit
    task
    environment
    environmentObject
    """#
}
