import EnvlintSyntax

/// The calls of a body.
extension BodyReader {
  /// No table has a longer one, and each member of a chain is another path.
  static let longestPath = 16
  /// Bases before more links than this aren't kept once more with each of them.
  static let longestBase = 32

  /// Records the calls of a chain, and what its arguments and its immediately called closure do.
  mutating func summarizeChain(_ node: Node, _ place: BodyPlace) {
    var callee = Call.Callee.other
    var isClosure = false
    var path: [String] = []
    let children = Array(tree.children(node))
    for (position, child) in children.enumerated() {
      switch tree.kind(child) {
      case .nameReference:
        path = [reader.name(child)]
        callee = .path(path)
      case .implicitMember: callee = reader.childName(.name, of: child).map { .implicitMember($0) } ?? .other
      case .closure: isClosure = true
      case .member:
        guard let memberName = reader.childName(.name, of: child) else { continue }
        callee = member(memberName, of: callee, path: &path)
        recordCostlyRead(path, node, child, next: children.dropFirst(position + 1).first, place)
      case .call:
        let range = tree.range(node).lowerBound..<tree.range(child).upperBound
        var call = Call(
          callee: callee, labels: reader.callLabels(child), range: range, conditions: conditions(at: place))
        call.values = plainValues(child)
        if position > 0, position <= BodyReader.longestBase, call.asksForReceiver {
          call.receiver = reader.chain(node, before: children[position - 1])
        }
        append(call)
        if isClosure, position == 1 { summarizeCalled(children[0], place) }
        summarizeArguments(of: child, call, place)
        callee = calledValue(callee, path)
        path = []
        continue
      case .genericArguments, .optionalChaining, .forceUnwrap: continue
      default:
        callee = .other
        path = []
      }
      if tree.kind(child) == .postfixIfConfig {
        summarize(child, place)
      } else if tree.kind(child) != .closure {
        for argument in tree.children(child) { summarize(argument, place) }
      }
    }
  }

  /// The effects of a closure that is called where it is written; what leaves it leaves nothing else.
  private mutating func summarizeCalled(_ closure: Node, _ place: BodyPlace) {
    let inside = BodyPlace(isInner: true, isConditional: true, conditions: conditions(at: place))
    let outer = exits
    exits = BodyExits()
    for item in tree.children(closure) where tree.kind(item) != .closureSignature { summarize(item, inside) }
    exits = outer
  }

  /// Of larger arguments it is not told what they are.
  private static let largestValue = 12

  /// The arguments of a call, in the order of its labels; nil if none is plain.
  private func plainValues(_ call: Node) -> [Expression]? {
    let arguments = tree.children(call).filter { [.argument, .trailingClosure].contains(tree.kind($0)) }
    guard
      arguments.contains(where: {
        tree.kind($0) == .argument && tree.descendantCount(of: $0) <= BodyReader.largestValue
      })
    else { return nil }
    return arguments.map { argument in
      guard tree.descendantCount(of: argument) <= BodyReader.largestValue,
        let value = tree.child(.expression, of: argument).map(reader.expression), !value.isClosure
      else { return Expression(.opaque, range: tree.range(argument)) }
      return value
    }
  }

  /// The effects of a call's arguments, each of which only runs if the call evaluates it.
  private mutating func summarizeArguments(
    of node: Node, _ call: Call, _ place: BodyPlace
  ) {
    var bare = call
    bare.conditions = []
    for (position, argument) in tree.children(node).enumerated() {
      let condition = RunCondition(form: .isEvaluated(bare, argument: position))
      summarize(argument, place.under(condition))
    }
  }

  private func member(_ name: String, of callee: Call.Callee, path: inout [String]) -> Call.Callee {
    switch callee {
    case .path(let base) where base.count == 1 && (base[0] == "self" || SDKModules.contains(base[0])):
      path = [name]
      return .path(path)
    case .path where !path.isEmpty && path.count < BodyReader.longestPath:
      path.append(name)
      return .path(path)
    case .memberOfConstruction(let type, ""): return .memberOfConstruction(type: type, name: name)
    default:
      path = []
      return .member(name: name)
    }
  }

  /// The value of a call as a base of the next member: `T(…)` is a construction if `T` is written like a type.
  private func calledValue(_ callee: Call.Callee, _ path: [String]) -> Call.Callee {
    guard case .path = callee, let last = path.last, last.isTypeName else { return .other }
    return .memberOfConstruction(type: path, name: "")
  }

  private mutating func append(_ call: Call) {
    if summary.calls.count < BodySummary.mostCalls { summary.calls.append(call) } else { summary.isCapped = true }
  }

  private mutating func recordCostlyRead(
    _ path: [String], _ chain: Node, _ member: Node, next: Node?, _ place: BodyPlace
  ) {
    guard path.count > 1, next.map({ tree.kind($0) != .call }) ?? true else { return }
    let joined = path.joined(separator: ".")
    guard DefaultExpressions.member(joined)?.cost == .costly else { return }
    summary.costlyReads.append(
      .init(
        path: joined, range: tree.range(chain).lowerBound..<tree.range(member).upperBound,
        conditions: conditions(at: place))
    )
  }
}
