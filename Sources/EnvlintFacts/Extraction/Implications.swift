import EnvlintSyntax

/// The facts about values by some names that a condition implies.
struct Implications {
  enum Fact {
    /// It isn't nil.
    case isPresent(String)
    case isCase(String, of: String)
    case isOtherCase(than: String, of: String)

    /// The branch that runs where the fact holds.
    func branch(in outer: Int32) -> ViewBranch {
      switch self {
      case .isPresent(let name):
        ViewBranch(subject: name, cases: ["none"], isDefault: true, question: .presence, outer: outer)
      case .isCase(let other, let name): comparison(with: other, of: name, isDefault: false, in: outer)
      case .isOtherCase(let other, let name): comparison(with: other, of: name, isDefault: true, in: outer)
      }
    }

    private func comparison(with other: String, of name: String, isDefault: Bool, in outer: Int32) -> ViewBranch {
      var branch = ViewBranch(subject: name, cases: [other], isDefault: isDefault, outer: outer)
      branch.isComparison = true
      return branch
    }
  }

  var ifHolds: [Fact] = []
  var ifFails: [Fact] = []

  /// The meaning of the opposite condition.
  var negated: Implications { Implications(ifHolds: ifFails, ifFails: ifHolds) }
}

extension Implications {
  /// The facts by the conditions of an `if` or `guard`.
  init(in conditions: Node, _ reader: TreeReader) {
    let tests = ConditionReader(reader).tests(conditions)
    // Another condition may ask for a value that is bound.
    let all = tests.map { $0.bindsPayload && tests.count > 1 ? Implications() : Implications($0) }
    self.init(ifHolds: all.flatMap(\.ifHolds), ifFails: all.count == 1 ? all[0].ifFails : [])
  }

  /// The facts by the condition before the `?` of a choice.
  init(before middle: Node, in expression: Node, _ reader: TreeReader) {
    let condition = reader.tree.children(expression).prefix { $0 != middle }
    let isNested = condition.contains { reader.tree.kind($0) == .ternary }
    self = isNested ? Implications() : Implications(reader.expression(of: Array(condition)))
  }

  private init(_ test: RunCondition.Test) {
    self.init()
    switch test {
    case .isTrue(let expression): self = Implications(expression)
    case .isPresent(let value): ifHolds = value.ownName.map { [.isPresent($0)] } ?? []
    case .fits(let value, let pattern):
      guard let name = value.ownName else { return }
      switch pattern {
      case .some: ifHolds = [.isPresent(name)]
      case .member("none", nil): ifFails = [.isPresent(name)]
      case .member("some", _): ifHolds = [.isPresent(name)]
      case .value(let other): if other.form == .nilLiteral { ifFails = [.isPresent(name)] }
      case .member(let other, let payload):
        ifHolds = [.isCase(other, of: name)]
        if payload == nil { ifFails = [.isOtherCase(than: other, of: name)] }
      default: break
      }
    case .isAvailable, .unknown: break
    }
  }

  private init(_ expression: Expression) {
    self.init()
    switch expression.form {
    case .marked(.prefixOperator("!"), let inner): self = Implications(inner).negated
    case .tuple(let parts): if parts.count == 1 { self = Implications(parts[0].value) }
    case .sequence(let elements): self = Implications(elements[...])
    default: break
    }
  }

  /// `a != nil && b`, `a == nil || b`.
  private init(_ elements: ArraySlice<Expression.SequenceElement>) {
    self.init()
    let alternatives = elements.split { $0 == .infix("||") }
    if alternatives.count > 1 {
      ifFails = alternatives.flatMap { Implications($0).ifFails }
      return
    }
    let parts = elements.split { $0 == .infix("&&") }
    if parts.count > 1 {
      ifHolds = parts.flatMap { Implications($0).ifHolds }
      return
    }
    let all = Array(elements)
    if all.count == 1, case .operand(let only) = all[0] { self = Implications(only) }
    guard all.count == 3, case .operand(let left) = all[0], case .infix(let symbol) = all[1],
      case .operand(let right) = all[2], ["==", "!="].contains(symbol)
    else { return }
    self = Implications(comparing: left, right) ?? Implications(comparing: right, left) ?? Implications()
    if symbol == "!=" { self = negated }
  }

  /// Nil where the second value is neither `nil` nor a case.
  private init?(comparing value: Expression, _ other: Expression) {
    guard let name = value.ownName else { return nil }
    switch other.form {
    case .nilLiteral, .implicitMember("none"): ifFails = [.isPresent(name)]
    case .implicitMember(let other):
      (ifHolds, ifFails) = ([.isCase(other, of: name)], [.isOtherCase(than: other, of: name)])
    default: return nil
    }
  }
}

extension RunCondition.Test {
  /// Whether it is a case with its values: `case .leaf(let count) = kind`.
  fileprivate var bindsPayload: Bool {
    if case .fits(_, .member(_, .some)) = self { true } else { false }
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
