import EnvlintFacts

/// Writes text for a terminal: colours, links, and nothing that the terminal would obey by accident.
package struct Terminal {
  /// The role of a text, rather than its look.
  package enum Role: String {
    case error = "1;31"
    case warning = "1;33"
    case info = "1;36"
    case note = "1;34"
    case help = "1;32"
    case strong = "1"
    case dim = "2"
    case code = "36"
  }

  package var color: Bool

  package init(color: Bool) { self.color = color }

  package func paint(_ text: String, _ role: Role) -> String {
    color && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// `text` as a link (OSC 8) to `address`; plain without colours or without an address.
  func link(_ text: String, to address: String?) -> String {
    guard color, let address else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

extension Terminal.Role {
  package init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .info
    }
  }
}

/// Text from the user's files, made harmless: it could move the cursor, change colours, or turn the reading direction
/// so that code looks like other code.
package enum VisibleText {
  /// `text` on one line: each run of line breaks and tabs becomes one space, other control characters are replaced.
  package static func singleLine(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    var isInBreak = false
    for scalar in text.unicodeScalars {
      let isBreak = scalar == "\n" || scalar == "\r" || scalar == "\t" || isInBreak && scalar == " "
      if isBreak {
        if !isInBreak { output.append(" ") }
      } else {
        output.append(replacement(for: scalar))
      }
      isInBreak = isBreak
    }
    return String(output)
  }

  /// `scalar`, or what to draw in its place: the control pictures of Unicode, and U+FFFD for what has no picture.
  static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029: "\u{FFFD}"
    // The marks that turn the reading direction.
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}
