/// Finds out what constant expressions are, through the constants of the project that they name.
///
/// Input: an expression and its place. Output: its value, or nil if it is unknown, or not the same each time.
struct ConstantReader {
  let index: ProjectIndex
  var site: LookupContext
  /// Local names in force.
  var locals: [LocalName] = []
  /// The arguments of the surrounding code's parameters, by name; nil for unknown ones.
  var given: [String: ConstantValue?] = [:]
  /// The cases of enums that parameters are given, also where not all of the value is known.
  var cases: [String: String] = [:]
  private(set) var depth = 0
  var allowance = Allowance()

  /// Constants are followed this far.
  static let deepest = 8

  init(_ index: ProjectIndex, at site: LookupContext) {
    self.index = index
    self.site = site
  }

  /// SDK types whose `.zero` and literal 0 are one value.
  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "TimeInterval", "Float16", "Float80", "Decimal",
  ]
  /// SDK types that are zero without arguments, or with zeros alone.
  private static let sizes: Set<String> = [
    "CGSize", "CGPoint", "CGRect", "CGVector", "EdgeInsets", "NSDirectionalEdgeInsets", "UIEdgeInsets", "NSEdgeInsets",
    "UIOffset", "Angle", "UnitPoint",
  ]

  // MARK: Values

  /// - Parameter expected: the type that the value has; unresolved where that is not known.
  func value(of expression: Expression, expected: ResolvedType = .unresolved) -> ConstantValue? {
    guard depth <= ConstantReader.deepest, allowance.take() else { return nil }
    switch expression.form {
    case .nilLiteral: return .null
    case .literal(let kind): return kind.constant
    case .array(let elements): return list(elements)
    case .dictionary(let parts): return list(parts)
    case .tuple(let elements): return parts(of: elements).map { .foreign("", $0) }
    case .name(let name): return value(ofName: [name], expected)
    case .implicitMember(let name):
      if name == "none", case .optional = expected { return .null }
      return member(name, [], of: expected.unwrapped, expected)
    case .member: return value(ofMember: expression, expected)
    case .call(let callee, let arguments): return value(ofCall: callee, arguments, expected)
    case .forceUnwrap(let inner): return value(of: inner, expected: expected)
    case .marked(let marker, let inner): return value(of: inner, marked: marker, expected)
    case .sequence(let elements): return value(of: elements, expected)
    default: return nil
    }
  }

  private func list(_ elements: [Expression]) -> ConstantValue? {
    var values: [ConstantValue] = []
    for element in elements {
      guard let value = value(of: element) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  private func parts(of arguments: [Argument]) -> [ConstantValue.Part]? {
    var parts: [ConstantValue.Part] = []
    for argument in arguments {
      guard let value = value(of: argument.value) else { return nil }
      parts.append(.init(label: argument.label, value: value))
    }
    return parts
  }

  private func value(
    of inner: Expression, marked marker: Expression.Marker, _ expected: ResolvedType
  ) -> ConstantValue? {
    let value = value(of: inner, expected: expected)
    switch (marker, value) {
    case (.prefixOperator("-"), .number(let number)): return .number(-number)
    case (.prefixOperator("+"), .number), (.tryPlain, _), (.tryForced, _), (.await, _), (.ownership, _): return value
    case (.prefixOperator("!"), .boolean(let isTrue)): return .boolean(!isTrue)
    default: return nil
    }
  }

  /// `8 * 2`, `1 as CGFloat`, `a && b`, `x == 1`, `"a" + "b"`.
  private func value(of elements: [Expression.SequenceElement], _ expected: ResolvedType) -> ConstantValue? {
    guard case .operand(let first)? = elements.first else { return nil }
    if elements.count == 2, case .cast("as", let type) = elements[1] {
      return value(of: first, expected: index.resolver.resolve(type, at: site))
    }
    if elements.contains(where: \.isTernary) { return value(ofChoice: elements, at: first.range, expected) }
    if elements.count == 1 { return value(of: first, expected: expected) }
    guard elements.count % 2 == 1, case .infix(let symbol) = elements[1] else { return nil }
    let operands = elements.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let symbols = elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard symbols.allSatisfy({ $0 == .infix(symbol) }) else { return nil }
    let values = operands.map { operand -> ConstantValue? in
      guard case .operand(let expression) = operand else { return nil }
      return value(of: expression, expected: expected)
    }
    return ConstantReader.result(of: symbol, values)
  }

  /// `a ? b : c`, where `c` may be a choice again.
  private func value(
    ofChoice elements: [Expression.SequenceElement], at range: Range<UInt32>, _ expected: ResolvedType
  ) -> ConstantValue? {
    var rest = elements[...]
    while let mark = rest.firstIndex(where: \.isTernary), case .ternary(let middle) = rest[mark] {
      switch value(of: Expression(.sequence(Array(rest[..<mark])), range: range)) {
      case .boolean(true): return value(of: middle, expected: expected)
      case .boolean(false): rest = rest[(mark + 1)...]
      default: return nil
      }
    }
    return value(of: Expression(.sequence(Array(rest)), range: range), expected: expected)
  }

  /// The result of an operator on its operands, from left to right.
  private static func result(of symbol: String, _ values: [ConstantValue?]) -> ConstantValue? {
    switch symbol {
    case "&&":
      if values.contains(.boolean(false)) { return .boolean(false) }
      return values.allSatisfy { $0 == .boolean(true) } ? .boolean(true) : nil
    case "||":
      if values.contains(.boolean(true)) { return .boolean(true) }
      return values.allSatisfy { $0 == .boolean(false) } ? .boolean(false) : nil
    case "??":
      guard let first = values.first(where: { $0 != .null }) else { return .null }
      return first
    default: break
    }
    guard var result = values[0] else { return nil }
    for value in values.dropFirst() {
      guard let value, let next = combined(result, symbol, value) else { return nil }
      result = next
    }
    return result
  }

  private static func combined(_ left: ConstantValue, _ symbol: String, _ right: ConstantValue) -> ConstantValue? {
    switch (left, right) {
    case (.null, let other), (let other, .null):
      guard other.isPlain else { return nil }
      switch symbol {
      case "==": return .boolean(left == right)
      case "!=": return .boolean(left != right)
      default: return nil
      }
    case (.member(let left, let parts), .member(let right, let others)) where parts.isEmpty && others.isEmpty:
      switch symbol {
      case "==": return .boolean(left == right)
      case "!=": return .boolean(left != right)
      default: return nil
      }
    case (.number(let left), .number(let right)):
      switch symbol {
      case "+": return .number(left + right)
      case "-": return .number(left - right)
      case "*": return .number(left * right)
      case "==": return .boolean(left == right)
      case "!=": return .boolean(left != right)
      case "<": return .boolean(left < right)
      case ">": return .boolean(left > right)
      case "<=": return .boolean(left <= right)
      case ">=": return .boolean(left >= right)
      default: return nil
      }
    case (.text(let left), .text(let right)):
      switch symbol {
      case "+": return .text(left + right)
      case "==": return .boolean(left == right)
      case "!=": return .boolean(left != right)
      default: return nil
      }
    case (.boolean(let left), .boolean(let right)):
      switch symbol {
      case "==": return .boolean(left == right)
      case "!=": return .boolean(left != right)
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Names

  /// The initial value of a constant, and its place.
  struct Found {
    var value: Expression?
    var type: ResolvedType
    var reader: ConstantReader
  }

  private func value(ofName path: [String], _ expected: ResolvedType) -> ConstantValue? {
    if path.count == 1, !isLocal(path[0]), let value = given[path[0]] { return value }
    guard let found = constant(path), let value = found.value else { return nil }
    return found.reader.value(of: value, expected: found.type == .unresolved ? expected : found.type)
  }

  func isLocal(_ name: String) -> Bool { locals.contains { $0.name == name } }

  /// The constant that a name or a chain of names means; nil for everything else.
  func constant(named expression: Expression) -> Found? {
    guard depth <= ConstantReader.deepest else { return nil }
    switch expression.form {
    case .name, .member: return expression.dottedPath.flatMap(constant)
    default: return nil
    }
  }

  private func constant(_ path: [String]) -> Found? {
    guard let first = path.first else { return nil }
    if isLocal(first) { return path.count == 1 ? localConstant(first) : nil }
    if given.keys.contains(first) { return nil }
    if path.count == 1 || first == "self" {
      return memberConstant(path[path.count - 1], isOfSelf: first == "self", depth: path.count)
    }
    guard case .declared(let type) = owner(Array(path.dropLast())) else { return nil }
    return constant(named: path[path.count - 1], of: type)
  }

  private func localConstant(_ name: String) -> Found? {
    guard let local = locals.last(where: { $0.name == name }), local.isConstant, let value = local.value else {
      return nil
    }
    var reader = deeper(at: site)
    reader.locals = locals.filter { $0.name != name }
    reader.given = given
    reader.cases = cases
    return Found(
      value: value, type: local.type.map { index.resolver.resolve($0, at: site) } ?? .unresolved, reader: reader)
  }

  /// A name that is a member of a type around, the innermost first, or a global.
  private func memberConstant(_ name: String, isOfSelf: Bool, depth: Int) -> Found? {
    if depth > 2 { return nil }
    if let (members, isInnermost) = index.members.propertiesAround(site, named: name, isInnermost: isOfSelf) {
      return constant(members, isInside: isInnermost)
    }
    guard !isOfSelf, let (global, file) = index.members.global(named: name, from: site.file) else { return nil }
    return constant(global, at: LookupContext(file: file, scope: global.scope))
  }

  /// - Parameter isInside: whether the code is the type's own, so that the constants of its values also count.
  private func constant(_ members: [Members.Member<Property>], isInside: Bool) -> Found? {
    let found = members.filter { member in
      index.resolver.isVisible(
        index.resolver.access(of: member.declaration, in: index.container(member.id)), declaredIn: member.id.file,
        from: site.file)
    }
    guard found.count == 1, !index.container(found[0].id).isConstrained, found[0].declaration.isStatic || isInside
    else {
      return nil
    }
    return constant(found[0].declaration, at: LookupContext(file: found[0].id.file, scope: found[0].declaration.scope))
  }

  private func constant(named name: String, of type: DeclaredType) -> Found? {
    type.kind == .protocolType ? nil : constant(index.members.properties(named: name, of: type), isInside: false)
  }

  /// A stored constant with its initial value, or what is computed by one literal.
  private func constant(_ property: Property, at other: LookupContext) -> Found? {
    guard !property.isLazy, !property.mayBeWrapped, !property.scope.isBroken, !property.hasObservers else { return nil }
    let type = property.type.map { index.resolver.resolve($0, at: other) } ?? .unresolved
    if property.isStored {
      guard property.isConstant else { return nil }
      return Found(value: property.value, type: type, reader: deeper(at: other))
    }
    guard case .computed(let getter?, hasSetter: false) = index.code(of: property, in: other.file).accessors,
      getter.statementCount == 1,
      !getter.isCapped, getter.results.count == 1
    else { return nil }
    return Found(value: getter.results[0].value, type: type, reader: deeper(at: other))
  }

  private func deeper(at other: LookupContext) -> ConstantReader {
    var reader = ConstantReader(index, at: other)
    reader.depth = depth + 1
    reader.allowance = allowance
    return reader
  }

  // MARK: Members and calls

  /// The type that a dotted name means here; `Self` is the type around.
  private func owner(_ path: [String]) -> ResolvedType {
    guard path[0] == "Self" else { return index.resolver.resolve(path, at: site) }
    guard path.count == 1, !site.typePath.isEmpty else { return .unresolved }
    return index.resolver.resolve(site.typePath, at: LookupContext(file: site.file, scope: .fileLevel))
  }

  private func value(ofMember expression: Expression, _ expected: ResolvedType) -> ConstantValue? {
    guard case .member(let base, let name, _) = expression.form, let path = base.dottedPath,
      !isLocal(path[0]), !given.keys.contains(path[0])
    else { return nil }
    if path == ["self"] { return value(ofName: ["self", name], expected) }
    guard path[path.count - 1].isTypeName || path == ["Self"] else { return nil }
    return member(name, [], of: owner(path), expected)
  }

  /// `T.name` and `T.name(…)`, or the same with an implicit base.
  private func member(
    _ name: String, _ parts: [ConstantValue.Part], of type: ResolvedType, _ expected: ResolvedType
  ) -> ConstantValue? {
    switch type {
    case .declared(let declared):
      if parts.isEmpty, !index.resolver.hasCase(name, declared) {
        guard let found = constant(named: name, of: declared) else { return nil }
        if let value = found.value, let known = found.reader.value(of: value, expected: found.type),
          !known.isMade
        {
          return known
        }
      } else if !parts.isEmpty, !index.resolver.hasCase(name, declared) {
        return nil
      }
    case .external(let typeName, _):
      if parts.isEmpty, name == "zero", ConstantReader.numbers.contains(ExternalName.last(typeName)) {
        return .number(0)
      }
      if name == "none", typeName == "Optional" { return .null }
    case .optional: return name == "none" ? .null : nil
    default: if name == "none", case .optional = expected { return .null }
    }
    if type == .unresolved || type == expected.unwrapped || expected == .unresolved { return .member(name, parts) }
    return .foreign(type.text + "." + name, parts)
  }

  private func value(ofCall callee: Expression, _ arguments: [Argument], _ expected: ResolvedType) -> ConstantValue? {
    if case .implicitMember(let name) = callee.form {
      guard let parts = parts(of: arguments) else { return nil }
      if name == "init" { return made(of: expected.unwrapped, arguments, parts, expected) }
      if name == "some", parts.count == 1 { return parts[0].value }
      return member(name, parts, of: expected.unwrapped, expected)
    }
    if case .array = callee.form, arguments.isEmpty { return .list([]) }
    if case .dictionary = callee.form, arguments.isEmpty { return .list([]) }
    guard var path = callee.dottedPath, !isLocal(path[0]), let parts = parts(of: arguments) else { return nil }
    if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
    if path[path.count - 1].isTypeName {
      if case .type(let type) = callee.form {
        return made(of: index.resolver.resolve(type, at: site), arguments, parts, expected)
      }
      return made(of: owner(path), arguments, parts, expected)
    }
    guard path.count > 1, path[path.count - 2].isTypeName else { return nil }
    return member(path[path.count - 1], parts, of: owner(Array(path.dropLast())), expected)
  }

  /// `T(…)`.
  private func made(
    of type: ResolvedType, _ arguments: [Argument], _ parts: [ConstantValue.Part], _ expected: ResolvedType
  ) -> ConstantValue? {
    guard case .external(let dotted, _) = type else {
      if case .optional = type, parts.count == 1 { return parts[0].value }
      // A project initializer may do anything with its arguments.
      guard case .declared = type, !arguments.contains(where: \.isTrailing) else { return nil }
      return type == expected.unwrapped || expected == .unresolved ? .made(parts) : .foreign(type.text, parts)
    }
    let name = ExternalName.last(dotted)
    let only = parts.count == 1 && parts[0].label == nil ? parts[0].value : nil
    switch name {
    case "Bool":
      if case .boolean? = only { return only }
      return parts.isEmpty ? .boolean(false) : nil
    case "String":
      if case .text? = only { return only }
      return parts.isEmpty ? .text("") : nil
    case "Optional": return only
    case "Array", "Set", "Dictionary":
      if case .list? = only { return only }
      return parts.isEmpty ? .list([]) : nil
    case _ where ConstantReader.numbers.contains(name):
      if case .number? = only { return only }
      return parts.isEmpty ? .number(0) : nil
    default: break
    }
    let value: ConstantValue =
      type == expected.unwrapped || expected == .unresolved ? .made(parts) : .foreign(name, parts)
    return ConstantReader.sizes.contains(name) ? value.normalized : value
  }
}

extension ConstantValue {
  /// Whether it is nil, a literal or a case, which determines whether it is nil.
  fileprivate var isPlain: Bool {
    switch self {
    case .null, .boolean, .number, .text, .list: true
    case .member(let name, _): name != "none"
    case .made, .foreign: false
    }
  }

  /// Whether it is what an initializer makes: of a class, a new instance each time.
  fileprivate var isMade: Bool {
    switch self {
    case .made: true
    case .foreign(let name, _): !name.contains(".")
    default: false
    }
  }
}

extension ResolvedType {
  fileprivate var text: String {
    switch self {
    case .declared(let type): type.path.joined(separator: ".")
    case .external(let name, _): name
    default: ""
    }
  }
}
