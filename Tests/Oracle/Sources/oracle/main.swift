import Foundation

// The oracle holds the syntax layer to the Swift compiler's own: it reads every Swift file under the given paths with
// both and prints where they differ. What is compared lies in one file per topic.
//
//     oracle PATH…
//
// Status 0 when nothing differs, 1 when something does, 2 when no file was found.

let comparisons: [@Sendable (SourceText) -> Comparison] = [compareLexemes]

let paths = swiftFiles(under: Array(CommandLine.arguments.dropFirst()))
guard !paths.isEmpty else {
  print("no Swift file under the given paths; usage: oracle PATH…")
  exit(2)
}

let report = Report()
DispatchQueue.concurrentPerform(iterations: paths.count) { index in
  guard let source = SourceText(path: paths[index]) else {
    report.add(unreadable: paths[index])
    return
  }
  for compare in comparisons { report.add(compare(source)) }
}
report.print(fileCount: paths.count)
exit(report.isClean ? 0 : 1)
