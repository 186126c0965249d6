/// The SDK's types that make a new root for SwiftUI.
public enum HostingRoots {
  /// The known facts about a type.
  public struct Row: Sendable, Equatable {
    /// Whether its root has the environment of what it is embedded in, or pushed to. Else it starts empty, whatever becomes of it.
    public var inheritsWhenEmbedded: Bool
    /// Whether it draws its root and forgets it.
    public var isPicture: Bool
    /// Whether its subclasses show their `body`, and the system creates them.
    public var showsBody: Bool
  }

  /// The row of a type; nil when the table has none.
  public static func row(_ type: String) -> Row? { index[type] }

  /// The types of the table.
  static var names: [String] {
    var names: [String] = []
    index.forEachName { names.append(String(decoding: $0, as: UTF8.self)) }
    return names
  }

  /// The labels of the arguments that are roots.
  static let labels: Set<String> = ["rootView", "content", "rootScene"]

  static func contains(_ type: String) -> Bool { index.contains(type) }

  /// Whether one of the types begins with a byte: most names in a file are told by it to be none.
  static func mayBegin(with byte: UInt8) -> Bool { firstBytes & 1 << UInt64(byte & 63) != 0 }

  private static let firstBytes: UInt64 = {
    var bits: UInt64 = 0
    index.forEachName { bits |= 1 << UInt64(($0.first ?? 0) & 63) }
    return bits
  }()

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeRows(rows, columnCount: 3) { cells in
    Row(inheritsWhenEmbedded: cells[1] == "yes", isPicture: cells[2] == "picture", showsBody: cells[2] == "body")
  }

  /// Type, whether it inherits when it is embedded, `picture` if it only draws, `body` if its subclasses show their body.
  ///
  /// A table, because only the SDK knows what its types do. Collected from Apple's public documentation.
  static let rows = #"""
    UIHostingController	yes
    UIHostingConfiguration	yes
    NSHostingController	no
    NSHostingView	no
    NSHostingMenu	no
    NSHostingSceneRepresentation	no
    WKHostingController	no	body
    WKUserNotificationHostingController	no	body
    ImageRenderer	no	picture
    """#
}
