import EnvlintSyntax
import Foundation
import Testing

@testable import EnvlintDriver

private func reason(_ outcome: ReadOutcome) -> String? {
  switch outcome {
  case .bytes: nil
  case .skipped(let reason), .failed(let reason): reason
  }
}

private func bytes(_ outcome: ReadOutcome) throws -> SourceBytes {
  guard case .bytes(let bytes) = outcome else { throw Unwrapping.missing(reason(outcome) ?? "") }
  return bytes
}

private func read(atPath path: String) -> ReadOutcome {
  var buffer = ReadBuffer()
  return readSource(atPath: path, into: &buffer)
}

struct SourceReadingTests {
  @Test func aBufferHoldsOneFileAfterTheOther() throws {
    let folder = try TemporaryFolder(["Long.swift": String(repeating: "a", count: 300), "Short.swift": "b"])
    var buffer = ReadBuffer(byteCount: 1024)
    let long = try bytes(readSource(atPath: folder.absolute("Long.swift"), into: &buffer))
    let short = try bytes(readSource(atPath: folder.absolute("Short.swift"), into: &buffer))
    #expect(long == SourceBytes(String(repeating: "a", count: 300)))
    #expect(short == SourceBytes("b"))
    let again = try bytes(readSource(atPath: folder.absolute("Short.swift"), into: &buffer))
    #expect(again.padded[1..<1 + SourceBytes.padding].allSatisfy { $0 == 0 })
  }

  @Test func aFileTooLargeForTheBufferHasMemoryOfItsOwn() throws {
    let text = String(repeating: "a", count: 300)
    let folder = try TemporaryFolder(["Long.swift": text, "Short.swift": "b"])
    var buffer = ReadBuffer(byteCount: 300)
    let long = try bytes(readSource(atPath: folder.absolute("Long.swift"), into: &buffer))
    #expect(long == SourceBytes(text))
    #expect(long.padded.count == 300 + SourceBytes.padding)
    #expect(try bytes(readSource(atPath: folder.absolute("Short.swift"), into: &buffer)) == SourceBytes("b"))
    #expect(long == SourceBytes(text))
  }

  @Test(arguments: [(0, 1), (511, 1), (512, 2), (513, 2), (1024, 3), (1300, 3)])
  func aFileMayComeInPieces(byteCount: Int, calls expected: Int) throws {
    let content = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var memory = [UInt8](repeating: 0, count: 2048)
    var calls = 0
    let count = try memory.withUnsafeMutableBytes { memory throws(SystemError) in
      try OpenFile.fill(memory, unit: 512) { target, most, filled in
        calls += 1
        let piece = content[filled...].prefix(min(most, 512))
        target.copyMemory(from: Array(piece), byteCount: piece.count)
        return piece.count
      }
    }
    #expect(Array(memory[..<count]) == content)
    #expect(calls == expected)
  }

  @Test(arguments: [0, 511, 512, 513, 4096, 5000]) func aListedFileIsReadToItsEnd(byteCount: Int) throws {
    let content = String(repeating: "a", count: byteCount)
    let folder = try TemporaryFolder(["A.swift": content])
    var buffer = ReadBuffer(byteCount: 4096 + SourceBytes.padding)
    let path = folder.absolute("A.swift")
    #expect(try bytes(readSource(atPath: path, isListed: true, into: &buffer)) == SourceBytes(content))
  }

  @Test func bytesAreReadAsTheyAre() throws {
    let content: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a\r\nb".utf8) + [0xFF, 0xC0]
    let folder = try TemporaryFolder(["Empty.swift": ""])
    try folder.write(Data(content), to: "A.swift")
    #expect(try bytes(read(atPath: folder.absolute("A.swift"))) == SourceBytes(content))
    #expect(try bytes(read(atPath: folder.absolute("Empty.swift"))).count == 0)
  }

  @Test func aFileUpToTheLimitIsReadAndALargerOneSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(repeating: UInt8(ascii: " "), count: largestSourceByteCount), to: "A.swift")
    try folder.write(Data(repeating: UInt8(ascii: " "), count: largestSourceByteCount + 1), to: "B.swift")
    #expect(try bytes(read(atPath: folder.absolute("A.swift"))).count == largestSourceByteCount)
    let large = read(atPath: folder.absolute("B.swift"))
    guard case .skipped("skipped: larger than 16 MiB") = large else {
      Issue.record("\(reason(large) ?? "read")")
      return
    }
  }

  @Test func aNulByteNearTheStartMeansBinary() throws {
    let folder = try TemporaryFolder(["Late.swift": String(repeating: " ", count: 9000) + "\0", "Early.swift": "a\0b"])
    guard case .skipped("skipped: a binary file") = read(atPath: folder.absolute("Early.swift")) else {
      Issue.record("a binary file was not skipped")
      return
    }
    #expect(try bytes(read(atPath: folder.absolute("Late.swift"))).count == 9001)
  }

  @Test func whatIsNotAReadableFileFails() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("F.swift")
    for (path, expected) in [
      ("Missing.swift", "can't be read: No such file or directory"), ("F.swift", "can't be read: Is a directory"),
    ] {
      let outcome = read(atPath: folder.absolute(path))
      guard case .failed(let reason) = outcome else {
        Issue.record("'\(path)' did not fail")
        continue
      }
      #expect(reason == expected)
    }
  }
}
