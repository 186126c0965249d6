/// The numbers that text without white space writes, where they are literals and their products.
enum WrittenNumber {
  /// The number after a label; nil when something else is there.
  static func value(in text: String, behind label: String) -> Double? {
    guard let start = text.firstRange(of: label)?.upperBound else { return nil }
    var written = ""
    // Parentheses around one number change nothing; around more of them, they may.
    var depth = 0
    let opened = text[start...].prefix { $0 == "(" }
    for character in text[opened.endIndex...] {
      switch character {
      case "(": depth += 1
      case ")" where depth > 0: depth -= 1
      case ",", ")": return value(written)
      case "/", "*": if depth > 0 { return nil } else { written.append(character) }
      case "0"..."9", ".", "_", "e": written.append(character)
      default: return nil
      }
    }
    return nil
  }

  /// The values of `16`, `1_000`, `1.0/60` and `2*NSEC_PER_SEC`, also in parentheses; nil for every other text.
  static func value(_ text: String) -> Double? {
    var result: Double?
    var pending: Character = "*"
    var factor = ""
    for character in bare(text) + "*" {
      guard character == "*" || character == "/" else {
        if character != "_" { factor.append(character) }
        continue
      }
      guard let value = factor == "NSECPERSEC" ? 1e9 : Double(factor) else { return nil }
      result = pending == "*" ? (result ?? 1) * value : (result ?? 1) / value
      (pending, factor) = (character, "")
    }
    return result
  }

  /// Without parentheses around a number, or around it all.
  private static func bare(_ text: String) -> String {
    if text.hasPrefix("("), text.hasSuffix(")"), !text.dropFirst().dropLast().contains(where: "()".contains) {
      return String(text.dropFirst().dropLast())
    }
    guard let open = text.lastIndex(of: "("), let close = text[open...].firstIndex(of: ")") else { return text }
    let inner = text[text.index(after: open)..<close]
    if inner.contains(where: "*/".contains) { return text }
    return bare(String(text[..<open] + inner + text[text.index(after: close)...]))
  }

  /// The seconds of `.milliseconds(16)`.
  static func seconds(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
    ]
    for (unit, factor) in units {
      for prefix in [".\(unit)(", "Duration.\(unit)("] where text.hasPrefix(prefix) && text.hasSuffix(")") {
        return value(String(text.dropFirst(prefix.count).dropLast())).map { $0 * factor }
      }
    }
    return nil
  }
}
