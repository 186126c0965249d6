/// The words of a file that are prose: in Swift comments and strings, elsewhere everything; code between backticks and in
/// fences is none.
struct Prose {
  struct Word {
    /// In lower case. Commas and marks at the end of a sentence are words of their own.
    var text: Substring
    /// 1-based.
    var line: Int
  }

  private(set) var words: [Word] = []

  init(of text: String, isSwift: Bool) {
    var isInFence = false
    var isInMultilineString = false
    for (index, line) in text.lowercased().split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let start = line.drop { $0 == " " }
      if !isSwift {
        if start.hasPrefix("```") { isInFence.toggle() }
        if !isInFence { add(line, index + 1) }
      } else if isInMultilineString {
        if start.hasPrefix("\"\"\"") { isInMultilineString = false } else { add(line, index + 1, isString: true) }
      } else if start.hasPrefix("//") {
        add(start, index + 1)
      } else {
        if line.hasSuffix("\"\"\"") { isInMultilineString = true }
        addStrings(of: line, index + 1)
      }
    }
  }

  /// The strings of a line of code, and the comment at its end.
  private mutating func addStrings(of line: Substring, _ number: Int) {
    var rest = line
    while let start = rest.firstIndex(where: { $0 == "\"" || $0 == "/" }) {
      let tail = rest[rest.index(after: start)...]
      if rest[start] == "/" {
        if tail.first == "/" { return add(tail, number) }
        rest = tail
      } else {
        let end = Prose.endOfString(tail)
        add(tail[..<end], number, isString: true)
        rest = tail[end...].dropFirst()
      }
    }
  }

  private static func endOfString(_ text: Substring) -> Substring.Index {
    var index = text.startIndex
    while index < text.endIndex, text[index] != "\"" {
      if text[index] == "\\" {
        index = text.index(after: index)
        if index < text.endIndex, text[index] == "(" { index = endOfParentheses(text, index) }
      }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return index
  }

  /// The index of the parenthesis that closes the one at `start`, or the end.
  private static func endOfParentheses(_ text: Substring, _ start: Substring.Index) -> Substring.Index {
    var depth = 0
    var index = start
    while index < text.endIndex {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
      index = text.index(after: index)
    }
    return index
  }

  private mutating func add(_ text: Substring, _ line: Int, isString: Bool = false) {
    var index = text.startIndex
    var isCode = false
    while index < text.endIndex {
      if text[index] == "`" { isCode.toggle() }
      let after = text.index(after: index)
      if isString, text[index] == "\\", after < text.endIndex, text[after] == "(" {
        index = Prose.endOfParentheses(text, after)
        words.append(Word(text: "\\", line: line))
      } else if Prose.isPartOfWord(text[index]) {
        let end = text[index...].firstIndex { !Prose.isPartOfWord($0) } ?? text.endIndex
        words.append(Word(text: isCode ? "`" : text[index..<end], line: line))
        index = end
      } else if Prose.marks.contains(text[index]) {
        words.append(Word(text: isCode ? "`" : text[index..<after], line: line))
        index = after
      } else {
        index = after
      }
    }
  }

  private static let marks: Set<Character> = [".", ",", ";", ":", ")"]

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}
