import EnvlintReporting

/// The progress of the first look at a workspace, told to the editor a few times a second.
final class IndexingProgress: @unchecked Sendable {
  private let clock: @Sendable () -> UInt64
  private let send: @Sendable (JSONValue) -> Void
  private let mutex = Mutex()
  // Guarded by `mutex`.
  private var fileCount = 0
  private var nextUpdate: UInt64

  /// - Parameters:
  ///   - clock: milliseconds.
  ///   - send: sends the value of a progress.
  init(clock: @escaping @Sendable () -> UInt64, send: @escaping @Sendable (JSONValue) -> Void) {
    self.clock = clock
    self.send = send
    nextUpdate = clock() + 200
    send(.object([("kind", .string("begin")), ("title", .string("envlint: reading the project"))]))
  }

  /// One more file is read.
  func advance() {
    mutex.withLock {
      fileCount += 1
      let now = clock()
      guard now >= nextUpdate else { return }
      nextUpdate = now + 200
      send(.object([("kind", .string("report")), ("message", .string("\(fileCount) files"))]))
    }
  }

  func finish() { send(.object([("kind", .string("end"))])) }
}
