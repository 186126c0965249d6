import EnvlintSyntax

/// What the files that the flow of the environment has reached lead to: the types that they construct, and the modifiers that they call.
///
/// The flow goes down from roots, from injections and from those that need something. Following it inside of one load costs one
/// step for each level of views, not one round of the index.
public struct FlowDemand: Sendable {
  private var reachedTypes: Set<FlowNames.TypeName> = []
  /// Hashes under which new types are found.
  private var newTypes: Set<UInt32> = []
  /// Names of which only the declaration is wanted at first.
  private var reachedOthers: Set<UInt32> = []
  private var reachedMembers: Set<UInt32> = []
  private var newMembers: Set<UInt32> = []
  /// The functions of the reached files that make hosting controllers of what they are given.
  public private(set) var hostingFunctions = HostingFunctions.none
  private var hasNewFunctions = false
  private var callerSearchCount = 0
  /// Functions that only calls of such functions lead to are followed so far.
  private static let mostCallerSearches = 8

  public init() {}

  /// Notes what a file leads to.
  public mutating func add(_ names: FlowNames) {
    for name in names.types where reachedTypes.insert(name).inserted {
      newTypes.insert(name.declared)
      newTypes.insert(name.extended)
    }
    for name in names.others where reachedOthers.insert(name).inserted { newTypes.insert(name) }
    for name in names.members where reachedMembers.insert(name).inserted { newMembers.insert(name) }
    for function in names.hostingFunctions where hostingFunctions.add(function) { hasNewFunctions = true }
  }

  /// The types and other names at file level that have been met since the last call; nil when there are none.
  public mutating func takeTypes() -> Skim.WantedNames? {
    guard !newTypes.isEmpty else { return nil }
    defer { newTypes = [] }
    return Skim.WantedNames(newTypes)
  }

  /// The modifiers and other members that have been met since the last call; nil when there are none. Any file may declare one: an
  /// extension, or a type that nobody names, because a protocol stands for it.
  public mutating func takeMembers() -> MemberNames? {
    guard !newMembers.isEmpty else { return nil }
    defer { newMembers = [] }
    return MemberNames(newMembers)
  }

  /// Whether functions have been met since the last call that make hosting controllers of what they are given: their calls may stand in
  /// any file.
  public mutating func takeHostingFunctions() -> Bool {
    guard hasNewFunctions, callerSearchCount < FlowDemand.mostCallerSearches else { return false }
    hasNewFunctions = false
    callerSearchCount += 1
    return true
  }

  /// Names of functions and properties that build views, as far as they are used: those of the project are found by them.
  public struct MemberNames: Sendable {
    private let hashes: Skim.WantedNames

    init(_ hashes: Set<UInt32>) { self.hashes = Skim.WantedNames(hashes) }

    /// Whether a file may declare one of the names.
    public func mayBeDeclared(among members: DeclaredMembers) -> Bool {
      members.areUnclear || members.hashes.contains(where: hashes.includes)
    }

    /// Whether a file declares a function or a variable by one of the names, or by one that has the hash of one.
    public func areDeclared(in tokens: Tokens, _ source: SourceBytes) -> Bool {
      (0..<tokens.count).contains { index in
        guard [.keywordFunc, .keywordVar].contains(tokens.kinds[index]), tokens.kinds[index + 1] == .identifier else {
          return false
        }
        let isBackticked = tokens.flags[index + 1].contains(.backticked)
        let backtick = isBackticked ? 1 : 0
        let range = Int(tokens.starts[index + 1]) + backtick..<Int(tokens.ends[index + 1]) - backtick
        return hashes.includes(Skim.hash(source.padded[range]))
      }
    }
  }
}

/// The words by which the roots of the flow are found: scenes, widgets, previews, and hosting controllers.
public enum FlowRoots {
  private static let finder = WordFinder([
    "#Preview", "PreviewProvider", "WidgetBundle", "WindowGroup", "MenuBarExtra", "DocumentGroup",
    "UIHostingController", "NSHostingController", "NSHostingView", "NSHostingMenu", "ImageRenderer",
    "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration", "UtilityWindow",
    "ImmersiveSpace", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "some Scene",
  ])

  /// Whether a word that makes a root stands in the bytes of a file, be it in a comment.
  public static func mayStand(in source: SourceBytes) -> Bool { finder.mayStand(in: source) }
}

extension FileFacts {
  /// Whether the flow starts at the file, because it injects something or looks an object up.
  var startsFlow: Bool {
    !injections.isEmpty
      || wrappedProperties.contains { place in
        containers[place.container].properties[place.property].attributes.contains(where: \.mayLookUpObject)
      }
  }

  /// Hashes of the names under which others find what the file declares; see `Skim.hash(_:)`.
  var declaredNames: [UInt32] {
    var names: Set<UInt32> = []
    addDeclaredNames(to: &names)
    return Array(names)
  }
}

extension Attribute {
  /// Whether it may look an object up by its type.
  fileprivate var mayLookUpObject: Bool {
    if name.hasSuffix("EnvironmentObject") { return true }
    guard name.hasSuffix("Environment"), let argument = arguments.first?.value.form else { return false }
    if case .member(_, "self", _) = argument { return true }
    return false
  }
}
