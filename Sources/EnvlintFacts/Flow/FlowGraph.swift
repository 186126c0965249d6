/// Who shows whom in a project, and what is injected on the way.
///
/// A node is a view-like type or one body of code that builds views. An edge leads from a node to what stands in it.
struct FlowGraph: Sendable {
  struct Node: Sendable {
    enum Kind: Sendable {
      case type(DeclaredType)
      /// Index in `FileFacts.views`.
      case body(Int)
    }

    var kind: Kind
    /// Index of the file.
    var file: Int
    /// Indices of the edges from it.
    var edges: [Int] = []
    /// Indices of the edges to it.
    var incoming: [Int] = []
    /// What the type itself looks up and must find, and the keys that it reads.
    var wants: [Want] = []

    /// The keys that it wants in a build.
    func keys(in build: FlowBuilds.Index) -> KeySet {
      wants.reduce(into: KeySet.none) { if $1.builds.contains(build) { $0 = $0.union($1.keys) } }
    }
  }

  /// What the properties of a type want that are compiled under one condition.
  struct Want: Sendable {
    var keys: KeySet
    var condition: CompilationCondition
    var builds = FlowBuilds.Indices.all
  }

  /// What builds views in the files that call functions which make hosting controllers, by their indices.
  var callerViews: [Int: ViewFacts] = [:]

  /// What builds views in a file, as the nodes and edges count it.
  func views(in file: Int, _ project: ProjectIndex) -> ViewFacts { callerViews[file] ?? project.views(in: file) }

  struct Edge: Sendable {
    var source: Int
    var target: Int
    /// Index in the file's `ViewFacts.elements`; nil for the edge from a type to its own body.
    var element: Int?
    var context: FlowContext
    /// What is injected in the same chain, but for its receiver alone and not for the presented content that this edge is in.
    var missed = KeySet.none
    /// The builds that have it.
    var builds = FlowBuilds.Indices.all
  }

  /// Where an environment starts anew.
  struct Root: Sendable {
    enum Kind: Sendable, Equatable {
      /// An app's scene, or a widget.
      case app
      case preview
      /// A hosting controller, and whether its environment is known to start empty.
      case hosting(isEmpty: Bool)
    }

    var kind: Kind
    var node: Int
    /// When the body of the root is compiled.
    var condition = CompilationCondition.always
    /// The builds that have it.
    var builds = FlowBuilds.Indices.all
  }

  var nodes: [Node] = []
  var edges: [Edge] = []
  var roots: [Root] = []
  var keys = FlowKeys()
  /// Those that SwiftUI may put into the environment of an app's scenes by itself.
  var delegateKeys = KeySet.none
  /// Those that code injects which is not followed; it may be anywhere.
  var unfollowedKeys = KeySet.none
  /// The builds that the conditions in it tell apart.
  var builds = FlowBuilds.one

  /// Those of which it is not known whether the environment of a root or some place below it has them.
  func ambientKeys(of kind: Root.Kind) -> KeySet {
    kind == .app ? delegateKeys.union(unfollowedKeys) : unfollowedKeys
  }
}
