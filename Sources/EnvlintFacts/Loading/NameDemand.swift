/// Notes the names that an index is asked for while the project is only loaded in part.
///
/// For one thread: the rounds of loading ask one after the other.
public final class NameDemand: @unchecked Sendable {
  /// Every name asked for so far.
  public private(set) var names: Set<String> = []

  /// What was asked for since the last call of `takeQueries()` and is not known yet.
  private var queries: Set<MentionQuery> = []

  /// Indices of the files whose code was asked for and is not known yet.
  private var filesForCode: Set<Int> = []

  public init() {}

  func note(_ name: String) { names.insert(name) }

  func note(_ query: MentionQuery) { queries.insert(query) }

  func noteCode(of file: Int) { filesForCode.insert(file) }

  /// Indices of the files whose facts are wanted with their code (`Detail.code`), ascending; afterwards there are none.
  public func takeFilesForCode() -> [Int] {
    defer { filesForCode = [] }
    return filesForCode.sorted()
  }

  /// The open queries, sorted; afterwards there are none. Those of a project that is loaded in part may be of no use later.
  public func takeQueries() -> [MentionQuery] {
    defer { queries = [] }
    return queries.sorted()
  }
}
