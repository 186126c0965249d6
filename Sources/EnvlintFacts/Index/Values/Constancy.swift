/// Whether an expression has one value for as long as the app runs, so that it makes no difference whether it is evaluated once or at
/// each read.
///
/// That is more than to be stable: `Locale.current` gives equal values until somebody changes the settings. Constants are literals, what
/// is made of constants alone, and what is evaluated once by itself. Names are followed as the classifier does it; what is not known is
/// no constant, and so are loops, local names and calls of methods.
struct Constancy {
  private let index: ProjectIndex
  private var resolver: Resolver { index.resolver }
  private var members: Members { index.members }

  /// The place of the code.
  private struct Place {
    var site: LookupContext
    /// Parameters that were given constants.
    var constants: Set<String> = []
    /// How many names led here.
    var depth = 0

    /// Nil when that is too far away.
    func following(to site: LookupContext, constants: Set<String> = []) -> Place? {
      depth < DefaultClassifier.longestTrail ? Place(site: site, constants: constants, depth: depth + 1) : nil
    }
  }

  init(_ index: ProjectIndex) { self.index = index }

  func isConstant(_ expression: Expression, expected: Expectation?, at site: LookupContext) -> Bool {
    isConstant(expression, expected, Place(site: site))
  }

  private func isConstant(
    _ expression: Expression, _ expected: Expectation?, _ place: Place
  ) -> Bool {
    switch expression.form {
    case .nilLiteral, .literal, .keyPath: return true
    case .interpolatedString(let parts), .dictionary(let parts): return areConstant(parts, place)
    case .array(let elements): return elements.allSatisfy { isConstant($0, expected?.element, place) }
    case .tuple(let elements): return areConstant(elements.map(\.value), place)
    case .name(let name): return isConstant(name: name, place)
    case .implicitMember(let name): return isConstant(implicit: name, expected, place)
    case .member(let base, let name, _): return isConstant(member: name, of: base, place)
    case .call(let callee, let arguments): return isConstant(callOf: callee, arguments, expected, place)
    case .forceUnwrap(let inner): return isConstant(inner, expected, place)
    case .marked(.await, _), .marked(.prefixOperator("&"), _): return false
    case .marked(_, let inner): return isConstant(inner, expected, place)
    case .sequence(let elements):
      return elements.allSatisfy { element in
        switch element {
        case .operand(let value), .ternary(let value): isConstant(value, expected, place)
        case .infix: true
        case .assignment, .cast: false
        }
      }
    case .closure, .subscripted, .optionalChaining, .branches, .type, .moduleMember, .opaque: return false
    }
  }

  private func areConstant(_ parts: [Expression], _ place: Place) -> Bool {
    parts.allSatisfy { isConstant($0, nil, place) }
  }

  // MARK: Names

  private func isConstant(name: String, _ place: Place) -> Bool {
    if place.constants.contains(name) { return true }
    if let type = members.enclosingType(at: place.site), !members.properties(named: name, of: type).isEmpty {
      return isConstant(member: name, of: type, place)
    }
    guard let (global, file) = members.global(named: name, from: place.site.file) else { return false }
    return isConstant(global, at: LookupContext(file: file, scope: global.scope), place)
  }

  private func isConstant(
    implicit name: String, _ expected: Expectation?, _ place: Place
  ) -> Bool {
    guard let expected else { return isConstant(DefaultExpressions.member("." + name), named: "." + name) }
    switch expected.memberOwner(resolver) {
    case .declared(let type): return isConstant(member: name, of: type, place)
    case .external(let typeName, _):
      let path = ExternalName.last(typeName) + "." + name
      return isConstant(DefaultExpressions.member(path), named: path)
    default: return false
    }
  }

  private func isConstant(member name: String, of base: Expression, _ place: Place) -> Bool {
    if name == "self" { return true }
    guard let path = base.dottedPath, !place.constants.contains(path[0]) else { return false }
    if case .declared(let type) = members.resolve(path, inCodeAt: place.site) {
      return isConstant(member: name, of: type, place)
    }
    if index.tables.hasGlobal(named: path[0]) { return false }
    let text = (path + [name]).joined(separator: ".")
    return isConstant(DefaultExpressions.member(text), named: text)
  }

  private func isConstant(member name: String, of type: DeclaredType, _ place: Place) -> Bool {
    if resolver.hasCase(name, type) { return true }
    let found = members.properties(named: name, of: type).filter(\.declaration.isStatic)
    guard found.count == 1, type.kind == .protocolType || !index.container(found[0].id).isConstrained else {
      return false
    }
    let property = found[0].declaration
    return isConstant(property, at: members.site(of: property.scope, in: found[0].id, type), place)
  }

