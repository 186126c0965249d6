import Foundation
import Measuring
import TestInputs

// How time grows with the size of inputs that are made to be hard:
//
//     growth [--write] [WORD…]
//
// Prints a Markdown table for each stage; with `--write` it also replaces Benchmarks/Growth.md. With words only the families
// whose names contain one of them. Status 0 when everything grows linearly, 1 when something does not, 2 when no family is meant.

let arguments = CommandLine.arguments.dropFirst()
let writes = arguments.contains("--write")
let words = arguments.filter { $0 != "--write" }
let families = Pathology.all.filter { family in words.isEmpty || words.contains { family.name.contains($0) } }
guard !families.isEmpty, !(writes && !words.isEmpty) else {
  print("usage: growth [--write | WORD…]")
  exit(2)
}

keepFreedMemory()
onAnalysisStack {
  var report = """
    # Growth

    Written by `swift run -c release --package-path Benchmarks growth --write`: the time on one core for inputs that are made to \
    be hard, from 1 kB to 16 MB, the shortest of several runs. The ratio tells by how much doubling the size multiplies the time, \
    from \(Growth.firstLargeByteCount >> 10) kB on: 2 is linear, and what is bold is not (above \(Growth.largestRatio)). Freed \
    memory is kept between the runs, else the larger sizes would also pay for new pages. A cell is empty where a run would take \
    more than \(Int(Growth.longestSeconds)) s.

    \(machineDescription())

    """
  var superlinear = 0
  for stage in Stage.allCases {
    let growths = families.map { family in
      let growth = Growth(of: family, stage)
      FileHandle.standardError.write(
        Data(
          "\(growth.isSuperlinear ? "!" : " ") \(String(format: "%.2f", growth.ratioPerDoubling)) \(family.name)\n".utf8
        ))
      return growth
    }
    superlinear += growths.count { $0.isSuperlinear }
    report += "\n## \(stage.rawValue)\n\n\(table(growths))"
  }
  report += "\n\(families.count) families, \(superlinear) grow faster than their size.\n"
  print(report)
  if writes {
    let path = #filePath.components(separatedBy: "/Sources/")[0] + "/Growth.md"
    do { try Data(report.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      print("cannot write '\(path)': \(error.localizedDescription)")
      exit(2)
    }
  }
  exit(superlinear == 0 ? 0 : 1)
}
