/// The builds that the conditions of a graph tell apart, as far as they differ in what they compile.
///
/// A path is real where one build compiles all of it. So the flow is followed once for each build.
struct FlowBuilds: Sendable {
  typealias Index = Int

  /// Some of the builds.
  struct Indices: Sendable, Hashable {
    fileprivate var bits: UInt64

    static let all = Indices(bits: .max)
    static let none = Indices(bits: 0)

    /// - Parameter build: nil for any.
    func contains(_ build: Index?) -> Bool { build.map { bits >> UInt64($0) & 1 == 1 } ?? (bits != 0) }

    mutating func remove(_ build: Index) { bits &= ~(1 << UInt64(build)) }
  }

  /// For each whether it sets no flags but those of targets, and those that tell debug builds from others; those first.
  private(set) var arePlain: [Bool]
  private var indices: [CompilationCondition: Indices] = [:]
  /// More are not looked at.
  private static let most = 64

  /// Where nothing depends on a condition.
  static let one = FlowBuilds()

  private init() { arePlain = [true] }

  var all: Range<Index> { arePlain.indices }

  /// - Parameters:
  ///   - conditions: of everything in the graph, each once.
  ///   - systems: those that the project is built for; nil where they are unknown.
  ///   - knownFlags: flags that targets set, by which conditions of files tell the targets apart.
  init(telling conditions: [CompilationCondition], for systems: [BuildSystem]?, knownFlags: Set<String>) {
    let formulas = conditions.map(\.formula)
    var rows: [Row] = []
    var known: Set<Row> = []
    let settings =
      systems.map { BuildSettings(of: formulas, systems: $0) } ?? CompilationCondition.settings(of: conditions)
    _ = settings.contains { build in
      let row = Row(holds: formulas.map { $0.holds(in: build) != false }, isPlain: build.hasNoFlags(but: knownFlags))
      if known.insert(row).inserted { rows.append(row) }
      return false
    }
    // An edge in one build is also in builds that contain it.
    rows = rows.filter { row in !rows.contains { $0 != row && $0.includes(row) } }
    rows = Array((rows.filter(\.isPlain) + rows.filter { !$0.isPlain }).prefix(FlowBuilds.most))
    arePlain = rows.map(\.isPlain)
    for (position, condition) in conditions.enumerated() {
      let bits = rows.enumerated().reduce(into: UInt64(0)) { bits, row in
        if row.element.holds[position] { bits |= 1 << UInt64(row.offset) }
      }
      indices[condition] = Indices(bits: bits)
    }
  }

  private struct Row: Hashable {
    /// For each condition whether it may hold.
    var holds: [Bool]
    var isPlain: Bool

    func includes(_ other: Row) -> Bool {
      (isPlain || !other.isPlain) && zip(holds, other.holds).allSatisfy { $0 || !$1 }
    }
  }

  /// The builds in which a condition may hold.
  subscript(condition: CompilationCondition) -> Indices { indices[condition] ?? .all }
}

extension FlowGraph {
  /// Finds out which builds have each part of the graph.
  ///
  /// - Parameters:
  ///   - systems: those that the project is built for; nil where they are unknown.
  ///   - knownFlags: those that the conditions of files say by their targets.
  mutating func tellBuildsApart(for systems: [BuildSystem]?, knownFlags: Set<String>) {
    var found: Set<CompilationCondition> = []
    for edge in edges { found.insert(edge.context.condition) }
    for root in roots { found.insert(root.condition) }
    for node in nodes { for want in node.wants { found.insert(want.condition) } }
    for maker in makers.values.joined() { found.insert(maker.condition) }
    found.remove(.always)
    if found.isEmpty { return }
    builds = FlowBuilds(telling: found.sorted { $0.text < $1.text }, for: systems, knownFlags: knownFlags)
    for index in edges.indices { edges[index].builds = builds[edges[index].context.condition] }
    for index in roots.indices { roots[index].builds = builds[roots[index].condition] }
    for node in nodes.indices {
      for index in nodes[node].wants.indices {
        nodes[node].wants[index].builds = builds[nodes[node].wants[index].condition]
      }
    }
  }
}
