import EnvlintSyntax

/// A file of facts: what a first look at each file of a part of a project tells, and the texts, of which only the whole project
/// decides how much has to be read.
///
/// A line that names the format; the count of the index's bytes and their checksum, 8 bytes each; the index; the texts. Equal parts
/// give equal files, wherever they lie and whenever they are looked at.
struct FactsFile: Sendable {
  /// As the command line names it.
  let path: String
  let index: FactsIndex
  private let absolutePath: String
  /// Where the text of each source starts in the file, and that of each project of Xcode.
  private let starts: [Int]
  private let xcodeStarts: [Int]

  /// Raised when an older envlint would misread the file. The version of envlint counts, too: what a look tells may change with it.
  private static let title = "envlint facts 2 \(envlintVersion)\n"
  /// How every such file starts.
  private static let anyTitle = "envlint facts "

  /// Why a file has no facts that can be used. A sentence without full stop, and what to do.
  struct Failure: Error {
    var message: String
    var hint = "write it anew with '--facts-out'"

    static let damaged = Failure(message: "is cut off or damaged")
    static let otherFileHint = "name a file that '--facts-out' has written"
  }

  init(reading path: String, at absolutePath: String) throws(Failure) {
    self.path = path
    self.absolutePath = absolutePath
    let (start, kind, byteCount): (SourceBytes?, FileKind, Int)
    do throws(SystemError) {
      let file = try OpenFile(reading: absolutePath)
      (kind, byteCount) = try file.status()
      // What is no file may have no end.
      start = kind == .file ? try FactsFile.start(of: file, byteCount: byteCount) : nil
    } catch {
      throw Failure(message: error.message, hint: Failure.otherFileHint)
    }
    guard let start else {
      let message = kind == .directory ? SystemError.isDirectory.message : "is no regular file"
      throw Failure(message: message, hint: Failure.otherFileHint)
    }
    let read = start.padded.withUnsafeBytes { FactsFile.index(in: $0[..<start.count]) }
    var end: Int
    (index, end) = try read.get()
    func next(_ text: FactsIndex.Text?) -> Int {
      defer { end += text?.byteCount ?? 0 }
      return end
    }
    xcodeStarts = index.xcodeProjects.map { next($0.text) }
    starts = index.sources.map { next($0.source.text) }
    if end != byteCount { throw .damaged }
  }

  /// The title, what stands behind it, and the index, as far as they are there.
  private static func start(of file: borrowing OpenFile, byteCount: Int) throws(SystemError) -> SourceBytes {
    var buffer = ReadBuffer()
    let headByteCount = title.utf8.count + 16
    let head = try buffer.read(file, at: 0, byteCount: min(byteCount, headByteCount))
    let count = head.padded.withUnsafeBytes { bytes -> UInt64 in
      var reader = ByteReader(bytes[..<head.count].dropFirst(title.utf8.count))
      return (try? reader.fixed(UInt64.self)) ?? 0
    }
    let rest = byteCount - head.count
    return try buffer.read(file, at: 0, byteCount: head.count + Int(min(count, UInt64(rest))))
  }

  private static func index(
    in bytes: Slice<UnsafeRawBufferPointer>
  ) -> Result<(index: FactsIndex, end: Int), Failure> {
    guard bytes.starts(with: title.utf8) else { return .failure(failure(ofTitle: bytes)) }
    do throws(ByteReadingError) {
      var head = ByteReader(bytes.dropFirst(title.utf8.count))
      let (count, checksum) = (try head.fixed(UInt64.self), try head.fixed(UInt64.self))
      let index = bytes.dropFirst(title.utf8.count + 16)
      guard count == index.count, checksum == Checksum(of: index).value else { throw ByteReadingError() }
      return .success((try FactsIndex(reading: index), bytes.count))
    } catch {
      return .failure(.damaged)
    }
  }

  /// What is wrong with a file that starts otherwise.
  private static func failure(ofTitle bytes: Slice<UnsafeRawBufferPointer>) -> Failure {
    guard bytes.starts(with: anyTitle.utf8) else {
      return Failure(message: "holds no facts", hint: Failure.otherFileHint)
    }
    let line = String(decoding: bytes.prefix { (0x20..<0x7F).contains($0) }.prefix(80), as: UTF8.self)
    return Failure(
      message: "holds facts of another envlint ('\(line)', and this is '\(title.dropLast())')",
      hint: "write it anew with '--facts-out' of this envlint")
  }

  /// Reads the text of a source by its place in the index.
  func read(_ position: Int, into buffer: inout ReadBuffer) -> ReadOutcome {
    switch index.sources[position].source {
    case .skipped(let reason): .skipped(reason: reason)
    case .text(let text, _): read(text, at: starts[position], into: &buffer)
    }
  }

  /// Reads what a project of Xcode says, by its place in the index.
  func readXcodeProject(_ position: Int) -> ReadOutcome {
    guard let text = index.xcodeProjects[position].text else { return .skipped(reason: "is missing") }
    var buffer = ReadBuffer()
    return read(text, at: xcodeStarts[position], into: &buffer)
  }

  /// Each text is read when it is asked for, and held to its checksum: somebody may write the file anew meanwhile.
  private func read(_ text: FactsIndex.Text, at start: Int, into buffer: inout ReadBuffer) -> ReadOutcome {
    do throws(SystemError) {
      let bytes = try buffer.read(OpenFile(reading: absolutePath), at: start, byteCount: text.byteCount)
      if FactsIndex.Text(bytes) == text { return .bytes(bytes) }
      return .failed(reason: "cannot be read: its text in '\(path)' is damaged, or was written anew meanwhile")
    } catch {
      return .failed(reason: "cannot be read from '\(path)': \(error.message)")
    }
  }

  /// Writes a file of facts, which is complete or as it was before.
  ///
  /// - Parameter texts: those that the index promises, in its order.
  static func write(_ index: FactsIndex, _ texts: [SourceBytes], toPath path: String) throws(SystemError) {
    let bytes = index.bytes
    var head = ByteWriter()
    head.write(fixed: UInt64(bytes.count))
    head.write(fixed: bytes.withUnsafeBytes { Checksum(of: $0[...]).value })
    try writeAtomically(toPath: path) { (write) throws(SystemError) in
      for part in [ArraySlice(title.utf8), head.bytes[...], bytes[...]] { try write(part) }
      for text in texts { try write(ArraySlice(text.padded[..<text.count])) }
    }
  }
}
