/// The properties that the methods which an initializer calls may set.
enum MethodChanges {
  case names(Set<String>)
  /// Some method is not known.
  case unknown

  /// - Parameter body: of an initializer of the type.
  init(in body: BodySummary, of type: DeclaredType, _ context: AnalysisContext) {
    let (resolver, members) = (context.index.resolver, context.index.members)
    /// The name of the method of the type that a call is one of; nil for every other call.
    func method(_ call: Call) -> String? {
      guard case .path(let path) = call.callee, path.count == 1, !context.isValue(path[0]),
        resolver.hasFunction(named: path[0], type), members.typeFunctions(named: path[0], of: type).isEmpty
      else { return nil }
      return path[0]
    }
    var names: Set<String> = []
    for call in body.calls {
      guard let name = method(call) else { continue }
      let found = context.index.inference.overloads(
        among: members.methods(named: name, of: type), of: type, for: call.arguments)
      guard let called = found.sole?.function.body, !called.isCapped,
        // How far methods call each other is not followed.
        !called.calls.contains(where: { method($0) != nil })
      else {
        self = .unknown
        return
      }
      names.formUnion(called.assignments.map(\.name))
    }
    self = names.contains("self") ? .unknown : .names(names)
  }

  func mayChange(_ property: Property) -> Bool {
    if property.isConstant { return false }
    switch self {
    case .names(let names): return names.contains(property.name)
    case .unknown: return true
    }
  }
}
