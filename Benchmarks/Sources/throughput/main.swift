import EnvlintSyntax
import Foundation
import Measuring
import TestInputs

// How fast files are read, on one core:
//
//     throughput FOLDER…
//
// Reads every Swift file under the folders into memory, and prints for each stage the median speed of five runs over all of them.
// Status 2 when there is no file.

let paths = files(under: Array(CommandLine.arguments.dropFirst()), suffixes: [".swift"])
let sources = paths.compactMap { FileManager.default.contents(atPath: $0).map { SourceBytes($0) } }
guard !sources.isEmpty else {
  print("no Swift file; usage: throughput FOLDER…")
  exit(2)
}

onAnalysisStack {
  let byteCount = sources.reduce(0) { $0 + $1.count }
  print(machineDescription())
  print("\(sources.count) files, \(String(format: "%.1f", Double(byteCount) / 1e6)) MB")
  for stage in Stage.allCases {
    let seconds = medianSeconds(of: 5) { stage.run(sources) }
    let speed = String(format: "%.0f", Double(byteCount) / 1e6 / seconds)
    print("\(stage.rawValue): \(speed) MB/s")
  }
}
