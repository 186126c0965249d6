import EnvlintSyntax

/// Many small edits at once, chosen at random.
extension ParsedFile {
  private static let comments = ["/* c */", "/**/", " /* \" /* } */ #if */ ", "/* 🐌 */ ", "/** `c` */"]
  private static let newlines = ["\n", "\r\n", "\r", "\n\n\t", " // c \" {\n", "/// c */ )\r\n", "//\n", "/*\n*/"]

  /// Every edit that may be made to the file; each group can be made or left out.
  ///
  /// - Parameter isSafe: whether an edit must change nothing whatever the code is. Otherwise trivia stands in every gap, and
  ///   parentheses around every operand, and someone has to look whether Swift still reads the same.
  func candidates(isSafe: Bool, using generator: inout some RandomNumberGenerator) -> [EditGroup] {
    var groups: [EditGroup] = []
    for gap in gaps() {
      var texts: [String] = []
      if gap.takesComment || !isSafe { texts += Self.comments }
      if gap.takesNewline || !isSafe { texts += Self.newlines }
      guard let text = texts.randomElement(using: &generator) else { continue }
      let offset = Bool.random(using: &generator) ? gap.range.lowerBound : gap.range.upperBound
      groups.append([Edit(inserting: text, at: offset)])
    }
    groups += backticks() + (isSafe ? parentheses() : parentheses { _, _ in true })
    // No `;` may stand behind an `#endif`.
    if Bool.random(using: &generator) { return groups + semicolons().map { [$0] } }
    let branch = Self.branches.randomElement(using: &generator) ?? Self.branches[0]
    return groups + branches(branch.opening, branch.closing)
  }

  private static let branches: [(opening: String, closing: String)] = [
    ("#if true", "#endif"),
    ("#if os(Linux)\n#else", "#endif"), ("#if os(iOS) || !os(Linux) // c", "#else\n#endif // c"),
    ("#if swift(>=6)\n#elseif canImport(SwiftUI)", "#endif"),
  ]
}
