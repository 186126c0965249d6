/// One place at which a name is as a word of its own in code, read off the tokens.
public struct Mention: Sendable, Hashable {
  public enum Role: Sendable, Hashable {
    /// After `var`, `struct` and the like.
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
    /// `name:` in parentheses; told apart from `bare` for `propertyUses` alone, and then `base` is what is called.
    case label
    /// `.name` after nothing; told apart from `member` for `propertyUses` alone.
    case implicitMember
    /// `\.name` that is no key; told apart from `member` for `propertyUses` alone.
    case keyPath
    /// Between `extension` and the brace, or before a nested type: no value of the type; told apart for `typeNames` alone.
    case qualifier
  }

  /// Index of the file.
  public var file: Int
  public var role: Role
  public var range: Range<UInt32>
  /// The type or extension around it, by the last part of its name; nil at file level.
  public var type: String?
  /// `Key` of `Key.name`.
  public var base: String?
  /// The first name of the key path that is the first argument of the call of the name: `self` of `name(\.self)`.
  public var argument: String?
  /// Whether the value may be changed there: it is assigned, passed inout, bound as a member of `$name`, or something is called on it.
  public var isChanged: Bool
  /// Whether only its file can see what it is a part of: of the code of a function, or of a private declaration.
  public var isHidden: Bool
  /// Whether it is in preview code, as far as the file says so.
  public var isInPreview = false
  /// The outermost function or variable whose code it is in.
  public var function: String?
  /// When it is compiled; told for `callers`, `constructions`, `values` and `madeCases` alone.
  public var condition = CompilationCondition.always
  /// Whether a value is made or a function is called: `name(…)`, `name { … }`, `name.init`.
  public var isCall = false
  /// Where the controller is put that is made there; nil where that isn't known. Told for `placements` alone.
  public var placement: Placement?

  /// The place of a controller.
  public enum Placement: Sendable, Hashable {
    /// It is the root of a window, or of a controller that is: `window.rootViewController = Name()`.
    case window
    /// It is put into a controller of the type around, or presented by it: `Tab(rootViewController: Name())`,
    /// `navigationController?.pushViewController(Name(), animated: true)`.
    case typeAround
  }
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
    /// Where the value is changed: of the name alone, or of a member of anything.
    case changes
    /// `defaultValue` where its value is changed, or may be: also in a key path, in a tuple, and beside an operator of the project.
    case defaultChanges
    /// A type's name where the type as such may go on to elsewhere: an alias, a metatype, a generic argument. Not where it is declared or
    /// extended, where a member of it is named, and where it is the key in `self[Key.self]`. The search may end with the first one.
    case escapes
    /// Calls whose first argument is `\.self`.
    case replacements
    /// Every mention; the search may end when there are more than `MentionQuery.most`.
    case all
    /// Possible uses of a property of an instance, as far as tokens show.
    case propertyUses
    /// Every mention of what may be a type.
    case typeNames
    /// `@name`.
    case attributes
    /// `name:` in the name of a function, `Type.init(name:other:)`, and `init` of `Type.init` alone for the name of a type; then the base is
    /// what the function belongs to, nil where that is left out.
    case functionLabels
    /// Where code does not go on without the value: `name!`, `guard let name else { fatalError() }`.
    case forced
    /// Names read in the code of a type that may not be its own, for the name of the type: `T.m`, `f` and `T()`, by what
    /// `argument` and `base` are. In one file alone.
    case outsideReads
    /// `Name(…)`, followed by `.id(…)` after it or after what it is in.
    case identities
    /// Where a function or property is used; the search may end with more mentions outside of previews than `MentionQuery.most`.
    case callers
    /// Where a type is constructed, but for previews; the search may end in the same way.
    case constructions
    /// Where a property may be given a value; then `argument` is the enum case that it is, `nil` for no value; none where that isn't known.
    case values
    /// Where the value of an enum case may be made or compared with, but for patterns.
    case madeCases
    /// Possible uses of a property that holds a view, but for those that only ask how many there are, or whether there is one.
    case heldViews
    /// Where a controller may be made or used, but for its declaration and casts to it. The search may end with the first one whose place
    /// isn't known.
    case placements
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
    if left.name != right.name { return left.name < right.name }
    return (left.purpose.rawValue, left.file ?? -1) < (right.purpose.rawValue, right.file ?? -1)
  }

  /// Whether a mention is an answer.
  func wants(_ mention: Mention) -> Bool {
    switch purpose {
    case .uses: mention.role != .bare && mention.role != .declaration
    case .changes, .defaultChanges: mention.isChanged && mention.role != .declaration
    case .replacements: mention.argument == "self"
    case .all, .attributes, .escapes, .functionLabels, .forced, .outsideReads, .typeNames, .identities, .values,
      .madeCases:
      true
    case .propertyUses, .heldViews: mention.mayUseProperty
    case .callers: mention.role != .declaration
    case .constructions: mention.isCall && !mention.isInPreview && mention.role != .declaration
    case .placements: mention.role != .declaration
    }
  }

  /// Whether nothing that is still found can matter.
  public func isAnswered(by mentions: [Mention]) -> Bool {
    switch purpose {
    case .uses: mentions.contains { $0.role == .member || $0.role == .bareInKeyContainer }
    case .changes, .defaultChanges, .replacements, .attributes, .functionLabels, .outsideReads, .propertyUses,
      .typeNames, .values, .madeCases, .heldViews:
      false
    case .all, .constructions: mentions.count > MentionQuery.most
    case .callers: mentions.count { !$0.isInPreview } > MentionQuery.most
    case .escapes, .forced, .identities: !mentions.isEmpty
    case .placements: mentions.contains { $0.placement == nil }
    }
  }
}

extension Mention {
  /// Whether it may be the use of a property of an instance, as far as tokens tell.
  fileprivate var mayUseProperty: Bool {
    switch role {
    case .member, .label, .keyPath: true
    // Outside of types it is a global.
    case .bare, .bareInKeyContainer: type != nil
    case .declaration, .read, .injection, .implicitMember, .qualifier: false
    }
  }
}
