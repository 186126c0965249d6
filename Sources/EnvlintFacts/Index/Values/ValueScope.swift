/// The names of values that are in force at a place, and the types of expressions there, as far as annotations and constructions say.
struct ValueScope {
  let index: ProjectIndex
  var site: LookupContext
  var locals: [LocalName] = []
  var parameters: [Parameter] = []
  /// The known facts about the arguments of the surrounding code's parameters.
  var given: [String: GivenValue] = [:]
  var depth = 0
  var allowance = Allowance()

  /// The scope of code that a name leads to.
  func deeper(at site: LookupContext, locals: [LocalName] = []) -> ValueScope {
    ValueScope(index: index, site: site, locals: locals, depth: depth + 1, allowance: allowance)
  }

  func isLocal(_ name: String) -> Bool { locals.contains { $0.name == name } }

  func resolve(_ path: [String]) -> ResolvedType { index.members.resolve(path, inCodeAt: site) }

  /// Whether an expression names a type of the project, whose functions are followed.
  func isProjectType(_ expression: Expression) -> Bool {
    guard let path = expression.dottedPath, !isLocal(path[0]), !parameters.contains(where: { $0.name == path[0] }),
      case .declared = resolve(path)
    else { return false }
    return true
  }

  /// The reader of constants.
  var reader: ConstantReader {
    var reader = ConstantReader(index, at: site)
    reader.allowance = allowance
    reader.locals = locals
    reader.given = given.mapValues(\.constant)
    reader.cases = given.compactMapValues(\.chosenCase)
    for parameter in parameters where reader.given[parameter.name] == nil {
      reader.given[parameter.name] = .some(nil)
    }
    return reader
  }

  // MARK: Types

  /// The type of an expression, as far as annotations and constructions tell it.
  func type(of expression: Expression) -> ResolvedType {
    guard depth <= DefaultClassifier.longestTrail, allowance.take() else { return .unresolved }
    switch expression.form {
    case .array: return .array(.unresolved)
    case .dictionary: return .dictionary(key: .unresolved, value: .unresolved)
    case .literal(.string), .interpolatedString: return .external(name: "String", arguments: [])
    case .name(let name): return type(ofName: name)
    case .member(let base, let name, _):
      if case .name("self") = base.form { return type(ofMember: name) ?? .unresolved }
      if let path = base.dottedPath, path[path.count - 1].isTypeName,
        !isLocal(path[0]), case .declared(let owner) = resolve(path)
      {
        return type(ofProperty: name, of: owner, isStatic: true)
      }
      if let path = base.dottedPath, let found = ValueScope.shared[(path + [name]).joined(separator: ".")] {
        return .external(name: found, arguments: [])
      }
      guard case .declared(let owner) = type(of: base) else { return .unresolved }
      return type(ofProperty: name, of: owner, isStatic: false)
    case .call(let callee, _): return type(ofCall: callee)
    case .forceUnwrap(let inner), .optionalChaining(let inner):
      if case .optional(let wrapped) = type(of: inner) { return wrapped }
      return .unresolved
    case .marked(let marker, let inner):
      switch marker {
      case .tryPlain, .tryForced, .await, .ownership: return type(of: inner)
      default: return .unresolved
      }
    case .sequence(let elements):
      guard elements.count == 2, case .cast(let word, let type) = elements[1], word == "as" || word == "as!" else {
        return .unresolved
      }
      return index.resolver.resolve(type, at: site)
    default: return .unresolved
    }
  }

  /// The one instance that all of an app shares.
  private static let shared = ["UserDefaults.standard": "UserDefaults", "Bundle.main": "Bundle"]

  private func type(ofName name: String) -> ResolvedType {
    if let local = locals.last(where: { $0.name == name }) {
      if let type = local.type { return index.resolver.resolve(type, at: site) }
      var inside = self
      inside.locals = locals.filter { $0.name != name }
      inside.depth += 1
      return local.value.map { inside.type(of: $0) } ?? .unresolved
    }
    if let parameter = parameters.first(where: { $0.name == name }) {
      guard let type = parameter.type else { return .unresolved }
      let resolved = index.resolver.resolve(type, at: site)
      return parameter.isVariadic ? .array(resolved) : resolved
    }
    if let member = type(ofMember: name) { return member }
    guard let (global, file) = index.members.global(named: name, from: site.file) else { return .unresolved }
    return type(of: global, in: file)
  }

  /// A property of the types around, the innermost first; nil when none has one of that name.
  private func type(ofMember name: String) -> ResolvedType? {
    guard let found = index.members.propertiesAround(site, named: name)?.members else { return nil }
    return found.count == 1 ? type(of: found[0].declaration, in: found[0].id.file) : .unresolved
  }

  private func type(ofProperty name: String, of owner: DeclaredType, isStatic: Bool) -> ResolvedType {
    let found = index.members.properties(named: name, of: owner).filter { $0.declaration.isStatic == isStatic }
    guard found.count == 1 else { return .unresolved }
    return type(of: found[0].declaration, in: found[0].id.file)
  }

  private func type(of property: Property, in file: Int) -> ResolvedType {
    let site = LookupContext(file: file, scope: property.scope)
    if let type = property.type { return index.resolver.resolve(type, at: site) }
    guard let value = property.value, !property.mayBeWrapped else { return .unresolved }
    return deeper(at: site).type(of: value)
  }

  private func type(ofCall callee: Expression) -> ResolvedType {
    if case .type(let type) = callee.form { return index.resolver.resolve(type, at: site) }
    if case .array = callee.form { return .array(.unresolved) }
    guard var path = callee.dottedPath, !isLocal(path[0]) else { return .unresolved }
    if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
    let name = path[path.count - 1]
    if name.isTypeName { return resolve(path) }
    let functions: [(Function, Int)]
    if path.count == 1 {
      functions = index.members.functions(named: name, from: site.file).map { ($0.function, $0.file) }
    } else if case .declared(let owner) = resolve(Array(path.dropLast())) {
      functions = index.members.typeFunctions(named: name, of: owner).map { ($0.declaration, $0.id.file) }
    } else {
      return .unresolved
    }
    guard functions.count == 1, let result = functions[0].0.result else { return .unresolved }
    return index.resolver.resolve(result, at: LookupContext(file: functions[0].1, scope: functions[0].0.scope))
  }
}
