/// Decides whether the default of an environment entry is the same value at each evaluation, and what an evaluation costs.
///
/// Input: an expression and the type it is expected to have. Output: a `Verdict`.
/// The first rule that fits decides; what fits none is unresolved. We give up on structs that are built from parts, on project
/// functions, and on everything generic.
public struct DefaultClassifier: Sendable {
  /// The user's own knowledge about types and functions.
  public struct Hints: Sendable {
    public var costlyTypes: Set<String> = []
    public var cheapTypes: Set<String> = []
    public var cheapFunctions: Set<String> = []
    public var unstableTypes: Set<String> = []
    public var stableTypes: Set<String> = []

    public init() {}
  }

  let index: ProjectIndex
  let hints: Hints

  /// Names are followed this far.
  private static let deepest = 8
  /// So many parts are looked at of what the names of one default lead to. Without an end, eight names in a row, each with a hundred
  /// uses of the next one, would never come to it.
  private static let mostFollowedParts = 256

  public init(index: ProjectIndex, hints: Hints) {
    self.index = index
    self.hints = hints
  }

  public func classify(_ expression: Expression, expected: TypeReference?, at site: Site) -> Verdict {
    classify(expression, expected: expected, Context(site: site))
  }

  func classify(_ expression: Expression, expected: TypeReference?, _ outer: Context) -> Verdict {
    guard outer.depth <= DefaultClassifier.deepest, outer.takePart() else { return .unresolved }
    var context = outer
    context.depth += 1
    switch expression.form {
    case .nilLiteral, .literal, .keyPath: return .free
    case .interpolatedString(let parts): return worst(parts, expected: nil, context, atLeast: .cheap)
    case .array(let elements): return worst(elements, expected: elementType(of: expected), context, atLeast: .free)
    case .dictionary(let parts): return worst(parts, expected: nil, context, atLeast: .free)
    case .tuple(let elements): return worst(elements.map(\.value), expected: nil, context, atLeast: .free)
    case .branches(let values): return worst(values, expected: expected, context, atLeast: .free)
    case .closure: return Verdict(stability: .unresolved, cost: .free)
    case .type, .opaque: return .unresolved
    case .name(let name): return globalOrLocal(name, context)
    case .implicitMember(let name): return implicitMember(name, expected: expected, context)
    case .member(let base, let name, _): return member(name, of: base, expression, context)
    case .call(let callee, let arguments): return call(callee, arguments, expected: expected, context)
    case .forceUnwrap(let inner): return classify(inner, expected: expected, context)
    case .marked(let marker, let inner):
      if case .prefixOperator = marker { return classify(inner, expected: nil, context) }
      return classify(inner, expected: expected, context)
    case .sequence(let elements): return sequence(elements, expected: expected, context)
    case .optionalChaining, .subscripted: return .unresolved
    }
  }

  /// What the parts of one expression share.
  struct Context {
    var site: Site
    /// Local names in force, with their initial values.
    var locals: [LocalName] = []
    var depth = 0
    /// Whether a name led here from the default itself.
    var isFollowed = false
    private let progress = Progress()

    init(site: Site) { self.site = site }

    /// Counts a part of what a name led to; false when there were enough.
    func takePart() -> Bool {
      guard isFollowed else { return true }
      progress.followedPartCount += 1
      return progress.followedPartCount <= DefaultClassifier.mostFollowedParts
    }

    /// The verdict on a static member, which is looked for once.
    func verdict(onMember path: [String], _ find: () -> Verdict) -> Verdict {
      if let known = progress.members[path] { return known }
      let verdict = find()
      progress.members[path] = verdict
      return verdict
    }
  }

  /// Shared by everything that one default leads to.
  private final class Progress {
    var followedPartCount = 0
    var members: [[String]: Verdict] = [:]
  }

  func worst(_ parts: [Expression], expected: TypeReference?, _ context: Context, atLeast cost: Cost) -> Verdict {
    parts.reduce(Verdict(stability: .stable, cost: cost)) { $0.joined(with: classify($1, expected: expected, context)) }
  }

  private func elementType(of expected: TypeReference?) -> TypeReference? {
    if case .array(let element)? = (expected?.wrapped ?? expected)?.form { return element }
    return nil
  }

  // MARK: Operators

  /// The worst of the operands; `e as T` is `e` with the expected type `T`.
  private func sequence(
    _ elements: [Expression.SequenceElement], expected: TypeReference?, _ context: Context
  ) -> Verdict {
    if elements.count == 2, case .operand(let operand) = elements[0], case .cast(_, let type) = elements[1] {
      return classify(operand, expected: type, context)
    }
    // Only `??` and the ternary pass the expected type on.
    let passesType = elements.allSatisfy {
      switch $0 {
      case .operand, .ternary, .infix("??"): true
      default: false
      }
    }
    var verdict = Verdict.free
    for element in elements {
      switch element {
      case .operand(let operand), .ternary(let operand):
        verdict = verdict.joined(with: classify(operand, expected: passesType ? expected : nil, context))
      case .infix: continue
      case .assignment: return .unresolved
      case .cast(let word, _): if word == "is" { continue }
      }
    }
    return verdict.joined(with: .cheap)
  }

