extension WordSet {
  /// Whether the word at `start` may be the name of a property of a type: `static let`, `class var`.
  ///
  /// Looks back line by line over modifiers, attributes and comment lines; answers yes where the tokens tell it better.
  func mayNameStaticProperty(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> Bool {
    let source = UnsafeBufferPointer(start: bytes, count: start)
    var end = start
    for _ in 0..<16 {
      let lineStart = startOfLine(source, end)
      let line = source[lineStart..<end].drop { Self.isSpace($0) }
      if end < start, line.starts(with: "//".utf8) || line.first == UInt8(ascii: "@") {
        end = max(0, lineStart - 1)
        continue
      }
      if line.contains(UInt8(ascii: "/")) { return true }
      let lastEnd = line.lastIndex { "{};".utf8.contains($0) }
      let words = line[(lastEnd.map { $0 + 1 } ?? line.startIndex)...].split { !isWordByte($0) }
      // Another word directly before the name: no declaration, unless it is one of several names (`static let a = b, name = c`).
      let isFurther = line.last { !Self.isSpace($0) } == UInt8(ascii: ",")
      if end == start, !isFurther, let last = words.last, !isAny(last, "let", "var") { return false }
      if words.contains(where: { isAny($0, "static", "class") }) { return true }
      // Another statement ends in the line, or the file begins.
      if lastEnd != nil || !line.allSatisfy(isModifierByte) || lineStart == 0 { return false }
      end = lineStart - 1
    }
    return true
  }

  /// Of an overlong line some part.
  private func startOfLine(_ source: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
    var start = end
    while start > 0, source[start - 1] != 0x0A, end - start < 400 { start -= 1 }
    return start
  }

  private func isAny(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ first: StaticString, _ second: StaticString) -> Bool {
    [first, second].contains { expected in
      word.elementsEqual(UnsafeBufferPointer(start: expected.utf8Start, count: expected.utf8CodeUnitCount))
    }
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == 0x5F
  }

  private func isModifierByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte <= 0x20 || "()@.`".utf8.contains(byte)
  }
}
