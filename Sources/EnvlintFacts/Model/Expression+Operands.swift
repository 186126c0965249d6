/// The test in an expression that only reads and compares.
extension Expression {
  /// Operators of the standard library that compare or calculate. What others do, and how tightly they bind, is not known.
  private static let plainOperators: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "+", "-", "*", "/", "%", "??",
  ]

  /// The test in the expression; nil if it does more than read and compare: calls, casts, subscripts, closures.
  ///
  /// - Parameter local: the local name that hides a property of that name.
  func condition(local: (String) -> LocalName?) -> Loop.Condition? {
    switch form {
    case .marked(.prefixOperator("!"), let operand): return operand.condition(local: local)?.negated
    case .marked(.await, let operand): return operand.condition(local: local)
    case .sequence(let elements):
      let alternatives = elements.split(separator: .infix("||"), omittingEmptySubsequences: false).map { alternative in
        Expression.condition(ofAll: alternative, local)
      }
      let known = alternatives.compactMap(\.self)
      guard known.count == alternatives.count else { return nil }
      return known.count == 1 ? known[0] : .any(known)
    default: return Expression.comparison(of: [.operand(self)], local)
    }
  }

  private static func condition(
    ofAll elements: ArraySlice<SequenceElement>, _ local: (String) -> LocalName?
  ) -> Loop.Condition? {
    let parts = elements.split(separator: .infix("&&"), omittingEmptySubsequences: false).map { part in
      // An operand in parentheses, or after `!`.
      if part.count == 1, case .operand(let operand)? = part.first { return operand.condition(local: local) }
      return comparison(of: part, local)
    }
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? .joining(known) : nil
  }

  private static func comparison(
    of elements: ArraySlice<SequenceElement>, _ local: (String) -> LocalName?
  ) -> Loop.Condition? {
    var comparison = Loop.Comparison(operands: [], operators: [], isNegated: false)
    guard read(elements, local, into: &comparison) else { return nil }
    return .comparison(comparison)
  }

  /// Adds what a sequence without `&&` and `||` reads; false when it does more than read.
  private static func read(
    _ elements: ArraySlice<SequenceElement>, _ local: (String) -> LocalName?, into comparison: inout Loop.Comparison
  ) -> Bool {
    let isIdentityTest = testsIdentity(elements)
    return elements.allSatisfy { element in
      switch element {
      case .operand(let operand): return operand.read(isIdentityTest: isIdentityTest, local, into: &comparison)
      case .infix(let name):
        comparison.operators.append(name)
        return plainOperators.contains(name) || name == "&&" || name == "||"
      case .assignment, .ternary, .cast: return false
      }
    }
  }

  private func read(
    isIdentityTest: Bool, _ local: (String) -> LocalName?, into comparison: inout Loop.Comparison
  ) -> Bool {
    switch form {
    case .nilLiteral, .literal: return true
    case .implicitMember(let name):
      comparison.operands.append(
        Loop.Operand(root: "." + name, members: [], range: range, isIdentityTest: false, local: nil))
      return true
    case .name, .moduleMember, .member, .optionalChaining, .forceUnwrap:
      guard let (path, isSelf) = readPath, let root = path.first else { return false }
      comparison.operands.append(
        Loop.Operand(
          root: root, members: Array(path.dropFirst()), range: range, isIdentityTest: isIdentityTest,
          local: isSelf ? nil : local(root)))
      return true
    case .marked(.await, let operand):
      // A value of another actor, which is read and nothing more.
      return operand.read(isIdentityTest: isIdentityTest, local, into: &comparison)
    case .marked(.prefixOperator(let name), let operand):
      comparison.operators.append(name)
      return (name == "!" || name == "-") && operand.read(isIdentityTest: false, local, into: &comparison)
    case .sequence(let elements): return Expression.read(elements[...], local, into: &comparison)
    default: return false
    }
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
    // No local name; a property of that name is none either.
    case .moduleMember(let module, let name): return (name.isTypeName ? [name] : [module, name], true)
    case .member(let base, let name, _):
      guard let (path, isSelf) = base.readPath else { return nil }
      return (path + [name], isSelf)
    case .optionalChaining(let base), .forceUnwrap(let base): return base.readPath
    default: return nil
    }
  }
}
