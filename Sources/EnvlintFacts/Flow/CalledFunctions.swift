/// The functions of the project that calls in a chain may mean, by their names, and by the view or value that they are called on.
struct CalledFunctions {
  private let walk: BodyWalk
  private var builder: FlowBuilder { walk.builder }
  private var project: ProjectIndex { walk.project }
  private var views: ViewFacts { walk.views }

  init(_ walk: BodyWalk) { self.walk = walk }

  enum Helper {
    /// The functions that are meant, or of which it is not known which one is; never empty.
    case functions([FlowBuilder.BodyID])
    /// A member of a value that is no view.
    case member([FlowBuilder.BodyID])
  }

  /// The function of the project that a modifier is.
  func helper(named name: String, of index: Int) -> Helper? {
    var found = builder.modifiers[name] ?? []
    // A type that conforms to the protocol of one may have its own.
    for protocolType in found.compactMap({ builder.enclosingType(of: builder.body($0).scope, in: $0.file) }) {
      found += builder.overriding(name, of: protocolType)
    }
    if let type = baseType(of: index) ?? (found.isEmpty ? nil : receiverType(of: index)) {
      let own = builder.bodies(named: name, of: type)
      // One of an extension with conditions may not be this value's.
      let isOwn = !own.isEmpty && !own.contains { builder.isConditional($0) }
      if isOwn || found.isEmpty, !own.isEmpty {
        found = own
      } else if own.isEmpty, project.members.hasFunction(named: name, type) {
        return nil
      } else {
        found += own.filter { !found.contains($0) }
      }
    }
    if found.isEmpty, let members = receiverMembers(named: name, of: index) { return .member(members) }
    guard !found.isEmpty else {
      guard let members = builder.valueMembers[name], !SDKModifiers.contains(name), isAppliedToValue(index) else {
        return nil
      }
      return .member(walk.fitting(members, views.elements[index].labels))
    }
    var fitting = found.filter {
      project.resolver.isVisible(builder.body($0).access, declaredIn: $0.file, from: walk.id.file)
    }
    // A function can have the name of an SDK modifier, or of a package's: a call whose labels fit only that means it.
    if found.count > 1 || SDKModifiers.contains(name) || builder.foreignCode.mayBeUsed(in: walk.id.file) {
      fitting = fitting.filter {
        builder.body($0).parameters.accept(views.elements[index].labels) && walk.mayTake($0, index)
      }
      fitting = builder.nearest(fitting, to: walk.id.file)
    }
    return fitting.isEmpty ? nil : .functions(fitting)
  }

  /// The type of the view that the chain of a modifier begins with, where it is constructed there.
  func baseType(of index: Int) -> DeclaredType? {
    if views.elements[index].isOnModified { return nil }
    var current = index
    while let next = walk.receiver(of: current) {
      if case .construction(let path) = views.elements[next].form {
        guard case .declared(let type) = builder.type(path, at: walk.id, walk.body.scope) else { return nil }
        return type
      }
      current = next
    }
    return nil
  }

  /// The functions that a call of a parameter or property may mean, by the type of that; nil when it has none, or no known type. What
  /// is known by a protocol or class may be any of those that conform to it or inherit from it.
  private func receiverMembers(named name: String, of index: Int) -> [FlowBuilder.BodyID]? {
    guard let all = builder.valueMembers[name], all.count <= BodyWalk.mostMembers, let type = receiverType(of: index)
    else { return nil }
    var found = builder.bodies(named: name, of: type)
    if type.kind == .protocolType || type.kind == .classType {
      found += all.filter { member in
        guard !found.contains(member),
          let owner = project.resolver.enclosingType(of: builder.body(member).scope, in: member.file)
        else { return false }
        return project.resolver.conformance(of: owner, to: type) != .no
      }
    }
    return found.isEmpty ? nil : walk.fitting(found, views.elements[index].labels)
  }

