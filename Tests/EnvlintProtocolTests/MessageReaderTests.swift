import EnvlintReporting
import Testing

@testable import EnvlintProtocol

/// Messages in a stream of bytes, however it arrives, and what is none.
@Suite struct MessageReaderTests {
  private func parts(_ text: String, pieces size: Int = .max) -> [MessageReader.Part] {
    var reader = MessageReader()
    var parts: [MessageReader.Part] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let part = reader.next() { parts.append(part) }
    }
    return parts
  }

  private func content(_ text: String) -> MessageReader.Part { .content(Array(text.utf8)) }

  @Test func messagesArriveInAnyPieces() {
    let stream =
      "Content-Length: 2\r\n\r\n{}Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:7\r\n\r\n{\"é\":1"
    for size in 1...stream.utf8.count {
      #expect(parts(stream, pieces: size) == [content("{}"), content("{\"é\":1")])
    }
  }

  @Test func contentIsCountedInBytes() {
    let text = "{\"é\":1}"
    let stream = "Content-Length: \(text.utf8.count)\r\n\r\n\(text)Content-Length: 2\n\n[]"
    for size in 1...stream.utf8.count { #expect(parts(stream, pieces: size) == [content(text), content("[]")]) }
  }

  @Test(arguments: ["Content-Length: x", "Content-Length: -1", "Length: 2", "Content-Length: 99999999999999999999"])
  func headersWithoutLengthAreSkipped(_ header: String) {
    let found = parts("\(header)\r\n\r\nContent-Length: 2\r\n\r\n{}")
    #expect(found == [.malformed("a header without a valid 'Content-Length'"), content("{}")])
  }

  @Test func longGarbageIsNoHeader() {
    let found = parts(String(repeating: "x", count: 40_000))
    #expect(found.count == 2 && found.allSatisfy { $0 == .malformed("a header without a valid 'Content-Length'") })
  }

  @Test func tooLargeMessagesAreSkipped() {
    var reader = MessageReader()
    let length = MessageReader.largestContentByteCount + 1
    reader.append("Content-Length: \(length)\r\n\r\n".utf8)
    #expect(reader.next() == .malformed("a message of \(length) bytes is too large"))
    let piece = [UInt8](repeating: 0x20, count: 1 << 24)
    var rest = length
    while rest > 0 {
      reader.append(piece.prefix(rest))
      rest -= min(rest, piece.count)
      #expect(reader.next() == nil)
    }
    reader.append("Content-Length: 2\r\n\r\n{}".utf8)
    #expect(reader.next() == content("{}"))
  }

  @Test func whatIsSentCanBeRead() {
    let framed = MessageReader.framed(.object([("text", .string("é\u{2028}\"\n"))]))
    guard case .content(let content)? = parts(framed).first else { return #expect(Bool(false)) }
    let text = try? JSONValue(parsing: content)["text"]?.string
    #expect(text == "é\u{2028}\"\n")
  }
}

/// The kinds of messages, and what the protocol answers to what is none.
@Suite struct MessageTests {
  @Test func kindsAreToldApart() throws {
    func message(_ text: String) throws -> Message { try Message(parsing: Array(text.utf8)) }
    guard case .request(.number(1), "a", _) = try message(#"{"id":1,"method":"a","params":{"x":1.5e3}}"#),
      case .request(.text("x"), "a", .null) = try message(#"{"id":"x","method":"a"}"#),
      case .notification("a", _) = try message(#"{"method":"a","params":[]}"#),
      case .response(.number(2), .some(.null)) = try message(#"{"id":2,"result":null}"#),
      case .response(.none, .none) = try message(#"{"id":null,"error":{"code":1}}"#),
      case .response(.number(2), .none) = try message(#"{"id":2,"error":{"code":1}}"#)
    else { return #expect(Bool(false)) }
  }

  @Test(arguments: [
    ("{", -32700), ("\u{FEFF}nonsense", -32700), ("[]", -32600), ("1", -32600), (#"{"id":1}"#, -32600),
    (#"{"id":1.5,"method":"a"}"#, -32600), (#"{"id":null,"method":"a"}"#, -32600), (#"{"method":1}"#, -32600),
    (#"{"a":1,"a":2}"#, -32700), (String(repeating: "[", count: 100_000), -32700), (#"{"n":01}"#, -32700),
  ])
  func othersAreAnsweredWithErrors(_ text: String, _ code: Int) {
    #expect { try Message(parsing: Array(text.utf8)) } throws: { ($0 as? MessageError)?.error.code.rawValue == code }
  }
}
