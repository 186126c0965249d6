import EnvlintFacts
import EnvlintRules

/// One finding that a page promises, written as carets under the code:
///
///     @Entry var article: Article = .init()
///     //                            ^^^^^^^ warning: creates a new 'Article'
///
/// The carets mark the exact range. Behind them stand, each optional, a rule id, a severity with a colon, and a part of the message.
struct Expectation: Sendable, Hashable {
  var location: Location
  var rule: String
  /// Nil when any severity will do.
  var severity: Severity?
  /// A substring of the message.
  var message: String

  func isMet(by finding: Diagnostic) -> Bool {
    finding.rule == rule && finding.location == location && finding.message.contains(message)
      && (severity == nil || severity == finding.severity)
  }
}

extension Expectation {
  /// The expectations in the text of one file, in source order.
  ///
  /// - Parameter rule: the rule that a mark without rule id is about; nil when each mark must name its own.
  static func all(in text: String, file: String, rule: String?) throws -> [Expectation] {
    var found: [Expectation] = []
    var markedLine: Substring = ""
    // Lines keep their characters, so that a column is a character, as the reader of a page sees it.
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let mark = CaretMark(line) else {
        markedLine = line
        continue
      }
      guard let start = markedLine.index(at: mark.columns.lowerBound),
        let end = markedLine.index(at: mark.columns.upperBound)
      else { throw PageError(line: index + 1, message: "carets beyond the end of the line above in '\(file)'") }
      let range = text.offset(of: start)..<text.offset(of: end)
      guard let expectation = mark.expectation(at: Location(file: file, range: range), rule: rule) else {
        throw PageError(line: index + 1, message: "carets without a rule id in '\(file)'")
      }
      found.append(expectation)
    }
    return found
  }
}

/// A comment line that holds nothing but carets and what is said of them.
private struct CaretMark {
  /// Characters from the start of the line, half-open.
  var columns: Range<Int>
  var text: Substring

  init?(_ line: Substring) {
    let comment = line.drop { $0 == " " }
    guard comment.hasPrefix("//") else { return nil }
    let carets = comment.dropFirst(2).drop { $0 == " " }
    let behind = carets.drop { $0 == "^" }
    guard carets.startIndex < behind.startIndex else { return nil }
    let start = line.distance(from: line.startIndex, to: carets.startIndex)
    columns = start..<line.distance(from: line.startIndex, to: behind.startIndex)
    text = behind.drop { $0 == " " }
  }

  /// Nil when the mark names no rule and there is none to assume.
  func expectation(at location: Location, rule: String?) -> Expectation? {
    var rest = text
    var rule = rule
    if let word = rest.split(separator: " ").first, Catalog.rule(String(word)) != nil {
      rule = String(word)
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    guard let rule else { return nil }
    for severity in Severity.allCases where rest.hasPrefix(severity.rawValue + ":") {
      let message = rest.dropFirst(severity.rawValue.count + 1).drop { $0 == " " }
      return Expectation(location: location, rule: rule, severity: severity, message: String(message))
    }
    return Expectation(location: location, rule: rule, severity: nil, message: String(rest))
  }
}

extension Substring {
  /// The index of a column, counted in characters; nil behind the end.
  fileprivate func index(at column: Int) -> Index? { index(startIndex, offsetBy: column, limitedBy: endIndex) }
}

extension String {
  fileprivate func offset(of index: Index) -> UInt32 { UInt32(utf8.distance(from: utf8.startIndex, to: index)) }
}
