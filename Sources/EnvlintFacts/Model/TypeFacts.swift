/// The kind of a nominal type.
public enum TypeKind: String, Sendable, Hashable {
  case structure = "struct"
  case classType = "class"
  case enumeration = "enum"
  case actor
  case protocolType = "protocol"

  /// Whether its values are references.
  public var isReference: Bool { self == .classType || self == .actor }
}

public enum AccessLevel: Sendable, Equatable, Comparable {
  case privateAccess, filePrivate, internalAccess, package, publicAccess, open
}

/// A type declaration or an extension, with its members.
///
/// A class, because it is large, and asked for a part of it by everyone. It changes only while the facts of its file are made, by the one
/// thread that makes them.
public final class Container: @unchecked Sendable {
  /// The kind of a declaration; nil for an extension.
  public let kind: TypeKind?
  /// The simple name; of an extension the last component of the name it extends.
  public let name: String
  public let nameRange: Range<UInt32>
  /// The full path from the file level, own name included.
  public let path: [String]
  /// Of the path.
  let pathKey: PathKey
  /// The type an extension extends, as written.
  public let extended: TypeReference?
  public let isConstrained: Bool
  /// `T` of an extension `where Self == T`.
  public let selfType: TypeReference?
  /// `T` of an extension `where Element == T`, and of one of `[T]` or `Set<T>`.
  public let elementType: TypeReference?
  /// The names in the inheritance clause; for a protocol also those in `where Self: P`.
  public let inherited: [TypeReference]
  /// The names of the attributes before inherited types: `MainActor` of `struct K: @MainActor P`.
  public let inheritedAttributes: [String]
  public let attributes: [Attribute]
  public let access: AccessLevel
  /// Whether it says that it belongs to no actor, whatever the default is.
  public internal(set) var isNonisolated = false
  /// Inside a function or closure: visible only there.
  public let isLocal: Bool
  public let genericParameters: [String]
  public let scope: Scope
  public let source: DeclarationSource
  /// The number of the members, those in `#if` included.
  public internal(set) var memberCount = 0
  public internal(set) var properties: [Property] = []
  /// Indices of the properties by name, where there are many; empty where few are looked through one by one.
  public internal(set) var propertiesByName: [String: [Int]] = [:]
  public internal(set) var initializers: [Initializer] = []
  /// The functions that are called on the type itself.
  public internal(set) var typeFunctions: [Function] = []
  /// The functions that are called on an instance, but for those that make views; empty where facts keep no code.
  public internal(set) var methods: [Function] = []
  /// The operator functions; their bodies where facts keep code.
  public internal(set) var operators: [Function] = []
  /// Names of the functions, those of the type itself included.
  public internal(set) var functionNames: [String] = []
  /// Whether its `==` asks which instance is which.
  public internal(set) var comparesIdentity = false
  public internal(set) var cases: [EnumCase] = []
  /// Whether stored properties are bound by a pattern that is no single name: what those are is not kept.
  public internal(set) var bindsPatterns = false
  public internal(set) var typealiases: [Typealias] = []
  /// Names of the types that a protocol asks for.
  public internal(set) var associatedTypes: [String] = []

  init(
    kind: TypeKind?, name: String, nameRange: Range<UInt32>, path: [String], pathKey: PathKey,
    extended: TypeReference?, isConstrained: Bool, selfType: TypeReference? = nil, elementType: TypeReference? = nil,
    inherited: [TypeReference], inheritedAttributes: [String], attributes: [Attribute], access: AccessLevel,
    isLocal: Bool, genericParameters: [String], scope: Scope, source: DeclarationSource
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.path = path
    self.pathKey = pathKey
    self.extended = extended
    self.isConstrained = isConstrained
    self.selfType = selfType
    self.elementType = elementType
    self.inherited = inherited
    self.inheritedAttributes = inheritedAttributes
    self.attributes = attributes
    self.access = access
    self.isLocal = isLocal
    self.genericParameters = genericParameters
    self.scope = scope
    self.source = source
  }
}

extension Container: Equatable {
  /// Whether two declarations have the same facts.
  public static func == (left: Container, right: Container) -> Bool {
    left.kind == right.kind && left.nameRange == right.nameRange && left.path == right.path
      && left.extended == right.extended && left.isConstrained == right.isConstrained
      && left.selfType == right.selfType && left.elementType == right.elementType
      && left.inherited == right.inherited && left.inheritedAttributes == right.inheritedAttributes
      && left.attributes == right.attributes && left.access == right.access
      && left.isNonisolated == right.isNonisolated && left.isLocal == right.isLocal
      && left.genericParameters == right.genericParameters && left.scope == right.scope && left.source == right.source
      && left.hasMembers(of: right)
  }

  private func hasMembers(of other: Container) -> Bool {
    memberCount == other.memberCount && properties == other.properties && initializers == other.initializers
      && typeFunctions == other.typeFunctions && methods == other.methods && operators == other.operators
      && functionNames == other.functionNames && comparesIdentity == other.comparesIdentity && cases == other.cases
      && bindsPatterns == other.bindsPatterns && typealiases == other.typealiases
      && associatedTypes == other.associatedTypes
  }
}

/// An attribute on a declaration.
public struct Attribute: Sendable, Equatable {
  /// As written, without `@` and generic arguments: `Entry`, `SwiftUI.Entry`.
  public var name: String
  public var genericArguments: [TypeReference]
  public var arguments: [Argument]
  /// From the `@` to the end of the arguments.
  public var range: Range<UInt32>
  /// From the `@` to the end of the name.
  public var nameRange: Range<UInt32>
}

