/// Names and members: constants, locals, parameters, static members, globals.
extension DefaultClassifier {
  /// A local of an immediately called closure is its initial value, a parameter what it was given; a global constant is evaluated once.
  func name(_ name: String, _ context: Context) -> Verdict {
    if let local = context.locals.last(where: { $0.name == name }) {
      guard let value = local.value, !context.reassigned.contains(name) else { return .unresolved }
      var inner = context
      inner.locals = context.locals.filter { $0.name != name }
      inner.countsParts = true
      let expected = local.type.map { Expectation(type: $0, site: context.site) }
      return classify(value, expected: expected, inner)
    }
    if let bound = context.parameters[name] { return bound.verdict }
    if context.namesMembers, let type = enclosingType(context) {
      let members = index.members.properties(named: name, of: type)
      if members.contains(where: { !$0.declaration.isStatic }) { return .unresolved }
      if !members.isEmpty { return staticMember(name, of: type, context) }
    }
    guard let (global, file) = index.members.global(named: name, from: context.site.file) else { return .unresolved }
    if global.isStored { return global.mayBeWrapped ? .unresolved : .free }
    let site = LookupContext(file: file, scope: global.scope)
    return context.verdict(on: Member(global: name, in: file)) { computed(global, named: name, at: site, context) }
  }

  /// `.name` on the expected type.
  func implicitMember(_ name: String, expected: Expectation?, _ context: Context) -> Verdict {
    guard let expected else { return table(member: "." + name, type: nil) }
    switch expected.memberOwner(index.resolver) {
    case .declared(let type): return staticMember(name, of: type, context)
    case .external(let typeName, let arguments):
      if let member = collectionMember(name, of: typeName, arguments, context) { return member }
      return table(member: "." + name, type: typeName)
    case .array(let element): return collectionMember(name, of: "Array", [element], context) ?? .unresolved
    default: return .unresolved
    }
  }

  private func table(member path: String, type: String?) -> Verdict {
    if let type, let row = DefaultExpressions.member(type + path) ?? DefaultExpressions.member(path, expectedType: type)
    {
      return verdict(row, text: path)
    }
    guard let row = DefaultExpressions.member(path) else { return .unresolved }
    return verdict(row, text: path)
  }

  func verdict(_ row: DefaultExpression, text: String) -> Verdict {
    var verdict = Verdict(stability: row.stability, cost: row.cost)
    if row.stability == .unstable { verdict.instability = .init(cause: .changingValue(text)) }
    if row.cost == .costly { verdict.expense = .init(phrase: "'\(text)'") }
    return verdict
  }

  func member(_ name: String, of base: Expression, _ context: Context) -> Verdict {
    if name == "self" { return .free }
    if let verdict = derived(name, from: base, [], context) { return verdict }
    guard let path = base.dottedPath else {
      if let text = tablePath(base, context), let row = DefaultExpressions.member(text + "." + name) {
        return verdict(row, text: text + "." + name)
      }
      return part(of: base, context)
    }
    let isQualified = base.module != nil
    if !isQualified, isValue(path[0], context) { return .unresolved }
    if case .declared(let type) = resolve(base.typePath ?? path, context) {
      return staticMember(name, of: type, context)
    }
    if !isQualified, index.tables.hasGlobal(named: path[0]) || isProjectType(at: path, context) { return .unresolved }
    let text = (path + [name]).joined(separator: ".")
    if let row = DefaultExpressions.member(text) { return verdict(row, text: text) }
    return path.count > 1 ? part(of: base, context) : .unresolved
  }

  /// Whether a path of names begins with a type of the project, which may have the name of one of the SDK.
  func isProjectType(at path: [String], _ context: Context) -> Bool {
    guard path[0].isTypeName, case .declared = resolve([path[0]], context) else { return false }
    return true
  }

  /// Whether a name is a local one here.
  func isValue(_ name: String, _ context: Context) -> Bool {
    context.locals.contains { $0.name == name } || context.parameters[name] != nil
  }

  func resolve(_ path: [String], _ context: Context) -> ResolvedType {
    index.members.resolve(path, inCodeAt: context.site)
  }

  /// The type around the code; nil at file level.
  func enclosingType(_ context: Context) -> DeclaredType? { index.members.enclosingType(at: context.site) }

  /// `JSONDecoder()` of `JSONDecoder()`, `UNUserNotificationCenter.current()`: how the tables write a base.
  func tablePath(_ base: Expression, _ context: Context) -> String? {
    if let path = base.dottedPath { return path.joined(separator: ".") }
    guard case .call(let callee, _) = base.form, let path = callee.dottedPath, !isProjectType(at: path, context) else {
      return nil
    }
    return path.joined(separator: ".") + "()"
  }

  // MARK: Static members

  /// `T.name`: an enum case, a stored static (evaluated once), or a computed one, whose returned expressions decide.
  func staticMember(_ name: String, of type: DeclaredType, _ context: Context) -> Verdict {
    context.verdict(on: Member(name, of: type)) { foundStaticMember(name, of: type, context) }
  }

  private func foundStaticMember(_ name: String, of type: DeclaredType, _ context: Context) -> Verdict {
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
    return computed(property, named: type.name + "." + name, at: site, context)
  }

  /// The value that the getter of a static or global property returns.
  func computed(_ property: Property, named name: String, at site: LookupContext, _ context: Context) -> Verdict {
    guard case .computed(let getter?, _) = index.code(of: property, in: site.file).accessors, !getter.isCapped,
      !getter.results.isEmpty,
      !property.scope.isBroken, let inner = context.following(to: site)
    else { return .unresolved }
    let expected = property.type.map { Expectation(type: $0, site: site) }
    return body(getter, expected: expected, inner, calledAs: name).named("'\(name)'")
  }

  // MARK: Bodies

  /// The value that a getter, a function or an immediately called closure returns, with the cost of everything it does.
  ///
  /// - Parameter name: the name that led there, for the steps; nil for code in the default itself.
  func body(
    _ body: BodySummary, expected: Expectation?, _ outer: Context, calledAs name: String? = nil,
    _ surroundings: Surroundings = Surroundings()
  ) -> Verdict {
    var context = outer
    context.locals = body.locals
    context.reassigned = body.reassigned
    context.depth += 1
    let returned = body.results.filter { certainty(of: $0.conditions, context) < .unproven }.map { result in
      let verdict = classify(result.value, expected: expected, context)
      guard let name else { return verdict }
      return verdict.reached(at: index.location(result.value.range, in: context.site.file), "'\(name)' creates this")
    }
    var verdict = alternatives(returned, context)
    if returned.isEmpty { verdict.stability = max(verdict.stability, .unresolved) }
    return verdict.costing(atLeast: work(in: body, surroundings, context))
  }
}

extension BodySummary {
  /// Local names that get another value after their initial one.
  var reassigned: Set<String> {
    assignments.isEmpty ? [] : Set(assignments.filter { !$0.isMember }.map(\.name))
  }
}
