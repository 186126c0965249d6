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

public enum AccessLevel: Sendable, Hashable, Comparable {
  case privateAccess, filePrivate, internalAccess, package, publicAccess, open
}

/// A type declaration or an extension, with its members.
public struct Container: Sendable, Hashable {
  /// The kind of a declaration; nil for an extension.
  public var kind: TypeKind?
  /// The simple name; of an extension the last component of the name it extends.
  public var name: String
  public var nameRange: Range<UInt32>
  /// The full path from the file level, own name included.
  public var path: [String]
  /// The type an extension extends, as written.
  public var extended: TypeReference?
  public var isConstrained: Bool
  /// `T` of an extension `where Self == T`.
  public var selfType: TypeReference?
  public var inherited: [TypeReference]
  public var attributes: [Attribute]
  public var access: AccessLevel
  /// Inside a function or closure: visible only there.
  public var isLocal: Bool
  public var genericParameters: [String]
  public var scope: Scope
  public var properties: [Property] = []
  public var initializers: [Initializer] = []
  /// The functions that are called on the type itself.
  public var typeFunctions: [Function] = []
  /// Names of the functions, those of the type itself included.
  public var functionNames: [String] = []
  public var cases: [EnumCase] = []
  /// Whether stored properties are bound by a pattern that is no single name: what those are is not kept.
  public var bindsPatterns = false
  public var typealiases: [Typealias] = []
}

/// An attribute on a declaration.
public struct Attribute: Sendable, Hashable {
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
public struct Property: Sendable, Hashable {
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

  /// What braces follow the property.
  public enum Accessors: Sendable, Hashable {
    /// None, or observers only: the property is stored.
    case stored
    /// A getter; its body where facts keep bodies.
    case computed(getter: BodySummary?, hasSetter: Bool)
  }

  public var isStored: Bool { accessors == .stored }

  /// The path of the declarations down to the property: `Child.name`.
  public var symbol: String { scope.symbol.isEmpty ? name : scope.symbol + "." + name }
}

/// An initializer: what it takes, and what it does.
public struct Initializer: Sendable, Hashable {
  public var parameters: [Parameter]
  /// Nil without a body.
  public var body: BodySummary?
  /// Of its body, its own generic parameters included.
  public var scope: Scope
}

/// A function that needs no instance, at file level or of a type itself: what it takes, and what it does.
public struct Function: Sendable, Hashable {
  public var name: String
  public var parameters: [Parameter]
  public var result: TypeReference?
  public var access: AccessLevel
  /// Nil without a body.
  public var body: BodySummary?
  /// Of its body, its own generic parameters included.
  public var scope: Scope
}

/// A case of an enum.
public struct EnumCase: Sendable, Hashable {
  public var name: String
  /// The types of its associated values.
  public var payload: [TypeReference]
}

public struct Parameter: Sendable, Hashable {
  /// The argument label; nil for `_`.
  public var label: String?
  public var name: String
  public var type: TypeReference?
  public var hasDefault: Bool
  /// The default argument, where facts keep it.
  public var defaultValue: Expression?
  public var isVariadic: Bool
}

public struct Typealias: Sendable, Hashable {
  public var name: String
  public var nameRange: Range<UInt32>
  public var genericParameters: [String]
  public var target: TypeReference
  public var access: AccessLevel
  public var scope: Scope
}
