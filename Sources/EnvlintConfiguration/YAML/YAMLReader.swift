/// Reads the strict subset of YAML 1.2 that a configuration file may use, and rejects everything else.
///
/// Input: bytes. Output: a tree with places, or the first rejection. The subset: one document, optionally after
/// `---`; block mappings with string keys and block sequences, nested as YAML allows; plain and quoted scalars and
/// lists `[a, b]` of scalars, each on one line; comments; `\n` or `\r\n`; a byte order mark.
///
/// **Invariant:** what is accepted means the same to every YAML 1.2 reader. Where readers differ, or a slip changes
/// the meaning, the reader rejects, even what YAML allows.
/// **Invariant:** time is linear in the file for a bounded depth, and depth is bounded; no input crashes it.
public struct YAMLReader {
  /// Far more than a configuration nests, and no risk for the stack.
  static let maximumDepth = 64

  private let lines: [[UInt8]]
  /// The 0-based number of the line that `advance` looks at next.
  private var nextLine = 0
  /// The line that is read now: the next one with content. Nil after the last.
  private var current: YAMLLine?

  /// The tree of a whole file.
  ///
  /// - Parameter path: how the file is called in an error.
  /// - Returns: a null scalar for a file without content.
  public static func read(_ bytes: [UInt8], path: String) -> Result<YAMLNode, ConfigurationError> {
    do throws(YAMLRejection) {
      var reader = YAMLReader(lines: try yamlLines(bytes))
      return .success(try reader.readDocument())
    } catch {
      return .failure(error.configurationError(path: path, source: ConfigurationSource(bytes)))
    }
  }

  private init(lines: [[UInt8]]) { self.lines = lines }

  private mutating func readDocument() throws(YAMLRejection) -> YAMLNode {
    try advance()
    if let line = current, isDocumentMarker(line) {
      if line.peek() == "." { throw line.rejection(.secondDocument) }
      if line.peek(3) != nil {
        var rest = line
        rest.index += 3
        try rest.expectEnd(after: "'---'")
      }
      try advanceInDocument()
    }
    guard let first = current else { return nullNode(at: YAMLPosition(line: 1, column: 1)) }
    let root = try readBlock(from: first, depth: 0)
    if let line = current { throw line.rejection(problem(of: line, afterBlockAt: first.indentation)) }
    return root
  }

  /// Moves to the next line with content.
  private mutating func advance() throws(YAMLRejection) {
    current = nil
    while current == nil, nextLine < lines.count {
      let line = YAMLLine(number: nextLine + 1, bytes: lines[nextLine])
      nextLine += 1
      if line.peek() == "\t" { throw line.rejection(.tab) }
      if !line.isAtEnd { current = line }
    }
  }

  /// The next line inside the document.
  private mutating func advanceInDocument() throws(YAMLRejection) {
    try advance()
    if let line = current, isDocumentMarker(line) { throw line.rejection(.secondDocument) }
  }

  /// `---` or `...` at the start of a line, before a space or the end.
  private func isDocumentMarker(_ line: YAMLLine) -> Bool {
    guard line.index == 0 else { return false }
    let mark = line.bytes.prefix(3)
    return (mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8))
      && (isBlank(line.peek(3)) || line.peek(3) == "\t")
  }

  // MARK: - Blocks

  /// Reads the mapping or sequence that starts at `line`, the current one.
  private mutating func readBlock(from line: YAMLLine, depth: Int) throws(YAMLRejection) -> YAMLNode {
    if depth >= YAMLReader.maximumDepth { throw line.rejection(.tooDeep) }
    let content: YAMLNode.Content =
      line.isAtDash
      ? .sequence(try readSequence(indentation: line.indentation, depth: depth))
      : .mapping(try readMapping(indentation: line.indentation, depth: depth))
    return YAMLNode(content: content, position: line.position)
  }

  /// Reads the items `- …` at this indentation.
  private mutating func readSequence(indentation: Int, depth: Int) throws(YAMLRejection) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while var line = current, line.indentation == indentation, line.isAtDash {
      line.index += 1
      line.skipSpaces()
      if line.isAtDash || line.isAtKey {
        line.startBlockHere()
        current = line
        items.append(try readNestedBlock(from: line, in: indentation, depth: depth))
      } else {
        items.append(try readValue(line, indentation: indentation, depth: depth, allowsSequenceHere: false))
      }
    }
    return items
  }

  /// Reads the entries `key: …` at this indentation.
  private mutating func readMapping(indentation: Int, depth: Int) throws(YAMLRejection) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var places: [String: YAMLPosition] = [:]
    while var line = current, line.indentation == indentation {
      if line.isAtDash { throw line.rejection(.itemInMapping) }
      let (key, position) = try line.readKey()
      if let first = places[key] { throw YAMLRejection(.duplicateKey(key, first: first), at: position) }
      places[key] = position
      line.skipSpaces()
      let value = try readValue(line, indentation: indentation, depth: depth, allowsSequenceHere: true)
      entries.append(YAMLEntry(key: key, keyPosition: position, value: value))
    }
    return entries
  }

  /// Reads the value after a `-` or `key:` whose block has the given indentation: the rest of `line`, or the deeper
  /// block below it, or nothing. A sequence below a key may have the key's own indentation.
  private mutating func readValue(
    _ line: YAMLLine, indentation: Int, depth: Int, allowsSequenceHere: Bool
  ) throws(YAMLRejection) -> YAMLNode {
    if !line.isAtEnd {
      let value = try readInline(line)
      try advanceInDocument()
      if let next = current, next.indentation > indentation { throw next.rejection(.continuedValue) }
      return value
    }
    try advanceInDocument()
    guard let next = current else { return nullNode(at: line.position) }
    let isSequenceHere = allowsSequenceHere && next.indentation == indentation && next.isAtDash
    guard next.indentation > indentation || isSequenceHere else { return nullNode(at: line.position) }
    return try readNestedBlock(from: next, in: indentation, depth: depth)
  }

  /// Reads the block that starts at `line`, below a `-` or `key:` whose block has the given indentation.
  private mutating func readNestedBlock(
    from line: YAMLLine, in indentation: Int, depth: Int
  ) throws(YAMLRejection) -> YAMLNode {
    let block = try readBlock(from: line, depth: depth + 1)
    if let next = current, next.indentation > indentation {
      throw next.rejection(problem(of: next, afterBlockAt: line.indentation))
    }
    return block
  }

  /// Why `line` belongs to no block. A mapping takes every line of its indentation, so any other line there
  /// follows a sequence.
  private func problem(of line: YAMLLine, afterBlockAt indentation: Int) -> YAMLProblem {
    line.indentation == indentation ? .notAnItem : .inconsistentIndentation
  }

  /// Reads a scalar or list that is the rest of its line.
  private func readInline(_ start: YAMLLine) throws(YAMLRejection) -> YAMLNode {
    var line = start
    let value: YAMLNode
    switch line.peek() {
    case "\"", "'":
      value = try line.readQuoted()
      try line.expectEnd(after: "the closing quote")
    case "[":
      value = try line.readFlowList()
      try line.expectEnd(after: "the list")
    default:
      value = try line.readPlain(in: .block)
    }
    return value
  }
}

private func nullNode(at position: YAMLPosition) -> YAMLNode {
  YAMLNode(content: .scalar(YAMLScalar(text: "", isQuoted: false)), position: position)
}
