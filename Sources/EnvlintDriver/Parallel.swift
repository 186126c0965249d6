/// Calls `body` once for every index below `count`, on up to `threads` threads, and returns when all calls have.
///
/// Indices are handed out in ascending chunks, in no promised order. `worker` is below `threads` and never used by
/// two calls at once, so that it can pick a buffer to reuse. Every call runs on a stack of about 8 MiB; only where the
/// system gives too few threads does the caller's own have to do, whatever it has.
func concurrentForEach(
  count: Int, threads: Int, on pool: WorkerPool = .shared, _ body: @Sendable (_ index: Int, _ worker: Int) -> Void
) {
  if count <= 0 { return }
  let workers = max(1, min(threads, count))
  let queue = IndexQueue(count: count, workers: workers)
  let takesPart = pool.callerTakesPart()
  if takesPart, pool.startedCount == 0 {
    // Most pieces of a small run are done before a thread would have started.
    let end = monotonicMicroseconds() + microsecondsAlone
    repeat {
      guard let chunk = queue.next() else { return }
      for index in chunk { body(index, 0) }
    } while monotonicMicroseconds() < end
  }
  // The first piece is the caller's, so that it is always the same thread whose memory holds what the longest one needs.
  let own = takesPart ? queue.next() : nil
  withoutActuallyEscaping(body) { body in
    pool.run(workers: workers) { worker in
      if worker == 0, let own { for index in own { body(index, worker) } }
      while let chunk = queue.next() {
        for index in chunk { body(index, worker) }
      }
    }
  }
}

/// How long a caller works before it has the first thread started: longer than that takes, and too short to matter in a long run.
private let microsecondsAlone: UInt64 = 500

/// The results of `body` for every index below `count`, in order; see `concurrentForEach`.
func concurrentMap<Result: Sendable>(
  count: Int, threads: Int, _ body: @Sendable (_ index: Int, _ worker: Int) -> Result
) -> [Result] {
  [Result](unsafeUninitializedCapacity: max(0, count)) { buffer, initializedCount in
    // Each index is written by one call alone, and read after all threads have ended.
    nonisolated(unsafe) let results = buffer
    concurrentForEach(count: count, threads: threads) { index, worker in
      (results.baseAddress! + index).initialize(to: body(index, worker))
    }
    initializedCount = max(0, count)
  }
}

/// Calls `visit` once for every root and for all that the calls give back as well, on up to `threads` threads, and
/// returns the results in no promised order. As long as there is one item alone, nobody could help the caller.
func concurrentExplore<Item: Sendable, Result: Sendable>(
  from roots: [Item], threads: Int, _ visit: @Sendable (Item) -> (result: Result, further: [Item])
) -> [Result] {
  var (waiting, results) = (roots, [Result]())
  while waiting.count == 1 {
    let (result, further) = visit(waiting[0])
    results.append(result)
    waiting = further
  }
  if waiting.isEmpty { return results }
  let frontier = Frontier<Item, Result>(waiting)
  withoutActuallyEscaping(visit) { visit in
    WorkerPool.shared.run(workers: max(1, threads)) { _ in
      while let item = frontier.next() {
        let (result, further) = visit(item)
        frontier.finish(result, further)
      }
    }
  }
  return results + frontier.results
}

/// The items that are still to be visited, and the results of the visits.
private final class Frontier<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let mutex = Mutex()
  private var waiting: [Item]
  private var visitCount = 0
  private(set) var results: [Result] = []

  init(_ roots: [Item]) { waiting = roots }

  /// Nil when all visits have ended and nothing waits; until then, waits for an item.
  func next() -> Item? {
    mutex.withLock(when: { !waiting.isEmpty || visitCount == 0 }) {
      let item = waiting.popLast()
      if item != nil { visitCount += 1 }
      return item
    }
  }

  func finish(_ result: Result, _ further: [Item]) {
    mutex.withLock(waking: true) {
      results.append(result)
      waiting += further
      visitCount -= 1
    }
  }
}

/// Hands out the indices from 0 in chunks.
private final class IndexQueue: @unchecked Sendable {
  private let count: Int
  private let chunkCount: Int
  private let mutex = Mutex()
  private var start = 0

  init(count: Int, workers: Int) {
    self.count = count
    // Small enough that the last chunks end together, large enough that the lock does not show.
    chunkCount = max(1, min(4, count / (workers * 16)))
  }

  /// Nil when all indices are given out.
  func next() -> Range<Int>? {
    mutex.withLock {
      guard start < count else { return nil }
      let chunk = start..<min(count, start + chunkCount)
      start = chunk.upperBound
      return chunk
    }
  }
}
