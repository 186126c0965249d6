import EnvlintFacts
import EnvlintReporting

/// The unit in which the two sides count the characters of a line.
public enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The units of the character that starts with a byte; 0 for a byte inside of one.
  fileprivate func units(ofLeadingByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

/// A place in a document: line and character from 0.
public struct DocumentPosition: Sendable, Equatable {
  public var line: Int
  public var character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Nil for a value that is none.
  public init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  public var json: JSONValue { .object([("line", .integer(line)), ("character", .integer(character))]) }
}

extension SourceText {
  /// The place of a byte offset. A byte order mark is no part of a document: editors read past it.
  public func documentPosition(of offset: UInt32, _ encoding: PositionEncoding) -> DocumentPosition {
    let clamped = min(offset, UInt32(bytes.count))
    let line = line(of: clamped)
    let start = documentStart(ofLine: line)
    let character = start < clamped ? self[start..<clamped].reduce(0) { $0 + encoding.units(ofLeadingByte: $1) } : 0
    return DocumentPosition(line: line - 1, character: character)
  }

  /// The byte offset of a place. Beyond the end of a line it is that end, beyond the last line the end of the document.
  ///
  /// - Parameter countsMark: whether a byte order mark is a character, as in a text that an editor sent with one.
  public func offset(
    of position: DocumentPosition, _ encoding: PositionEncoding, countsMark: Bool = false
  ) -> UInt32 {
    guard position.line < lineCount else { return UInt32(bytes.count) }
    let line = position.line + 1
    let start = countsMark ? contentRange(ofLine: line).lowerBound : documentStart(ofLine: line)
    let content = self[start..<max(start, contentRange(ofLine: line).upperBound)]
    var units = 0
    for (index, byte) in zip(content.indices, content) {
      let isInside = encoding == .utf16 && byte & 0xC0 == 0x80
      if units >= position.character, !isInside { return start + UInt32(index - content.startIndex) }
      units += encoding.units(ofLeadingByte: byte)
    }
    return start + UInt32(content.count)
  }

  private func documentStart(ofLine line: Int) -> UInt32 {
    let start = contentRange(ofLine: line).lowerBound
    return line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? start + 3 : start
  }

  /// The places of a byte range.
  public func json(_ range: Range<UInt32>, _ encoding: PositionEncoding) -> JSONValue {
    .object([
      ("start", documentPosition(of: range.lowerBound, encoding).json),
      ("end", documentPosition(of: range.upperBound, encoding).json),
    ])
  }
}

/// The text of a document that is open in the editor.
public struct OpenDocument: Sendable {
  /// As the editor wrote it.
  public let address: String
  public private(set) var version: Int?
  public private(set) var text: SourceText

  public init(address: String, version: Int?, text: String) {
    self.address = address
    self.version = version
    self.text = SourceText(text)
  }

  /// Makes the changes of one notification, one after the other.
  ///
  /// - Returns: false for changes that are none; the document then is as before.
  public mutating func apply(_ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding) -> Bool {
    var text = self.text
    for change in changes {
      guard let new = change["text"]?.string else { return false }
      guard let range = change["range"] else {
        text = SourceText(new)
        continue
      }
      guard let start = DocumentPosition(range["start"]), let end = DocumentPosition(range["end"]) else { return false }
      let lower = Int(text.offset(of: start, encoding, countsMark: true))
      let upper = max(lower, Int(text.offset(of: end, encoding, countsMark: true)))
      var bytes = Array(text.bytes)
      bytes.replaceSubrange(lower..<upper, with: new.utf8)
      text = SourceText(bytes[...])
    }
    self.text = text
    self.version = version ?? self.version
    return true
  }
}
