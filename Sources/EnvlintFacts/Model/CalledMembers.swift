import EnvlintSyntax

/// The names of the methods that the code of a file calls on something, as `.name(…)` or `.name { … }`, read off the tokens.
///
/// **Invariant:** each such call in the file has its name here. A name that is here without a call does no harm.
struct CalledMembers: Sendable, Equatable {
  /// Hashes of the names, ascending, each once; see `Outline.hash(_:)`.
  private var hashes: ContiguousArray<UInt32> = []

  static let none = CalledMembers()

  private init() {}

  init(_ tokens: Tokens, _ source: SourceBytes) {
    let (kinds, starts, ends, flags) = (tokens.kinds, tokens.starts, tokens.ends, tokens.flags)
    for index in kinds.indices.dropLast() where kinds[index] == .period && kinds[index + 1] == .identifier {
      let next = kinds[index + 2]
      guard next == .leftParen || next == .leftBrace else { continue }
      let backtick: UInt32 = flags[index + 1].contains(.backticked) ? 1 : 0
      hashes.append(Outline.hash(source.padded[Int(starts[index + 1] + backtick)..<Int(ends[index + 1] - backtick)]))
    }
    hashes.sortUniquely()
  }

  /// Whether the file may call a method of that name. O(log n).
  func mayContain(_ name: String) -> Bool {
    let hash = Outline.hash(name)
    let index = hashes.firstIndex(notBefore: hash)
    return index < hashes.count && hashes[index] == hash
  }
}
