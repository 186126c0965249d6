import EnvlintRules

/// The shells that `envlint completions` writes for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// A script that teaches the shell the commands, options, rules and choices of this version: everything that the table of
  /// options knows.
  var completionScript: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

/// The words that are valid at a place of the command line.
enum Completion: Equatable {
  /// A word, and one line about it where there is one.
  struct Word: Equatable {
    var text: String
    var summary = ""
  }

  case files
  case folders
  case words([Word])
  /// One of some words, which `=` and a file may follow.
  case wordsAndFile([Word])
  /// Something that nobody but the user knows.
  case anything

  static let rules = Completion.words(Catalog.all.map { Word(text: $0.id, summary: $0.summary) })
  static let commands = Completion.words(Command.allCases.map { Word(text: $0.rawValue, summary: $0.summary) })

  /// The completion for a placeholder of the help: `FILE`, `[PATH…]`, `RULE`, `bash|zsh|fish`; of several, the first.
  init(placeholder: String) {
    let name = placeholder.prefix { $0 != " " }.filter { $0 != "[" && $0 != "]" && $0 != "…" }
    switch name {
    case "FILE", "PATH": self = .files
    case "DIR": self = .folders
    case "RULE": self = .rules
    case "COMMAND": self = .commands
    case _ where name.contains("|"): self = .words(name.split(separator: "|").map { Word(text: String($0)) })
    default: self = .anything
    }
  }
}

extension OptionSpecification {
  /// The words that can follow the option; nil for none.
  var completion: Completion? {
    switch value {
    // Words that can only follow '=' are left to the user.
    case .none, .optionalText: nil
    case .choice(let words): .words(words.map { Completion.Word(text: $0) })
    case .choiceAndFile(let words): .wordsAndFile(words.map { Completion.Word(text: $0) })
    case .text(let placeholder): Completion(placeholder: placeholder)
    }
  }
}

extension OptionTable {
  /// The spellings of all options with a value, each once. A shell has to know them before it knows the command.
  static var spellingsWithValue: [String] {
    var spellings: [String] = []
    for option in all where option.value.takesNextWord && !spellings.contains(option.spelling) {
      spellings.append(option.spelling)
    }
    return spellings
  }
}

extension Command {
  /// The words that can follow the command; nil for none.
  var completion: Completion? { operands.isEmpty ? nil : Completion(placeholder: operands) }
}

/// `text` between single quotes, as all three shells read it.
func shellQuoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
