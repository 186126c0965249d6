/// One place at which a name stands as a word of its own in code, read off the tokens.
public struct Mention: Sendable, Hashable {
  public enum Role: Sendable, Hashable {
    /// Behind `var`, `struct` and the like.
    case declaration
    /// The key of `@Environment(\.name)`.
    case read
    /// The key of `.environment(\.name, …)` and of the other modifiers that set what a key path names.
    case injection
    /// Any other `.name`.
    case member
    /// Without a dot, in an extension of a type that holds keys.
    case bareInKeyContainer
    /// Without a dot, anywhere else.
    case bare
  }

  /// Index of the file.
  public var file: Int
  public var role: Role
  public var range: Range<UInt32>
  /// `Key` of `Key.name`.
  public var base: String?
  /// The first name of the key path that is the first argument of the call of the name: `self` of `name(\.self)`.
  public var argument: String?
  /// Whether the value may be changed there: it is assigned, passed inout, or something is called on it.
  public var isChanged: Bool
}

/// A name whose mentions a rule asks for, and what it needs to know.
///
/// The files that a run loads do not tell: most mentions of a name are in files that nothing else leads to, and in bodies that nobody
/// walks. So all files are searched for the few names that a rule asks for.
public struct MentionQuery: Sendable, Hashable, Comparable {
  public enum Purpose: Int, Sendable, Hashable {
    /// How a key is used: `.name` anywhere, and `name` in extensions of types that hold keys. The search may end with the first
    /// mention of role `member` or `bareInKeyContainer`, because the key is then used in a way that is not understood.
    case uses
    /// `defaultValue` where its value is changed: alone, or a member of anything.
    case changes
    /// `name.defaultValue` where its value is changed.
    case defaultChanges
    /// Calls whose first argument is `\.self`.
    case replacements
    /// Every mention; the search may end when there are more than `MentionQuery.most`.
    case all
  }

  /// More mentions than this tell nothing more.
  public static let most = 8

  public var name: String
  public var purpose: Purpose
  /// Index of the only file to search; nil for all.
  public var file: Int?

  public init(_ name: String, _ purpose: Purpose, in file: Int? = nil) {
    self.name = name
    self.purpose = purpose
    self.file = file
  }

  public static func < (left: MentionQuery, right: MentionQuery) -> Bool {
    (left.name, left.purpose.rawValue, left.file ?? -1) < (right.name, right.purpose.rawValue, right.file ?? -1)
  }

  /// Whether a mention is an answer.
  func wants(_ mention: Mention) -> Bool {
    switch purpose {
    case .uses: mention.role != .bare && mention.role != .declaration
    case .changes, .defaultChanges: mention.isChanged && mention.role != .declaration
    case .replacements: mention.argument == "self"
    case .all: true
    }
  }

  /// Whether only files with the name `defaultValue` can have an answer; see `Skim.usesDefaults`.
  public var concernsDefaults: Bool { purpose == .defaultChanges }

  /// Whether a name without a dot before it matters outside of extensions of types that hold keys.
  var countsBareNames: Bool { purpose != .uses }

  /// Whether nothing that is still found can matter.
  public func isAnswered(by mentions: [Mention]) -> Bool {
    switch purpose {
    case .uses: mentions.contains { $0.role == .member || $0.role == .bareInKeyContainer }
    case .changes, .defaultChanges, .replacements: false
    case .all: mentions.count > MentionQuery.most
    }
  }
}
