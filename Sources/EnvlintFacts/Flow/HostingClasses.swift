/// The project's own classes of hosting controllers: which initializer a call means, and so what it shows.
struct HostingClasses {
  let builder: FlowBuilder
  private var project: ProjectIndex { builder.project }

  init(builder: FlowBuilder) { self.builder = builder }

  /// The initializer that a call of a hosting class means.
  enum Initializer {
    /// One of the project's; several where the call doesn't say which.
    case own([FlowBuilder.BodyID])
    /// The SDK's: the root is what it is given.
    case ofSDK
    /// One that isn't known, or a class that replaces its root.
    case unknown

    var isOfSDK: Bool { if case .ofSDK = self { true } else { false } }
  }

  /// Longer chains of superclasses are nobody's.
  private static let mostSuperclasses = 16

  /// The initializer of a class that a call means; nil for a class that is no hosting controller.
  func initializer(of type: DeclaredType, calledBy call: Int, in walk: BodyWalk) -> Initializer? {
    let labels = walk.views.elements[call].labels
    guard type.kind == .classType, project.hostingType(of: .declared(type)) != nil else { return nil }
    var next = type
    for _ in 0..<HostingClasses.mostSuperclasses {
      next = builder.whole(next)
      let own = builder.initializers[next.containers[0]] ?? []
      let visible = own.filter { isVisible($0, to: walk.id) }
      if mayBeAnother(next, for: walk.id) || replacesRoot(next) { return .unknown }
      let meant = visible.filter { builder.body($0).parameters.accept(labels) }
      if !meant.isEmpty {
        // The superclass may still replace the root.
        if superclasses(of: next).contains(where: replacesRoot) { return .unknown }
        let inheritsNamesake = labels == ["rootView"] && own.allSatisfy(isConvenience)
        return inheritsNamesake ? choice(among: meant, inheritedBy: next, call, walk) : .own(meant)
      }
      // With designated initializers of its own, it inherits only convenience initializers, which call these.
      if !own.allSatisfy(isConvenience) { return .unknown }
      switch superclass(of: next) {
      case .declared(let declared): next = declared
      case .external(let name, _):
        return HostingRoots.contains(name) && project.makesGivenRoot(labels, of: name) ? .ofSDK : .unknown
      default: return .unknown
      }
    }
    return .unknown
  }

  /// The initializer that is meant where a class has convenience initializers with the labels of the SDK's own: by the type of the root,
  /// where the class determines that of the SDK's and the call says what it gives.
  private func choice(
    among own: [FlowBuilder.BodyID], inheritedBy type: DeclaredType, _ call: Int, _ walk: BodyWalk
  ) -> Initializer {
    guard let root = rootType(of: type), let given = GivenViews(to: call, in: walk).constructed(withLabel: "rootView")
    else { return .unknown }
    // With modifiers of the SDK it is of another type than without.
    if given.isModified { return .own(own) }
    guard case .declared(let given) = walk.builder.type(given.path, at: walk.id, walk.body.scope) else {
      return .unknown
    }
    if given.containers != root.containers { return .own(own) }
    let isInClass = walk.views.elements[call].form == .construction(["Self"])
    return isInClass && own.allSatisfy { takesContent($0, of: type) } ? .ofSDK : .unknown
  }

  /// `Frame` of `class Host<Content: View>: UIHostingController<Frame<Content>>`.
  private func rootType(of type: DeclaredType) -> DeclaredType? {
    guard case .external(let name, let arguments) = superclass(of: type), HostingRoots.contains(name),
      arguments.count == 1, case .declared(let root) = arguments[0],
      [.structure, .enumeration].contains(root.kind)
    else { return nil }
    return root
  }

  /// Whether an initializer takes a value of a generic parameter of its class.
  private func takesContent(_ initializer: FlowBuilder.BodyID, of type: DeclaredType) -> Bool {
    let parameters = builder.body(initializer).parameters
    let names = project.container(type.containers[0]).genericParameters
    return parameters.first?.type?.simpleName.map(names.contains) ?? false
  }

