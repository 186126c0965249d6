/// The index's access to the outside: the contents of files, and work on several threads.
///
/// Every answer depends on the project's contents alone. Any thread may ask, several at once.
public struct ProjectSource: Sendable {
  /// The facts of files, in the order of the requests; those of a file that cannot be read say nothing.
  public var facts: @Sendable (_ requests: [FactRequest]) -> [FileFacts]
  /// The mentions of names, in the order of the files.
  public var mentions: @Sendable (_ queries: [MentionQuery]) -> [MentionQuery: [Mention]]
  /// The declarations of files at any depth; none for one that can't be read.
  public var members: @Sendable (_ files: [Int]) -> [DeclaredMembers]
  /// The files among some in which one of some words may occur, perhaps in a comment.
  public var holders: @Sendable (_ words: [String], _ files: [Int]) -> [Int]
  /// The files among some in which code may make a value of one of some types, by the hashes of their names.
  public var makers: @Sendable (_ types: Set<UInt32>, _ files: [Int]) -> [Int]
  /// Whether the configuration says that a file is test code, by its path.
  public var isInTestFolder: @Sendable (_ file: Int) -> Bool
  /// Which targets of Xcode have which files.
  public var membership: @Sendable () -> TargetMembership
  /// The lowest deployment targets of the Xcode projects near the root.
  public var xcodeTargets: @Sendable () -> DeploymentTargets
  /// Calls a function with each number below a count, in any order, on several threads.
  public var forEach: @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// A request for the facts of one file.
  public struct FactRequest: Sendable {
    /// Index among the project's paths.
    public var file: Int
    /// Names of properties that other files declare, and whose uses are also extracted.
    public var names: Set<String>
    /// The calls that the flow of the environment looks for.
    public var flowQuery: FlowQuery
    /// Whether the facts have what code does.
    public var keepsCode: Bool

    /// Whether it asks for the same as another request, which may be about another file.
    public func isSame(as other: FactRequest) -> Bool {
      names == other.names && flowQuery == other.flowQuery && keepsCode == other.keepsCode
    }

    public init(
      file: Int, names: Set<String> = [], flowQuery: FlowQuery = .none, keepsCode: Bool = false
    ) {
      self.file = file
      self.keepsCode = keepsCode
      self.names = names
      self.flowQuery = flowQuery
    }
  }

  public init(
    facts: @escaping @Sendable (_ requests: [FactRequest]) -> [FileFacts],
    mentions: @escaping @Sendable (_ queries: [MentionQuery]) -> [MentionQuery: [Mention]],
    members: @escaping @Sendable (_ files: [Int]) -> [DeclaredMembers],
    holders: @escaping @Sendable (_ words: [String], _ files: [Int]) -> [Int],
    makers: @escaping @Sendable (_ types: Set<UInt32>, _ files: [Int]) -> [Int],
    isInTestFolder: @escaping @Sendable (_ file: Int) -> Bool,
    membership: @escaping @Sendable () -> TargetMembership,
    xcodeTargets: @escaping @Sendable () -> DeploymentTargets,
    forEach: @escaping @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void
  ) {
    self.facts = facts
    self.mentions = mentions
    self.members = members
    self.holders = holders
    self.makers = makers
    self.isInTestFolder = isInTestFolder
    self.membership = membership
    self.xcodeTargets = xcodeTargets
    self.forEach = forEach
  }

  /// Of a project that has no files but those that are parsed already, and in which nothing is mentioned.
  public static let none = ProjectSource(
    facts: { $0.map { _ in FileFacts(path: "") } }, mentions: { _ in [:] },
    members: { $0.map { _ in DeclaredMembers() } }, holders: { $1 }, makers: { $1 }, isInTestFolder: { _ in false },
    membership: { TargetMembership() }, xcodeTargets: { [:] },
    forEach: { count, body in for index in 0..<count { body(index) } })

  /// The results of a function for each number below a count, in order.
  func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each place is written by one call alone, and read after all calls.
      nonisolated(unsafe) let results = buffer
      withoutActuallyEscaping(body) { body in
        forEach(count) { index in (results.baseAddress! + index).initialize(to: body(index)) }
      }
      initializedCount = count
    }
  }
}
