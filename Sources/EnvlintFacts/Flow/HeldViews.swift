/// Views in properties that may have content of their own: `let list: Framed<Content>`. An initializer may give them what it is given.
struct HeldViews {
  private let project: ProjectIndex

  init(_ project: ProjectIndex) { self.project = project }

  /// Whether a property of a type is such a view.
  ///
  /// - Parameter isGeneric: whether only one with generic arguments counts.
  func mayHoldContent(_ name: String, in id: ContainerID, isGeneric: Bool) -> Bool {
    guard let type = project.members.declaredType(of: project.container(id), id) else { return false }
    return project.members.properties(named: name, of: type).contains { member in
      guard let written = member.declaration.type else { return false }
      let site = LookupContext(file: member.id.file, scope: member.declaration.scope)
      return mayHoldContent(written, at: site, isGeneric: isGeneric)
    }
  }

  /// Whether an initializer gives a property of a type a view that it makes, perhaps with what it is given.
  func isMade(_ name: String, in id: ContainerID) -> Bool {
    guard let type = project.members.declaredType(of: project.container(id), id) else { return false }
    return project.resolver.parts(of: type).contains { part in
      project.views(in: part.file).heldViews[part.container]?.contains(name) ?? false
    }
  }

  private func mayHoldContent(_ written: TypeReference, at site: LookupContext, isGeneric: Bool) -> Bool {
    if let wrapped = written.wrapped { return mayHoldContent(wrapped, at: site, isGeneric: isGeneric) }
    switch written.form {
    case .function(let result?): return mayHoldContent(result, at: site, isGeneric: isGeneric)
    case .array(let element): return mayHoldContent(element, at: site, isGeneric: isGeneric)
    default: break
    }
    switch project.resolver.resolve(written, at: site) {
    case .external(let name, let arguments): return !arguments.isEmpty && SDKViews.passesOn(name) && name != "TupleView"
    case .declared(let type):
      return !(isGeneric && type.arguments.isEmpty)
        && project.resolver.conformance(of: type, toAnyOf: ["View", "ViewModifier"]) != .no
    default: return false
    }
  }
}
