import EnvlintConfiguration
import EnvlintSyntax

/// One comment that switches rules off or on: `envlint:disable:next closure_entry - reason`.
struct SuppressionDirective: Equatable {
  enum Action: String, CaseIterable {
    case disable = "disable"
    case enable = "enable"
    case next = "disable:next"
    case this = "disable:this"
    case previous = "disable:previous"
    case file = "disable:file"
  }

  /// A word of the source.
  struct Word: Equatable {
    var text: String
    var range: Range<UInt32>
  }

  /// A directive that cannot be read.
  struct Failure: Error, Equatable {
    var range: Range<UInt32>
    /// A sentence.
    var message: String
    /// How to fix it, without full stop.
    var help: String
  }

  /// The start of every directive.
  static let marker = "envlint:"

  var action: Action
  /// Rule ids as written, or `all`. Never empty.
  var rules: [Word]
  /// The text after the dash; can be empty.
  var reason: String
  /// From the marker to the last rule.
  var range: Range<UInt32>
  /// The part of the comment that is the directive, with the `//` before it.
  var part: Range<UInt32>
  var comment: Range<UInt32>

  var hasReason: Bool { !reason.isEmpty }
}

extension SuppressionDirective {
  /// Reads the directives of one comment. A directive is at the start of a line of the comment, or after a further `//` in
  /// it, so that text which only talks about directives is none; in documentation, text after a further `//` is
  /// an example.
  static func parse(
    comment: Range<UInt32>, of source: SourceBytes
  ) -> [Result<SuppressionDirective, Failure>] {
    parts(of: comment, source).compactMap { part in
      let words = words(in: part, source)
      guard let first = words.first, first.text.hasPrefix(marker) else { return nil }
      return parse(words, part: part, comment: comment, source)
    }
  }

  private static func parse(
    _ words: [Word], part: Range<UInt32>, comment: Range<UInt32>, _ source: SourceBytes
  ) -> Result<SuppressionDirective, Failure> {
    let name = String(words[0].text.dropFirst(marker.count))
    guard let action = Action(rawValue: name) else {
      let suggestion = suggestion(for: name)
      return .failure(
        Failure(
          range: words[0].range, message: "'envlint:\(name)' isn't a suppression comment, so it does nothing",
          help: suggestion.map { "did you mean 'envlint:\($0)'?" }
            ?? "valid comments: 'envlint:disable', with ':next', ':this', ':previous' or ':file', and 'envlint:enable'")
      )
    }
    // The text after a dash is the reason.
    let rules = words.dropFirst().prefix { !$0.text.allSatisfy { $0 == "-" || $0 == "–" || $0 == "—" } }
    guard let last = rules.last else {
      return .failure(
        Failure(
          range: words[0].range, message: "this comment names no rule, so it does nothing",
          help: "write rule ids or 'all' after 'envlint:\(name)'"))
    }
    let reasonWords = words.dropFirst(rules.count + 2)
    let reason = reasonWords.first.map { first in
      source.text(first.range.lowerBound..<(reasonWords.last ?? first).range.upperBound)
    }
    return .success(
      SuppressionDirective(
        action: action, rules: Array(rules), reason: reason ?? "",
        range: words[0].range.lowerBound..<last.range.upperBound, part: part, comment: comment))
  }

  /// The form that was likely meant; never the whole file, unless the word says so.
  private static func suggestion(for name: String) -> String? {
    let forms = [
      ("next", Action.next), ("prev", .previous), ("file", .file), ("line", .this), ("same", .this), ("ignore", .this),
    ]
    if let form = forms.first(where: { name.lowercased().contains($0.0) }) { return form.1.rawValue }
    return nearestWord(to: name, among: Action.allCases.filter { $0 != .file }.map(\.rawValue))
  }

  /// The parts of a comment that can contain a directive: lines, and in them what begins with a further `//`.
  private static func parts(of comment: Range<UInt32>, _ source: SourceBytes) -> [Range<UInt32>] {
    // Comment delimiters in a line go with the directive; a block must stay one.
    let isBlock = source[Int(comment.lowerBound) + 1] == UInt8(ascii: "*")
    let start = Int(comment.lowerBound) + (isBlock ? 2 : 0)
    let body = source.padded[start..<max(start, Int(comment.upperBound) - (isBlock ? 2 : 0))]
    let isDocumentation = isDocumentation(comment, source)
    return body.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.flatMap { line in
      let pieces = pieces(of: line)
      return isDocumentation ? Array(pieces.prefix(1)) : pieces
    }
  }

  private static func pieces(of line: ArraySlice<UInt8>) -> [Range<UInt32>] {
    let slash = UInt8(ascii: "/")
    var pieces: [Range<UInt32>] = []
    var start = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      let run = line[index...].prefix { $0 == slash }
      if run.count > 1, index > start {
        pieces.append(UInt32(start)..<UInt32(index))
        start = index
      }
      index += max(run.count, 1)
    }
    return pieces + [UInt32(start)..<UInt32(line.endIndex)]
  }

  private static func isDocumentation(_ comment: Range<UInt32>, _ source: SourceBytes) -> Bool {
    let start = Int(comment.lowerBound)
    return source[start + 2] == source[start + 1]
  }

  private static func words(in part: Range<UInt32>, _ source: SourceBytes) -> [Word] {
    source.padded[Int(part.lowerBound)..<Int(part.upperBound)].split(whereSeparator: isSeparator).map { bytes in
      Word(text: String(decoding: bytes, as: UTF8.self), range: UInt32(bytes.startIndex)..<UInt32(bytes.endIndex))
    }
  }

  /// White space, commas, and what comments begin and end with.
  static func isSeparator(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/")
  }
}
