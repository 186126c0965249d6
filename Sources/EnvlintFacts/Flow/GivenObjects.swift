/// The objects that code can get from the values which a call is given by name.
struct GivenObjects {
  let walk: BodyWalk
  private var builder: FlowBuilder { walk.builder }
  private var project: ProjectIndex { walk.project }
  private var code: ForeignCode { builder.foreignCode }
  private var site: LookupContext { LookupContext(file: walk.id.file, scope: walk.body.scope) }

  init(in walk: BodyWalk) { self.walk = walk }

  /// The keys of the objects; nil if the value's type isn't known.
  func keys(of value: NamedArgument) -> KeySet? {
    let first = value.path[0]
    if first.hasPrefix(".") { return mayHoldObject(first.dropFirst()) ? nil : KeySet.none }
    if isOfPackage(value.path) { return KeySet.none }
    let parameter = walk.body.parameters.first { $0.name == first }
    if value.path.count == 1, let parameter { return keys(of: parameter, isCalled: value.isCalled) }
    if value.path.count == 1, isView(first, isCalled: value.isCalled) { return KeySet.none }
    if value.isCalled { return keys(ofResultsOf: value.path, parameter, isCalled: true) }
    if let keys = code.keys(of: type(of: value.path, parameter), builder) { return keys }
    if let keys = keys(ofPackagesValue: value.path, parameter) { return keys }
    return value.path.count == 1 ? keys(ofResultsOf: value.path, nil, isCalled: false) : nil
  }

  /// The keys of the objects that a value of a package's type gives, or what its members are; nil for another type, and where none is
  /// written.
  private func keys(ofPackagesValue path: [String], _ parameter: ViewParameter?) -> KeySet? {
    if path.dropFirst().contains(where: { mayHoldObject($0[...]) }) { return nil }
    if let parameter {
      return parameter.type.flatMap { code.keys(ofPackages: project.resolver.resolve($0, at: site), builder) }
    }
    let properties = walk.enclosingType.map { project.members.properties(named: path[0], of: $0) } ?? []
    guard properties.count == 1, let type = properties[0].declaration.type else { return nil }
    let place = LookupContext(file: properties[0].id.file, scope: properties[0].declaration.scope)
    return code.keys(ofPackages: project.resolver.resolve(type, at: place), builder)
  }

  /// Whether a path leads to members of a type that the project neither declares nor extends with them: its code has these anyway.
  private func isOfPackage(_ path: [String]) -> Bool {
    guard path[0].isTypeName, path.count > 1, case .external = builder.type([path[0]], at: walk.id, walk.body.scope)
    else { return false }
    return !path.contains(where: code.isInjector) && !path.dropFirst().contains { mayHoldObject($0[...]) }
  }

  private func mayHoldObject(_ member: Substring) -> Bool { code.mayHoldObject(memberNamed: String(member), builder) }

  /// Whether a name is that of a member of the type around that gives a view which packages know as nothing else; one that is handed on may
  /// make it of another.
  private func isView(_ name: String, isCalled: Bool) -> Bool {
    let bodies = walk.enclosingType.map { builder.bodies(named: name, of: $0) } ?? []
    return !bodies.isEmpty
      && bodies.allSatisfy { (isCalled || builder.body($0).parameters.isEmpty) && !mayGiveKnownView($0) }
  }

  private func mayGiveKnownView(_ id: FlowBuilder.BodyID) -> Bool {
    let body = builder.body(id)
    return project.views(in: id.file).elements[body.elements].contains { element in
      guard case .construction(let path) = element.form,
        case .declared(let type) = builder.type(path, at: id, body.scope)
      else { return false }
      return project.usage.packages.mayKnow(type)
        || project.resolver.conformance(of: type, toAnyOf: ["ViewModifier"]) != .no
    }
  }

