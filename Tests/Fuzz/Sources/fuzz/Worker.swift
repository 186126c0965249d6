import Foundation
import Measuring

/// Runs the inputs of a slice and tells on standard output, a line each, which one it begins and what is wrong with it:
///
///     17
///     17: the error 'expected a name' lies at 9, behind the end
///
/// So whoever reads along knows which input ended the process, or keeps it busy.
struct Worker {
  let options: Options
  let slice: Options.Slice

  func run() {
    let inputs = InputMaker(targets: options.targets, corpus: Corpus(paths: options.corpus))
    var checks = Checks(targets: options.targets)
    let start = Date()
    var seed = slice.first
    var count: UInt64 = 0
    while !isOver(count, since: start) {
      write("\(seed)\n")
      for problem in timedProblems(of: inputs.input(seed: seed), &checks, longestSeconds: options.longestSeconds) {
        write("\(seed): \(problem.replacingOccurrences(of: "\n", with: "\\n"))\n")
      }
      seed &+= slice.stride
      count += 1
    }
  }

  private func isOver(_ count: UInt64, since start: Date) -> Bool {
    switch options.limit {
    case .inputs(let limit): count >= limit
    case .seconds(let seconds): count % 16 == 0 && Date().timeIntervalSince(start) >= seconds
    }
  }

  /// Past all buffers, so that a crash loses nothing.
  private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// What is wrong with one input, its time included.
func timedProblems(of bytes: [UInt8], _ checks: inout Checks, longestSeconds: Double) -> [String] {
  let start = processorSeconds()
  let problems = checks.problems(of: bytes)
  let seconds = processorSeconds() - start
  return seconds <= longestSeconds ? problems : problems + ["took \(seconds) s for \(bytes.count) bytes"]
}
