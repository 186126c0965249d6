/// The enum cases of the constants of a view that it is made with: `Sheet(type: .about)`, of which another `Sheet` shows something else.
///
/// Known by `self.type` in the view's own code.
struct StoredCases {
  let walk: BodyWalk
  private var builder: FlowBuilder { walk.builder }
  private var project: ProjectIndex { walk.project }

  typealias Cases = [(known: [String: String], makers: PresentedCases.Makers)]

  /// The cases with which a construction makes a type, perhaps one of several, each with who makes it.
  func cases(of type: DeclaredType, madeBy index: Int) -> Cases {
    var known: [String: String] = [:]
    var item: (name: String, makers: [String: PresentedCases.Makers])?
    for (label, argument) in zip(walk.views.elements[index].labels, walk.views.arguments[index] ?? []) {
      guard argument != .other, let constant = constant(named: label, of: type, madeBy: index) else { continue }
      switch argument {
      case .enumCase(let name):
        let site = LookupContext(file: constant.id.file, scope: constant.declaration.scope)
        if walk.knownCases.isCase(name, of: constant.declaration.type, at: site) { known["self." + label] = name }
      case .name(let name): known["self." + label] = walk.knownCases.knownCase(of: name)
      case .item(let argument):
        if let makers = builder.presentedCases.item(givenTo: argument, in: walk)?.makers { item = (label, makers) }
      case .other: continue
      }
    }
    guard let item else { return [(known, walk.knownCases.makers(at: index))] }
    return item.makers.sorted { $0.key < $1.key }.map { name, makers in
      (known.merging(["self." + item.name: name]) { first, _ in first }, makers)
    }
  }

  /// The constant that holds what an argument gives it; nil where an initializer may change it, and where no body of the type asks for its case.
  private func constant(named label: String, of type: DeclaredType, madeBy index: Int) -> Members.Member<Property>? {
    guard type.kind == .structure, type.containers.count == 1 else { return nil }
    let parts = project.resolver.parts(of: type)
    guard
      parts.contains(where: { part in
        project.views(in: part.file).branches.contains { $0.subject == label && $0.question == .itsCase }
      })
    else { return nil }
    let labels = walk.views.elements[index].labels
    let isOwn = parts.flatMap { project.container($0).initializers }.contains {
      $0.parameters.map(ViewParameter.init).accept(labels)
    }
    let constants = project.members.properties(named: label, of: type).filter {
      $0.declaration.isConstant && $0.declaration.isStored && !$0.declaration.isStatic && $0.declaration.value == nil
    }
    return isOwn || constants.count != 1 ? nil : constants[0]
  }

  /// The cases that stay known in a function or property of the same view.
  func cases(keptBy function: FlowBuilder.BodyID, calledBy index: Int) -> [String: String] {
    guard !walk.id.cases.isEmpty, case .reference = walk.views.elements[index].form, let type = walk.enclosingType,
      !builder.body(function).isStatic,
      let called = builder.enclosingType(of: builder.body(function).scope, in: function.file),
      called.containers == type.containers || called.kind == .protocolType
    else { return [:] }
    return walk.id.cases.filter { $0.key.hasPrefix("self.") }
  }
}