  /// A global or static property: what is stored is evaluated once.
  private func isConstant(_ property: Property, at site: LookupContext, _ place: Place) -> Bool {
    if property.isStored { return property.isConstant && !property.mayBeWrapped }
    guard case .computed(let getter?, _) = index.code(of: property, in: site.file).accessors, !property.scope.isBroken,
      let inner = place.following(to: site)
    else { return false }
    return isConstant(getter, expected: property.type, inner)
  }

  /// Code that is one expression.
  private func isConstant(_ body: BodySummary, expected: TypeReference?, _ place: Place) -> Bool {
    guard !body.isCapped, body.returns.count == 1, body.statementCount == 1 else { return false }
    return isConstant(body.returns[0], expected.map { .init(type: $0, site: place.site) }, place)
  }

  // MARK: Calls

  private func isConstant(
    callOf callee: Expression, _ arguments: [Argument], _ expected: Expectation?, _ place: Place
  ) -> Bool {
    switch callee.form {
    case .type(let type):
      return isConstant(constructionOf: resolver.resolve(type, at: place.site), arguments, place)
    case .implicitMember("init"):
      guard let owner = expected?.memberOwner(resolver) else { return false }
      return isConstant(constructionOf: owner, arguments, place)
    case .implicitMember(let name):
      switch expected?.memberOwner(resolver) {
      case .declared(let type)?: return isConstant(callOf: name, of: type, arguments, place)
      case .external(let type, _)?:
        return isConstant(functionOf: ExternalName.last(type) + "." + name, arguments, place)
      case nil: return isConstant(functionOf: "." + name, arguments, place)
      default: return false
      }
    default: break
    }
    guard let path = callee.dottedPath, !place.constants.contains(path[0]) else { return false }
    var typePath = path
    if path.count > 1, path[path.count - 1] == "init" { typePath.removeLast() }
    let type = members.resolve(typePath, inCodeAt: place.site)
    if case .declared = type { return isConstant(constructionOf: type, arguments, place) }
    if path.count > 1, case .declared(let owner) = members.resolve(Array(path.dropLast()), inCodeAt: place.site) {
      return isConstant(callOf: path[path.count - 1], of: owner, arguments, place)
    }
    if index.tables.hasGlobal(named: path[0]) { return false }
    if path.count == 1, index.tables.hasFunction(named: path[0]) {
      return isConstant(callOf: path[0], arguments, place)
    }
    if case .external = type, typePath.count == 1, typePath[0].isTypeName {
      return isConstant(constructionOf: type, arguments, place)
    }
    return isConstant(functionOf: path.joined(separator: "."), arguments, place)
  }

  /// A function at file level.
  private func isConstant(callOf name: String, _ arguments: [Argument], _ place: Place) -> Bool {
    let found = members.functions(named: name, from: place.site.file)
    guard found.count == 1, let match = ArgumentMatch(arguments, to: found[0].function.parameters) else { return false }
    let site = LookupContext(file: found[0].file, scope: found[0].function.scope)
    return isConstant(found[0].function, match, at: site, place)
  }

  /// An enum case with values, or a function of a type itself.
  private func isConstant(
    callOf name: String, of type: DeclaredType, _ arguments: [Argument], _ place: Place
  ) -> Bool {
    if resolver.hasCase(name, type) { return areConstant(arguments.map(\.value), place) }
    let found = members.typeFunctions(named: name, of: type)
    guard found.count == 1, let match = ArgumentMatch(arguments, to: found[0].declaration.parameters) else {
      return false
    }
    let site = members.site(of: found[0].declaration.scope, in: found[0].id, type)
    return isConstant(found[0].declaration, match, at: site, place)
  }

  private func isConstant(_ function: Function, _ match: ArgumentMatch, at site: LookupContext, _ place: Place) -> Bool
  {
    guard let body = function.body, !function.scope.isBroken,
      let constants = constants(of: function.parameters, match, at: site, place),
      let inner = place.following(to: site, constants: constants)
    else { return false }
    return isConstant(body, expected: function.result, inner)
  }

  /// The names of the parameters; nil where one gets something else than a constant.
  private func constants(
    of parameters: [Parameter], _ match: ArgumentMatch, at site: LookupContext, _ place: Place
  ) -> Set<String>? {
    for (parameter, given) in zip(parameters, match.arguments) {
      let expected = parameter.type.map { Expectation(type: $0, site: site) }
      if given.isEmpty, !parameter.isVariadic {
        guard let value = parameter.defaultValue, let inner = place.following(to: site),
          isConstant(value, expected, inner)
        else { return nil }
      }
      guard given.allSatisfy({ isConstant($0.value, expected, place) }) else { return nil }
    }
    return Set(parameters.map(\.name))
  }

