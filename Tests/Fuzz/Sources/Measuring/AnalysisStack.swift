import Foundation

/// Runs `body` on a stack as large as that of the threads on which envlint analyses files, and returns when it has run.
public func onAnalysisStack(_ body: @escaping @Sendable () -> Void) {
  let finished = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    finished.signal()
  }
  thread.stackSize = 8 << 20
  thread.start()
  finished.wait()
}
