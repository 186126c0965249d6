// The time until a project with one changed file is answered again, in one process that keeps what it has read of the others: the time
// that an editor waits for.
//
//     swift run -c release warm FOLDER…
//
// Each folder is one project. In each round, one file in turn gets a further line, and all default rules run over the whole project.

import EnvlintConfiguration
import EnvlintDriver
import EnvlintSyntax
import Foundation

/// The Swift files of a folder, as a process has them in memory.
struct Files {
  private(set) var paths: [String] = []
  private var contents: [String: SourceBytes] = [:]
  private(set) var byteCount = 0

  init(below folder: String) {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for path in found where path.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
      contents[path] = SourceBytes(ArraySlice(data))
      byteCount += data.count
    }
    paths = contents.keys.sorted()
  }

  var sources: SourceSet {
    let bytes = paths.compactMap { contents[$0] }
    return SourceSet(paths: paths) { .bytes(bytes[$0]) }
  }

  /// Adds a line at the end of a file.
  mutating func change(_ path: String, _ round: Int) {
    guard let bytes = contents[path] else { return }
    contents[path] = SourceBytes(bytes.padded.prefix(bytes.count) + Array("\n// round \(round)\n".utf8))
  }
}

func milliseconds(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body)
  return Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}

let rounds = 40
print("| project | MB | cold | warm, median | 95th percentile |\n| --- | ---: | ---: | ---: | ---: |")
for folder in CommandLine.arguments.dropFirst() {
  var files = Files(below: folder)
  let linter = Linter(settings: Settings(), threads: 2)
  let cache = ReadingCache()
  let cold = milliseconds { _ = linter.lint(files.sources, cache: cache) }
  let warm = (0..<rounds).map { round in
    let path = files.paths[round * files.paths.count / rounds]
    files.change(path, round)
    cache.forget([path])
    let sources = files.sources
    return milliseconds { _ = linter.lint(sources, cache: cache) }
  }.sorted()
  let name = URL(filePath: folder).lastPathComponent
  let figures = [Double(files.byteCount) / 1e6, cold, warm[rounds / 2], warm[rounds * 95 / 100]]
  print("| \(name) | " + figures.map { String(format: "%.1f", $0) }.joined(separator: " | ") + " |")
}
