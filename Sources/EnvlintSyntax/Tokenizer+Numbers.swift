// decimal-literal   → digit (digit | "_")*
// other literals    → "0b" … | "0o" … | "0x" …
// floating-point    → decimal ("." decimal)? (("e" | "E") sign? decimal)?
//                   | hexadecimal ("." hexadecimal)? ("p" | "P") sign? decimal
extension Tokenizer {
  @inline(__always)
  mutating func lexNumber(at start: Int, _ flags: Tokens.Flags) -> Int {
    var position = start &+ 1
    while traits(at: position).contains(.decimalDigit) { position &+= 1 }
    let next = bytes[position]
    if next != UInt8(ascii: ".") && next < 0x80 && !traits(at: position).contains(.identifierPart) {
      emit(.integerLiteral, start, position, flags)
      return position
    }
    return lexLongNumber(at: start, flags)
  }

  @inline(never)
  private mutating func lexLongNumber(at start: Int, _ flags: Tokens.Flags) -> Int {
    if bytes[start] == UInt8(ascii: "0") {
      switch bytes[start + 1] {
      case UInt8(ascii: "x"): return lexHexadecimal(at: start, flags)
      case UInt8(ascii: "o"): return lexSmallRadix(at: start, lastDigit: UInt8(ascii: "7"), flags)
      case UInt8(ascii: "b"): return lexSmallRadix(at: start, lastDigit: UInt8(ascii: "1"), flags)
      default: break
      }
    }
    var position = endOfDigits(from: start, .decimalDigit)
    if bytes[position] == UInt8(ascii: ".") {
      // `1.description` is a member access, and in `pair.0.1` no number holds a period.
      guard traits(at: position + 1).contains(.decimalDigit), previousKind != .period else {
        emit(.integerLiteral, start, position, flags)
        return position
      }
      position = endOfDigits(from: position + 1, .decimalDigit)
    } else if !isExponent(at: position) {
      return emitNumber(.integerLiteral, start, position, flags)
    }
    if isExponent(at: position) { return lexExponent(start, at: position, flags) }
    emit(.floatLiteral, start, position, flags)
    return position
  }

  private func isExponent(at position: Int) -> Bool { bytes[position] | 0x20 == UInt8(ascii: "e") }

  private func isHexadecimalExponent(at position: Int) -> Bool { bytes[position] | 0x20 == UInt8(ascii: "p") }

  private func isSign(at position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
  }

  private mutating func endOfDigits(from position: Int, _ digit: ByteTraits) -> Int {
    var position = position
    while traits(at: position).contains(digit) || bytes[position] == UInt8(ascii: "_") { position += 1 }
    return position
  }

  /// The number up to `position`; when more letters follow, they belong to it and it is malformed.
  private mutating func emitNumber(
    _ kind: TokenKind, _ start: Int, _ position: Int, isErroneous: Bool = false, _ flags: Tokens.Flags
  ) -> Int {
    let nameEnd = endOfName(from: position)
    emit(kind, start, nameEnd, isErroneous || nameEnd > position ? flags.union(.erroneous) : flags)
    return nameEnd
  }

  /// The exponent at `position`, which ends a decimal number.
  private mutating func lexExponent(_ start: Int, at position: Int, _ flags: Tokens.Flags) -> Int {
    let digits = position + (isSign(at: position + 1) ? 2 : 1)
    guard traits(at: digits).contains(.decimalDigit) else {
      return emitNumber(.floatLiteral, start, digits, isErroneous: true, flags)
    }
    return emitNumber(.floatLiteral, start, endOfDigits(from: digits, .decimalDigit), flags)
  }

  /// `0b…` or `0o…`
  private mutating func lexSmallRadix(at start: Int, lastDigit: UInt8, _ flags: Tokens.Flags) -> Int {
    let digits = start + 2
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= lastDigit }
    guard isDigit(bytes[digits]) else {
      return emitNumber(.integerLiteral, start, digits, isErroneous: true, flags)
    }
    var position = digits
    while isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
    return emitNumber(.integerLiteral, start, position, flags)
  }

  /// `0x…`, an integer or a floating-point number; what looks like a fraction may be a member (`0xff.fp`).
  private mutating func lexHexadecimal(at start: Int, _ flags: Tokens.Flags) -> Int {
    let digits = start + 2
    guard traits(at: digits).contains(.hexadecimalDigit) else {
      // The compiler's lexer takes the byte for a scalar here, and U+00D7 is the one that no name holds.
      if bytes[digits] == 0xD7 {
        emit(.integerLiteral, start, digits, flags.union(.erroneous))
        return digits
      }
      return emitNumber(.integerLiteral, start, digits, isErroneous: true, flags)
    }
    let integerEnd = endOfDigits(from: digits, .hexadecimalDigit)
    var position = integerEnd
    let hasPeriod = bytes[position] == UInt8(ascii: ".")
    if hasPeriod {
      position += 1
      guard traits(at: position).contains(.hexadecimalDigit) || position == end else {
        emit(.integerLiteral, start, integerEnd, flags)
        return integerEnd
      }
      position = endOfDigits(from: position, .hexadecimalDigit)
      if !isHexadecimalExponent(at: position) {
        // The byte after the next one decides. That is odd, but it is what the compiler does.
        if position + 1 < end && !traits(at: position + 1).contains(.decimalDigit) {
          emit(.integerLiteral, start, integerEnd, flags)
          return integerEnd
        }
        emit(.integerLiteral, start, position, flags.union(.erroneous))
        return position
      }
    } else if !isHexadecimalExponent(at: position) {
      return emitNumber(.integerLiteral, start, position, flags)
    }
    position += 1
    let isSigned = isSign(at: position)
    if isSigned { position += 1 }
    if position < end && !traits(at: position).contains(.decimalDigit) {
      if hasPeriod && !isSigned && !traits(at: integerEnd + 1).contains(.decimalDigit) {
        emit(.integerLiteral, start, integerEnd, flags)
        return integerEnd
      }
      return emitNumber(.floatLiteral, start, position, isErroneous: true, flags)
    }
    return emitNumber(.floatLiteral, start, endOfDigits(from: position, .decimalDigit), flags)
  }
}
