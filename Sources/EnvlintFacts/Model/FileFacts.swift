/// The facts of one file about the environment: a pure function of its path and bytes.
///
/// Ranges are UTF-8 byte offsets, half-open.
public struct FileFacts: Sendable, Equatable {
  /// Relative to the project root.
  public var path: String
  public var imports: [Import] = []
  /// Types and extensions, outer ones before inner ones.
  public var containers: [Container] = []
  /// Global constants and variables.
  public var globals: [Property] = []
  /// Global functions, but for operators.
  public var functions: [Function] = []
  /// Global operator functions; their bodies where facts keep code.
  public var operators: [Function] = []
  /// Names of global functions.
  public var functionNames: [String] = []
  /// At file level, and in blocks.
  public var typealiases: [Typealias] = []
  /// Names of declared macros.
  public var macros: [String] = []
  public var injections: [Injection] = []
  /// The chains that hold an injection, and those with a use of an environment property that hold a modifier of the SDK that sets a
  /// key; an inner chain before the one around it, unless that has an injection further inside.
  public var chains: [ModifierChain] = []
  /// Variables that closures set to frequently changing values, in bodies with an injection or a use of an environment property.
  public var frequentAssignments: [FrequentAssignment] = []
  /// Of the properties of types and of globals.
  public internal(set) var frequentTimers: [FrequentTimer] = []
  /// In the order of their ends.
  public var presentations: [Presentation] = []
  /// The code of members in which an environment property is called, in the order of their ends.
  public internal(set) var memberCode: [ActionCode] = []
  /// Whether a sheet, cover or popover may stand in the file, by the names in it alone.
  public internal(set) var mayPresent = false
  public var loops: [Loop] = []
  public var syntaxErrors: [SyntaxError] = []
  /// The file's content as the manifest of a package; nil for all other files.
  public var manifest: PackageManifest?

  /// The kinds of facts in the file.
  public internal(set) var kinds: FactKinds = []
  /// How many of the containers are extensions.
  public internal(set) var extensionCount = 0
  /// Whether one of the modules that every project has SwiftUI from is imported.
  public internal(set) var importsSwiftUI = false
  /// The names of the methods that its code calls.
  var calledMembers = CalledMembers.none
  /// Whether the file can name what SwiftUI declares, as far as its imports tell.
  public var swiftUI: SwiftUIVisibility {
    imports.reduce(into: .hidden) { $0.note(module: Outline.hash($1.module)) }
  }
  /// Whether a module is exported: `@_exported import M`.
  public internal(set) var exportsModule = false
  /// Indices of the containers that may hold an entry or the value of a key, by the names in them alone.
  public internal(set) var keyContainers: [Int] = []
  /// Indices of the containers that say they are keys.
  public internal(set) var keyConformers: [Int] = []
  /// Whether a typealias gives a key protocol another name.
  public internal(set) var renamesKeyProtocol = false
  /// Indices of the containers that say they exist for previews.
  public internal(set) var previewContainers: [Int] = []
  /// The properties that may read the environment, by the names of their attributes alone.
  public internal(set) var wrappedProperties: [PropertyPlace] = []

  /// The properties that may fetch from a store, by the names of their attributes alone.
  public internal(set) var fetchingProperties: [PropertyPlace] = []

  /// Where the environment properties of the file may be used in it, in source order.
  public internal(set) var propertyUses: [PropertyUse] = []
  /// The calls in initializers, and in functions that these call; in source order.
  public internal(set) var memberCalls: [MemberCall] = []
  /// In the order of their ends.
  public internal(set) var storageChanges: [StorageChange] = []
  /// The loops that last as long as their task.
  public internal(set) var longLoops: [LongLoop] = []
  /// Of files that were visited for some names: the modifiers near them that follow a value.
  public internal(set) var reactions: [Reaction] = []

  /// Indices of the globals that may read the environment, by the names of their attributes alone.
  public internal(set) var wrappedGlobals: [Int] = []
  public internal(set) var localWrappers: [LocalWrapper] = []
  /// In source order of their ends.
  public internal(set) var environmentExpressions: [EnvironmentExpression] = []

