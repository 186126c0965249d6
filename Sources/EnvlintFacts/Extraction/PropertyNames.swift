import EnvlintSyntax

/// The names that a file gives to environment properties, and where they stand in it, read off the tokens.
///
/// **Invariant:** each place at which a body can use an environment property of its file is one of the offsets. A name that only looks
/// like one of such a property does no harm.
struct PropertyNames {
  /// The spelling of a token.
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

  /// - Parameters:
  ///   - attributes: indices of the tokens that may name a wrapper of the environment.
  ///   - visited: further names, of properties that other files declare.
  init(behind attributes: [Int], and visited: Set<String>, _ tokens: Tokens, _ source: SourceBytes) {
    let declared = PropertyNames.declaredNames(behind: attributes, tokens, source).union(visited)
    if declared.isEmpty { return }
    let filter = Filter(declared)
    let names = Dictionary(grouping: declared) { Outline.hash($0) }
    let (kinds, starts, ends, flags) = (tokens.kinds, tokens.starts, tokens.ends, tokens.flags)
    for (index, kind) in kinds.enumerated() {
      // After a dot a keyword needs no backticks.
      guard kind == .identifier || kind.isKeyword && index > 0 && kinds[index - 1] == .period else { continue }
      let backtick: UInt32 = flags[index].contains(.backticked) ? 1 : 0
      let (start, end) = (starts[index] + backtick, ends[index] - backtick)
      guard filter.mayPass(byteCount: Int(end) - Int(start), last: source[Int(end) - 1]),
        let meaning = PropertyNames.meaning(of: source.padded[Int(start)..<Int(end)], among: names)
      else { continue }
      offsets.append(starts[index])
      tokenIndices.append(index)
      meanings.append(meaning)
    }
  }

  /// Distinguishes most tokens by their length and their last byte alone.
  private struct Filter {
    private var lengths: UInt64 = 0
    private var endings: UInt64 = 0

    init(_ names: Set<String>) {
      for name in names {
        // A token may have `_` or `$` in front.
        lengths |= 0b11 << UInt64(min(name.utf8.count, 62))
        endings |= 1 << UInt64((name.utf8.last ?? 0) & 63)
      }
    }

    @inline(__always)
    func mayPass(byteCount: Int, last: UInt8) -> Bool {
      lengths &>> UInt64(truncatingIfNeeded: min(byteCount, 63)) & endings &>> UInt64(last & 63) & 1 == 1
    }
  }

  /// The names after the next `var` of each attribute.
  private static func declaredNames(
    behind attributes: [Int], _ tokens: Tokens, _ source: SourceBytes
  ) -> Set<String> {
    var names: Set<String> = []
    var index = 0
    // Attributes without a `var` of their own, as in broken code, share the next one, which is looked for once.
    for attribute in attributes where attribute >= index {
      index = attribute
      while index < tokens.count, tokens.kinds[index] != .keywordVar { index += 1 }
      guard index + 1 < tokens.count, tokens.kinds[index + 1] == .identifier else { continue }
      names.insert(source.text(nameRange(index + 1, tokens)))
    }
    return names
  }

  /// Without backticks.
  private static func nameRange(_ index: Int, _ tokens: Tokens) -> Range<UInt32> {
    let backtick: UInt32 = tokens.flags[index].contains(.backticked) ? 1 : 0
    return tokens.starts[index] + backtick..<tokens.ends[index] - backtick
  }

  /// The meaning of a spelling for one of the names; nil if it is none of them.
  ///
  /// - Parameter names: by their hashes, so that no string is made of the many spellings that are none.
  private static func meaning(of spelling: ArraySlice<UInt8>, among names: [UInt32: [String]]) -> Meaning? {
    func name(_ spelling: ArraySlice<UInt8>) -> String? {
      names[Outline.hash(spelling)]?.first { $0.utf8.elementsEqual(spelling) }
    }
    if let name = name(spelling) { return Meaning(name: name, part: .value) }
    let part: PropertyUse.Part
    switch spelling.first {
    case UInt8(ascii: "_"): part = .storage
    case UInt8(ascii: "$"): part = .projection
    default: return nil
    }
    return name(spelling.dropFirst()).map { Meaning(name: $0, part: part) }
  }

  /// The property name at the token at an offset; nil if there is none. O(log n).
  func meaning(at offset: UInt32) -> Meaning? {
    let index = offsets.firstIndex(notBefore: offset)
    return index < offsets.count && offsets[index] == offset ? meanings[index] : nil
  }

  /// Whether a name is in a range of UTF-8 byte offsets. O(log n).
  func contains(anyIn range: Range<UInt32>) -> Bool { offsets.contains(anyIn: range) }

  /// Where names stand in a range.
  func offsets(in range: Range<UInt32>) -> ContiguousArray<UInt32>.SubSequence {
    offsets[offsets.firstIndex(notBefore: range.lowerBound)..<offsets.firstIndex(notBefore: range.upperBound)]
  }
}
