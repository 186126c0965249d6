/// Values that surely exist: constants that aren't nil, and values made of literals that always or never fail.
extension ConstantReader {
  /// Whether a value is nil; nil where that is not known.
  func isNil(_ expression: Expression) -> Bool? {
    switch expression.form {
    case .nilLiteral: return true
    case .literal, .interpolatedString, .array, .dictionary, .tuple, .closure, .keyPath: return false
    case .marked(.tryPlain, let inner), .marked(.await, let inner), .marked(.ownership, let inner): return isNil(inner)
    default: break
    }
    if let found = constant(named: expression) {
      if let isOptional = found.type.isOptional, !isOptional { return false }
      return found.value.flatMap { found.reader.isNil($0) }
    }
    if case .call = expression.form,
      case .declared = index.inference.staticType(of: expression, local: nil, at: site, scope: .fileLevel)
    {
      return false
    }
    switch value(of: expression) {
    case .null: return true
    case .boolean, .number, .text, .list: return false
    default: return nil
    }
  }

  /// Whether unwrapping or trying a value can't crash the app: it is made of literals that are known to be valid.
  ///
  /// - Parameter expected: the type that `.init(…)` makes; unresolved where that is not known, so that it may be any.
  func succeeds(_ expression: Expression, expected: ResolvedType = .unresolved) -> Bool {
    guard depth <= ConstantReader.deepest, allowance.take() else { return false }
    if let found = constant(named: expression) { return found.value.map { found.reader.succeeds($0) } ?? false }
    switch expression.form {
    case .marked(.tryPlain, let inner), .marked(.tryOptional, let inner), .forceUnwrap(let inner):
      return succeeds(inner, expected: expected)
    case .member(let base, let name, _): return isElement(name, [], of: base) || isPart(name, of: base)
    case .subscripted(let base, let arguments):
      guard arguments.count == 1, let key = value(of: arguments[0].value) else { return false }
      return holds(key, base)
    case .call(let callee, let arguments):
      if case .member(let base, let name, _) = callee.form {
        if isElement(name, arguments, of: base) || isConversion(name, arguments, of: base) { return true }
      }
      if callee.form == .implicitMember("init") { return isConstruction(of: expected, arguments) }
      return isConstruction(callee, arguments)
    default: return false
    }
  }

  /// Whether a value that is no longer optional can be read without harm.
  private func isPresent(_ expression: Expression) -> Bool { isNil(expression) == false || succeeds(expression) }

  // MARK: Constructions

  /// Types whose failable or throwing initializers are used with literals that are right once and for all.
  private static let typesMadeOfLiterals: Set<String> = [
    "URL", "NSURL", "URLComponents", "UUID", "NSUUID", "Decimal", "NSDecimalNumber", "TimeZone", "Locale", "Character",
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "Regex", "NSRegularExpression", "NSDataDetector", "Unicode.Scalar", "UnicodeScalar", "AttributedString",
    "String", "Data", "Date", "UTType", "NWEndpoint.Port", "IPv4Address", "IPv6Address",
  ]

  private func isConstruction(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard var path = callee.dottedPath, !isLocal(path[0]), !arguments.isEmpty else { return false }
    if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
    let type = index.resolver.resolve(path, at: site)
    return type != .unresolved && isConstruction(of: type, arguments)
  }

  private func isConstruction(of type: ResolvedType, _ arguments: [Argument]) -> Bool {
    if case .declared(let type) = type { return isRawValue(arguments, of: type) }
    guard !arguments.isEmpty, arguments.allSatisfy({ isFixed($0.value) }), !readsFile(arguments) else { return false }
    switch type {
    case .external(let name, _): return ConstantReader.typesMadeOfLiterals.contains(name)
    case .unresolved: return true
    default: return false
    }
  }

  /// Whether an initializer reads what it makes from a place that the literal names.
  private func readsFile(_ arguments: [Argument]) -> Bool {
    ["contentsOf", "contentsOfFile", "contentsOfURL"].contains(arguments[0].label)
  }

  /// Whether an expression is the same each time: literals, constants, and what well-known types make of them.
  private func isFixed(_ expression: Expression) -> Bool {
    guard allowance.take() else { return false }
    switch expression.form {
    case .nilLiteral, .literal: return true
    case .sequence(let elements) where elements.count == 2:
      guard case .cast("as", _) = elements[1], case .operand(let operand) = elements[0] else { return false }
      return isFixed(operand)
    case .interpolatedString(let parts), .array(let parts): return parts.allSatisfy(isFixed)
    case .forceUnwrap(let inner): return isPresent(inner)
    case .sequence(let elements):
      return elements.allSatisfy { element in
        switch element {
        case .operand(let operand): isFixed(operand)
        case .infix(let symbol): symbol == "+"
        default: false
        }
      }
    case .call(let callee, let arguments):
      guard let path = callee.dottedPath, case .external = index.resolver.resolve(path, at: site) else { break }
      return path[path.count - 1].isTypeName && !arguments.isEmpty && arguments.allSatisfy { isFixed($0.value) }
    case .member(let base, _, _):
      // `CheckingType.link.rawValue` of an enum of the SDK.
      if let path = base.dottedPath, path.count > 1, path[0].isTypeName, !isLocal(path[0]),
        case .external = index.resolver.resolve([path[0]], at: site)
      {
        return true
      }
    default: break
    }
    return value(of: expression) != nil
  }