  /// The bodies that build views.
  public internal(set) var views = ViewFacts()

  /// A property of a container.
  public struct PropertyPlace: Sendable, Equatable {
    /// Index in `containers`.
    public var container: Int
    /// Index in the container's `properties`.
    public var property: Int
  }

  public struct Import: Sendable, Equatable {
    public var module: String
    /// `@_exported`.
    public var isExported: Bool
  }

  public struct SyntaxError: Sendable, Equatable {
    public var offset: UInt32
    public var message: String
  }

  public init(path: String) { self.path = path }

  /// The modules that declare SwiftUI's names.
  static let swiftUIModules = ["SwiftUI", "SwiftUICore"]
  /// Modules that only test code imports.
  static let testModules = ["XCTest", "Testing", "ViewInspector"]
}

/// `.environment(\.key, value)`, `.transformEnvironment(\.key) { … }`, `.environment(object)` or `.environmentObject(object)`.
public struct Injection: Sendable, Equatable {
  public enum Target: Sendable, Equatable {
    case key(KeyPath)
    /// The object's type is the key.
    case object(Expression)
    /// The value's type cannot be told from the call: a variable key path, an unknown label.
    case unknown
  }

  /// The place of a modifier in its chain.
  public struct Link: Sendable, Hashable {
    /// Index in `FileFacts.chains`.
    public var chain: Int
    /// Index in the chain's `modifiers`.
    public var modifier: Int
  }

  public var target: Target
  /// Whether a key path says what is set.
  var setsKey: Bool { if case .key = target { true } else { false } }
  /// The injected value; nil if it isn't one expression, as for `transformEnvironment`.
  public var value: Expression?
  /// Whether it changes the value from outside instead of replacing it: `transformEnvironment`.
  public var isTransform: Bool
  /// The value that a transform sets, as written, if it keeps nothing of the outer value; nil for every other.
  public var assignedText: String?
  /// The value as written, without white space; nil when it is long.
  public var valueText: String?
  /// From the modifier's name to the end of its arguments.
  public var range: Range<UInt32>
  public var link: Link
  public var scope: Scope
  /// The meaning of the name at the root of the object, if it is neither a member nor a global.
  public var local: LocalName?
  /// The meanings of the local names in the value.
  public var locals: [LocalName]
  /// How the code around it runs.
  public var position: Position
}

/// A name that a function, closure or pattern introduces.
public struct LocalName: Sendable, Equatable {
  public var name: String
  public var isConstant: Bool
  public var type: TypeReference?
  /// The value it is bound to; for `if let`, the unwrapped value with a force unwrap around it.
  public var value: Expression?
  /// Where its value comes from, when that may change at every frame.
  public var source: FrequentSource?
  /// The local name that `value` begins with, or all that an expression with operators mentions.
  public var valueRoot: [LocalName] = []
  /// The names that lead to the member of which a list of captures makes a copy: `[name]`, `[x = self.name.part]`; empty elsewhere.
  public var capturedPath: [String] = []
  /// The pattern that binds it.
  @Rare public var payload: Payload? = nil
  /// For a closure's parameter with the type of `value`: the name of what the closure is given to, which may be one of the project's.
  @Rare public var givenBy: String? = nil

  /// The payload of an enum case.
  public struct Payload: Sendable, Equatable {
    /// The matched value, and the local name that it begins with: none, or one.
    public var subject: Expression
    public var root: [LocalName]
    public var caseName: String
    /// Among the values that the case holds.
    public var index: Int
  }

  /// A name of which nothing is known but perhaps its type.
  static func constant(_ name: String, type: TypeReference? = nil) -> LocalName {
    LocalName(name: name, isConstant: true, type: type, value: nil)
  }

  /// Whether as many roots stand one after the other.
  func hasRoots(_ count: Int) -> Bool { count <= 0 || valueRoot.contains { $0.hasRoots(count - 1) } }
}
