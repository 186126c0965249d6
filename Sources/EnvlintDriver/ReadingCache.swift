import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// The readings of a project's files, kept from one run to the next in one process: only files that have changed are read and parsed
/// again.
///
/// One run at a time uses it. When the next one begins, facts and mentions that the last one didn't ask for are dropped.
///
/// **Invariant:** a run with it finds the same as one without it. `ReadingCacheTests` compares both over random changes.
public final class ReadingCache: @unchecked Sendable {
  private let mutex = Mutex()
  private var files: [String: FileReadings] = [:]
  private var run = 0

  public init() {}

  /// Forgets files that have changed, or are gone, by their paths.
  public func forget(_ paths: some Sequence<String>) {
    mutex.withLock { for path in paths { files[path] = nil } }
  }

  /// The readings of each file of a run that begins, in each of its worlds. Those of a package's file are kept for the first of these only.
  func readings(of worlds: [[String]]) -> [[FileReadings]] {
    mutex.withLock {
      run += 1
      var kept: [String: FileReadings] = [:]
      let readings = worlds.map { paths in
        paths.map { path in
          if kept[path] != nil { return FileReadings() }
          let readings = files[path] ?? FileReadings()
          kept[path] = readings
          return readings
        }
      }
      files = kept
      kept.values.forEach { $0.begin(run) }
      return readings
    }
  }
}

/// The readings of one file as it is.
final class FileReadings: @unchecked Sendable {
  /// The first look at a file.
  struct FirstLook {
    /// Nil for a file that can't be read, or isn't.
    var look: FileParser.Look?
    var notice: Report.Notice?
    var mayHaveDirective = false
  }

  private struct Kept<Value> {
    var value: Value
    /// The last run that asked for it.
    var run: Int
  }

  private let mutex = Mutex()
  private var run = 0
  private var firstLook: FirstLook?
  private var facts: [(request: ProjectSource.FactRequest, kept: Kept<FileReading<FileFacts>>)] = []
  private var members: DeclaredMembers?
  private var words: WordFilter?
  private var mentions: [MentionQuery: Kept<[Mention]>] = [:]

  /// Drops what the last run didn't ask for.
  fileprivate func begin(_ run: Int) {
    mutex.withLock {
      facts.removeAll { $0.kept.run < self.run }
      mentions = mentions.filter { $0.value.run >= self.run }
      self.run = run
    }
  }

  func firstLook(_ read: () -> FirstLook) -> FirstLook {
    if let known = mutex.withLock({ firstLook }) { return known }
    let found = read()
    mutex.withLock { firstLook = found }
    return found
  }

  func facts(
    _ request: ProjectSource.FactRequest, _ read: () -> FileReading<FileFacts>
  ) -> FileReading<FileFacts> {
    let known = mutex.withLock { () -> FileReading<FileFacts>? in
      guard let index = facts.firstIndex(where: { $0.request.isSame(as: request) }) else { return nil }
      facts[index].kept.run = run
      return facts[index].kept.value
    }
    if let known { return known }
    let found = read()
    mutex.withLock { facts.append((request, Kept(value: found, run: run))) }
    return found
  }

  func members(_ read: () -> DeclaredMembers) -> DeclaredMembers {
    if let known = mutex.withLock({ members }) { return known }
    let found = read()
    mutex.withLock { members = found }
    return found
  }

  func words(_ read: () -> WordFilter) -> WordFilter {
    if let known = mutex.withLock({ words }) { return known }
    let found = read()
    mutex.withLock { words = found }
    return found
  }

  /// The mentions that answer some queries.
  ///
  /// - Parameter file: the index of the file in this run, which may be another one than before.
  func mentions(
    _ queries: [MentionQuery], in file: Int, _ read: () -> [(MentionQuery, Mention)]
  ) -> [(MentionQuery, Mention)] {
    let known = mutex.withLock { () -> [(MentionQuery, Mention)]? in
      guard queries.allSatisfy({ mentions[$0.inAnyFile] != nil }) else { return nil }
      return queries.flatMap { query in
        mentions[query.inAnyFile]?.run = run
        return (mentions[query.inAnyFile]?.value ?? []).map { mention in
          var mention = mention
          mention.file = file
          return (query, mention)
        }
      }
    }
    if let known { return known }
    let found = read()
    mutex.withLock {
      for query in queries { mentions[query.inAnyFile] = Kept(value: [], run: run) }
      for (query, mention) in found { mentions[query.inAnyFile]?.value.append(mention) }
    }
    return found
  }
}

/// The result of reading a file, with the notice about it.
struct FileReading<Value> {
  var value: Value
  var notice: Report.Notice?
}

extension MentionQuery {
  /// The query without the file to search.
  fileprivate var inAnyFile: MentionQuery {
    var query = self
    query.file = nil
    return query
  }
}
