/// The first thing in a file that is not in the subset, with its place.
struct YAMLRejection: Error, Equatable {
  var problem: YAMLProblem
  var position: YAMLPosition

  init(_ problem: YAMLProblem, at position: YAMLPosition) {
    self.problem = problem
    self.position = position
  }

  init(_ problem: YAMLProblem, line: Int, column: Int) {
    self.init(problem, at: YAMLPosition(line: line, column: column))
  }

  func configurationError(path: String, source: ConfigurationSource) -> ConfigurationError {
    var error = source.error(path: path, at: position, problem.message, hint: problem.hint)
    if case .duplicateKey(_, let first) = problem {
      error.note = source.note("the first one is here", at: first)
    }
    return error
  }
}

/// YAML that the subset rejects.
enum YAMLProblem: Equatable {
  case invalidUTF8
  case loneCarriageReturn
  case forbiddenCharacter(Unicode.Scalar)
  case tab
  case secondDocument
  case inconsistentIndentation
  case continuedValue
  case tooDeep
  case notAKey
  case notAnItem
  case itemInMapping
  case duplicateKey(String, first: YAMLPosition)
  case missingSpaceAfterColon
  case keyTooLong
  case keyIsNotText(String)
  case mergeKey
  case colonInValue
  case dashInValue
  case alias
  case anchor
  case tag
  case blockScalar
  case flowMapping
  case nestedList
  case listAsKey
  case reservedStart(UInt8)
  case indicatorInList(Unicode.Scalar)
  case unclosedQuote
  case unknownEscape
  case unclosedList
  case emptyItem
  case textAfterValue(String)

  var message: String { wording.message }
  var hint: String { wording.hint }

  /// The problem, and how to fix it.
  private var wording: (message: String, hint: String) {
    switch self {
    case .invalidUTF8: ("the file is not valid UTF-8 here", "save the file as UTF-8")
    case .loneCarriageReturn:
      ("carriage return without a line feed", "end lines with a line feed, or with both")
    case .forbiddenCharacter(let scalar):
      ("invisible character \(codePoint(scalar))", "remove it, or write it as an escape in double quotes")
    case .tab: ("tab character", "use spaces; tabs are only allowed inside quotes and comments")
    case .secondDocument: ("more than one document", "a configuration is a single document; remove this line")
    case .inconsistentIndentation:
      ("the indentation matches no line above", "align the line with the block it belongs to")
    case .continuedValue:
      ("the line above already has a value", "keep a value on one line, and indent like the line above")
    case .tooDeep: ("nested more than \(YAMLReader.maximumDepth) levels deep", "a configuration needs only four levels")
    case .notAKey: ("expected 'key: value'", "write a value on the line of its key, and a list item after '- '")
    case .notAnItem: ("expected '- ', like the lines above", "keys and list items can't be in one block")
    case .itemInMapping:
      ("list item among keys", "put the key of the list on the line above, without a value")
    case .duplicateKey(let key, _): ("duplicate key '\(shortened(key))'", "merge the two, or remove one")
    case .missingSpaceAfterColon: ("missing space after the colon", "write 'key: value'")
    case .keyTooLong: ("key longer than 1024 bytes", "put text that isn't a key in quotes")
    case .keyIsNotText(let key): ("YAML doesn't read the key '\(shortened(key))' as text", "put it in quotes")
    case .mergeKey: ("merge keys are not supported", "write out the keys")
    case .colonInValue: ("colon and space in an unquoted value", "put the value in quotes")
    case .dashInValue: ("list item in place of a value", "start the list on the next line, or quote the value")
    case .alias: ("an unquoted value that starts with '*' is an alias in YAML", "put a pattern in quotes")
    case .anchor: ("anchors are not supported", "write out the value, or put it in quotes")
    case .tag: ("tags are not supported", "remove it, or put the value in quotes")
    case .blockScalar: ("block scalars are not supported", "write the value on one line, in quotes if necessary")
    case .flowMapping: ("mappings in braces are not supported", "write one indented 'key: value' per line")
    case .nestedList: ("list inside a list", "use a single list; put text with brackets in quotes")
    case .listAsKey: ("list in place of a key", "write 'key: [a, b]'; put text with brackets in quotes")
    case .reservedStart(let byte):
      ("an unquoted value can't start with '\(Character(Unicode.Scalar(byte)))'", "put the value in quotes")
    case .indicatorInList(let indicator): ("unquoted '\(indicator)' inside a list", "put the item in quotes")
    case .unclosedQuote: ("unclosed quote", "close it on the same line")
    case .unknownEscape:
      ("unknown escape sequence", "write '\\\\' for a backslash, or use single quotes, which have no escapes")
    case .unclosedList:
      ("unclosed list", "close it with ']' on the same line, or write one '- item' per line")
    case .emptyItem: ("empty list item", "remove the comma, or write '\"\"'")
    case .textAfterValue(let what):
      ("unexpected text after \(what)", "a comment needs a space before '#'; other text belongs in the quotes")
    }
  }
}

/// `U+2028`
private func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
