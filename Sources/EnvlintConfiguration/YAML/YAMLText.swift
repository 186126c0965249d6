/// The lines of a file in UTF-8, without their breaks (`\n` or `\r\n`) and without a byte order mark.
///
/// - Throws: when the bytes are not UTF-8, or hold a character that YAML excludes, escapes only, or that other
///   readers take for a line break.
func yamlLines(_ bytes: [UInt8]) throws(YAMLRejection) -> [[UInt8]] {
  let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
  let lines = bytes.dropFirst(hasMark ? 3 : 0)
    .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  var result: [[UInt8]] = []
  result.reserveCapacity(lines.count)
  for (index, line) in lines.enumerated() {
    // No line break follows the last piece, so a carriage return there is a lone one.
    let endsWithReturn = line.last == UInt8(ascii: "\r") && index < lines.count - 1
    let text = Array(endsWithReturn ? line.dropLast() : line)
    try checkCharacters(of: text, line: index + 1)
    result.append(text)
  }
  return result
}

private func checkCharacters(of line: [UInt8], line number: Int) throws(YAMLRejection) {
  var decoder = UTF8()
  var bytes = line.makeIterator()
  var column = 1
  while true {
    switch decoder.decode(&bytes) {
    case .emptyInput: return
    case .error: throw YAMLRejection(.invalidUTF8, line: number, column: column)
    case .scalarValue(let scalar):
      if let problem = problem(of: scalar) { throw YAMLRejection(problem, line: number, column: column) }
      column += UTF8.width(scalar)
    }
  }
}

/// Nil for what YAML lets a file contain (YAML 1.2.2, production 1, `c-printable`) and every reader takes for the
/// same. YAML 1.1 broke lines at U+0085, U+2028 and U+2029, and a byte order mark inside a file is invisible.
private func problem(of scalar: Unicode.Scalar) -> YAMLProblem? {
  switch scalar.value {
  case 0x0D: .loneCarriageReturn
  case 0x09, 0x20...0x7E: nil
  case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: .forbiddenCharacter(scalar)
  default: nil
  }
}
