extension Tokenizer {
  /// Tokenizes everything.
  ///
  /// One switch for trivia and tokens alike: a byte costs one indirect jump, and what is rare leaves the loop. It is
  /// longer than a screen because it is the table of contents of the grammar.
  mutating func run() {
    var position = 0
    var flags: Tokens.Flags = .newlineBefore
    while true {
      let start = position
      let byte = bytes[position]
      switch tables.classes[Int(byte)] {
      case .space:
        position = endOfSpaces(from: position)
        flags.insert(.spaceBefore)
        continue
      case .newline:
        if endsInterpolationAtNewline && tokenIndex != indexAfterTryMark {
          breakInterpolation(at: position, flags)
          flags = []
          continue
        }
        position = endOfSpaces(from: position)
        flags.formUnion([.newlineBefore, .spaceBefore])
        continue
      case .identifier:
        position = lexIdentifier(at: start, flags)
      case .digit:
        position = lexNumber(at: start, flags)
      case .punctuation:
        position &+= 1
        emit(tables.punctuation[Int(byte)], start, position, flags)
      case .leftParen:
        position &+= 1
        // The token after `try?` is not counted: the compiler's own lexer does not.
        if tokenIndex != indexAfterTryMark { parenthesisDepth &+= 1 }
        emit(.leftParen, start, position, flags)
      case .rightParen:
        position = lexRightParen(at: start, flags)
      case .colon:
        let isDouble = bytes[start &+ 1] == UInt8(ascii: ":")
        position &+= isDouble ? 2 : 1
        emit(isDouble ? .colonColon : .colon, start, position, flags)
      case .period:
        let next = bytes[start &+ 1]
        if next < 0x80 && !tables.traits[Int(next)].contains(.operatorPart) {
          position &+= 1
          emit(.period, start, position, flags)
        } else {
          position = lexOperator(at: start, flags)
        }
      case .mark:
        if isLeftBound(start) {
          position &+= 1
          lexPostfixMark(byte, at: start, flags)
        } else {
          position = lexOperator(at: start, flags)
        }
      case .slash:
        switch bytes[start &+ 1] {
        case UInt8(ascii: "/"):
          position = endOfLineComment(from: start)
          flags.formUnion([.commentBefore, .spaceBefore])
          continue
        case UInt8(ascii: "*"):
          position = skipBlockComment(at: start, &flags)
          continue
        default:
          position = lexOperator(at: start, flags)
        }
      case .angle:
        if let markerEnd = skipConflictMarker(at: start, flags) {
          position = markerEnd
          flags.insert(.erroneous)
          continue
        }
        if let placeholderEnd = endOfPlaceholder(at: start) {
          position = placeholderEnd
          emit(.identifier, start, position, flags.union(.erroneous))
        } else {
          position = lexOperator(at: start, flags)
        }
      case .operator:
        position = lexOperator(at: start, flags)
      case .quote:
        position = lexString(quoteAt: start, delimiterLength: 0, flags)
      case .pound:
        position = lexPound(at: start, flags)
      case .dollar:
        position = lexDollarIdentifier(at: start, flags)
      case .backtick:
        position = lexBacktick(at: start, flags)
      case .nonASCII:
        if !lexNonASCII(at: &position, &flags) { continue }
      case .nul:
        if start == end {
          emit(.endOfFile, start, start, flags.union(flagsAtEnd))
          flush()
          return
        }
        position &+= 1
        flags.insert(.spaceBefore)
        continue
      case .control:
        position &+= 1
        flags.insert(.erroneous)
        continue
      }
      flags = []
    }
  }
}
