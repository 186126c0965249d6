import EnvlintFacts

/// A mistake in a file of valid syntax that makes it an invalid configuration.
enum SettingsProblem {
  case listAtTop
  /// A key that no table has; `section` is what contains it, such as `rule 'closure_entry'`.
  case unknownKey(String, section: String?, known: [String])
  case ruleAtTop(String)
  case unknownRule(String, known: [String])
  case notASection(rule: String, YAMLNode.Content)
  case wrongShape(key: String, SettingType, YAMLNode.Content)
  case notAWord(key: String, YAMLNode.Content)
  case emptyWord
  case glob(String)
  /// A key that only the file at the project's root may have.
  case keyOfTheRoot(String, allowed: [String])
  /// An address where a path is expected.
  case notALocalPath(String)

  var message: String {
    switch self {
    case .listAtTop: "expected keys; found a list"
    case .unknownKey(let key, nil, _): "unknown key '\(shortened(key))'"
    case .unknownKey(let key, let section?, _): "\(section) has no setting '\(shortened(key))'"
    case .ruleAtTop(let rule): "'\(rule)' is a rule, not a key"
    case .unknownRule(let rule, _): "there is no rule '\(shortened(rule))'"
    case .notASection(let rule, let found): "'\(rule)' requires settings; found \(description(of: found))"
    case .wrongShape(let key, let type, let found): "'\(key)' requires \(type.name); found \(description(of: found))"
    case .notAWord(let key, let found): "an item of '\(key)' must be text; found \(description(of: found))"
    case .emptyWord: "an empty item"
    case .glob(let problem): problem
    case .keyOfTheRoot(let key, _): "'\(key)' applies to the whole project, so a file in a subfolder can't set it"
    case .notALocalPath(let text): "'\(shortened(text))' is an address; only local files are supported"
    }
  }

  var hint: String {
    switch self {
    case .listAtTop: "write one 'key: value' per line"
    case .unknownKey(let key, _, let known): suggestion(for: key, among: known, "valid keys: \(list(known))")
    case .ruleAtTop: "write it under 'rules:', or add its id to 'disabled_rules'"
    case .unknownRule(let rule, let known): suggestion(for: rule, among: known, "'envlint rules' lists the rules")
    case .notASection(_, .scalar(let scalar)) where SettingType.severityOrOff.words.contains(scalar.text):
      "write 'severity: \(scalar.text)' on the next line, indented"
    case .notASection: "write 'severity: warning' on the next line, indented, or remove the key"
    case .wrongShape(let key, let type, let found): hint(for: key, type, found)
    case .notAWord(_, .scalar(let scalar)) where scalar.kind != .null: "put it in quotes"
    case .notAWord: "remove it, or write one item per line"
    case .emptyWord: "remove it"
    case .keyOfTheRoot(_, let allowed):
      "move it to the file at the project root, or lint the folder alone; a file in a subfolder can set \(list(allowed))"
    case .notALocalPath: "put a copy beside the project and specify its path"
    case .glob: "patterns support *, ?, [a-z], {a,b} and **; '\\' escapes a special character"
    }
  }

  /// How to write a value of the type.
  private func hint(for key: String, _ type: SettingType, _ found: YAMLNode.Content) -> String {
    switch (type, found) {
    case (.bool, .scalar(let scalar)):
      switch scalar.text.lowercased() {
      case "yes", "on", "y", "true": return "write 'true', without quotes"
      case "no", "off", "n", "false": return "write 'false', without quotes"
      default: return "write 'true' or 'false'"
      }
    case (.severity, .scalar(let scalar)), (.severityOrOff, .scalar(let scalar)),
      (.severityOrSwitch, .scalar(let scalar)), (.choice, .scalar(let scalar)):
      return suggestion(for: scalar.text, among: type.words, "write \(type.name)")
    case (.word, .scalar(let scalar)) where scalar.kind != .null && !scalar.text.isEmpty,
      (.path, .scalar(let scalar)) where scalar.kind != .null && !scalar.text.isEmpty:
      return "put it in quotes"
    case (.percent, _): return "write \(type.name), without '%'"
    case (.versionRequirement, _): return "write '\(key): \">=0.1.0\"', with the quotes"
    case (.bool, _), (.word, _), (.path, _), (.integer, _), (.severity, _), (.severityOrOff, _), (.severityOrSwitch, _),
      (.choice, _):
      return "write \(type.name)"
    case (.moduleGlobs, _): return "write 'Module: [\"Path/**\"]' on the next line, indented, or remove the key"
    case (.injectors, _): return "write 'modifier: [Type, \\.key]' on the next line, indented, or remove the key"
    case (.version, _): return "write one to three numbers separated by dots"
    case (.platformVersions, _): return "write 'iOS: 17' on the next line, indented, or remove the key"
    case (.ruleSections, _): return "write 'rule_id:' on the next line, indented, or remove the key"
    case (.proofSection, _): return "write 'at_least: 95' on the next line, indented, or remove the key"
    case (_, .scalar(let scalar)) where scalar.kind == .null:
      return "write '[]' for an empty list, or remove the key"
    case (_, .scalar(let scalar)) where scalar.kind == .string && scalar.text.allSatisfy(isSafeInList):
      return "write '\(key): [\(shortened(scalar.text))]'"
    case (_, .scalar(let scalar)): return "write '\(key): [\"\(shortened(scalar.text))\"]'"
    case (.words, _), (.globs, _), (.ruleIDs, _): return "write one '- item' per line"
    }
  }
}

private func suggestion(for word: String, among known: [String], _ otherwise: String) -> String {
  nearestWord(to: word, among: known).map { "did you mean '\($0)'?" } ?? otherwise
}

private func list(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }

private func isSafeInList(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "/" || character == "."
}

private func description(of content: YAMLNode.Content) -> String {
  switch content {
  case .mapping: "a mapping"
  case .sequence: "a list"
  case .scalar(let scalar):
    switch scalar.kind {
    case .null: "nothing"
    case .bool: "the boolean '\(scalar.text)'"
    case .integer, .float: "the number '\(shortened(scalar.text))'"
    case .string: "the text '\(shortened(scalar.text))'"
    }
  }
}
