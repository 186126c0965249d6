import EnvlintSyntax

/// Modifiers that their chains have once more, read off the tokens.
///
/// **Invariant:** each modifier that a chain of calls has twice is one of them. One that only looks so does no harm.
struct RepeatedNames {
  /// Indices of the tokens of their names, ascending.
  private(set) var indices: [Int] = []

  /// - Parameter candidates: indices of names after a period, ascending.
  init(_ candidates: [Int], _ tokens: Tokens, _ source: SourceBytes) {
    // Nested code has many rests of chains; for deeper code than anybody writes, all count.
    var rest = 32 * tokens.count
    let names = Set(candidates)
    for index in candidates {
      let links = rest > 0 ? RepeatedNames.links(behind: index, tokens, &rest) : []
      let isRepeated =
        rest <= 0 || links.contains { names.contains($0) && RepeatedNames.spell(index, $0, tokens, source) }
      if isRepeated { indices.append(index) }
    }
  }

  /// The names of the links that follow one in its chain.
  private static func links(behind index: Int, _ tokens: Tokens, _ rest: inout Int) -> [Int] {
    var links: [Int] = []
    var depth = 0
    var position = index + 1
    while position < tokens.count, rest > 0 {
      rest -= 1
      switch tokens.kinds[position] {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace:
        depth -= 1
        if depth < 0 { return links }
      case .identifier where depth == 0:
        if tokens.kinds[position - 1] == .period {
          links.append(position)
        } else if tokens.flags[position].contains(.newlineBefore), tokens.kinds[position + 1] != .colon {
          // A statement of its own, and no label of a further closure.
          return links
        }
      case .semicolon: if depth == 0 { return links }
      default: break
      }
      position += 1
    }
    return links
  }

  private static func spell(_ first: Int, _ second: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    source.text(tokens.starts[first]..<tokens.ends[first]) == source.text(tokens.starts[second]..<tokens.ends[second])
  }
}

/// The words of the modifiers that a chain should not have twice.
public enum RepeatableModifiers {
  private static let finder = WordFinder(["font", "lineLimit"])

  /// Whether one of the words is in the bytes of a file more than once, be it in comments.
  public static func mayBeRepeated(in source: SourceBytes) -> Bool {
    var counts = [0, 0]
    for place in finder.places(in: source) {
      counts[place.word] += 1
      if counts[place.word] > 1 { return true }
    }
    return false
  }
}
