// The protocol: what editors and envlint say to each other, as values.
//
// Input: bytes from the editor; findings with byte ranges, and the texts that they point into. Output: messages, documents, and the JSON of
// diagnostics and edits.
//
// **Invariant:** pure. Nothing is read or written here, and no input stops the process.
//
// Source: Language Server Protocol 3.17; JSON-RPC 2.0.
import EnvlintReporting

/// Splits a stream of bytes into the contents of messages.
public struct MessageReader {
  /// A part of the stream.
  public enum Part: Equatable {
    /// The content of a message.
    case content([UInt8])
    /// Bytes that are no message, with a sentence about them without full stop.
    case malformed(String)
  }

  /// The largest message that is read: 256 MiB.
  public static let largestContentByteCount = 256 << 20
  /// Longer headers are no headers.
  private static let longestHeader = 16 << 10

  private var bytes: [UInt8] = []
  /// The start of what was not given out yet.
  private var start = 0
  /// The rest of a message that is too large, which is skipped.
  private var skippedByteCount = 0

  public init() {}

  public mutating func append(_ new: some Collection<UInt8>) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// The next part; nil until more bytes are there.
  public mutating func next() -> Part? {
    let skipped = min(skippedByteCount, bytes.count - start)
    start += skipped
    skippedByteCount -= skipped
    guard skippedByteCount == 0, let header = header() else { return nil }
    guard let length = MessageReader.contentLength(bytes[header.range]) else {
      start = header.end
      return .malformed("a header without a valid 'Content-Length'")
    }
    if length > MessageReader.largestContentByteCount {
      start = header.end
      skippedByteCount = length
      return .malformed("a message of \(length) bytes is too large")
    }
    guard bytes.count - header.end >= length else { return nil }
    let content = Array(bytes[header.end..<header.end + length])
    start = header.end + length
    if start > 1 << 16, start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    return .content(content)
  }

  /// The header at the start, and where the content begins; nil until it is complete. What is longer than any header counts as one.
  private func header() -> (range: Range<Int>, end: Int)? {
    let newline = UInt8(ascii: "\n")
    var index = start
    while index < bytes.count {
      if index - start > MessageReader.longestHeader { return (start..<index, index) }
      // An empty line, whether it ends as the protocol wants or not.
      if bytes[index] == newline {
        var before = index
        if before > start, bytes[before - 1] == UInt8(ascii: "\r") { before -= 1 }
        if before == start || bytes[before - 1] == newline { return (start..<before, index + 1) }
      }
      index += 1
    }
    return nil
  }

  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in header.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].filter { $0 > 0x20 }
      // A longer number is a mistake, and nothing waits for the end of such a message.
      guard !digits.isEmpty, digits.count < 11, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      length = Int(String(decoding: digits, as: UTF8.self))
    }
    return length
  }

  /// A message as it is sent.
  public static func framed(_ content: JSONValue) -> String {
    let text = content.serializedOnOneLine()
    return "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }
}
