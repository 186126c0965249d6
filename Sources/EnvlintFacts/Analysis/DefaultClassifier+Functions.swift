/// Calls of the project's own functions, and what parameters are in them.
extension DefaultClassifier {
  /// A function and the place of its code.
  struct FoundFunction {
    var function: Function
    var site: Site

    init(_ function: Function, _ site: Site) {
      self.function = function
      self.site = site
    }
  }

  /// What the single returned expression of a function is, for these arguments.
  func functionCall(_ found: FoundFunction, _ match: ArgumentMatch, named name: String, _ context: Context) -> Verdict {
    let function = found.function
    let parameters = bindings(of: function.parameters, match, at: found.site, context)
    let given = parameters.values.reduce(Verdict.cheap) { $0.costing(atLeast: $1.verdict) }
    guard let body = function.body, !body.isCapped, !function.scope.isBroken,
      var inner = context.following(to: found.site)
    else {
      return Verdict.unresolved.costing(atLeast: given)
    }
    inner.parameters = parameters
    let expected = function.result.map { Expectation(type: $0, site: found.site) }
    let surroundings = Surroundings(
      parameters: function.parameters, owner: nil, emptyParameters: match.emptyParameters(of: function.parameters))
    var verdict = self.body(body, expected: expected, inner, calledAs: name, surroundings)
    if body.returns.count != 1 { verdict = verdict.withoutInstability }
    return verdict.named("'\(name)()'").costing(atLeast: given)
  }

  /// What each parameter is in a call: what it is given, else its default.
  func bindings(
    of parameters: [Parameter], _ match: ArgumentMatch, at site: Site, _ context: Context
  ) -> [String: Bound] {
    var result: [String: Bound] = [:]
    for (parameter, given) in zip(parameters, match.arguments) {
      result[parameter.name] = bound(parameter, given, at: site, context)
    }
    return result
  }

  private func bound(_ parameter: Parameter, _ given: [Argument], at site: Site, _ context: Context) -> Bound {
    let expected = parameter.type.map { Expectation(type: $0, site: site) }
    let isOptional = parameter.type?.wrapped != nil
    if let first = given.first {
      let values = given.map(\.value).filter { !$0.isClosure }
      let verdict = worst(values, expected: expected, context, atLeast: .free)
      return Bound(verdict: verdict, isNil: isOptional ? isNil(first.value, context) : false)
    }
    guard let value = parameter.defaultValue else {
      return parameter.isVariadic ? Bound(verdict: .free, isNil: false) : Bound(verdict: .unresolved, isNil: nil)
    }
    if value.isClosure { return Bound(verdict: .free, isNil: false) }
    guard let inner = context.following(to: site) else { return Bound(verdict: .unresolved, isNil: nil) }
    let verdict = classify(value, expected: expected, inner)
      .reached(at: index.location(value.range, in: site.file), "'\(parameter.name)' is made here")
    return Bound(verdict: verdict, isNil: isOptional ? isNil(value, inner) : false)
  }
}
