import EnvlintFacts
import EnvlintRules

/// One finding that code promises, written as a mark:
///
///     @Entry var article: Article = .init()
///     //                            ^^^^^^^ warning: creates a new 'Article'
///     @Entry var article: Article = .init() // ~warning
///
/// Carets mark the exact range. A `~` at the end of a line is short for any place on it; several are in the order of the
/// findings, and an empty one is none. Each may name a rule, a severity, and after a colon a part of the message.
struct Expectation: Sendable, Hashable {
  /// The range of the carets, or the code of the line.
  var location: Location
  /// Whether the finding has just that range, or begins in it.
  var isExact = true
  var rule: String
  /// Nil when any severity will do.
  var severity: Severity?
  /// A substring of the message.
  var message: String

  func isMet(by finding: Diagnostic) -> Bool {
    let range = finding.location.range
    return finding.location.file == location.file
      && (isExact ? range == location.range : location.range.contains(range.lowerBound))
      && finding.rule == rule && finding.message.contains(message) && (severity == nil || severity == finding.severity)
  }
}

extension PageProject {
  /// What the marks of all files promise.
  ///
  /// - Parameter rule: the rule that a mark without a rule is about; nil when each mark must name its own.
  func expectations(of rule: String?) throws -> [Expectation] {
    try files.flatMap { try Expectation.all(in: $0.text, file: $0.path, rule: rule) }
  }

  /// The same code, which promises nothing.
  var withoutMarks: PageProject {
    var project = self
    for index in files.indices {
      let lines = files[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      project.files[index].text = lines.filter { $0.carets == nil }.map(\.withoutMarks).joined(separator: "\n")
    }
    return project
  }
}

extension Expectation {
  /// The expectations in the text of one file, in source order.
  static func all(in text: String, file: String, rule: String?) throws -> [Expectation] {
    var found: [Expectation] = []
    var code: Substring = ""
    // Lines keep their characters, so that a column is a character, as the reader of a page sees it.
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      func add(_ marked: Substring, _ mark: Substring, isExact: Bool) throws {
        let range = text.offset(of: marked.startIndex)..<text.offset(of: marked.endIndex)
        let expectation = Expectation(
          mark, at: Location(file: file, range: range), isExact: isExact, defaultRule: rule)
        guard let expectation else {
          throw PageError(line: index + 1, message: "a mark without a rule in '\(file)'")
        }
        found.append(expectation)
      }
      if let carets = line.carets {
        let columns = line.columns(of: carets)
        guard let start = code.index(at: columns.lowerBound), let end = code.index(at: columns.upperBound) else {
          throw PageError(line: index + 1, message: "carets beyond the end of the line above in '\(file)'")
        }
        try add(code[start..<end], line[carets.endIndex...], isExact: true)
      } else {
        code = line.withoutMarks
        let marks = line[code.endIndex...].split(separator: " ~").dropFirst()
        for mark in marks { try add(code, mark, isExact: false) }
      }
    }
    return found
  }

  /// Nil when the mark names no rule and there is none to assume.
  private init?(_ mark: Substring, at location: Location, isExact: Bool, defaultRule: String?) {
    var rest = mark.drop { $0 == " " }
    let word = String(rest.prefix { $0 != " " })
    let named = Catalog.rule(word)?.id
    if named != nil { rest = rest.dropFirst(word.count).drop { $0 == " " } }
    guard let rule = named ?? defaultRule else { return nil }
    let severity = Severity.allCases.first { rest == $0.rawValue || rest.hasPrefix($0.rawValue + ":") }
    if let severity { rest = rest.dropFirst(severity.rawValue.count + 1).drop { $0 == " " } }
    self.init(location: location, isExact: isExact, rule: rule, severity: severity, message: String(rest))
  }
}

extension Substring {
  /// The carets of a comment line that begins with them.
  fileprivate var carets: Substring? {
    let comment = drop { $0 == " " }
    guard comment.hasPrefix("//") else { return nil }
    let carets = comment.dropFirst(2).drop { $0 == " " }.prefix { $0 == "^" }
    return carets.isEmpty ? nil : carets
  }

  /// The code before ` // ~warning` and the like.
  fileprivate var withoutMarks: Substring { firstRange(of: " // ~").map { self[..<$0.lowerBound] } ?? self }

  /// The columns of a part, counted in characters.
  fileprivate func columns(of part: Substring) -> Range<Int> {
    distance(from: startIndex, to: part.startIndex)..<distance(from: startIndex, to: part.endIndex)
  }

  /// The index of a column; nil after the end.
  fileprivate func index(at column: Int) -> Index? { index(startIndex, offsetBy: column, limitedBy: endIndex) }
}

extension String {
  fileprivate func offset(of index: Index) -> UInt32 { UInt32(utf8.distance(from: utf8.startIndex, to: index)) }
}