  /// The type of the parameter or property that a function is called on, where the project declares it.
  private func receiverType(of index: Int) -> DeclaredType? {
    guard let receiver = walk.receiver(of: index) else { return nil }
    if case .given(let argument) = views.elements[receiver].form {
      return builder.presentedCases.item(givenTo: argument, in: walk)?.type
    }
    guard case .reference(let name) = views.elements[receiver].form else { return nil }
    let site = LookupContext(file: walk.id.file, scope: walk.body.scope)
    let type: ResolvedType
    if let parameter = walk.body.parameters.first(where: { $0.name == name }) {
      guard let written = parameter.type else { return nil }
      type = project.resolver.resolve(written, at: site)
    } else {
      type = project.inference.staticType(
        of: Expression(.name(name), range: 0..<0), local: nil, at: site, scope: walk.body.scope)
    }
    switch type {
    case .declared(let declared), .optional(.declared(let declared)): return declared
    default: return nil
    }
  }

  /// The type of the value of which an element is a member, where the project declares it.
  func valueType(at index: Int) -> DeclaredType? {
    guard let base = views.bases[index] else { return nil }
    let parameter = walk.body.parameters.first { $0.name == base[0] }
    switch GivenObjects(in: walk).type(of: base, parameter) {
    case .declared(let type), .optional(.declared(let type)): return type
    default: return nil
    }
  }

  /// The bodies that a member of a value may mean; of a value of unknown type all of that name.
  func members(named name: String, of type: DeclaredType?) -> [FlowBuilder.BodyID] {
    let all = builder.valueMembers[name] ?? []
    guard let type, !all.isEmpty else { return all }
    let own = builder.bodies(named: name, of: type) + builder.overriding(name, of: type)
    return own.isEmpty && project.members.properties(named: name, of: type).isEmpty ? all : own
  }

  /// Whether what is before a call is no view that the code shows.
  func isAppliedToValue(_ index: Int) -> Bool {
    guard let receiver = walk.receiver(of: index) else { return true }
    switch views.elements[receiver].form {
    case .valueMember: return true
    case .given(let argument): return views.items[Int(views.elements[argument].parent)] != nil
    case .reference(let name):
      return name != "self" && !walk.body.parameters.contains { $0.name == name }
        && walk.members(named: name, labels: []).isEmpty
    default: return false
    }
  }

  /// Whether a modifier is a function of the type that the chain begins with, which makes no view of its own.
  func isOwnMethod(_ name: String, _ index: Int) -> Bool {
    baseType(of: index).map { project.members.hasFunction(named: name, $0) } ?? false
  }

  /// The functions that a call of a property means whose value is no view: `make()` is `make.callAsFunction()`.
  func functions(ofValueNamed name: String, labels: [String]) -> [FlowBuilder.BodyID] {
    guard builder.valueMembers["callAsFunction"] != nil, let type = walk.enclosingType else { return [] }
    let properties = project.members.properties(named: name, of: type)
    guard properties.count == 1,
      case .declared(let called) = project.inference.typeOfUnqualified(
        name, at: LookupContext(file: walk.id.file, scope: walk.body.scope), scope: walk.body.scope),
      builder.entryBodies(of: called).isEmpty, isUsed(called, onlyAs: name, in: type)
    else { return [] }
    return walk.fitting(builder.bodies(named: "callAsFunction", of: called), labels)
  }

  /// Whether all code that may call values of a type does so by the name of a property of another one.
  private func isUsed(_ called: DeclaredType, onlyAs name: String, in type: DeclaredType) -> Bool {
    let isOwn = project.usage.mentions(MentionQuery(called.name, .typeNames)).allSatisfy {
      $0.role == .declaration || $0.role == .qualifier || $0.type == type.name
    }
    return isOwn
      && project.usage.mentions(MentionQuery(name, .callers)).allSatisfy { $0.role != .member || $0.base == "self" }
  }
}
