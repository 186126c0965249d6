/// Paths that are there only for some values.
extension FlowGraph {
  /// Whether some edges lead through one case of an enum whose value isn't known, as in `.sheet(item: $route) { $0.makeView() }`, or are
  /// there only for some of the values that a view is made with: it may never be made with one.
  func dependsOnValue(_ way: [Int], _ project: ProjectIndex) -> Bool {
    way.contains { isOfItem(edges[$0], project) || dependsOnGivenValue(edges[$0], project) }
  }

  /// Whether some edges lead through one case of a `switch` over a value of which it isn't known which case it is.
  func dependsOnCase(_ way: [Int], _ project: ProjectIndex) -> Bool {
    way.contains { index in
      let source = nodes[edges[index].source]
      return branches(around: edges[index], project).contains { branch in
        branch.question == .itsCase && !branch.isComparison && branch.argument < 0 && !source.knows(branch.subject)
      }
    }
  }

  /// Whether an edge leads to what a presentation shows for one case of its item.
  private func isOfItem(_ edge: Edge, _ project: ProjectIndex) -> Bool {
    guard let index = edge.element else { return false }
    let views = views(in: nodes[edge.source].file, project)
    func isItem(_ argument: Int) -> Bool {
      let call = argument < 0 ? -1 : Int(views.elements[argument].parent)
      return call >= 0 && views.items[call] != nil
    }
    if branches(around: edge, project).contains(where: { $0.argument >= 0 }) { return true }
    switch views.elements[index].form {
    case .reference: return isItem(Int(views.elements[index].parent))
    case .modifier:
      return views.elements.dropFirst(index + 1).prefix { $0.parent >= index }.contains { element in
        guard case .given(let argument) = element.form, Int(element.parent) == index else { return false }
        return isItem(argument)
      }
    default: return false
    }
  }

  /// Whether an edge is in a branch for which a value decides that only the initializers of its type set, and which isn't known.
  private func dependsOnGivenValue(_ edge: Edge, _ project: ProjectIndex) -> Bool {
    let source = nodes[edge.source]
    var known: Set<String> = []
    for branch in branches(around: edge, project) where branch.argument < 0 && !known.contains(branch.subject) {
      switch branch.question {
      case .itsCase:
        if source.knows(branch.subject) {
          known.insert(branch.subject)
        } else if branch.subject == "self" || isGiven(branch.subject, to: source, project) {
          return true
        }
      case .itself, .presence: if isGiven(branch.subject, to: source, project) { return true }
      case .itsMembers: if isGiven(branch.subject, to: source, project, isObject: false) { return true }
      }
    }
    return false
  }

  /// The branches in which an edge's element is, innermost first.
  private func branches(around edge: Edge, _ project: ProjectIndex) -> [ViewBranch] {
    edge.element.map { Array(views(in: nodes[edge.source].file, project).branches(around: $0)) } ?? []
  }

  /// Whether a name in a body is that of a property that only the initializers of its type set, or that reads a key of the project.
  ///
  /// - Parameter isObject: whether one of a class counts, whose members may change.
  private func isGiven(_ name: String, to node: Node, _ project: ProjectIndex, isObject: Bool = true) -> Bool {
    guard case .body(let index) = node.kind,
      let type = project.resolver.enclosingType(of: views(in: node.file, project).bodies[index].scope, in: node.file)
    else { return false }
    let properties = project.members.properties(named: name, of: type)
    return !properties.isEmpty
      && properties.allSatisfy { member in
        let property = member.declaration
        guard property.isStored, !property.isStatic else { return false }
        if readsKeyOfProject(property, in: member.id, project) { return true }
        guard property.attributes.isEmpty else { return false }
        if isObject { return true }
        let site = LookupContext(file: member.id.file, scope: property.scope)
        guard let type = property.type,
          case .declared(let declared) = project.resolver.resolve(type.wrapped ?? type, at: site)
        else { return true }
        return declared.kind != .classType
      }
  }

  /// Whether a property reads a key of the project: code further out may have set that to any value.
  private func readsKeyOfProject(_ property: Property, in id: ContainerID, _ project: ProjectIndex) -> Bool {
    guard property.attributes.contains(where: \.mayReadEnvironment) else { return false }
    let read = project.reads.environmentProperties(of: id).first { $0.property.nameRange == property.nameRange }
    return read?.keyName.map(project.keys.declaresKey) ?? false
  }
}
