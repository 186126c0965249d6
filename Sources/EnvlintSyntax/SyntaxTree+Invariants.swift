extension SyntaxTree {
  /// Checks what every tree promises, whatever the bytes; returns one line for each broken promise.
  ///
  /// Subtrees nest; a child's range lies in its parent's; siblings are ordered and never overlap; only the root has no parent.
  public func checkInvariants() -> [String] {
    var broken: [String] = []
    guard count > 0, kinds[0] == .sourceFile, subtreeEnds[0] == UInt32(count) else {
      return ["the root is no source file that covers all nodes"]
    }
    var open: [Int] = []
    var lastSiblingEnd: [UInt32] = []
    for index in 0..<count {
      while let top = open.last, Int(subtreeEnds[top]) <= index {
        open.removeLast()
        lastSiblingEnd.removeLast()
      }
      let end = Int(subtreeEnds[index])
      if end <= index || end > count { broken.append("node \(index) ends at \(end)") }
      if starts[index] > ends[index] { broken.append("node \(index) has a negative range") }
      if let parent = open.last {
        if end > Int(subtreeEnds[parent]) { broken.append("node \(index) outlives its parent \(parent)") }
        if starts[index] < starts[parent] || ends[index] > ends[parent] {
          broken.append("node \(index) \(kinds[index]) leaves the range of its parent \(parent) \(kinds[parent])")
        }
        let previous = lastSiblingEnd[lastSiblingEnd.count - 1]
        if starts[index] < previous { broken.append("node \(index) \(kinds[index]) overlaps its sibling") }
        lastSiblingEnd[lastSiblingEnd.count - 1] = ends[index]
      } else if index != 0 {
        broken.append("node \(index) has no parent")
      }
      open.append(index)
      lastSiblingEnd.append(starts[index])
    }
    return broken
  }
}
