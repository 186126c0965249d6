/// Cases of enums in a body: which content it shows for those that are known, and which ones it hands on.
struct KnownCases {
  let walk: BodyWalk
  private var builder: FlowBuilder { walk.builder }
  private var views: ViewFacts { walk.views }
  /// The cases that are known of the names in the body.
  private var known: [String: String] { walk.id.cases }

  /// Whether an element is in no case of a `switch` that another one excludes.
  func runs(_ index: Int) -> Bool {
    views.branches(around: index).allSatisfy { branch in
      guard branch.question == .itsCase, let possible = cases(of: branch), isOfCases(branch) else { return true }
      return branch.isDefault ? !possible.isSubset(of: branch.cases) : !possible.isDisjoint(with: branch.cases)
    }
  }

  /// Whether an element is in a case of a value of which it isn't known which case it is.
  func isInUnknownCase(_ index: Int) -> Bool {
    views.branches(around: index).contains { $0.question == .itsCase && cases(of: $0) == nil }
  }

  /// The makers of the values for which an element is shown, as far as a `switch` over an item is around it.
  func makers(at index: Int) -> PresentedCases.Makers {
    guard
      let branch = views.branches(around: index).first(where: { $0.question == .itsCase && $0.argument >= 0 }),
      let makers = builder.presentedCases.item(givenTo: Int(branch.argument), in: walk)?.makers
    else { return nil }
    return PresentedCases.union(makers.filter { branch.cases.contains($0.key) != branch.isDefault }.values)
  }

  /// Whether a branch asks for nothing but cases: a static member of the enum may be the same value as any.
  private func isOfCases(_ branch: ViewBranch) -> Bool {
    guard branch.argument < 0, let type = type(of: branch.subject) else { return true }
    return branch.cases.allSatisfy { walk.project.resolver.hasCase($0, type) }
  }

  /// The enum of the project that the value of a name is of; nil for other names.
  private func type(of name: String) -> DeclaredType? {
    let site = LookupContext(file: walk.id.file, scope: walk.body.scope)
    let type: ResolvedType
    if name == "self" {
      type = walk.enclosingType.map { .declared($0) } ?? .unresolved
    } else if let parameter = walk.body.parameters.first(where: { $0.name == name }) {
      type = parameter.type.map { walk.project.resolver.resolve($0.wrapped ?? $0, at: site) } ?? .unresolved
    } else {
      type = walk.project.inference.typeOfUnqualified(name, at: site, scope: walk.body.scope)
    }
    guard case .declared(let declared) = type, declared.kind == .enumeration else { return nil }
    return declared
  }

  /// The cases that the subject of a branch may be; nil where they aren't known.
  private func cases(of branch: ViewBranch) -> Set<String>? {
    if branch.argument < 0 { return knownCase(of: branch.subject).map { [$0] } }
    return builder.presentedCases.item(givenTo: Int(branch.argument), in: walk)?.cases
  }

  /// The cases that an item may be with which a function is called, each with the parameter's name, `self` for that on which it is called:
  /// `.sheet(item: $route) { $0.makeView() }`, `.sheet(item: $route, content: page)`. Nil where they aren't known.
  func itemCases(ofCall index: Int, to function: FlowBuilder.BodyID) -> [(
    known: [String: String], makers: PresentedCases.Makers
  )]? {
    let (argument, name): (Int, String)
    switch views.elements[index].form {
    case .modifier:
      guard let receiver = walk.receiver(of: index), case .given(let given) = views.elements[receiver].form else {
        return nil
      }
      (argument, name) = (given, "self")
    case .reference:
      let parent = Int(views.elements[index].parent)
      guard parent >= walk.start, case .argument(_, isClosure: false) = views.elements[parent].form,
        let parameter = builder.body(function).parameters.first
      else { return nil }
      (argument, name) = (parent, parameter.name)
    default: return nil
    }
    return builder.presentedCases.item(givenTo: argument, in: walk)?.makers?.sorted { $0.key < $1.key }
      .map { ([name: $0.key], $0.value) }
  }

  /// The cases that are known of what a function is called with.
  func cases(ofCall index: Int, to function: FlowBuilder.BodyID) -> [String: String] {
    var cases = StoredCases(walk: walk).cases(keptBy: function, calledBy: index)
    if let known = knownReceiver(of: index) { cases["self"] = known }
    guard let arguments = views.arguments[index] else { return cases }
    var parameters = builder.body(function).parameters[...]
    let site = LookupContext(file: function.file, scope: builder.body(function).scope)
    for (label, argument) in zip(views.elements[index].labels, arguments) {
      guard let position = parameters.firstIndex(where: { ($0.label ?? "_") == label }) else { continue }
      switch argument {
      case .enumCase(let name):
        if isCase(name, of: parameters[position].type, at: site) { cases[parameters[position].name] = name }
      case .name(let name): if let known = knownCase(of: name) { cases[parameters[position].name] = known }
      case .item, .other: break
      }
      parameters = parameters[(position + 1)...]
    }
    return cases
  }

  /// The case that is known of a parameter, or of a constant of the view.
  func knownCase(of name: String) -> String? {
    if let known = known[name] { return known }
    return walk.body.parameters.contains { $0.name == name } ? nil : known["self." + name]
  }

  /// Whether a member of a type is a case: a static one of an enum may be the same value as any case.
  func isCase(_ name: String, of type: TypeReference?, at site: LookupContext) -> Bool {
    guard let type else { return false }
    switch walk.project.resolver.resolve(type.wrapped ?? type, at: site) {
    case .declared(let type):
      let parts = walk.project.resolver.parts(of: type)
      // Its own `==` may take cases for equal.
      return walk.project.resolver.hasCase(name, type)
        && !parts.contains { walk.project.container($0).operators.contains { $0.name == "==" } }
    case .external: return true
    default: return false
    }
  }

  /// The case that the value of a call is of: that of a parameter, or that of `self` for a function of the same value.
  private func knownReceiver(of index: Int) -> String? {
    guard !known.isEmpty else { return nil }
    switch views.elements[index].form {
    case .reference: return known["self"]
    case .modifier:
      guard let receiver = walk.receiver(of: index), case .reference(let name) = views.elements[receiver].form else {
        return nil
      }
      return known[name]
    default: return nil
    }
  }
}
