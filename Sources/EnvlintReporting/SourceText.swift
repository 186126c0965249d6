/// The bytes of one file, with the lines they form: the bridge from byte offsets to line and column.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`, as in the Swift grammar. Lines and columns count from 1.
public struct SourceText: Sendable, Equatable {
  /// A place as the Swift compiler prints it: columns count UTF-8 bytes, those of a byte order mark included.
  package struct Position: Equatable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The file's bytes.
  public let bytes: ArraySlice<UInt8>
  /// The byte offset of the first byte of each line. Never empty: an empty file has one empty line.
  private let lineStarts: [UInt32]

  /// Shares the storage of `bytes`, a part of an `Array` or `ContiguousArray`; O(count) for the line table.
  public init(_ bytes: ArraySlice<UInt8>) {
    precondition(bytes.count < UInt32.max, "a file of 4 GiB does not fit 32-bit offsets")
    self.bytes = bytes
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for offset in buffer.indices {
        let isBreak =
          buffer[offset] == UInt8(ascii: "\n")
          || buffer[offset] == UInt8(ascii: "\r")
            && !(offset + 1 < buffer.count && buffer[offset + 1] == UInt8(ascii: "\n"))
        if isBreak { starts.append(UInt32(offset + 1)) }
      }
    }
    lineStarts = starts
  }

  public init(_ text: String) { self.init(ArraySlice(text.utf8)) }

  /// The number of lines; a file that ends with a line break has an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// Bytes of a range of offsets from the start of the file, clamped to the file.
  package subscript(range: Range<UInt32>) -> ArraySlice<UInt8> {
    let clamped = range.clamped(to: 0..<UInt32(bytes.count))
    let base = bytes.startIndex
    return bytes[base + Int(clamped.lowerBound)..<base + Int(clamped.upperBound)]
  }

  /// The line, counted from 1, that holds `offset`; an offset after the end is in the last line. O(log lines).
  public func line(of offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The byte range of a line's text, without its line break.
  package func contentRange(ofLine line: Int) -> Range<UInt32> {
    let start = lineStarts[line - 1]
    guard line < lineStarts.count else { return start..<UInt32(bytes.count) }
    let base = bytes.startIndex
    var end = lineStarts[line]
    while end > start,
      bytes[base + Int(end) - 1] == UInt8(ascii: "\n") || bytes[base + Int(end) - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  package func position(of offset: UInt32) -> Position {
    let clamped = min(offset, UInt32(bytes.count))
    let line = line(of: clamped)
    return Position(line: line, column: Int(clamped - lineStarts[line - 1]) + 1)
  }

  /// As SARIF counts: columns in UTF-16 code units, a byte order mark not included (SARIF 2.1.0, 3.30.2); invalid
  /// UTF-8 counts as U+FFFD.
  func utf16Position(of offset: UInt32) -> Position {
    let clamped = min(offset, UInt32(bytes.count))
    let line = line(of: clamped)
    let prefix = self[lineStarts[line - 1]..<clamped]
    let markless = line == 1 && prefix.starts(with: [0xEF, 0xBB, 0xBF]) ? prefix.dropFirst(3) : prefix
    return Position(line: line, column: String(decoding: markless, as: UTF8.self).utf16.count + 1)
  }
}
