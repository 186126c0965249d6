/// How many terminal columns text takes.
///
/// Terminals agree on most characters, not on all; where they differ this follows `wcwidth` for scripts and the
/// two-column drawing of emoji. An error here moves a caret, nothing else.
package enum DisplayWidth {
  package static func of(_ text: some StringProtocol) -> Int {
    text.utf8.allSatisfy({ 0x20..<0x7f ~= $0 }) ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// 0, 1 or 2 for most characters; scripts that draw vowel signs in columns of their own take one for each.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII, scalars.count == 1 { return 1 }
    let asksForEmoji = scalars.contains("\u{FE0F}")
    if first.properties.isEmojiPresentation || first.properties.isEmoji && asksForEmoji { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return scalar == "\u{AD}" ? 1 : 0
    default: break
    }
    if joiningJamo.contains(where: { $0.contains(scalar.value) }) { return 0 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Vowels and final consonants of Hangul, drawn inside the syllable that they follow.
  private static let joiningJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

  /// The blocks whose characters are East Asian wide or fullwidth (Unicode Standard Annex 11), without emoji, whose
  /// width the standard library knows. Whole blocks, unassigned code points included: a table of 17 rows instead of
  /// 120, because the standard library does not have the property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
