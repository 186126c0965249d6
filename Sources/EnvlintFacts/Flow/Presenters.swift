/// The functions that make hosting controllers of what they are given, and all others by their names.
struct Presenters {
  private struct Place: Hashable {
    var file: Int
    var name: Range<UInt32>
  }

  private var roots: [Place: [(root: FlowBuilder.BodyID, content: HostingFunction.Content, useCount: Int)]] = [:]
  private var namesakes: [String: [(file: Int, Namesake)]] = [:]

  init(in files: [Int], of project: ProjectIndex) {
    for file in files {
      let views = project.views(in: file)
      for namesake in views.namesakes { namesakes[namesake.name, default: []].append((file, namesake)) }
      for (index, body) in views.bodies.enumerated() {
        guard case .hosting(let call) = body.kind, let function = call.function else { continue }
        roots[Place(file: file, name: function.nameRange), default: []].append(
          (FlowBuilder.BodyID(file: file, body: index), function.content, function.useCount))
      }
    }
  }

  /// The roots that a call makes; none unless each function that it may mean makes one of the same part of the call. Another one by the
  /// name may do something else.
  func roots(of call: PresenterCall, in caller: FlowBuilder.BodyID, _ builder: FlowBuilder) -> [FlowBuilder.BodyID] {
    let scope = builder.body(caller).scope
    let site = LookupContext(file: caller.file, scope: scope)
    var made: DeclaredType?
    if call.name.isTypeName {
      guard case .declared(let type) = builder.type([call.name], at: caller, scope) else { return [] }
      made = type
    }
    // It may be a closure.
    if builder.declaredNames.mayBeClosure(call.name) { return [] }
    var found: [FlowBuilder.BodyID] = []
    for (file, namesake) in namesakes[call.name] ?? [] {
      guard let parameters = namesake.parameters.indices(taking: call.labels) else { continue }
      if call.isMember, namesake.scope.container == nil { continue }
      if let made, builder.enclosingType(of: namesake.scope, in: file)?.containers != made.containers { continue }
      if let position = call.position,
        !builder.project.inference.mayTake(
          namesake.parameters[parameters[position]].type, call.argument, from: site,
          at: LookupContext(file: file, scope: namesake.scope))
      {
        continue
      }
      let roots = (roots[Place(file: file, name: namesake.nameRange)] ?? []).filter { root in
        switch root.content {
        case .receiver: call.position == nil
        case .parameter(let hosted): call.position.map { parameters[$0] == hosted.index } ?? false
        }
      }
      // Where the function uses it otherwise, it may show it there as well.
      let shownCount = roots.reduce(0) { $0 + builder.useCount(of: $1.content, in: $1.root) }
      if roots.isEmpty || roots.contains(where: { $0.useCount > shownCount }) { return [] }
      found += roots.map(\.root)
    }
    return found
  }
}

extension FlowBuilder {
  /// The roots that a function makes of what a body gives it; none for other bodies.
  func madeRoots(_ id: BodyID) -> [BodyID] {
    guard case .hosting(let call) = body(id).kind, let presenter = call.presenter else { return [] }
    return presenters.roots(of: presenter, in: id, self)
  }

  /// How often a root shows what its function is given.
  fileprivate func useCount(of content: HostingFunction.Content, in root: BodyID) -> Int {
    let name =
      switch content {
      case .receiver: "self"
      case .parameter(let hosted): body(root).parameters[hosted.index].name
      }
    return project.views(in: root.file).elements[body(root).elements].count { $0.form == .reference(name) }
  }
}

extension TypeInference {
  /// Whether a parameter of a type may take an argument; true where that is not known.
  ///
  /// - Parameters:
  ///   - type: as written at `place`.
  ///   - site: of the argument.
  func mayTake(
    _ type: TypeReference?, _ argument: PresenterCall.Argument, from site: LookupContext, at place: LookupContext
  ) -> Bool {
    guard let type else { return true }
    switch argument {
    case .other: return true
    case .closure: return !holdsNoFunction(resolver.resolve(type.wrapped ?? type, at: place))
    case .view(let path):
      let view = resolver.resolve(path, at: site)
      return !isView(view) || !isOther(resolver.resolve(type.wrapped ?? type, at: place), than: view)
    }
  }

  /// Whether a construction of a type is a view.
  private func isView(_ type: ResolvedType) -> Bool {
    switch type {
    case .declared(let type): resolver.conformance(of: type, toAnyOf: ["View"]) == .yes
    case .external(let name, _): SDKViews.isPlain(name) || SDKViews.passesOn(name)
    default: false
    }
  }

  /// Whether a type is known to be none that a view may have, whatever modifiers are applied to it: a class, or another type of values.
  private func isOther(_ type: ResolvedType, than view: ResolvedType) -> Bool {
    switch (type, view) {
    case (.declared(let declared), .declared(let view)):
      declared.kind != .protocolType && declared.containers != view.containers
    case (.declared(let declared), _): declared.kind != .protocolType
    case (.external(let name, _), .external(let view, _)): name != view && SDKValues.contains(name)
    case (.external(let name, _), _): SDKValues.contains(name)
    case (.array, _), (.dictionary, _), (.tuple, _): true
    default: false
    }
  }

  private func holdsNoFunction(_ type: ResolvedType) -> Bool {
    switch type {
    case .declared(let declared): declared.kind != .protocolType
    case .external(let name, _): SDKValues.contains(name)
    case .array, .dictionary, .tuple: true
    default: false
    }
  }
}
