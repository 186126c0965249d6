/// Who shows whom in a project, and what is injected on the way.
///
/// A node is a view-like type or one body of code that builds views. An edge leads from a node to what is in it.
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
    /// The names of the values of which it is known in a body which case they are: `self` for that of its enum, `self.name` for a
    /// constant of its view.
    var knownCases: Set<String> = []
    /// Indices of the edges from it.
    var edges: [Int] = []
    /// Indices of the edges to it.
    var incoming: [Int] = []
    /// The keys that the type itself looks up and requires, and the keys that it reads.
    var wants: [Want] = []

    /// Whether the case is known of what a name means.
    func knows(_ name: String) -> Bool { knownCases.contains(name) || knownCases.contains("self." + name) }

    /// The keys that it wants in a build.
    func keys(in build: FlowBuilds.Index) -> KeySet {
      wants.reduce(into: KeySet.none) { if $1.builds.contains(build) { $0 = $0.union($1.keys) } }
    }
  }

  /// The keys that a type's properties require that are compiled under one condition.
  struct Want: Sendable {
    var keys: KeySet
    var condition: CompilationCondition
    var builds = FlowBuilds.Indices.all
  }

  /// The names that some targets of Xcode set for `#if`; it isn't known which ones.
  var flags: Set<String> = []
  /// When files are compiled, as far as the systems of their targets tell.
  var fileConditions: [Int: CompilationCondition] = [:]
  /// The views in files that were read again, by their indices; see `FlowFiles`.
  var readViews: [Int: ViewFacts] = [:]

  /// The builds that compile a declaration.
  func builds(with scope: Scope, in file: Int) -> FlowBuilds.Indices {
    builds[CompilationCondition(scope.branches).and(fileConditions[file] ?? .always)]
  }

  /// Whether some edges depend on a flag that some target sets: which targets compile them isn't known.
  func dependsOnFlags(_ way: [Int]) -> Bool {
    !flags.isEmpty
      && way.contains { index in
        edges[index].context.condition.formula.tests.contains { test in
          guard case .flag(let name) = test else { return false }
          return name != Build.debug && name != Build.release && flags.contains(name)
        }
      }
  }

  /// Whether some edges lead through code of another module.
  func meetsForeignCode(_ way: [Int]) -> Bool { way.contains { edges[$0].context.environment.meetsForeignCode } }

  /// Whether some edges lead to the destination of a link.
  func followsLink(_ way: [Int]) -> Bool { way.contains { edges[$0].context.environment.followsLink } }

  /// Whether a link is among some edges that may have a key around it: on some systems its destination sees that.
  func dependsOnLink(_ way: [Int], _ key: Int, _ reach: ForwardAnalysis) -> Bool {
    way.contains { index in
      let edge = edges[index]
      return edge.context.environment.followsLink
        && (edge.missed.contains(key) || !reach.environments[edge.source].lacking.contains(key))
    }
  }

  /// Whether some edges lead to a view that shows itself with a key: perhaps it goes on to what needs that only where it has it.
  func showsItself(_ way: [Int], with key: Int) -> Bool {
    func injects(_ edge: Int) -> Bool { edges[edge].context.environment.provided.contains(key) }
    return way.contains { index in
      let node = edges[index].target
      return nodes[node].incoming.contains { last in
        let source = edges[last].source
        return injects(last)
          && (source == node || nodes[source].incoming.contains { edges[$0].source == node })
      }
    }
  }

  /// The views in a file, as the nodes and edges count them.
  func views(in file: Int, _ project: ProjectIndex) -> ViewFacts { readViews[file] ?? project.views(in: file) }

  struct Edge: Sendable {
    var source: Int
    var target: Int
    /// Index in the file's `ViewFacts.elements`; nil for the edge from a type to its own body.
    var element: Int?
    var context: FlowContext
    /// The keys injected in the same chain for its receiver alone, and not for the presented content of this edge.
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
      /// Views that are made or called by code that isn't followed: they may be anywhere.
      case elsewhere

      /// Whether it is known that something begins there.
      var isKnown: Bool { self != .preview && self != .elsewhere }
      /// Whether it may begin with anything.
      var isUnknown: Bool { self == .elsewhere || self == .hosting(isEmpty: false) }
    }

    var kind: Kind
    var node: Int
    /// Whether it starts empty in a navigation controller of UIKit's.
    var isInNavigation = false
    /// When the body of the root is compiled.
    var condition = CompilationCondition.always
    /// The builds that have it.
    var builds = FlowBuilds.Indices.all
  }

  /// Keys that code injects which isn't followed.
  struct UnfollowedInjection: Sendable {
    var keys: KeySet
    var location: Location
  }

  /// By file: the constructions that some walk through their body found to be in cases that its values are never of.
  var excluded: [Int: Set<Int>] = [:]
  var nodes: [Node] = []
  var edges: [Edge] = []
  var roots: [Root] = []
  var keys = FlowKeys()
  /// The keys that SwiftUI itself may put into the environment of an app's scenes.
  var delegateKeys = KeySet.none
  /// Code that injects keys at places that aren't known.
  var unfollowed: [UnfollowedInjection] = []
  /// The keys that unfollowed code injects; they may be anywhere.
  var unfollowedKeys: KeySet { unfollowed.reduce(into: KeySet.none) { $0 = $0.union($1.keys) } }
  /// By the index of an edge: the code of which some must run for the value to be made that it is shown for. Other edges aren't in it.
  var makers: [Int: Set<PresentedCases.Maker>] = [:]
  /// The builds that the conditions in it tell apart.
  var builds = FlowBuilds.one

  /// The SDK's type of the controller whose root a node is; nil for other nodes.
  func hostingType(at node: Int, _ project: ProjectIndex) -> String? {
    guard case .body(let index) = nodes[node].kind else { return nil }
    let body = views(in: nodes[node].file, project).bodies[index]
    guard case .hosting(let call) = body.kind else { return nil }
    let site = LookupContext(file: nodes[node].file, scope: body.scope)
    return project.hostingType(of: project.resolver.resolve(call.path, at: site))
  }

  /// The keys that a root, or some place below it, may have.
  func ambientKeys(of kind: Root.Kind) -> KeySet {
    kind == .app ? delegateKeys.union(unfollowedKeys) : unfollowedKeys
  }
}
