import EnvlintConfiguration
import EnvlintRules
import EnvlintSyntax

/// What the comments of one file suppress.
///
///     // envlint:disable closure_entry - reason         from here on, until the file ends or the rule is enabled again
///     // envlint:enable closure_entry
///     // envlint:disable:next closure_entry            on the line below; `:this` on the same, `:previous` above
///     // envlint:disable:file closure_entry            anywhere in the file
///
/// Works on byte offsets: a line is the range of its bytes. A finding is where its range starts.
struct Suppressions {
  /// A directive that does not do what its author meant.
  struct Problem: Equatable {
    /// Where the comment starts.
    var offset: UInt32
    var message: String
  }

  private struct Region {
    var range: Range<UInt32>
    var rules: [String]
    var isDisabled: Bool
  }

  /// In source order of their comments; `all` is the name of every rule.
  private var lines: [Region] = []
  /// The last one that holds a place decides.
  private var openRegions: [Region] = []
  /// In source order.
  private(set) var problems: [Problem] = []

  init(in source: SourceBytes) {
    // Most files have no directive, and their tokens are not needed then.
    guard mentionsDirective(source) else { return }
    for comment in Tokens(tokenizing: source).directiveComments {
      for parsed in SuppressionDirective.parse(source.text(comment)) {
        switch parsed {
        case .failure(let failure): problems.append(Problem(offset: comment.lowerBound, message: failure.message))
        case .success(let directive): add(directive, comment: comment, source: source)
        }
      }
    }
  }

  /// Whether a finding of `rule` that starts at `offset` is suppressed.
  func suppress(_ rule: String, at offset: UInt32) -> Bool {
    func holds(_ region: Region) -> Bool {
      region.range.contains(offset) && (region.rules.contains(rule) || region.rules.contains(allRules))
    }
    return lines.contains(where: holds) || openRegions.last(where: holds)?.isDisabled == true
  }

  private mutating func add(_ directive: SuppressionDirective, comment: Range<UInt32>, source: SourceBytes) {
    for word in directive.rules where word != allRules && Catalog.rule(word) == nil {
      let suggestion = nearestWord(to: word, among: Catalog.rules.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
      problems.append(
        Problem(offset: comment.lowerBound, message: "unknown rule '\(word)' in a suppression\(suggestion)"))
    }
    let fileEnd = UInt32(source.count) + 1
    let own = source.line(at: comment.lowerBound)
    switch directive.action {
    case .disable:
      openRegions.append(Region(range: comment.upperBound..<fileEnd, rules: directive.rules, isDisabled: true))
    case .enable:
      openRegions.append(Region(range: comment.upperBound..<fileEnd, rules: directive.rules, isDisabled: false))
    case .file: lines.append(Region(range: 0..<fileEnd, rules: directive.rules, isDisabled: true))
    case .this: lines.append(Region(range: own, rules: directive.rules, isDisabled: true))
    case .next:
      let last = source.line(at: comment.upperBound)
      guard last.upperBound < fileEnd else { return }
      lines.append(Region(range: source.line(at: last.upperBound), rules: directive.rules, isDisabled: true))
    case .previous where own.lowerBound > 0:
      lines.append(Region(range: source.line(at: own.lowerBound - 1), rules: directive.rules, isDisabled: true))
    case .previous: break
    }
  }
}

/// The word that stands for every rule.
private let allRules = "all"

private func mentionsDirective(_ source: SourceBytes) -> Bool {
  let marker = Array(SuppressionDirective.marker.utf8)
  return source.padded[..<source.count].withUnsafeBufferPointer { bytes in
    var start = 0
    while start + marker.count <= bytes.count, let first = bytes[start...].firstIndex(of: marker[0]) {
      if bytes[first...].starts(with: marker) { return true }
      start = first + 1
    }
    return false
  }
}

extension SourceBytes {
  /// The bytes of the line that holds `offset`, its line break included; `\n`, `\r\n` and a lone `\r` end a line. An
  /// offset at the end of the file is in its last line, whose range then ends one byte behind the file.
  fileprivate func line(at offset: UInt32) -> Range<UInt32> {
    var start = Int(min(offset, UInt32(count)))
    while start > 0, !endsLine(start - 1) { start -= 1 }
    var end = Int(min(offset, UInt32(count)))
    while end < count, !endsLine(end) { end += 1 }
    return UInt32(start)..<UInt32(end + 1)
  }

  /// Whether the byte at `offset` is the last one of a line break.
  private func endsLine(_ offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): self[offset + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
