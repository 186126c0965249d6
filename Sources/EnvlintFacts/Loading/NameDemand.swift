/// Notes the names that an index is asked for while the project is only loaded in part.
///
/// For one thread. What several have asked for is put together afterwards.
public final class NameDemand: @unchecked Sendable {
  /// Hashes of every name whose declarations or extensions were asked for so far; see `Skim.declaredNames`.
  private var names: Set<UInt32> = []

  /// What was asked for since the last call of `takeQueries()` and is not known yet.
  private var queries: Set<MentionQuery> = []

  /// Indices of the files whose code was asked for and is not known yet.
  private var filesForCode: Set<Int> = []

  /// Of files by their indices: the names of properties of other files whose uses there were asked for and are not known yet.
  private var visits: [Int: Set<String>] = [:]

  /// Whether files are to be visited.
  public var wantsVisits: Bool { !visits.isEmpty }

  /// Whether the flow of the environment was asked for.
  public private(set) var wantsFlow = false

  /// Whether the deployment targets of the project were asked for.
  public private(set) var wantsDeploymentTargets = false

  /// Whether it was asked which targets of Xcode have which files.
  public private(set) var wantsMembership = false

  /// What the last index found, for the next one.
  var findings = FindingsByFile()
  /// Hashes of the names that are looked up for one file; nil between files.
  private var namesOfFile: ContiguousArray<UInt32>?

  /// The types around the last place of which they were noted.
  private var lastEnclosing: [String] = []

  public init() {}

  /// Whether the types around a place are others than those noted last: what is asked for one after the other mostly stands in one type.
  func isNew(enclosing path: [String]) -> Bool {
    if path == lastEnclosing { return false }
    lastEnclosing = path
    return true
  }

  /// From here on, more is known of the types around places.
  func forgetEnclosing() { lastEnclosing = [] }

  /// Forgets what the last index found, so that the next one looks at every file again.
  public func forgetFindings() { findings = FindingsByFile() }

  /// From here on, what is asked for is asked for one file.
  func beginFile() {
    namesOfFile = []
    forgetEnclosing()
  }

  /// Hashes of the names that were asked for since `beginFile()`.
  func endFile() -> ContiguousArray<UInt32> {
    defer { namesOfFile = nil }
    return namesOfFile ?? []
  }

  /// What the files that must be loaded declare or extend.
  public var wantedNames: Skim.WantedNames { Skim.WantedNames(names) }

  func note(_ name: String) { note(Skim.hash(name)) }

  func noteExtensions(of name: String) { note(Skim.hash(extensionOf: name)) }

  func noteAliases(of name: String) { note(Skim.hash(aliasOf: name)) }

  private func note(_ hash: UInt32) {
    names.insert(hash)
    namesOfFile?.append(hash)
  }

  /// Adds what was asked for elsewhere.
  public func add(_ other: NameDemand) {
    names.formUnion(other.names)
    queries.formUnion(other.queries)
    filesForCode.formUnion(other.filesForCode)
    for (file, names) in other.visits { visits[file, default: []].formUnion(names) }
    wantsFlow = wantsFlow || other.wantsFlow
    wantsDeploymentTargets = wantsDeploymentTargets || other.wantsDeploymentTargets
    wantsMembership = wantsMembership || other.wantsMembership
  }

  func note(_ query: MentionQuery) { queries.insert(query) }

  func noteCode(of file: Int) { filesForCode.insert(file) }

  func noteVisit(of names: Set<String>, to file: Int) { visits[file, default: []].formUnion(names) }

  func noteDeploymentTargets() { wantsDeploymentTargets = true }

  public func noteMembership() { wantsMembership = true }

  func noteFlow() { wantsFlow = true }

  /// Indices of the files whose facts are wanted with their code (`Detail.code`), ascending; afterwards there are none.
  public func takeFilesForCode() -> [Int] {
    defer { filesForCode = [] }
    return filesForCode.sorted()
  }

  /// The visits that are wanted, in the order of the files; afterwards there are none.
  public func takeVisits() -> [(file: Int, names: Set<String>)] {
    defer { visits = [:] }
    return visits.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The open queries, sorted; afterwards there are none. Those of a project that is loaded in part may be of no use later.
  public func takeQueries() -> [MentionQuery] {
    defer { queries = [] }
    return queries.sorted()
  }
}
