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
  private var skimmed: [(index: Int, names: [UInt32])] = []

  /// The facts so far.
  private(set) var facts: ProjectFacts
  private(set) var notices: [Report.Notice] = []

  /// - Parameter modules: for each file the module that the configuration gives it.
  init(sources: SourceSet, testPaths: GlobSet, modules: [String?], threads: Int, effort: Effort) {
    self.sources = sources
    self.testPaths = testPaths
    facts = ProjectFacts(paths: sources.paths, modules: modules)
    self.threads = threads
    self.effort = effort
    workers = (0..<max(threads, 1)).map { _ in Worker() }
    take(Array(sources.paths.indices), needsFacts: effort == .everything)
  }

  /// Indices of the files that declare one of `names` and are not loaded yet, ascending.
  func missingFiles(declaring names: Set<String>) -> [Int] {
    let wanted = Skim.WantedNames(names)
    return skimmed.lazy.filter { $0.names.contains { wanted.includes($0) } }.map(\.index).sorted()
  }

  /// Loads files, whatever they speak of.
  mutating func load(_ indices: [Int]) {
    let reached = Set(indices)
    skimmed.removeAll { reached.contains($0.index) }
    take(indices, needsFacts: true)
  }

  /// What became of one file.
  private enum Loaded: Sendable {
    case facts(ProjectFacts.LoadedFile, Report.Notice?)
    case skimmed([UInt32])
    case notice(Report.Notice)
  }

  private mutating func take(_ indices: [Int], needsFacts: Bool) {
    let (sources, workers, testPaths, effort) = (sources, workers, testPaths, effort)
    let loaded = concurrentMap(count: indices.count, threads: threads) { position, worker in
      workers[worker].load(indices[position], sources, testPaths, needsFacts: needsFacts, effort)
    }
    var batch: [ProjectFacts.LoadedFile] = []
    for (position, outcome) in loaded.enumerated() {
      switch outcome {
      case .facts(let file, let notice):
        batch.append(file)
        if let notice { notices.append(notice) }
      case .skimmed(let names): skimmed.append((indices[position], names))
      case .notice(let notice): notices.append(notice)
      }
    }
    facts.add(batch)
  }

  /// A thread's own token storage, used again for each file.
  private final class Worker: @unchecked Sendable {
    private var tokens = Tokens()

    func load(
      _ index: Int, _ sources: SourceSet, _ testPaths: GlobSet, needsFacts: Bool, _ effort: Effort
    ) -> Loaded {
      let path = sources.paths[index]
      switch sources.read(index) {
      case .skipped(let reason): return .notice(Report.Notice(reason, file: path))
      case .failed(let reason): return .notice(Report.Notice(reason, file: path, severity: .error))
      case .bytes(let bytes):
        // What a manifest says holds for all other files.
        let needsFacts = needsFacts || path == "Package.swift" || path.hasSuffix("/Package.swift")
        if !needsFacts, let skim = Skim(scanning: bytes) { return .skimmed(skim.declaredNames) }
        tokens.retokenize(bytes)
        if !needsFacts {
          let skim = Skim(tokens, bytes)
          if !skim.mentionsEnvironment { return .skimmed(skim.declaredNames) }
        }
        let facts = FileFacts(path: path, extracting: bytes, tokens: tokens, effort: effort)
        let file = ProjectFacts.LoadedFile(index: index, facts: facts, isInTestFolder: testPaths.matches(path))
        return .facts(file, syntaxNotice(facts, bytes))
      }
    }

    /// What a user should know of a file with syntax errors: what stands around them is not linted.
    private func syntaxNotice(_ facts: FileFacts, _ bytes: SourceBytes) -> Report.Notice? {
      guard let first = facts.syntaxErrors.min(by: { $0.offset < $1.offset }) else { return nil }
      let line = SourceText(bytes.padded.prefix(bytes.count)).line(of: first.offset)
      return Report.Notice("\(first.message); the declaration around it is not linted", file: facts.path, line: line)
    }
  }
}