  // MARK: Constructions

  private func isConstant(constructionOf type: ResolvedType, _ arguments: [Argument], _ place: Place) -> Bool {
    switch type {
    case .declared(let type):
      guard type.kind == .structure || type.kind == .enumeration else { return false }
      switch index.inference.initializer(of: type, for: arguments) {
      case .unresolved: return false
      case .memberwise(let given):
        return storage(of: type).allSatisfy { property in
          guard let argument = given[property.name]?.first else { return hasConstantValue(property, type, place) }
          return !property.mayBeWrapped && isConstant(argument.value, expectation(of: property, type), place)
        }
      case .written(let initializer, let match): return isConstant(initializer, match, type, place)
      case .oneOf(let candidates): return candidates.allSatisfy { isConstant($0, $1, type, place) }
      }
    case .external(let dotted, _):
      let name = ExternalName.last(dotted)
      guard dotted == name, !Constancy.typesWithSettings.contains(name),
        arguments.allSatisfy({ !Constancy.labelsWithSettings.contains($0.label ?? "") }),
        let row = DefaultExpressions.construction(of: name, labels: arguments.labels), row.kind == .struct
      else { return false }
      return isConstant(row, named: name) && areConstant(arguments.map(\.value), place)
    default: return false
    }
  }

  /// An initializer that does nothing but set properties to constants.
  private func isConstant(
    _ initializer: Members.Member<Initializer>, _ match: ArgumentMatch, _ type: DeclaredType, _ place: Place
  ) -> Bool {
    let site = members.site(of: initializer.declaration.scope, in: initializer.id, type)
    guard let body = initializer.declaration.body, !body.isCapped, !initializer.declaration.scope.isBroken,
      body.statementCount == body.assignments.count,
      let constants = constants(of: initializer.declaration.parameters, match, at: site, place),
      let inner = place.following(to: site, constants: constants)
    else { return false }
    let areSet = body.assignments.allSatisfy { assignment in
      let property = storage(of: type).first { $0.name == assignment.name }
      return !assignment.isConditional && property.map { !$0.mayBeWrapped } ?? false
        && isConstant(assignment.value, property.flatMap { expectation(of: $0, type) }, inner)
    }
    let names = Set(body.assignments.map(\.name))
    return areSet
      && storage(of: type).allSatisfy { names.contains($0.name) || hasConstantValue($0, type, place) }
  }

  private func storage(of type: DeclaredType) -> [Property] {
    index.container(type.containers[0]).properties.filter(\.isStoredInInstance)
  }

  private func expectation(of property: Property, _ type: DeclaredType) -> Expectation? {
    property.type.map { .init(type: $0, site: members.site(of: property.scope, in: type.containers[0], type)) }
  }

  /// Whether what a stored property has when nothing sets it is a constant.
  private func hasConstantValue(_ property: Property, _ type: DeclaredType, _ place: Place) -> Bool {
    if property.mayBeWrapped || property.scope.isBroken || property.isLazy { return false }
    guard let value = property.value else { return property.type?.wrapped != nil }
    let site = members.site(of: property.scope, in: type.containers[0], type)
    guard let inner = place.following(to: site) else { return false }
    return isConstant(value, expectation(of: property, type), inner)
  }

  // MARK: The SDK

  /// Types that take something from the user's settings when they are made.
  private static let typesWithSettings: Set<String> = ["Calendar", "LocalizedStringResource"]
  /// Labels of arguments that are looked up in the user's language, or from the working directory.
  private static let labelsWithSettings: Set<String> = ["localized", "filePath", "fileURLWithPath"]
  /// Shared instances of which there may be another one later.
  private static let replaced: Set<String> = ["UIScreen.main", "NSScreen.main", "URLCache.shared"]

  private func isConstant(functionOf path: String, _ arguments: [Argument], _ place: Place) -> Bool {
    isConstant(DefaultExpressions.call(path, labels: arguments.labels), named: path)
      && areConstant(arguments.map(\.value), place)
  }

  private func isConstant(_ row: DefaultExpression?, named path: String) -> Bool {
    guard let row, row.stability == .stable else { return false }
    switch row.kind {
    case .struct: return row.note != "user setting" || path.hasSuffix(".autoupdatingCurrent")
    case .class: return row.note == "shared instance" && !Constancy.replaced.contains(path)
    case .function: return ["compared by value", "as stable as its arguments"].contains(row.note)
    }
  }
}
