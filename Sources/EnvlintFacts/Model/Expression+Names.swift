extension Expression {
  /// The names that an expression begins its parts with, `x` of `self.x` among them; nil when some part of it is not read.
  public var mentionedNames: Set<String>? {
    var names: Set<String> = []
    return collectNames(into: &names) ? names : nil
  }

  private func collectNames(into names: inout Set<String>) -> Bool {
    switch form {
    case .nilLiteral, .literal, .keyPath, .implicitMember, .type, .moduleMember: return true
    case .name(let name):
      names.insert(name)
      return true
    case .member(let base, let name, _):
      if case .name("self") = base.form { names.insert(name) }
      return base.collectNames(into: &names)
    case .optionalChaining(let base), .forceUnwrap(let base), .marked(_, let base):
      return base.collectNames(into: &names)
    case .interpolatedString(let parts), .array(let parts), .dictionary(let parts), .branches(let parts):
      return parts.allSatisfy { $0.collectNames(into: &names) }
    case .tuple(let elements): return elements.allSatisfy { $0.value.collectNames(into: &names) }
    case .call(let base, let arguments), .subscripted(let base, let arguments):
      return base.collectNames(into: &names) && arguments.allSatisfy { $0.value.collectNames(into: &names) }
    case .sequence(let elements):
      return elements.allSatisfy { element in
        switch element {
        case .operand(let part), .ternary(let part): part.collectNames(into: &names)
        case .infix, .assignment, .cast: true
        }
      }
    case .closure, .opaque: return false
    }
  }
}
