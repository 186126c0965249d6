/// Estimates how many elements the value of an expression has, and whether it is a sequence at all.
///
/// Input: an expression and the scope around it. Output: the most elements that it can have, where literals and constants show them;
/// else a kind of sequence, by its type.
struct SizeAnalysis {
  let scope: ValueScope
  private var index: ProjectIndex { scope.index }

  func size(of expression: Expression) -> SequenceSize {
    guard scope.depth <= DefaultClassifier.longestTrail, scope.allowance.take() else { return .unknown }
    switch expression.form {
    case .array(let elements): return .elements(elements.count)
    case .dictionary(let parts): return .elements(parts.count / 2)
    case .literal(.string(let text)): return text.map { .elements($0.count) } ?? .sequence
    case .interpolatedString: return .sequence
    case .marked(let marker, let inner):
      switch marker {
      case .tryPlain, .tryForced, .await, .ownership: return size(of: inner)
      default: return .unknown
      }
    case .sequence(let elements): return size(of: elements)
    case .name(let name): return size(ofName: name, expression)
    case .member(let base, let name, _): return size(ofMember: name, of: base, expression)
    case .call(let callee, let arguments): return size(ofCall: callee, arguments, expression)
    default: return size(ofType: scope.type(of: expression))
    }
  }

  /// `1...9`, `a + b`, `x as [T]`, `x ?? []`.
  private func size(of elements: [Expression.SequenceElement]) -> SequenceSize {
    if elements.count == 2, case .cast(let word, let type) = elements[1], word != "is" {
      if word == "as", case .operand(let operand) = elements[0], let count = operand.literalCount {
        return .elements(count)
      }
      let size = size(of: type)
      return word == "as?" ? (size == .unknown ? .unknown : .optional) : size
    }
    guard elements.count == 3, case .operand(let left) = elements[0], case .infix(let symbol) = elements[1],
      case .operand(let right) = elements[2]
    else { return elements.contains(.infix("...")) || elements.contains(.infix("..<")) ? .sequence : .unknown }
    switch symbol {
    case "...", "..<":
      let reader = scope.reader
      guard case .number(let low)? = reader.value(of: left), case .number(let high)? = reader.value(of: right) else {
        return .sequence
      }
      return .elements(Int(max(0, min(high - low, 1e9))) + (symbol == "..." ? 1 : 0))
    case "+":
      switch (size(of: left), size(of: right)) {
      case (.elements(let first), .elements(let second)): return .elements(first + second)
      case (.sequence, _), (_, .sequence): return .sequence
      default: return .unknown
      }
    case "??":
      // Whichever it is, the right side has the type of what is in the left one.
      switch (size(of: left), size(of: right)) {
      case (.elements(let first), .elements(let second)): return .elements(max(first, second))
      case (.unknown, .elements), (.optional, .elements), (_, .sequence), (.sequence, _): return .sequence
      default: return .unknown
      }
    default: return .unknown
    }
  }

  private func size(ofName name: String, _ expression: Expression) -> SequenceSize {
    if !scope.isLocal(name), let given = scope.given[name] {
      if let count = given.count { return .elements(count) }
      return size(ofType: scope.type(of: expression))
    }
    return constantSize(expression) ?? size(ofType: scope.type(of: expression))
  }

