import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// Reads the files of one run: at first each of them once, for its outline or its facts, and later those that the index asks for.
///
/// The one that reads: the index gets a `ProjectSource` of it.
final class ProjectReader: Sendable {
  private let sources: SourceSet
  /// The files of packages among them, about which nothing is said.
  private let packageFiles: Set<Int>
  private let testPaths: GlobSet
  private let swiftUIModules: Set<String>
  private let threads: Int
  private let prefilter: Prefilter
  private let stopwatch: Stopwatch?
  /// For each file the readings of earlier runs; nil if nobody keeps any.
  private let readings: [FileReadings]?
  private let parsers: FileParsers
  private let log = ReadingLog()
  /// Which words each file may hold, found out when names are first looked for in all files.
  private let words = LazyValue<[WordFilter]>()

  init(
    _ world: ExtendedWorld, testPaths: GlobSet, swiftUIModules: Set<String>, threads: Int, prefilter: Prefilter,
    stopwatch: Stopwatch?, readings: [FileReadings]? = nil, parsers: FileParsers = FileParsers()
  ) {
    sources = world.sources
    packageFiles = world.packageFiles
    self.readings = readings
    self.parsers = parsers
    self.testPaths = testPaths
    self.swiftUIModules = swiftUIModules
    self.threads = threads
    self.prefilter = prefilter
    self.stopwatch = stopwatch
  }

  /// Notices about files, in no order.
  var notices: [Report.Notice] { log.notices }
  /// Whether further files may use what these declare: also those that were skipped, or can't be read.
  var hasUnreadFiles: Bool { sources.hasUnreadFiles || log.notices.contains { $0.line == nil } }
  /// Paths of the files that may contain a suppression comment, in no order.
  var filesWithDirectives: [String] { log.filesWithDirectives.map { sources.paths[$0] } }

  // MARK: The first look

  /// Reads every file. Parses those that import SwiftUI or mention the environment, that may hold a root of its flow, and that extend the
  /// types of such files: what rules look for may be in them.
  ///
  /// - Parameter modules: for each file the module that the configuration gives it.
  func read(modules: [String?]) -> ProjectFacts {
    let looks = concurrentMap(count: sources.paths.count, threads: threads) { file, _ in look(at: file) }
    var parsed: [ProjectFacts.LoadedFile] = []
    var outlines: [(file: Int, outline: Outline)] = []
    var candidates: [Int] = []
    var mayShowViews = !swiftUIModules.isEmpty
    for (file, look) in looks.enumerated() {
      switch look {
      case .facts(let facts):
        parsed.append(loaded(file, facts))
        mayShowViews = mayShowViews || facts.swiftUI == .visible
      case .outline(let outline, let isCandidate):
        outlines.append((file, outline))
        if isCandidate { candidates.append(file) }
        mayShowViews = mayShowViews || outline.swiftUI == .visible
      case nil: continue
      }
    }
    if mayShowViews { parse(candidates, &parsed, &outlines) }
    let holders = parsed.reduce(into: Set<UInt32>()) { $1.addNamesOfHolders(to: &$0) }
    let extending = outlines.filter { $0.outline.declaredNames.contains(where: holders.contains) }.map(\.file)
    parse(extending, &parsed, &outlines)
    return ProjectFacts(
      paths: sources.paths, modules: modules, first: parsed.sorted { $0.index < $1.index },
      outlines: Outlines(outlines), packageFiles: packageFiles, source: source)
  }

  /// Parses files whose outlines are known.
  private func parse(
    _ files: [Int], _ parsed: inout [ProjectFacts.LoadedFile], _ outlines: inout [(file: Int, outline: Outline)]
  ) {
    if files.isEmpty { return }
    parsed += zip(files, facts(files.map { .init(file: $0) })).map { loaded($0, $1) }
    let isParsed = Set(files)
    outlines.removeAll { isParsed.contains($0.file) }
  }

  private func look(at file: Int) -> FileParser.Look? {
    let found = readings?[file].firstLook { firstLook(at: file) } ?? firstLook(at: file)
    if packageFiles.contains(file) { return found.look }
    if let notice = found.notice { log.note(notice) }
    if found.mayHaveDirective { log.noteDirective(in: file) }
    return found.look
  }

