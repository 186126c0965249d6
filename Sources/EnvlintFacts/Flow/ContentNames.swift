/// Which content of a view or function an argument of a call becomes.
struct ContentNames {
  private let builder: FlowBuilder
  private var project: ProjectIndex { builder.project }

  init(_ builder: FlowBuilder) { self.builder = builder }

  /// The names that content may have which is an argument of a call, by its label; one where that is known.
  ///
  /// Of more names than contexts are told apart it is none.
  ///
  /// - Parameters:
  ///   - label: of the argument.
  ///   - labels: of all arguments.
  func names(ofArgument label: String?, among labels: [String], of owner: ContentOwner) -> [String] {
    switch owner {
    case .function(let function):
      let parameters = builder.body(function).parameters
      if let label { return parameters.first { $0.label == label }.map { [$0.name] } ?? [] }
      let taken = Set(labels)
      let site = LookupContext(file: function.file, scope: builder.body(function).scope)
      let free = names(of: owner).filter { name in
        guard let parameter = parameters.first(where: { $0.name == name }) else { return false }
        return !(parameter.label.map(taken.contains) ?? false) && mayHoldContent(parameter.type, at: site)
      }.sorted()
      return free.count <= FlowBuilder.mostContexts ? free : []
    case .type(let id, _):
      if injectsWhileInitializing(id) { return [] }
      if let storage = storage(of: label, among: labels, in: id) {
        guard let name = storage.property else { return [] }
        if names(of: owner).contains(name) { return hasOtherView(name, id) ? [] : [name] }
        if !isUsed(name, in: id) { return [] }
      }
      if let label, names(of: owner).contains(label) { return hasOtherView(label, id, isGeneric: true) ? [] : [label] }
      // It is stored, and shown nowhere.
      if let label, project.tables.declaresMember(named: label, in: id), !isUsed(label, in: id) { return [] }
      let taken = Set(labels)
      let free = typeContentNames(id).filter { !taken.contains($0) }
      // An initializer may give the content to a view that it makes.
      if free.contains(where: { hasOtherView($0, id) }) { return [] }
      return free.count <= FlowBuilder.mostContexts ? free : []
    }
  }

  /// The use that an initializer makes of an argument.
  private struct Storage {
    /// The property that holds it; nil where the initializer does something else with it.
    var property: String?
  }

  /// The storage of an argument, where the only initializer that a call may mean has other names for some than their labels; nil for others.
  ///
  /// - Parameter label: nil for an argument without one.
  private func storage(of label: String?, among labels: [String], in id: ContainerID) -> Storage? {
    guard let type = project.members.declaredType(of: project.container(id), id) else { return nil }
    let parts = project.resolver.parts(of: type)
    let known = parts.flatMap { project.views(in: $0.file).storingInitializers[$0.container] ?? [] }.filter {
      !$0.keepsNames
    }
    if known.isEmpty { return nil }
    let fitting = parts.flatMap { project.files[$0.file].containers[$0.container].initializers }.filter {
      $0.parameters.map(ViewParameter.init).accept(labels)
    }
    let candidates = labels.indices.filter { index in
      label.map { $0 == labels[index] } ?? ["_", "{}"].contains(labels[index])
    }
    guard fitting.count == 1, candidates.count == 1,
      let initializer = known.first(where: { $0.parameters.accept(labels) }),
      let indices = initializer.parameters.indices(taking: labels)
    else { return nil }
    return Storage(property: initializer.properties[indices[candidates[0]]])
  }

  /// Whether code of a type uses a property, but for initializers.
  private func isUsed(_ name: String, in id: ContainerID) -> Bool {
    let type = project.container(id).name
    return project.usage.mentions(MentionQuery(name, .propertyUses)).contains { mention in
      mention.type == type && mention.role != .label && mention.function != nil
    }
  }

  private func hasOtherView(_ name: String, _ id: ContainerID, isGeneric: Bool = false) -> Bool {
    let views = HeldViews(project)
    return views.isMade(name, in: id) || views.mayHoldContent(name, in: id, isGeneric: isGeneric)
  }

  /// Whether an initializer of a type injects something, perhaps into the content that it is given.
  private func injectsWhileInitializing(_ id: ContainerID) -> Bool {
    if let known = builder.injectingInitializers[id.file] { return known.contains(id.container) }
    let found =
      builder.injections[id.file]?.values.filter { $0.scope.memberName == "init" }.compactMap(\.scope.container) ?? []
    builder.injectingInitializers[id.file] = Set(found)
    return found.contains(id.container)
  }

  /// The names of all that a view or function may be given to show.
  private func names(of owner: ContentOwner) -> Set<String> {
    if let known = builder.shownNames[owner] { return known }
    var found = Set<String>()
    for body in builder.bodies(of: owner).all {
      var shown = Set(builder.names(of: body).shown.keys)
      // The content of a view modifier's body isn't what the modifier is made with.
      if case .type = owner { for parameter in builder.body(body).parameters { shown.remove(parameter.name) } }
      found.formUnion(shown)
    }
    builder.shownNames[owner] = found
    return found
  }

  /// The names of a type that may be content, sorted.
  private func typeContentNames(_ id: ContainerID) -> [String] {
    if let known = builder.typeContent[id] { return known }
    let type = project.members.declaredType(of: project.container(id), id)
    let found = names(of: .type(id)).filter { name in
      name != "self" && (type.map { mayHoldContent(name, of: $0) } ?? true)
    }.sorted()
    builder.typeContent[id] = found
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
    if found.isEmpty { return !givesNothing(name, type) }
    return found.contains { member in
      let property = member.declaration
      if property.attributes.contains(where: { ContentNames.wrappers.contains($0.name) }) { return false }
      return mayHoldContent(property.type, at: LookupContext(file: member.id.file, scope: property.scope))
    }
  }

  /// Whether a name is that of methods which give nothing, as those are that a modifier is told to perform.
  private func givesNothing(_ name: String, _ type: DeclaredType) -> Bool {
    let methods = project.members.methods(named: name, of: type)
    return !methods.isEmpty && methods.allSatisfy { $0.declaration.result == nil }
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
