import Foundation

/// Runs `body` for each number below `count`.
///
/// The threads have large stacks: trees are walked by recursion, and SwiftParser nests a node for each link of a call chain.
///
/// - Parameter threads: by default as many as there are cores.
public func inParallel(
  count: Int, threads: Int = ProcessInfo.processInfo.activeProcessorCount, _ body: @escaping @Sendable (Int) -> Void
) {
  let counter = Counter()
  let finished = DispatchGroup()
  for _ in 0..<threads {
    finished.enter()
    let thread = Thread {
      while let index = counter.next(below: count) { body(index) }
      finished.leave()
    }
    thread.stackSize = 256 << 20
    thread.start()
  }
  finished.wait()
}

/// Hands out numbers to many threads.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var upcoming = 0

  func next(below count: Int) -> Int? {
    lock.withLock {
      guard upcoming < count else { return nil }
      defer { upcoming += 1 }
      return upcoming
    }
  }
}
