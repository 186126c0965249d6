/// For each opening bracket token the index of its closing one, and for each `#if` that of its `#endif`; for all others 0.
///
/// A closing bracket closes the nearest open one of its class; open ones of other classes in between stay without a partner.
struct BracketPairs {
  private(set) var partners: ContiguousArray<UInt32>

  init(of tokens: Tokens) {
    partners = ContiguousArray(repeating: 0, count: tokens.count)
    partners.withUnsafeMutableBufferPointer { partners in
      tokens.kinds.withUnsafeBufferPointer { kinds in
        var finder = Finder(kinds: kinds, partners: partners)
        finder.run()
      }
    }
  }

  /// The open brackets are a list in the array itself: until its partner is found, each has the number of the one around it.
  private struct Finder {
    let kinds: UnsafeBufferPointer<TokenKind>
    let partners: UnsafeMutableBufferPointer<UInt32>
    /// The innermost open bracket: one more than its index; 0 when there is none.
    var innermost = 0
    /// The number of open brackets by class.
    var (openParentheses, openBraces, openSquares) = (0, 0, 0)
    var directives: ContiguousArray<UInt32> = []

    init(kinds: UnsafeBufferPointer<TokenKind>, partners: UnsafeMutableBufferPointer<UInt32>) {
      self.kinds = kinds
      self.partners = partners
    }

    mutating func run() {
      let start = UnsafeRawPointer(kinds.baseAddress)
      var index = 0
      // Eight classes at a time: those of brackets lie side by side, as do those of the directives of `#if`.
      while let start, index + 8 <= kinds.count {
        let classes = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        var stops =
          WordScan.mask(from: TokenKind.leftParen.rawValue, through: TokenKind.rightSquare.rawValue, in: classes)
          | WordScan.mask(from: TokenKind.poundIf.rawValue, through: TokenKind.poundEndif.rawValue, in: classes)
        while stops != 0 {
          visit(index + WordScan.leadingBytes(before: stops))
          stops &= stops - 1
        }
        index += 8
      }
      while index < kinds.count {
        visit(index)
        index += 1
      }
      while innermost > 0 { endInnermost(0) }
    }

    @inline(__always)
    private mutating func visit(_ index: Int) {
      switch kinds[index] {
      case .leftParen:
        openParentheses += 1
        open(index)
      case .leftBrace:
        openBraces += 1
        open(index)
      case .leftSquare:
        openSquares += 1
        open(index)
      case .rightParen: if openParentheses > 0 { close(.leftParen, with: index) }
      case .rightBrace: if openBraces > 0 { close(.leftBrace, with: index) }
      case .rightSquare: if openSquares > 0 { close(.leftSquare, with: index) }
      case .poundIf: directives.append(UInt32(index))
      case .poundEndif: if let start = directives.popLast() { partners[Int(start)] = UInt32(index) }
      default: break
      }
    }

    @inline(__always)
    private mutating func open(_ index: Int) {
      partners[index] = UInt32(truncatingIfNeeded: innermost)
      innermost = index + 1
    }

    /// Precondition: a bracket of that class is open.
    @inline(__always)
    private mutating func close(_ opening: TokenKind, with index: Int) {
      while kinds[innermost - 1] != opening { endInnermost(0) }
      endInnermost(index)
    }

    /// Gives the innermost open bracket its partner, 0 for none.
    @inline(__always)
    private mutating func endInnermost(_ partner: Int) {
      let index = innermost - 1
      innermost = Int(partners[index])
      partners[index] = UInt32(truncatingIfNeeded: partner)
      switch kinds[index] {
      case .leftParen: openParentheses -= 1
      case .leftBrace: openBraces -= 1
      default: openSquares -= 1
      }
    }
  }
}
