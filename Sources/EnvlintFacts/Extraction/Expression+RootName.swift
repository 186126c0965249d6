import EnvlintSyntax

extension Expression {
  /// `x` of `x` and `x.y`; nil for `self.x` and for everything that does not begin with a name.
  var rootName: String? {
    switch form {
    case .name(let name): return name == "self" ? nil : name
    case .member(let base, _, _): return base.rootName
    case .forceUnwrap(let base), .optionalChaining(let base), .marked(_, let base): return base.rootName
    default: return nil
    }
  }

  /// `f` of `f(…)`.
  var calledName: String? {
    guard case .call(let callee, _) = form, case .name(let name) = callee.form else { return nil }
    return name
  }
}
