import EnvlintFacts
import EnvlintSyntax

/// Reads and parses single files, in memory that is used again for each. For one thread at a time.
final class FileParser: @unchecked Sendable {
  // Larger than all but a few files.
  private var buffer = ReadBuffer(byteCount: 64 << 10)
  private var tokens = Tokens()
  private var tree = SyntaxTree()

  /// The result of a first look at a file.
  enum Look: Sendable {
    /// - Parameter isCandidate: whether the file is to be parsed if anything in the project can show a view.
    case outline(Outline, isCandidate: Bool)
    /// Elsewhere, because most looks are outlines, which are much smaller.
    indirect case facts(FileFacts)
  }

  func read(_ file: Int, _ sources: SourceSet) -> ReadOutcome { sources.read(file, into: &buffer) }

  /// Scans the bytes, which show that most files have nothing to do with the environment. Parses the others, and those that import
  /// SwiftUI: nearly every one of them has a view that the flow of the environment leads through.
  func look(at bytes: SourceBytes, path: String, _ prefilter: Prefilter) -> Look {
    if prefilter == .on, ManifestName(path: path) == nil, let outline = outline(of: bytes),
      !outline.mayConcernRules, !outline.importsSwiftUI
    {
      let isCandidate =
        FlowRoots.mayStand(in: bytes) || outline.swiftUI != .hidden && RepeatableModifiers.mayBeRepeated(in: bytes)
      if !isCandidate || outline.swiftUI != .visible { return .outline(outline, isCandidate: isCandidate) }
    }
    tokens.retokenize(bytes)
    return .facts(facts(bytes, path, prefilter))
  }

  /// The outline of a file from its bytes or tokens; nil when the file mentions the environment.
  private func outline(of bytes: SourceBytes) -> Outline? {
    switch Outline.look(at: bytes) {
    case .outline(let outline): return outline
    case .needsTokens(let word):
      tokens.retokenize(bytes)
      let outline = Outline(tokens, bytes, word: word)
      return outline.mentionsEnvironment ? nil : outline
    }
  }

  func facts(of bytes: SourceBytes, path: String, _ request: ProjectSource.FactRequest, _ prefilter: Prefilter)
    -> FileFacts
  {
    tokens.retokenize(bytes)
    return facts(bytes, path, prefilter, request)
  }

  private func facts(
    _ bytes: SourceBytes, _ path: String, _ prefilter: Prefilter, _ request: ProjectSource.FactRequest? = nil
  ) -> FileFacts {
    FileFacts(
      path: path, extracting: bytes, tokens: tokens, reusing: &tree, prefilter: prefilter,
      keepsCode: request?.keepsCode ?? false,
      flowQuery: request?.flowQuery ?? .none, visitedNames: request?.names ?? [])
  }

  /// The mentions in a file that answer a search.
  func mentions(in bytes: SourceBytes, of file: Int, _ search: MentionSearch) -> [(MentionQuery, Mention)] {
    let candidates = search.candidates(in: bytes)
    if candidates.isEmpty { return [] }
    tokens.retokenize(bytes)
    return search.mentions(tokens, bytes, file: file, candidates: candidates)
  }

  /// The outline from the tokens alone, whatever the bytes say.
  func mentionsInTokens(of bytes: SourceBytes, _ file: Int, _ search: MentionSearch) -> [(MentionQuery, Mention)] {
    tokens.retokenize(bytes)
    return search.mentions(tokens, bytes, file: file, candidates: search.candidates(in: tokens, bytes))
  }
}

/// Parsers that wait for work. There are as many as were ever needed at once.
final class FileParsers: @unchecked Sendable {
  private let mutex = Mutex()
  private var idle: [FileParser] = []

  func use<Result>(_ body: (FileParser) -> Result) -> Result {
    let parser = mutex.withLock { idle.popLast() } ?? FileParser()
    defer { mutex.withLock { idle.append(parser) } }
    return body(parser)
  }
}
