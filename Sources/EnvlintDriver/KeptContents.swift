import EnvlintSyntax

extension SourceSet {
  /// Files that are opened only once: their contents stay in memory, and are the same for every question of the run, even if
  /// the file changes on disk meanwhile.
  func keepingContents() -> SourceSet {
    let kept = KeptContents(count: paths.count)
    return readingThrough { read, index, buffer in
      if let outcome = kept[index] { return outcome }
      let outcome = read(index, &buffer)
      kept.keep(outcome, of: index)
      return outcome
    }
  }
}

/// The results of reading the files of one run.
private final class KeptContents: @unchecked Sendable {
  private let mutex = Mutex()
  private var outcomes: ContiguousArray<ReadOutcome?>
  private var byteCount = 0

  /// The most that is kept, in bytes. Larger projects are mostly generated code, which nothing is asked about after the first look.
  private static let mostBytes = 32 << 20

  /// - Parameter count: of the files.
  init(count: Int) { outcomes = ContiguousArray(repeating: nil, count: count) }

  /// Nil for a file that was not read yet, or not kept.
  subscript(file: Int) -> ReadOutcome? { mutex.withLock { outcomes[file] } }

  func keep(_ outcome: ReadOutcome, of file: Int) {
    guard case .bytes(let bytes) = outcome else { return mutex.withLock { outcomes[file] = outcome } }
    let hasRoom = mutex.withLock {
      byteCount += bytes.count
      return byteCount <= KeptContents.mostBytes
    }
    guard hasRoom else { return }
    // The bytes are in a buffer that the next file is read into.
    let copy = bytes.compactCopy
    mutex.withLock { outcomes[file] = .bytes(copy) }
  }
}

extension SourceBytes {
  /// A copy of the bytes in its own storage, followed only by the padding.
  fileprivate var compactCopy: SourceBytes {
    let size = count + SourceBytes.padding
    let storage = ContiguousArray<UInt8>(unsafeUninitializedCapacity: size) { storage, initializedCount in
      padded.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(storage).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<size]))
      }
      initializedCount = size
    }
    return SourceBytes(padded: storage, count: count)
  }
}
