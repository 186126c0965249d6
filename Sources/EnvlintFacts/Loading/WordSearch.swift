import EnvlintSyntax

/// Finds any of some words, as `WordFinder` does, in a time that hardly depends on how many there are.
struct WordSearch: Sendable {
  /// With the indices of the words that it looks for.
  private var table: (words: WordTable, indices: [Int])?
  private var finder: (words: WordFinder, indices: [Int])?

  /// More words than this, and the windows of a `WordFinder` are to be met nearly everywhere.
  private static let few = 16

  /// - Parameter words: none of them empty.
  init(_ words: [String]) {
    let texts = words.map { Array($0.utf8) }
    let inTable = words.count <= WordSearch.few ? [] : words.indices.filter { WordTable.canHold(texts[$0]) }
    if !inTable.isEmpty { table = (WordTable(inTable.map { texts[$0] }), inTable) }
    let others = Set(words.indices).subtracting(inTable).sorted()
    if !others.isEmpty { finder = (WordFinder(others.map { words[$0] }), others) }
  }

  /// Where the words stand, in source order.
  func places(in source: SourceBytes) -> [WordFinder.Place] {
    var found: [WordFinder.Place] = []
    if let (words, indices) = table {
      found += words.places(in: source).map { WordFinder.Place(word: indices[$0.word], start: $0.start) }
    }
    if let (words, indices) = finder {
      found += words.places(in: source).map { WordFinder.Place(word: indices[$0.word], start: $0.start) }
    }
    return found.sorted { ($0.start, $0.word) < ($1.start, $1.word) }
  }
}