  // MARK: Names and members

  /// A local of an immediately called closure is its initial value; a global constant is evaluated once.
  private func globalOrLocal(_ name: String, _ context: Context) -> Verdict {
    if let local = context.locals.last(where: { $0.name == name }) {
      guard let value = local.value else { return .unresolved }
      var inner = context
      inner.isFollowed = true
      inner.locals = context.locals.filter { $0.name != name }
      return classify(value, expected: local.type, inner)
    }
    let globals = index.tables.globals(named: name)
    guard globals.count == 1 else { return .unresolved }
    let global = index.files[globals[0].file].globals[globals[0].index]
    guard global.isStored, index.isVisible(global.access, declaredIn: globals[0].file, from: context.site.file) else {
      return .unresolved
    }
    return .free
  }

  /// `.name` on the expected type.
  private func implicitMember(_ name: String, expected: TypeReference?, _ context: Context) -> Verdict {
    guard let expected = expected.map({ $0.wrapped ?? $0 }) else { return table(member: "." + name, type: nil) }
    switch index.resolve(expected, at: context.site) {
    case .declared(let type): return staticMember(name, of: type, context)
    case .external(let typeName, _): return table(member: "." + name, type: index.lastName(typeName))
    default: return .unresolved
    }
  }

  private func table(member path: String, type: String?) -> Verdict {
    if let type, let row = DefaultExpressions.member(type + path) ?? DefaultExpressions.member(path, expectedType: type)
    {
      return verdict(row, text: path)
    }
    guard let row = DefaultExpressions.member(path) else { return Verdict(stability: .unresolved, cost: .unknown) }
    return verdict(row, text: path)
  }

  func verdict(_ row: DefaultExpression, text: String) -> Verdict {
    var verdict = Verdict(stability: row.stability, cost: row.cost)
    if row.stability == .unstable { verdict.instability = .changingValue(text) }
    if row.cost == .costly { verdict.expense = .init(phrase: "'\(text)'", work: nil) }
    return verdict
  }

  private func member(_ name: String, of base: Expression, _ whole: Expression, _ context: Context) -> Verdict {
    if name == "self" { return .free }
    if let path = base.dottedPath, !context.locals.contains(where: { $0.name == path[0] }) {
      if case .declared(let type) = index.resolve(path, at: context.site) {
        return staticMember(name, of: type, context)
      }
      if declaresValue(path[0], context) { return .unresolved }
      let text = (path + [name]).joined(separator: ".")
      if let row = DefaultExpressions.member(text) { return verdict(row, text: text) }
    } else if let text = tablePath(base) {
      if let row = DefaultExpressions.member(text + "." + name) { return verdict(row, text: text + "." + name) }
    }
    return .unresolved
  }

  /// Whether the project has a global of that name, which hides a type of the SDK.
  func declaresValue(_ name: String, _ context: Context) -> Bool {
    !index.tables.globals(named: name).isEmpty
  }

  /// `JSONDecoder()` of `JSONDecoder()`, `UNUserNotificationCenter.current()`: how the tables write a base.
  func tablePath(_ base: Expression) -> String? {
    if let path = base.dottedPath { return path.joined(separator: ".") }
    guard case .call(let callee, _) = base.form, let path = callee.dottedPath else { return nil }
    return path.joined(separator: ".") + "()"
  }

  /// `T.name`: an enum case, a stored static (evaluated once), or a computed one, whose returned expressions decide.
  func staticMember(_ name: String, of type: DeclaredType, _ context: Context) -> Verdict {
    context.verdict(onMember: type.path + [name]) { foundStaticMember(name, of: type, context) }
  }

  private func foundStaticMember(_ name: String, of type: DeclaredType, _ context: Context) -> Verdict {
    if index.hasCase(name, type) { return .free }
    let found = index.properties(named: name, of: type).filter(\.declaration.isStatic)
    guard found.count == 1 else { return .unresolved }
    let property = found[0].declaration
    guard case .computed(let getter, _) = property.accessors else { return .free }
    guard let getter, !getter.isCapped, !getter.returns.isEmpty else { return .unresolved }
    var inner = context
    inner.site = Site(file: found[0].id.file, scope: property.scope)
    inner.isFollowed = true
    return body(getter, expected: property.type, inner)
  }

  /// What a getter or an immediately called closure returns, with the cost of everything it does.
  public func body(_ body: BodySummary, expected: TypeReference?, at site: Site) -> Verdict {
    self.body(body, expected: expected, Context(site: site))
  }

  func body(_ body: BodySummary, expected: TypeReference?, _ outer: Context) -> Verdict {
    var context = outer
    context.locals = body.locals
    context.depth += 1
    var verdict = worst(body.returns, expected: expected, context, atLeast: .free)
    if body.returns.isEmpty { verdict.stability = max(verdict.stability, .unresolved) }
    let work = self.work(in: body, parameters: [], owner: nil, at: context.site)
    if work.cost > verdict.cost {
      verdict.cost = work.cost
      verdict.expense = .init(phrase: work.phrase ?? "code", work: work.location)
    }
    return verdict
  }
}
