import Foundation
import Parallel
import TestInputs

// The oracle holds the syntax layer to the Swift compiler's own: it reads every Swift file under the given paths with
// both and prints where they differ. What is compared lies in one file per topic. It always compares some thousand texts about
// attributes before function types, too (`AttributedTypes`).
//
//     oracle [--mutations COUNT] [--random COUNT] [--seed NUMBER] PATH…
//
// It can also compare COUNT broken copies of each file, and COUNT random texts; the first one comes from the seed.
//
//     oracle --metamorphic [--rounds COUNT] [--seed NUMBER] [FOLDER…]
//
// Rewrites the examples of the rules' pages, and each folder as a project, in each way that keeps the meaning of any code, and COUNT times
// at random where both parsers read the same structure as before; prints where findings differ.
//
//     oracle --skipping FOLDER…
//
// Prints where findings in a folder, as one project, depend on what the engine skips for speed.
//
// Status 0 when nothing differs, 1 when something does, 2 when the arguments are wrong.

let comparisons: [@Sendable (SourceText) -> Comparison] = [compareLexemes, compareStructure]

let options = Options(Array(CommandLine.arguments.dropFirst()))
if options.mode != .parsers { exit(compareFindings(options)) }
let paths = files(under: options.paths, suffixes: [".swift"])
guard paths.count + options.randomCount > 0 else {
  print("nothing to compare; usage: oracle [--mutations COUNT] [--random COUNT] [--seed NUMBER] PATH…")
  exit(2)
}

let report = Report()

@Sendable
func compare(_ source: SourceText) {
  for comparison in comparisons { report.add(comparison(source)) }
}

inParallel(count: paths.count) { index in
  guard let source = SourceText(path: paths[index]) else {
    report.add(unreadable: paths[index])
    return
  }
  compare(source)
  for mutation in 0..<options.mutationCount { compare(source.mutated(seed: options.seed &+ UInt64(mutation))) }
}
let attributedTypes = SourceText.attributedTypes
inParallel(count: attributedTypes.count) { index in compare(attributedTypes[index]) }
inParallel(count: options.randomCount) { index in
  let source = SourceText.random(seed: options.seed &+ UInt64(index))
  // One alone was asked for by its seed, so show what it is.
  if options.randomCount == 1 { print(source.bytes.text(0..<UInt32(source.bytes.count)).debugDescription) }
  compare(source)
}
report.print(
  fileCount: paths.count * (1 + options.mutationCount) + attributedTypes.count + options.randomCount)
exit(report.isClean ? 0 : 1)
