/// One option of the command line: what it is called, what the help says of it, and what it does to the arguments.
struct OptionSpecification: Sendable {
  /// The value that can follow an option.
  enum Value: Sendable, Equatable {
    case none
    /// Any text, shown in the help by this word.
    case text(String)
    /// Nothing, or any text after `=`; the help shows this word for it.
    case optionalText(String)
    /// One of these words.
    case choice([String])
    /// One of these words, followed by `=` and a file unless it is for standard output.
    case choiceAndFile([String])

    /// As the help shows it: `FILE`, `auto|always|never`; nil for none.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .text(let placeholder), .optionalText(let placeholder): placeholder
      case .choice(let words): words.joined(separator: "|")
      case .choiceAndFile: "NAME[=FILE]"
      }
    }

    /// Whether the word after the option is its value.
    var takesNextWord: Bool {
      switch self {
      case .none, .optionalText: false
      case .text, .choice, .choiceAndFile: true
      }
    }
  }

  typealias Apply = @Sendable (_ value: String, _ arguments: inout Arguments) throws(UsageError) -> Void

  /// Without its dashes.
  let name: String
  /// As it is typed. Kept, because each word of a command line is compared with that of every option.
  let spelling: String
  /// The commands that know the option.
  let commands: Set<Command>
  /// Stores the value, which is empty for an option that takes none.
  let apply: Apply
  // Words are listed for the help, and for the few options that are typed.
  private let makeValue: @Sendable () -> Value
  private let makeSummary: @Sendable () -> String

  init(
    name: String, value: @autoclosure @escaping @Sendable () -> Value, commands: Set<Command>,
    summary: @autoclosure @escaping @Sendable () -> String, apply: @escaping Apply
  ) {
    self.name = name
    spelling = "--" + name
    self.commands = commands
    self.apply = apply
    makeValue = value
    makeSummary = summary
  }

  var value: Value { makeValue() }

  /// For the help; no full stop.
  var summary: String { makeSummary() }

  /// With its value, as the help shows it.
  var usage: String {
    switch value {
    case .none: spelling
    case .optionalText(let placeholder): "\(spelling)[=\(placeholder)]"
    case .text, .choice, .choiceAndFile: "\(spelling) \(value.placeholder ?? "")"
    }
  }
}

extension OptionSpecification {
  static func flag(
    _ name: String, _ commands: Set<Command>, _ summary: String, set: @escaping @Sendable (inout Arguments) -> Void
  ) -> OptionSpecification {
    OptionSpecification(name: name, value: .none, commands: commands, summary: summary) { _, arguments in
      set(&arguments)
    }
  }

  static func text(
    _ name: String, _ placeholder: String, _ commands: Set<Command>, _ summary: String, apply: @escaping Apply
  ) -> OptionSpecification {
    OptionSpecification(name: name, value: .text(placeholder), commands: commands, summary: summary, apply: apply)
  }

  /// An option whose value is one of the words of `Choice`.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ what: String, _ commands: Set<Command>, _ summary: String,
    set: @escaping @Sendable (Choice, inout Arguments) -> Void
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, value: .choice(Choice.allCases.map(\.rawValue)), commands: commands, summary: summary
    ) { (value, arguments) throws(UsageError) in set(try word(value, what: what), &arguments) }
  }
}

/// The case that `text` names.
func word<Choice: RawRepresentable<String> & CaseIterable>(_ text: String, what: String) throws(UsageError) -> Choice {
  guard let choice = Choice(rawValue: text) else {
    throw .unknownWord(text, what: what, known: Choice.allCases.map(\.rawValue))
  }
  return choice
}
