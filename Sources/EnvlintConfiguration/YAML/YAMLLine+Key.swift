extension YAMLLine {
  /// A longer key may be read as something else (YAML 1.2.2, section 7.4.2: 1024 characters).
  private static let maximumKeyLength = 1024

  /// Whether a key and its colon follow here. Errors of what would be a key are left to `readKey`.
  var isAtKey: Bool {
    var line = self
    if isAtQuote {
      guard (try? line.readQuotedText()) != nil else { return false }
      line.skipSpaces()
      return line.peek() == ":" && isBlank(line.peek(1))
    }
    return peek() != "[" && line.skipToColon()
  }

  /// Reads a key and its colon.
  mutating func readKey() throws(YAMLRejection) -> (text: String, position: YAMLPosition) {
    let start = self
    let text = isAtQuote ? try readQuotedText() : try readPlainKey()
    skipSpaces()
    guard peek() == ":" else { throw isAtEnd ? start.rejection(.notAKey) : rejection(.textAfterValue("the key")) }
    if peek(1) == "\t" { throw moved(by: 1).rejection(.tab) }
    guard isBlank(peek(1)) else { throw rejection(.missingSpaceAfterColon) }
    if index - start.index > YAMLLine.maximumKeyLength { throw start.rejection(.keyTooLong) }
    if !start.isAtQuote { try start.checkPlainKey(text) }
    index += 1
    return (text, start.position)
  }

  /// Reads an unquoted key up to its colon.
  private mutating func readPlainKey() throws(YAMLRejection) -> String {
    let start = self
    try checkPlainStart(in: .block)
    guard skipToColon() else { throw start.problemWithoutColon() }
    for offset in 0..<(index - start.index) {
      switch start.peek(offset) {
      case ":": throw start.moved(by: offset).rejection(.missingSpaceAfterColon)
      case "\t": throw start.moved(by: offset).rejection(.tab)
      default: continue
      }
    }
    return text(from: start)
  }

  private func checkPlainKey(_ text: String) throws(YAMLRejection) {
    if text == "<<" { throw rejection(.mergeKey) }
    if coreSchemaKind(of: text) != .string { throw rejection(.keyIsNotText(text)) }
  }

  /// Moves to the first colon that ends a key; false, and anywhere, when there is none on the line.
  private mutating func skipToColon() -> Bool {
    while !isAtEnd {
      if peek() == ":", isBlank(peek(1)) || peek(1) == "\t" { return true }
      index += 1
    }
    return false
  }

  private func problemWithoutColon() -> YAMLRejection {
    var line = self
    while !line.isAtEnd {
      if line.peek() == ":" { return line.rejection(.missingSpaceAfterColon) }
      line.index += 1
    }
    return rejection(.notAKey)
  }

  private func moved(by offset: Int) -> YAMLLine {
    var line = self
    line.index += offset
    return line
  }
}
