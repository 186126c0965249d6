/// Classifies operands that operators join: arithmetic, `??`, `? :`, `&&` and casts.
struct OperatorClassifier {
  let context: AnalysisContext

  /// Operators whose result follows its operands: unstable ones make it so.
  private static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "...", "..<", "??",
  ]

  /// The worst of the operands; `e as T` is `e` with the expected type `T`.
  func verdict(on elements: [Expression.SequenceElement], expected: Expectation?) -> Verdict {
    if elements.count == 2, case .operand(let operand) = elements[0], case .cast(_, let type) = elements[1] {
      return context.classify(operand, expected: Expectation(type: type, site: context.site))
    }
    if let values = elements.coalesced { return coalescing(values, expected: expected) }
    if let mark = elements.firstIndex(where: \.isTernary), case .ternary(let middle) = elements[mark] {
      return choice(elements[..<mark], middle, elements[(mark + 1)...], expected: expected)
    }
    // Operands after one of these, or after an operator with an autoclosure, may not be evaluated.
    let end =
      elements.firstIndex { $0 == .infix("&&") || $0 == .infix("||") }
      ?? elements.firstIndex { $0.symbol.map(context.index.members.mayDefer(operandsOf:)) ?? false }
    if let end {
      return classify(elements[..<end]).withoutInstability.joined(with: .unresolved.costAlone).costing(atLeast: .cheap)
    }
    var verdict = Verdict.cheap
    var isArithmetic = true
    for element in elements {
      switch element {
      case .operand(let operand), .ternary(let operand):
        verdict = verdict.joined(with: context.classify(operand, expected: nil))
      case .infix(let symbol): if !OperatorClassifier.arithmetic.contains(symbol) { isArithmetic = false }
      case .assignment: return .unresolved
      case .cast(let word, _): if word == "is" { isArithmetic = false }
      }
    }
    return isArithmetic ? verdict : verdict.withoutInstability
  }

  /// A part of a sequence, as an expression of its own.
  private func classify(_ elements: ArraySlice<Expression.SequenceElement>, expected: Expectation? = nil) -> Verdict {
    if elements.count == 1, case .operand(let only)? = elements.first {
      return context.classify(only, expected: expected)
    }
    return context.classify(Expression(.sequence(Array(elements)), range: 0..<0), expected: expected)
  }

  /// `condition ? middle : other`: the one that a constant chooses, else both.
  private func choice(
    _ condition: ArraySlice<Expression.SequenceElement>, _ middle: Expression,
    _ other: ArraySlice<Expression.SequenceElement>, expected: Expectation?
  ) -> Verdict {
    switch context.scope.reader.value(of: Expression(.sequence(Array(condition)), range: middle.range)) {
    case .boolean(true): return context.classify(middle, expected: expected)
    case .boolean(false): return classify(other, expected: expected)
    default: break
    }
    let verdicts = [context.classify(middle, expected: expected), classify(other, expected: expected)]
    return context.alternatives(verdicts).costing(atLeast: classify(condition))
      .costing(atLeast: .cheap)
  }

  /// `a ?? b`: without what is not reached, where it is known what is nil. What is reached only perhaps proves no cost.
  private func coalescing(_ values: [Expression], expected: Expectation?) -> Verdict {
    var verdicts: [Verdict] = []
    for value in values {
      let verdict = context.classify(value, expected: expected)
      switch context.isNil(value) {
      case true?: continue
      case false?: return context.alternatives(verdicts + [verdicts.isEmpty ? verdict : verdict.withoutExpense])
      case nil: verdicts.append(verdicts.isEmpty ? verdict : verdict.withoutExpense)
      }
    }
    return context.alternatives(verdicts).costing(atLeast: .cheap)
  }
}

extension Expression.SequenceElement {
  /// An operator that is none of the standard library's.
  fileprivate var symbol: String? {
    guard case .infix(let symbol) = self, !StandardOperators.contains(symbol) else { return nil }
    return symbol
  }

  var isTernary: Bool {
    if case .ternary = self { return true }
    return false
  }
}

extension [Expression.SequenceElement] {
  /// The operands, where all operators are `??`.
  fileprivate var coalesced: [Expression]? {
    var values: [Expression] = []
    for element in self {
      switch element {
      case .operand(let operand): values.append(operand)
      case .infix("??"): continue
      default: return nil
      }
    }
    return values
  }
}
