extension SyntaxTree {
  /// Checks what every tree promises, whatever the bytes; returns one line for each broken promise.
  ///
  /// Subtrees nest; a child's range lies in its parent's; siblings are ordered and never overlap; only the root has no parent.
  public func checkInvariants() -> [String] {
    guard let root = records.first, root.kind == .sourceFile, Int(root.subtreeEnd) == count else {
      return ["the root is no source file that covers all nodes"]
    }
    var broken: [String] = []
    var ancestors: [(end: Int, lastChildEnd: UInt32, record: Record)] = []
    for (index, record) in records.enumerated() {
      while let top = ancestors.last, top.end <= index { ancestors.removeLast() }
      func fail(_ what: String) { broken.append("node \(index) \(record.kind) \(what)") }
      let end = Int(record.subtreeEnd)
      if end <= index || end > count { fail("ends at \(end)") }
      if record.start > record.end { fail("has a negative range") }
      if let parent = ancestors.last {
        if end > parent.end { fail("outlives its parent \(parent.record.kind)") }
        if record.start < parent.record.start || record.end > parent.record.end {
          fail("leaves the range of its parent \(parent.record.kind)")
        }
        if record.start < parent.lastChildEnd { fail("overlaps its sibling") }
        ancestors[ancestors.count - 1].lastChildEnd = record.end
      } else if index != 0 {
        fail("has no parent")
      }
      ancestors.append((end, record.start, record))
    }
    return broken
  }

  /// Checks that every token belongs to one node, for a tree of these tokens; returns one line for each that does not.
  ///
  /// As subtrees nest, that is the innermost node around the token, unless a node begins or ends inside of it: only operators are
  /// split (`>>`, `?>`). To the file itself belong only a shebang and semicolons; empty tokens are left out. Cost: O(n log n).
  public func checkInvariants(of tokens: Tokens) -> [String] {
    var broken: [String] = []
    func check(_ offset: UInt32, _ record: Record, _ what: String) {
      guard let index = tokens.index(around: offset), !tokens.kinds[index].isSplit else { return }
      broken.append(
        "\(record.kind) \(record.start)..<\(record.end) \(what) inside of token \(index) \(tokens.kinds[index])")
    }
    for record in records {
      check(record.start, record, "begins")
      check(record.end, record, "ends")
    }
    var items = children(root).makeIterator()
    var item = items.next()
    for index in 0..<tokens.count where tokens.starts[index] < tokens.ends[index] {
      while let node = item, range(node).upperBound <= tokens.starts[index] { item = items.next() }
      let isInside = item.map { range($0).lowerBound <= tokens.starts[index] } ?? false
      if !isInside, tokens.kinds[index] != .semicolon, tokens.kinds[index] != .shebang {
        broken.append("token \(index) \(tokens.kinds[index]) belongs to no node")
      }
    }
    return broken
  }
}

extension Tokens {
  /// The token that an offset cuts in two; nil when it lies between two tokens.
  fileprivate func index(around offset: UInt32) -> Int? {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if ends[middle] <= offset { range = middle + 1..<range.upperBound } else { range = range.lowerBound..<middle }
    }
    let index = range.lowerBound
    return index < count && starts[index] < offset ? index : nil
  }
}

extension TokenKind {
  /// Whether the parser may take the token in parts.
  fileprivate var isSplit: Bool {
    switch self {
    case .prefixOperator, .postfixOperator, .binaryOperator: true
    default: false
    }
  }
}
