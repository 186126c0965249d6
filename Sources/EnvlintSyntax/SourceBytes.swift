/// The bytes of one file, followed by `SourceBytes.padding` NUL bytes, so that a scanner may look ahead without
/// asking for the end at each byte.
///
/// Immutable. Offsets into it are UTF-8 byte offsets from the start of the file, a byte order mark included.
public struct SourceBytes: Sendable, Equatable {
  /// NUL bytes behind the last byte of the file.
  public static let padding = 64

  /// The file's bytes and the padding.
  public let padded: ContiguousArray<UInt8>

  /// Count of the file's own bytes.
  public var count: Int { padded.count - SourceBytes.padding }

  /// Copies `bytes` and adds the padding.
  public init(_ bytes: some Collection<UInt8>) {
    var padded = ContiguousArray<UInt8>()
    padded.reserveCapacity(bytes.count + SourceBytes.padding)
    padded.append(contentsOf: bytes)
    padded.append(contentsOf: repeatElement(0, count: SourceBytes.padding))
    self.padded = padded
  }

  /// Takes over bytes that already end with the padding.
  public init(padded: ContiguousArray<UInt8>) {
    precondition(padded.count >= SourceBytes.padding, "the padding is missing")
    self.padded = padded
  }

  public init(_ text: String) { self.init(text.utf8) }

  /// The text of a range of UTF-8 byte offsets; invalid UTF-8 reads as U+FFFD.
  public func text(_ range: Range<UInt32>) -> String {
    String(decoding: padded[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  @inlinable
  public subscript(_ offset: Int) -> UInt8 { padded[offset] }
}
