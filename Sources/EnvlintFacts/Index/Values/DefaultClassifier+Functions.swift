/// Calls of the project's own functions, and what parameters are in them.
extension DefaultClassifier {
  /// A function and the place of its code.
  struct FoundFunction {
    var function: Function
    var site: LookupContext

    init(_ function: Function, _ site: LookupContext) {
      self.function = function
      self.site = site
    }
  }

  /// The verdict on the single returned expression of a function, for these arguments.
  func functionCall(_ found: FoundFunction, _ match: ArgumentMatch, named name: String, _ context: Context) -> Verdict {
    let function = found.function
    let parameters = bindings(of: function.parameters, match, at: found.site, context)
    let givenCost = parameters.values.reduce(Verdict.cheap) { $0.costing(atLeast: $1.verdict) }
    guard let body = function.body, !body.isCapped, !function.scope.isBroken,
      var inner = context.following(to: found.site)
    else {
      return Verdict.unresolved.costing(atLeast: givenCost)
    }
    inner.parameters = parameters
    let expected = function.result.map { Expectation(type: $0, site: found.site) }
    let surroundings = Surroundings(
      parameters: function.parameters, owner: nil, given: given(match, of: function.parameters, at: found.site, context)
    )
    var verdict = self.body(body, expected: expected, inner, calledAs: name, surroundings)
    if body.results.count(where: { certainty(of: $0.conditions, inner) < .unproven }) != 1 {
      verdict = verdict.withoutInstability
    }
    return verdict.named("'\(name)()'").costing(atLeast: givenCost)
  }

  /// The verdict on each parameter in a call: its argument, or else its default.
  func bindings(
    of parameters: [Parameter], _ match: ArgumentMatch, at site: LookupContext, _ context: Context
  ) -> [String: Bound] {
    var result: [String: Bound] = [:]
    for (parameter, given) in zip(parameters, match.arguments) {
      result[parameter.name] = bound(parameter, given, at: site, context)
    }
    return result
  }

  private func bound(_ parameter: Parameter, _ given: [Argument], at site: LookupContext, _ context: Context) -> Bound {
    let expected = parameter.type.map { Expectation(type: $0, site: site) }
    let isOptional = parameter.type?.wrapped != nil
    // An argument that the function never reads isn't evaluated.
    if parameter.isAutoclosure { return Bound(verdict: Verdict(stability: .unresolved, cost: .free), isNil: nil) }
    if let first = given.first {
      let values = given.map(\.value).filter { !$0.isClosure }
      let verdict = worst(values, expected: expected, context, atLeast: .free)
      let value = self.given(given, to: parameter, at: site, context)
      return Bound(
        verdict: verdict, isNil: isOptional ? isNil(first.value, context) : false, constant: value.constant,
        chosenCase: value.chosenCase, count: value.count)
    }
    guard let value = parameter.defaultValue else {
      return parameter.isVariadic ? Bound(verdict: .free, isNil: false) : Bound(verdict: .unresolved, isNil: nil)
    }
    if value.isClosure { return Bound(verdict: .free, isNil: false) }
    guard let inner = context.following(to: site) else { return Bound(verdict: .unresolved, isNil: nil) }
    let verdict = classify(value, expected: expected, inner)
      .reached(at: index.location(value.range, in: site.file), "'\(parameter.name)' is created here")
    let type = parameter.type.map { index.resolver.resolve($0, at: site) } ?? .unresolved
    return Bound(
      verdict: verdict, isNil: isOptional ? isNil(value, inner) : false,
      constant: reader(inner).value(of: value, expected: type), chosenCase: reader(inner).chosenCase(value, of: type),
      count: valueScope(inner).size(of: value).elementCount)
  }

  /// The arguments of a call, as far as they determine what the called code does.
  func given(
    _ match: ArgumentMatch, of parameters: [Parameter], at site: LookupContext, _ context: Context
  ) -> [String: GivenValue] {
    var result: [String: GivenValue] = [:]
    for (parameter, arguments) in zip(parameters, match.arguments) {
      var value = GivenValue()
      if !arguments.isEmpty {
        value = given(arguments, to: parameter, at: site, context)
      } else if let initial = parameter.defaultValue {
        let reader = ConstantReader(index, at: site)
        let type = parameter.type.map { index.resolver.resolve($0, at: site) } ?? .unresolved
        value = GivenValue(
          constant: reader.value(of: initial, expected: type), chosenCase: reader.chosenCase(initial, of: type),
          count: initial.literalCount)
      } else if parameter.isVariadic {
        value.count = 0
      }
      result[parameter.name] = value
    }
    return result
  }

  /// A literal that is written out in the call counts as what is passed is meant to be: more than a few at other times.
  private func given(
    _ arguments: [Argument], to parameter: Parameter, at site: LookupContext, _ context: Context
  ) -> GivenValue {
    if parameter.isVariadic { return GivenValue(count: arguments.count) }
    guard let only = arguments.first?.value else { return GivenValue() }
    let isEmpty = only.isEmptyLiteral
    let type = parameter.type.map { index.resolver.resolve($0, at: site) } ?? .unresolved
    let reader = reader(context)
    return GivenValue(
      constant: reader.value(of: only, expected: type), chosenCase: reader.chosenCase(only, of: type),
      count: isEmpty ? 0 : nil)
  }
}

/// The known facts about the value of a parameter in one call.
struct GivenValue: Hashable {
  var constant: ConstantValue?
  /// The case of an enum that it is of.
  var chosenCase: String?
  /// How many elements it has.
  var count: Int?
}

extension Expression {
  /// How many elements a collection literal has; 0 for nil, and nil for all other expressions.
  var literalCount: Int? {
    switch form {
    case .nilLiteral: 0
    case .array(let parts): parts.count
    case .dictionary(let parts): parts.count / 2
    default: nil
    }
  }

  /// `[]`, `[:]`, `nil`.
  fileprivate var isEmptyLiteral: Bool { literalCount == 0 }
}
