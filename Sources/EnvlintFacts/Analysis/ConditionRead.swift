/// Something that a loop's condition reads, in the code that reads it.
public struct ConditionRead: Sendable {
  public var operand: Loop.Operand
  /// The loop, as it would be if its condition stood where the operand does.
  public var loop: Loop
  /// Index of the file of that place.
  public var file: Int
  /// The computed property of the view that reads it; nil for the condition itself.
  public var property: Property?
}

extension ProjectIndex {
  /// What the condition of a loop reads. A computed property of the view that does nothing but read is looked through, once.
  ///
  /// - Parameter type: the view type around the loop.
  public func reads(of loop: Loop, in file: Int, type: DeclaredType) -> [ConditionRead] {
    loop.operands.flatMap { operand -> [ConditionRead] in
      let read = ConditionRead(operand: operand, loop: loop, file: file, property: nil)
      guard operand.local == nil, operand.members.isEmpty, !operand.root.hasPrefix(".") else { return [read] }
      let found = properties(named: operand.root, of: type)
      guard found.count == 1 else { return [read] }
      return reads(of: loop, through: found[0]) ?? [read]
    }
  }

  private func reads(of loop: Loop, through member: Member<Property>) -> [ConditionRead]? {
    let property = member.declaration
    guard case .computed(let getter, _) = property.accessors, !property.isStatic, property.attributes.isEmpty,
      !property.scope.isBroken
    else { return nil }
    tables.noteCode(of: member.id.file)
    guard let getter, getter.returns.count == 1, getter.statementCount == 1,
      let operands = getter.returns[0].operands(local: { _ in nil })
    else { return nil }
    var inner = loop
    inner.operands = operands
    inner.scope = property.scope
    return operands.map { ConditionRead(operand: $0, loop: inner, file: member.id.file, property: property) }
  }
}
