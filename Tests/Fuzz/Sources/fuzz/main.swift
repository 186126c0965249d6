import Foundation
import Measuring

// Tries inputs that nobody writes on tokenizer, parser, extractor, rules and the reader of configurations:
//
//     fuzz [--seconds N | --inputs N] [--seed N] [--target tokenizer|parser|extractor|yaml|xcode|messages]… [--corpus PATH…]
//          [--jobs N] [--longest SECONDS] [--failures FOLDER]
//     fuzz --reproduce FILE
//
// An input follows from its seed alone; the first one has the seed of the command line, the next one the next number.
// Inputs run in processes of their own, so that a crash or a hang is told with its input and the run goes on.
// Status 0 when nothing fails, 1 when something does, 2 when the arguments are wrong.

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(Options.usage)
  exit(2)
}

if let path = options.reproduced {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("cannot read '\(path)'")
    exit(2)
  }
  onAnalysisStack {
    var checks = Checks(targets: options.targets)
    let problems = timedProblems(of: Array(data), &checks, longestSeconds: options.longestSeconds)
    for problem in problems { print(problem) }
    print("1 inputs, \(problems.isEmpty ? 0 : 1) failures")
    exit(problems.isEmpty ? 0 : 1)
  }
} else if let slice = options.slice {
  onAnalysisStack { Worker(options: options, slice: slice).run() }
} else {
  exit(Supervisor(options).run() ? 0 : 1)
}
