/// Threads that wait for work: a run has dozens of pieces, and to make threads for each takes longer than the pieces of a small one.
///
/// There are as many threads as the widest piece of work has calls, without the thread that asked for it if that takes part: when a call
/// asks for further work, no more would run at once, but each would keep memory of its own. They end with the process. The main thread
/// takes part in the work that it asks for, so that a small run needs no other: to start one, and to wait until it wakes, takes longer than
/// to lint a file.
final class WorkerPool: @unchecked Sendable {
  static let shared = WorkerPool()

  /// Enough for the deepest parse that the parser's own limits allow.
  private static let stackByteCount = 8 << 20
  /// The usual limit of a main thread is 8 MiB, on macOS 16 KiB less; the parser's limits leave that much.
  private static let leastMainStackByteCount = stackByteCount - (64 << 10)

  private let mutex = Mutex()
  /// Work that no thread has taken yet, the oldest first.
  private var tickets: [Ticket] = []
  /// The number of threads that wait, or that are about to.
  private var idleCount = 0
  private var threadCount = 0

  /// One call of a job.
  private struct Ticket {
    var job: Job
    var worker: Int
  }

  private final class Job {
    private var work: (@Sendable (Int) -> Void)?
    /// The number of calls that have not ended.
    private(set) var openCount: Int

    init(workers: Int, _ work: @escaping @Sendable (Int) -> Void) {
      self.work = work
      openCount = workers
    }

    // Not inlined, so that nothing of the closure outlives the call.
    @inline(never) func run(_ worker: Int) { work?(worker) }

    /// To be called under the lock.
    func end() {
      openCount -= 1
      if openCount == 0 { work = nil }
    }
  }

  /// Whether the caller is a thread that takes part: one of the pool, or the main one, if its stack is about as large.
  let callerTakesPart: @Sendable () -> Bool

  init(
    callerTakesPart: @escaping @Sendable () -> Bool = {
      Thread.isOwn || Thread.isMain(withStackOf: WorkerPool.leastMainStackByteCount)
    }
  ) {
    self.callerTakesPart = callerTakesPart
  }

  /// The number of threads that have been started.
  var startedCount: Int { mutex.withLock { threadCount } }

  /// Calls `work` once for each number below `workers`, calls that run at once on different threads, and returns when all calls have. A
  /// caller that takes part makes the call with 0.
  func run(workers: Int, _ work: @escaping @Sendable (_ worker: Int) -> Void) {
    let takesPart = callerTakesPart()
    if takesPart, workers == 1 { return work(0) }
    let job = Job(workers: workers, work)
    let callerCount = takesPart ? 1 : 0
    let missingCount = mutex.withLock(waking: true) {
      tickets += (callerCount..<workers).map { Ticket(job: job, worker: $0) }
      let missingCount = max(0, min(tickets.count - idleCount, workers - callerCount - threadCount))
      idleCount += missingCount
      threadCount += missingCount
      return missingCount
    }
    for _ in 0..<missingCount where !startThread() {
      mutex.withLock {
        idleCount -= 1
        threadCount -= 1
      }
      // Without threads for all calls, this one makes those that no thread has taken, and those that wait for the thread it has promised.
      while let ticket = mutex.withLock({ take { $0.job === job || tickets.count > idleCount } }) { run(ticket) }
    }
    if takesPart { run(Ticket(job: job, worker: 0)) }
    // Work that no other thread has begun by now is soon done.
    while takesPart, let ticket = mutex.withLock({ take { $0.job === job } }) { run(ticket) }
    mutex.withLock(when: { job.openCount == 0 }) {}
  }

  private func startThread() -> Bool {
    Thread.start(stackByteCount: WorkerPool.stackByteCount) {
      Thread.markOwn()
      widenHeap()
      while true {
        let ticket = self.mutex.withLock(when: { !self.tickets.isEmpty }) {
          self.idleCount -= 1
          return self.tickets.removeFirst()
        }
        self.run(ticket) { self.idleCount += 1 }
      }
    }
  }

  private func take(where isMeant: (Ticket) -> Bool) -> Ticket? {
    tickets.firstIndex(where: isMeant).map { tickets.remove(at: $0) }
  }

  /// - Parameter ended: called under the lock, before the job's caller can go on.
  private func run(_ ticket: Ticket, ended: () -> Void = {}) {
    ticket.job.run(ticket.worker)
    mutex.withLock(waking: true) {
      ticket.job.end()
      ended()
    }
  }
}
