import EnvlintRules

extension Arguments {
  /// Parses the words after the program's name.
  ///
  /// `--name value`, `--name=value` and `-h` are options anywhere before `--`; `-` alone is an operand. The
  /// first operand is the command if it is the name of one; a folder of that name is `./rules`.
  init(parsing words: [String]) throws(UsageError) {
    let items = CommandLineItem.items(of: words)
    var operands = items.compactMap(\.operand)
    if case .operand(let first, isLiteral: false)? = items.first(where: { $0.operand != nil }),
      let named = Command(rawValue: first)
    {
      command = named
      operands.removeFirst()
    }
    self.operands = operands
    for case .option(let spelling, let value) in items { try apply(spelling, value) }
    if !asksForHelp && !asksForVersion { try check() }
  }

  private mutating func apply(_ spelling: String, _ value: String?) throws(UsageError) {
    guard let option = OptionTable.option(spelling, of: command) else {
      throw .unknownOption(spelling, command: command)
    }
    guard let placeholder = option.value.placeholder else {
      if let value { throw .unexpectedValue(option: spelling, value: value) }
      return try option.apply("", &self)
    }
    if value == nil, !option.value.takesNextWord { return try option.apply("", &self) }
    guard let value, !value.isEmpty else { throw .missingValue(option: spelling, placeholder: placeholder) }
    try option.apply(value, &self)
  }

  private func check() throws(UsageError) {
    if ignoresConfiguration, configurationFile != nil { throw .conflictingOptions("--config", "--no-config") }
    switch command {
    case .lint: try checkLint()
    case .rules, .initialize, .lsp:
      if let operand = operands.first { throw .unexpectedOperand(operand, command: command) }
    case .explain:
      guard let rule = operands.first else { throw .missingRule }
      if Catalog.rule(rule) == nil { throw .unknownWord(rule, what: "rule", known: Catalog.all.map(\.id)) }
    case .completions:
      guard let operand = operands.first else { throw .missingShell }
      let _: Shell = try word(operand, what: "shell")
    case .config:
      guard let task = operands.first else { throw .missingTask }
      let named: ConfigurationTask = try word(task, what: "task")
      let mostOperands = named == .schema ? 1 : 2
      if operands.count > mostOperands { throw .unexpectedOperand(operands[mostOperands], command: command) }
    case .doctor: break
    case .prove:
      if baseline != nil, writtenBaseline != nil { throw .conflictingOptions("--baseline", "--write-baseline") }
    case .map: try checkMap()
    case .help:
      if let operand = operands.first { let _: Command = try word(operand, what: "command") }
    }
    if ![.lint, .config, .doctor, .map, .prove].contains(command), operands.count > 1 {
      throw .unexpectedOperand(operands[1], command: command)
    }
  }

  private func checkMap() throws(UsageError) {
    let open = mapFormats.count { $0.file == nil }
    if open > 1 { throw .severalReportsOnStandardOutput }
    if outputFile != nil, open == 0, !mapFormats.isEmpty { throw .conflictingOptions("--output", "--format NAME=FILE") }
  }

  private func checkLint() throws(UsageError) {
    if formats.count(where: { $0.file == nil }) > 1 { throw .severalReportsOnStandardOutput }
    try checkStatistics()
    if allowsUnsafeFixes, !makesFixes, !printsDiff { throw .unsafeFixesAlone }
    if prunesBaseline, writtenBaseline != nil { throw .conflictingOptions("--prune-baseline", "--write-baseline") }
    if printsDiff, writtenBaseline != nil { throw .conflictingOptions("--diff", "--write-baseline") }
    if printsDiff, prunesBaseline { throw .conflictingOptions("--diff", "--prune-baseline") }
    if let changeScope {
      let option = changeScope == .staged ? "--staged" : "--changed"
      if writtenBaseline != nil { throw .conflictingOptions(option, "--write-baseline") }
      if prunesBaseline { throw .conflictingOptions(option, "--prune-baseline") }
      if readsStandardInput { throw .conflictingOptions(option, "-") }
      // The index is not what lies on the disk.
      if changeScope == .staged, makesFixes { throw .conflictingOptions(option, "--fix") }
      if changeScope == .staged, printsDiff { throw .conflictingOptions(option, "--diff") }
    }
    if readsStandardInput {
      if writtenBaseline != nil { throw .conflictingOptions("--write-baseline", "-") }
      if prunesBaseline { throw .conflictingOptions("--prune-baseline", "-") }
      if makesFixes, !printsDiff { throw .conflictingOptions("--fix", "-") }
      if operands.count > 1 { throw .standardInputWithOtherPaths }
    } else if standardInputPath != nil {
      throw .standardInputPathWithoutDash
    }
  }
}

extension Arguments {
  /// Statistics take the place of the findings on standard output: also of text, which is for people.
  fileprivate func checkStatistics() throws(UsageError) {
    guard showsStatistics else { return }
    if printsDiff { throw .conflictingOptions("--statistics", "--diff") }
    if let other = formats.first(where: { $0.file == nil && $0.format != .text }) {
      throw .conflictingOptions("--statistics", "--format \(other.format.rawValue)")
    }
  }
}

/// One or two words of the command line, before it is known what they mean.
private enum CommandLineItem {
  case option(spelling: String, value: String?)
  /// `isLiteral` says whether it follows `--`.
  case operand(String, isLiteral: Bool)

  var operand: String? {
    if case .operand(let text, _) = self { text } else { nil }
  }

  static func items(of words: [String]) -> [CommandLineItem] {
    var items: [CommandLineItem] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" { return items + rest.map { .operand($0, isLiteral: true) } }
      guard word.hasPrefix("-"), word != "-" else {
        items.append(.operand(word, isLiteral: false))
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let spelling = parts[0] == "-h" ? "--help" : parts[0]
      if parts.count == 2 {
        items.append(.option(spelling: spelling, value: parts[1]))
      } else {
        // An option has a value in all commands that know it, or in none.
        let takesValue = OptionTable.all.contains { $0.spelling == spelling && $0.value.takesNextWord }
        let hasValue = takesValue && rest.first.map { !$0.hasPrefix("--") } == true
        items.append(.option(spelling: spelling, value: hasValue ? rest.removeFirst() : nil))
      }
    }
    return items
  }
}
