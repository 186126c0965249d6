/// Which content of a view or function an argument of a call becomes.
extension FlowBuilder {
  /// The names that content may have which is an argument of a call, by its label; one where that is known.
  ///
  /// Of more names than contexts are told apart it is none.
  ///
  /// - Parameters:
  ///   - label: of the argument.
  ///   - labels: of all arguments.
  func contentNames(ofArgument label: String?, among labels: [String], of owner: ContentOwner) -> [String] {
    switch owner {
    case .function(let function):
      let parameters = body(function).parameters
      if let label { return parameters.first { $0.label == label }.map { [$0.name] } ?? [] }
      let taken = Set(labels)
      let site = LookupContext(file: function.file, scope: body(function).scope)
      let free = contentNames(of: owner).filter { name in
        guard let parameter = parameters.first(where: { $0.name == name }) else { return name != "self" }
        return !(parameter.label.map(taken.contains) ?? false) && mayHoldContent(parameter.type, at: site)
      }.sorted()
      return free.count <= FlowBuilder.mostContexts ? free : []
    case .type(let id):
      if injectsWhileInitializing(id) { return [] }
      if let label, contentNames(of: owner).contains(label) {
        return hasOtherView(label, id, isGeneric: true) ? [] : [label]
      }
      let taken = Set(labels)
      let free = typeContentNames(id).filter { !taken.contains($0) }
      // An initializer may give the content to a view that it makes.
      if free.contains(where: { hasOtherView($0, id) }) { return [] }
      return free.count <= FlowBuilder.mostContexts ? free : []
    }
  }

  private func hasOtherView(_ name: String, _ id: ContainerID, isGeneric: Bool = false) -> Bool {
    let views = HeldViews(project)
    return views.isMade(name, in: id) || views.mayHoldContent(name, in: id, isGeneric: isGeneric)
  }

  /// Whether an initializer of a type injects something, perhaps into the content that it is given.
  private func injectsWhileInitializing(_ id: ContainerID) -> Bool {
    if let known = injectingInitializers[id.file] { return known.contains(id.container) }
    let found = injections[id.file]?.values.filter { $0.scope.memberName == "init" }.compactMap(\.scope.container) ?? []
    injectingInitializers[id.file] = Set(found)
    return found.contains(id.container)
  }

  /// The names of all that a view or function may be given to show.
  private func contentNames(of owner: ContentOwner) -> Set<String> {
    if let known = shownNames[owner] { return known }
    let found = Set(bodies(of: owner).all.flatMap { names(of: $0).shown.keys })
    shownNames[owner] = found
    return found
  }

  /// The names of a type that may be content, sorted.
  private func typeContentNames(_ id: ContainerID) -> [String] {
    if let known = typeContent[id] { return known }
    let type = project.members.declaredType(of: project.container(id), id)
    let found = contentNames(of: .type(id)).filter { name in
      name != "self" && (type.map { mayHoldContent(name, of: $0) } ?? true)
    }.sorted()
    typeContent[id] = found
    return found
  }

  /// Wrappers of properties that hold no content which a view is given.
  private static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Bindable", "Binding", "Environment", "EnvironmentObject", "AppStorage",
    "SceneStorage", "FocusState", "GestureState", "Namespace", "Query", "FetchRequest", "SectionedFetchRequest",
    "ScaledMetric", "AccessibilityFocusState", "FocusedValue", "FocusedBinding",
  ]

  private func mayHoldContent(_ name: String, of type: DeclaredType) -> Bool {
    let found = project.members.properties(named: name, of: type)
    return found.isEmpty
      || found.contains { member in
        let property = member.declaration
        if property.attributes.contains(where: { FlowBuilder.wrappers.contains($0.name) }) { return false }
        return mayHoldContent(property.type, at: LookupContext(file: member.id.file, scope: property.scope))
      }
  }

  /// Whether a value of a type may be or give a view that others made: true where that is not known.
  private func mayHoldContent(_ type: TypeReference?, at site: LookupContext) -> Bool {
    guard let type else { return true }
    switch project.resolver.resolve(type.wrapped ?? type, at: site) {
    case .external(let name, let arguments): return name == "AnyView" || !arguments.isEmpty
    case .declared(let type): return project.members.installs(type) != .no
    default: return true
    }
  }
}
