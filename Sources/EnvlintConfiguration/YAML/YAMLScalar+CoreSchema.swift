/// The kind of a plain scalar, by the table of the core schema (YAML 1.2.2, section 10.3.2).
func coreSchemaKind(of text: String) -> YAMLScalar.Kind {
  switch text {
  case "", "~", "null", "Null", "NULL": .null
  case "true", "True", "TRUE": .bool(true)
  case "false", "False", "FALSE": .bool(false)
  case ".nan", ".NaN", ".NAN": .float
  default: numberKind(of: text)
  }
}

private func numberKind(of text: String) -> YAMLScalar.Kind {
  if isAll(text.utf8.dropFirst(2), after: "0o", of: text, where: { (0x30...0x37).contains($0) }) { return .integer }
  if isAll(text.utf8.dropFirst(2), after: "0x", of: text, where: { $0.isHexadecimalDigit }) { return .integer }
  var rest = text.utf8[...]
  if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  if [".inf", ".Inf", ".INF"].contains(String(Substring(rest))) { return .float }
  return decimalKind(rest)
}

/// `[0-9]+` is an integer; `( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?` a float.
private func decimalKind(_ unsigned: Substring.UTF8View) -> YAMLScalar.Kind {
  var rest = unsigned
  let whole = popDigits(&rest)
  if whole > 0, rest.isEmpty { return .integer }
  var fraction = 0
  if rest.first == UInt8(ascii: ".") {
    rest.removeFirst()
    fraction = popDigits(&rest)
  }
  if whole + fraction == 0 { return .string }
  if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
    rest.removeFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    if popDigits(&rest) == 0 { return .string }
  }
  return rest.isEmpty ? .float : .string
}

/// Removes the leading digits; returns how many there were.
private func popDigits(_ text: inout Substring.UTF8View) -> Int {
  let digits = text.prefix { (0x30...0x39).contains($0) }
  text.removeFirst(digits.count)
  return digits.count
}

private func isAll(
  _ digits: Substring.UTF8View, after prefix: String, of text: String, where isDigit: (UInt8) -> Bool
) -> Bool {
  text.hasPrefix(prefix) && !digits.isEmpty && digits.allSatisfy(isDigit)
}

extension UInt8 {
  var isHexadecimalDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
}
