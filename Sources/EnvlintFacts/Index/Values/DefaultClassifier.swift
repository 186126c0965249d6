/// Decides whether the default of an environment entry is the same value at each evaluation, and what an evaluation costs.
///
/// Input: an expression and the type it is expected to have. Output: a `Verdict`, with the chain of steps that leads to its cause.
/// The first rule that fits decides; what fits none is unresolved. Names are followed through the project: types and their stored
/// properties, the one initializer that fits and the methods that it calls, static members, functions that need no instance. We give
/// up on what methods return, on overloads that literals do not tell apart, generic parameters without an argument, property wrappers,
/// and on branches that depend on what a caller passes.
public struct DefaultClassifier: Sendable {
  /// The user's own knowledge about types and functions.
  public struct Hints: Sendable {
    public var costlyTypes: Set<String> = []
    public var cheapTypes: Set<String> = []
    public var cheapFunctions: Set<String> = []
    public var unstableTypes: Set<String> = []
    public var stableTypes: Set<String> = []

    public init() {}
  }

  let index: ProjectIndex
  let hints: Hints
  /// The clauses of `#if` around the default: what cannot be compiled together with it does not count.
  var branches: [Scope.Branch] = []

  /// Names are followed this far.
  static let longestTrail = 8
  /// Expressions are followed this far into each other.
  private static let deepest = 48
  /// So many parts are looked at of what the names of one default lead to. Without an end, eight names in a row, each with a hundred
  /// uses of the next one, would never come to it.
  static let mostFollowedParts = 256

  public init(index: ProjectIndex, hints: Hints) {
    self.index = index
    self.hints = hints
  }

  public func classify(_ expression: Expression, expected: TypeReference?, at site: LookupContext) -> Verdict {
    classify(expression, expected: expected.map { Expectation(type: $0, site: site) }, Context(site: site))
  }

  /// The value that a getter returns, with the cost of everything it does, and the returned expression that determines it.
  func getter(
    _ body: BodySummary, expected: TypeReference?, expectedAt place: LookupContext, at site: LookupContext
  ) -> (verdict: Verdict, range: Range<UInt32>?) {
    let expectation = expected.map { Expectation(type: $0, site: place) }
    var context = Context(site: site)
    context.namesMembers = true
    let verdict = self.body(body, expected: expectation, context)
    let deciding = body.results.first { result in
      var alone = Context(site: site)
      alone.namesMembers = true
      let own = self.body(body.returning(result), expected: expectation, alone)
      return verdict.stability == .unstable ? own.stability == .unstable : own.cost == verdict.cost
    }
    return (verdict, (deciding ?? body.results.first)?.value.range)
  }

  func classify(_ expression: Expression, expected: Expectation?, _ outer: Context) -> Verdict {
    guard outer.depth <= DefaultClassifier.deepest, outer.takePart() else { return .unresolved }
    var context = outer
    context.depth += 1
    switch expression.form {
    case .nilLiteral, .literal, .keyPath: return .free
    case .interpolatedString(let parts): return worst(parts, expected: nil, context, atLeast: .cheap)
    case .array(let elements): return worst(elements, expected: expected?.element, context, atLeast: .free)
    case .dictionary(let parts): return worst(parts, expected: nil, context, atLeast: .free)
    case .tuple(let elements): return worst(elements.map(\.value), expected: nil, context, atLeast: .free)
    case .branches(let values):
      return alternatives(values.map { classify($0, expected: expected, context) }, context)
    case .closure: return Verdict(stability: .unresolved, cost: .free)
    case .type, .moduleMember, .opaque: return .unresolved
    case .name(let name): return self.name(name, context)
    case .implicitMember(let name): return implicitMember(name, expected: expected, context)
    case .member(let base, let name, _): return member(name, of: base, context)
    case .call(let callee, let arguments): return call(callee, arguments, expected: expected, context)
    case .forceUnwrap(let inner): return classify(inner, expected: expected, context)
    case .marked(let marker, let inner):
      if case .prefixOperator = marker { return classify(inner, expected: nil, context) }
      return classify(inner, expected: expected, context)
    case .sequence(let elements): return sequence(elements, expected: expected, context)
    case .optionalChaining(let base): return part(of: base, context)
    case .subscripted(let base, let arguments):
      // The default of a dictionary's subscript runs only for a key that is missing.
      let running = arguments.filter { $0.label != "default" }
      return part(of: base, context).joined(with: self.arguments(running, context).costAlone)
    }
  }

  /// Something that is got from a base: it costs what the base costs; whether it is stable is not known.
  func part(of base: Expression, _ context: Context) -> Verdict {
    Verdict.unresolved.costing(atLeast: classify(base, expected: nil, context))
  }

  func worst(_ parts: [Expression], expected: Expectation?, _ context: Context, atLeast cost: Cost) -> Verdict {
    parts.reduce(Verdict(stability: .stable, cost: cost)) { $0.joined(with: classify($1, expected: expected, context)) }
  }

  /// One of several verdicts, which one is not known. In the default itself the worst counts; in code that a name led to, a branch may
  /// be there for other callers, or keep an instance for the next time, so that only what holds in all of them is said.
  func alternatives(_ verdicts: [Verdict], _ context: Context) -> Verdict {
    let worst = verdicts.reduce(Verdict.free) { $0.joined(with: $1) }
    guard context.isFollowed else { return worst }
    var result = worst
    if !verdicts.allSatisfy({ $0.stability == .unstable }) { result = result.withoutInstability }
    if !verdicts.allSatisfy({ $0.cost == .costly }) { result = result.withoutExpense }
    return result
  }

