import EnvlintSyntax

/// The names that a file gives to environment properties, and where they stand in it, read off the tokens.
///
/// **Invariant:** each place at which a body can use an environment property of its file is one of the offsets. A name that only looks
/// like one of such a property does no harm.
struct PropertyNames {
  /// What a token spells.
  struct Meaning {
    var name: String
    var part: PropertyUse.Part
  }

  /// UTF-8 byte offsets of the tokens that spell a name, `_name` or `$name`, ascending.
  private(set) var offsets: ContiguousArray<UInt32> = []
  /// Of the same tokens.
  private(set) var tokenIndices: ContiguousArray<Int> = []
  private var meanings: ContiguousArray<Meaning> = []

  static let none = PropertyNames()

  private init() {}

  /// - Parameter attributes: indices of the tokens that may name a wrapper of the environment.
  init(behind attributes: [Int], _ tokens: Tokens, _ source: SourceBytes) {
    var names: [String] = []
    for attribute in attributes {
      guard let index = PropertyNames.declaredName(behind: attribute, tokens) else { continue }
      let name = source.text(PropertyNames.nameRange(index, tokens))
      if !names.contains(name) { names.append(name) }
    }
    if names.isEmpty { return }
    let spellings = names.map { Array($0.utf8) }
    // Most tokens are told by their length alone.
    var lengths: UInt64 = 0
    for spelling in spellings { lengths |= 0b11 << UInt64(min(spelling.count, 62)) }
    for index in 0..<tokens.count where tokens.kinds[index] == .identifier {
      let range = PropertyNames.nameRange(index, tokens)
      guard lengths >> UInt64(min(range.count, 63)) & 1 == 1 else { continue }
      for (position, spelling) in spellings.enumerated() {
        guard let part = PropertyNames.part(of: spelling, range, source) else { continue }
        offsets.append(tokens.starts[index])
        tokenIndices.append(index)
        meanings.append(Meaning(name: names[position], part: part))
        break
      }
    }
  }

  /// Index of the name behind the next `var`.
  private static func declaredName(behind attribute: Int, _ tokens: Tokens) -> Int? {
    var index = attribute
    while index < tokens.count, tokens.kinds[index] != .keywordVar { index += 1 }
    return index + 1 < tokens.count && tokens.kinds[index + 1] == .identifier ? index + 1 : nil
  }

  /// Without backticks.
  private static func nameRange(_ index: Int, _ tokens: Tokens) -> Range<UInt32> {
    let backtick: UInt32 = tokens.flags[index].contains(.backticked) ? 1 : 0
    return tokens.starts[index] + backtick..<tokens.ends[index] - backtick
  }

  /// The part of the property `name` that the bytes of a range spell; nil when they spell something else.
  private static func part(of name: [UInt8], _ range: Range<UInt32>, _ source: SourceBytes) -> PropertyUse.Part? {
    var start = Int(range.lowerBound)
    var part = PropertyUse.Part.value
    if range.count == name.count + 1 {
      switch source[start] {
      case UInt8(ascii: "_"): part = .storage
      case UInt8(ascii: "$"): part = .projection
      default: return nil
      }
      start += 1
    } else if range.count != name.count {
      return nil
    }
    for offset in name.indices where source[start + offset] != name[offset] { return nil }
    return part
  }

  /// What the token at an offset spells; nil when it is no name of a property. O(log n).
  func meaning(at offset: UInt32) -> Meaning? {
    let index = offsets.firstIndex(notBefore: offset)
    return index < offsets.count && offsets[index] == offset ? meanings[index] : nil
  }

  /// Whether a name stands in a range of UTF-8 byte offsets. O(log n).
  func contains(anyIn range: Range<UInt32>) -> Bool { offsets.contains(anyIn: range) }

  /// Where names stand in a range.
  func offsets(in range: Range<UInt32>) -> ContiguousArray<UInt32>.SubSequence {
    offsets[offsets.firstIndex(notBefore: range.lowerBound)..<offsets.firstIndex(notBefore: range.upperBound)]
  }
}
