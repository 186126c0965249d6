/// What an expression reads, when it does nothing but read and compare.
extension Expression {
  /// What the expression reads, in source order; nil when it does more: calls, awaits, casts, subscripts, closures.
  ///
  /// - Parameter local: the local name that hides a property of that name.
  func operands(local: (String) -> LocalName?) -> [Loop.Operand]? { operands(isIdentityTest: false, local) }

  private func operands(isIdentityTest: Bool, _ local: (String) -> LocalName?) -> [Loop.Operand]? {
    switch form {
    case .nilLiteral, .literal: return []
    case .implicitMember(let name):
      return [Loop.Operand(root: "." + name, members: [], range: range, isIdentityTest: false, local: nil)]
    case .name, .moduleMember, .member, .optionalChaining, .forceUnwrap:
      guard let (path, isSelf) = readPath, let root = path.first else { return nil }
      return [
        Loop.Operand(
          root: root, members: Array(path.dropFirst()), range: range, isIdentityTest: isIdentityTest,
          local: isSelf ? nil : local(root))
      ]
    case .marked(.prefixOperator(let name), let operand):
      return name == "&" ? nil : operand.operands(isIdentityTest: false, local)
    case .sequence(let elements): return Expression.operands(of: elements, local)
    default: return nil
    }
  }

  private static func operands(of elements: [SequenceElement], _ local: (String) -> LocalName?) -> [Loop.Operand]? {
    var operands: [Loop.Operand] = []
    for comparison in elements.split(whereSeparator: { $0 == .infix("&&") || $0 == .infix("||") }) {
      let isIdentityTest = testsIdentity(comparison)
      for element in comparison {
        switch element {
        case .operand(let operand):
          guard let read = operand.operands(isIdentityTest: isIdentityTest, local) else { return nil }
          operands += read
        case .infix: continue
        case .assignment, .ternary, .cast: return nil
        }
      }
    }
    return operands
  }

  /// `a === b`, `a !== b`, `a == nil`, `nil != a`.
  private static func testsIdentity(_ comparison: ArraySlice<SequenceElement>) -> Bool {
    guard comparison.count == 3, case .infix(let name) = comparison[comparison.startIndex + 1] else { return false }
    if name == "===" || name == "!==" { return true }
    guard name == "==" || name == "!=" else { return false }
    return comparison.contains { element in
      if case .operand(let operand) = element { return operand.form == .nilLiteral }
      return false
    }
  }

  /// The names of `a.b?.c`, without a leading `self`; nil when something else is in between.
  private var readPath: (path: [String], isSelf: Bool)? {
    switch form {
    case .name(let name): return name == "self" ? ([], true) : ([name], false)
    case .moduleMember(let module, let name): return ([module, name], false)
    case .member(let base, let name, _):
      guard let (path, isSelf) = base.readPath else { return nil }
      return (path + [name], isSelf)
    case .optionalChaining(let base), .forceUnwrap(let base): return base.readPath
    default: return nil
    }
  }
}
