/// The sequences that code iterates: how long they are, and whether they are sequences at all.
extension DefaultClassifier {
  /// The sequence that a method such as `map`, or a loop, iterates.
  enum SequenceSize: Equatable {
    /// So many elements at most.
    case elements(Int)
    case sequence
    /// A sequence whose elements are looked at when somebody asks for them.
    case lazySequence
    /// Something that is there or not.
    case optional
    /// A type with a method of its own by that name.
    case other
    case unknown

    var elementCount: Int? {
      if case .elements(let count) = self { return count }
      return nil
    }

    /// Whether it costs little to go through it.
    var isSmall: Bool { elementCount.map { $0 <= DefaultClassifier.fewElements } ?? false }
  }

  /// To go through so many elements is cheap.
  private static let fewElements = 16

  /// The meanings of names at a place.
  struct ValueScope {
    var site: LookupContext
    var locals: [LocalName] = []
    var parameters: [Parameter] = []
    var given: [String: GivenValue] = [:]
    var depth = 0
    var allowance = Allowance()
  }

  func valueScope(_ context: Context) -> ValueScope {
    ValueScope(
      site: context.site, locals: context.locals,
      given: context.parameters.mapValues {
        GivenValue(constant: $0.constant, chosenCase: $0.chosenCase, count: $0.count)
      })
  }

  func size(of expression: Expression, _ context: Context) -> SequenceSize { size(of: expression, valueScope(context)) }

  /// The cost of one call of an iterating method, apart from its receiver.
  func traversal(_ name: String, of receiver: Expression, _ scope: ValueScope) -> Verdict {
    switch size(of: receiver, scope) {
    case .elements(let count): count <= DefaultClassifier.fewElements ? .cheap : .costly("'\(name)'")
    case .sequence: .costly("'\(name)'")
    case .lazySequence:
      // These go through all of it.
      ["reduce", "sorted", "forEach"].contains(name) ? .costly("'\(name)'") : .cheap
    case .optional: .cheap
    case .other, .unknown: .unresolved
    }
  }

  /// Whether an expression names a type of the project, whose functions are followed.
  func isProjectType(_ expression: Expression, _ scope: ValueScope) -> Bool {
    guard let path = expression.dottedPath, !scope.locals.contains(where: { $0.name == path[0] }),
      !scope.parameters.contains(where: { $0.name == path[0] })
    else { return false }
    if case .declared = resolve(path, scope.site) { return true }
    return false
  }

  // MARK: Sizes

  func size(of expression: Expression, _ scope: ValueScope) -> SequenceSize {
    guard scope.depth <= DefaultClassifier.longestTrail, scope.allowance.take() else { return .unknown }
    switch expression.form {
    case .array(let elements): return .elements(elements.count)
    case .dictionary(let parts): return .elements(parts.count / 2)
    case .literal(.string(let text)): return text.map { .elements($0.count) } ?? .sequence
    case .interpolatedString: return .sequence
    case .marked(let marker, let inner):
      switch marker {
      case .tryPlain, .tryForced, .await, .ownership: return size(of: inner, scope)
      default: return .unknown
      }
    case .sequence(let elements): return size(of: elements, scope)
    case .name(let name): return size(ofName: name, expression, scope)
    case .member(let base, let name, _): return size(ofMember: name, of: base, expression, scope)
    case .call(let callee, let arguments): return size(ofCall: callee, arguments, expression, scope)
    default: return size(ofType: type(of: expression, scope))
    }
  }

  /// `1...9`, `a + b`, `x as [T]`, `x ?? []`.
  private func size(of elements: [Expression.SequenceElement], _ scope: ValueScope) -> SequenceSize {
    if elements.count == 2, case .cast(let word, let type) = elements[1], word != "is" {
      if word == "as", case .operand(let operand) = elements[0], let count = operand.literalCount {
        return .elements(count)
      }
      let size = size(of: type, scope.site)
      return word == "as?" ? (size == .unknown ? .unknown : .optional) : size
    }
    guard elements.count == 3, case .operand(let left) = elements[0], case .infix(let symbol) = elements[1],
      case .operand(let right) = elements[2]
    else { return elements.contains(.infix("...")) || elements.contains(.infix("..<")) ? .sequence : .unknown }
    switch symbol {
    case "...", "..<":
      let reader = reader(scope)
      guard case .number(let low)? = reader.value(of: left), case .number(let high)? = reader.value(of: right) else {
        return .sequence
      }
      return .elements(Int(max(0, min(high - low, 1e9))) + (symbol == "..." ? 1 : 0))
    case "+":
      switch (size(of: left, scope), size(of: right, scope)) {
      case (.elements(let first), .elements(let second)): return .elements(first + second)
      case (.sequence, _), (_, .sequence): return .sequence
      default: return .unknown
      }
    case "??":
      // Whichever it is, the right side has the type of what is in the left one.
      switch (size(of: left, scope), size(of: right, scope)) {
      case (.elements(let first), .elements(let second)): return .elements(max(first, second))
      case (.unknown, .elements), (.optional, .elements), (_, .sequence), (.sequence, _): return .sequence
      default: return .unknown
      }
    default: return .unknown
    }
  }

