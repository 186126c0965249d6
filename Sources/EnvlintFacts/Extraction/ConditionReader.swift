import EnvlintSyntax

/// Reads what must hold for a part of code to run; see `RunCondition`.
struct ConditionReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }
  private var nameReader: NameReader { NameReader(reader) }
  private var patternReader: PatternReader { PatternReader(reader) }

  init(_ reader: TreeReader) { self.reader = reader }

  /// Of the parts of an expression that may not be evaluated, what must hold for that; nil where all of it is evaluated.
  ///
  /// A part is an operand with its marks, or what is between `?` and `:`.
  func lazyParts(of expression: Node) -> [Node: [RunCondition]]? {
    guard
      tree.children(expression).contains(where: {
        tree.kind($0) == .ternary || isShortCircuit($0) || isOfProject($0)
      }),
      !reader.nestsTooDeeply(expression)
    else { return nil }
    var walk = LazyParts(reader: reader)
    for child in tree.children(expression) { walk.visit(child) }
    return walk.conditions
  }

  /// Whether a node is an operator that may leave out what follows it.
  func isShortCircuit(_ node: Node) -> Bool {
    tree.kind(node) == .binaryOperator
      && (reader.matches(node, "??") || reader.matches(node, "&&") || reader.matches(node, "||"))
  }

  /// Whether a node is an operator that the standard library does not declare.
  private func isOfProject(_ node: Node) -> Bool {
    tree.kind(node) == .binaryOperator && !StandardOperators.contains(reader.text(node))
  }

  /// The tests of an `if`, a `guard` or a `while`.
  func tests(_ conditions: Node) -> [RunCondition.Test] {
    tree.children(conditions).compactMap { condition in
      guard tree.kind(condition) == .condition, let part = tree.firstChild(condition) else { return nil }
      switch tree.kind(part) {
      case .expression: return .isTrue(reader.expression(part))
      case .optionalBinding: return boundValue(part).map { .isPresent($0) } ?? .unknown
      case .patternCondition:
        guard let value = initialValue(part), let pattern = tree.child(.pattern, of: part) else { return .unknown }
        return .fits(reader.expression(value), patternReader.pattern(pattern))
      case .availability: return AvailabilityReader(reader).test(part)
      default: return .unknown
      }
    }
  }

  /// When a `guard`, or an `if` without `else`, leaves the code around, or one in an `#if`; none for every other statement.
  func exits(of statement: Node) -> [[RunCondition]] {
    if tree.kind(statement) == .ifConfig {
      return reader.clauses(ofIfConfig: statement).flatMap { clause, branch in
        tree.children(clause).flatMap { exits(of: $0) }.map { [RunCondition(form: .isCompiled(branch))] + $0 }
      }
    }
    guard let conditions = tree.child(.conditions, of: statement) else { return [] }
    switch tree.kind(statement) {
    case .guardStatement: return [[RunCondition(form: .someFails(tests(conditions)))]]
    case .ifStatement where endsAtOnce(statement): return [[RunCondition(form: .allHold(tests(conditions)))]]
    default: return []
    }
  }

  private func initialValue(_ binding: Node) -> Node? {
    tree.child(.initializerClause, of: binding).flatMap { tree.child(.expression, of: $0) }
  }

  /// The tests of `if let x = value` and `if let x`; nil if something other than a name is bound.
  private func boundValue(_ binding: Node) -> Expression? {
    if let value = initialValue(binding) { return reader.expression(value) }
    return reader.boundName(ofBinding: binding).map { Expression(.name(reader.name($0)), range: tree.range($0)) }
  }

  /// Whether `if let x`, `if let x = x` or `if case let x? = x` binds the name of what it unwraps, which is that value still.
  func keepsName(_ binding: Node) -> Bool {
    let value = initialValue(binding)
    if tree.kind(binding) == .patternCondition { return bindsValue(binding, of: value.flatMap(nameReader.bareName)) }
    guard let bound = reader.boundName(ofBinding: binding) else { return false }
    return value.map { nameReader.bareName($0) == reader.name(bound) } ?? true
  }

  /// Whether the pattern of a condition or case does nothing but unwrap a value by its own name.
  func bindsValue(_ item: Node, of subject: String?) -> Bool {
    guard let subject, let pattern = tree.child(.pattern, of: item), patternReader.pattern(pattern) == .some(.anything)
    else {
      return false
    }
    let names = tree.descendants(pattern).filter { [.name, .nameReference].contains(tree.kind($0)) }
    return names.allSatisfy { [subject, "some"].contains(reader.name($0)) }
  }

  /// Under what condition each case of a `switch` runs.
  func caseConditions(_ node: Node) -> [Node: RunCondition] {
    guard let subject = tree.child(.expression, of: node).map(reader.expression) else { return [:] }
    var before: [ValuePattern] = []
    var conditions: [Node: RunCondition] = [:]
    var fallsThrough = false
    for child in tree.children(node) where tree.kind(child) != .expression {
      guard tree.kind(child) == .switchCase else {
        // Which cases an `#if` has is not known.
        if tree.kind(child) == .ifConfig { before.append(.unknown) }
        continue
      }
      let items = tree.children(child).filter { tree.kind($0) == .caseItem }
      let patterns = items.isEmpty ? [.anything] : items.map(patternReader.pattern(ofItem:))
      if fallsThrough {
        conditions[child] = RunCondition(form: .unknown)
      } else if items.isEmpty, tree.child(.attribute, of: child) != nil {
        conditions[child] = RunCondition(form: .isUnforeseen)
      } else {
        let rivals = before.filter { rival in patterns.contains { $0.mayFit(with: rival) } }
        conditions[child] = RunCondition(form: .isCase(subject, patterns, after: rivals))
      }
      if before.count < ConditionReader.mostPatterns { before += patterns } else { before.append(.unknown) }
      fallsThrough = tree.descendants(child).contains { tree.kind($0) == .fallthroughStatement }
    }
    return conditions
  }

  /// Of more patterns than this it is not asked which of them fits.
  private static let mostPatterns = 256

  /// The blocks of an `if` with all its `else`s, and what must hold for each.
  func blocks(ofIf node: Node) -> [(block: Node, conditions: [RunCondition])] {
    var found: [(block: Node, conditions: [RunCondition])] = []
    var failed: [RunCondition] = []
    var current: [RunCondition.Test]?
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .conditions: current = tests(child)
      case .codeBlock:
        if let tests = current {
          found.append((child, failed + [RunCondition(form: .allHold(tests))]))
          failed.add(RunCondition(form: .someFails(tests)))
        } else {
          found.append((child, failed))
        }
        current = nil
      default: continue
      }
    }
    return found
  }

  /// Whether an `if` without `else` leaves the code around at its end, so that what follows runs only where its condition fails.
  func endsAtOnce(_ node: Node) -> Bool {
    let blocks = tree.children(node).filter { tree.kind($0) == .codeBlock }
    return blocks.count == 1 && ends(blocks[0])
  }

  /// Whether the last statement of a block leaves the code around; of an `#if`, that of some clause.
  private func ends(_ block: Node) -> Bool {
    guard let last = Array(tree.children(block)).last else { return false }
    switch tree.kind(last) {
    case .returnStatement, .throwStatement: return true
    case .ifConfig: return tree.children(last).contains { tree.kind($0) == .ifConfigClause && ends($0) }
    default: return false
    }
  }
}