  /// The size of what a constant is set to; nil where it is no constant.
  private func constantSize(_ expression: Expression) -> SequenceSize? {
    guard let found = scope.reader.constant(named: expression), let value = found.value else { return nil }
    let size = scope.deeper(at: found.reader.site, locals: found.reader.locals).size(of: value)
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

  private func size(ofMember name: String, of base: Expression, _ expression: Expression) -> SequenceSize {
    if let size = constantSize(expression) { return size }
    if name == "allCases", let path = base.dottedPath { return caseCount(of: path) }
    if name == "lazy" { return size(of: base) == .unknown ? .unknown : .lazySequence }
    if SizeAnalysis.views.contains(name) {
      let size = size(of: base)
      if size != .unknown { return size }
    }
    if SizeAnalysis.collections.contains(name), isOfSDK(base) { return .sequence }
    return size(ofType: scope.type(of: expression))
  }

  /// Of a project's enum that leaves its list to the compiler, as many as it has cases.
  private func caseCount(of path: [String]) -> SequenceSize {
    switch scope.resolve(path) {
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
  private func isOfSDK(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name(let name):
      guard name.isTypeName, !scope.isLocal(name) else { return false }
      if case .external = scope.resolve([name]) { return true }
      return false
    case .member(let base, _, _), .call(let base, _), .optionalChaining(let base), .forceUnwrap(let base):
      return isOfSDK(base)
    default: return false
    }
  }

  /// Methods of sequences that give a sequence with as many elements, or fewer.
  private static let keepers: Set<String> = [
    "sorted", "reversed", "shuffled", "enumerated", "map", "filter", "compactMap", "dropFirst", "dropLast", "prefix",
    "suffix", "drop",
  ]

  private func size(ofCall callee: Expression, _ arguments: [Argument], _ expression: Expression) -> SequenceSize {
    switch callee.form {
    case .array, .dictionary:
      // `[T]()`
      return arguments.isEmpty ? .elements(0) : .sequence
    case .member(let base, let name, _):
      if name == "split" || name == "components" && arguments.first?.label == "separatedBy" { return .sequence }
      if SizeAnalysis.keepers.contains(name) || name == "flatMap" {
        switch size(of: base) {
        case .elements(let count): return name == "flatMap" ? .sequence : .elements(count)
        case .sequence: return .sequence
        case .lazySequence: return ["sorted", "shuffled"].contains(name) ? .sequence : .lazySequence
        case .optional: return ["map", "flatMap"].contains(name) ? .optional : .unknown
        case .other, .unknown: break
        }
      }
    case .name(let name) where index.tables.functions(named: name).isEmpty:
      if let size = size(ofFunction: name, arguments) { return size }
    default: break
    }
    return size(ofType: scope.type(of: expression))
  }

  /// The results of the standard library's functions and initializers; nil for all others.
  private func size(ofFunction name: String, _ arguments: [Argument]) -> SequenceSize? {
    func number(_ position: Int) -> Double? {
      guard case .number(let number)? = scope.reader.value(of: arguments[position].value) else { return nil }
      return number
    }
    switch name {
    case "Array", "Set", "ContiguousArray", "ArraySlice":
      guard case .external = scope.resolve([name]) else { return nil }
      if arguments.isEmpty { return .elements(0) }
      if arguments.count == 2, arguments[1].label == "count" {
        return number(1).map { .elements(Int(max(0, min($0, 1e9)))) } ?? .sequence
      }
      return size(of: arguments[0].value).elementCount.map { .elements($0) } ?? .sequence
    case "zip":
      let counts = arguments.compactMap { size(of: $0.value).elementCount }
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
    "ClosedRange", "IndexSet", "IndexPath", "KeyValuePairs", "AnySequence", "AnyCollection", "NSArray", "NSSet",
    "NSOrderedSet", "NSDictionary",
  ]
  private static let sequenceProtocols: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "OptionSet",
  ]

  private func size(of type: TypeReference) -> SequenceSize {
    switch type.form {
    case .existential(let inner), .opaque(let inner):
      guard let name = inner.simpleName, SizeAnalysis.sequenceProtocols.contains(name) else { return .unknown }
      return .sequence
    default: return size(ofType: index.resolver.resolve(type, at: scope.site))
    }
  }

  private func size(ofType type: ResolvedType) -> SequenceSize {
    switch type {
    case .array, .dictionary: return .sequence
    case .optional: return .optional
    case .external(let name, _): return SizeAnalysis.sequenceTypes.contains(name) ? .sequence : .unknown
    case .declared(let type):
      switch index.resolver.conformance(of: type, toAnyOf: SizeAnalysis.sequenceProtocols) {
      case .yes: return Call.traversals.contains { index.resolver.hasFunction(named: $0, type) } ? .unknown : .sequence
      case .no: return .other
      case .maybe: return .unknown
      }
    default: return .unknown
    }
  }
}

extension ValueScope {
  func size(of expression: Expression) -> SequenceSize { SizeAnalysis(scope: self).size(of: expression) }

  /// The cost of one call of a method that iterates its receiver; nil for every other method, and for functions of the project's types.
  func traversal(_ method: String, of receiver: Expression) -> Verdict? {
    guard Call.traversals.contains(method), !isProjectType(receiver) else { return nil }
    return size(of: receiver).traversal(by: method)
  }
}
