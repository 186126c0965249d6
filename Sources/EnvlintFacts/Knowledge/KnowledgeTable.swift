/// Reads the tab-separated tables of this folder.
///
/// The tables are text, not array literals: hundreds of structured literals are slow to type-check, and text reads like
/// the table that it is. Each is parsed once, when first asked.
enum KnowledgeTable {
  /// The rows of `text`, each padded with empty cells to `columnCount`.
  static func rows(of text: String, columnCount: Int) -> [[String]] {
    rows(of: text, columnCount: columnCount) { cells in cells.map(\.text) }
  }

  /// The results of `read` for the rows of `text`, each padded with empty cells to `columnCount`.
  static func rows<Row>(of text: String, columnCount: Int, _ read: (_ cells: [KnowledgeCell]) -> Row) -> [Row] {
    var cells: [KnowledgeCell] = []
    return parts(of: text, by: "\n") { line in
      cells.removeAll(keepingCapacity: true)
      var start = line.startIndex
      for end in line.startIndex...line.endIndex where end == line.endIndex || line[end] == UInt8(ascii: "\t") {
        cells.append(KnowledgeCell(bytes: line[start..<end]))
        start = end + 1
      }
      precondition(cells.count <= columnCount, "a knowledge row has too many cells: \(cells.map(\.text))")
      while cells.count < columnCount { cells.append(KnowledgeCell(bytes: line[line.endIndex...])) }
      return read(cells)
    }
  }

  /// The items of a cell.
  static func items(of cell: some StringProtocol, separator: Unicode.Scalar = ",") -> [String] {
    parts(of: String(cell), by: separator) { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate static func items(of cell: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    parts(of: UnsafeBufferPointer(rebasing: cell), by: ",") { String(decoding: $0, as: UTF8.self) }
  }

  /// The results of `read` for the parts of `text` that are not empty. By its bytes, because comparing characters takes many times as
  /// long, and every run asks for some tables.
  private static func parts<Part>(
    of text: String, by separator: Unicode.Scalar, _ read: (Slice<UnsafeBufferPointer<UInt8>>) -> Part
  ) -> [Part] {
    var text = text
    return text.withUTF8 { parts(of: $0, by: separator, read) }
  }

  private static func parts<Part>(
    of bytes: UnsafeBufferPointer<UInt8>, by separator: Unicode.Scalar,
    _ read: (Slice<UnsafeBufferPointer<UInt8>>) -> Part
  ) -> [Part] {
    let separator = UInt8(ascii: separator)
    var parts: [Part] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == separator {
      if index > start { parts.append(read(bytes[start..<index])) }
      start = index + 1
    }
    return parts
  }

  /// The cell as a case of an enumeration. A wrong word in a table is a programmer error.
  static func word<Word: RawRepresentable>(_ cell: String, as type: Word.Type) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: cell) else { preconditionFailure("'\(cell)' is no \(type)") }
    return word
  }
}

/// A cell of a row, which is not taken out of the text of its table before somebody asks: most say a word that is only compared, or
/// nothing. Not to be kept.
struct KnowledgeCell {
  fileprivate var bytes: Slice<UnsafeBufferPointer<UInt8>>

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of the cell between commas.
  var items: [String] { KnowledgeTable.items(of: bytes) }

  /// The same, in no order.
  var itemSet: Set<String> { bytes.isEmpty ? [] : Set(items) }

  func word<Word: RawRepresentable>(as type: Word.Type) -> Word where Word.RawValue == String {
    KnowledgeTable.word(text, as: type)
  }

  static func == (cell: KnowledgeCell, word: String) -> Bool {
    cell.bytes.count == word.utf8.count && cell.bytes.elementsEqual(word.utf8)
  }
}
