import EnvlintSyntax

/// The names of values that a condition says are not nil.
struct Presence {
  var ifHolds: [String] = []
  var ifFails: [String] = []

  /// The meaning of the opposite condition.
  var negated: Presence { Presence(ifHolds: ifFails, ifFails: ifHolds) }
}

extension Presence {
  /// The values that the conditions of an `if` or `guard` require.
  init(in conditions: Node, _ reader: TreeReader) {
    let all = ConditionReader(reader).tests(conditions).map(Presence.init)
    self.init(ifHolds: all.flatMap(\.ifHolds), ifFails: all.count == 1 ? all[0].ifFails : [])
  }

  /// The values that the condition before the `?` of a choice requires.
  init(before middle: Node, in expression: Node, _ reader: TreeReader) {
    let condition = reader.tree.children(expression).prefix { $0 != middle }
    let isNested = condition.contains { reader.tree.kind($0) == .ternary }
    self = isNested ? Presence() : Presence(reader.expression(of: Array(condition)))
  }

  private init(_ test: RunCondition.Test) {
    self.init()
    switch test {
    case .isTrue(let expression): self = Presence(expression)
    case .isPresent(let value): ifHolds = value.ownName.map { [$0] } ?? []
    case .fits(let value, let pattern):
      guard let name = value.ownName else { return }
      switch pattern {
      case .some: ifHolds = [name]
      case .member("none", nil): ifFails = [name]
      case .value(let other): if other.form == .nilLiteral { ifFails = [name] }
      default: break
      }
    case .isAvailable, .unknown: break
    }
  }

  private init(_ expression: Expression) {
    self.init()
    switch expression.form {
    case .marked(.prefixOperator("!"), let inner): self = Presence(inner).negated
    case .tuple(let parts): if parts.count == 1 { self = Presence(parts[0].value) }
    case .sequence(let elements): self = Presence(elements[...])
    default: break
    }
  }

  /// `a != nil && b`, `a == nil || b`.
  private init(_ elements: ArraySlice<Expression.SequenceElement>) {
    self.init()
    let alternatives = elements.split { $0 == .infix("||") }
    if alternatives.count > 1 {
      ifFails = alternatives.flatMap { Presence($0).ifFails }
      return
    }
    let parts = elements.split { $0 == .infix("&&") }
    if parts.count > 1 {
      ifHolds = parts.flatMap { Presence($0).ifHolds }
      return
    }
    let all = Array(elements)
    if all.count == 1, case .operand(let only) = all[0] { self = Presence(only) }
    guard all.count == 3, case .operand(let left) = all[0], case .infix(let symbol) = all[1],
      case .operand(let right) = all[2], left.form == .nilLiteral || right.form == .nilLiteral,
      let name = (left.form == .nilLiteral ? right : left).ownName
    else { return }
    if symbol == "!=" { ifHolds = [name] }
    if symbol == "==" { ifFails = [name] }
  }
}

extension Expression {
  /// `x` of `x` and `self.x`.
  fileprivate var ownName: String? {
    switch form {
    case .name(let name): return name
    case .member(let base, let name, _):
      guard case .name("self") = base.form else { return nil }
      return name
    default: return nil
    }
  }
}
