import EnvlintSyntax

/// Searches single files for the mentions that queries ask for.
///
/// Most files are told by their bytes alone to have none; only the others are tokenized.
public struct MentionSearch: Sendable {
  /// A name that is in the bytes of a file, be it in a comment.
  public struct Candidate: Sendable {
    /// Index in `names`.
    var name: Int
    /// UTF-8 byte offset.
    var start: Int
  }

  private let words: WordSearch
  private let names: [String]
  /// The queries for each name.
  private let queries: [[MentionQuery]]
  private static let keyContainers = KeyContainer.allCases.map(\.rawValue)

  public init(_ queries: [MentionQuery]) {
    let byName = Dictionary(grouping: queries) { $0.name }
    names = byName.keys.sorted()
    self.queries = names.map { byName[$0] ?? [] }
    words = WordSearch(names + MentionSearch.keyContainers)
  }

  /// The places of the names in a file, in source order; none when its bytes tell that it has no mention.
  public func candidates(in source: SourceBytes) -> [Candidate] {
    var found: [Candidate] = []
    var mayCount = false
    var isKeyContainer = false
    for place in words.places(in: source) {
      guard place.word < names.count else {
        isKeyContainer = true
        continue
      }
      found.append(Candidate(name: place.word, start: place.start))
      mayCount = mayCount || queries[place.word].contains { mayAnswer($0, place.start, source) }
    }
    return mayCount || isKeyContainer ? found : []
  }

  /// The mentions by the tokens of a file, whatever its bytes show.
  public func candidates(in tokens: Tokens, _ source: SourceBytes) -> [Candidate] {
    let reader = MentionReader(tokens: tokens, source: source, file: 0)
    let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    return (0..<tokens.count).filter(reader.isName).compactMap { index in
      let start = Int(tokens.starts[index]) + (tokens.flags[index].contains(.backticked) ? 1 : 0)
      return indices[reader.name(index)].map { Candidate(name: $0, start: start) }
    }
  }

  private func mayAnswer(_ query: MentionQuery, _ start: Int, _ source: SourceBytes) -> Bool {
    switch query.purpose {
    case .uses: return isBehindDot(start, source)
    case .attributes: return start > 0 && "@`".utf8.contains(source[start - 1])
    case .changes, .defaultChanges, .escapes, .functionLabels, .forced, .outsideReads, .replacements, .all,
      .propertyUses, .typeNames, .identities, .callers, .constructions, .placements, .values, .madeCases,
      .heldViews:
      return true
    }
  }

  /// Whether `.` is before a name, perhaps before its backtick and before white space.
  private func isBehindDot(_ start: Int, _ source: SourceBytes) -> Bool {
    var position = start
    if position > 0, source[position - 1] == UInt8(ascii: "`") { position -= 1 }
    let end = position
    while position > 0, source[position - 1] <= 0x20 { position -= 1 }
    guard position > 0 else { return false }
    // After a comment, only the tokens tell: one of a line may end in any byte.
    if ".:/".utf8.contains(source[position - 1]) { return true }
    let isInLine = !source.padded[position..<end].contains { $0 == 0x0A || $0 == 0x0D }
    return !isInLine && hasSlashes(before: position, source)
  }

  /// Whether `//` is in the line before a place.
  private func hasSlashes(before end: Int, _ source: SourceBytes) -> Bool {
    var position = end - 1
    while position > 0, source[position] != 0x0A, source[position] != 0x0D {
      if source[position] == UInt8(ascii: "/"), source[position - 1] == UInt8(ascii: "/") { return true }
      position -= 1
    }
    return false
  }

  /// The mentions in a tokenized file, each with the query that it answers, in source order.
  ///
  /// - Parameter file: index of the file among the project's paths.
  public func mentions(
    _ tokens: Tokens, _ source: SourceBytes, file: Int, candidates: [Candidate]
  ) -> [(MentionQuery, Mention)] {
    var found: [(MentionQuery, Mention)] = []
    var reader = MentionReader(tokens: tokens, source: source, file: file)
    var upcoming = candidates[...]
    for index in 0..<tokens.count {
      guard let candidate = upcoming.first else { break }
      reader.enter(index)
      let start = Int(tokens.starts[index]) + (tokens.flags[index].contains(.backticked) ? 1 : 0)
      if start < candidate.start { continue }
      while let passed = upcoming.first, passed.start < start { upcoming.removeFirst() }
      guard let met = upcoming.first, met.start == start, reader.isName(index) else { continue }
      upcoming.removeFirst()
      // A name may go on with characters beyond ASCII.
      if reader.name(index).utf8.count != names[met.name].utf8.count { continue }
      // The purpose alone determines what is read there; many queries may have the same.
      var mentions: [MentionQuery.Purpose: [Mention]] = [:]
      for query in queries[met.name] {
        let read = mentions[query.purpose] ?? reader.mentions(index, for: query)
        mentions[query.purpose] = read
        found += read.filter(query.wants).map { (query, $0) }
      }
    }
    return found
  }
}
