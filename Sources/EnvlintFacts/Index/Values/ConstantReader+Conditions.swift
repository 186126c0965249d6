/// Which code runs, as far as constants and `#if` decide it.
extension ConstantReader {
  /// - Parameter known: the clauses of `#if` around what asks for the code.
  func certainty(of conditions: [RunCondition], beside known: [Scope.Branch]) -> Certainty {
    conditions.reduce(.always) { max($0, certainty(of: $1, among: conditions, beside: known)) }
  }

  /// - Parameter all: what else holds where the code runs.
  private func certainty(
    of condition: RunCondition, among all: [RunCondition], beside known: [Scope.Branch]
  ) -> Certainty {
    let holds: Bool?
    switch condition.form {
    case .allHold(let tests): holds = allHold(tests)
    case .someFails(let tests): holds = allHold(tests).map { !$0 }
    case .isCompiled(let branch):
      switch [branch].existence(beside: known) {
      case .somewhere: return .always
      case .unknown: return .unproven
      case .nowhere: return .never
      }
    case .isEvaluated(let call, let argument): return index.values.mayDefer(argument, of: call) ? .unproven : .always
    case .isOperand(let symbol): return index.members.mayDefer(operandsOf: symbol) ? .unproven : .always
    case .isPast(let others): holds = runs(others, wherever: all, beside: known).map { !$0 }
    case .isCase(let value, let patterns, let before): holds = isChosen(value, patterns, after: before)
    case .isUnforeseen: return .unproven
    case .unknown: holds = nil
    }
    switch holds {
    case true?: return .always
    case false?: return .never
    case nil: return condition.isOfOperator ? .ifNeeded : .perhaps
    }
  }

  /// Whether code under some conditions surely runs, or surely does not, in each build that has other code; nil where that is not known.
  ///
  /// - Parameter others: the conditions of that other code.
  private func runs(
    _ conditions: [RunCondition], wherever others: [RunCondition], beside known: [Scope.Branch]
  ) -> Bool? {
    switch certainty(of: conditions, beside: known) {
    case .never: return false
    case .always:
      let place = CompilationCondition(known + others.compactMap(\.branch))
      return place.implies(CompilationCondition(conditions.compactMap(\.branch))) ? true : nil
    default: return nil
    }
  }

  private func allHold(_ tests: [RunCondition.Test]) -> Bool? {
    let answers = tests.map(holds)
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  private func holds(_ test: RunCondition.Test) -> Bool? {
    switch test {
    case .isTrue(let expression):
      guard case .boolean(let value)? = value(of: expression) else { return nil }
      return value
    case .isPresent(let expression): return isNil(expression).map { !$0 } ?? (succeeds(expression) ? true : nil)
    case .fits(let value, let pattern): return fits(value, pattern)
    case .isAvailable(let versions, let isNegated):
      return index.members.hasAlways(versions, in: site.file) ? !isNegated : nil
    case .unknown: return nil
    }
  }
}
