extension Expression {
  /// The names that an expression begins its parts with, `x` of `self.x` and those of types among them; nil when some part of it is not
  /// read.
  public var mentionedNames: Set<String>? {
    var names: Set<String> = []
    return collectNames(into: &names) ? names : nil
  }

  private func collectNames(into names: inout Set<String>) -> Bool {
    switch form {
    case .nilLiteral, .literal, .keyPath, .implicitMember, .moduleMember: return true
    case .type(let type): return type.collectNames(into: &names)
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

extension TypeReference {
  /// Adds the names with which a type and its arguments begin; false for a form that isn't read.
  fileprivate func collectNames(into names: inout Set<String>) -> Bool {
    switch form {
    case .named(let components):
      names.insert(components[0].name)
      return components.allSatisfy { $0.arguments.allSatisfy { $0.collectNames(into: &names) } }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .existential(let type),
      .opaque(let type),
      .metatype(let type):
      return type.collectNames(into: &names)
    case .dictionary(let key, let value): return key.collectNames(into: &names) && value.collectNames(into: &names)
    case .function(let result): return result?.collectNames(into: &names) ?? true
    case .tuple(let types), .composition(let types): return types.allSatisfy { $0.collectNames(into: &names) }
    case .unsupported: return false
    }
  }
}
