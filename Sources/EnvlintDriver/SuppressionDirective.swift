import EnvlintConfiguration

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

  /// A directive that cannot be read.
  struct Failure: Error, Equatable {
    /// A sentence without full stop.
    var message: String
  }

  /// What a directive starts with.
  static let marker = "envlint:"

  var action: Action
  /// Rule ids as written, or `all`. Never empty.
  var rules: [String]

  /// Reads the directives of one comment. One stands at the start of the comment, or after a further `//` in it,
  /// so that text which only talks about directives is none.
  static func parse(_ comment: String) -> [Result<SuppressionDirective, Failure>] {
    comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
      line.split(separator: "//", omittingEmptySubsequences: false).compactMap { part in
        let words = part.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "*" || $0 == "/" })
        guard let first = words.first, first.hasPrefix(marker) else { return nil }
        return parse(action: String(first.dropFirst(marker.count)), words: words.dropFirst())
      }
    }
  }

  private static func parse(action word: String, words: ArraySlice<Substring>) -> Result<SuppressionDirective, Failure>
  {
    guard let action = Action(rawValue: word) else {
      let suggestion = nearestWord(to: word, among: Action.allCases.map(\.rawValue))
      let hint =
        suggestion.map { "did you mean 'envlint:\($0)'?" } ?? "there are 'envlint:disable' and 'envlint:enable'"
      return .failure(Failure(message: "unknown directive 'envlint:\(word)'; \(hint)"))
    }
    // What follows a dash is the reason.
    let rules = words.prefix { !$0.allSatisfy { $0 == "-" || $0 == "–" || $0 == "—" } }
    if rules.isEmpty {
      return .failure(Failure(message: "'envlint:\(word)' names no rule; write rule ids or 'all' behind it"))
    }
    return .success(SuppressionDirective(action: action, rules: rules.map(String.init)))
  }
}
