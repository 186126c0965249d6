/// Content that its receiver may show elsewhere than in its body or root: in a controller that other code of a view makes, or by what an
/// initializer of a controller does with it besides.
struct ContentLeaks {
  /// For each type the names that controllers show which its code makes.
  private var hostedNames: [ContainerID: Set<String>] = [:]

  init(_ builder: FlowBuilder) {
    for file in builder.files {
      let views = builder.project.views(in: file)
      for body in views.bodies {
        guard case .hosting = body.kind, let type = builder.enclosingType(of: body.scope, in: file) else { continue }
        for element in views.elements[body.elements] {
          guard case .reference(let name) = element.form else { continue }
          for part in type.containers { hostedNames[part, default: []].insert(name) }
        }
      }
    }
  }

  /// Whether a receiver of content may show what it holds by one of some names elsewhere.
  func mayShow(anyOf names: [String], of owner: ContentOwner, _ builder: FlowBuilder) -> Bool {
    switch owner {
    case .function(let id): names.contains(where: builder.body(id).leaks.contains)
    case .type(let id): !(hostedNames[id]?.isDisjoint(with: names) ?? true)
    }
  }
}
