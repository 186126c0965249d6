/// Reads the tab-separated tables of this folder.
///
/// The tables are text, not array literals: hundreds of structured literals are slow to type-check, and text reads like
/// the table that it is. Each is parsed once, when first asked.
enum KnowledgeTable {
  /// The rows of `text`, each padded with empty cells to `columnCount`.
  static func rows(of text: String, columnCount: Int) -> [[String]] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let tab = UInt8(ascii: "\t")
      var cells = line.split(separator: tab, omittingEmptySubsequences: false).map { String(Substring($0)) }
      precondition(cells.count <= columnCount, "a knowledge row has too many cells: \(Substring(line))")
      while cells.count < columnCount { cells.append("") }
      return cells
    }
  }

  /// The cell as a case of an enumeration. A wrong word in a table is a programmer error.
  static func word<Word: RawRepresentable>(_ cell: String, as type: Word.Type) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: cell) else { preconditionFailure("'\(cell)' is no \(type)") }
    return word
  }
}
