/// The meaning of a written type.
public indirect enum ResolvedType: Sendable, Hashable {
  /// A type that the project declares.
  case declared(DeclaredType)
  /// A name that the project does not declare: the SDK's, or another package's. See `ExternalName`.
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
  public var containers: [ContainerID]
  public var kind: TypeKind
  public var path: [String]
  /// The written generic arguments.
  public var arguments: [ResolvedType]

  public var name: String { path[path.count - 1] }

  /// Its name with those of the types around it, for people and for code; of a local type, without what is around its block.
  public var dottedName: String {
    let start = path.lastIndex(where: LocalBlock.isName).map { $0 + 1 } ?? 0
    return path[start...].joined(separator: ".")
  }

  /// Whether it is the same type, whatever its generic arguments are, and whichever branch of an `#if` declares it.
  func isSame(as other: DeclaredType) -> Bool { !Set(containers).isDisjoint(with: other.containers) }
}

/// A place from which a name is looked up.
public struct LookupContext: Sendable, Hashable {
  public var file: Int
  /// The types around it, and the blocks that declare types: see `Scope`.
  public var typePath: [String]
  public var genericParameters: [String]
  /// The types bound to the parameters of a generic typealias or type, if a use of it specifies them.
  var bindings: [String: ResolvedType] = [:]
  /// Through how many inheritance clauses one came here: names may mean what the types around inherit, and clauses lead to clauses.
  var inheritanceDepth = 0

  public init(file: Int, scope: Scope) {
    self.file = file
    typePath = scope.blocks.isEmpty ? scope.typePath : scope.typePath + scope.blocks
    genericParameters = scope.genericParameters
  }

  /// The path of the innermost type around it; empty at file level.
  var enclosingTypePath: [String] {
    Array(typePath[...(typePath.lastIndex { !LocalBlock.isName($0) } ?? -1)])
  }
}
