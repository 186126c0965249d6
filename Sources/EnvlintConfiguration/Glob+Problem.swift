extension Glob {
  /// The reason why `pattern` would match nothing or something else than it seems; nil when it is sound. A sentence without
  /// full stop.
  public static func problem(in pattern: String) -> String? {
    let scalars = Array(pattern.unicodeScalars)
    if scalars.isEmpty { return "an empty pattern matches nothing" }
    if scalars.first == "/" || scalars.first == "~" {
      return "a pattern is relative to the project root, so it can't start with '\(scalars[0])'"
    }
    if scalars.first == "!" {
      return "a pattern can't exclude others with '!'; list the files to match, or write '\\!' for a name"
    }
    if scalars.count > maximumPatternLength { return "a pattern has more than \(maximumPatternLength) characters" }
    guard let expanded = expandBraces(scalars) else {
      return "the pattern has an unclosed '{', or expands to more than \(maximumAlternativeCount) patterns"
    }
    if expanded.contains(where: { $0.split(separator: "/").contains { $0 == [".", "."] } }) {
      return "a pattern can't leave the project root with '..'"
    }
    if hasUnclosedSet(scalars) { return "the pattern has an unclosed '['" }
    return nil
  }

  /// The pattern that matches a path and nothing else.
  static func escaped(_ path: String) -> String {
    path.reduce(into: "") { pattern, character in
      if "*?[]{}\\!,".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  private static func hasUnclosedSet(_ pattern: [Unicode.Scalar]) -> Bool {
    var index = 0
    while index < pattern.count {
      if pattern[index] == "\\" {
        index += 1
      } else if pattern[index] == "[" {
        guard let end = globSetEnd(pattern, from: index) else { return true }
        index = end
      }
      index += 1
    }
    return false
  }
}
