import EnvlintSyntax

extension SourceSet {
  /// Files that are opened only once: their contents stay in memory, and are the same for every question of the run, even if
  /// the file changes on disk meanwhile.
  func keepingContents() -> SourceSet {
    let kept = KeptContents(count: paths.count)
    var sources = readingThrough { read, index, buffer in
      if let outcome = kept[index] { return outcome }
      let outcome = read(index, &buffer)
      kept.keep(outcome, of: index)
      return outcome
    }
    sources.kept = kept
    return sources
  }
}

/// The results of reading the files of one run.
final class KeptContents: @unchecked Sendable {
  private let mutex = Mutex()
  private var outcomes: ContiguousArray<ReadOutcome?>
  /// Of the current world.
  private var byteCount = 0
  private var files: [Int] = []
  /// Of the worlds before.
  private var earlierByteCount = 0

  /// The most that is kept of one world, in bytes. Larger projects are mostly generated code, which nothing is asked about after the first look.
  private static let mostBytes = 32 << 20

  /// - Parameter count: of the files.
  fileprivate init(count: Int) { outcomes = ContiguousArray(repeating: nil, count: count) }

  /// Nil for a file that was not read yet, or not kept.
  fileprivate subscript(file: Int) -> ReadOutcome? { mutex.withLock { outcomes[file] } }

  fileprivate func keep(_ outcome: ReadOutcome, of file: Int) {
    guard case .bytes(let bytes) = outcome else { return mutex.withLock { outcomes[file] = outcome } }
    let hasRoom = mutex.withLock {
      byteCount += bytes.count
      return byteCount <= KeptContents.mostBytes
    }
    guard hasRoom else { return }
    let ownBytes = bytes.inOwnStorage
    mutex.withLock {
      outcomes[file] = .bytes(ownBytes)
      files.append(file)
    }
  }

  /// Ends a world: its contents stay only as long as those of all worlds so far are no more than one may have.
  func endWorld() {
    mutex.withLock {
      if earlierByteCount + byteCount <= KeptContents.mostBytes {
        earlierByteCount += byteCount
      } else {
        for file in files { outcomes[file] = nil }
      }
      byteCount = 0
      files.removeAll()
    }
  }
}

extension SourceBytes {
  /// The bytes followed only by the padding: a copy, unless the file was too large for the buffer that the next file is read into.
  fileprivate var inOwnStorage: SourceBytes {
    let size = count + SourceBytes.padding
    if padded.count == size { return self }
    let storage = ContiguousArray<UInt8>(unsafeUninitializedCapacity: size) { storage, initializedCount in
      padded.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(storage).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<size]))
      }
      initializedCount = size
    }
    return SourceBytes(padded: storage, count: count)
  }
}
