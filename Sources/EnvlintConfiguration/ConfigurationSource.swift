/// The text of a configuration file as its errors show it.
struct ConfigurationSource {
  /// A longer line is useless on a terminal.
  private static let maximumShownLength = 240

  private let lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    lines = bytes.dropFirst(hasMark ? 3 : 0)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  func error(path: String, at position: YAMLPosition, _ message: String, hint: String?) -> ConfigurationError {
    ConfigurationError(
      path: path, line: position.line, column: position.column, message: message, sourceLine: shown(position.line),
      hint: hint)
  }

  func note(_ message: String, at position: YAMLPosition) -> ConfigurationError.Note {
    ConfigurationError.Note(
      line: position.line, column: position.column, message: message, sourceLine: shown(position.line))
  }

  /// The line with as many bytes as in the file, but nothing that could steer a terminal; empty when too long.
  private func shown(_ line: Int) -> String {
    guard line <= lines.count else { return "" }
    let bytes = lines[line - 1]
    if bytes.count > ConfigurationSource.maximumShownLength { return "" }
    let text = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    let decoded = String(decoding: text, as: UTF8.self)
    guard decoded.utf8.elementsEqual(text) else {
      return String(decoding: text.map { $0 < 0x80 ? printable($0) : UInt8(ascii: "?") }, as: UTF8.self)
    }
    return decoded.unicodeScalars.reduce(into: "") { result, scalar in
      if isInvisible(scalar) {
        result += String(repeating: "?", count: UTF8.width(scalar))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private func printable(_ byte: UInt8) -> UInt8 { isInvisible(Unicode.Scalar(byte)) ? UInt8(ascii: "?") : byte }
}

/// Whether a terminal could act on the scalar, or a reader not see it.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar == "\t" { return false }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return true
  default: return false
  }
}

/// User text inside of a message: on one line, without invisible characters, at most 40 characters.
func shortened(_ text: String) -> String {
  let visible = text.prefix(40).map { $0 == "\t" || $0.unicodeScalars.contains(where: isInvisible) ? "?" : $0 }
  return String(visible) + (text.count > 40 ? "…" : "")
}
