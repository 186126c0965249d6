/// Whether the roots of hosting controllers start with an empty environment: by their type, and by where they are put.
struct HostingStart {
  let builder: FlowBuilder
  private var project: ProjectIndex { builder.project }

  /// Whether a body is the root of a hosting controller, and its environment is known to start empty; nil for a body that is none.
  func startsEmpty(_ id: FlowBuilder.BodyID, depth: Int = 0) -> Bool? {
    guard depth < HostingStart.deepestPresenters, case .hosting(let call) = builder.body(id).kind else { return nil }
    if call.presenter == nil {
      let type = builder.type(call.path, at: id, builder.body(id).scope)
      // A class of the project that has the name of an SDK type is read like that.
      if case .declared = type, HostingRoots.contains(call.type) { return nil }
      // So is a function.
      if project.tables.hasFunction(named: call.type) { return nil }
      guard let hosting = project.hostingType(of: type) else { return nil }
      if case .external = type, !project.makesGivenRoot(call.labels, of: hosting) { return nil }
      let mayBeOwn = call.methods.contains { name in
        (builder.declaredNames.hasMethod(name) || builder.foreignCode.isInjector(name))
          && !ControllerTypes(project).isOfSDK(name, on: call.receiver, in: id.file, builder.body(id).scope)
      }
      let startsEmpty =
        call.startsEmpty(in: hosting)
        || call.use.mayBePlacedHere
          && ControllerTypes(project).isInWindow(call.isInOwn, madeIn: builder.body(id).scope, in: id.file)
      return startsEmpty && !mayBeOwn && isInPlainNavigation(call, id)
        && call.receiver.map { ControllerTypes(project).mayInclude($0, in: id.file, builder.body(id).scope) } ?? true
    }
    let made = builder.madeRoots(id).map { root in
      isPresented(call, by: id) && isRootOfNavigation(root) ? true : startsEmpty(root, depth: depth + 1)
    }
    return made.isEmpty || made.contains { $0 == nil } ? nil : made.allSatisfy { $0 == true }
  }

  /// Whether the class of navigation controllers that a controller is given to only holds it; true where it is given to none.
  private func isInPlainNavigation(_ call: HostingCall, _ id: FlowBuilder.BodyID) -> Bool {
    guard let path = call.navigationType else { return true }
    switch builder.type(path, at: id, builder.body(id).scope) {
    case .declared(let type): return ControllerTypes(project).isPlainNavigation(type)
    case .external("UINavigationController", _): return true
    default: return false
    }
  }

  /// Whether a body is the root of a controller that surely is in a navigation controller of UIKit's.
  func isInNavigation(_ id: FlowBuilder.BodyID, depth: Int = 0) -> Bool {
    guard depth < HostingStart.deepestPresenters, case .hosting(let call) = builder.body(id).kind else { return false }
    if call.navigationType != nil, isInPlainNavigation(call, id) { return true }
    let made = builder.madeRoots(id)
    return !made.isEmpty
      && made.allSatisfy { isInNavigation($0, depth: depth + 1) || isPresented(call, by: id) && isRootOfNavigation($0) }
  }

  /// Whether a body presents the controller that it makes, by UIKit's method.
  private func isPresented(_ call: HostingCall, by id: FlowBuilder.BodyID) -> Bool {
    call.presenter?.isPresented == true
      && (!builder.declaredNames.hasMethod("present")
        || ControllerTypes(project).isOfSDK("present", on: nil, in: id.file, builder.body(id).scope))
  }

  /// Whether the root is that of a class of navigation controllers, which an initializer hands to the SDK's.
  private func isRootOfNavigation(_ id: FlowBuilder.BodyID) -> Bool {
    guard case .hosting(let call) = builder.body(id).kind, case .passed("init", _) = call.use, call.methods.isEmpty,
      builder.body(id).scope.memberName == "init",
      let type = builder.enclosingType(of: builder.body(id).scope, in: id.file)
    else { return false }
    var isNavigation = false
    project.resolver.walkAncestors(of: type) { ancestor in
      if case .external("UINavigationController") = ancestor { isNavigation = true }
      return !isNavigation
    }
    return isNavigation
  }

  /// Functions that hand their content to each other are followed this far.
  private static let deepestPresenters = 8
}
