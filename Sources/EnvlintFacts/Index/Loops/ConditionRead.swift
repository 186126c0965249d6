/// Something that a loop's condition reads, in the code that reads it.
public struct ConditionRead: Sendable {
  public var operand: Loop.Operand
  public var liveness: Liveness
  /// Index of the file of that place.
  public var file: Int
  /// The computed property of the view that reads it; nil for the condition itself.
  public var property: Property?
}

/// The reads in a test of a loop, as combined by `&&` and `||`.
public indirect enum TestedCondition: Sendable {
  /// A comparison, or what a lone operand reads.
  case reads([ConditionRead])
  case all([TestedCondition])
  case any([TestedCondition])

  /// In source order.
  public var reads: [ConditionRead] {
    switch self {
    case .reads(let reads): reads
    case .all(let parts), .any(let parts): parts.flatMap(\.reads)
    }
  }

  /// Whether what is live can make it false by itself, whatever the copies in it are: the loop then waits for that.
  public var endsWithLiveReads: Bool {
    switch self {
    case .reads(let reads):
      return reads.contains { $0.liveness.isLive } && reads.allSatisfy { $0.liveness.isLive || $0.liveness.isFrozen }
    case .all(let parts): return parts.contains(where: \.endsWithLiveReads)
    case .any(let parts): return parts.allSatisfy(\.endsWithLiveReads)
    }
  }
}

extension Loops {
  /// The reads in a test of a loop. A computed property of the view that only reads is looked through, once.
  ///
  /// - Parameter type: the view type around the loop.
  public func condition(of test: Loop.Test, in loop: Loop, _ file: Int, type: DeclaredType) -> TestedCondition {
    let place = ReadingPlace(
      site: LookupContext(file: file, scope: loop.scope), type: type, isMutating: loop.isInMutatingFunction)
    return condition(test.condition, at: place, through: nil)
  }

  private func condition(
    _ condition: Loop.Condition, at place: ReadingPlace, through property: Property?
  ) -> TestedCondition {
    switch condition {
    case .all(let parts): return .all(parts.map { self.condition($0, at: place, through: property) })
    case .any(let parts): return .any(parts.map { self.condition($0, at: place, through: property) })
    case .comparison(let comparison):
      if property == nil, comparison.operands.count == 1, comparison.operators.isEmpty,
        let (inner, getter) = getter(of: comparison.operands[0], at: place)
      {
        return self.condition(
          comparison.isNegated ? inner.condition.negated : inner.condition, at: inner.place, through: getter)
      }
      return .reads(
        comparison.operands.flatMap { operand -> [ConditionRead] in
          if property == nil, let (inner, getter) = getter(of: operand, at: place) {
            return self.condition(inner.condition, at: inner.place, through: getter).reads
          }
          return [
            ConditionRead(
              operand: operand, liveness: liveness(of: operand, in: comparison, at: place), file: place.site.file,
              property: property)
          ]
        })
    }
  }

  /// The test in a computed property of the view, if it does nothing else.
  private func getter(
    of operand: Loop.Operand, at place: ReadingPlace
  ) -> (inner: (condition: Loop.Condition, place: ReadingPlace), property: Property)? {
    guard operand.local == nil, operand.members.isEmpty, !operand.root.hasPrefix(".") else { return nil }
    let found = members.properties(named: operand.root, of: place.type)
    guard found.count == 1, case .computed = found[0].declaration.accessors else { return nil }
    let file = found[0].id.file
    let property = code(of: found[0].declaration, in: file)
    guard case .computed(let getter, _) = property.accessors else { return nil }
    guard !property.isStatic, property.attributes.isEmpty, !property.scope.isBroken else { return nil }
    guard let getter, getter.returns.count == 1, getter.statementCount == 1,
      let condition = getter.returns[0].condition(local: { _ in nil })
    else { return nil }
    var inner = place
    inner.site = LookupContext(file: file, scope: property.scope)
    return ((condition, inner), property)
  }
}
