/// The script for bash. It does without what bash 3.2, the one of macOS, lacks.
enum BashCompletion {
  static var script: String {
    """
    # Completion of envlint for bash, made by 'envlint completions bash'.

    _envlint() {
      local IFS=$' \\t\\n' command=lint current=${COMP_WORDS[COMP_CWORD]} last=$((COMP_CWORD - 1)) index
      local words='' kind=''
      COMPREPLY=()
      # In '--option=value', bash takes '=' for a word of its own.
      if [[ $current == = ]]; then
        current=''
      elif [[ ${COMP_WORDS[last]} == = ]]; then
        last=$((last - 1))
      fi

      # The first word that is neither an option nor its value may be a command.
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          \(Command.allCases.map(\.rawValue).joined(separator: "|")))
            command=${COMP_WORDS[index]}
            break
            ;;
          \(OptionTable.spellingsWithValue.joined(separator: "|")))
            [[ ${COMP_WORDS[index + 1]} == = ]] && index=$((index + 1))
            index=$((index + 1))
            ;;
          -*) ;;
          *) break ;;
        esac
      done

      case "$command ${COMP_WORDS[last]}" in
    \(optionCases)
        *)
          case "$command $current" in
    \(operandCases)
          esac
          ;;
      esac

      if [[ $kind == files ]]; then
        compopt -o filenames 2>/dev/null
        IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$current"))
      elif [[ $kind == folders ]]; then
        compopt -o filenames 2>/dev/null
        IFS=$'\\n'
        COMPREPLY=($(compgen -d -- "$current"))
      fi
      IFS=$' \\t\\n'
      COMPREPLY+=($(compgen -W "$words" -- "$current"))
    }

    complete -F _envlint envlint

    """
  }

  private static var optionCases: String {
    Command.allCases.flatMap { command in
      OptionTable.options(of: command).compactMap { option in
        option.completion.map { "    '\(command.rawValue) \(option.spelling)') \(assignment($0)) ;;" }
      }
    }.joined(separator: "\n")
  }

  private static var operandCases: String {
    let cases = Command.allCases.flatMap { command in
      let options = OptionTable.options(of: command).map(\.spelling).joined(separator: " ")
      let operands = command.completion.map(assignment) ?? ""
      // Before the first operand, a command may come as well as a path.
      let commands = Command.allCases.map(\.rawValue).joined(separator: " ")
      let first = command == .lint ? operands + "; [[ $index == \"$COMP_CWORD\" ]] && words='\(commands)'" : operands
      return [
        "        '\(command.rawValue) -'*) words='\(options)' ;;",
        "        '\(command.rawValue) '*) \(first.isEmpty ? ":" : first) ;;",
      ]
    }
    return cases.joined(separator: "\n")
  }

  private static func assignment(_ completion: Completion) -> String {
    switch completion {
    case .files: "kind=files"
    case .folders: "kind=folders"
    case .words(let words), .wordsAndFile(let words):
      "words=\(shellQuoted(words.map(\.text).joined(separator: " ")))"
    case .anything: ":"
    }
  }
}
