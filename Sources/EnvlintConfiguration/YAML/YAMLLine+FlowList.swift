extension YAMLLine {
  /// Reads `[item, item]` that starts here: scalars only, on this line. What follows it is the caller's.
  mutating func readFlowList() throws(YAMLRejection) -> YAMLNode {
    let opening = self
    var items: [YAMLNode] = []
    index += 1
    while true {
      skipSpaces()
      if isAtEnd { throw opening.rejection(.unclosedList) }
      if peek() == "]" { break }
      if peek() == "," { throw rejection(.emptyItem) }
      items.append(isAtQuote ? try readQuoted() : try readPlain(in: .flowList))
      skipSpaces()
      if isAtEnd { throw opening.rejection(.unclosedList) }
      if peek() == "]" { break }
      guard peek() == "," else { throw rejection(peek() == "\t" ? .tab : .textAfterValue("the item")) }
      index += 1
    }
    index += 1
    return YAMLNode(content: .sequence(items), position: opening.position)
  }
}
