import EnvlintSyntax

/// Memory into which one file is read after the other: memory that was used before is much faster than new.
///
/// A file that is too large for it gets memory of its own.
struct ReadBuffer: Sendable {
  private var storage: ContiguousArray<UInt8>

  /// - Parameter byteCount: of the memory, the padding included.
  init(byteCount: Int = 0) { storage = ReadBuffer.memory(byteCount: byteCount) }

  /// Memory that nobody has written to: the system gives it page by page, when a file needs it.
  private static func memory(byteCount: Int) -> ContiguousArray<UInt8> {
    ContiguousArray(unsafeUninitializedCapacity: byteCount) { _, initializedCount in initializedCount = byteCount }
  }

  /// Reads up to `byteCount` bytes and adds the padding. A file that shrank meanwhile gives what is left of it.
  ///
  /// Bytes that were read before stay unchanged while somebody holds them: the buffer then gets other memory.
  mutating func read(_ file: borrowing OpenFile, byteCount: Int) throws(SystemError) -> SourceBytes {
    let needed = byteCount + SourceBytes.padding
    if needed > storage.count {
      var own = ReadBuffer(byteCount: needed)
      return try own.read(file, byteCount: byteCount)
    }
    return try fill(byteCount) { memory throws(SystemError) in try file.read(into: memory) }
  }

  /// Reads a file without asking for its size; nil when the buffer may be too small for it, and then it is as if nothing was read.
  mutating func readWhole(_ file: borrowing OpenFile) throws(SystemError) -> SourceBytes? {
    let byteCount = storage.count - SourceBytes.padding
    guard byteCount > 0 else { return nil }
    let bytes = try fill(byteCount) { memory throws(SystemError) in try file.readFromStart(into: memory) }
    return bytes.count < byteCount ? bytes : nil
  }

  /// Has `read` fill the first bytes, and adds the padding.
  private mutating func fill(
    _ byteCount: Int, _ read: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  ) throws(SystemError) -> SourceBytes {
    let result: Result<Int, SystemError> = storage.withUnsafeMutableBytes { memory in
      do throws(SystemError) {
        let count = try read(UnsafeMutableRawBufferPointer(rebasing: memory[..<byteCount]))
        memory[count..<count + SourceBytes.padding].initializeMemory(as: UInt8.self, repeating: 0)
        return .success(count)
      } catch {
        return .failure(error)
      }
    }
    return SourceBytes(padded: storage, count: try result.get())
  }
}
