/// The bytes of one file, followed by at least `SourceBytes.padding` NUL bytes, so that a scanner may look ahead without
/// asking for the end at each byte.
///
/// Immutable. Offsets into it are UTF-8 byte offsets from the start of the file, a byte order mark included.
public struct SourceBytes: Sendable, Equatable {
  /// NUL bytes after the last byte of the file.
  public static let padding = 64

  /// The file's bytes, the padding, and whatever else lies in the storage after it.
  public let padded: ContiguousArray<UInt8>

  /// The number of the file's own bytes.
  public let count: Int

  /// Copies `bytes` and adds the padding.
  public init(_ bytes: some Collection<UInt8>) {
    var padded = ContiguousArray<UInt8>()
    padded.reserveCapacity(bytes.count + SourceBytes.padding)
    padded.append(contentsOf: bytes)
    padded.append(contentsOf: repeatElement(0, count: SourceBytes.padding))
    self.padded = padded
    count = bytes.count
  }

  /// Shares the storage of bytes after which the padding is.
  public init(padded: ContiguousArray<UInt8>, count: Int) {
    precondition(padded.count - count >= SourceBytes.padding, "the padding is missing")
    self.padded = padded
    self.count = count
  }

  public init(_ text: String) { self.init(text.utf8) }

  /// The text of a range of UTF-8 byte offsets; invalid UTF-8 reads as U+FFFD.
  public func text(_ range: Range<UInt32>) -> String {
    String(decoding: padded[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// Whether the bytes of a word stand in a range of UTF-8 byte offsets.
  public func contains(_ word: StaticString, in range: Range<UInt32>) -> Bool {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let last = Int(range.upperBound) - expected.count
    guard Int(range.lowerBound) <= last else { return false }
    return (Int(range.lowerBound)...last).contains { start in
      padded[start] == expected[0] && padded[start..<start + expected.count].elementsEqual(expected)
    }
  }

  @inlinable
  public subscript(_ offset: Int) -> UInt8 { padded[offset] }

  public static func == (left: SourceBytes, right: SourceBytes) -> Bool {
    left.padded[..<left.count] == right.padded[..<right.count]
  }
}
