/// What a written type turns out to be.
public indirect enum ResolvedType: Sendable, Hashable {
  /// A type that the project declares.
  case declared(DeclaredType)
  /// A name that the project does not declare: the SDK's, or another package's.
  case external(name: String, arguments: [ResolvedType])
  /// A function type, and where a typealias declares it when the type was written by its name.
  case function(alias: Location?)
  case optional(ResolvedType)
  case array(ResolvedType)
  case dictionary(key: ResolvedType, value: ResolvedType)
  case tuple([ResolvedType])
  /// `any P`, `some P`, `P`, `P & Q`.
  case existential
  /// Generic, ambiguous, cyclic, or written in a way that nothing here reads.
  case unresolved
}

/// A type declaration of the project: one, or one for each branch of an `#if`.
public struct DeclaredType: Sendable, Hashable {
  /// Never empty.
  public var containers: [ProjectIndex.ContainerID]
  public var kind: TypeKind
  public var path: [String]
  /// The written generic arguments.
  public var arguments: [ResolvedType]

  public var name: String { path[path.count - 1] }

  /// Whether it is the same type, whatever its generic arguments are, and whichever branch of an `#if` declares it.
  func isSame(as other: DeclaredType) -> Bool { !Set(containers).isDisjoint(with: other.containers) }
}

/// A place from which a name is looked up.
public struct Site: Sendable, Hashable {
  public var file: Int
  public var typePath: [String]
  public var genericParameters: [String]
  /// What the parameters of a generic typealias or type stand for, where a use of it says so.
  var bindings: [String: ResolvedType] = [:]

  public init(file: Int, scope: Scope) {
    self.file = file
    typePath = scope.typePath
    genericParameters = scope.genericParameters
  }
}
