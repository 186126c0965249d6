import Testing

@testable import EnvlintDriver

struct HelpTests {
  /// A value that the option accepts.
  private func example(_ option: OptionSpecification) -> String? {
    switch option.value {
    case .none: nil
    case .choice(let words), .choiceAndFile(let words): words.first
    case .optionalText: nil
    case .text("N"): "1"
    case .text("PERCENT"): "95"
    case .text("RULE"): "closure_entry"
    case .text: "word"
    }
  }

  @Test(arguments: Command.allCases) func theParserKnowsWhatTheHelpShows(command: Command) throws {
    let shown = Set(helpText(command, columns: 80).matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
    let listed = OptionTable.options(of: command)
    #expect(shown == Set(listed.map(\.spelling)))
    for option in listed {
      // Help wins over everything that else would be missing.
      let words = [command.rawValue, option.spelling, example(option), "--help"].compactMap { $0 }
      let arguments = try Arguments(parsing: words)
      #expect(arguments.command == command)
      #expect(arguments.operands.isEmpty, "'\(option.spelling)' does not take the value that the help shows")
    }
  }

  @Test func everyOptionDoesSomething() throws {
    for option in OptionTable.all where !["color", "format", "progress"].contains(option.name) {
      var arguments = Arguments()
      try option.apply(example(option) ?? "", &arguments)
      #expect(arguments != Arguments(), "'\(option.spelling)' changes nothing")
    }
  }

  @Test func anOptionHasAValueInAllCommandsOrInNone() {
    for option in OptionTable.all {
      let others = OptionTable.all.filter { $0.name == option.name }
      #expect(others.allSatisfy { ($0.value == .none) == (option.value == .none) })
      #expect(others.reduce(0) { $0 + $1.commands.count } == Set(others.flatMap(\.commands)).count)
    }
  }

  @Test(arguments: [60, 80, 100]) func linesStayWithinTheTerminal(columns: Int) {
    for command in Command.allCases {
      for line in helpText(command, columns: columns).split(separator: "\n") where !line.contains("usage:") {
        #expect(line.count <= max(columns, 62) || !line.hasPrefix("  "), "\(line)")
      }
    }
  }

  @Test func theHelpNamesCommandsAndStatus() {
    let help = helpText(.lint, columns: 80)
    for command in Command.allCases { #expect(help.contains("\n  \(command.rawValue)")) }
    #expect(help.contains("exit status:"))
    #expect(helpText(.explain, columns: 80).contains("usage: envlint explain RULE [options]"))
  }
}
