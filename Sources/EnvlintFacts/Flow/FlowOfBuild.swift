/// The needs of one build of a graph, and what reaches it.
struct FlowOfBuild: Sendable {
  let build: FlowBuilds.Index
  /// With needs that presentations hide from the presenting view's chain.
  let needs: BackwardAnalysis
  /// Without needs that are told of at a presentation.
  let openNeeds: BackwardAnalysis
  let reach: ForwardAnalysis
  /// Whether the build sets no flags of the project.
  let isPlain: Bool

  init(_ graph: FlowGraph, _ build: FlowBuilds.Index) {
    self.build = build
    needs = BackwardAnalysis(graph, passesMissed: true, in: build)
    openNeeds = BackwardAnalysis(graph, passesMissed: false, in: build)
    reach = ForwardAnalysis(graph, in: build)
    isPlain = graph.builds.arePlain[build]
  }
}
