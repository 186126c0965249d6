/// The SDK's views, gestures and modifiers that give values which may change at every frame.
public enum FrequentSources {
  public enum Kind: String, Sendable {
    /// The parameter of a closure that builds views.
    case context
    /// The parameter of a closure that runs at each change.
    case event
    /// The same, of a gesture that the closure is added to.
    case gesture
    /// The parameter of a closure that runs at each change of what another closure makes of a context.
    case transform
    /// The parameter of a closure that runs at each value of a publisher.
    case publisher
    /// The parameter of a closure that runs at each value of a preference key.
    case preference
    /// The meaning of the first argument.
    case binding
    /// A closure that runs again and again: `Timer.scheduledTimer(withTimeInterval:repeats:)`.
    case timer
  }

  /// The kind of a callee's values; nil when the table has none, which proves nothing.
  static func kind(of callee: String) -> Kind? { index[callee] }

  /// Whether a name can be one of those that `givesEvents` knows, by its length and its first bytes.
  static func mayGiveEvents(_ byteCount: Int, beginningWith first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "o"): second == UInt8(ascii: "n")
    case UInt8(ascii: "s"): byteCount == 14 || byteCount == 24
    case UInt8(ascii: "a"): byteCount == 23
    default: false
    }
  }

  /// Whether a closure of a callee runs at each change, outside of what builds views.
  static func givesEvents(_ callee: String) -> Bool { kind(of: callee).map { $0 != .context } ?? false }

  /// Whether a gesture changes as long as it lasts.
  static func isGesture(_ name: String) -> Bool { gestures.contains(name) }

  private static let gestures: Set<String> = [
    "DragGesture", "MagnifyGesture", "MagnificationGesture", "RotateGesture", "RotationGesture",
  ]

  /// Types whose values change with every point: what a `transform` gives otherwise changes rarely.
  static let fineTypes: Set<String> = ["CGFloat", "Double", "Float", "CGSize", "CGPoint", "CGRect"]

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeRows(rows, columnCount: 2) { cells in cells[1].word(as: Kind.self) }

  /// Callee, kind.
  ///
  /// A table, because how often something changes, no declaration determines. Collected from Apple's public documentation. Phases of a
  /// scroll view, taps and positions by id are none of them: they change rarely. Nor is the display link, which calls a selector.
  static let rows = #"""
    GeometryReader	context
    GeometryReader3D	context
    TimelineView	context
    onContinuousHover	event
    onPencilHover	event
    onChanged	gesture
    onGeometryChange	transform
    onScrollGeometryChange	transform
    onReceive	publisher
    onPreferenceChange	preference
    scrollPosition	binding
    scheduledTimer	timer
    startDeviceMotionUpdates	event
    addPeriodicTimeObserver	event
    """#
}