  /// Whether an enum has a case with the raw value that it is made of.
  private func isRawValue(_ arguments: [Argument], of type: DeclaredType) -> Bool {
    guard type.kind == .enumeration, arguments.count == 1, arguments[0].label == "rawValue", type.containers.count == 1,
      let wanted = value(of: arguments[0].value)
    else { return false }
    var next: ConstantValue? = .number(0)
    for one in index.container(type.containers[0]).cases {
      let own = one.rawValue.map { value(of: $0) }
      switch wanted {
      case .text(let text): if own == .some(.some(wanted)) || own == nil && text == one.name { return true }
      default:
        let raw = own ?? next
        if raw == wanted { return true }
        if case .number(let number)? = raw { next = .number(number + 1) } else { next = nil }
      }
    }
    return false
  }

  // MARK: Parts

  /// Whether something is an element of what has some: `T.allCases.first`, `[1, 2].max()`.
  private func isElement(_ name: String, _ arguments: [Argument], of base: Expression) -> Bool {
    switch name {
    case "first", "last": return arguments.isEmpty && hasElements(base)
    case "min", "max", "randomElement": return hasElements(base)
    default: return false
    }
  }

  private func hasElements(_ list: Expression) -> Bool {
    guard allowance.take() else { return false }
    if let found = constant(named: list) { return found.value.map { found.reader.hasElements($0) } ?? false }
    switch list.form {
    case .array(let elements), .dictionary(let elements): return !elements.isEmpty
    case .literal(.string(let text)): return text.map { !$0.isEmpty } ?? true
    case .member(let base, "allCases", _): return base.dottedPath != nil
    case .member(let base, "keys", _), .member(let base, "values", _), .member(let base, "unicodeScalars", _),
      .member(let base, "utf8", _), .member(let base, "utf16", _):
      return hasElements(base)
    case .call(let callee, let arguments):
      guard case .member(let base, let name, _) = callee.form else { return false }
      if name == "components" { return arguments.first?.label == "separatedBy" }
      return ["sorted", "reversed", "shuffled", "enumerated", "map"].contains(name) && hasElements(base)
    case .sequence(let elements):
      guard elements.count == 3, elements[1] == .infix("..."), case .operand(let low) = elements[0],
        case .operand(let high) = elements[2], case .number(let least)? = value(of: low),
        case .number(let greatest)? = value(of: high)
      else { return false }
      return least <= greatest
    default: return false
    }
  }

  /// `url` and `string` of `URLComponents` that are made of literals, and `asciiValue` of a character.
  private func isPart(_ name: String, of base: Expression) -> Bool {
    if name == "asciiValue" { return succeeds(base) && makes("Character", base) }
    guard name == "url" || name == "string" else { return false }
    return succeeds(base) && (makes("URLComponents", base) || makes("NSURLComponents", base))
  }

  private func makes(_ type: String, _ expression: Expression) -> Bool {
    switch expression.form {
    case .forceUnwrap(let inner), .optionalChaining(let inner): makes(type, inner)
    case .call(let callee, _): callee.dottedPath?.first == type
    default: false
    }
  }

  /// `"text".data(using: .utf8)`, `Calendar.current.date(from: DateComponents(year: 2020))`.
  private func isConversion(_ name: String, _ arguments: [Argument], of base: Expression) -> Bool {
    guard !arguments.isEmpty, arguments.allSatisfy({ isFixed($0.value) }) else { return false }
    switch (name, arguments[0].label) {
    case ("data", "using"): return isFixed(base)
    case ("date", "from"), ("date", "byAdding"), ("date", "bySettingHour"):
      return makes("Calendar", base) || base.dottedPath?.first == "Calendar" || makes("ISO8601DateFormatter", base)
    default: return false
    }
  }

  /// Whether a dictionary has a key: `["a": 1]["a"]`.
  private func holds(_ key: ConstantValue, _ base: Expression) -> Bool {
    if let found = constant(named: base) { return found.value.map { found.reader.holds(key, $0) } ?? false }
    guard case .dictionary(let parts) = base.form else { return false }
    return parts.enumerated().contains { $0.offset % 2 == 0 && value(of: $0.element) == key }
  }
}

extension ResolvedType {
  /// Whether a value of the type can be nil; nil where that is not known.
  fileprivate var isOptional: Bool? {
    switch self {
    case .optional: true
    case .unresolved: nil
    default: false
    }
  }
}
