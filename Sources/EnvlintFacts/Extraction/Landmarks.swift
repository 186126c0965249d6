import EnvlintSyntax

/// The places of a file at which a body can hold a fact: injections, loops, local types, previews.
///
/// **Invariant:** a body without a landmark gives no fact; walking it all the same changes nothing.
struct Landmarks {
  /// UTF-8 byte offsets, ascending.
  private var offsets: [UInt32] = []

  init(_ tokens: Tokens, _ source: SourceBytes) {
    for index in 0..<tokens.count {
      switch tokens.kinds[index] {
      case .keywordWhile, .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordExtension,
        .keywordTypealias,
        .keywordImport:
        offsets.append(tokens.starts[index])
      case .identifier:
        let start = Int(tokens.starts[index])
        let length = Int(tokens.ends[index]) - start
        let isBackticked = source[start] == 0x60
        let isEnvironment = length >= 11 && Landmarks.has("nvironment", in: source, at: start + (isBackticked ? 2 : 1))
        if isEnvironment || length == 5 && Landmarks.has("actor", in: source, at: start) {
          offsets.append(tokens.starts[index])
        }
      default: continue
      }
    }
  }

  private static func has(_ word: StaticString, in source: SourceBytes, at start: Int) -> Bool {
    word.withUTF8Buffer { expected in
      for offset in 0..<expected.count where source[start + offset] != expected[offset] { return false }
      return true
    }
  }

  /// Whether a landmark lies in a range. O(log n).
  func contains(anyIn range: Range<UInt32>) -> Bool {
    var lower = 0
    var upper = offsets.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if offsets[middle] < range.lowerBound { lower = middle + 1 } else { upper = middle }
    }
    return lower < offsets.count && offsets[lower] < range.upperBound
  }
}
