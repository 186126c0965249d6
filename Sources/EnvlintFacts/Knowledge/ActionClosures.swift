/// Which closures of a call run later as an action, not while SwiftUI builds views.
public struct ActionClosureRow: Sendable, Equatable {
  /// Labels of the arguments that are actions.
  public var labels: Set<String>
  /// Whether the first trailing closure, which has no label, is an action when no argument of `labels` is written.
  public var isFirstTrailing: Bool
  /// Label of a further closure without which the first one is no action: `sheet(…) { … } content: { … }`.
  public var companion: String?
  /// Whether the action is a part of the code around the call, so that it is run by whoever runs that: `Task { … }` in a closure. Other
  /// actions are the user's.
  public var runsForCodeAround: Bool

  /// Labels under which the closure that can trail is written in parentheses.
  private static let usual: Set<String> = ["action", "perform", "operation", "execute", "body"]

  /// Whether one closure of a call is an action.
  ///
  /// - Parameters:
  ///   - label: the closure's label; nil for the first trailing closure.
  ///   - labels: the labels of all arguments of the call, so that the builder of `Button(action: save) { Text("Save") }` is
  ///     not taken for its action.
  public func isAction(closureLabeled label: String?, inCallWith labels: [String]) -> Bool {
    if let label {
      return self.labels.contains(label)
        || isFirstTrailing && companion == nil && ActionClosureRow.usual.contains(label)
    }
    return isFirstTrailing && companion.map(labels.contains) != false
      && self.labels.isDisjoint(with: labels.filter { $0 != companion })
  }
}

/// The SDK functions, modifiers and types that take actions.
public enum ActionClosures {
  /// The row of a callee, `onAppear` or `Task.detached`; nil when the table has none, which proves nothing.
  public static func row(_ callee: String) -> ActionClosureRow? { index[callee] }

  static func contains(_ callee: String) -> Bool { index.contains(callee) }

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeRows(rows, columnCount: 4) { cells in
    let trailing = KnowledgeTable.items(of: cells[1].text, separator: "+")
    return ActionClosureRow(
      labels: cells[2].itemSet, isFirstTrailing: !trailing.isEmpty, companion: trailing.dropFirst().first,
      runsForCodeAround: cells[3] == "around")
  }

  /// Callee, `trailing` if the first trailing closure is an action, or `trailing+label` if it is one with a closure of that label after
  /// it; labels of further actions, `around` if it runs for the code around.
  ///
  /// A table, because a closure's type, which would tell, is in the SDK. Collected from Apple's public
  /// documentation: the callees that app code names most.
  static let rows = #"""
    Button	trailing	action
    onAppear	trailing
    onDisappear	trailing
    task	trailing
    onChange	trailing
    onReceive	trailing
    onTapGesture	trailing
    onLongPressGesture	trailing	perform
    onSubmit	trailing
    onOpenURL	trailing
    onContinueUserActivity	trailing
    onHover	trailing
    onContinuousHover	trailing
    onDrop	trailing	perform
    onDrag	trailing
    dropDestination	trailing	action
    onDelete	trailing
    onMove	trailing
    onInsert	trailing
    onKeyPress	trailing
    onCommand	trailing
    onExitCommand	trailing
    onPreferenceChange	trailing
    onGeometryChange		action
    onScrollGeometryChange		action
    refreshable	trailing
    renameAction	trailing
    accessibilityAction	trailing
    onChanged	trailing
    onEnded	trailing
    updating	trailing
    sheet	trailing+content	onDismiss
    fullScreenCover	trailing+content	onDismiss
    contextMenu		primaryAction
    Menu		primaryAction
    Slider		onEditingChanged
    Stepper	trailing+onDecrement	onIncrement,onDecrement,onEditingChanged
    Task	trailing		around
    Task.detached	trailing		around
    MainActor.run	trailing		around
    DispatchQueue.main.async	trailing		around
    DispatchQueue.main.asyncAfter	trailing		around
    withAnimation	trailing		around
    withTransaction	trailing		around
    Timer.scheduledTimer	trailing		around
    Binding		get,set
    transformEnvironment	trailing
    transaction	trailing
    fileImporter		onCompletion
    fileExporter		onCompletion
    """#
}
