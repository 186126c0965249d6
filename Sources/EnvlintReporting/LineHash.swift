/// GitHub's `primaryLocationLineHash`: the identity by which code scanning follows an alert from commit to commit.
/// Bit-identical to what `github/codeql-action` computes; its uploader fills the hash in only where it is missing,
/// the REST interface not at all.
///
/// A window of 100 UTF-16 code units rolls over the file, without spaces and tabs, with `\r` and `\r\n` as `\n`. The
/// hash of a line is that of the window that starts at the line's first counted unit.
struct LineHash {
  private static let windowSize = 100
  private static let multiplier: Int64 = 37
  /// 37 to the power of the window's size: the weight of the unit that leaves.
  private static let leavingWeight = (0..<windowSize).reduce(Int64(1)) { power, _ in power &* multiplier }
  private static let space = UInt16(UInt8(ascii: " "))
  private static let tab = UInt16(UInt8(ascii: "\t"))
  private static let lineFeed = UInt16(UInt8(ascii: "\n"))
  private static let carriageReturn = UInt16(UInt8(ascii: "\r"))

  /// The hashes of a file's lines, the first line first: `271789c17abda88f:1`, where the number after the colon
  /// counts equal hashes so far. A file has one hash more than it has line breaks. Invalid UTF-8 counts as U+FFFD.
  static func hashes(of bytes: some Collection<UInt8>) -> [String] {
    var hash = LineHash()
    for unit in String(decoding: bytes, as: UTF8.self).utf16 { hash.read(unit) }
    return hash.finish()
  }

  /// A ring: the oldest unit is at `index`.
  private var window = [UInt16](repeating: 0, count: windowSize)
  /// Whether the unit at the same place of the window is the first of a line.
  private var startsLine = [Bool](repeating: false, count: windowSize)
  private var index = 0
  private var value: Int64 = 0
  private var isAtLineStart = true
  private var isAfterCarriageReturn = false
  private var counts: [Int64: Int] = [:]
  private var output: [String] = []

  private mutating func read(_ unit: UInt16) {
    if unit == LineHash.space || unit == LineHash.tab || isAfterCarriageReturn && unit == LineHash.lineFeed {
      isAfterCarriageReturn = false
      return
    }
    isAfterCarriageReturn = unit == LineHash.carriageReturn
    count(isAfterCarriageReturn ? LineHash.lineFeed : unit)
  }

  private mutating func count(_ unit: UInt16) {
    emitLeavingLine()
    startsLine[index] = isAtLineStart
    isAtLineStart = unit == LineHash.lineFeed
    roll(unit)
  }

  private mutating func finish() -> [String] {
    // The end of the input counts as one unit, then zeros push the last lines through the window.
    count(.max)
    for _ in 0..<LineHash.windowSize {
      emitLeavingLine()
      roll(0)
    }
    return output
  }

  /// When the oldest unit starts a line, the window holds exactly the units from there on.
  private mutating func emitLeavingLine() {
    guard startsLine[index] else { return }
    startsLine[index] = false
    let occurrence = counts[value, default: 0] + 1
    counts[value] = occurrence
    output.append(String(UInt64(bitPattern: value), radix: 16) + ":\(occurrence)")
  }

  private mutating func roll(_ unit: UInt16) {
    value = LineHash.multiplier &* value &+ Int64(unit) &- LineHash.leavingWeight &* Int64(window[index])
    window[index] = unit
    index = (index + 1) % LineHash.windowSize
  }
}
