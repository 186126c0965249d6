import EnvlintProtocol
import EnvlintReporting

/// A stream of messages is read the same in one piece and in many; a message is written and read again as the same one.
func messageProblems(_ bytes: [UInt8]) -> [String] {
  var problems: [String] = []
  let whole = parts(of: bytes, pieceByteCount: max(1, bytes.count))
  if whole != parts(of: bytes, pieceByteCount: bytes.count > 4_096 ? 61 : 7) {
    problems.append("in pieces it has other messages")
  }
  // Most changed bytes are no stream, but much of them may be a message.
  for content in [bytes] + whole.compactMap(\.content) { problems += contentProblems(content) }
  return problems
}

private func parts(of bytes: [UInt8], pieceByteCount: Int) -> [MessageReader.Part] {
  var reader = MessageReader()
  var parts: [MessageReader.Part] = []
  for start in stride(from: 0, to: bytes.count, by: pieceByteCount) {
    reader.append(bytes[start..<min(bytes.count, start + pieceByteCount)])
    while let part = reader.next() { parts.append(part) }
  }
  return parts
}

private func contentProblems(_ content: [UInt8]) -> [String] {
  guard let value = try? JSONValue(parsing: content) else {
    if (try? Message(parsing: content)) != nil { return ["a message that is no JSON"] }
    return []
  }
  let text = value.serializedOnOneLine()
  guard let again = try? JSONValue(parsing: Array(text.utf8)) else { return ["JSON that is written wrongly: \(text)"] }
  if again.serializedOnOneLine() != text { return ["JSON that is read as other JSON: \(text)"] }
  if parts(of: Array(MessageReader.framed(value).utf8), pieceByteCount: 1 << 20) != [.content(Array(text.utf8))] {
    return ["a message that is sent wrongly: \(text)"]
  }
  guard case .notification(_, let parameters)? = try? Message(parsing: content) else { return [] }
  for encoding in [PositionEncoding.utf8, .utf16] {
    var document = OpenDocument(address: "", version: nil, text: String(decoding: content, as: UTF8.self))
    let before = Array(document.text.bytes)
    let isMade = document.apply(parameters["contentChanges"]?.array ?? [], version: 1, encoding)
    if !isMade, Array(document.text.bytes) != before { return ["a change that is refused changes the document"] }
  }
  return []
}

extension MessageReader.Part {
  fileprivate var content: [UInt8]? { if case .content(let bytes) = self { bytes } else { nil } }
}
