import EnvlintSyntax

/// Values that may change at every frame; see `FrequentSource`.
extension FactExtractor {
  /// The source of what a closure of a call is given; nil when that is none, or not known to be one.
  func frequentSource(ofClosure argument: Node, calling name: Node, named text: String, _ call: Node) -> FrequentSource?
  {
    guard let kind = FrequentSources.kind(of: text) else { return nil }
    var source = FrequentSource(name: text, range: tree.range(name), interval: nil)
    switch kind {
    case .context:
      guard text == "TimelineView" else { return source }
      guard let schedule = firstArgument(of: call) else { return nil }
      if schedule == ".animation" { return source }
      if schedule.hasPrefix(".animation(") || schedule.hasPrefix("AnimationTimelineSchedule(") {
        source.interval = interval(in: schedule, behind: "minimumInterval:")
        return source
      }
      guard schedule.hasPrefix(".periodic(") || schedule.hasPrefix("PeriodicTimelineSchedule("),
        let interval = interval(in: schedule, behind: "by:")
      else { return nil }
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
      guard let publisher = firstArgument(of: call) else { return nil }
      source.name = "Timer.publish"
      if let interval = timerInterval(publisher) {
        source.interval = interval
        return source
      }
      let property = publisher.hasPrefix("self.") ? String(publisher.dropFirst(5)) : publisher
      guard property.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
      guard property != publisher || !isLocal(property) else { return nil }
      source.condition = .timer(property: property)
      return source
    case .preference:
      guard let expression = tree.child(.argument, of: call).flatMap({ tree.child(.expression, of: $0) }),
        case .member(let key, "self", _) = reader.expression(expression).form, let path = key.typePath
      else { return nil }
      let components = path.map { TypeReference.Component(name: $0, arguments: []) }
      source.condition = .preference(key: TypeReference(.named(components), range: key.range))
      return source
    case .binding: return nil
    }
  }

  /// The interval of `Timer.publish(every: 1, …)`, whatever is called on it; nil for all else.
  private func timerInterval(_ text: String) -> Double? {
    let bare = text.drop { $0 == "(" }
    guard bare.hasPrefix("Timer.publish(") || bare.hasPrefix("Foundation.Timer.publish(") else { return nil }
    return interval(in: text, behind: "every:")
  }

  /// Records a property that keeps a timer.
  ///
  /// - Parameters:
  ///   - nameRange: where its name stands.
  ///   - clause: its initial value.
  func recordTimer(named nameRange: Range<UInt32>, _ clause: Node) {
    guard let value = tree.child(.expression, of: clause) else { return }
    // Nearly all values are told by their first byte to be something else.
    let start = Int(tree.range(value).lowerBound)
    switch reader.source[start] {
    case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "("), UInt8(ascii: "`"): break
    default: return
    }
    let name = reader.source.padded[start..<Int(tree.range(value).upperBound)].drop { "(`".utf8.contains($0) }
    guard name.starts(with: "Timer".utf8) || name.starts(with: "Foundation".utf8),
      let interval = timerInterval(reader.condensedText(value).filter { $0 != "`" })
    else { return }
    facts.frequentTimers.append(FrequentTimer(range: nameRange, interval: interval))
  }

  /// Records that `.scrollPosition($x)` sets a property.
  func recordBinding(by name: Node, _ call: Node) {
    guard landmarks.mayInject, reader.isName(name, "scrollPosition"), let argument = tree.child(.argument, of: call),
      tree.child(.label, of: argument) == nil, let bound = firstArgument(of: call), bound.hasPrefix("$")
    else { return }
    let source = FrequentSource(
      name: "scrollPosition", range: tree.range(name), interval: nil, condition: .type("ScrollPosition"))
    facts.frequentAssignments.append(
      FrequentAssignment(property: String(bound.dropFirst()), source: source, scope: scope))
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
    let number = text[start...].drop { $0 == "(" }.prefix { $0.isNumber || $0 == "." || $0 == "_" }
    let end = text[number.endIndex...].first
    return end == "," || end == ")" ? Double(number.filter { $0 != "_" }) : nil
  }

  /// Whether a `guard` does nothing but unwrap what keeps its name: `guard let value else { return }`.
  private func onlyUnwraps(_ statement: Node) -> Bool {
    guard let conditions = tree.child(.conditions, of: statement) else { return false }
    return tree.children(conditions).allSatisfy { condition in
      guard let binding = tree.child(.optionalBinding, of: condition) else { return false }
      return tree.child(.initializerClause, of: binding) == nil
    }
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
  func recordAssignments(in closure: Node, from source: FrequentSource) {
    guard landmarks.mayInject else { return }
    let parameters = reader.closureParameterNames(closure)
    for statement in statements(of: closure) {
      if tree.kind(statement) == .guardStatement {
        if onlyUnwraps(statement) { continue }
        return
      }
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
      guard !isLocal(property), names.contains(where: given.contains) else { continue }
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
