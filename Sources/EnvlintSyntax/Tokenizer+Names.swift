extension Tokenizer {
  /// A name, a keyword or `_`.
  @inline(__always)
  mutating func lexIdentifier(at start: Int, _ flags: Tokens.Flags) -> Int {
    let word = word(at: start)
    var length = WordScan.leadingNameBytes(word)
    let next = bytes[start &+ length]
    if length == 8 || next >= 0x80 || next == UInt8(ascii: "$") {
      length = endOfName(from: start &+ length) &- start
    }
    let head = length < 8 ? word & ((1 &<< UInt64(truncatingIfNeeded: 8 &* length)) &- 1) : word
    let end = start &+ length
    let slot = tables.keywords + KeywordSlot.index(head: head)
    if slot.pointee.head == head && slot.pointee.length == length && hasTail(of: slot.pointee, start) {
      emit(slot.pointee.kind, start, end, flags)
    } else {
      emit(head == UInt64(UInt8(ascii: "_")) ? .wildcard : .identifier, start, end, flags)
    }
    return end
  }

  /// Whether the bytes from the ninth on are those of a reserved word of the same length.
  @inline(__always)
  private func hasTail(of slot: KeywordSlot, _ start: Int) -> Bool {
    if slot.length <= 8 { return true }
    // A reserved word has at most fifteen bytes, so the shift is less than 64.
    return word(at: start &+ 8) & ((1 &<< UInt64(truncatingIfNeeded: 8 &* (slot.length &- 8))) &- 1) == slot.tail
  }

  /// The end of the bytes that may continue a name.
  @inline(__always)
  mutating func endOfName(from position: Int) -> Int {
    var position = position
    while true {
      let count = WordScan.leadingNameBytes(word(at: position))
      position &+= count
      if count == 8 { continue }
      let byte = bytes[position]
      if byte < 0x80 && byte != UInt8(ascii: "$") { return position }
      guard let partEnd = endOfRareNamePart(at: position) else { return position }
      position = partEnd
    }
  }

  /// The end of a `$` or of a scalar beyond ASCII that may continue a name.
  @inline(never)
  private mutating func endOfRareNamePart(at position: Int) -> Int? {
    if bytes[position] == UInt8(ascii: "$") { return position + 1 }
    guard let scalar = scalar(at: position), UnicodeClasses.isIdentifierPart(scalar.value) else { return nil }
    return position + scalar.length
  }

  /// `$0`; `$name` is an identifier.
  mutating func lexDollarIdentifier(at start: Int, _ flags: Tokens.Flags) -> Int {
    var digitsEnd = start + 1
    while traits(at: digitsEnd).contains(.decimalDigit) { digitsEnd += 1 }
    let nameEnd = endOfName(from: digitsEnd)
    emit(nameEnd == digitsEnd ? .dollarIdentifier : .identifier, start, nameEnd, flags)
    return nameEnd
  }

  /// A name in backticks, which may hold almost anything (SE-0451), or a lone backtick.
  mutating func lexBacktick(at start: Int, _ flags: Tokens.Flags) -> Int {
    var position = start + 1
    var isErroneous = false
    var hasVisible = false
    var isOperator = true
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "`") || byte == 0x0A || byte == 0x0D { break }
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { isErroneous = true }
        if byte != UInt8(ascii: " ") { hasVisible = true }
        if !traits(at: position).contains(.operatorPart) { isOperator = false }
        position += 1
      } else if let scalar = scalar(at: position) {
        if UnicodeClasses.isForbiddenInRawIdentifier(scalar.value) { isErroneous = true }
        // Left-to-right and right-to-left marks are invisible.
        if scalar.value != 0x200E && scalar.value != 0x200F { hasVisible = true }
        let isFirst = position == start + 1
        if !(isFirst ? UnicodeClasses.isOperatorStart(scalar.value) : UnicodeClasses.isOperatorPart(scalar.value)) {
          isOperator = false
        }
        position += scalar.length
      } else {
        isErroneous = true
        position += 1
      }
    }
    guard bytes[position] == UInt8(ascii: "`") else {
      emit(.backtick, start, start + 1, flags)
      return start + 1
    }
    position += 1
    var flags = flags.union(.backticked)
    if isErroneous || !hasVisible || isOperator { flags.insert(.erroneous) }
    emit(.identifier, start, position, flags)
    return position
  }

  /// The end of the editor placeholder `<#…#>` at `start`; nil when there is none.
  @inline(__always)
  mutating func endOfPlaceholder(at start: Int) -> Int? {
    hasBytes("<#", at: start) ? endOfPlaceholder(openedAt: start) : nil
  }

  private mutating func endOfPlaceholder(openedAt start: Int) -> Int? {
    var position = start + 2
    while position < end {
      let next = bytes[position + 1]
      switch bytes[position] {
      case 0x0A: return nil
      case UInt8(ascii: "<") where next == UInt8(ascii: "#"): return nil
      case UInt8(ascii: "#") where next == UInt8(ascii: ">"): return position + 2
      default: position += 1
      }
    }
    return nil
  }
}
