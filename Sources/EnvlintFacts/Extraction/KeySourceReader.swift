import EnvlintSyntax

/// Reads the text of a key's declaration and of what belongs to it, as an edit needs them.
struct KeySourceReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }
  private var bytes: SourceBytes { reader.source }
  private var lines: SourceLines { SourceLines(source: reader.source) }

  init(_ reader: TreeReader) { self.reader = reader }

  func source(of node: Node, type: Node?, value: Node?) -> DeclarationSource.KeySource {
    let range = tree.range(node)
    let keyword = tree.child(.keyword, of: node).map { tree.range($0).lowerBound } ?? range.lowerBound
    let lineStart = lines.startOfLine(Int(range.lowerBound))
    let lineEnd = lines.endOfLine(Int(range.upperBound))
    let isFirst = lines.isBlank(lineStart..<Int(range.lowerBound))
    let commentStart = isFirst ? lines.startOfComments(above: lineStart) : lineStart
    return DeclarationSource.KeySource(
      type: type.map(reader.text), value: value.map(reader.text), prefix: bytes.text(range.lowerBound..<keyword),
      lines: wholeLines(range, lineStart, lineEnd), removal: removal(of: range, lineStart, lineEnd),
      insertionPoint: isFirst ? UInt32(commentStart) : range.lowerBound,
      indentation: isFirst ? bytes.text(UInt32(lineStart)..<range.lowerBound) : nil,
      hasComments: lines.holdsSlashes(Int(range.lowerBound)..<lineEnd), hasCommentAbove: commentStart < lineStart,
      comments: bytes.text(UInt32(commentStart)..<UInt32(lineStart))
        + bytes.text(range.upperBound..<UInt32(lineEnd)))
  }

  /// The lines of a declaration that has them for itself; else the declaration alone.
  private func wholeLines(_ range: Range<UInt32>, _ start: Int, _ end: Int) -> Range<UInt32> {
    // A byte order mark at the start of the file is no code, but it has to stay.
    guard lines.isBlank(start..<Int(range.lowerBound)), lines.isBlank(Int(range.upperBound)..<end) else { return range }
    return lines.wholeLines(start..<end)
  }

  /// The range to remove with a declaration: its lines with the comments that are about it, and of a line with other code the
  /// semicolon that sets it apart.
  private func removal(of range: Range<UInt32>, _ lineStart: Int, _ lineEnd: Int) -> Range<UInt32> {
    var (lower, upper) = (Int(range.lowerBound), Int(range.upperBound))
    var next = lines.endOfBlanks(upper)
    let hasSemicolon = bytes[next] == UInt8(ascii: ";")
    if hasSemicolon {
      upper = next + 1
      next = lines.endOfBlanks(upper)
    }
    let endsLine = next >= lineEnd || lines.isComment(next..<lineEnd)
    if lines.isBlank(lineStart..<lower), endsLine {
      return lines.wholeLines(startOfOwnComments(above: lineStart, lineEnd)..<lineEnd)
    }
    if hasSemicolon, !endsLine { return UInt32(lower)..<UInt32(next) }
    while lower > lineStart, bytes[lower - 1] <= 0x20 { lower -= 1 }
    if endsLine, lower > lineStart, bytes[lower - 1] == UInt8(ascii: ";") { lower -= 1 }
    return UInt32(lower)..<UInt32(endsLine ? max(upper, lineEnd) : upper)
  }

  /// Words of comments that are about more than the next declaration.
  private static let headings = [
    "MARK:", "envlint:disable ", "envlint:enable", "swiftlint:disable ", "swiftlint:enable",
  ]

  /// Where the comments begin that are about the declaration below alone: its documentation, and others unless they may be about the
  /// declarations that follow it as well.
  private func startOfOwnComments(above line: Int, _ lineEnd: Int) -> Int {
    let behind = lines.nextLine(lineEnd)
    let following = bytes.text(UInt32(behind)..<UInt32(lines.endOfLine(behind))).drop(while: \.isWhitespace)
    let isLast = following.isEmpty || following.hasPrefix("}") || following.hasPrefix("/") || following.hasPrefix("#")
    var start = line
    while true {
      let end = lines.endOfLineAbove(start)
      guard end >= 0 else { return start }
      let lineAbove = lines.startOfLine(end)
      let text = bytes.text(UInt32(lineAbove)..<UInt32(end)).drop(while: \.isWhitespace)
      if text.hasSuffix("*/"), let block = lines.startOfBlock(endingIn: lineAbove) {
        let isDocumentation = bytes.text(UInt32(block)..<UInt32(end)).drop(while: \.isWhitespace).hasPrefix("/**")
        guard isDocumentation || isLast else { return start }
        start = block
        continue
      }
      guard text.hasPrefix("///") || text.hasPrefix("//") && (isLast || text.holds("envlint:disable:next")),
        !KeySourceReader.headings.contains(where: text.holds)
      else { return start }
      start = lineAbove
    }
  }
}
