import EnvlintSyntax

/// The white space of a whole file.
extension ParsedFile {
  private var newlines: [Int] { (0..<bytes.count).filter { bytes[$0] == UInt8(ascii: "\n") } }

  /// `\r\n` ends each line.
  func withCRLF() -> [Edit] { newlines.map { Edit(inserting: "\r", at: $0) } }

  /// A lone `\r` ends each line, which Swift reads as a newline, too.
  func withCR() -> [Edit] { newlines.map { Edit(replacing: $0..<$0 + 1, by: "\r") } }

  func withByteOrderMark() -> [Edit] { [Edit(inserting: "\u{FEFF}", at: 0)] }

  /// A tab for each two spaces of indentation. Lines that begin in a string keep theirs: it has to fit that of the closing quotes.
  func withTabs() -> [Edit] {
    let strings = stringRanges()
    return ([0] + newlines.map { $0 + 1 }).compactMap { start in
      var end = start
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      let tabs = (end - start) / 2
      guard tabs > 0, !strings.contains(where: { $0.contains(start) }) else { return nil }
      return Edit(replacing: start..<start + 2 * tabs, by: String(repeating: "\t", count: tabs))
    }
  }

  private func stringRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    forEachNode { node, _ in
      if tree.kind(node) == .stringLiteral { ranges.append(range(node)) }
    }
    return ranges
  }

  // MARK: Between tokens

  /// The same text in each gap that takes it.
  func inserting(_ text: String, atEnd: Bool, where takes: (Gap) -> Bool) -> [Edit] {
    gaps().filter(takes).map { Edit(inserting: text, at: atEnd ? $0.range.upperBound : $0.range.lowerBound) }
  }

  /// An emoji at the end of each string of one line.
  func withEmojiInStrings() -> [Edit] {
    (1..<tokens.count).filter { tokens.kinds[$0] == .stringQuote && tokens.kinds[$0 - 1] == .stringSegment }.map {
      Edit(inserting: "👩‍👩‍👧‍👦é", at: Int(tokens.starts[$0]))
    }
  }
}
