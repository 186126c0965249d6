import EnvlintSyntax

/// The text of a declaration, as an edit needs it.
extension TreeReader {
  func declarationSource(_ node: Node, attributes: [Attribute]) -> DeclarationSource {
    var result = DeclarationSource(range: tree.range(node))
    result.isSuperseded = isSuperseded(attributes)
    return result
  }

  /// Whether `@available` says that there is something newer.
  func isSuperseded(_ attributes: [Attribute]) -> Bool {
    attributes.contains { attribute in
      guard attribute.name == "available" else { return false }
      let words: [StaticString] = ["deprecated", "obsoleted", "renamed", "unavailable"]
      return words.contains { source.contains($0, in: attribute.range) }
    }
  }

  /// The versions that `@available(iOS 15, macOS 12, *)` and `@available(iOS, introduced: 15)` ask for.
  func versions(_ attributes: [Attribute]) -> DeploymentTargets {
    attributes.reduce(into: [:]) { versions, attribute in
      guard attribute.name == "available" else { return }
      versions.merge(self.versions(listedIn: attribute.range)) { max($0, $1) }
    }
  }

  /// The versions that an `if` or `guard` asks for with `#available`.
  func versions(ofIf node: Node) -> DeploymentTargets {
    guard let conditions = tree.child(.conditions, of: node) else { return [:] }
    return tree.children(conditions).reduce(into: [:]) { versions, condition in
      guard let availability = tree.child(.availability, of: condition),
        source.text(tree.range(availability)).hasPrefix("#available")
      else { return }
      versions.merge(self.versions(listedIn: tree.range(availability))) { max($0, $1) }
    }
  }

  /// The versions in `#available` or `#unavailable`.
  func availabilityTest(_ node: Node) -> RunCondition.Test {
    .isAvailable(
      versions(listedIn: tree.range(node)), isNegated: !source.text(tree.range(node)).hasPrefix("#available"))
  }

