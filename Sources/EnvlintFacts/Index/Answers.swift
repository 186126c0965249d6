/// The answers of an index that cost much, each found out when it is first asked for.
final class Answers: Sendable {
  private let source: ProjectSource
  private let flow = Once<EnvironmentFlow>()
  private let targets = Once<DeploymentTargets>()
  private let readings = Memo<Reading, Once<FileFacts>>()
  /// For each file with members of types that have environment properties, the names of all members of these types.
  fileprivate let memberNames = Once<[Int: Set<String>]>()
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
  let conformers = Once<[String: [ProjectIndex.ContainerID]]>()
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
    var type: ProjectIndex.ContainerID
    /// See `LookupContext.inheritanceDepth`.
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
    let hashes = Set(names.map { Outline.hash($0) })
    return (loadedFiles + lateMembers.filter { $0.members.mayHave(anyOf: hashes) }.map(\.file)).sorted()
  }

  /// The same index, in which the uses of every member of the types that have environment properties are found in some files, wherever
  /// these members are declared, and with them chains and presentations. Each file is read again once.
  func readingMembers(in files: [Int]) -> ProjectIndex {
    let names = memberNames
    return reading(files) { answers.facts(of: $0, naming: names[$0] ?? []) }
  }

  /// Reads files again that `readingMembers(in:)` will be asked for, on several threads.
  func prepareMembers(in files: Set<Int>) {
    let (files, names) = (files.sorted(), memberNames)
    tables.facts.source.forEach(files.count) { _ = answers.facts(of: files[$0], naming: names[files[$0]] ?? []) }
  }

  private var memberNames: [Int: Set<String>] {
    answers.memberNames.get {
      var names: [Int: Set<String>] = [:]
      var known: Set<ContainerID> = []
      for property in environmentProperties {
        guard let type = property.owner?.type, known.insert(type.containers[0]).inserted else { continue }
        let parts = parts(of: type)
        let members = parts.reduce(into: Set<String>()) { members, part in
          for property in files[part.file].containers[part.container].properties { members.insert(property.name) }
          members.formUnion(files[part.file].containers[part.container].functionNames)
        }
        for file in Set(parts.map(\.file)) { names[file, default: []].formUnion(members) }
      }
      return names
    }
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
