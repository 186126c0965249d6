/// The script for fish: for `~/.config/fish/completions/envlint.fish`, or to be sourced.
enum FishCompletion {
  static var script: String {
    let options = Command.allCases.flatMap { command in
      OptionTable.options(of: command).map { line(for: $0, of: command) }
    }
    let lines = commandLines + Command.allCases.compactMap(operandLine) + options
    return """
      # Completion of envlint for fish, made by 'envlint completions fish'.

      # The command that the line names, 'none' where one can still come.
      function __envlint_command
        set -l words (commandline -opc)
        set -e words[1]
        while set -q words[1]
          switch $words[1]
            case \(Command.allCases.map(\.rawValue).joined(separator: " "))
              echo $words[1]
              return
            case \(OptionTable.spellingsWithValue.joined(separator: " "))
              set -e words[1]
            case '-*'
            case '*'
              echo lint
              return
          end
          set -e words[1]
        end
        echo none
      end

      function __envlint_is
        contains -- (__envlint_command) $argv
      end

      complete -c envlint -n 'not __envlint_is lint none' -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static var commandLines: [String] {
    Command.allCases.map {
      "complete -c envlint -n '__envlint_is none' -a \($0.rawValue) -d \(quoted($0.summary))"
    }
  }

  /// Files are what fish offers by itself.
  private static func operandLine(for command: Command) -> String? {
    guard let completion = command.completion, case .words(let words) = completion else { return nil }
    return "complete -c envlint -n '__envlint_is \(command.rawValue)' \(arguments(words))"
  }

  private static func line(for option: OptionSpecification, of command: Command) -> String {
    let commands = command == .lint ? "lint none" : command.rawValue
    let value = option.completion.map { " " + self.value($0) } ?? ""
    return "complete -c envlint -n '__envlint_is \(commands)' -l \(option.name)\(value) -d \(quoted(option.summary))"
  }

  private static func value(_ completion: Completion) -> String {
    switch completion {
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .words(let words), .wordsAndFile(let words): "-x " + arguments(words)
    case .anything: "-x"
    }
  }

  /// fish reads the list as a command line of its own, and in each word a description after a tab.
  private static func arguments(_ words: [Completion.Word]) -> String {
    let list = words.map { $0.summary.isEmpty ? $0.text : quoted("\($0.text)\t\($0.summary)") }
    return "-a \(quoted(list.joined(separator: " ")))"
  }

  /// Between single quotes, in which a backslash precedes a quote or another backslash.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
