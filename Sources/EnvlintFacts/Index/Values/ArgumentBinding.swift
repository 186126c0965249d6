/// The argument of a parameter.
struct BoundArgument {
  var verdict: Verdict
  /// Nil when it is not known.
  var isNil: Bool?
  var value = GivenValue()
}

/// The known facts about the value of a parameter in one call.
struct GivenValue: Hashable {
  var constant: ConstantValue?
  /// The case of an enum that it is of.
  var chosenCase: String?
  /// How many elements it has.
  var count: Int?
}

/// Finds what a call gives to the parameters of the code that it calls: each argument, or else the parameter's default.
struct ArgumentBinding {
  let parameters: [Parameter]
  let match: ArgumentMatch
  /// The place of the parameters.
  let site: LookupContext
  /// The context of the call.
  let context: AnalysisContext

  init(of called: Overload, _ context: AnalysisContext) {
    (parameters, match, site) = (called.function.parameters, called.match, called.site)
    self.context = context
  }

  init(
    of initializer: Members.Member<Initializer>, of type: DeclaredType, _ match: ArgumentMatch,
    _ context: AnalysisContext
  ) {
    parameters = initializer.declaration.parameters
    site = context.index.members.site(of: initializer.declaration.scope, in: initializer.id, type)
    self.match = match
    self.context = context
  }

  /// The verdict on each parameter.
  var arguments: [String: BoundArgument] {
    var result: [String: BoundArgument] = [:]
    for (parameter, given) in zip(parameters, match.arguments) { result[parameter.name] = bound(parameter, given) }
    return result
  }

  private func bound(_ parameter: Parameter, _ given: [Argument]) -> BoundArgument {
    let expected = parameter.type.map { Expectation(type: $0, site: site) }
    let isOptional = parameter.type?.wrapped != nil
    // An argument that the function never reads isn't evaluated.
    if parameter.isAutoclosure { return BoundArgument(verdict: Verdict(stability: .unresolved, cost: .free)) }
    if let first = given.first {
      let values = given.map(\.value).filter { !$0.isClosure }
      return BoundArgument(
        verdict: context.worst(values, expected: expected, atLeast: .free),
        isNil: isOptional ? context.isNil(first.value) : false, value: value(of: given, for: parameter))
    }
    guard let value = parameter.defaultValue else {
      return parameter.isVariadic ? BoundArgument(verdict: .free, isNil: false) : BoundArgument(verdict: .unresolved)
    }
    if value.isClosure { return BoundArgument(verdict: .free, isNil: false) }
    guard let inner = context.following(to: site) else { return BoundArgument(verdict: .unresolved) }
    let verdict = inner.classify(value, expected: expected)
      .reached(at: context.index.location(value.range, in: site.file), "'\(parameter.name)' is created here")
    return BoundArgument(
      verdict: verdict, isNil: isOptional ? inner.isNil(value) : false,
      value: self.value(of: value, for: parameter, inner.scope.reader, count: inner.scope.size(of: value).elementCount))
  }

  /// The arguments, as far as they determine what the called code does.
  var values: [String: GivenValue] {
    var result: [String: GivenValue] = [:]
    for (parameter, given) in zip(parameters, match.arguments) {
      if given.isEmpty, let initial = parameter.defaultValue {
        let reader = ConstantReader(context.index, at: site)
        result[parameter.name] = value(of: initial, for: parameter, reader, count: initial.literalCount)
      } else {
        result[parameter.name] = value(of: given, for: parameter)
      }
    }
    return result
  }

  /// A literal that is written out in the call counts as what is passed is meant to be: more than a few at other times.
  private func value(of given: [Argument], for parameter: Parameter) -> GivenValue {
    if parameter.isVariadic { return GivenValue(count: given.count) }
    guard let only = given.first?.value else { return GivenValue() }
    return value(of: only, for: parameter, context.scope.reader, count: only.literalCount == 0 ? 0 : nil)
  }

  private func value(
    of expression: Expression, for parameter: Parameter, _ reader: ConstantReader, count: Int?
  ) -> GivenValue {
    let type = parameter.type.map { context.index.resolver.resolve($0, at: site) } ?? .unresolved
    return GivenValue(
      constant: reader.value(of: expression, expected: type), chosenCase: reader.chosenCase(expression, of: type),
      count: count)
  }
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
}
