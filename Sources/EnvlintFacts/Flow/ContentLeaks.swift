/// Content that may be shown elsewhere than in the body or root of its receiver: in a controller that other code of a view makes, by what an
/// initializer of a controller does with it besides, or by code that takes it out of a view.
struct ContentLeaks {
  /// For each type the names that controllers show which its code makes.
  private var hostedNames: [ContainerID: Set<String>] = [:]
  /// The names of members of values that code shows, as in `card.content`, with the types that are made in these files, and all in them.
  private var takenNames: [String: (types: Set<String>, files: Set<Int>)] = [:]

  init(_ builder: FlowBuilder) {
    for file in builder.files {
      let views = builder.project.views(in: file)
      if !builder.project.isTest(file) { addTaken(in: views, file) }
      for body in views.bodies {
        guard case .hosting = body.kind, let type = builder.enclosingType(of: body.scope, in: file) else { continue }
        for element in views.elements[body.elements] {
          guard case .reference(let name) = element.form else { continue }
          for part in type.containers { hostedNames[part, default: []].insert(name) }
        }
      }
    }
  }

  private mutating func addTaken(in views: ViewFacts, _ file: Int) {
    let names = views.elements.compactMap { element in
      if case .valueMember(let name) = element.form { name } else { nil }
    }
    if names.isEmpty { return }
    let types = views.elements.compactMap { element in
      if case .construction(let path) = element.form { path.last } else { nil }
    }
    for name in names {
      takenNames[name, default: ([], [])].types.formUnion(types)
      takenNames[name]?.files.insert(file)
    }
  }

  /// Whether code may take content by one of some names out of a view of the type that has it: where it makes one, or where that is declared.
  private func mayBeTaken(anyOf names: [String], outOf id: ContainerID, _ builder: FlowBuilder) -> Bool {
    names.contains { name in
      guard let taken = takenNames[name], builder.project.tables.declaresMember(named: name, in: id) else {
        return false
      }
      return (taken.files.contains(id.file) || taken.types.contains(builder.project.container(id).name))
        && !builder.entryBodies(ofTypeAt: id).isEmpty
    }
  }

  /// Whether a receiver of content may show what it holds by one of some names elsewhere.
  func mayShow(anyOf names: [String], of owner: ContentOwner, _ builder: FlowBuilder) -> Bool {
    switch owner {
    case .function(let id): names.contains(where: builder.body(id).leaks.contains)
    case .type(let id, _):
      !(hostedNames[id]?.isDisjoint(with: names) ?? true) || mayBeTaken(anyOf: names, outOf: id, builder)
    }
  }
}
