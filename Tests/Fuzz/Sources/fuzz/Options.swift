import Foundation

/// What is tried.
enum Target: String, CaseIterable, Sendable {
  case tokenizer, parser, extractor, yaml, xcode, messages
}

/// The command line.
struct Options: Sendable {
  enum Limit: Sendable {
    case seconds(Double)
    case inputs(UInt64)
  }

  /// Part of a run, in a process of its own: every `stride`-th seed from `first` on.
  struct Slice: Sendable {
    var first: UInt64
    var stride: UInt64
  }

  var limit = Limit.seconds(60)
  /// The seed of the first input; the next input has the next one.
  var seed: UInt64 = 1
  var targets = Set(Target.allCases)
  var corpus: [String] = []
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// An input may take this much time of a processor, so that other processes on the machine do not count.
  var longestSeconds = 1.0
  var failuresFolder: String?
  var reproduced: String?
  var slice: Slice?

  static let usage = """
    usage: fuzz [--seconds N | --inputs N] [--seed N] [--target tokenizer|parser|extractor|yaml|xcode|messages]…
                [--corpus PATH…] [--jobs N] [--longest SECONDS] [--failures FOLDER]
           fuzz --reproduce FILE
    """

  /// Nil when the arguments are wrong.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var chosen: Set<Target> = []
    func number<Number: LosslessStringConvertible>(_ type: Number.Type) -> Number? {
      rest.popFirst().flatMap(Number.init)
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--seconds":
        guard let seconds = number(Double.self), seconds > 0 else { return nil }
        limit = .seconds(seconds)
      case "--inputs":
        guard let count = number(UInt64.self) else { return nil }
        limit = .inputs(count)
      case "--seed":
        guard let seed = number(UInt64.self) else { return nil }
        self.seed = seed
      case "--target":
        guard let target = rest.popFirst().flatMap(Target.init) else { return nil }
        chosen.insert(target)
      case "--corpus":
        while let path = rest.first, !path.hasPrefix("--") { corpus.append(path); rest.removeFirst() }
      case "--jobs":
        guard let jobs = number(Int.self), jobs > 0 else { return nil }
        self.jobs = jobs
      case "--longest":
        guard let seconds = number(Double.self), seconds > 0 else { return nil }
        longestSeconds = seconds
      case "--failures":
        guard let folder = rest.popFirst() else { return nil }
        failuresFolder = folder
      case "--reproduce":
        guard let file = rest.popFirst() else { return nil }
        reproduced = file
      case "--slice":
        guard let first = number(UInt64.self), let stride = number(UInt64.self), stride > 0 else { return nil }
        slice = Slice(first: first, stride: stride)
      default: return nil
      }
    }
    if !chosen.isEmpty { targets = chosen }
  }

  /// The arguments of a process that does a slice of the same run.
  func arguments(for slice: Slice, limit: Limit) -> [String] {
    var arguments = ["--slice", "\(slice.first)", "\(slice.stride)", "--longest", "\(longestSeconds)"]
    switch limit {
    case .seconds(let seconds): arguments += ["--seconds", "\(seconds)"]
    case .inputs(let count): arguments += ["--inputs", "\(count)"]
    }
    for target in targets.sorted(by: { $0.rawValue < $1.rawValue }) { arguments += ["--target", target.rawValue] }
    return arguments + (corpus.isEmpty ? [] : ["--corpus"] + corpus)
  }
}
