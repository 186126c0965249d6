extension Expression {
  /// The name of the standard library's type that a literal has where nothing else asks for one; nil for all other expressions.
  var literalTypeName: String? {
    switch form {
    case .literal(.boolean): "Bool"
    case .literal(.integer): "Int"
    case .literal(.float): "Double"
    case .literal(.string), .interpolatedString: "String"
    default: nil
    }
  }
}