  private func firstLook(at file: Int) -> FileReadings.FirstLook {
    let path = sources.paths[file]
    return parsers.use { parser in
      switch parser.read(file, sources) {
      case .skipped(let reason): return .init(notice: Report.Notice(reason, file: path))
      case .failed(let reason): return .init(notice: Report.Notice(reason, file: path, severity: .error))
      case .bytes(let bytes):
        let look = parser.look(at: bytes, path: path, prefilter)
        var found = FileReadings.FirstLook(
          look: look, mayHaveDirective: prefilter == .off || bytes.mentionsDirective)
        if case .facts(let facts) = look { found.notice = syntaxNotice(facts, bytes) }
        return found
      }
    }
  }

  private func loaded(_ file: Int, _ facts: FileFacts) -> ProjectFacts.LoadedFile {
    ProjectFacts.LoadedFile(index: file, facts: facts, isInTestFolder: testPaths.matches(sources.paths[file]))
  }

  /// The notice for a file with syntax errors: the enclosing declaration is not linted.
  private func syntaxNotice(_ facts: FileFacts, _ bytes: SourceBytes) -> Report.Notice? {
    guard let first = facts.syntaxErrors.min(by: { $0.offset < $1.offset }) else { return nil }
    let line = SourceText(bytes.padded.prefix(bytes.count)).line(of: first.offset)
    return Report.Notice("\(first.message); the enclosing declaration is not linted", file: facts.path, line: line)
  }

  // MARK: What the index asks for

  private var source: ProjectSource {
    ProjectSource(
      facts: { self.facts($0) }, mentions: { self.mentions($0) }, members: { self.members(in: $0) },
      holders: { self.holders(of: $0, among: $1) },
      makers: { self.makers(of: $0, among: $1) },
      isInTestFolder: { self.testPaths.matches(self.sources.paths[$0]) },
      membership: {
        let found = self.sources.xcodeProjects.membership(of: self.sources.paths, threads: self.threads)
        return self.noting(found.membership, found.failures)
      },
      xcodeTargets: {
        let found = self.sources.xcodeProjects.deploymentTargets()
        return self.noting(found.targets, found.failures)
      },
      forEach: { count, body in concurrentForEach(count: count, threads: self.threads) { index, _ in body(index) } })
  }

  private func noting<Value>(_ found: Value, _ failures: [Report.Notice]) -> Value {
    for failure in failures { log.note(failure) }
    return found
  }

  /// Calls `body` with the contents of a file; nil where there is nothing to lint, or, which is noted, where it cannot be read: a file that
  /// was there at the first look may be gone.
  private func withBytes<Value>(of file: Int, _ body: (FileParser, SourceBytes) -> Value) -> Value? {
    parsers.use { parser in
      switch parser.read(file, sources) {
      case .bytes(let bytes): return body(parser, bytes)
      case .skipped: return nil
      case .failed(let reason):
        if !packageFiles.contains(file) { log.note(Report.Notice(reason, file: sources.paths[file], severity: .error)) }
        return nil
      }
    }
  }

  private func facts(_ requests: [ProjectSource.FactRequest]) -> [FileFacts] {
    stopwatch.measure(.reading) {
      concurrentMap(count: requests.count, threads: threads) { position, _ in
        let request = requests[position]
        let found = readings?[request.file].facts(request) { facts(request) } ?? facts(request)
        if let notice = found.notice, !packageFiles.contains(request.file) { log.note(notice) }
        return found.value
      }
    }
  }

  private func facts(_ request: ProjectSource.FactRequest) -> FileReading<FileFacts> {
    let path = sources.paths[request.file]
    return withBytes(of: request.file) { parser, bytes in
      let facts = parser.facts(of: bytes, path: path, request, prefilter)
      return FileReading(value: facts, notice: syntaxNotice(facts, bytes))
    } ?? FileReading(value: FileFacts(path: path))
  }

