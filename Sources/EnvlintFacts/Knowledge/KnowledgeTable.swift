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

  /// The words of `text`, with spaces and newlines between them.
  static func words(of text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
  }

  /// The items of a cell. By its bytes, because to tell characters apart takes many times as long.
  static func items(of cell: some StringProtocol, separator: Unicode.Scalar = ",") -> [String] {
    cell.utf8.split(separator: UInt8(ascii: separator)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The cell as a case of an enumeration. A wrong word in a table is a programmer error.
  static func word<Word: RawRepresentable>(_ cell: String, as type: Word.Type) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: cell) else { preconditionFailure("'\(cell)' is no \(type)") }
    return word
  }
}
