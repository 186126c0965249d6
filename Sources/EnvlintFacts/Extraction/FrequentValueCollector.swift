import EnvlintSyntax

/// Collects values that may change at every frame, and the variables that are set to them; see `FrequentSource`.
struct FrequentValueCollector {
  let around: Surroundings
  var assignments: [FrequentAssignment] = []
  private(set) var timers: [FrequentTimer] = []
  var reader: TreeReader { around.reader }
  var tree: SyntaxTree { reader.tree }

  init(_ around: Surroundings) { self.around = around }

  /// The source of what a closure of a call is given; nil when that is none, or not known to be one.
  func source(ofClosure argument: Node, calling name: Node, named text: String, _ call: Node, in chain: Node?)
    -> FrequentSource?
  {
    guard let kind = FrequentSources.kind(of: text) else { return nil }
    var source = FrequentSource(name: text, range: tree.range(name), interval: nil)
    switch kind {
    case .context:
      guard text == "TimelineView" else { return source }
      guard let schedule = firstArgument(of: call) else { return nil }
      if schedule == ".animation" { return source }
      if schedule.hasPrefix(".animation(") || schedule.hasPrefix("AnimationTimelineSchedule(") {
        source.interval = WrittenNumber.value(in: schedule, behind: "minimumInterval:")
        return source
      }
      guard schedule.hasPrefix(".periodic(") || schedule.hasPrefix("PeriodicTimelineSchedule("),
        let interval = WrittenNumber.value(in: schedule, behind: "by:")
      else { return nil }
      source.interval = interval
      return source
    case .event: return source
    case .gesture:
      guard let chain, let base = tree.firstChild(chain), tree.kind(base) == .nameReference,
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
      guard property != publisher || !around.isLocal(property) else { return nil }
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
    case .timer:
      let arguments = tree.children(call).filter { tree.kind($0) == .argument }
      func text(_ label: String) -> String? {
        arguments.first { reader.childName(.label, of: $0) == label }.flatMap { tree.child(.expression, of: $0) }
          .map(condensed)
      }
      guard let chain, NameReader(reader).rootName(ofChain: chain) == "Timer", text("repeats") == "true",
        let interval = text("withTimeInterval").flatMap(WrittenNumber.value)
      else { return nil }
      source.name = "Timer.scheduledTimer"
      source.interval = interval
      return source
    }
  }

  /// Operators after which a publisher delivers fewer values than its timer fires.
  private static let sparseOperators = [
    "first", "prefix", "last", "throttle", "debounce", "collect", "filter", "compactMap", "removeDuplicates", "reduce",
    "output", "count", "min", "max", "ignoreOutput",
  ]

  /// The interval of `Timer.publish(every: 1, …)`, whatever is called on it; nil for all else.
  private func timerInterval(_ text: String) -> Double? {
    let bare = text.drop { $0 == "(" }
    guard bare.hasPrefix("Timer.publish(") || bare.hasPrefix("Foundation.Timer.publish("),
      !FrequentValueCollector.sparseOperators.contains(where: { bare.contains(").\($0)(") || bare.contains(").\($0){") }
      )
    else { return nil }
    return WrittenNumber.value(in: text, behind: "every:")
  }

  /// Records a property that keeps a timer.
  ///
  /// - Parameters:
  ///   - nameRange: where its name is.
  ///   - clause: its initial value.
  mutating func recordTimer(named nameRange: Range<UInt32>, _ clause: Node) {
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
    timers.append(FrequentTimer(range: nameRange, interval: interval))
  }

  /// Records that `.scrollPosition($x)` sets a property.
  mutating func recordBinding(by name: Node, _ call: Node) {
    guard around.triggers.mayInject, reader.isName(name, "scrollPosition"),
      let argument = tree.child(.argument, of: call),
      tree.child(.label, of: argument) == nil, let bound = firstArgument(of: call), bound.hasPrefix("$")
    else { return }
    let source = FrequentSource(
      name: "scrollPosition", range: tree.range(name), interval: nil, condition: .type("ScrollPosition"))
    assignments.append(
      FrequentAssignment(property: String(bound.dropFirst()), source: source, scope: around.scope))
  }

  /// The text of the first argument in parentheses, without white space and backticks.
  private func firstArgument(of call: Node) -> String? {
    tree.child(.argument, of: call).flatMap { tree.child(.expression, of: $0) }.map(condensed)
  }

  /// The text of an expression without parentheses around it, white space and backticks.
  func condensed(_ expression: Node) -> String {
    reader.condensedText(reader.unparenthesized(expression)).filter { $0 != "`" }
  }
}
