extension SyntaxTree {
  /// Checks what every tree promises, whatever the bytes; returns one line for each broken promise.
  ///
  /// Subtrees nest; a child's range lies in its parent's; siblings are ordered and never overlap; only the root has no parent.
  /// Errors are in source order and lie in the file.
  public func checkInvariants() -> [String] {
    guard let root = records.first, root.kind == .sourceFile, Int(root.subtreeEnd) == count else {
      return ["the root is no source file that covers all nodes"]
    }
    var broken: [String] = []
    if zip(errors, errors.dropFirst()).contains(where: { $0.offset > $1.offset }) {
      broken.append("the errors are not in source order")
    }
    if errors.contains(where: { $0.offset > root.end }) { broken.append("an error lies after the end") }
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
  /// split (`>>`, `?>`). To the file itself belong only a shebang and semicolons; empty tokens are left out. Cost: linear.
  public func checkInvariants(of tokens: Tokens) -> [String] {
    var broken: [String] = []
    let cut = tokens.tokensCutByOffset
    for record in records {
      for (offset, what) in [(record.start, "begins"), (record.end, "ends")] where cut[Int(offset)] >= 0 {
        let index = Int(cut[Int(offset)])
        broken.append("\(record.kind) \(what) at \(offset), inside of token \(index) \(tokens.kinds[index])")
      }
    }
    var items = children(root)
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
  /// For each offset the index of the token that a cut there would split though it is no operator; -1 where there is none.
  fileprivate var tokensCutByOffset: ContiguousArray<Int32> {
    var cut = ContiguousArray<Int32>(repeating: -1, count: Int(ends[count - 1]) + 1)
    for index in 0..<count where !kinds[index].isSplit {
      var offset = Int(starts[index]) + 1
      while offset < Int(ends[index]) {
        cut[offset] = Int32(truncatingIfNeeded: index)
        offset += 1
      }
    }
    return cut
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