  private func members(in files: [Int]) -> [DeclaredMembers] {
    stopwatch.measure(.searching) {
      concurrentMap(count: files.count, threads: threads) { position, _ in
        let file = files[position]
        let read = { self.withBytes(of: file) { DeclaredMembers(in: $1) } ?? DeclaredMembers() }
        return readings?[file].members(read) ?? read()
      }
    }
  }

  private func holders(of names: [String], among files: [Int]) -> [Int] {
    if prefilter == .off { return files }
    let hashes = Set(names.map(WordFilter.hash))
    let filters = words.get { wordFilters() }
    return files.filter { filters[$0].mayHold(anyOf: hashes) }
  }

  private func makers(of types: Set<UInt32>, among files: [Int]) -> [Int] {
    if prefilter == .off { return files }
    let filters = words.get { wordFilters() }
    return files.filter { filters[$0].mayMake(anyOf: types) }
  }

  // MARK: Mentions

  /// The number of files after which a search looks for the first time whether it may end; later it looks less often.
  private static let searchBlock = 256

  private func mentions(_ queries: [MentionQuery]) -> [MentionQuery: [Mention]] {
    stopwatch.measure(.searching) {
      var answers = Dictionary(uniqueKeysWithValues: queries.map { ($0, [Mention]()) })
      for (file, queries) in Dictionary(grouping: queries.filter { $0.file != nil }, by: { $0.file ?? 0 }) {
        for (query, mention) in mentions(in: file, queries, MentionSearch(queries)) {
          answers[query, default: []].append(mention)
        }
      }
      search(queries.filter { $0.file == nil }, &answers)
      return answers
    }
  }

  /// Searches all files. The blocks are always the same, so that a search that ends early ends at the same place.
  private func search(_ queries: [MentionQuery], _ answers: inout [MentionQuery: [Mention]]) {
    if queries.isEmpty { return }
    let filters = prefilter == .off ? [] : words.get { wordFilters() }
    var (start, blockCount) = (0, ProjectReader.searchBlock)
    while start < sources.paths.count {
      let open = prefilter == .off ? queries : queries.filter { !$0.isAnswered(by: answers[$0] ?? []) }
      if open.isEmpty { break }
      let search = MentionSearch(open)
      let hashes = Set(open.map { WordFilter.hash($0.name) })
      let end = min(start + blockCount, sources.paths.count)
      let block = (start..<end).filter { filters.isEmpty || filters[$0].mayHold(anyOf: hashes) }
      let found = concurrentMap(count: block.count, threads: threads) { position, _ in
        mentions(in: block[position], open, search)
      }
      for (query, mention) in found.joined() { answers[query, default: []].append(mention) }
      start = end
      blockCount *= 4
    }
  }

  private func wordFilters() -> [WordFilter] {
    stopwatch.measure(.searching) {
      concurrentMap(count: sources.paths.count, threads: threads) { file, _ in
        let read = { self.withBytes(of: file) { WordFilter(of: $1) } ?? WordFilter() }
        return readings?[file].words(read) ?? read()
      }
    }
  }

  private func mentions(
    in file: Int, _ queries: [MentionQuery], _ search: MentionSearch
  ) -> [(MentionQuery, Mention)] {
    let read = { self.mentions(in: file, search) }
    return readings?[file].mentions(queries, in: file, read) ?? read()
  }

  private func mentions(in file: Int, _ search: MentionSearch) -> [(MentionQuery, Mention)] {
    withBytes(of: file) { parser, bytes in
      prefilter == .off
        ? parser.mentionsInTokens(of: bytes, file, search) : parser.mentions(in: bytes, of: file, search)
    } ?? []
  }
}

/// Observations from reading that users should know, or that a later step needs.
private final class ReadingLog: @unchecked Sendable {
  private let mutex = Mutex()
  private var found: [Report.Notice] = []
  private var directives: Set<Int> = []

  func note(_ notice: Report.Notice) {
    mutex.withLock { if !found.contains(notice) { found.append(notice) } }
  }

  func noteDirective(in file: Int) { mutex.withLock { _ = directives.insert(file) } }

  var notices: [Report.Notice] {
    mutex.withLock { found }
  }

  var filesWithDirectives: Set<Int> { mutex.withLock { directives } }
}
