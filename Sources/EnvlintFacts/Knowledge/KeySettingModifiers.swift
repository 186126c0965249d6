/// The SDK's modifiers that set keys on what they are applied to, other than `environment(_:_:)` and its kin.
public enum KeySettingModifiers {
  /// The keys that a modifier sets on its receiver; empty when the table has none, which proves nothing.
  public static func keys(of modifier: String) -> [String] { index[modifier] ?? [] }

  /// Whether a modifier sets a key of its own.
  static func contains(_ modifier: String) -> Bool { index.contains(modifier) }

  /// Whether a name, backticks included, can be one that `contains` knows, by its length and its first byte: most are no such name.
  static func mayContain(_ byteCount: Int, beginningWith first: UInt8) -> Bool {
    first == UInt8(ascii: "`") || lengths[Int(first & 31)] >> UInt64(min(byteCount, 63)) & 1 == 1
  }

  /// By the first byte of the names, the lengths of those that begin with it, as bits.
  private static let lengths: [UInt64] = {
    var lengths = [UInt64](repeating: 0, count: 32)
    index.forEachName { lengths[Int(($0.first ?? 0) & 31)] |= 1 << UInt64(min($0.count, 63)) }
    return lengths
  }()

  /// Whether a modifier sets a key.
  static func sets(_ key: String) -> Bool { keys.contains(key) }

  private static let keys = Set(index.values.joined())

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeRows(rows, columnCount: 2) { cells in cells[1].items }

  /// Modifier, keys.
  ///
  /// A table, because what a modifier sets, only the SDK knows. Collected from Apple's public documentation and SDK interfaces.
  /// `preferredColorScheme` is none of them: it asks the presentation, above.
  static let rows = #"""
    searchable	isSearching,dismissSearch,searchSuggestionsPlacement
    refreshable	refresh
    disabled	isEnabled
    redacted	redactionReasons
    unredacted	redactionReasons
    privacySensitive	redactionReasons
    font	font
    lineLimit	lineLimit
    lineSpacing	lineSpacing
    multilineTextAlignment	multilineTextAlignment
    minimumScaleFactor	minimumScaleFactor
    truncationMode	truncationMode
    textCase	textCase
    allowsTightening	allowsTightening
    controlSize	controlSize
    imageScale	imageScale
    symbolRenderingMode	symbolRenderingMode
    dynamicTypeSize	dynamicTypeSize
    headerProminence	headerProminence
    autocorrectionDisabled	autocorrectionDisabled
    backgroundStyle	backgroundStyle
    contentTransition	contentTransition
    menuOrder	menuOrder
    buttonRepeatBehavior	buttonRepeatBehavior
    springLoadingBehavior	springLoadingBehavior
    badgeProminence	badgeProminence
    labelsVisibility	labelsVisibility
    symbolVariant	symbolVariants
    scrollDisabled	isScrollEnabled
    scrollIndicators	horizontalScrollIndicatorVisibility,verticalScrollIndicatorVisibility
    scrollBounceBehavior	horizontalScrollBounceBehavior,verticalScrollBounceBehavior
    scrollDismissesKeyboard	scrollDismissesKeyboardMode
    labelsHidden	labelsVisibility
    menuIndicator	menuIndicatorVisibility
    focusEffectDisabled	isFocusEffectEnabled
    hoverEffectDisabled	isHoverEffectEnabled
    renameAction	rename
    modelContainer	modelContext
    modelContext	modelContext
    colorScheme	colorScheme
    """#
}
