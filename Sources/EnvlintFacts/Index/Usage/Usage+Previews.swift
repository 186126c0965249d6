/// Code that is there for previews although nothing in it says so, and code that is not.
extension Usage {
  /// So many functions that call one another are looked at.
  private static let mostCallers = 4

  /// Whether code is in a function or property that only previews use, be it through others of this kind. By their names alone: who
  /// uses another one by the name counts as well.
  public func isOnlyForPreviews(_ scope: Scope) -> Bool {
    scope.outermostMember.map { isOnlyForPreviews($0, depth: 0) } ?? false
  }

  /// Whether it may be so, whoever uses it.
  func mayBeOnlyForPreviews(_ scope: Scope) -> Bool {
    scope.outermostMember.map { !Usage.calledBySwiftUI.contains($0) } ?? false
  }

  private func isOnlyForPreviews(_ member: String, depth: Int) -> Bool {
    guard depth < Usage.mostCallers, !Usage.calledBySwiftUI.contains(member) else { return false }
    let callers = mentions(MentionQuery(member, .callers))
    guard !callers.isEmpty, callers.count(where: { !$0.isInPreview }) <= MentionQuery.most
    else { return false }
    return callers.allSatisfy { caller in
      if caller.isInPreview || caller.type.map({ tables.isPreviewType([$0]) }) == true { return true }
      if !caller.condition.canHold { return true }
      guard !isTest(caller.file), let function = caller.function, function != member else { return false }
      return isOnlyForPreviews(function, depth: depth + 1)
    }
  }

  /// Whether code is in a type that other code names only in previews, perhaps through other types of this kind.
  public func isInViewForPreviews(_ scope: Scope, in file: Int) -> Bool {
    guard let type = resolver.enclosingType(of: scope, in: file), type.containers.count == 1,
      !mayBeUsedInUnreadFiles(resolver.access(of: type.containers[0])), !isAPI(type)
    else { return false }
    return isNamedByPreviewsAlone(type.name, depth: 0)
  }

  private func isNamedByPreviewsAlone(_ type: String, depth: Int) -> Bool {
    let found: [Mention]? = mentions(MentionQuery(type, .callers))
    guard depth < Usage.mostCallers, let found, !found.isEmpty, tables.types(named: type).count == 1 else {
      return false
    }
    return found.allSatisfy { mention in
      if mention.isInPreview || mention.type.map({ tables.isPreviewType([$0]) }) == true { return true }
      guard !isTest(mention.file), let user = mention.type, user != type else { return false }
      return isNamedByPreviewsAlone(user, depth: depth + 1)
    }
  }

  /// The members that SwiftUI calls, whoever else does.
  private static let calledBySwiftUI: Set<String> = ["body", "makeBody", "previews", "init"]

  /// Whether code that is no preview and no test makes a view, be it where the flow cannot follow: in an action, or after a call that
  /// nobody knows. A view that only previews show has no app around it, whatever it makes.
  ///
  /// - Parameter property: of the view, compiled there as well.
  public func isConstructedInApp(_ type: DeclaredType, with property: Property, _ flow: EnvironmentFlow) -> Bool {
    isConstructedInApp(type, flow, when: CompilationCondition(property.scope.branches), depth: 0)
  }

  private func isConstructedInApp(
    _ type: DeclaredType, _ flow: EnvironmentFlow, when condition: CompilationCondition, depth: Int
  ) -> Bool {
    guard depth < Usage.mostCallers, tables.types(named: type.name).count == 1,
      tables.aliases(named: type.name).isEmpty
    else { return false }
    // A case of an enum isn't made by a call of its name: code of other types that names the enum may have one.
    let isEnum = type.kind == .enumeration
    return mentions(MentionQuery(type.name, isEnum ? .callers : .constructions)).contains { place in
      let condition = condition.and(place.condition)
      guard !isTest(place.file), place.type != type.name, condition.canHold, !(isEnum && place.isInPreview) else {
        return false
      }
      if let function = place.function, isOnlyForPreviews(function, depth: 0) { return false }
      // Who shows what a function at file level or a protocol's extension makes is not known.
      guard let name = place.type else { return place.function == nil && !isEnum }
      if tables.isPreviewType([name]) { return false }
      let owners = resolver.declaredTypes(endingWith: [name], from: place.file)
      return !owners.isEmpty
        && owners.allSatisfy { owner in
          members.installs(owner) == .no || flow.isShown(owner)
            || isConstructedInApp(owner, flow, when: condition, depth: depth + 1)
        }
    }
  }
}

extension Scope {
  /// The name of the member of a type, or of the function or variable at file level, that a place is in; nil outside of such.
  fileprivate var outermostMember: String? {
    typePath.isEmpty ? symbol.split(separator: ".").first.map { String($0) } : memberName
  }
}
