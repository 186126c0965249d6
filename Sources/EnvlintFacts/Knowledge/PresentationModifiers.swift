/// The environment of the views that a modifier or link takes.
public struct PresentationRow: Sendable, Equatable {
  /// Which environment the content has.
  public enum Inheritance: String, Sendable {
    /// The environment of the modifier's place in the chain.
    case position = "yes"
    /// The environment of the surrounding navigation container.
    case container = "no"
    /// Not settled.
    case unknown
  }

  public var inheritance: Inheritance
  /// Labels of the closures with the content.
  public var labels: Set<String>
  /// Whether the first trailing closure is content when it is alone.
  public var isFirstTrailing: Bool
  /// Whether the content has a `dismiss` of its own.
  public var hasOwnDismiss: Bool
  /// Labels of content that is drawn apart, with an environment that is not settled.
  public var detachedLabels: Set<String>
  /// The labels with which a call may begin; empty where it may be any.
  public var firstLabels: Set<String>

  /// Labels that make the trailing closure of a link its label.
  private static let valueLabels: Set<String> = ["value", "item", "tag"]

  /// Whether a call with these labels may be one of the SDK's; false for `.sheet($isOpen) { … }`, which some packages have.
  public func accepts(_ labels: [String]) -> Bool {
    firstLabels.isEmpty
      || labels.first.map(firstLabels.contains) == true
        && labels.dropFirst().allSatisfy(PresentationRow.furtherLabels.contains)
  }

  /// The labels of the SDK's modifiers that have first labels, after these.
  private static let furtherLabels: Set<String> = [
    "id", "onDismiss", "content", "attachmentAnchor", "arrowEdge", "destination", "{}",
  ]

  /// Whether one closure of a call builds the content.
  ///
  /// - Parameters:
  ///   - label: the closure's label; nil for the first trailing closure.
  ///   - labels: the labels of all arguments of the call.
  public func isContent(closureLabeled label: String?, inCallTo name: String, with labels: [String]) -> Bool {
    if let label { return self.labels.contains(label) }
    guard isFirstTrailing, self.labels.isDisjoint(with: labels) else { return false }
    return name != "NavigationLink" || PresentationRow.valueLabels.isDisjoint(with: labels)
  }
}

/// The SDK's modifiers and links with content that is apart from their receivers.
public enum PresentationModifiers {
  /// The row of a modifier; nil when the table has none, which proves nothing.
  public static func row(_ modifier: String) -> PresentationRow? { index[modifier] }

  /// Whether an argument of a call is what a link of the SDK's pushes.
  static func isDestination(_ label: String?, ofLink name: String, with labels: [String]) -> Bool {
    name == "NavigationLink" && row(name)?.isContent(closureLabeled: label, inCallTo: name, with: labels) == true
  }

  static func contains(_ modifier: String) -> Bool { index.contains(modifier) }

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeRows(rows, columnCount: 7) { cells in
    PresentationRow(
      inheritance: cells[1].word(as: PresentationRow.Inheritance.self), labels: cells[3].itemSet,
      isFirstTrailing: cells[2] == "trailing", hasOwnDismiss: cells[4] == "dismiss",
      detachedLabels: cells[5].itemSet, firstLabels: cells[6].itemSet)
  }

  /// Modifier, whether the content has the environment of its place, `trailing` if the first trailing closure is content, labels of
  /// further content, `dismiss` if the content has a `dismiss` of its own, labels of content that is drawn apart (apps that used the
  /// environment in the preview of a menu stopped), labels with which a call may begin.
  ///
  /// A table, because what a closure is for, its declaration determines, and that is in the SDK. Collected from Apple's public
  /// documentation.
  static let rows = #"""
    sheet	yes	trailing	content	dismiss		isPresented,item
    popover	yes	trailing	content	dismiss		isPresented,item
    fullScreenCover	yes	trailing	content	dismiss		isPresented,item
    inspector	yes	trailing	content	dismiss		isPresented
    navigationDestination	no	trailing	destination	dismiss		for,isPresented,item
    NavigationLink	unknown	trailing	destination	dismiss
    alert	yes	trailing	actions,message
    confirmationDialog	yes	trailing	actions,message
    contextMenu	yes	trailing	menuItems,preview		preview
    swipeActions	yes	trailing	content
    overlay	yes	trailing	content
    background	yes	trailing	content
    mask	yes	trailing	mask
    safeAreaInset	yes	trailing	content
    safeAreaBar	yes	trailing	content
    toolbar	yes	trailing	content
    tabItem	yes	trailing
    badge	yes
    listRowBackground	yes
    searchSuggestions	yes	trailing
    tabViewBottomAccessory	yes	trailing	content
    fileImporter	yes
    fileExporter	yes
    photosPicker	yes
    quickLookPreview	yes
    """#
}