  func reader(_ scope: ValueScope) -> ConstantReader {
    var reader = ConstantReader(index, at: scope.site)
    reader.allowance = scope.allowance
    reader.locals = scope.locals
    reader.given = scope.given.mapValues(\.constant)
    reader.cases = scope.given.compactMapValues(\.chosenCase)
    for parameter in scope.parameters where reader.given[parameter.name] == nil {
      reader.given[parameter.name] = .some(nil)
    }
    return reader
  }

  private func size(ofName name: String, _ expression: Expression, _ scope: ValueScope) -> SequenceSize {
    if !scope.locals.contains(where: { $0.name == name }), let given = scope.given[name] {
      if let count = given.count { return .elements(count) }
      return size(ofType: type(of: expression, scope))
    }
    return constantSize(expression, scope) ?? size(ofType: type(of: expression, scope))
  }

  /// The size of what a constant is set to; nil where it is no constant.
  private func constantSize(_ expression: Expression, _ scope: ValueScope) -> SequenceSize? {
    guard let found = reader(scope).constant(named: expression), let value = found.value else { return nil }
    let inside = ValueScope(
      site: found.reader.site, locals: found.reader.locals, depth: scope.depth + 1, allowance: scope.allowance)
    let size = size(of: value, inside)
    return size == .unknown ? nil : size
  }

  /// Members of collections with as many elements, or fewer.
  private static let views: Set<String> = [
    "keys", "values", "indices", "utf8", "utf16", "unicodeScalars", "characters",
  ]
  /// Members of the SDK's types that are collections.
  private static let collections: Set<String> = [
    "connectedScenes", "windows", "subviews", "arguments", "familyNames", "preferredLanguages", "availableIdentifiers",
    "screens", "pathComponents", "children", "allKeys", "allValues", "allObjects", "gestureRecognizers", "runs",
    "allBundles", "allFrameworks", "localizations", "availableLocaleIdentifiers", "knownTimeZoneIdentifiers",
  ]

  private func size(
    ofMember name: String, of base: Expression, _ expression: Expression, _ scope: ValueScope
  ) -> SequenceSize {
    if let size = constantSize(expression, scope) { return size }
    if name == "allCases", let path = base.dottedPath { return caseCount(of: path, scope) }
    if name == "lazy" { return size(of: base, scope) == .unknown ? .unknown : .lazySequence }
    if DefaultClassifier.views.contains(name) {
      let size = size(of: base, scope)
      if size != .unknown { return size }
    }
    if DefaultClassifier.collections.contains(name), isOfSDK(base, scope) { return .sequence }
    return size(ofType: type(of: expression, scope))
  }

  /// Of a project's enum that leaves its list to the compiler, as many as it has cases.
  private func caseCount(of path: [String], _ scope: ValueScope) -> SequenceSize {
    switch resolve(path, scope.site) {
    case .declared(let type):
      guard type.kind == .enumeration, type.containers.count == 1,
        index.members.properties(named: "allCases", of: type).isEmpty
      else { return .sequence }
      return .elements(index.container(type.containers[0]).cases.count)
    case .external: return .sequence
    default: return .unknown
    }
  }

  /// Whether a chain begins with a type of the SDK.
  private func isOfSDK(_ expression: Expression, _ scope: ValueScope) -> Bool {
    switch expression.form {
    case .name(let name):
      guard name.isTypeName, !scope.locals.contains(where: { $0.name == name }) else { return false }
      if case .external = resolve([name], scope.site) { return true }
      return false
    case .member(let base, _, _), .call(let base, _), .optionalChaining(let base), .forceUnwrap(let base):
      return isOfSDK(base, scope)
    default: return false
    }
  }

  /// Methods of sequences that give a sequence with as many elements, or fewer.
  private static let keepers: Set<String> = [
    "sorted", "reversed", "shuffled", "enumerated", "map", "filter", "compactMap", "dropFirst", "dropLast", "prefix",
    "suffix", "drop",
  ]

