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

  /// The name that an expression begins with, also where something is called: `x` of `x`, `x.y`, `x.f(…)` and `x(…)`; nil as for
  /// `rootName`.
  var leadingName: String? {
    switch form {
    case .call(let callee, _): return callee.leadingName
    case .subscripted(let base, _): return base.leadingName
    case .member(let base, _, _), .forceUnwrap(let base), .optionalChaining(let base), .marked(_, let base):
      return base.leadingName
    default: return rootName
    }
  }
}
