/// Which pattern a constant fits.
extension ConstantReader {
  /// Whether a value chooses a case: it fits one of its patterns and none of those before; nil where that is not known.
  func isChosen(_ value: Expression, _ patterns: [ValuePattern], after before: [ValuePattern]) -> Bool? {
    let own = fits(value, anyOf: patterns)
    if own == false { return false }
    switch fits(value, anyOf: before) {
    case true?: return false
    case false?: return own
    case nil: return nil
    }
  }

  private func fits(_ value: Expression, anyOf patterns: [ValuePattern]) -> Bool? {
    var isKnown = true
    for pattern in patterns {
      switch fits(value, pattern) {
      case true?: return true
      case false?: continue
      case nil: isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  /// Whether a value fits a pattern; nil where that is not known.
  func fits(_ value: Expression, _ pattern: ValuePattern) -> Bool? {
    switch pattern {
    case .anything: return true
    case .unknown: return nil
    case .filtered(let inner): return fits(value, inner) == false ? false : nil
    case .tuple(let patterns):
      guard case .tuple(let elements) = value.form, elements.count == patterns.count else { return nil }
      return all(zip(elements, patterns).map { fits($0.value, $1) })
    default: break
    }
    if let constant = self.value(of: value) { return fits(constant, pattern) }
    if asksForNil(pattern) { return isNil(value) }
    if isNil(value) == true { return false }
    switch pattern {
    case .some(let inner):
      // Of what is not nil, the rest decides.
      return isNil(value) == false && inner == .anything ? true : nil
    case .member(let name, let payload):
      guard let known = knownCase(value) else { return nil }
      if known != name { return false }
      return payload?.allSatisfy { $0 == .anything } ?? true ? true : nil
    default: return nil
    }
  }

  private func asksForNil(_ pattern: ValuePattern) -> Bool {
    switch pattern {
    case .member("none", nil): true
    case .value(let expression): expression.form == .nilLiteral
    default: false
    }
  }

  /// Whether a pattern matches a constant.
  private func fits(_ value: ConstantValue, _ pattern: ValuePattern) -> Bool? {
    switch pattern {
    case .anything: return true
    case .unknown: return nil
    case .filtered(let inner): return fits(value, inner) == false ? false : nil
    case .some(let inner): return value == .null ? false : fits(value, inner)
    case .tuple(let patterns):
      guard case .foreign("", let parts) = value else { return nil }
      return fit(parts, patterns)
    case .value(let expression):
      guard let other = self.value(of: expression) else { return nil }
      if value == .null || other == .null { return value == other }
      return value.isLiteral && other.isLiteral ? value == other : nil
    case .member(let name, let payload):
      switch value {
      case .null: return name == "none"
      case .boolean, .number, .text, .list: return name == "none" ? false : nil
      case .member(let own, let parts):
        if own != name { return false }
        return payload.map { fit(parts, $0) } ?? true
      default: return nil
      }
    }
  }

  private func fit(_ parts: [ConstantValue.Part], _ patterns: [ValuePattern]) -> Bool? {
    // `case .name(let all)` of several parts.
    if patterns == [.anything] { return true }
    guard parts.count == patterns.count else { return nil }
    return all(zip(parts, patterns).map { fits($0.value, $1) })
  }

  private func all(_ answers: [Bool?]) -> Bool? {
    answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  // MARK: Cases

  /// The case of an enum that a value is of, where its parts are not known.
  private func knownCase(_ value: Expression) -> String? {
    guard case .name(let name) = value.form, !isLocal(name) else { return nil }
    return cases[name]
  }

  /// The case of a type that an expression makes, whatever its parts are.
  func chosenCase(_ expression: Expression, of type: ResolvedType) -> String? {
    switch expression.form {
    case .call(let callee, _): return chosenCase(callee, of: type)
    case .implicitMember(let name): return isCase(name, of: type) ? name : nil
    case .member(let base, let name, _):
      guard let path = base.typePath, path[0].isTypeName, !isLocal(path[0]),
        index.resolver.resolve(path, at: site) == type.unwrapped
      else { return nil }
      return isCase(name, of: type) ? name : nil
    default: return knownCase(expression)
    }
  }

  private func isCase(_ name: String, of type: ResolvedType) -> Bool {
    guard case .declared(let declared) = type.unwrapped else { return false }
    return index.resolver.hasCase(name, declared)
  }
}

extension ConstantValue {
  fileprivate var isLiteral: Bool {
    switch self {
    case .boolean, .number, .text: true
    default: false
    }
  }
}
