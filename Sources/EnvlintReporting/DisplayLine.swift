/// One line of source as a terminal draws it: cells with a width and their bytes.
///
///     bytes    @ S t a t e \t x   = "日 本"
///     cells   |@|S|t|a|t|e|  |x|…      the tab reaches to the next multiple of four columns,
///     column   0 1 2 3 4 5 6  8        a wide character takes two
struct DisplayLine {
  /// One character, or what is drawn in its place.
  struct Cell: Equatable {
    var text: String
    /// In terminal columns; 0 for a byte order mark.
    var width: Int
    /// Offset of the character's first byte from the start of the file.
    var offset: UInt32
  }

  /// Columns between tab stops: Xcode's default.
  static let tabWidth = 4
  /// How far from the marked bytes a line is read. A generated file may be one line of a megabyte.
  static let reachBytes: UInt32 = 1024

  private(set) var cells: [Cell] = []
  /// The offset after the last cell.
  private let endOffset: UInt32
  /// Whether the line has text before the first or after the last cell.
  let isCutAtStart: Bool
  let isCutAtEnd: Bool

  var width: Int { cells.reduce(0) { $0 + $1.width } }

  /// The line of `source` with the byte range `content`, or as much of it as lies near `mark`.
  init(_ source: SourceText, content: Range<UInt32>, around mark: Range<UInt32>) {
    var start = content.lowerBound
    var end = content.upperBound
    if mark.lowerBound > start, mark.lowerBound - start > DisplayLine.reachBytes {
      start = mark.lowerBound - DisplayLine.reachBytes
      while start < mark.lowerBound, source.isContinuationByte(at: start) { start += 1 }
    }
    if end > mark.lowerBound, end - mark.lowerBound > DisplayLine.reachBytes {
      end = mark.lowerBound + DisplayLine.reachBytes
      while end > mark.lowerBound, source.isContinuationByte(at: end) { end -= 1 }
    }
    isCutAtStart = start > content.lowerBound
    isCutAtEnd = end < content.upperBound
    endOffset = end
    appendCells(source[start..<end], from: start)
  }

  private mutating func appendCells(_ bytes: ArraySlice<UInt8>, from start: UInt32) {
    var scalars = String.UnicodeScalarView()
    var offsets: [UInt32] = []
    var offset = start
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput:
        break decoding
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        scalars.append(scalar == "\t" ? scalar : VisibleText.replacement(for: scalar))
        offsets.append(offset)
        offset += UInt32(encoded.count)
      case .error(let length):
        scalars.append("\u{FFFD}")
        offsets.append(offset)
        offset += UInt32(length)
      }
    }
    var column = 0
    var index = 0
    for character in String(scalars) {
      let cell = DisplayLine.cell(character, column: column, offset: offsets[index])
      cells.append(cell)
      column += cell.width
      index += character.unicodeScalars.count
    }
  }

  private static func cell(_ character: Character, column: Int, offset: UInt32) -> Cell {
    switch character {
    case "\t":
      let width = tabWidth - column % tabWidth
      return Cell(text: String(repeating: " ", count: width), width: width, offset: offset)
    case "\u{FEFF}":
      return Cell(text: "", width: 0, offset: offset)
    default:
      return Cell(text: String(character), width: DisplayWidth.of(character), offset: offset)
    }
  }

  /// The columns, half-open, of the cells that hold bytes of `mark`; empty, at the right place, when there are none.
  func columns(of mark: Range<UInt32>) -> Range<Int> {
    var column = 0
    var start: Int?
    var end = 0
    for (index, cell) in cells.enumerated() {
      let nextOffset = index + 1 < cells.count ? cells[index + 1].offset : endOffset
      if start == nil, nextOffset > mark.lowerBound { start = column }
      column += cell.width
      if cell.offset < mark.upperBound { end = column }
    }
    let lower = start ?? column
    return lower..<max(lower, end)
  }
}

extension SourceText {
  /// Whether the byte at `offset` is inside a UTF-8 sequence.
  fileprivate func isContinuationByte(at offset: UInt32) -> Bool {
    self[offset..<offset + 1].first.map { $0 & 0xC0 == 0x80 } ?? false
  }
}
