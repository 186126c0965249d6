/// Defaults of keys as values, so that `0` and `.zero` are the same.
extension Values {
  /// Whether an injection gives readers what they would have without any: the default, as written or by its value.
  public func isReset(_ setter: KeySetter) -> Bool {
    guard case .path(let names) = setter.key, names.count == 1, let injection = setter.injection,
      let value = injection.value
    else { return false }
    var reader = ConstantReader(index, at: LookupContext(file: setter.file, scope: injection.scope))
    reader.locals = injection.locals
    return inference.soleDeclarations(ofKey: names[0]).contains { member in
      guard let (property, site, type) = defaultProperty(ofKey: member) else { return false }
      if let text = injection.valueText, let other = defaultText(of: property), text.plainCode == other.plainCode {
        return true
      }
      guard let given = reader.value(of: value, expected: type)?.normalized else { return false }
      return given == constantDefault(of: property, at: site, expected: type)
    }
  }

  /// The default of a key type; nil if it isn't a constant.
  public func constantDefault(ofKeyType type: DeclaredType, valueType: ResolvedType) -> ConstantValue? {
    let found = members.properties(named: "defaultValue", of: type).filter(\.declaration.isStatic)
    guard found.count == 1 else { return nil }
    let site = LookupContext(file: found[0].id.file, scope: found[0].declaration.scope)
    return constantDefault(of: found[0].declaration, at: site, expected: valueType)
  }

  /// The value of a constant expression at a place; nil for every other expression.
  public func constantValue(of expression: Expression, expected: ResolvedType, at site: LookupContext) -> ConstantValue?
  {
    ConstantReader(index, at: site).value(of: expression, expected: expected)?.normalized
  }

  private func constantDefault(of property: Property, at site: LookupContext, expected: ResolvedType) -> ConstantValue?
  {
    guard let value = property.value ?? property.soleResult else {
      return property.isStored && !property.isConstant ? .null : nil
    }
    return constantValue(of: value, expected: expected, at: site)
  }

  private func defaultText(of property: Property) -> String? {
    property.source.key?.value ?? (property.isStored && property.value == nil ? "nil" : nil)
  }

  /// The entry, or the default of the key type after an accessor, with its place and the type of the value.
  private func defaultProperty(ofKey member: Members.Member<Property>) -> (Property, LookupContext, ResolvedType)? {
    let property = member.declaration
    let site = LookupContext(file: member.id.file, scope: property.scope)
    if property.isStored {
      return (property, site, property.type.map { resolver.resolve($0, at: site) } ?? .unresolved)
    }
    guard let type = property.keyAccessors?.plainKeys?.getter,
      case .declared(let declared) = resolver.resolve(type, at: site)
    else { return nil }
    let defaults = members.properties(named: "defaultValue", of: declared).filter(\.declaration.isStatic)
    guard let found = defaults.first else { return nil }
    return (
      found.declaration, LookupContext(file: found.id.file, scope: found.declaration.scope),
      property.type.map { resolver.resolve($0, at: site) } ?? .unresolved
    )
  }
}

extension Property {
  /// The expression that a getter of one expression returns.
  var soleResult: Expression? {
    guard case .computed(let getter?, _) = accessors, getter.results.count == 1 else { return nil }
    return getter.results[0].value
  }
}

extension String {
  /// Code without white space, backticks and parentheses around it.
  fileprivate var plainCode: String {
    var result = filter { !$0.isWhitespace && $0 != "`" }[...]
    while result.hasPrefix("("), result.hasSuffix(")") { result = result.dropFirst().dropLast() }
    return String(result)
  }
}