  /// The places of an argument of a call, by its label.
  func places(
    of label: String?, givenTo initializer: Initializer, _ contexts: [FlowContext], _ call: Int, _ walk: BodyWalk
  ) -> [FlowContext] {
    // Elsewhere it is a root of its own.
    if !walk.body.makesRoot { return [] }
    if case .own(let own) = initializer,
      let found = walk.content(label, of: own.filter { walk.mayTake($0, call) }, call, contexts)
    {
      return found
    }
    let isRoot = initializer.isOfSDK && (label.map(HostingRoots.labels.contains) ?? true)
    return isRoot ? contexts : walk.lost(contexts, .content, call)
  }

  /// Whether a name may mean another class in some builds, or code in a block alone; or some builds of a body have other initializers.
  private func mayBeAnother(_ type: DeclaredType, for caller: FlowBuilder.BodyID) -> Bool {
    if type.containers.count > 1 || type.containers.contains(where: { project.container($0).isLocal }) { return true }
    let condition = builder.conditions.condition(
      of: project.container(type.containers[0]).scope, in: type.containers[0].file
    ).and(builder.condition(of: caller))
    let own = builder.initializers[type.containers[0]] ?? []
    return !own.allSatisfy { !isVisible($0, to: caller) || condition.implies(builder.condition(of: $0)) }
  }

  private func isVisible(_ initializer: FlowBuilder.BodyID, to caller: FlowBuilder.BodyID) -> Bool {
    project.resolver.isVisible(builder.body(initializer).access, declaredIn: initializer.file, from: caller.file)
  }

  private func superclasses(of type: DeclaredType) -> [DeclaredType] {
    var found: [DeclaredType] = []
    var next = type
    while found.count < HostingClasses.mostSuperclasses, case .declared(let declared) = superclass(of: next) {
      found.append(declared)
      next = declared
    }
    return found
  }

  private func superclass(of type: DeclaredType) -> ResolvedType {
    for id in type.containers {
      let container = project.container(id)
      guard container.kind == .classType, let first = container.inherited.first else { continue }
      return project.resolver.resolve(first, at: LookupContext(file: id.file, scope: container.scope))
    }
    return .unresolved
  }

  private func replacesRoot(_ type: DeclaredType) -> Bool {
    project.resolver.parts(of: type).contains { part in
      project.views(in: part.file).changedHosts.contains(part.container)
    }
  }

  private func isConvenience(_ id: FlowBuilder.BodyID) -> Bool {
    let views = project.views(in: id.file)
    return views.elements[builder.body(id).elements].contains { $0.parent < 0 && $0.form == .construction(["Self"]) }
  }
}

extension ProjectIndex {
  /// The SDK's type of hosting controllers that a type is, or inherits from; nil for other types.
  func hostingType(of type: ResolvedType) -> String? {
    switch type {
    case .external(let name, _): return HostingRoots.contains(name) ? name : nil
    case .declared(let type):
      guard type.kind == .classType else { return nil }
      var found: String?
      resolver.walkAncestors(of: type) { ancestor in
        if case .external(let name) = ancestor, HostingRoots.contains(name) { found = name }
        return found == nil
      }
      return found
    default: return nil
    }
  }
}

extension ProjectIndex {
  /// Whether a call of an SDK's type of hosting controllers surely makes its root of what it is given: by an initializer of the SDK's, or
  /// by one of the project's that hands the root on to it.
  func makesGivenRoot(_ labels: [String], of hosting: String) -> Bool {
    let own = tables.extensions(of: hosting).flatMap { container($0).initializers }
      .filter { $0.parameters.map(ViewParameter.init).accept(labels) }
    let isOfSDK = labels.allSatisfy { HostingRoots.labels.contains($0) || ["coder", "_", "{}"].contains($0) }
    return own.allSatisfy(\.handsOnRoot) && (isOfSDK || !own.isEmpty)
  }
}

extension ViewBody {
  /// Whether calls of hosting classes at its top level make the root that it is.
  var makesRoot: Bool {
    switch kind {
    case .hosting, .initializer: true
    case .member, .preview, .construction: false
    }
  }
}

extension ContentOwner {
  /// Whether content is given to the root of a controller. Which of several places it has there, the call may determine.
  func makesRoot(_ builder: FlowBuilder) -> Bool {
    if case .function(let id) = self { builder.body(id).makesRoot } else { false }
  }
}