  private func size(
    ofCall callee: Expression, _ arguments: [Argument], _ expression: Expression, _ scope: ValueScope
  ) -> SequenceSize {
    switch callee.form {
    case .array, .dictionary:
      // `[T]()`
      return arguments.isEmpty ? .elements(0) : .sequence
    case .member(let base, let name, _):
      if name == "split" || name == "components" && arguments.first?.label == "separatedBy" { return .sequence }
      if DefaultClassifier.keepers.contains(name) || name == "flatMap" {
        switch size(of: base, scope) {
        case .elements(let count): return name == "flatMap" ? .sequence : .elements(count)
        case .sequence: return .sequence
        case .lazySequence: return ["sorted", "shuffled"].contains(name) ? .sequence : .lazySequence
        case .optional: return ["map", "flatMap"].contains(name) ? .optional : .unknown
        case .other, .unknown: break
        }
      }
    case .name(let name) where index.tables.functions(named: name).isEmpty:
      if let size = size(ofFunction: name, arguments, scope) { return size }
    default: break
    }
    return size(ofType: type(of: expression, scope))
  }

  /// The results of the standard library's functions and initializers; nil for all others.
  private func size(ofFunction name: String, _ arguments: [Argument], _ scope: ValueScope) -> SequenceSize? {
    func number(_ position: Int) -> Double? {
      guard case .number(let number)? = reader(scope).value(of: arguments[position].value) else { return nil }
      return number
    }
    switch name {
    case "Array", "Set", "ContiguousArray", "ArraySlice":
      guard case .external = resolve([name], scope.site) else { return nil }
      if arguments.isEmpty { return .elements(0) }
      if arguments.count == 2, arguments[1].label == "count" {
        return number(1).map { .elements(Int(max(0, min($0, 1e9)))) } ?? .sequence
      }
      return size(of: arguments[0].value, scope).elementCount.map { .elements($0) } ?? .sequence
    case "zip":
      let counts = arguments.compactMap { size(of: $0.value, scope).elementCount }
      return counts.min().map { .elements($0) } ?? .sequence
    case "stride":
      guard arguments.count == 3, let from = number(0), let to = number(1), let step = number(2), step != 0 else {
        return .sequence
      }
      return .elements(Int(max(0, min(((to - from) / step).rounded(.up), 1e9))) + 1)
    default: return nil
    }
  }

  // MARK: Types