  private func versions(listedIn range: Range<UInt32>) -> DeploymentTargets {
    let text = condensedText(range)
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return [:] }
    let items = text[text.index(after: open)...].dropLast().split(separator: ",")
    var versions: DeploymentTargets = [:]
    for item in items {
      let name = item.prefix { $0.isLetter }
      if let platform = Platform(rawValue: String(name)),
        let version = PlatformVersion(String(item.dropFirst(name.count)))
      {
        versions[platform] = version
      }
    }
    // `iOS, introduced: 15`.
    if let platform = items.first.flatMap({ Platform(rawValue: String($0)) }) {
      for item in items where item.hasPrefix("introduced:") {
        versions[platform] = PlatformVersion(String(item.dropFirst("introduced:".count)))
      }
    }
    return versions
  }

  /// Whether an `if` or `guard` asks for `#available` (true) or `#unavailable` (false); nil when it asks for neither.
  func availability(ofIf node: Node) -> Bool? {
    guard let conditions = tree.child(.conditions, of: node) else { return nil }
    for condition in tree.children(conditions) {
      guard let availability = tree.child(.availability, of: condition) else { continue }
      return source.text(tree.range(availability)).hasPrefix("#available")
    }
    return nil
  }

  func keySource(of node: Node, type: Node?, value: Node?) -> DeclarationSource.KeySource {
    let range = tree.range(node)
    let keyword = tree.child(.keyword, of: node).map { tree.range($0).lowerBound } ?? range.lowerBound
    let lineStart = startOfLine(Int(range.lowerBound))
    let lineEnd = endOfLine(Int(range.upperBound))
    let isFirst = isBlank(lineStart..<Int(range.lowerBound))
    let commentStart = isFirst ? startOfComments(above: lineStart) : lineStart
    return DeclarationSource.KeySource(
      type: type.map(text), value: value.map(text), prefix: source.text(range.lowerBound..<keyword),
      lines: lines(range, lineStart, lineEnd), removal: removal(of: range, lineStart, lineEnd),
      insertionPoint: isFirst ? UInt32(commentStart) : range.lowerBound,
      indentation: isFirst ? source.text(UInt32(lineStart)..<range.lowerBound) : nil,
      hasComments: holdsSlashes(Int(range.lowerBound)..<lineEnd), hasCommentAbove: commentStart < lineStart,
      comments: source.text(UInt32(commentStart)..<UInt32(lineStart))
        + source.text(range.upperBound..<UInt32(lineEnd)))
  }

  /// The one expression of a getter; nil when there is more in it.
  func soleExpression(ofGetterIn block: Node) -> Node? {
    guard let item = soleItem(ofGetterIn: block) else { return nil }
    switch tree.kind(item) {
    case .expression: return item
    case .returnStatement: return tree.child(.expression, of: item)
    default: return nil
    }
  }

  /// The one statement of a getter; nil when there are more, or none.
  func soleItem(ofGetterIn block: Node) -> Node? {
    var holder = block
    let accessors = tree.children(block).filter { tree.kind($0) == .accessor }
    if !accessors.isEmpty {
      guard let getter = accessors.first(where: { childName(.keyword, of: $0) == "get" }) else { return nil }
      holder = getter
    }
    guard let body = tree.child(.codeBlock, of: holder) else { return nil }
    let items = Array(tree.children(body))
    return items.count == 1 ? items[0] : nil
  }

  // MARK: Lines

  private func isBreak(_ offset: Int) -> Bool {
    source[offset] == UInt8(ascii: "\n") || source[offset] == UInt8(ascii: "\r")
  }

  func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !isBreak(start - 1) { start -= 1 }
    return start
  }

  /// Where the line break begins, or the file ends.
  func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while end < source.count, !isBreak(end) { end += 1 }
    return end
  }

  /// After the line break at an offset.
  func nextLine(_ end: Int) -> Int {
    if end >= source.count { return source.count }
    return source[end] == UInt8(ascii: "\r") && source[end + 1] == UInt8(ascii: "\n") ? end + 2 : end + 1
  }

  /// The end of the line before the one that starts at an offset; negative when there is none.
  private func endOfLineAbove(_ start: Int) -> Int {
    if start == 0 { return -1 }
    return start > 1 && source[start - 1] == UInt8(ascii: "\n") && source[start - 2] == UInt8(ascii: "\r")
      ? start - 2 : start - 1
  }

  /// Where the comment lines directly above a line begin; the line itself when there are none.
  private func startOfComments(above line: Int) -> Int {
    var start = line
    while true {
      let end = endOfLineAbove(start)
      guard end >= 0 else { return start }
      let lineAbove = startOfLine(end)
      let text = source.padded[lineAbove..<end].drop { $0 <= 0x20 }
      if text.starts(with: "/".utf8) || text.starts(with: "*".utf8) {
        start = lineAbove
      } else if let last = text.lastIndex(where: { $0 > 0x20 }), source[last] == UInt8(ascii: "/"),
        source[last - 1] == UInt8(ascii: "*"), let block = startOfBlock(endingIn: lineAbove)
      {
        start = block
      } else {
        return start
      }
    }
  }

  func isBlank(_ range: Range<Int>) -> Bool { source.padded[range].allSatisfy { $0 <= 0x20 } }

  private func lines(_ range: Range<UInt32>, _ start: Int, _ end: Int) -> Range<UInt32> {
    // A byte order mark at the start of the file is no code, but it has to stay.
    guard isBlank(start..<Int(range.lowerBound)), isBlank(Int(range.upperBound)..<end) else { return range }
    return wholeLines(start..<end)
  }

  /// Whole lines, with the line break after them and the blank line that would be too much without them: after them where a blank line
  /// or a brace is before them as well, else before them where a brace is after them.
  private func wholeLines(_ range: Range<Int>) -> Range<UInt32> {
    var (lower, upper) = (range.lowerBound, nextLine(range.upperBound))
    let endAbove = endOfLineAbove(lower)
    let lineAbove = endAbove < 0 ? 0..<0 : startOfLine(endAbove)..<endAbove
    let following = upper..<endOfLine(upper)
    let opensBlock = source.padded[lineAbove].last { $0 > 0x20 } == UInt8(ascii: "{")
    if upper < source.count, isBlank(following), isBlank(lineAbove) || opensBlock {
      upper = nextLine(following.upperBound)
    } else if endAbove >= 0, isBlank(lineAbove),
      source.padded[following].first(where: { $0 > 0x20 }) == UInt8(ascii: "}")
    {
      lower = lineAbove.lowerBound
    }
    return UInt32(lower)..<UInt32(upper)
  }

  /// The range to remove with a declaration: its lines with the comments that are about it, and of a line with other code the
  /// semicolon that sets it apart.
  private func removal(of range: Range<UInt32>, _ lineStart: Int, _ lineEnd: Int) -> Range<UInt32> {
    var (lower, upper) = (Int(range.lowerBound), Int(range.upperBound))
    var next = endOfBlanks(upper)
    let hasSemicolon = source[next] == UInt8(ascii: ";")
    if hasSemicolon {
      upper = next + 1
      next = endOfBlanks(upper)
    }
    let endsLine = next >= lineEnd || isComment(next..<lineEnd)
    if isBlank(lineStart..<lower), endsLine {
      return wholeLines(startOfOwnComments(above: lineStart, lineEnd)..<lineEnd)
    }
    if hasSemicolon, !endsLine { return UInt32(lower)..<UInt32(next) }
    while lower > lineStart, source[lower - 1] <= 0x20 { lower -= 1 }
    if endsLine, lower > lineStart, source[lower - 1] == UInt8(ascii: ";") { lower -= 1 }
    return UInt32(lower)..<UInt32(endsLine ? max(upper, lineEnd) : upper)
  }

  /// Where something else than white space is in a line, or it ends.
  private func endOfBlanks(_ offset: Int) -> Int {
    var end = offset
    while end < source.count, source[end] <= 0x20, !isBreak(end) { end += 1 }
    return end
  }

  /// Whether the rest of a line is one comment.
  private func isComment(_ range: Range<Int>) -> Bool {
    let text = source.text(UInt32(range.lowerBound)..<UInt32(range.upperBound))
    if text.hasPrefix("//") { return true }
    guard text.hasPrefix("/*"), let end = text.dropFirst(2).firstRange(of: "*/") else { return false }
    return text[end.upperBound...].allSatisfy(\.isWhitespace)
  }

  /// The line in which a block comment begins that ends in a line and has its lines for itself.
  private func startOfBlock(endingIn line: Int) -> Int? {
    var start = line
    while true {
      let text = source.text(UInt32(start)..<UInt32(endOfLine(start)))
      if let opening = text.firstRange(of: "/*") {
        return text[..<opening.lowerBound].allSatisfy(\.isWhitespace) ? start : nil
      }
      let end = endOfLineAbove(start)
      guard end >= 0 else { return nil }
      start = startOfLine(end)
    }
  }

  /// Words of comments that are about more than the next declaration.
  private static let headings = [
    "MARK:", "envlint:disable ", "envlint:enable", "swiftlint:disable ", "swiftlint:enable",
  ]

  /// Where the comments begin that are about the declaration below alone: its documentation, and others unless they may be about the
  /// declarations that follow it as well.
  private func startOfOwnComments(above line: Int, _ lineEnd: Int) -> Int {
    let behind = nextLine(lineEnd)
    let following = source.text(UInt32(behind)..<UInt32(endOfLine(behind))).drop(while: \.isWhitespace)
    let isLast = following.isEmpty || following.hasPrefix("}") || following.hasPrefix("/") || following.hasPrefix("#")
    var start = line
    while true {
      let end = endOfLineAbove(start)
      guard end >= 0 else { return start }
      let lineAbove = startOfLine(end)
      let text = source.text(UInt32(lineAbove)..<UInt32(end)).drop(while: \.isWhitespace)
      if text.hasSuffix("*/"), let block = startOfBlock(endingIn: lineAbove) {
        let isDocumentation = source.text(UInt32(block)..<UInt32(end)).drop(while: \.isWhitespace).hasPrefix("/**")
        guard isDocumentation || isLast else { return start }
        start = block
        continue
      }
      guard text.hasPrefix("///") || text.hasPrefix("//") && (isLast || text.holds("envlint:disable:next")),
        !TreeReader.headings.contains(where: text.holds)
      else { return start }
      start = lineAbove
    }
  }

  /// Whether a comment may begin in a range; `//` in a string counts as well.
  private func holdsSlashes(_ range: Range<Int>) -> Bool {
    range.contains { offset in
      source[offset] == UInt8(ascii: "/") && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(source[offset + 1])
    }
  }
}
