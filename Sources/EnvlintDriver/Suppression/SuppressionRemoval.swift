import EnvlintSyntax

/// A change of a file that takes out a suppression comment or a rule that it names.
struct SuppressionRemoval: Equatable {
  var range: Range<UInt32>
  /// The text that separates the surrounding code.
  var replacement = ""

  /// Removes a whole directive: with its comment when the comment says nothing else, and with its line when the line
  /// does neither.
  init(of directive: SuppressionDirective, in source: SourceBytes) {
    let comment = directive.comment
    if SuppressionRemoval.hasOtherText(directive, source) {
      // The text before the comment keeps its distance from the rest of the comment.
      let isFirst = directive.part.lowerBound == comment.lowerBound
      range = isFirst ? directive.part : SuppressionRemoval.withBlanks(before: directive.part, source)
      return
    }
    let first = source.line(at: comment.lowerBound)
    let last = source.line(at: comment.upperBound)
    let before = first.lowerBound..<comment.lowerBound
    let after = comment.upperBound..<min(last.upperBound, UInt32(source.count))
    let isLast = SuppressionRemoval.isBlank(after, source)
    if isLast, SuppressionRemoval.isBlank(before, source) {
      range = first.lowerBound..<after.upperBound
    } else if isLast {
      range = SuppressionRemoval.withBlanks(before: comment, source)
    } else {
      range = comment
      let isApart = isBlankByte(source[Int(comment.upperBound)]) || before.isEmpty
      replacement = isApart || isBlankByte(source[Int(comment.lowerBound) - 1]) ? "" : " "
    }
  }

  /// Removes one of several rules that a directive names.
  ///
  /// - Parameter index: in the rules of the directive.
  init(ofRule index: Int, in directive: SuppressionDirective) {
    let rules = directive.rules
    range =
      index + 1 < rules.count
      ? rules[index].range.lowerBound..<rules[index + 1].range.lowerBound
      : rules[index - 1].range.upperBound..<rules[index].range.upperBound
  }

  /// Whether the comment says more than the directive.
  private static func hasOtherText(_ directive: SuppressionDirective, _ source: SourceBytes) -> Bool {
    [
      directive.comment.lowerBound..<directive.part.lowerBound,
      directive.part.upperBound..<directive.comment.upperBound,
    ].contains { range in
      source.padded[Int(range.lowerBound)..<Int(range.upperBound)].contains { !SuppressionDirective.isSeparator($0) }
    }
  }

  private static func withBlanks(before range: Range<UInt32>, _ source: SourceBytes) -> Range<UInt32> {
    var start = range.lowerBound
    while start > 0, isBlankByte(source[Int(start) - 1]) { start -= 1 }
    return start..<range.upperBound
  }

  /// Whether there is nothing but spaces, tabs and a line break.
  private static func isBlank(_ range: Range<UInt32>, _ source: SourceBytes) -> Bool {
    range.allSatisfy { offset in
      let byte = source[Int(offset)]
      return isBlankByte(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
  }
}

private func isBlankByte(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
