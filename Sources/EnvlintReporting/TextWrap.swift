/// Text in lines of a terminal, broken at spaces.
package enum TextWrap {
  /// Lines of at most `columns` columns; never empty. A word that is wider stays whole, or is broken after its marks.
  ///
  /// - Parameters:
  ///   - first: the columns that the first line leaves free.
  ///   - hanging: the spaces before the others.
  ///   - breaksWords: whether a word that is wider than a line may be broken after marks such as `/`. `Name:12` stays whole.
  package static func lines(
    _ text: String, columns: Int, first: Int = 0, hanging: Int = 0, breaksWords: Bool = false
  ) -> [String] {
    let indentation = String(repeating: " ", count: hanging)
    var lines: [String] = []
    var line = ""
    var width = first
    var isAtStart = true
    for word in text.split(separator: " ") {
      let fits = DisplayWidth.of(word) <= columns - hanging
      for (index, piece) in (breaksWords && !fits ? pieces(of: word) : [word]).enumerated() {
        let pieceWidth = DisplayWidth.of(piece)
        var space = index == 0 && !isAtStart ? 1 : 0
        if !isAtStart, width + space + pieceWidth > columns {
          lines.append(line)
          (line, width, space) = (indentation, hanging, 0)
        }
        line += (space == 1 ? " " : "") + piece
        width += space + pieceWidth
        isAtStart = false
      }
    }
    return lines + [line]
  }

  /// The width of the widest part of a text that stays whole where words are broken.
  package static func widestPiece(of text: String) -> Int {
    text.split(separator: " ").flatMap(pieces).map { DisplayWidth.of($0) }.max() ?? 0
  }

  /// A word cut after its marks; one that ends like `Name:12` is a place, and stays whole.
  private static func pieces(of word: Substring) -> [Substring] {
    if let colon = word.lastIndex(of: ":"), word[colon...].contains(where: \.isNumber) { return [word] }
    var pieces: [Substring] = []
    var start = word.startIndex
    for index in word.indices where "./,+".contains(word[index]) && index > start {
      let end = word.index(after: index)
      pieces.append(word[start..<end])
      start = end
    }
    return start < word.endIndex ? pieces + [word[start...]] : pieces
  }
}
