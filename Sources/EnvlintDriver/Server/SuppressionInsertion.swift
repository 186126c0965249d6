import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// A suppression comment for one finding, put where it works.
///
/// **Invariant:** with the comment, the finding is suppressed: that is tried out. Where no place works, as inside a string literal of
/// several lines, there is no insertion.
struct SuppressionInsertion {
  let edit: Fix.Edit

  /// For the line of the finding: above it, else at its end.
  init?(ofLine finding: Diagnostic, in text: SourceText) {
    let line = text.contentRange(ofLine: text.line(of: finding.location.range.lowerBound))
    let indentation = text[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let above =
      "// envlint:disable:next \(finding.rule)\n" + String(decoding: indentation, as: UTF8.self)
    let start = line.lowerBound + UInt32(indentation.count)
    guard
      let edit = SuppressionInsertion.working(above, at: start, finding, text)
        ?? SuppressionInsertion.working(" // envlint:disable:this \(finding.rule)", at: line.upperBound, finding, text)
    else { return nil }
    self.edit = edit
  }

  /// For the whole file: in front of everything but the lines that must come first.
  init?(ofFile finding: Diagnostic, in text: SourceText) {
    let first = text[text.contentRange(ofLine: 1)]
    let isHead = first.starts(with: "#!".utf8) || first.starts(with: "// swift-tools-version".utf8)
    let mark: UInt32 = first.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start =
      isHead ? (text.lineCount > 1 ? text.contentRange(ofLine: 2).lowerBound : UInt32(text.bytes.count)) : mark
    guard
      let edit = SuppressionInsertion.working("// envlint:disable:file \(finding.rule)\n", at: start, finding, text)
    else { return nil }
    self.edit = edit
  }

  /// The insertion of a comment; nil if it doesn't suppress the finding.
  private static func working(
    _ comment: String, at offset: UInt32, _ finding: Diagnostic, _ text: SourceText
  ) -> Fix.Edit? {
    let place = finding.location.range.lowerBound
    let bytes = text[0..<offset] + comment.utf8 + text[offset..<UInt32(text.bytes.count)]
    var suppressions = Suppressions(in: SourceBytes(bytes))
    let moved = place < offset ? place : place + UInt32(comment.utf8.count)
    guard suppressions.suppress(finding.rule, at: moved) != nil else { return nil }
    return Fix.Edit(comment, at: Location(file: finding.location.file, range: offset..<offset))
  }
}
