/// Code that the flow doesn't follow: what it may inject, and what it may show.
///
/// **Invariant:** what such code injects is proven nowhere, and what it shows is proven no further than its own modifiers go.
struct UnfollowedCode {
  let builder: FlowBuilder
  private var project: ProjectIndex { builder.project }

  init(builder: FlowBuilder) { self.builder = builder }

  // MARK: Injections

  /// The injections at places which nothing here determines: by a style, by an operator, subscript or result builder, and by what has a
  /// name of the SDK's, because what has such a name is taken for the SDK's.
  var injections: [FlowGraph.UnfollowedInjection] {
    var found: [FlowGraph.UnfollowedInjection] = []
    func add(_ keys: KeySet, _ range: Range<UInt32>, _ file: Int) {
      if !keys.isEmpty { found.append(.init(keys: keys, location: project.location(range, in: file))) }
    }
    for file in project.files(with: .injections) where !project.isTest(file) {
      for injection in project.injections(in: file) where isUnfollowed(injection.scope, in: file) {
        add(builder.keys(of: injection, in: file) ?? builder.graph.keys.all, injection.range, file)
      }
    }
    // A project's own `Form` may inject anything.
    for id in ownContainers { add(builder.graph.keys.all, project.container(id).nameRange, id.file) }
    for file in builder.files where !project.isTest(file) {
      for alias in project.files[file].typealiases
      where SDKViews.isTransparent(alias.name) && alias.target.leadingName != "SwiftUI" {
        add(builder.graph.keys.all, alias.nameRange, file)
      }
    }
    for file in builder.files {
      for (index, body) in project.views(in: file).bodies.enumerated() where isTakenForTheSDKs(body, in: file) {
        let owner = ContentOwner.function(FlowBuilder.BodyID(file: file, body: index))
        var keys = KeySet.none
        for content in ["self"] + ContentNames(builder).names(ofArgument: nil, among: [], of: owner) {
          for place in builder.places(of: content, in: owner) ?? [] { keys = keys.union(place.environment.provided) }
        }
        add(keys, body.nameRange, file)
      }
    }
    return found
  }

  /// The keys that code perhaps takes away which has a name of the SDK's, so that it is taken for that: a project's own `Group`.
  var clearedKeys: KeySet {
    var found = KeySet.none
    for file in project.files(with: .injections) where !project.isTest(file) {
      for injection in project.injections(in: file) where isTakenForTheSDKs(injection, in: file) {
        let keys = builder.keys(of: injection, in: file)
        if builder.mayClear(injection, keys, in: file) { found = found.union(keys ?? builder.graph.keys.all) }
      }
    }
    // A project's own `Form` may show its content in a window.
    let owners = ownContainers.map { ContentOwner.type($0, [:]) } + ownContainerFunctions.map { .function($0) }
    return owners.allSatisfy(showsContentInPlace) ? found : builder.graph.keys.all
  }

  /// The functions that are called like such a container.
  private var ownContainerFunctions: [FlowBuilder.BodyID] {
    builder.files.filter { !project.isTest($0) }.flatMap { file in
      project.views(in: file).bodies.enumerated().compactMap { index, body in
        body.kind == .member && SDKViews.passesOn(body.name)
          ? FlowBuilder.BodyID(file: file, body: index) : nil
      }
    }
  }

  /// The views of the project that are read like the SDK's, because they have the name of a container that does nothing to its content.
  private var ownContainers: [ContainerID] {
    builder.files.filter { !project.isTest($0) }.flatMap { file in
      project.files[file].containers.enumerated().compactMap { index, container in
        let id = ContainerID(file: file, container: index)
        guard container.kind == .structure, container.path.count == 1, SDKViews.isTransparent(container.name),
          let type = project.members.declaredType(of: container, id),
          project.resolver.conformance(of: type, toAnyOf: ["View"]) == .yes
        else { return nil }
        return id
      }
    }
  }

  /// Whether a view shows what it is given where it is, and nowhere else; it may inject something.
  private func showsContentInPlace(_ owner: ContentOwner) -> Bool {
    let names = ContentNames(builder).names(ofArgument: nil, among: [], of: owner)
    if names.isEmpty {
      switch owner {
      case .type(let id, _): return project.container(id).genericParameters.isEmpty
      case .function(let id): return builder.body(id).parameters.isEmpty
      }
    }
    return !builder.leaks.mayShow(anyOf: names, of: owner, builder)
      && names.allSatisfy { name in
        builder.places(of: name, in: owner)?.allSatisfy { $0.environment.origin == .entry } ?? false
      }
  }

