/// A change to a text, small or not, after which it may mean something else or nothing.
public enum Mutation: Sendable, CaseIterable {
  /// A few bytes are gone.
  case remove
  /// A few bytes stand a second time elsewhere.
  case copy
  /// A byte is replaced by another one of the text.
  case overwrite
  /// One bit differs.
  case flipBit
  /// The text ends early, or begins late.
  case truncate
  /// A part of the text stands many times.
  case multiply
  /// A part is replaced by a part of another text.
  case splice
  /// A fragment that matters to a tokenizer or parser stands somewhere.
  case insertFragment
  /// A line break has another form: `\r\n`, `\r`, or none.
  case changeLineBreaks
  /// Something that repeats without bound stands somewhere.
  case insertPathology
  /// White space is gone, or there is more of it.
  case changeSpace

  /// Those that leave nearly real code, broken somewhere.
  public static let small: [Mutation] = [.remove, .copy, .overwrite]
}

/// Changes `bytes` from one to eight times.
///
/// - Parameter others: texts to take parts from; not empty.
public func mutate(
  _ bytes: inout [UInt8], by mutations: [Mutation], with others: [[UInt8]], using generator: inout SplitMix64
) {
  for _ in 0..<generator.number(in: 1...8) {
    generator.element(of: mutations).apply(to: &bytes, with: others, using: &generator)
  }
}

extension Mutation {
  func apply(to bytes: inout [UInt8], with others: [[UInt8]], using generator: inout SplitMix64) {
    let few = range(of: bytes, atMost: 4, using: &generator)
    let place = generator.number(in: 0...bytes.count)
    switch self {
    case .remove: bytes.removeSubrange(few)
    case .copy: bytes.insert(contentsOf: Array(bytes[few]), at: place)
    case .overwrite: if let byte = bytes.randomElement(using: &generator), !few.isEmpty { bytes[few.lowerBound] = byte }
    case .flipBit: if !few.isEmpty { bytes[few.lowerBound] ^= 1 << UInt8(generator.number(in: 0...7)) }
    case .truncate: if generator.oneIn(4) { bytes.removeFirst(place) } else { bytes.removeLast(place) }
    case .multiply:
      let part = Array(bytes[range(of: bytes, atMost: 60, using: &generator)])
      for _ in 0..<generator.number(in: 1...20) { bytes.insert(contentsOf: part, at: place) }
    case .splice:
      let other = generator.element(of: others)
      let part = Array(other[range(of: other, atMost: 300, using: &generator)])
      bytes.replaceSubrange(range(of: bytes, atMost: 300, using: &generator), with: part)
    case .insertFragment: bytes.insert(contentsOf: randomFragment(using: &generator), at: place)
    case .changeLineBreaks: changeLineBreaks(of: &bytes, using: &generator)
    case .insertPathology:
      let size = generator.number(in: 1...(generator.oneIn(20) ? 4_000 : 200))
      bytes.insert(contentsOf: generator.element(of: Pathology.all).text(byteCount: size), at: place)
    case .changeSpace:
      if let space = bytes[place...].firstIndex(of: UInt8(ascii: " ")) {
        bytes.replaceSubrange(space..<space + 1, with: generator.element(of: Mutation.spaces))
      }
    }
  }

  private static let spaces: [[UInt8]] = ["", "\n", "\t", "/**/", "// \n", "\n\n", "/*\n*/"].map { Array($0.utf8) }

  /// Some of the bytes, also none.
  private func range(of bytes: [UInt8], atMost count: Int, using generator: inout SplitMix64) -> Range<Int> {
    let start = generator.number(in: 0...bytes.count)
    return start..<min(bytes.count, start + generator.number(in: 1...count))
  }

  private func changeLineBreaks(of bytes: inout [UInt8], using generator: inout SplitMix64) {
    let replacement: [UInt8] = generator.element(of: [[0x0D, 0x0A], [0x0D], [0x20], [0x0A, 0x0D]])
    let share = generator.number(in: 1...4)
    var changed: [UInt8] = []
    for byte in bytes {
      if byte == 0x0A, generator.oneIn(share) { changed += replacement } else { changed.append(byte) }
    }
    bytes = changed
  }
}
