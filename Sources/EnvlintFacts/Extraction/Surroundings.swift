import EnvlintSyntax

/// The surroundings of the current place in the walk over a file: what it is in, how its code runs, which local names it sees.
///
/// A class, because the walk changes it and the collectors of facts ask it. No method changes a property while it is being read, so that
/// the checks for that, which would cost a tenth of the walk, are left out.
final class Surroundings {
  let reader: TreeReader
  /// Where the words stand that make a body worth a walk.
  let triggers: TriggerTokens
  /// Names that the flow of the environment looks for.
  let flowQuery: FlowQuery
  @exclusivity(unchecked) var place = Place()
  @exclusivity(unchecked) var localNames = LocalNames()
  @exclusivity(unchecked) var execution = Execution()
  @exclusivity(unchecked) var function = EnclosingFunction()

  init(reader: TreeReader, triggers: TriggerTokens, flowQuery: FlowQuery) {
    self.reader = reader
    self.triggers = triggers
    self.flowQuery = flowQuery
  }

  var tree: SyntaxTree { reader.tree }

  /// The environment properties whose uses are recorded.
  var propertyNames: PropertyNames { triggers.propertyNames }

  /// The scope at the current place.
  var scope: Scope { place.scope }

  /// The scope of the code of a function or initializer that is here.
  func scope(ofBody node: Node) -> Scope {
    scope.entering(
      genericParameters: DeclarationReader(reader).genericParameterNames(of: node), isBroken: tree.hasError(in: node))
  }
}

/// How the code at a place runs.
struct Execution {
  var context = Loop.Context(callName: nil, callRange: nil, identityNames: [], isAsync: false)
  /// The call that is given the closure around.
  var call: Node?
  var isMutating = false
  var position = Position.unknown
  /// Whether the current place is reached whenever the function around is called.
  var isCertain = true
  /// The loops around it that last as long as their task, as indices into the facts; outermost first.
  var openLoops: [Int] = []
  /// The `if` and `switch` statements around it, outermost first.
  var branches: [Node] = []
}

/// The function around a place.
struct EnclosingFunction {
  /// Nil outside of functions.
  var body: Node?
  /// Where its name is.
  var nameRange: Range<UInt32>?
  var parameters: [Parameter] = []
  /// The number of the hosting controllers in it so far.
  var hostingCallCount = 0
  /// The initializer or function of a type, whatever functions are in it.
  var member: Member?

  /// The initializer or function of a type whose body is visited.
  struct Member {
    var name: String
    var body: Range<UInt32>
    var parameters: [Parameter]
  }
}
