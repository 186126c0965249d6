import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// Takes the facts of single files, with a thread's own memory, used again for each file.
final class FactWorker: @unchecked Sendable {
  // Larger than all but a few files.
  private var buffer = ReadBuffer(byteCount: 1 << 20)
  private var tokens = Tokens()
  private var tree = SyntaxTree()
  private(set) var filesWithDirectives: [Int] = []
  /// Files that were only looked at.
  var skimmed = SkimmedFiles()
  /// Whether one of them exports a module.
  private(set) var exportsModule = false
  private var results = FactLoader.Results()
  /// Of looks that are no requests.
  private var failures: [Report.Notice] = []

  /// What has come since the last call.
  func takeResults() -> FactLoader.Results {
    defer { results = FactLoader.Results() }
    return results
  }

  /// What could not be read since the last call.
  func takeFailures() -> [Report.Notice] {
    defer { failures = [] }
    return failures
  }

  func load(
    _ request: FactLoader.Request, _ sources: SourceSet, _ testPaths: GlobSet, _ effort: Effort,
    _ hostingFunctions: HostingFunctions
  ) {
    let path = sources.paths[request.file]
    switch sources.read(request.file, into: &buffer) {
    case .skipped(let reason): results.notices.append((request.file, Report.Notice(reason, file: path)))
    case .failed(let reason):
      results.notices.append((request.file, Report.Notice(reason, file: path, severity: .error)))
    case .bytes(let bytes):
      if effort == .everything || bytes.mentionsDirective { filesWithDirectives.append(request.file) }
      if request.detail != nil || isManifest(path) {
        if request.isCaller, !hostingFunctions.mayStand(in: bytes) { return }
        tokens.retokenize(bytes)
        if let members = request.members, !members.areDeclared(in: tokens, bytes) { return }
      } else if let skim = skimmed(bytes) {
        return add(skim, of: request.file, bytes)
      }
      let facts = FileFacts(
        path: path, extracting: bytes, tokens: tokens, reusing: &tree, detail: request.detail ?? .declarations,
        effort: effort, takesViews: request.takesViews, hostingFunctions: hostingFunctions,
        visitedNames: request.visitedNames)
      if let notice = syntaxNotice(facts, bytes) { results.notices.append((request.file, notice)) }
      results.loaded.append(
        ProjectFacts.LoadedFile(index: request.file, facts: facts, isInTestFolder: testPaths.matches(path)))
      if request.looksForRoots, FlowRoots.mayStand(in: bytes) { results.filesWithRoots.append(request.file) }
    }
  }

  private func add(_ skim: Skim, of file: Int, _ bytes: SourceBytes) {
    skimmed.add(skim, of: file, byteCount: bytes.count)
    exportsModule = exportsModule || skim.exportsModule
    if skim.swiftUI != .visible {
      results.filesWithoutSearch.append((file, skim.swiftUI))
    } else if FlowRoots.mayStand(in: bytes) {
      results.filesWithRoots.append(file)
    }
  }

  /// What a manifest says holds for all other files.
  private func isManifest(_ path: String) -> Bool { ManifestName(path: path) != nil }

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

  /// The functions and variables of a file; nil where it cannot be read.
  func declaredMembers(_ file: Int, _ sources: SourceSet) -> DeclaredMembers? {
    bytes(of: file, sources).map { DeclaredMembers(in: $0) }
  }

  /// Whether a word that makes a root of the flow may stand in a file.
  func mayHoldRoot(_ file: Int, _ sources: SourceSet) -> Bool {
    bytes(of: file, sources).map { FlowRoots.mayStand(in: $0) } ?? false
  }

  func search(
    _ index: Int, _ sources: SourceSet, _ search: MentionSearch, _ effort: Effort
  ) -> [(MentionQuery, Mention)] {
    guard let bytes = bytes(of: index, sources) else { return [] }
    if effort == .everything {
      tokens.retokenize(bytes)
      return search.mentions(tokens, bytes, file: index, candidates: search.candidates(in: tokens, bytes))
    }
    let candidates = search.candidates(in: bytes)
    if candidates.isEmpty { return [] }
    tokens.retokenize(bytes)
    return search.mentions(tokens, bytes, file: index, candidates: candidates)
  }

  /// What stands in a file; nil where there is nothing to lint, or, which is noted, where it cannot be read.
  private func bytes(of file: Int, _ sources: SourceSet) -> SourceBytes? {
    switch sources.read(file, into: &buffer) {
    case .bytes(let bytes): return bytes
    case .skipped: return nil
    case .failed(let reason):
      failures.append(Report.Notice(reason, file: sources.paths[file], severity: .error))
      return nil
    }
  }

  /// What a user should know of a file with syntax errors: what stands around them is not linted.
  private func syntaxNotice(_ facts: FileFacts, _ bytes: SourceBytes) -> Report.Notice? {
    guard let first = facts.syntaxErrors.min(by: { $0.offset < $1.offset }) else { return nil }
    let line = SourceText(bytes.padded.prefix(bytes.count)).line(of: first.offset)
    return Report.Notice("\(first.message); the declaration around it is not linted", file: facts.path, line: line)
  }
}
