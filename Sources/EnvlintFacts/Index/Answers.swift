/// The answers of an index that cost much, each found out when it is first asked for.
final class Answers: Sendable {
  private let source: ProjectSource
  private let flow = Once<EnvironmentFlow>()
  private let targets = Once<DeploymentTargets>()
  private let readings = Memo<Reading, Once<FileFacts>>()
  let mentions: MentionAnswers
  let ownModifiers = Memo<String, [OwnModifier]>()
  let keyReaders = Once<KeyUsers>()
  let keySetters = Once<KeyUsers>()
  /// What the inheritance clauses of a type mean, by its declaration.
  let clauses = Memo<Clauses, [ProjectIndex.Ancestor]>()
  /// Whether types around a place may nest others in files that are not parsed from the start.
  let lateScopes = Memo<TypePlace, Bool>()
  /// The types of the project that a type inherits from, for names that are looked up in it.
  let inheritedScopes = Memo<TypePlace, [DeclaredType]>()
  /// What the files declare at any depth that are not parsed from the start, by their indices.
  let lateMembers = Once<[(file: Int, members: DeclaredMembers)]>()
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
    /// See `Site.inheritanceDepth`.
    var depth: Int
  }

  /// The inheritance clauses of a type.
  struct Clauses: Hashable {
    var type: ProjectIndex.ContainerID
    /// See `Site.inheritanceDepth`.
    var depth: Int
  }

  init(_ source: ProjectSource) {
    self.source = source
    mentions = MentionAnswers(source)
  }

  func flow(_ find: () -> EnvironmentFlow) -> EnvironmentFlow { flow.get(find) }

  /// The lowest deployment targets of the projects of Xcode near the root.
  var xcodeTargets: DeploymentTargets { targets.get(source.xcodeTargets) }

  /// The facts of a file with the uses of some properties that other files declare.
  func facts(of file: Int, naming names: Set<String>) -> FileFacts {
    readings.answer(to: Reading(file: file, names: names)) { Once() }.get {
      source.facts([.init(file: file, names: names)])[0]
    }
  }
}

extension ProjectIndex {
  /// What the files declare at any depth that are not parsed from the start, by their indices.
  var lateMembers: [(file: Int, members: DeclaredMembers)] {
    answers.lateMembers.get {
      let files = tables.facts.outlines.files.map(\.index)
      return Array(zip(files, tables.facts.source.members(files)))
    }
  }

  /// Indices of the files that may declare a member by one of some names, ascending.
  func filesThatMayDeclare(membersNamed names: Set<String>) -> [Int] {
    let hashes = Set(names.map { Skim.hash($0) })
    return (loadedFiles + lateMembers.filter { $0.members.mayHave(anyOf: hashes) }.map(\.file)).sorted()
  }

  /// The facts of a file with the uses of some environment properties, and of all others that other files can see: most of them are soon
  /// asked for, too, so that each file is read again once.
  func factsWithUses(of names: Set<String>, in file: Int) -> FileFacts {
    let visible = answers.visibleProperties.get {
      Set(environmentProperties.filter { $0.property.access > .filePrivate }.map(\.property.name))
    }
    return answers.facts(of: file, naming: visible.union(names))
  }
}
