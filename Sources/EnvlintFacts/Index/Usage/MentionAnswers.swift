import Synchronization

/// The mentions that were asked for so far.
///
/// A search goes through many files, so that of a kind of question that is asked for many names all are asked at once.
final class MentionAnswers: Sendable {
  /// A kind of question.
  private struct Kind: Hashable {
    var purpose: MentionQuery.Purpose
    /// Nil for all files.
    var file: Int?
  }

  private let source: ProjectSource
  private let known = Mutex<[MentionQuery: [Mention]]>([:])
  /// The kinds of questions of which all were asked. Held while files are searched: who asks meanwhile most likely asks what is just being
  /// found.
  private let searching = Mutex<Set<Kind>>([])

  init(_ source: ProjectSource) { self.source = source }

  /// - Parameter others: what else of the kind is soon asked for.
  func answer(to query: MentionQuery, others: () -> [MentionQuery]) -> [Mention] {
    if let known = known.withLock({ $0[query] }) { return known }
    return searching.withLock { kinds in
      if let known = known.withLock({ $0[query] }) { return known }
      let others = kinds.insert(Kind(purpose: query.purpose, file: query.file)).inserted ? others() : []
      let asked = known.withLock { known in Set([query] + others).filter { known[$0] == nil } }
      let found = source.mentions(asked.sorted())
      return known.withLock { known in
        for query in asked { known[query] = found[query] ?? [] }
        return known[query] ?? []
      }
    }
  }

  /// Searches for the answers to several queries at once, which are soon asked for.
  func search(_ queries: [MentionQuery]) {
    searching.withLock { _ in
      let asked = known.withLock { known in Set(queries).filter { known[$0] == nil } }
      if asked.isEmpty { return }
      let found = source.mentions(asked.sorted())
      known.withLock { known in
        for query in asked { known[query] = found[query] ?? [] }
      }
    }
  }
}

extension Usage {
  /// Finds the mentions that several queries ask for in one search.
  func search(_ queries: [MentionQuery]) { answers.mentions.search(queries) }

  /// The mentions of a name in all files of the project, in the order of the files.
  public func mentions(_ query: MentionQuery) -> [Mention] {
    answers.mentions.answer(to: query) {
      query.file.map { queries(like: query.purpose, in: $0) } ?? queries(like: query.purpose)
    }
  }

  /// The questions of a kind that are asked of many types in one file.
  private func queries(like purpose: MentionQuery.Purpose, in file: Int) -> [MentionQuery] {
    guard purpose == .outsideReads else { return [] }
    let types = reads.all.lazy.filter { $0.id.file == file }.compactMap(\.owner?.type.name)
    return Set(types).map { MentionQuery($0, purpose, in: file) }
  }

  /// The questions of a kind that are asked of nearly every key or property.
  private func queries(like purpose: MentionQuery.Purpose) -> [MentionQuery] {
    switch purpose {
    // Of what is both read and injected, nobody asks.
    case .uses:
      let read = Set(reads.all.compactMap(\.keyName))
      return Set(keys.all.compactMap(keys.readName)).filter {
        injections.summary.locationsByKey[$0] == nil || !read.contains($0)
      }
      .map { MentionQuery($0, .uses) }
    case .propertyUses, .typeNames: return queriesForUsesElsewhere
    case .functionLabels:
      return Set(
        reads.all.filter { $0.property.access > .filePrivate }.flatMap { property in
          [property.property.name] + (property.owner.map { [$0.type.name] } ?? [])
        }
      ).map { MentionQuery($0, .functionLabels) }
    default: return []
    }
  }
}
