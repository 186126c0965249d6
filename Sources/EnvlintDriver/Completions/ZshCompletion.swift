/// The script for zsh: for a folder of `$fpath` under the name `_envlint`, or to be sourced after `compinit`.
enum ZshCompletion {
  static var script: String {
    """
    #compdef envlint
    # Completion of envlint for zsh, made by 'envlint completions zsh'.

    _envlint_commands() {
      local -a commands=(
    \(lines(.commands))
      )
      _describe -t commands command commands
    }

    _envlint_rules() {
      local -a rules=(
    \(lines(.rules))
      )
      _describe -t rules rule rules
    }

    _envlint_paths_and_commands() {
      _alternative 'commands:command:_envlint_commands' 'files:path:_files'
    }

    # Words that '=' and a file may follow.
    _envlint_words_and_file() {
      if compset -P '*='; then _files; else compadd -- "$@"; fi
    }

    _envlint() {
      local command=lint index
      # The first word that is neither an option nor its value may be a command.
      for ((index = 2; index < CURRENT; index++)); do
        case $words[index] in
          (\(Command.allCases.map(\.rawValue).joined(separator: "|")))
            command=$words[index]
            break
            ;;
          (\(OptionTable.spellingsWithValue.joined(separator: "|"))) ((index++)) ;;
          (-*) ;;
          (*) break ;;
        esac
      done

      local -a arguments
      case $command in
    \(Command.allCases.map(commandCase).joined(separator: "\n"))
      esac
      _arguments $arguments
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _envlint "$@"
    else
      compdef _envlint envlint
    fi

    """
  }

  private static func lines(_ completion: Completion) -> String {
    guard case .words(let words) = completion else { return "" }
    return words.map { "    " + shellQuoted("\($0.text):\($0.summary)") }.joined(separator: "\n")
  }

  private static func commandCase(_ command: Command) -> String {
    var specifications = OptionTable.options(of: command).map { option in
      // Each may be repeated.
      let name = option.completion == nil ? option.spelling : option.spelling + "="
      let action = option.completion.map { ":value:\(self.action($0))" } ?? ""
      return "*\(name)[\(escaped(option.summary))]\(action)"
    }
    if command == .lint {
      specifications += ["1: :_envlint_paths_and_commands", "*:path:_files"]
    } else {
      specifications.append("1:command:_envlint_commands")
      if let completion = command.completion { specifications.append("2:operand:\(action(completion))") }
    }
    let list = specifications.map { "        \(shellQuoted($0))" }.joined(separator: "\n")
    return "    (\(command.rawValue))\n      arguments=(\n\(list)\n      )\n      ;;"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .files: "_files"
    case .folders: "_files -/"
    case .rules: "_envlint_rules"
    case .commands: "_envlint_commands"
    case .words(let words): "(\(words.map(\.text).joined(separator: " ")))"
    case .wordsAndFile(let words): "_envlint_words_and_file \(words.map(\.text).joined(separator: " "))"
    case .anything: " "
    }
  }

  /// Characters that end a description, or have a meaning in one.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }
}
