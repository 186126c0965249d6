import EnvlintSyntax

/// How a chain is laid out on its lines, for fixes that add or remove a modifier.
struct ChainLayout {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }
  private var lines: SourceLines { SourceLines(source: reader.source) }

  init(_ reader: TreeReader) { self.reader = reader }

  /// The range to remove with a modifier of a chain: it and the white space before it, or, where a comment is there, it alone with
  /// its line.
  ///
  /// - Parameters:
  ///   - receiverEnd: where what it is applied to ends.
  ///   - modifier: from the dot to the end of the arguments.
  func removal(ofModifier modifier: Range<UInt32>, behind receiverEnd: UInt32) -> Range<UInt32> {
    let (start, end) = (Int(modifier.lowerBound), Int(modifier.upperBound))
    if lines.isBlank(Int(receiverEnd)..<start) { return receiverEnd..<modifier.upperBound }
    let (lineStart, lineEnd) = (lines.startOfLine(start), lines.endOfLine(end))
    guard lines.isBlank(lineStart..<start), lines.isBlank(end..<lineEnd) else { return modifier }
    return UInt32(lineStart)..<UInt32(lines.nextLine(lineEnd))
  }

  /// The text before a further modifier of a chain: a line break and its indentation, where the modifiers of the chain have lines of their
  /// own or the chain has its lines for itself; nothing for the first one of a chain between other code.
  func modifierStart(ofChain chain: Node) -> String {
    let range = tree.range(chain)
    let (start, end) = (Int(range.lowerBound), Int(range.upperBound))
    var hasModifier = false
    for child in tree.children(chain) where tree.kind(child) == .member {
      let dot = Int(tree.range(child).lowerBound)
      if lines.isBlank(lines.startOfLine(dot)..<dot) { return "\n" + lines.indentation(ofLineAt: dot) }
      hasModifier = true
    }
    let lastLine = lines.startOfLine(end)
    let rest = reader.source.padded[end..<lines.endOfLine(end)].drop { $0 <= 0x20 }
    let isAlone = lines.isBlank(lines.startOfLine(start)..<start) && (rest.isEmpty || rest.starts(with: "//".utf8))
    guard isAlone || hasModifier else { return "" }
    let outer = lines.indentation(ofLineAt: lastLine)
    // After the brace of a closure, modifiers begin where the line of the brace does.
    let closesBrace = [UInt8(ascii: "}"), UInt8(ascii: ")")].contains(reader.source[lastLine + outer.utf8.count])
    if isAlone, closesBrace, lastLine > start { return "\n" + outer }
    return "\n" + outer + (outer.hasSuffix("\t") ? "\t" : outer.utf8.count % 4 == 2 ? "  " : "    ")
  }
}
