import Foundation

/// Count of the mebibytes of the stack of a thread on which envlint analyses files.
public let analysisStackMebibytes = 8

/// Runs `body` on a stack as large as that of the threads on which envlint analyses files, unless another size is given, and returns when
/// it has run.
public func onAnalysisStack(mebibytes: Int = analysisStackMebibytes, _ body: @escaping @Sendable () -> Void) {
  let finished = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    finished.signal()
  }
  thread.stackSize = mebibytes << 20
  thread.start()
  finished.wait()
}
