import EnvlintSyntax

/// Values that may change at every frame; see `FrequentSource`.
extension FactExtractor {
  /// The source of what a closure of a call is given; nil when that is none, or not known to be one.
  func frequentSource(ofClosure argument: Node, calling name: Node, _ call: Node) -> FrequentSource? {
    let text = reader.name(name)
    guard let kind = FrequentSources.kind(of: text) else { return nil }
    var source = FrequentSource(name: text, range: tree.range(name), interval: nil)
    switch kind {
    case .context:
      guard text == "TimelineView" else { return source }
      guard let schedule = firstArgument(of: call) else { return nil }
      if schedule.hasPrefix(".animation") { return source }
      guard schedule.hasPrefix(".periodic("), let interval = interval(in: schedule, behind: "by:") else { return nil }
      source.interval = interval
      return source
    case .event: return source
    case .gesture:
      guard let chain, let base = tree.firstChild(chain.node), tree.kind(base) == .nameReference,
        FrequentSources.isGesture(reader.name(base))
      else { return nil }
      source.name = reader.name(base) + "." + text
      return source
    case .transform:
      let type = firstArgument(of: call).map { $0.hasSuffix(".self") ? String($0.dropLast(5)) : $0 } ?? ""
      let isAction = reader.childName(.label, of: argument) == "action"
      return isAction && FrequentSources.fineTypes.contains(type) ? source : nil
    case .publisher:
      guard let publisher = firstArgument(of: call), publisher.hasPrefix("Timer.publish("),
        let interval = interval(in: publisher, behind: "every:")
      else { return nil }
      source.name = "Timer.publish"
      source.interval = interval
      return source
    }
  }

  /// The text of the first argument in parentheses, without white space and backticks.
  private func firstArgument(of call: Node) -> String? {
    tree.child(.argument, of: call).flatMap { tree.child(.expression, of: $0) }.map { expression in
      reader.condensedText(reader.unparenthesized(expression)).filter { $0 != "`" }
    }
  }

  /// The number behind a label; nil when something else stands there.
  private func interval(in text: String, behind label: String) -> Double? {
    guard let start = text.firstRange(of: label)?.upperBound else { return nil }
    let number = text[start...].prefix { $0.isNumber || $0 == "." || $0 == "_" }
    let end = text[start...].dropFirst(number.count).first
    return end == "," || end == ")" ? Double(number.filter { $0 != "_" }) : nil
  }

  /// The statements directly in a closure, those in each branch of `#if` included.
  private func statements(of holder: Node) -> [Node] {
    tree.children(holder).flatMap { child in
      switch tree.kind(child) {
      case .ifConfig, .ifConfigClause: statements(of: child)
      default: [child]
      }
    }
  }

  /// Records what the statements of a closure set to what it is given. A closure that decides anything may decide not to.
  mutating func recordAssignments(in closure: Node, from source: FrequentSource) {
    guard landmarks.mayInject else { return }
    let parameters = reader.closureParameterNames(closure)
    for statement in statements(of: closure) {
      guard tree.kind(statement) != .guardStatement else { return }
      guard tree.kind(statement) == .expression else { continue }
      let assignment = reader.unparenthesized(statement)
      guard tree.child(.assignment, of: assignment) != nil,
        case .sequence(let elements) = reader.expression(assignment).form, elements.count > 2,
        case .operand(let target) = elements[0], elements[1] == .assignment, let property = target.assignedName
      else { continue }
      let value: Expression
      if elements.count == 3, case .operand(let only) = elements[2] {
        value = only
      } else {
        value = Expression(.sequence(Array(elements[2...])), range: tree.range(statement))
      }
      let names = value.fineNames.map(\.name)
      let given = parameters.isEmpty ? ["$0", "$1"] : parameters
      guard local(named: property) == nil, names.contains(where: given.contains) else { continue }
      facts.frequentAssignments.append(FrequentAssignment(property: property, source: source, scope: scope))
    }
  }
}

extension Expression {
  /// `x` of `x` and `self.x`.
  fileprivate var assignedName: String? {
    switch form {
    case .name(let name): return name
    case .member(let base, let name, _):
      if case .name("self") = base.form { return name }
      return nil
    default: return nil
    }
  }
}