/// A property with one name, stored or computed, of a type or global.
public struct Property: Sendable, Equatable {
  public var name: String
  public var nameRange: Range<UInt32>
  /// `let` instead of `var`.
  public var isConstant: Bool
  public var isStatic: Bool
  public var isLazy: Bool
  public var access: AccessLevel
  public var attributes: [Attribute]
  public var type: TypeReference?
  public var value: Expression?
  public var accessors: Accessors
  public var scope: Scope
  public var source: DeclarationSource
  /// `let` or `var`.
  public var keyword: Range<UInt32>
  /// Whether the declaration has no other names.
  public var isAlone: Bool
  /// `nonisolated(unsafe)`.
  public var isUnsafe: Bool
  /// Whether it is stored with `willSet` or `didSet`.
  public var hasObservers = false
  /// Of the default of a key: what can crash the app while it is evaluated. Of other constants and properties that need no instance,
  /// where facts keep code: what surely is evaluated, and may stop.
  public var traps: [Trap] = []
  /// Of a computed property in an extension of what holds keys.
  @Rare public var keyAccessors: KeyAccessors? = nil

  /// The kind of braces after the property.
  public indirect enum Accessors: Sendable, Equatable {
    /// None, or observers only: the property is stored.
    case stored
    /// A getter; its body where facts keep bodies.
    case computed(getter: BodySummary?, hasSetter: Bool)
  }

  public var isStored: Bool { accessors == .stored }

  /// Whether it is what a key type gives as default, by its name.
  var isDefault: Bool { isStatic && name == "defaultValue" }

  /// The path of the declarations down to the property: `Child.name`.
  public var symbol: String { scope.symbol.isEmpty ? name : scope.symbol + "." + name }
}

extension Attribute {
  /// Whether it names a global actor, as far as its name determines.
  var isolates: Bool { name.hasSuffix("Actor") }
}

/// The text of a declaration, as far as an edit of it must know.
public struct DeclarationSource: Sendable, Equatable {
  /// From the first attribute or modifier to the end.
  public var range: Range<UInt32>
  /// Whether `@available` says that there is something newer.
  public var isSuperseded = false
  /// Of what belongs to a key, and of environment properties; nil elsewhere.
  @Rare public var key: KeySource? = nil

  /// The parts of the declaration that an edit takes over, as written.
  public struct KeySource: Sendable, Equatable {
    public var type: String?
    /// The initial value, or what a getter of one expression returns.
    public var value: String?
    /// The text before the keyword: attributes, modifiers, white space.
    public var prefix: String
    /// The whole lines of it, with the blank line after it where one is before it as well; without other code on its lines.
    public var lines: Range<UInt32>
    /// The range to remove with the declaration: comments about it, a semicolon, a superfluous blank line.
    public var removal: Range<UInt32>
    /// Where a declaration can be put before it, its comments included: the start of a line, or of itself after other code.
    public var insertionPoint: UInt32
    /// The white space before it on its line; nil when other code is there.
    public var indentation: String?
    /// Whether a comment is in it or after it on its line.
    public var hasComments: Bool
    /// Whether one is on the line above.
    public var hasCommentAbove: Bool
    /// The comment lines above it, and what follows on its last line; empty without.
    public var comments: String
  }
}

/// An initializer: what it takes, and what it does.
public struct Initializer: Sendable, Equatable {
  public var parameters: [Parameter]
  /// Nil without a body.
  @Rare public var body: BodySummary?
  /// The way in which the body crashes the app, if it does nothing else.
  @Rare public var stop: Trap? = nil
  public var access = AccessLevel.internalAccess
  /// `init?` or `init!`.
  public var isFailable = false
  /// `async` or `throws`.
  public var hasEffects = false
  /// Whether `@available` says that there is something newer, or nothing at all.
  public var isSuperseded = false
  /// Whether all that it does with its parameter `rootViewController` is to hand it to `super.init`.
  public var handsOnController = false
  /// Whether all that it does with its parameter `rootView` is to hand it to `self.init`.
  public var handsOnRoot = false
  /// Of its body, its own generic parameters included.
  public var scope: Scope
}

/// A function that needs no instance, at file level or of a type itself: what it takes, and what it does.
public struct Function: Sendable, Equatable {
  public var name: String
  public var parameters: [Parameter]
  public var result: TypeReference?
  public var access: AccessLevel
  /// Nil without a body.
  @Rare public var body: BodySummary?
  /// The way in which the body crashes the app, if it does nothing else.
  @Rare public var stop: Trap? = nil
  /// Whether something in the body, closures included, is set to `false` or nil, or toggled.
  public var resets = false
  /// Whether it is `async`, or an attribute says that it runs on an actor.
  public var isIsolated = false
  /// Of its body, its own generic parameters included.
  public var scope: Scope
}

/// A case of an enum.
public struct EnumCase: Sendable, Equatable {
  public var name: String
  /// The types of its associated values.
  public var payload: [TypeReference]
  /// The expression after `=`.
  @Rare public var rawValue: Expression? = nil
}

public struct Parameter: Sendable, Equatable {
  /// The argument label; nil for `_`.
  public var label: String?
  public var name: String
  public var type: TypeReference?
  public var hasDefault: Bool
  /// The default argument, where facts keep it.
  public var defaultValue: Expression?
  public var isVariadic: Bool
  /// Whether it is a parameter pack: `repeat each T`.
  public var isPack = false
  /// Whether an argument is evaluated only where the function asks for it.
  public var isAutoclosure = false
}

public struct Typealias: Sendable, Equatable {
  public var name: String
  public var nameRange: Range<UInt32>
  public var genericParameters: [String]
  public var target: TypeReference
  public var access: AccessLevel
  public var scope: Scope
}
