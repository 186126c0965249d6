import Foundation

/// Runs slices in processes of their own, so that neither a crash nor a hang ends the run, and collects what they tell.
final class Supervisor: @unchecked Sendable {
  /// A process that begins no input for so long hangs.
  static let longestSilence: Int32 = 20_000
  /// With more failures there is one cause that has to be removed first.
  static let mostFailures = 50

  private let options: Options
  private let inputs: InputMaker
  private let start = Date()
  private let lock = NSLock()
  private var inputCount: UInt64 = 0
  private var failures: [UInt64: [String]] = [:]

  init(_ options: Options) {
    self.options = options
    inputs = InputMaker(targets: options.targets, corpus: Corpus(paths: options.corpus))
  }

  /// Runs everything; answers whether nothing failed.
  func run() -> Bool {
    let finished = DispatchGroup()
    for job in 0..<options.jobs {
      finished.enter()
      Thread.detachNewThread {
        self.run(job)
        finished.leave()
      }
    }
    finished.wait()
    for (seed, problems) in failures.sorted(by: { $0.key < $1.key }) { report(seed, problems) }
    print("\(inputCount) inputs, \(failures.count) failures")
    return failures.isEmpty
  }

  /// Runs every `jobs`-th input; after a crash it goes on behind the input that crashed.
  private func run(_ job: Int) {
    let stride = UInt64(options.jobs)
    var slice = Options.Slice(first: options.seed &+ UInt64(job), stride: stride)
    while let limit = remaining(slice) {
      let child = Child(options.arguments(for: slice, limit: limit))
      let last = child.follow(timeout: Supervisor.longestSilence) { line in
        self.take(line)
        if self.hasEnough { child.end() }
      }
      if hasEnough { return }
      guard let (seed, problem) = last else { return }
      add(problem, to: seed)
      slice.first = seed &+ stride
    }
  }

  /// What is left of the run for the slice; nil when nothing is.
  private func remaining(_ slice: Options.Slice) -> Options.Limit? {
    switch options.limit {
    case .seconds(let seconds):
      let rest = seconds - Date().timeIntervalSince(start)
      return rest > 0 ? .seconds(rest) : nil
    case .inputs(let count):
      let done = slice.first &- options.seed
      return done < count ? .inputs((count - done + slice.stride - 1) / slice.stride) : nil
    }
  }

  private var hasEnough: Bool { lock.withLock { failures.count } >= Supervisor.mostFailures }

  private func take(_ line: Child.Line) {
    switch line {
    case .begins: lock.withLock { inputCount += 1 }
    case .problem(let seed, let problem): add(problem, to: seed)
    }
  }

  private func add(_ problem: String, to seed: UInt64) { lock.withLock { failures[seed, default: []].append(problem) } }

  private func report(_ seed: UInt64, _ problems: [String]) {
    let bytes = inputs.input(seed: seed)
    for problem in problems { print("seed \(seed): \(problem)") }
    print("  \(String(decoding: bytes.prefix(400), as: UTF8.self).debugDescription)")
    guard let folder = options.failuresFolder else { return }
    let file = "\(folder)/\(seed).input"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      print("  fuzz --reproduce \(file)")
    } catch {
      print("  cannot write '\(file)': \(error.localizedDescription)")
    }
  }
}
