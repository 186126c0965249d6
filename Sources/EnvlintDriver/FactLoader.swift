import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// Takes the facts of the files that matter: those that speak of the environment, then, round by round, those that declare what the
/// facts so far lead to.
struct FactLoader {
  let sources: SourceSet
  let threads: Int
  let loadsEverything: Bool
  private(set) var notices: [Report.Notice] = []

  /// What became of one file in the first round.
  private enum Loaded: Sendable {
    case facts(FileFacts)
    case skimmed([UInt32])
    case notice(Report.Notice)
  }

  init(sources: SourceSet, threads: Int, loadsEverything: Bool) {
    self.sources = sources
    self.threads = threads
    self.loadsEverything = loadsEverything
  }

  /// The facts of every file that can matter to a rule.
  mutating func load() -> [FileFacts] {
    var facts: [FileFacts] = []
    var skimmed: [(index: Int, names: [UInt32])] = []
    let workers = (0..<max(threads, 1)).map { _ in Worker() }
    let (sources, loadsEverything) = (sources, loadsEverything)
    let firstRound = concurrentMap(count: sources.paths.count, threads: threads) { index, worker in
      workers[worker].load(index, sources, needsFacts: loadsEverything)
    }
    for (index, loaded) in firstRound.enumerated() {
      switch loaded {
      case .facts(let file): facts.append(file)
      case .skimmed(let names): skimmed.append((index, names))
      case .notice(let notice): notices.append(notice)
      }
    }
    var wanted = WantedNames()
    while wanted.add(from: facts) {
      let hashes = Set(wanted.names.map(Skim.hash))
      let reached = skimmed.indices.filter { !skimmed[$0].names.allSatisfy { !hashes.contains($0) } }
      if reached.isEmpty { continue }
      let indices = reached.map { skimmed[$0].index }
      for position in reached.reversed() { skimmed.remove(at: position) }
      let round = concurrentMap(count: indices.count, threads: threads) { position, worker in
        workers[worker].load(indices[position], sources, needsFacts: true)
      }
      for case .facts(let file) in round { facts.append(file) }
    }
    notices += syntaxNotices(facts)
    return facts
  }

  private func syntaxNotices(_ facts: [FileFacts]) -> [Report.Notice] {
    []
  }

  /// A thread's own token storage, used again for each file.
  private final class Worker: @unchecked Sendable {
    private var tokens = Tokens()

    func load(_ index: Int, _ sources: SourceSet, needsFacts: Bool) -> Loaded {
      let path = sources.paths[index]
      switch sources.read(index) {
      case .skipped(let reason): return .notice(Report.Notice(reason, file: path))
      case .failed(let reason): return .notice(Report.Notice(reason, file: path, severity: .error))
      case .bytes(let bytes):
        tokens.retokenize(bytes)
        if !needsFacts {
          let skim = Skim(tokens, bytes)
          if !skim.mentionsEnvironment { return .skimmed(skim.declaredNames) }
        }
        return .facts(FileFacts(path: path, extracting: bytes, tokens: tokens))
      }
    }
  }
}
