/// For each opening bracket token the index of its closing one, and for each `#if` that of its `#endif`; for all others 0.
///
/// A closing bracket closes the nearest open one of its class; open ones of other classes in between stay without a partner.
struct BracketPairs {
  let partners: ContiguousArray<UInt32>

  init(of tokens: Tokens) {
    var finder = Finder(count: tokens.count)
    for index in 0..<tokens.count {
      switch tokens.kinds[index] {
      case .leftParen: finder.open(index, .parenthesis)
      case .leftBrace: finder.open(index, .brace)
      case .leftSquare: finder.open(index, .square)
      case .rightParen: finder.close(index, .parenthesis)
      case .rightBrace: finder.close(index, .brace)
      case .rightSquare: finder.close(index, .square)
      case .poundIf: finder.directives.append(UInt32(index))
      case .poundEndif: if let start = finder.directives.popLast() { finder.partners[Int(start)] = UInt32(index) }
      default: continue
      }
    }
    partners = finder.partners
  }

  private enum BracketClass: UInt8 {
    case parenthesis, brace, square
  }

  private struct Finder {
    var partners: ContiguousArray<UInt32>
    var brackets: ContiguousArray<(index: UInt32, bracketClass: BracketClass)> = []
    var directives: ContiguousArray<UInt32> = []
    /// Count of open brackets by class.
    var openCounts: (parenthesis: Int, brace: Int, square: Int) = (0, 0, 0)

    init(count: Int) { partners = ContiguousArray(repeating: 0, count: count) }

    mutating func open(_ index: Int, _ bracketClass: BracketClass) {
      brackets.append((UInt32(index), bracketClass))
      count(1, bracketClass)
    }

    mutating func close(_ index: Int, _ bracketClass: BracketClass) {
      guard hasOpen(bracketClass) else { return }
      while let top = brackets.popLast() {
        count(-1, top.bracketClass)
        guard top.bracketClass == bracketClass else { continue }
        partners[Int(top.index)] = UInt32(index)
        return
      }
    }

    private func hasOpen(_ bracketClass: BracketClass) -> Bool {
      switch bracketClass {
      case .parenthesis: openCounts.parenthesis > 0
      case .brace: openCounts.brace > 0
      case .square: openCounts.square > 0
      }
    }

    private mutating func count(_ difference: Int, _ bracketClass: BracketClass) {
      switch bracketClass {
      case .parenthesis: openCounts.parenthesis += difference
      case .brace: openCounts.brace += difference
      case .square: openCounts.square += difference
      }
    }
  }
}
