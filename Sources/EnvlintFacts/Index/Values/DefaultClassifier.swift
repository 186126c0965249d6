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

    /// Whether it costs nothing to call a function of a type itself.
    func isCheap(_ function: String, of type: DeclaredType) -> Bool {
      cheapFunctions.contains(function) || cheapFunctions.contains(type.name + "." + function)
    }
  }

  let index: ProjectIndex
  let hints: Hints
  /// The clauses of `#if` around the default: what cannot be compiled together with it does not count.
  var branches: [Scope.Branch] = []

  /// Names are followed this far.
  static let longestTrail = 8

  public init(index: ProjectIndex, hints: Hints) {
    self.index = index
    self.hints = hints
  }

  public func classify(_ expression: Expression, expected: TypeReference?, at site: LookupContext) -> Verdict {
    AnalysisContext(self, at: site).classify(expression, expected: expected.map { Expectation(type: $0, site: site) })
  }

  /// The value that a getter returns, with the cost of everything it does, and the returned expression that determines it.
  func getter(
    _ body: BodySummary, expected: TypeReference?, expectedAt place: LookupContext, at site: LookupContext
  ) -> (verdict: Verdict, range: Range<UInt32>?) {
    let expectation = expected.map { Expectation(type: $0, site: place) }
    func verdict(on body: BodySummary) -> Verdict {
      AnalysisContext(self, at: site, namesMembers: true).classify(body, expected: expectation)
    }
    let whole = verdict(on: body)
    let deciding = body.results.first { result in
      let own = verdict(on: body.returning(result))
      return whole.stability == .unstable ? own.stability == .unstable : own.cost == whole.cost
    }
    return (whole, (deciding ?? body.results.first)?.value.range)
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
