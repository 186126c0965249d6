import Foundation
import Parallel
import SwiftParser
import SwiftSyntax
import TestInputs

// Parses every Swift file under the given paths with swift-syntax, and does nothing else: what a tool that is built on it cannot
// be faster than. `Benchmarks/compare` measures it.
//
//     parse-only THREADS PATH…
//
// Status 0 when all files were read, 2 when one was not, or when the arguments are wrong.

let arguments = CommandLine.arguments.dropFirst()
let paths = files(under: Array(arguments.dropFirst()), suffixes: [".swift"])
guard let threads = arguments.first.flatMap({ Int($0) }), threads > 0, !paths.isEmpty else {
  print("nothing to parse; usage: parse-only THREADS PATH…")
  exit(2)
}

inParallel(count: paths.count, threads: threads) { index in
  guard let bytes = FileManager.default.contents(atPath: paths[index]) else { exit(2) }
  let tree = bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
  // So that nobody leaves the work out.
  if tree.totalLength.utf8Length != bytes.count { exit(2) }
}
