/// A line on a terminal that says how far a long run is, and goes away when it ends.
///
/// Silent for the first half second, then renewed ten times a second at most.
final class Progress: @unchecked Sendable {
  private let fileCount: Int
  private let clock: @Sendable () -> UInt64
  private let write: @Sendable (String) -> Void
  private let mutex = Mutex()
  // Guarded by `mutex`.
  private var doneCount = 0
  private var nextUpdate: UInt64
  private var isShown = false

  /// - Parameters:
  ///   - clock: milliseconds.
  ///   - write: writes to the terminal.
  init(fileCount: Int, clock: @escaping @Sendable () -> UInt64, write: @escaping @Sendable (String) -> Void) {
    self.fileCount = fileCount
    self.clock = clock
    self.write = write
    nextUpdate = clock() + 500
  }

  /// One more file is read. A file can be read again, so the count stops at the number of files.
  func advance() {
    mutex.withLock {
      doneCount = min(doneCount + 1, fileCount)
      let now = clock()
      guard now >= nextUpdate else { return }
      nextUpdate = now + 100
      isShown = true
      write("\r\u{1B}[Kenvlint: \(doneCount) of \(fileCount) files")
    }
  }

  /// Clears the line.
  func finish() {
    mutex.withLock {
      if isShown { write("\r\u{1B}[K") }
      isShown = false
    }
  }
}
