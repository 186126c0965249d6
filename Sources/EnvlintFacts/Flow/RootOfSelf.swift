/// Roots of controllers and pictures that show the view whose own code makes them: `ImageRenderer(content: padding())`.
struct RootOfSelf {
  let walk: BodyWalk
  private var builder: FlowBuilder { walk.builder }

  struct Target {
    var target: BodyFlow.Target
    /// Nil where it is surely shown.
    var doubt: UnknownReason?
  }

  /// The bodies that a root shows where it refers to a name: `self`, or a modifier that is called on it without saying so.
  ///
  /// - Parameter index: of the reference in `ViewFacts.elements`.
  func targets(of name: String, _ index: Int) -> [Target] {
    guard walk.body.makesRoot, let type = walk.enclosingType else { return [] }
    let doubt = walk.doubt(.member, index)
    if name == "self" {
      if type.kind == .protocolType {
        return builder.overriding("body", of: type).map { Target(target: .body($0), doubt: doubt) }
      }
      return builder.entryBodies(of: type).isEmpty ? [] : [Target(target: .type(type, [:]))]
    }
    guard !builder.entryBodies(of: type).isEmpty, !walk.body.parameters.contains(where: { $0.name == name }),
      walk.project.members.properties(named: name, of: type).isEmpty,
      !walk.project.resolver.hasFunction(named: name, type)
    else { return [] }
    if builder.modifiers[name] != nil { return [Target(target: .type(type, [:]), doubt: doubt)] }
    guard SDKModifiers.contains(name, with: walk.views.elements[index].labels) else { return [] }
    return [Target(target: .type(type, [:]), doubt: ViewElement.injections.contains(name) ? doubt : nil)]
  }
}
