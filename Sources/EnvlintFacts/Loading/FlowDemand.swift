import EnvlintSyntax

/// What the files that the flow of the environment has reached lead to: the types that they construct, and the modifiers that they call.
///
/// The flow goes down from roots, from injections and from those that need something. Following it inside of one load costs one
/// step for each level of views, not one round of the index.
public struct FlowDemand: Sendable {
  private var reachedTypes: Set<String> = []
  private var newTypes: Set<String> = []
  private var reachedMembers: Set<String> = []
  private var newMembers: Set<String> = []
  private var mentionedTypes: Set<UInt32> = []

  public init() {}

  /// Notes what a file constructs and calls.
  ///
  /// - Parameter mentionedTypes: see `typesMentioned(in:_:)`.
  public mutating func add(_ facts: FileFacts, mentionedTypes: [UInt32]) {
    guard let views = facts.views else { return }
    self.mentionedTypes.formUnion(mentionedTypes)
    for name in views.typeNames where reachedTypes.insert(name).inserted { newTypes.insert(name) }
    // Other files may hold members of a type that is declared or extended here, or its declaration.
    for container in facts.containers where container.mayBuildViews && reachedTypes.insert(container.name).inserted {
      newTypes.insert(container.name)
    }
    for element in views.elements {
      switch element.form {
      case .modifier(let name) where !SDKModifiers.contains(name), .valueMember(let name):
        if name.utf8.count >= FlowDemand.shortestMember, reachedMembers.insert(name).inserted {
          newMembers.insert(name)
        }
      default: continue
      }
    }
  }

  /// The types that have been met since the last call; nil when there are none.
  public mutating func takeTypes() -> Skim.WantedNames? {
    guard !newTypes.isEmpty else { return nil }
    defer { newTypes = [] }
    return Skim.WantedNames(declared: newTypes, extended: newTypes)
  }

  /// The modifiers and other members that have been met since the last call, and the types that may have them: those that are named in the
  /// reached files, and those whose extensions hold modifiers. Nil when there are none.
  public mutating func takeMembers() -> (names: MemberNames, types: Skim.WantedNames)? {
    guard !newMembers.isEmpty else { return nil }
    defer { newMembers = [] }
    let modified = FlowDemand.modified.map { Skim.hash($0.utf8, behind: Skim.extensionPrefix) }
    return (MemberNames(newMembers), Skim.WantedNames(mentionedTypes.union(modified)))
  }

  /// Shorter names are those of other things than views.
  private static let shortestMember = 3

  /// Types of the SDK whose extensions hold modifiers.
  private static let modified = [
    "View", "Scene", "ViewModifier", "ToolbarContent", "Commands", "DynamicViewContent", "Shape", "Text", "Image",
  ]

  /// Hashes of all names in a file that are written like those of types, as files declare or extend them.
  public static func typesMentioned(in tokens: Tokens, _ source: SourceBytes) -> [UInt32] {
    var hashes: Set<UInt32> = []
    for index in 0..<tokens.count where tokens.kinds[index] == .identifier {
      let isBackticked = tokens.flags[index].contains(.backticked)
      let range = Int(tokens.starts[index]) + (isBackticked ? 1 : 0)..<Int(tokens.ends[index]) - (isBackticked ? 1 : 0)
      guard range.count > 1, source[range.lowerBound] < UInt8(ascii: "a") else { continue }
      if hashes.insert(Skim.hash(source.padded[range])).inserted {
        hashes.insert(Skim.hash(source.padded[range], behind: Skim.extensionPrefix))
      }
    }
    return Array(hashes)
  }

  /// Names of functions and properties that build views, as far as they are used: those of the project are found by them.
  public struct MemberNames: Sendable {
    private let names: Set<String>
    private let finder: WordFinder

    init(_ names: Set<String>) {
      self.names = names
      finder = WordFinder(names.sorted())
    }

    /// Whether one of the names stands in the bytes of a file, be it in a comment.
    public func mayStand(in source: SourceBytes) -> Bool { finder.mayStand(in: source) }

    /// Whether a file declares a function or a variable by one of the names.
    public func areDeclared(in tokens: Tokens, _ source: SourceBytes) -> Bool {
      (0..<tokens.count).contains { index in
        guard [.keywordFunc, .keywordVar].contains(tokens.kinds[index]), tokens.kinds[index + 1] == .identifier else {
          return false
        }
        let isBackticked = tokens.flags[index + 1].contains(.backticked)
        let range = tokens.starts[index + 1]..<tokens.ends[index + 1]
        let name = source.text(isBackticked ? range.lowerBound + 1..<range.upperBound - 1 : range)
        return names.contains(name)
      }
    }
  }
}

extension Container {
  /// Whether it may hold views, by its names alone: protocols of the SDK are extended in most files.
  fileprivate var mayBuildViews: Bool { kind != nil || InstallingTypes.confidence(name) == nil }
}

/// The words by which the roots of the flow are found: scenes, widgets, and hosting controllers.
public enum FlowRoots {
  private static let finder = WordFinder([
    "WindowGroup", "MenuBarExtra", "DocumentGroup", "UIHostingController", "NSHostingController", "NSHostingView",
    "NSHostingMenu",
    "ImageRenderer", "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration",
    "UtilityWindow",
    "ImmersiveSpace", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "some Scene",
  ])

  /// Whether a word that makes a root stands in the bytes of a file, be it in a comment.
  public static func mayStand(in source: SourceBytes) -> Bool { finder.mayStand(in: source) }
}

extension FileFacts {
  /// Whether the flow starts at the file, because it injects an object or looks one up.
  public var startsFlow: Bool {
    injections.contains { if case .object = $0.target { true } else { false } }
      || wrappedProperties.contains { place in
        containers[place.container].properties[place.property].attributes.contains(where: \.mayLookUpObject)
      }
  }

  /// Hashes of the names under which others find what the file declares; see `Skim.hash(_:)`.
  public var declaredNames: [UInt32] {
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
