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
}
