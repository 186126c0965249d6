/// The verdict on an expression by its form, and on several expressions together.
extension AnalysisContext {
  /// Expressions are followed this far into each other.
  private static let deepest = 48

  func classify(_ expression: Expression, expected: Expectation?) -> Verdict {
    guard depth <= AnalysisContext.deepest, takePart() else { return .unresolved }
    var inner = self
    inner.depth += 1
    return inner.verdict(on: expression, expected: expected)
  }

  private func verdict(on expression: Expression, expected: Expectation?) -> Verdict {
    switch expression.form {
    case .nilLiteral, .literal, .keyPath: return .free
    case .interpolatedString(let parts): return worst(parts, expected: nil, atLeast: .cheap)
    case .array(let elements): return worst(elements, expected: expected?.element, atLeast: .free)
    case .dictionary(let parts): return worst(parts, expected: nil, atLeast: .free)
    case .tuple(let elements): return worst(elements.map(\.value), expected: nil, atLeast: .free)
    case .branches(let values): return alternatives(values.map { classify($0, expected: expected) })
    case .closure: return Verdict(stability: .unresolved, cost: .free)
    case .type, .moduleMember, .opaque: return .unresolved
    case .name(let name): return NameClassifier(context: self).verdict(on: name)
    case .implicitMember(let name):
      return NameClassifier(context: self).verdict(onImplicitMember: name, expected: expected)
    case .member(let base, let name, _): return NameClassifier(context: self).verdict(onMember: name, of: base)
    case .call(let callee, let arguments):
      return CallClassifier(context: self).verdict(onCallOf: callee, arguments, expected: expected)
    case .forceUnwrap(let inner): return classify(inner, expected: expected)
    case .marked(let marker, let inner):
      if case .prefixOperator = marker { return classify(inner, expected: nil) }
      return classify(inner, expected: expected)
    case .sequence(let elements): return OperatorClassifier(context: self).verdict(on: elements, expected: expected)
    case .optionalChaining(let base): return part(of: base)
    case .subscripted(let base, let arguments):
      // The default of a dictionary's subscript runs only for a key that is missing.
      return part(of: base).joined(with: classify(arguments.filter { $0.label != "default" }).costAlone)
    }
  }

  /// Something that is got from a base: it costs what the base costs; whether it is stable is not known.
  func part(of base: Expression) -> Verdict { Verdict.unresolved.costing(atLeast: classify(base, expected: nil)) }

  func worst(_ parts: [Expression], expected: Expectation?, atLeast cost: Cost) -> Verdict {
    parts.reduce(Verdict(stability: .stable, cost: cost)) { $0.joined(with: classify($1, expected: expected)) }
  }

  /// The worst of the arguments of a call, as far as they are evaluated.
  ///
  /// - Parameter name: of the function or type that is called, which may leave some of them unevaluated.
  func classify(_ arguments: [Argument], of name: String? = nil, atLeast cost: Cost = .free) -> Verdict {
    let call = name.map { Call(callee: .path([$0]), labels: arguments.labels, range: 0..<0) }
    return arguments.enumerated().reduce(Verdict(stability: .stable, cost: cost)) { worst, argument in
      if argument.element.value.isClosure { return worst }
      let verdict = classify(argument.element.value, expected: nil)
      if let call, verdict.stability == .unstable || verdict.cost == .costly,
        index.values.mayDefer(argument.offset, of: call)
      {
        return worst.joined(with: .unresolved)
      }
      return worst.joined(with: verdict)
    }
  }

  /// One of several verdicts, which one is not known. In the default itself the worst counts; in code that a name led to, a branch may
  /// be there for other callers, or keep an instance for the next time, so that only what holds in all of them is said.
  func alternatives(_ verdicts: [Verdict]) -> Verdict {
    let worst = verdicts.reduce(Verdict.free) { $0.joined(with: $1) }
    guard isFollowed else { return worst }
    var result = worst
    if !verdicts.allSatisfy({ $0.stability == .unstable }) { result = result.withoutInstability }
    if !verdicts.allSatisfy({ $0.cost == .costly }) { result = result.withoutExpense }
    return result
  }

  /// The value that a getter, a function or an immediately called closure returns, with the cost of everything it does.
  ///
  /// - Parameter name: the name that led there, for the steps; nil for code in the default itself.
  func classify(
    _ body: BodySummary, expected: Expectation?, calledAs name: String? = nil,
    _ function: FunctionContext = FunctionContext()
  ) -> Verdict {
    var inner = self
    inner.locals = body.locals
    inner.reassigned = body.reassigned
    inner.depth += 1
    let returned = body.results.filter { inner.certainty(of: $0.conditions) < .unproven }.map { result in
      let verdict = inner.classify(result.value, expected: expected)
      guard let name else { return verdict }
      return verdict.reached(at: index.location(result.value.range, in: site.file), "'\(name)' creates this")
    }
    var verdict = alternatives(returned)
    if returned.isEmpty { verdict.stability = max(verdict.stability, .unresolved) }
    return verdict.costing(atLeast: CostAnalysis(context: inner, function).cost(of: body))
  }
}

extension BodySummary {
  /// Local names that get another value after their initial one.
  var reassigned: Set<String> {
    assignments.isEmpty ? [] : Set(assignments.filter { !$0.isMember }.map(\.name))
  }
}
