/// Edges to what is shown for a value that only some code makes.
extension FlowGraph {
  /// Leaves them out in each build in which that code doesn't run, because it is that of views which no root shows, or isn't compiled.
  ///
  /// - Parameter types: the nodes of types, by each of their declarations.
  mutating func leaveOutUnmade(_ types: [ContainerID: [Int]]) {
    if makers.isEmpty { return }
    var (made, unmade): (Set<Int>, Set<Int>) = ([], [])
    for build in builds.all {
      let found = edgesShown(in: build, types)
      for edge in found.unmade { edges[edge].builds.remove(build) }
      made.formUnion(found.made)
      unmade.formUnion(found.unmade)
    }
    for edge in unmade.subtracting(made) { edges[edge].builds = .none }
  }

  /// The edges from what roots show in a build for which code makes the value there, and those for which none does.
  private func edgesShown(in build: FlowBuilds.Index, _ types: [ContainerID: [Int]]) -> (
    made: Set<Int>, unmade: Set<Int>
  ) {
    var isShown = Array(repeating: false, count: nodes.count)
    func runs(_ maker: PresentedCases.Maker) -> Bool {
      guard builds[maker.condition].contains(build) else { return false }
      return maker.view.map { types[$0]?.contains { isShown[$0] } ?? false } ?? true
    }
    var pending = roots.filter { $0.kind != .preview && $0.builds.contains(build) }.map(\.node)
    var waiting: Set<Int> = []
    var made: Set<Int> = []
    repeat {
      while let node = pending.popLast() {
        if isShown[node] { continue }
        isShown[node] = true
        for edge in nodes[node].edges where edges[edge].builds.contains(build) {
          if makers[edge] == nil { pending.append(edges[edge].target) } else { waiting.insert(edge) }
        }
      }
      let new = waiting.filter { makers[$0]?.contains(where: runs) == true }
      waiting.subtract(new)
      made.formUnion(new)
      pending = new.map { edges[$0].target }
    } while !pending.isEmpty
    return (made, waiting)
  }
}