  /// Whether an injection is in a declaration with a name of the SDK's: a view, a function that is called like one, or a modifier.
  private func isTakenForTheSDKs(_ injection: Injection, in file: Int) -> Bool {
    let scope = injection.scope
    if isUnfollowed(scope, in: file) { return true }
    let names = scope.symbol.split(separator: ".").map(String.init)
    if names.contains(where: SDKViews.passesOn) { return true }
    let others = names.flatMap(project.tables.aliases(of:)).map { project.tables.alias($0).name }
    if others.contains(where: SDKViews.passesOn) { return true }
    guard let member = names.last, SDKModifiers.contains(member) else { return false }
    let chain = project.injections.chain(of: injection, in: file)
    // A base that is left out is `self`.
    return chain.base?.expression.form == .name("self")
      || chain.modifiers.first.map { $0.receiverEnd == $0.range.lowerBound } ?? false
  }

  /// Whether calls of a member may have been left out of the facts as those of a modifier of the SDK's.
  private func isTakenForTheSDKs(_ body: ViewBody, in file: Int) -> Bool {
    guard body.kind == .member, !body.isStatic, SDKModifiers.contains(body.name), let container = body.scope.container
    else { return false }
    // A property of a view, such as its background, is no modifier.
    return project.files[file].containers[container].kind == nil || !body.parameters.isEmpty
  }

  private func isUnfollowed(_ scope: Scope, in file: Int) -> Bool {
    guard let member = scope.symbol.split(separator: ".").last else { return false }
    if let first = member.first, !first.isLetter, first != "_" { return true }
    guard let container = scope.container else { return false }
    let type = project.files[file].containers[container]
    if UnfollowedCode.members.contains(String(member)) { return true }
    if type.kind == nil || type.kind == .structure, SDKViews.passesOn(type.name) { return true }
    // The body of a style, in a view of its own.
    if type.properties.contains(where: { $0.type?.name.map(UnfollowedCode.isStyleConfiguration) ?? false }) {
      return true
    }
    // A member of all views, or of one of the SDK's.
    return type.kind == nil && SDKModifiers.contains(String(member))
      && project.resolver.enclosingType(of: scope, in: file) == nil
  }

  private static func isStyleConfiguration(_ type: String) -> Bool {
    type.hasSuffix("StyleConfiguration") || type.hasSuffix("Style.Configuration")
  }

  private static let members: Set<String> = [
    "makeBody", "subscript", "buildBlock", "buildExpression", "buildPartialBlock", "buildFinalResult", "buildOptional",
    "buildEither", "buildArray", "buildLimitedAvailability",
  ]

  // MARK: Roots

  /// Adds a body as a root of which it is not known where it is, if it leads to a view.
  func addRoot(_ id: FlowBuilder.BodyID) {
    let leads = builder.flow(of: id).edges.contains { edge in
      switch edge.target {
      case .type(let type, _): !builder.entryBodies(of: type).isEmpty
      case .body: true
      }
    }
    if !leads { return }
    let kind: FlowGraph.Root.Kind = builder.body(id).kind == .initializer ? .hosting(isEmpty: false) : .elsewhere
    builder.addRoot(kind, builder.node(of: id), builder.body(id).scope)
  }

  /// Adds the members, functions and initializers of app code that build views and that no body shows: other code may call them, or the
  /// system that makes a controller of a storyboard.
  ///
  /// The roots below which bodies show something are followed.
  func addUncalledBodies() {
    var members: [FlowBuilder.BodyID] = []
    var called: Set<FlowBuilder.BodyID> = []
    for file in builder.files where !project.isTest(file) {
      for (index, body) in project.views(in: file).bodies.enumerated()
      where body.kind == .member || body.kind == .initializer {
        let id = FlowBuilder.BodyID(file: file, body: index)
        if body.elements.isEmpty || project.isPreview(body.scope) { continue }
        if project.views(in: file).takenMembers.contains(body.name) { addRoot(id) }
        if builder.isFollowed(id) { continue }
        // Where a type is shown, SwiftUI calls its body.
        if !FlowBuilder.entryNames.contains(body.name) { members.append(id) }
        for case .body(let target) in builder.flow(of: id).edges.lazy.map(\.target) where target.place != id.place {
          called.insert(target.place)
        }
      }
    }
    for id in members where !called.contains(id) { addRoot(id) }
  }
}
