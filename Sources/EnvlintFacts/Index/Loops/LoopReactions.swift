/// Whether the code around a loop handles changes of the value that the loop reads: its task starts anew, or is cancelled, or its view is
/// replaced.
extension Loops {
  /// So many steps lead from a property, or from a loop, to what follows it.
  private static let mostSteps = 4

  /// Whether something around a loop follows the value of a property. While files are to be read again for that, it is taken to be so; then
  /// the rules run again.
  ///
  /// - Parameters:
  ///   - range: of the loop.
  ///   - type: the type of the property, which contains the loop.
  public func isFollowed(
    _ property: EnvironmentProperty, aroundLoopAt range: Range<UInt32>, _ context: Loop.Context, _ scope: Scope,
    in file: Int, type: DeclaredType
  ) -> Bool {
    var search = ReactionSearch(property.property.name, in: index, type: type)
    if context.follows(search.values) { return true }
    search.code.formUnion(scope.memberName.map { search.isEntry($0) ? [] : [$0] } ?? [])
    for _ in 0..<Loops.mostSteps {
      let index = usage.reading(search.files, naming: search.values.union(search.code))
      let before = (search.values, search.code)
      search.spread(index)
      if context.follows(search.values) { return true }
      if search.files.contains(where: { search.reacts(in: $0, index, to: range, of: file) }) { return true }
      if before == (search.values, search.code) { break }
    }
    // Whoever shows the view may show another one instead.
    return !usage.mentions(MentionQuery(type.name, .identities)).isEmpty
  }
}

extension Loops {
  /// Whether a name means a type that the project does not declare.
  public func isDeclaredOutside(_ name: String, at scope: Scope, in file: Int) -> Bool {
    if case .external = resolver.resolve([name], at: LookupContext(file: file, scope: scope)) { return true }
    return false
  }
}

/// The members of a type that follow the value of one of its properties.
private struct ReactionSearch {
  let type: DeclaredType
  /// Indices of the files with parts of the type, ascending.
  let files: [Int]
  /// The property, and members and state that change with it.
  var values: Set<String>
  /// The members that run the loop.
  var code: Set<String> = []

  /// Members that SwiftUI calls, so that nobody else does.
  private static let entries: Set<String> = ["body", "makeBody", "update", "init"]

  init(_ name: String, in index: ProjectIndex, type: DeclaredType) {
    self.type = type
    files = Set(index.resolver.parts(of: type).map(\.file)).sorted()
    values = [name]
  }

  func isEntry(_ member: String) -> Bool { ReactionSearch.entries.contains(member) }

  /// Adds what follows directly from what is known.
  mutating func spread(_ index: ProjectIndex) {
    for file in files {
      for use in index.propertyUses(in: file) where isOwn(use.base, use.scope, file, index) {
        guard let member = use.scope.memberName, !isEntry(member) else { continue }
        if values.contains(use.name) { values.insert(member) }
        if code.contains(use.name) { code.insert(member) }
      }
      for reaction in index.reactions(in: file) where follows(reaction, file, index) && !reaction.replacesViews {
        values.formUnion(reaction.changedNames)
      }
    }
  }

  /// Whether something in a file follows the values, and concerns a loop in another one, or the same.
  func reacts(in file: Int, _ index: ProjectIndex, to loop: Range<UInt32>, of loopFile: Int) -> Bool {
    index.reactions(in: file).contains { reaction in
      guard follows(reaction, file, index) else { return false }
      if reaction.replacesViews || reaction.cancels { return true }
      if file == loopFile, reaction.range.contains(loop.lowerBound) { return true }
      return index.propertyUses(in: file).starting(in: reaction.range).contains {
        code.contains($0.name) && isOwn($0.base, $0.scope, file, index)
      }
    }
  }

  private func follows(_ reaction: Reaction, _ file: Int, _ index: ProjectIndex) -> Bool {
    !values.isDisjoint(with: reaction.names) && isOwn(.none, reaction.scope, file, index)
  }

  /// Whether code means a member of the type.
  private func isOwn(_ base: PropertyUse.Base, _ scope: Scope, _ file: Int, _ index: ProjectIndex) -> Bool {
    guard base == .none || base == .instance else { return false }
    return index.resolver.enclosingType(of: scope, in: file)?.containers[0] == type.containers[0]
  }
}

extension Loop.Context {
  /// Whether the task starts anew with one of some values, or runs only where a condition on them holds.
  fileprivate func follows(_ values: Set<String>) -> Bool {
    !values.isDisjoint(with: identityNames) || !values.isDisjoint(with: branchNames)
  }
}
