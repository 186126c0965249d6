import EnvlintSyntax

/// The calls of a body.
extension TreeReader {
  /// No table has a longer one, and each member of a chain is another path.
  static let longestPath = 16
  /// Bases before more links than this aren't kept once more with each of them.
  static let longestBase = 32

  /// Records the calls of a chain, and what its arguments and its immediately called closure do.
  func summarizeChain(_ node: Node, _ place: BodyPlace, into summary: inout BodySummary) {
    var callee = Call.Callee.other
    var isClosure = false
    var path: [String] = []
    let children = Array(tree.children(node))
    for (position, child) in children.enumerated() {
      switch tree.kind(child) {
      case .nameReference:
        path = [name(child)]
        callee = .path(path)
      case .implicitMember: callee = childName(.name, of: child).map { .implicitMember($0) } ?? .other
      case .closure: isClosure = true
      case .member:
        guard let memberName = childName(.name, of: child) else { continue }
        callee = member(memberName, of: callee, path: &path)
        recordCostlyRead(path, node, child, next: children.dropFirst(position + 1).first, place, into: &summary)
      case .call:
        let range = tree.range(node).lowerBound..<tree.range(child).upperBound
        var call = Call(callee: callee, labels: callLabels(child), range: range, conditions: place.allConditions)
        call.values = plainValues(child)
        if position > 0, position <= TreeReader.longestBase, call.asksForReceiver {
          call.receiver = chain(node, before: children[position - 1])
        }
        append(call, to: &summary)
        if isClosure, position == 1 {
          let inside = BodyPlace(isInner: true, isConditional: true, conditions: place.allConditions)
          for item in tree.children(children[0]) where tree.kind(item) != .closureSignature {
            summarize(item, inside, into: &summary)
          }
        }
        summarizeArguments(of: child, call, place, into: &summary)
        callee = calledValue(callee, path)
        path = []
        continue
      case .genericArguments, .optionalChaining, .forceUnwrap: continue
      default:
        callee = .other
        path = []
      }
      if tree.kind(child) == .postfixIfConfig {
        summarize(child, place, into: &summary)
      } else if tree.kind(child) != .closure {
        for argument in tree.children(child) { summarize(argument, place, into: &summary) }
      }
    }
  }

  /// Of larger arguments it is not told what they are.
  private static let largestValue = 12

  /// The arguments of a call, in the order of its labels; nil if none is plain.
  private func plainValues(_ call: Node) -> [Expression]? {
    let arguments = tree.children(call).filter { [.argument, .trailingClosure].contains(tree.kind($0)) }
    guard
      arguments.contains(where: {
        tree.kind($0) == .argument && tree.descendantCount(of: $0) <= TreeReader.largestValue
      })
    else { return nil }
    return arguments.map { argument in
      guard tree.descendantCount(of: argument) <= TreeReader.largestValue,
        let value = tree.child(.expression, of: argument).map(expression), !value.isClosure
      else { return Expression(.opaque, range: tree.range(argument)) }
      return value
    }
  }

  /// The effects of a call's arguments, each of which only runs if the call evaluates it.
  private func summarizeArguments(
    of node: Node, _ call: Call, _ place: BodyPlace, into summary: inout BodySummary
  ) {
    var bare = call
    bare.conditions = []
    for (position, argument) in tree.children(node).enumerated() {
      let condition = RunCondition(form: .isEvaluated(bare, argument: position))
      summarize(argument, place.under(condition), into: &summary)
    }
  }

  private func member(_ name: String, of callee: Call.Callee, path: inout [String]) -> Call.Callee {
    switch callee {
    case .path(let base) where base.count == 1 && (base[0] == "self" || SDKModules.contains(base[0])):
      path = [name]
      return .path(path)
    case .path where !path.isEmpty && path.count < TreeReader.longestPath:
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

  private func append(_ call: Call, to summary: inout BodySummary) {
    if summary.calls.count < BodySummary.mostCalls { summary.calls.append(call) } else { summary.isCapped = true }
  }

  private func recordCostlyRead(
    _ path: [String], _ chain: Node, _ member: Node, next: Node?, _ place: BodyPlace,
    into summary: inout BodySummary
  ) {
    guard path.count > 1, next.map({ tree.kind($0) != .call }) ?? true else { return }
    let joined = path.joined(separator: ".")
    guard DefaultExpressions.member(joined)?.cost == .costly else { return }
    summary.costlyReads.append(
      .init(
        path: joined, range: tree.range(chain).lowerBound..<tree.range(member).upperBound,
        conditions: place.allConditions)
    )
  }
}
