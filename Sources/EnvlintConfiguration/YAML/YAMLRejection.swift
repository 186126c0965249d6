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

/// What a file may contain that the subset rejects.
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

  /// What is wrong, and what to write instead.
  private var wording: (message: String, hint: String) {
    switch self {
    case .invalidUTF8: ("the file is not valid UTF-8 here", "save the file as UTF-8")
    case .loneCarriageReturn:
      ("a carriage return without a line feed", "end lines with a line feed, or with both")
    case .forbiddenCharacter(let scalar):
      ("the invisible character \(codePoint(scalar))", "remove it, or write it as an escape in double quotes")
    case .tab: ("a tab", "use spaces; a tab can stand only inside quotes and comments")
    case .secondDocument: ("the end of the document", "a configuration is one document; remove this line")
    case .inconsistentIndentation:
      ("the indentation fits no line above", "start the line under the first letter of the block it belongs to")
    case .continuedValue:
      ("the line above has its value already", "keep a value on one line, and indent like the line above")
    case .tooDeep: ("nested more than \(YAMLReader.maximumDepth) levels deep", "a configuration needs four")
    case .notAKey: ("expected 'key: value'", "a value stands on the line of its key, a list item behind '- '")
    case .notAnItem: ("expected '- ' as on the lines above", "keys and list items cannot stand in one block")
    case .itemInMapping:
      ("a list item among keys", "put the key of the list on the line above, without a value")
    case .duplicateKey(let key, _): ("the key '\(shortened(key))' is here twice", "merge the two, or remove one")
    case .missingSpaceAfterColon: ("no space after the colon", "write 'key: value'")
    case .keyTooLong: ("a key longer than 1024 bytes", "quote what is not a key")
    case .keyIsNotText(let key): ("the key '\(shortened(key))' is no text to YAML", "put it in quotes")
    case .mergeKey: ("a merge key", "write the keys out")
    case .colonInValue: ("a colon followed by a space in a value", "put the value in quotes")
    case .dashInValue: ("a list item where a value is expected", "start the list on the next line, or quote the value")
    case .alias: ("an unquoted value that starts with '*' is an alias to YAML", "put a pattern in quotes")
    case .anchor: ("anchors are not supported", "write the value out, or put it in quotes")
    case .tag: ("tags are not supported", "leave it out, or put the value in quotes")
    case .blockScalar: ("block scalars are not supported", "write the value on one line, in quotes if need be")
    case .flowMapping: ("mappings in braces are not supported", "write one 'key: value' a line, indented")
    case .nestedList: ("a list inside of a list", "use one list of words; put text with brackets in quotes")
    case .listAsKey: ("a list where a key is expected", "write 'key: [a, b]'; put text with brackets in quotes")
    case .reservedStart(let byte):
      ("an unquoted value cannot start with '\(Character(Unicode.Scalar(byte)))'", "put the value in quotes")
    case .indicatorInList(let indicator): ("an unquoted '\(indicator)' inside of a list", "put the item in quotes")
    case .unclosedQuote: ("the quote is not closed on its line", "close it, and keep the value on one line")
    case .unknownEscape:
      ("no such escape sequence", "write '\\\\' for a backslash, or use single quotes, where nothing is escaped")
    case .unclosedList:
      ("the list is not closed on its line", "close it with ']', or write one '- item' a line")
    case .emptyItem: ("an empty list item", "remove the comma, or write '\"\"'")
    case .textAfterValue(let what):
      ("unexpected text after \(what)", "a comment needs a space before '#'; other text belongs into the quotes")
    }
  }
}

/// `U+2028`
private func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
