import Testing

@testable import EnvlintDriver

struct ParallelTests {
  @Test(arguments: [0, 1, 2, 7, 1000], [1, 2, 5]) func everyIndexIsCalledOnce(count: Int, threads: Int) {
    let squares = concurrentMap(count: count, threads: threads) { index, _ in index * index }
    #expect(squares == (0..<count).map { $0 * $0 })
  }

  /// In the program, the main thread takes part, and the only call of a job runs on it.
  @Test(arguments: [true, false], [1, 2, 5]) func everyCallIsMadeOnce(callerTakesPart: Bool, workers: Int) {
    let pool = WorkerPool { callerTakesPart }
    for _ in 0..<50 {
      let mutex = Mutex()
      nonisolated(unsafe) var calls: [Int] = []
      pool.run(workers: workers) { worker in mutex.withLock { calls.append(worker) } }
      #expect(calls.sorted() == Array(0..<workers))
    }
    #expect(pool.startedCount == (callerTakesPart ? workers - 1 : workers))
  }

  /// More would not run at once, but each would keep memory of its own.
  @Test func workThatWorkAsksForStartsNoFurtherThreads() {
    let pool = WorkerPool { true }
    for _ in 0..<20 {
      pool.run(workers: 3) { _ in
        pool.run(workers: 3) { _ in pool.run(workers: 2) { _ in } }
      }
    }
    #expect(pool.startedCount == 2)
  }

  /// So that the memory which the longest piece needs is that of the same thread each time.
  @Test func theFirstPieceIsItsCallers() {
    let pool = WorkerPool { true }
    pool.run(workers: 3) { _ in }
    for _ in 0..<500 {
      nonisolated(unsafe) var isOther = true
      concurrentForEach(count: 20, threads: 3, on: pool) { index, _ in
        if index == 0 { isOther = Thread.isOwn }
      }
      #expect(!isOther)
    }
  }

  @Test(arguments: [true, false], [0, 1, 40, 3000])
  func everyIndexIsCalledOnceWhoeverTakesPart(callerTakesPart: Bool, count: Int) {
    let pool = WorkerPool { callerTakesPart }
    for _ in 0..<3 {
      let mutex = Mutex()
      nonisolated(unsafe) var seen: [Int] = []
      nonisolated(unsafe) var workers: Set<Int> = []
      concurrentForEach(count: count, threads: 3, on: pool) { index, worker in
        // Long enough that others get their part.
        let sum = (0..<2000).reduce(index) { ($0 &* 31) ^ $1 }
        mutex.withLock {
          seen.append(sum == .min ? -1 : index)
          workers.insert(worker)
        }
      }
      #expect(seen.sorted() == Array(0..<count))
      #expect(workers.isSubset(of: 0..<3))
    }
  }

  @Test func aWorkerIsNeverUsedTwiceAtOnce() {
    let mutex = Mutex()
    nonisolated(unsafe) var busy: Set<Int> = []
    nonisolated(unsafe) var clashes = 0
    nonisolated(unsafe) var seen: Set<Int> = []
    concurrentForEach(count: 500, threads: 4) { _, worker in
      mutex.withLock {
        if !busy.insert(worker).inserted { clashes += 1 }
        seen.insert(worker)
      }
      mutex.withLock { _ = busy.remove(worker) }
    }
    #expect(clashes == 0)
    #expect(seen.isSubset(of: 0..<4))
  }

  /// A call may make calls of its own, and many callers may ask at once.
  @Test func callsInCallsEnd() {
    let sums = concurrentMap(count: 20, threads: 5) { outer, _ in
      concurrentMap(count: 10, threads: 3) { inner, _ in outer * inner }.reduce(0, +)
    }
    #expect(sums == (0..<20).map { $0 * 45 })
  }

  @Test func allThatIsFoundIsVisited() {
    for _ in 0..<50 {
      let visited = concurrentExplore(from: [1], threads: 4) { item in
        (result: item, further: item < 64 ? [item * 2, item * 2 + 1] : [])
      }
      #expect(visited.sorted() == Array(1..<128))
    }
  }

  @Test func aCallHasRoomForDeepRecursion() {
    // Each level keeps its argument and a return address; 100,000 of them need megabytes.
    @Sendable func depth(_ level: Int) -> Int { level == 0 ? 0 : 1 + depth(level - 1) }
    #expect(concurrentMap(count: 2, threads: 2) { _, _ in depth(20_000) } == [20_000, 20_000])
  }
}
