import EnvlintReporting

/// The help of the program (that of `lint`) or of another command: written from the tables of commands and options.
func helpText(_ command: Command, columns: Int) -> String {
  let words = ["envlint", command == .lint ? "" : command.rawValue, command.operands, "[options]"]
  let usage = "usage: " + words.filter { !$0.isEmpty }.joined(separator: " ")
  let options = OptionTable.options(of: command).map { option in
    HelpRow(name: option.usage, text: option.summary)
  }
  var sections: [String]
  if command == .lint {
    sections = [
      """
      envlint \(envlintVersion): finds misuse of SwiftUI's environment.

      \(usage)

      Lints the Swift files below each PATH (default: the working directory);
      '-' is standard input.
      """,
      section("commands", Command.allCases.map(commandRow), columns),
      section("options", options, columns),
      section("exit status", exitStatusRows, columns),
    ]
  } else {
    sections = ["\(sentence(command.summary))\n\n\(usage)", section("options", options, columns)]
  }
  return sections.joined(separator: "\n\n") + "\n"
}

/// A summary with a capital and a full stop.
func sentence(_ summary: String) -> String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }

/// A name and what it means.
struct HelpRow {
  var name: String
  var text: String
}

private func commandRow(_ command: Command) -> HelpRow {
  let name = [command.rawValue, command.operands].filter { !$0.isEmpty }.joined(separator: " ")
  return HelpRow(name: name, text: command == .lint ? "\(command.summary) (the default command)" : command.summary)
}

let exitStatusRows = [
  HelpRow(name: "0", text: "no finding at or above --fail-on"),
  HelpRow(name: "1", text: "findings at or above --fail-on"),
  HelpRow(name: "2", text: "the run failed: usage, configuration, or a path that can't be read"),
]

private func section(_ title: String, _ rows: [HelpRow], _ columns: Int) -> String {
  // A name that is wider than the column has its text below.
  let nameWidth = rows.map(\.name.count).filter { $0 <= 24 }.max() ?? 0
  let indent = String(repeating: " ", count: nameWidth + 4)
  var lines = ["\(title):"]
  for row in rows {
    var texts = TextWrap.lines(row.text, columns: max(30, columns - indent.count))[...]
    if row.name.count <= nameWidth {
      let padding = String(repeating: " ", count: nameWidth - row.name.count + 2)
      lines.append("  \(row.name)\(padding)\(texts.removeFirst())")
    } else {
      lines.append("  \(row.name)")
    }
    lines += texts.map { indent + $0 }
  }
  return lines.joined(separator: "\n")
}
