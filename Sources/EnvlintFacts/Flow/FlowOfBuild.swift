/// What is wanted in one build of a graph, and what reaches it.
struct FlowOfBuild: Sendable {
  let build: FlowBuilds.Index
  /// With needs that presentations hide from the presenting view's chain.
  let needs: FlowNeeds
  /// Without needs that are told of at a presentation.
  let openNeeds: FlowNeeds
  let reach: FlowReach
  /// Whether the build sets no flags of the project.
  let isPlain: Bool

  init(_ graph: FlowGraph, _ build: FlowBuilds.Index) {
    self.build = build
    needs = FlowNeeds(graph, passesMissed: true, in: build)
    openNeeds = FlowNeeds(graph, passesMissed: false, in: build)
    reach = FlowReach(graph, in: build)
    isPlain = graph.builds.arePlain[build]
  }
}
