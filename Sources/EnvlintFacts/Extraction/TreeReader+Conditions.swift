import EnvlintSyntax

/// The condition for running a part of code.
extension TreeReader {
  /// Of the parts of an expression that may not be evaluated, what must hold for that; nil where all of it is evaluated.
  ///
  /// A part is an operand with its marks, or what is between `?` and `:`.
  func lazyParts(of expression: Node) -> [Node: [RunCondition]]? {
    guard
      tree.children(expression).contains(where: {
        tree.kind($0) == .ternary || isShortCircuit($0) || isOfProject($0)
      }),
      !nestsTooDeeply(expression)
    else { return nil }
    var walk = LazyParts(reader: self)
    for child in tree.children(expression) { walk.visit(child) }
    return walk.conditions
  }

  func isShortCircuit(_ node: Node) -> Bool {
    tree.kind(node) == .binaryOperator && (matches(node, "??") || matches(node, "&&") || matches(node, "||"))
  }

  /// Whether a node is an operator that the standard library does not declare.
  private func isOfProject(_ node: Node) -> Bool {
    tree.kind(node) == .binaryOperator && !StandardOperators.contains(text(node))
  }

  /// The tests of an `if`, a `guard` or a `while`.
  func tests(_ conditions: Node) -> [RunCondition.Test] {
    tree.children(conditions).compactMap { condition in
      guard tree.kind(condition) == .condition, let part = tree.firstChild(condition) else { return nil }
      switch tree.kind(part) {
      case .expression: return .isTrue(expression(part))
      case .optionalBinding: return boundValue(part).map { .isPresent($0) } ?? .unknown
      case .patternCondition:
        guard let value = initialValue(part), let pattern = tree.child(.pattern, of: part) else { return .unknown }
        return .fits(expression(value), valuePattern(pattern))
      case .availability: return availabilityTest(part)
      default: return .unknown
      }
    }
  }

  /// When a `guard`, or an `if` without `else`, leaves the code around, or one in an `#if`; none for every other statement.
  func exits(of statement: Node) -> [[RunCondition]] {
    if tree.kind(statement) == .ifConfig {
      return branches(ofConfig: statement).flatMap { clause, branch in
        tree.children(clause).flatMap { exits(of: $0) }.map { [RunCondition(form: .isCompiled(branch))] + $0 }
      }
    }
    guard let conditions = tree.child(.conditions, of: statement) else { return [] }
    switch tree.kind(statement) {
    case .guardStatement: return [[RunCondition(form: .someFails(tests(conditions)))]]
    case .ifStatement where endsAtOnce(statement): return [[RunCondition(form: .allHold(tests(conditions)))]]
    default: return []
    }
  }

  private func initialValue(_ binding: Node) -> Node? {
    tree.child(.initializerClause, of: binding).flatMap { tree.child(.expression, of: $0) }
  }

  /// The tests of `if let x = value` and `if let x`; nil if something other than a name is bound.
  private func boundValue(_ binding: Node) -> Expression? {
    if let value = initialValue(binding) { return expression(value) }
    return boundName(ofBinding: binding).map { Expression(.name(name($0)), range: tree.range($0)) }
  }

  /// Whether `if let x`, `if let x = x` or `if case let x? = x` binds the name of what it unwraps, which is that value still.
  func keepsName(_ binding: Node) -> Bool {
    let value = initialValue(binding)
    if tree.kind(binding) == .patternCondition { return bindsValue(binding, of: value.flatMap(bareName)) }
    guard let bound = boundName(ofBinding: binding) else { return false }
    return value.map { bareName($0) == name(bound) } ?? true
  }

  /// Whether the pattern of a condition or case does nothing but unwrap a value by its own name.
  func bindsValue(_ item: Node, of subject: String?) -> Bool {
    guard let subject, let pattern = tree.child(.pattern, of: item), valuePattern(pattern) == .some(.anything) else {
      return false
    }
    let names = tree.descendants(pattern).filter { [.name, .nameReference].contains(tree.kind($0)) }
    return names.allSatisfy { [subject, "some"].contains(name($0)) }
  }

  /// The clauses of an `#if` as branches, without those that nobody compiles.
  func branches(ofConfig node: Node) -> [(clause: Node, branch: Scope.Branch)] {
    var excluded: [String] = []
    var found: [(Node, Scope.Branch)] = []
    for (position, clause) in tree.children(node).enumerated() where tree.kind(clause) == .ifConfigClause {
      let condition = condition(ofClause: clause)
      found.append(
        (
          clause,
          Scope.Branch(
            ifConfig: tree.range(node).lowerBound, clause: position, condition: condition, excluded: excluded)
        ))
      excluded.append(condition)
    }
    return found
  }
}

/// A walk over the operands and operators of an expression.
///
/// Precedence, from the loosest: assignments, `?:`, `||`, `&&`, comparisons, `??`, all others.
private struct LazyParts {
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
