import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// Takes the facts of the files that matter: at first of those that speak of the environment, then, as often as asked, of those that
/// declare a wanted name.
struct FactLoader {
  private let sources: SourceSet
  private let testPaths: GlobSet
  private let threads: Int
  private let effort: Effort
  private let workers: [Worker]
  /// Files that were only looked at, with what they declare.
  private var skimmed: [Skimmed] = []

  /// The facts so far.
  private(set) var facts: ProjectFacts
  private(set) var notices: [Report.Notice] = []
  /// Paths of the files in which a suppression comment may stand, sorted.
  var filesWithDirectives: [String] { Set(workers.flatMap(\.filesWithDirectives)).sorted().map { sources.paths[$0] } }

  /// - Parameter modules: for each file the module that the configuration gives it.
  init(sources: SourceSet, testPaths: GlobSet, modules: [String?], threads: Int, effort: Effort) {
    self.sources = sources
    self.testPaths = testPaths
    facts = ProjectFacts(paths: sources.paths, modules: modules)
    self.threads = threads
    self.effort = effort
    workers = (0..<max(threads, 1)).map { _ in Worker() }
    facts.add(take(Array(sources.paths.indices), effort == .everything ? .code : nil))
  }

  /// Indices of the files that declare a wanted name and are not loaded yet, the largest first: it would otherwise be the last to end.
  func missingFiles(declaring wanted: Skim.WantedNames) -> [Int] {
    skimmed.filter { $0.names.contains(where: wanted.includes) }
      .sorted { ($0.byteCount, $1.index) > ($1.byteCount, $0.index) }
      .map(\.index)
  }

  /// Loads files, whatever they speak of.
  mutating func load(_ indices: [Int]) {
    let reached = Set(indices)
    skimmed.removeAll { reached.contains($0.index) }
    facts.add(take(indices, .declarations))
  }

  /// Loads files that are loaded already again, now with their code.
  mutating func loadCode(of indices: [Int]) {
    let paths = Set(indices.map { sources.paths[$0] })
    notices.removeAll { paths.contains($0.file) }
    facts.replace(take(indices, .code))
  }

  /// Count of the files after which a search looks for the first time whether it may end; later it looks less often.
  private static let searchBlock = 256

  /// Searches for the mentions that are asked for: in all files that can have one, or in the one file that a query names.
  mutating func search(_ queries: [MentionQuery]) {
    var answers = Dictionary(uniqueKeysWithValues: queries.map { ($0, [Mention]()) })
    for (file, queries) in Dictionary(grouping: queries.filter { $0.file != nil }, by: { $0.file ?? 0 }) {
      for (query, mention) in workers[0].search(file, sources, MentionSearch(queries)) {
        answers[query, default: []].append(mention)
      }
    }
    let wide = queries.filter { $0.file == nil }
    let files = wide.allSatisfy(\.concernsDefaults) ? filesWithDefaults : Array(sources.paths.indices)
    // The blocks are always the same, so that a search that ends early ends at the same place.
    var (start, blockCount) = (0, FactLoader.searchBlock)
    while start < files.count {
      let open = wide.filter { !$0.isAnswered(by: answers[$0] ?? []) }
      if open.isEmpty { break }
      let (search, sources, workers) = (MentionSearch(open), sources, workers)
      let block = files[start..<min(start + blockCount, files.count)]
      let found = concurrentMap(count: block.count, threads: threads) { position, worker in
        workers[worker].search(block[block.startIndex + position], sources, search)
      }
      for (query, mention) in found.joined() { answers[query, default: []].append(mention) }
      start = block.endIndex
      blockCount *= 4
    }
    for (query, mentions) in answers { facts.add(mentions, of: query) }
  }

  /// Indices of the files in which the name `defaultValue` may stand, ascending.
  private var filesWithDefaults: [Int] {
    (facts.filesUsingDefaults + skimmed.filter(\.usesDefaults).map(\.index)).sorted()
  }

  /// What became of one file. Small, because there are many of them.
  private enum Loaded: Sendable {
    case facts(ProjectFacts.LoadedFile, notices: [Report.Notice])
    case skimmed(Skim, byteCount: Int)
    case notices([Report.Notice])
  }