  private func keys(of parameter: ViewParameter, isCalled: Bool) -> KeySet? {
    if parameter.holdsNoObject { return KeySet.none }
    if !isCalled, let protocols = parameter.valueProtocols, let keys = code.keys(conformingTo: protocols) {
      return keys
    }
    guard let type = parameter.type else { return nil }
    if let keys = keys(ofClosure: type, isCalled: isCalled, at: site) { return keys }
    guard !isCalled else { return nil }
    let resolved = project.resolver.resolve(type, at: site)
    if case .external("Binding", let arguments) = resolved, arguments.count == 1 {
      return code.keys(of: arguments[0], builder)
    }
    return code.keys(of: resolved, builder)
  }

  /// The keys of what a closure gives that is called; nil for another type. One that is handed on may do anything with what it is given.
  private func keys(ofClosure type: TypeReference, isCalled: Bool, at site: LookupContext) -> KeySet? {
    guard isCalled, case .function(let result) = (type.wrapped ?? type).form else { return nil }
    return keys(ofResult: result, at: site)
  }

  func type(of path: [String], _ parameter: ViewParameter?) -> ResolvedType {
    // A binding is of the value that it is named after.
    let name = path[0].hasPrefix("$") ? String(path[0].dropFirst()) : path[0]
    let value = path.dropFirst().reduce(Expression(.name(name), range: 0..<0)) { base, name in
      Expression(.member(base, name: name, nameRange: 0..<0), range: 0..<0)
    }
    let local = parameter.map { LocalName(name: $0.name, isConstant: true, type: $0.type) }
    return project.inference.staticType(of: value, local: local, at: site, scope: walk.body.scope)
  }

  // MARK: Functions

  /// The keys of what the functions give that a path may mean; nil if none are known.
  ///
  /// - Parameter isCalled: whether one is called, and not handed on: then it could do anything with what it is given.
  private func keys(ofResultsOf path: [String], _ parameter: ViewParameter?, isCalled: Bool) -> KeySet? {
    let name = path[path.count - 1]
    let owner: DeclaredType?
    if path.count == 1 {
      owner = walk.enclosingType
    } else {
      guard case .declared(let type) = type(of: path.dropLast(), parameter) else { return nil }
      owner = type
    }
    let methods = owner.map { owner in
      (project.members.methods(named: name, of: owner) + project.members.typeFunctions(named: name, of: owner)).map {
        (function: $0.declaration, file: $0.id.file)
      }
    }
    // One that is inherited may be meant as well.
    if let owner, project.inference.isAddedMember(name, to: owner) { return nil }
    var found = methods ?? []
    if let owner, found.isEmpty {
      let properties = project.members.properties(named: name, of: owner)
      if properties.count == 1, let type = properties[0].declaration.type {
        let site = LookupContext(file: properties[0].id.file, scope: properties[0].declaration.scope)
        return keys(ofClosure: type, isCalled: isCalled, at: site)
      }
      if !properties.isEmpty { return nil }
    }
    if found.isEmpty, path.count == 1 {
      found = project.members.functions(named: name, from: walk.id.file).map { ($0.function, $0.file) }
    }
    if found.isEmpty { return nil }
    var keys = KeySet.none
    for (function, file) in found {
      guard isCalled || function.parameters.isEmpty || takesValues(function, file),
        let own = self.keys(ofResult: function.result, at: LookupContext(file: file, scope: function.scope))
      else { return nil }
      keys = keys.union(own)
    }
    return keys
  }

  /// Whether a function gives nothing and is given no views and no objects, which it may set: `show(_ url: URL?)`.
  private func takesValues(_ function: Function, _ file: Int) -> Bool {
    let site = LookupContext(file: file, scope: function.scope)
    return function.result == nil
      && function.parameters.allSatisfy { parameter in
        parameter.type.flatMap { code.keys(of: project.resolver.resolve($0, at: site), builder) }?.isEmpty ?? false
      }
  }

  private func keys(ofResult type: TypeReference?, at site: LookupContext) -> KeySet? {
    guard let type else { return KeySet.none }
    switch type.form {
    case .tuple([]): return KeySet.none
    // A function that is given may be called with a view.
    case .opaque, .function: return nil
    default: break
    }
    if ["Void", "AnyView"].contains(type.name) { return KeySet.none }
    return code.keys(of: project.resolver.resolve(type, at: site), builder)
  }
}
