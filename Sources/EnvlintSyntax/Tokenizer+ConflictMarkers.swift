extension Tokenizer {
  /// The end of a version control conflict whose first line begins at `start`; nil when there is none.
  ///
  /// Everything from the marker to the end of the line of the closing marker is trivia. The tokenizer then forgets what
  /// came before, because the conflict may hold half a string.
  @inline(__always)
  mutating func skipConflictMarker(at start: Int, _ flags: Tokens.Flags) -> Int? {
    guard isAtLineStart(start) else { return nil }
    return skipConflict(at: start, flags)
  }

  @inline(__always)
  private func isAtLineStart(_ position: Int) -> Bool {
    let before = byte(before: position)
    return before == 0x0A || before == 0x0D || before == 0
  }

  @inline(never)
  private mutating func skipConflict(at start: Int, _ flags: Tokens.Flags) -> Int? {
    let markerEnd: Int
    if hasBytes("<<<<<<< ", at: start), !failures.lacksConflictEnd {
      guard let found = endOfLineStart(">>>>>>> ", from: start + 8) else {
        failures.lacksConflictEnd = true
        return nil
      }
      markerEnd = found
    } else if hasBytes(">>>> ", at: start), !failures.lacksPerforceConflictEnd {
      guard let found = endOfLineStart("<<<<\n", from: start + 5) else {
        failures.lacksPerforceConflictEnd = true
        return nil
      }
      markerEnd = found
    } else {
      return nil
    }
    // In the trivia that trails a token on its line the compiler's lexer still remembers the token.
    if flags.contains(.newlineBefore) { previousKind = .endOfFile }
    interpolations.removeAll()
    parenthesisDepth = 0
    endsInterpolationAtNewline = false
    indexAfterTryMark = -1
    return endOfLine(from: markerEnd)
  }

  /// The end of the first `marker` at a line start after `position`.
  private mutating func endOfLineStart(_ marker: StaticString, from position: Int) -> Int? {
    for lineStart in stride(from: position, to: end, by: 1)
    where bytes[lineStart] == marker.utf8Start.pointee && isAfterNewline(lineStart) && hasBytes(marker, at: lineStart) {
      return lineStart + marker.utf8CodeUnitCount
    }
    return nil
  }

  private func isAfterNewline(_ position: Int) -> Bool {
    bytes[position - 1] == 0x0A || bytes[position - 1] == 0x0D
  }

  /// Whether `text`, shorter than the padding, is at `position`.
  mutating func hasBytes(_ text: StaticString, at position: Int) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount where bytes[position + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