  /// - Parameter detail: what is needed of each file; nil where only files that speak of the environment are needed.
  private mutating func take(_ indices: [Int], _ detail: Detail?) -> [ProjectFacts.LoadedFile] {
    let (sources, workers, testPaths, effort) = (sources, workers, testPaths, effort)
    let loaded = concurrentMap(count: indices.count, threads: threads) { position, worker in
      workers[worker].load(indices[position], sources, testPaths, detail, effort)
    }
    var batch: [ProjectFacts.LoadedFile] = []
    for (position, outcome) in loaded.enumerated() {
      switch outcome {
      case .facts(let file, let notices):
        batch.append(file)
        self.notices += notices
      case .skimmed(let skim, let byteCount):
        skimmed.append(
          Skimmed(
            index: indices[position], names: skim.declaredNames, usesDefaults: skim.usesDefaults, byteCount: byteCount))
      case .notices(let notices): self.notices += notices
      }
    }
    return batch
  }

  /// A file that was only looked at.
  private struct Skimmed {
    var index: Int
    /// See `Skim.declaredNames`.
    var names: [UInt32]
    /// See `Skim.usesDefaults`.
    var usesDefaults: Bool
    var byteCount: Int
  }

  /// A thread's own memory, used again for each file.
  private final class Worker: @unchecked Sendable {
    // Larger than all but a few files.
    private var buffer = ReadBuffer(byteCount: 1 << 20)
    private var tokens = Tokens()
    private var tree = SyntaxTree()
    private(set) var filesWithDirectives: [Int] = []

    func load(
      _ index: Int, _ sources: SourceSet, _ testPaths: GlobSet, _ detail: Detail?, _ effort: Effort
    ) -> Loaded {
      let path = sources.paths[index]
      switch sources.read(index, into: &buffer) {
      case .skipped(let reason): return .notices([Report.Notice(reason, file: path)])
      case .failed(let reason): return .notices([Report.Notice(reason, file: path, severity: .error)])
      case .bytes(let bytes):
        if bytes.mentionsDirective { filesWithDirectives.append(index) }
        // What a manifest says holds for all other files.
        let needsFacts = detail != nil || path == "Package.swift" || path.hasSuffix("/Package.swift")
        if needsFacts {
          tokens.retokenize(bytes)
        } else if let skim = skimmed(bytes) {
          return .skimmed(skim, byteCount: bytes.count)
        }
        let facts = FileFacts(
          path: path, extracting: bytes, tokens: tokens, reusing: &tree, detail: detail ?? .declarations, effort: effort
        )
        let file = ProjectFacts.LoadedFile(index: index, facts: facts, isInTestFolder: testPaths.matches(path))
        return .facts(file, notices: syntaxNotices(facts, bytes))
      }
    }

    /// What the bytes or the tokens tell of a file; nil when it speaks of the environment, and then it is tokenized.
    private func skimmed(_ bytes: SourceBytes) -> Skim? {
      switch Skim.look(at: bytes) {
      case .skim(let skim): return skim
      case .needsTokens(let word):
        tokens.retokenize(bytes)
        let skim = Skim(tokens, bytes, word: word)
        return skim.mentionsEnvironment ? nil : skim
      }
    }

    func search(_ index: Int, _ sources: SourceSet, _ search: MentionSearch) -> [(MentionQuery, Mention)] {
      guard case .bytes(let bytes) = sources.read(index, into: &buffer) else { return [] }
      let candidates = search.candidates(in: bytes)
      if candidates.isEmpty { return [] }
      tokens.retokenize(bytes)
      return search.mentions(tokens, bytes, file: index, candidates: candidates)
    }

    /// What a user should know of a file with syntax errors: what stands around them is not linted.
    private func syntaxNotices(_ facts: FileFacts, _ bytes: SourceBytes) -> [Report.Notice] {
      guard let first = facts.syntaxErrors.min(by: { $0.offset < $1.offset }) else { return [] }
      let line = SourceText(bytes.padded.prefix(bytes.count)).line(of: first.offset)
      return [Report.Notice("\(first.message); the declaration around it is not linted", file: facts.path, line: line)]
    }
  }
}
