import EnvlintSyntax

/// The parts of an expression that may not be evaluated, and what must hold for that: one walk over its operands and operators.
///
/// Precedence, from the loosest: assignments, `?:`, `||`, `&&`, comparisons, `??`, all others.
struct LazyParts {
  let reader: TreeReader
  var conditions: [Node: [RunCondition]] = [:]

  private var choices: [RunCondition] = []
  private var alternatives: [RunCondition] = []
  private var conjuncts: [RunCondition] = []
  private var fallbacks: [RunCondition] = []
  /// The operand since the last operator of each precedence or a looser one.
  private var sinceChoice: [Node] = []
  private var sinceOr: [Node] = []
  private var sinceAnd: [Node] = []
  private var sinceFallback: [Node] = []

  init(reader: TreeReader) { self.reader = reader }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="]

  mutating func visit(_ node: Node) {
    switch reader.tree.kind(node) {
    case .binaryOperator: visitOperator(node)
    case .ternary:
      let test = RunCondition.Test.isTrue(reader.expression(of: sinceChoice))
      conditions[node] = choices + [RunCondition(form: .allHold([test]), isOfOperator: true)]
      choices.add(RunCondition(form: .someFails([test]), isOfOperator: true))
      begin(.choice)
    case .assignment: begin(.choice)
    default:
      let all = choices + alternatives + conjuncts + fallbacks
      if !all.isEmpty { conditions[node] = all }
      append(node)
    }
  }

  private mutating func visitOperator(_ node: Node) {
    let text = reader.text(node)
    switch text {
    case "??":
      fallbacks.add(
        RunCondition(form: .someFails([.isPresent(reader.expression(of: sinceFallback))]), isOfOperator: true))
      append(node)
      sinceFallback = []
    case "&&":
      conjuncts.add(
        RunCondition(form: .allHold([.isTrue(reader.expression(of: sinceAnd))]), isOfOperator: true))
      append(node)
      begin(.and)
    case "||":
      alternatives.add(
        RunCondition(form: .someFails([.isTrue(reader.expression(of: sinceOr))]), isOfOperator: true))
      append(node)
      begin(.or)
    case _ where !StandardOperators.contains(text):
      // Whatever it binds, what is after it may be a part of its right side.
      conjuncts.add(RunCondition(form: .isOperand(of: text), isOfOperator: true))
      append(node)
    default:
      append(node)
      if LazyParts.comparisons.contains(text) {
        fallbacks = []
        sinceFallback = []
      }
    }
  }

  private mutating func append(_ node: Node) {
    sinceChoice.append(node)
    sinceOr.append(node)
    sinceAnd.append(node)
    sinceFallback.append(node)
  }

  private enum Level {
    case and, or, choice
  }

  /// The next operand follows an operator of that precedence.
  private mutating func begin(_ level: Level) {
    fallbacks = []
    sinceFallback = []
    sinceAnd = []
    if level == .and { return }
    conjuncts = []
    sinceOr = []
    if level == .or { return }
    alternatives = []
    sinceChoice = []
  }
}
