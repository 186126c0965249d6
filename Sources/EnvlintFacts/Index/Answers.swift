/// The answers of an index that cost much, each found out when it is first asked for.
final class Answers: Sendable {
  private let source: ProjectSource
  private let flow = Once<EnvironmentFlow>()
  private let targets = Once<DeploymentTargets>()
  private let readings = Memo<Reading, Once<FileFacts>>()
  private let memberReadings = Memo<Int, Once<FileFacts>>()
  /// For each file with members of types that have environment properties, the names of all members of these types.
  let memberNames = Once<[Int: Set<String>]>()
  let mentions: MentionAnswers
  let ownModifiers = Memo<String, [OwnModifier]>()
  let keyReaders = Once<KeyUsers>()
  let keySetters = Once<KeyUsers>()
  /// The parts of a type, by its declarations.
  let parts = Memo<[ContainerID], [ContainerID]>()
  /// The types that a name means at a place, by the path of the types around it with the name at its end.
  let namedTypes = Memo<TypePlace, Resolver.LookUp>()
  /// The meanings of a type's inheritance clauses, by its declaration.
  let clauses = Memo<Clauses, [Resolver.Ancestor]>()
  /// Whether types around a place may nest others in files that are not parsed from the start.
  let lateScopes = Memo<TypePlace, Bool>()
  /// The types of the project that a type inherits from, for names that are looked up in it.
  let inheritedScopes = Memo<TypePlace, [DeclaredType]>()
  /// The declarations, at any depth, of files that are not parsed from the start, by their indices.
  let lateMembers = Once<[(file: Int, members: DeclaredMembers)]>()
  let conformers = Once<[String: [ContainerID]]>()
  /// See `ProjectIndex.requiredKeyNames`.
  let requiredKeyNames = Once<Set<String>>()
  /// Names of the environment properties that other files can see.
  let visibleProperties = Once<Set<String>>()

  private struct Reading: Hashable {
    var file: Int
    var names: Set<String>
  }

  /// A type where it is looked up.
  struct TypePlace: Hashable {
    var file: Int
    var path: PathKey
    /// See `LookupContext.inheritanceDepth`.
    var depth: Int
  }

  /// The inheritance clauses of a type.
  struct Clauses: Hashable {
    var type: ContainerID
    /// See `LookupContext.inheritanceDepth`.
    var depth: Int
  }

  init(_ source: ProjectSource) {
    self.source = source
    mentions = MentionAnswers(source)
  }

  func flow(_ find: () -> EnvironmentFlow) -> EnvironmentFlow { flow.get(find) }

  /// The lowest deployment targets of the Xcode projects near the root.
  var xcodeTargets: DeploymentTargets { targets.get(source.xcodeTargets) }

  /// The facts of a file with the uses of the members of the types in it that have environment properties.
  func memberFacts(of file: Int, naming names: () -> Set<String>) -> FileFacts {
    memberReadings.answer(to: file) { Once() }.get { source.facts([.init(file: file, names: names())])[0] }
  }

  /// The facts of a file with the uses of some properties that other files declare.
  func facts(of file: Int, naming names: Set<String>) -> FileFacts {
    readings.answer(to: Reading(file: file, names: names)) { Once() }.get {
      source.facts([.init(file: file, names: names)])[0]
    }
  }
}
