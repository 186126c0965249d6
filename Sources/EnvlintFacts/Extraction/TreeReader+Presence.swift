import EnvlintSyntax

/// The names of values that a condition says are not nil.
struct Presence {
  var ifHolds: [String] = []
  var ifFails: [String] = []

  /// The meaning of the opposite condition.
  var negated: Presence { Presence(ifHolds: ifFails, ifFails: ifHolds) }
}

/// Which values are there where code runs.
extension TreeReader {
  /// The values that the conditions of an `if` or `guard` require.
  func presence(in conditions: Node) -> Presence {
    let all = tests(conditions).map(Presence.init)
    return Presence(ifHolds: all.flatMap(\.ifHolds), ifFails: all.count == 1 ? all[0].ifFails : [])
  }

  /// The values that the condition before the `?` of a choice requires.
  func presence(before middle: Node, in expression: Node) -> Presence {
    let condition = tree.children(expression).prefix { $0 != middle }
    return condition.contains { tree.kind($0) == .ternary }
      ? Presence() : Presence(self.expression(of: Array(condition)))
  }

  /// The names that conditions ask for, and what they ask, in source order.
  func questions(in conditions: [Node]) -> [(name: String, question: ViewBranch.Question)] {
    conditions.flatMap { [$0] + tree.descendants($0).prefix(TreeReader.mostAsked) }.compactMap { chain in
      guard tree.kind(chain) == .chain, let first = tree.firstChild(chain), tree.kind(first) == .nameReference else {
        return nil
      }
      var (name, links) = (name(first), Array(tree.children(chain).dropFirst()))
      if name == "self" {
        guard let member = links.first, tree.kind(member) == .member, let own = childName(.name, of: member) else {
          return nil
        }
        (name, links) = (own, Array(links.dropFirst()))
      }
      return name.isTypeName ? nil : (name, links.isEmpty ? .itself : .itsMembers)
    }
  }

  /// No more nodes of a condition are looked at.
  private static let mostAsked = 200

  /// Whether an `if` without `else` leaves the code around at its end, so that what follows runs only where its condition fails.
  func endsAtOnce(_ node: Node) -> Bool {
    let blocks = tree.children(node).filter { tree.kind($0) == .codeBlock }
    return blocks.count == 1 && ends(blocks[0])
  }

  /// Whether the last statement of a block leaves the code around; of an `#if`, that of some clause.
  private func ends(_ block: Node) -> Bool {
    guard let last = Array(tree.children(block)).last else { return false }
    switch tree.kind(last) {
    case .returnStatement, .throwStatement: return true
    case .ifConfig: return tree.children(last).contains { tree.kind($0) == .ifConfigClause && ends($0) }
    default: return false
    }
  }
}

extension Presence {
  fileprivate init(_ test: RunCondition.Test) {
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

  fileprivate init(_ expression: Expression) {
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
