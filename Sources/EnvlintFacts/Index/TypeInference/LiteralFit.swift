/// Which overload a literal chooses: `f(1)` is not `f(_: String)`.
extension ArgumentMatch {
  /// Whether each argument can be a value of its parameter's type, as far as literals and the standard library's types tell.
  func fits(_ parameters: [Parameter]) -> Bool {
    zip(parameters, arguments).allSatisfy { parameter, given in
      given.allSatisfy { argument in parameter.type.map { argument.value.mayBe($0) } ?? true }
    }
  }
}

extension Expression {
  /// Kinds of the standard library's types, of which a literal can be some.
  fileprivate enum Kind {
    case integer, float, text, boolean, list, dictionary, function, tuple
  }

  /// Types of the project may be expressed by any literal, so that nothing is known of them.
  fileprivate func mayBe(_ type: TypeReference) -> Bool {
    let possible: Set<Kind>
    switch form {
    case .nilLiteral: possible = []
    case .literal(.integer): possible = [.integer, .float]
    case .literal(.float): possible = [.float]
    case .literal(.boolean): possible = [.boolean]
    case .literal(.string), .interpolatedString: possible = [.text]
    case .array: possible = [.list]
    case .dictionary: possible = [.dictionary]
    case .closure: possible = [.function]
    case .tuple: possible = [.tuple]
    default: return true
    }
    if let wrapped = type.wrapped { return possible.isEmpty || mayBe(wrapped) }
    return type.kind.map(possible.contains) ?? true
  }
}

extension TypeReference {
  private static let kinds: [Expression.Kind: Set<String>] = [
    .integer: [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ],
    .float: ["Double", "Float", "CGFloat", "TimeInterval"],
    .text: ["String", "Substring", "StaticString", "LocalizedStringKey", "LocalizedStringResource"],
    .boolean: ["Bool"],
    .list: ["Array", "ContiguousArray", "Set"],
    .dictionary: ["Dictionary"],
  ]

  /// Nil for every type that is not one of the standard library by its form or name.
  fileprivate var kind: Expression.Kind? {
    switch form {
    case .array: .list
    case .dictionary: .dictionary
    case .function: .function
    case .tuple(let elements): elements.count == 1 ? elements[0].kind : .tuple
    case .named: unqualifiedName.flatMap { name in TypeReference.kinds.first { $0.value.contains(name) }?.key }
    default: nil
    }
  }
}