  private static let sequenceTypes: Set<String> = [
    "Array", "ContiguousArray", "ArraySlice", "Set", "Dictionary", "String", "Substring", "Data", "Range",
    "ClosedRange",
    "IndexSet", "IndexPath", "KeyValuePairs", "AnySequence", "AnyCollection", "NSArray", "NSSet", "NSOrderedSet",
    "NSDictionary",
  ]
  private static let sequenceProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "OptionSet",
  ]

  private func size(of type: TypeReference, _ site: LookupContext) -> SequenceSize {
    switch type.form {
    case .existential(let inner), .opaque(let inner):
      guard let name = inner.simpleName, DefaultClassifier.sequenceProtocols.contains(name) else { return .unknown }
      return .sequence
    default: return size(ofType: index.resolver.resolve(type, at: site))
    }
  }

  private func size(ofType type: ResolvedType) -> SequenceSize {
    switch type {
    case .array, .dictionary: return .sequence
    case .optional: return .optional
    case .external(let name, _): return DefaultClassifier.sequenceTypes.contains(name) ? .sequence : .unknown
    case .declared(let type):
      switch index.resolver.conformance(of: type, toAnyOf: DefaultClassifier.sequenceProtocols) {
      case .yes: return Call.traversals.contains { index.resolver.hasFunction(named: $0, type) } ? .unknown : .sequence
      case .no: return .other
      case .maybe: return .unknown
      }
    default: return .unknown
    }
  }

  private func resolve(_ path: [String], _ site: LookupContext) -> ResolvedType { resolve(path, Context(site: site)) }

  /// The type of an expression, as far as annotations and constructions tell it.
  func type(of expression: Expression, _ scope: ValueScope) -> ResolvedType {
    guard scope.depth <= DefaultClassifier.longestTrail, scope.allowance.take() else { return .unresolved }
    switch expression.form {
    case .array: return .array(.unresolved)
    case .dictionary: return .dictionary(key: .unresolved, value: .unresolved)
    case .literal(.string), .interpolatedString: return .external(name: "String", arguments: [])
    case .name(let name): return type(ofName: name, scope)
    case .member(let base, let name, _):
      if case .name("self") = base.form { return type(ofMember: name, scope) ?? .unresolved }
      if let path = base.dottedPath, path[path.count - 1].isTypeName,
        !scope.locals.contains(where: { $0.name == path[0] }), case .declared(let owner) = resolve(path, scope.site)
      {
        return type(ofProperty: name, of: owner, isStatic: true, scope)
      }
      if let path = base.dottedPath, let found = DefaultClassifier.shared[(path + [name]).joined(separator: ".")] {
        return .external(name: found, arguments: [])
      }
      guard case .declared(let owner) = type(of: base, scope) else { return .unresolved }
      return type(ofProperty: name, of: owner, isStatic: false, scope)
    case .call(let callee, _): return type(ofCall: callee, scope)
    case .forceUnwrap(let inner), .optionalChaining(let inner):
      if case .optional(let wrapped) = type(of: inner, scope) { return wrapped }
      return .unresolved
    case .marked(let marker, let inner):
      switch marker {
      case .tryPlain, .tryForced, .await, .ownership: return type(of: inner, scope)
      default: return .unresolved
      }
    case .sequence(let elements):
      guard elements.count == 2, case .cast(let word, let type) = elements[1], word == "as" || word == "as!" else {
        return .unresolved
      }
      return index.resolver.resolve(type, at: scope.site)
    default: return .unresolved
    }
  }

  /// The one instance that all of an app shares.
  private static let shared = ["UserDefaults.standard": "UserDefaults", "Bundle.main": "Bundle"]

  private func type(ofName name: String, _ scope: ValueScope) -> ResolvedType {
    if let local = scope.locals.last(where: { $0.name == name }) {
      if let type = local.type { return index.resolver.resolve(type, at: scope.site) }
      var inside = scope
      inside.locals = scope.locals.filter { $0.name != name }
      inside.depth += 1
      return local.value.map { type(of: $0, inside) } ?? .unresolved
    }
    if let parameter = scope.parameters.first(where: { $0.name == name }) {
      guard let type = parameter.type else { return .unresolved }
      let resolved = index.resolver.resolve(type, at: scope.site)
      return parameter.isVariadic ? .array(resolved) : resolved
    }
    if let member = type(ofMember: name, scope) { return member }
    guard let (global, file) = index.members.global(named: name, from: scope.site.file) else { return .unresolved }
    return type(of: global, in: file, scope)
  }

  /// A property of the types around, the innermost first; nil when none has one of that name.
  private func type(ofMember name: String, _ scope: ValueScope) -> ResolvedType? {
    guard let found = index.members.propertiesAround(scope.site, named: name)?.members else { return nil }
    return found.count == 1 ? type(of: found[0].declaration, in: found[0].id.file, scope) : .unresolved
  }

  private func type(
    ofProperty name: String, of owner: DeclaredType, isStatic: Bool, _ scope: ValueScope
  ) -> ResolvedType {
    let found = index.members.properties(named: name, of: owner).filter { $0.declaration.isStatic == isStatic }
    guard found.count == 1 else { return .unresolved }
    return type(of: found[0].declaration, in: found[0].id.file, scope)
  }

  private func type(of property: Property, in file: Int, _ scope: ValueScope) -> ResolvedType {
    let site = LookupContext(file: file, scope: property.scope)
    if let type = property.type { return index.resolver.resolve(type, at: site) }
    guard let value = property.value, !property.mayBeWrapped else { return .unresolved }
    return type(of: value, ValueScope(site: site, depth: scope.depth + 1, allowance: scope.allowance))
  }

  private func type(ofCall callee: Expression, _ scope: ValueScope) -> ResolvedType {
    if case .type(let type) = callee.form { return index.resolver.resolve(type, at: scope.site) }
    if case .array = callee.form { return .array(.unresolved) }
    guard var path = callee.dottedPath, !scope.locals.contains(where: { $0.name == path[0] }) else {
      return .unresolved
    }
    if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
    let name = path[path.count - 1]
    if name.isTypeName { return resolve(path, scope.site) }
    let functions: [(Function, Int)]
    if path.count == 1 {
      functions = index.members.functions(named: name, from: scope.site.file).map { ($0.function, $0.file) }
    } else if case .declared(let owner) = resolve(Array(path.dropLast()), scope.site) {
      functions = index.members.typeFunctions(named: name, of: owner).map { ($0.declaration, $0.id.file) }
    } else {
      return .unresolved
    }
    guard functions.count == 1, let result = functions[0].0.result else { return .unresolved }
    return index.resolver.resolve(result, at: LookupContext(file: functions[0].1, scope: functions[0].0.scope))
  }
}
