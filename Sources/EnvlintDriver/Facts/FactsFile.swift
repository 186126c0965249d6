import EnvlintSyntax

/// A file of facts: what a first look at each file of a part of a project tells, and the texts, of which only the whole project
/// decides how much has to be read.
///
/// A line that names the format, the count of the index's bytes and their checksum, 8 bytes each, the index, the texts. Equal parts
/// give equal files, wherever they lie and whenever they are looked at.
struct FactsFile: Sendable {
  /// As the command line names it.
  let path: String
  let index: FactsIndex
  private let file: MappedFile
  /// Where the text of each source starts; for those without one, where it would.
  private let starts: [Int]
  private let xcodeStarts: [Int]

  /// Raised when an older envlint would misread the file. The version of envlint counts, too: what a look tells may change with it.
  private static let title = "envlint facts 1 \(envlintVersion)\n"
  /// How every such file starts.
  private static let anyTitle = "envlint facts "

  /// Why a file has no facts that can be used. A sentence without full stop, and what to do.
  struct Failure: Error {
    var message: String
    var hint = "write it anew with '--facts-out'"
  }

  init(reading path: String, at absolutePath: String) throws(Failure) {
    self.path = path
    do throws(SystemError) {
      file = try MappedFile(reading: absolutePath)
    } catch {
      throw Failure(message: error.message, hint: "name a file that '--facts-out' has written")
    }
    let title = FactsFile.title.utf8
    let bytes = file.bytes
    guard bytes.starts(with: title) else { throw FactsFile.failure(ofTitle: bytes) }
    do throws(ByteReadingError) {
      var head = ByteReader(bytes.dropFirst(title.count))
      let (count, checksum) = (try head.fixed(UInt64.self), try head.fixed(UInt64.self))
      let start = title.count + 16
      guard count <= bytes.count - start, checksum == FactsFile.checksum(bytes[start..<start + Int(count)]) else {
        throw ByteReadingError()
      }
      index = try FactsIndex(reading: bytes[start..<start + Int(count)])
      var end = start + Int(count)
      xcodeStarts = index.xcodeProjects.map { text in
        defer { end += text.byteCount }
        return end
      }
      starts = index.sources.map { _, source in
        defer { if case .text(let look) = source { end += look.byteCount } }
        return end
      }
      if end != bytes.count { throw ByteReadingError() }
    } catch {
      throw Failure(message: "is cut off or damaged")
    }
  }

  /// What is wrong with a file that starts otherwise.
  private static func failure(ofTitle bytes: UnsafeRawBufferPointer) -> Failure {
    guard bytes.starts(with: anyTitle.utf8) else {
      return Failure(message: "holds no facts", hint: "name a file that '--facts-out' has written")
    }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(80), as: UTF8.self)
    return Failure(
      message: "holds facts of another envlint ('\(line)', and this is '\(title.dropLast())')",
      hint: "write it anew with '--facts-out' of this envlint")
  }

  /// The text of a source that has one, by its place in the index.
  func text(_ position: Int) -> UnsafeRawBufferPointer {
    guard case .text(let look) = index.sources[position].source else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: file.bytes[starts[position]..<starts[position] + look.byteCount])
  }

  /// What a project of Xcode says, by its place in the index.
  func xcodeProject(_ position: Int) -> UnsafeRawBufferPointer {
    let start = xcodeStarts[position]
    return UnsafeRawBufferPointer(rebasing: file.bytes[start..<start + index.xcodeProjects[position].byteCount])
  }

  /// Writes a file of facts, which is complete or as it was before.
  ///
  /// - Parameter texts: those that the index promises, in its order.
  static func write(_ index: FactsIndex, _ texts: [SourceBytes], toPath path: String) throws(SystemError) {
    let bytes = index.bytes
    var head = ByteWriter()
    head.write(fixed: UInt64(bytes.count))
    head.write(fixed: bytes.withUnsafeBytes { checksum($0[...]) })
    try writeAtomically(toPath: path) { (write) throws(SystemError) in
      try write(ArraySlice(title.utf8))
      try write(head.bytes[...])
      try write(bytes[...])
      for text in texts { try write(ArraySlice(text.padded[..<text.count])) }
    }
  }

  /// FNV-1a over 64 bits.
  private static func checksum(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