  // MARK: Operators

  /// Operators whose result follows its operands: unstable ones make it so.
  private static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "...", "..<", "??",
  ]

  /// The worst of the operands; `e as T` is `e` with the expected type `T`.
  private func sequence(
    _ elements: [Expression.SequenceElement], expected: Expectation?, _ context: Context
  ) -> Verdict {
    if elements.count == 2, case .operand(let operand) = elements[0], case .cast(_, let type) = elements[1] {
      return classify(operand, expected: Expectation(type: type, site: context.site), context)
    }
    if let values = elements.coalesced { return coalescing(values, expected: expected, context) }
    if let mark = elements.firstIndex(where: \.isTernary), case .ternary(let middle) = elements[mark] {
      return choice(elements[..<mark], middle, elements[(mark + 1)...], expected: expected, context)
    }
    if let end = elements.firstIndex(where: { $0 == .infix("&&") || $0 == .infix("||") }) {
      // Operands after this may not be evaluated.
      return classify(elements[..<end], expected: nil, context).withoutInstability.joined(with: .unresolved.costAlone)
        .costing(atLeast: .cheap)
    }
    if let place = elements.firstIndex(where: { $0.symbol.map(index.members.mayDefer(operandsOf:)) ?? false }) {
      // Operands of an operator with an autoclosure may not be evaluated either.
      return classify(elements[..<place], expected: nil, context).withoutInstability.joined(with: .unresolved.costAlone)
        .costing(atLeast: .cheap)
    }
    var verdict = Verdict.cheap
    var isArithmetic = true
    for element in elements {
      switch element {
      case .operand(let operand), .ternary(let operand):
        verdict = verdict.joined(with: classify(operand, expected: nil, context))
      case .infix(let symbol): if !DefaultClassifier.arithmetic.contains(symbol) { isArithmetic = false }
      case .assignment: return .unresolved
      case .cast(let word, _): if word == "is" { isArithmetic = false }
      }
    }
    return isArithmetic ? verdict : verdict.withoutInstability
  }

  /// A part of a sequence, as an expression of its own.
  private func classify(
    _ elements: ArraySlice<Expression.SequenceElement>, expected: Expectation?, _ context: Context
  ) -> Verdict {
    if elements.count == 1, case .operand(let only)? = elements.first {
      return classify(only, expected: expected, context)
    }
    return classify(Expression(.sequence(Array(elements)), range: 0..<0), expected: expected, context)
  }

  /// `condition ? middle : other`: the one that a constant chooses, else both.
  private func choice(
    _ condition: ArraySlice<Expression.SequenceElement>, _ middle: Expression,
    _ other: ArraySlice<Expression.SequenceElement>, expected: Expectation?, _ context: Context
  ) -> Verdict {
    switch reader(context).value(of: Expression(.sequence(Array(condition)), range: middle.range)) {
    case .boolean(true): return classify(middle, expected: expected, context)
    case .boolean(false): return classify(other, expected: expected, context)
    default: break
    }
    let verdicts = [classify(middle, expected: expected, context), classify(other, expected: expected, context)]
    return alternatives(verdicts, context).costing(atLeast: classify(condition, expected: nil, context))
      .costing(atLeast: .cheap)
  }

  /// `a ?? b`: without what is not reached, where it is known what is nil. What is reached only perhaps proves no cost.
  private func coalescing(_ values: [Expression], expected: Expectation?, _ context: Context) -> Verdict {
    var verdicts: [Verdict] = []
    for value in values {
      let verdict = classify(value, expected: expected, context)
      switch isNil(value, context) {
      case true?: continue
      case false?: return alternatives(verdicts + [verdicts.isEmpty ? verdict : verdict.withoutExpense], context)
      case nil: verdicts.append(verdicts.isEmpty ? verdict : verdict.withoutExpense)
      }
    }
    return alternatives(verdicts, context).costing(atLeast: .cheap)
  }

  /// Whether a value is nil; nil where that is not known.
  func isNil(_ value: Expression, _ context: Context) -> Bool? {
    if case .name(let name) = value.form, !context.locals.contains(where: { $0.name == name }),
      let bound = context.parameters[name]
    {
      return bound.isNil
    }
    let reader = reader(context)
    return reader.isNil(value) ?? (reader.succeeds(value) ? false : nil)
  }

  /// The reader of constants at a place.
  func reader(_ context: Context) -> ConstantReader { valueScope(context).reader }

  func valueScope(_ context: Context) -> ValueScope {
    ValueScope(
      index: index, site: context.site, locals: context.locals,
      given: context.parameters.mapValues {
        GivenValue(constant: $0.constant, chosenCase: $0.chosenCase, count: $0.count)
      })
  }

  /// Whether code at a place runs.
  func certainty(of conditions: [RunCondition], _ context: Context) -> Certainty {
    conditions.isEmpty ? .always : reader(context).certainty(of: conditions, beside: branches)
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

extension BodySummary {
  /// The body with only one of its returned expressions.
  fileprivate func returning(_ result: Returned) -> BodySummary {
    var body = self
    body.results = [result]
    return body
  }
}
