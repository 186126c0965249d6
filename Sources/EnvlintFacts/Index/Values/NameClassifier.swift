/// Classifies names and members: constants, locals, parameters, static members, globals.
struct NameClassifier {
  let context: AnalysisContext
  var index: ProjectIndex { context.index }

  /// A local of an immediately called closure is its initial value, a parameter what it was given; a global constant is evaluated once.
  func verdict(on name: String) -> Verdict {
    if let local = context.locals.last(where: { $0.name == name }) {
      guard let value = local.value, !context.reassigned.contains(name) else { return .unresolved }
      var inner = context
      inner.locals = context.locals.filter { $0.name != name }
      inner.countsParts = true
      let expected = local.type.map { Expectation(type: $0, site: context.site) }
      return inner.classify(value, expected: expected)
    }
    if let bound = context.parameters[name] { return bound.verdict }
    if context.namesMembers, let type = context.enclosingType {
      let members = index.members.properties(named: name, of: type)
      if members.contains(where: { !$0.declaration.isStatic }) { return .unresolved }
      if !members.isEmpty { return staticMember(name, of: type) }
    }
    guard let (global, file) = index.members.global(named: name, from: context.site.file) else { return .unresolved }
    if global.isStored { return global.mayBeWrapped ? .unresolved : .free }
    let site = LookupContext(file: file, scope: global.scope)
    return context.verdict(on: .init(global: name, in: file)) { computed(global, named: name, at: site) }
  }

  /// `.name` on the expected type.
  func verdict(onImplicitMember name: String, expected: Expectation?) -> Verdict {
    guard let expected else { return table(member: "." + name, type: nil) }
    switch expected.memberOwner(index.resolver) {
    case .declared(let type): return staticMember(name, of: type)
    case .external(let typeName, let arguments):
      if let member = collectionMember(name, of: typeName, arguments) { return member }
      return table(member: "." + name, type: typeName)
    case .array(let element): return collectionMember(name, of: "Array", [element]) ?? .unresolved
    default: return .unresolved
    }
  }

  private func table(member path: String, type: String?) -> Verdict {
    let row =
      type.flatMap { DefaultExpressions.member($0 + path) ?? DefaultExpressions.member(path, expectedType: $0) }
      ?? DefaultExpressions.member(path)
    return row?.verdict(named: path) ?? .unresolved
  }

  func verdict(onMember name: String, of base: Expression) -> Verdict {
    if name == "self" { return .free }
    if let verdict = VaryingMembers(context: context).verdict(on: name, of: base, []) { return verdict }
    guard let path = base.dottedPath else {
      let text = context.tablePath(base).map { $0 + "." + name }
      return text.flatMap { DefaultExpressions.member($0)?.verdict(named: $0) } ?? context.part(of: base)
    }
    let isQualified = base.module != nil
    if !isQualified, context.isValue(path[0]) { return .unresolved }
    if case .declared(let type) = context.resolve(base.typePath ?? path) { return staticMember(name, of: type) }
    if !isQualified, context.isOfProject(path) { return .unresolved }
    let text = (path + [name]).joined(separator: ".")
    if let row = DefaultExpressions.member(text) { return row.verdict(named: text) }
    return path.count > 1 ? context.part(of: base) : .unresolved
  }

  // MARK: Static members

  /// `T.name`: an enum case, a stored static (evaluated once), or a computed one, whose returned expressions decide.
  func staticMember(_ name: String, of type: DeclaredType) -> Verdict {
    context.verdict(on: .init(name, of: type)) { foundStaticMember(name, of: type) }
  }

  private func foundStaticMember(_ name: String, of type: DeclaredType) -> Verdict {
    if index.resolver.hasCase(name, type) { return .free }
    let found = index.members.properties(named: name, of: type).filter { member in
      let access = index.resolver.access(of: member.declaration, in: index.container(member.id))
      return member.declaration.isStatic
        && index.resolver.isVisible(access, declaredIn: member.id.file, from: context.site.file)
    }
    guard found.count == 1 else { return .unresolved }
    let property = found[0].declaration
    // Members of a protocol for one conforming type stand in extensions with a condition; of other types they may not exist.
    guard type.kind == .protocolType || !index.container(found[0].id).isConstrained else { return .unresolved }
    if property.isStored { return property.mayBeWrapped ? .unresolved : .free }
    let site = index.members.site(of: property.scope, in: found[0].id, type)
    return computed(property, named: type.name + "." + name, at: site)
  }

  /// The value that the getter of a static or global property returns.
  func computed(_ property: Property, named name: String, at site: LookupContext) -> Verdict {
    guard case .computed(let getter?, _) = index.code(of: property, in: site.file).accessors, !getter.isCapped,
      !getter.results.isEmpty, !property.scope.isBroken, let inner = context.following(to: site)
    else { return .unresolved }
    let expected = property.type.map { Expectation(type: $0, site: site) }
    return inner.classify(getter, expected: expected, calledAs: name).named("'\(name)'")
  }
}

extension DefaultExpression {
  /// - Parameter text: of the expression that the row is about, for messages.
  func verdict(named text: String) -> Verdict {
    var verdict = Verdict(stability: stability, cost: cost)
    if stability == .unstable { verdict.instability = .init(cause: .changingValue(text)) }
    if cost == .costly { verdict.expense = .init(phrase: "'\(text)'") }
    return verdict
  }
}
