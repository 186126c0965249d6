/// Methods of its own that an initializer calls: what they cost, and which properties they may set.
extension DefaultClassifier {
  /// The cost of the one method of that name that fits a call on `self`.
  func methodWork(_ name: String, of type: DeclaredType, _ call: Call, _ context: Context) -> Verdict {
    guard let (method, match) = method(name, of: type, call, context) else { return .unresolved }
    return work(of: method, owner: type, match, context).named("'\(type.name).\(name)()'")
  }

  private func method(
    _ name: String, of type: DeclaredType, _ call: Call, _ context: Context
  ) -> (FoundFunction, ArgumentMatch)? {
    let found = index.members.methods(named: name, of: type).compactMap { member in
      ArgumentMatch(call.arguments, to: member.declaration.parameters).map { (member, $0) }
    }
    guard found.count == 1, !index.container(found[0].0.id).isConstrained else { return nil }
    let (member, match) = found[0]
    return (
      FoundFunction(member.declaration, index.members.site(of: member.declaration.scope, in: member.id, type)), match
    )
  }

  /// Which properties the methods that an initializer calls may set.
  enum MethodChanges {
    case names(Set<String>)
    /// Some method is not known.
    case unknown

    func mayChange(_ property: Property) -> Bool {
      if property.isConstant { return false }
      switch self {
      case .names(let names): return names.contains(property.name)
      case .unknown: return true
      }
    }
  }

  func changes(byMethodsIn body: BodySummary, of type: DeclaredType, _ context: Context) -> MethodChanges {
    var names: Set<String> = []
    for call in body.calls {
      guard let name = ownMethod(call, of: type, context) else { continue }
      guard let called = method(name, of: type, call, context)?.0.function.body, !called.isCapped,
        // How far methods call each other is not followed.
        !called.calls.contains(where: { ownMethod($0, of: type, context) != nil })
      else { return .unknown }
      names.formUnion(called.assignments.map(\.name))
    }
    return names.contains("self") ? .unknown : .names(names)
  }

  /// The name of the method of the type that a call is one of; nil for every other call.
  private func ownMethod(_ call: Call, of type: DeclaredType, _ context: Context) -> String? {
    guard case .path(let path) = call.callee, path.count == 1, !isValue(path[0], context),
      index.resolver.hasFunction(named: path[0], type), index.members.typeFunctions(named: path[0], of: type).isEmpty
    else { return nil }
    return path[0]
  }
}
