/// The types that calls give generic functions: `resolve(Store.self)`.
extension Function {
  /// The type that an argument gives for the generic parameter which a result is, perhaps as an optional; nil where there is none.
  func typeGiven(as result: TypeReference, in arguments: [Argument]) -> TypeReference? {
    guard let name = (result.wrapped ?? result).name, scope.genericParameters.contains(name) else { return nil }
    let given = parameters.filter { parameter in
      guard case .metatype(let type)? = parameter.type?.form else { return false }
      return type.name == name
    }
    guard given.count == 1 else { return nil }
    let label = given[0].label
    return arguments.first { $0.label == label && $0.value.metatype != nil }?.value.metatype
  }
}

extension Expression {
  /// `T` of `T.self`.
  var metatype: TypeReference? {
    guard case .member(let base, "self", _) = form else { return nil }
    if case .type(let type) = base.form { return type }
    return base.typePath.map { TypeReference(.named($0.map { .init(name: $0, arguments: []) }), range: base.range) }
  }
}
