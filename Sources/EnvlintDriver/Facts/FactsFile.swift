import EnvlintSyntax

/// A file of facts: what a first look at each file of a part of a project tells, and the texts, of which only the whole project
/// decides how much has to be read.
///
/// A line that names the format; of all that follows the checksum, and the count of the index's bytes, 8 bytes each; the index; the
/// texts. Equal parts give equal files, wherever they lie and whenever they are looked at.
struct FactsFile: Sendable {
  /// As the command line names it.
  let path: String
  let index: FactsIndex
  /// The whole file. It is read at once, so that nobody changes it meanwhile.
  private let bytes: SourceBytes
  /// Where the text of each source stands in it, and that of each project of Xcode.
  private let texts: [Range<Int>]
  private let xcodeTexts: [Range<Int>]

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
    bytes = try FactsFile.content(of: absolutePath)
    let read = bytes.padded.withUnsafeBytes { [count = bytes.count] in FactsFile.read($0[..<count]) }
    (index, texts, xcodeTexts) = try read.get()
  }

  private static func content(of path: String) throws(Failure) -> SourceBytes {
    let hint = "name a file that '--facts-out' has written"
    do throws(SystemError) {
      let file = try OpenFile(reading: path)
      let (kind, byteCount) = try file.status()
      guard kind == .file else {
        throw kind == .directory ? SystemError.isDirectory : SystemError.invalid
      }
      var buffer = ReadBuffer()
      return try buffer.read(file, byteCount: byteCount)
    } catch .invalid {
      throw Failure(message: "is no regular file", hint: hint)
    } catch {
      throw Failure(message: error.message, hint: hint)
    }
  }

  private typealias Contents = (index: FactsIndex, texts: [Range<Int>], xcodeTexts: [Range<Int>])

  private static func read(_ bytes: Slice<UnsafeRawBufferPointer>) -> Result<Contents, Failure> {
    guard bytes.starts(with: title.utf8) else { return .failure(failure(ofTitle: bytes)) }
    do throws(ByteReadingError) {
      let start = title.utf8.count + 8
      var head = ByteReader(bytes.dropFirst(title.utf8.count))
      let (checksum, count) = (try head.fixed(UInt64.self), try head.fixed(UInt64.self))
      let indexStart = start + 8
      guard count <= bytes.count - indexStart, checksum == Checksum(of: bytes[start...]).value else {
        throw ByteReadingError()
      }
      var end = indexStart + Int(count)
      let index = try FactsIndex(reading: bytes[indexStart..<end])
      func next(_ byteCount: Int) -> Range<Int> {
        end += byteCount
        return end - byteCount..<end
      }
      let xcodeTexts = index.xcodeProjects.map { next($0.byteCount ?? 0) }
      let texts = index.sources.map { _, source in
        if case .text(let look) = source { next(look.byteCount) } else { next(0) }
      }
      if end != bytes.count { throw ByteReadingError() }
      return .success((index, texts, xcodeTexts))
    } catch {
      return .failure(Failure(message: "is cut off or damaged"))
    }
  }

  /// What is wrong with a file that starts otherwise.
  private static func failure(ofTitle bytes: Slice<UnsafeRawBufferPointer>) -> Failure {
    guard bytes.starts(with: anyTitle.utf8) else {
      return Failure(message: "holds no facts", hint: "name a file that '--facts-out' has written")
    }
    let line = String(decoding: bytes.prefix { (0x20..<0x7F).contains($0) }.prefix(80), as: UTF8.self)
    return Failure(
      message: "holds facts of another envlint ('\(line)', and this is '\(title.dropLast())')",
      hint: "write it anew with '--facts-out' of this envlint")
  }

  /// The text of a source by its place in the index; empty for one that was skipped.
  func text(_ position: Int) -> ArraySlice<UInt8> { ArraySlice(bytes.padded[texts[position]]) }

  /// The text of a project of Xcode by its place in the index; nil for one that could not be read.
  func xcodeProject(_ position: Int) -> ArraySlice<UInt8>? {
    index.xcodeProjects[position].byteCount == nil ? nil : ArraySlice(bytes.padded[xcodeTexts[position]])
  }

  /// Writes a file of facts, which is complete or as it was before.
  ///
  /// - Parameter texts: those that the index promises, in its order.
  static func write(_ index: FactsIndex, _ texts: [SourceBytes], toPath path: String) throws(SystemError) {
    let bytes = index.bytes
    var count = ByteWriter()
    count.write(fixed: UInt64(bytes.count))
    let parts = [count.bytes[...], bytes[...]] + texts.map { ArraySlice($0.padded[..<$0.count]) }
    var checksum = Checksum()
    for part in parts { part.withUnsafeBytes { checksum.add($0[...]) } }
    var head = ByteWriter()
    head.write(fixed: checksum.value)
    try writeAtomically(toPath: path) { (write) throws(SystemError) in
      try write(ArraySlice(title.utf8))
      try write(head.bytes[...])
      for part in parts { try write(part) }
    }
  }
}
