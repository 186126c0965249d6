/// Roots of controllers and pictures that show the view whose own code makes them: `ImageRenderer(content: padding())`.
struct RootOfSelf {
  let walk: BodyWalk
  private var builder: FlowBuilder { walk.builder }

  struct Target {
    var target: BodyFlow.Target
    /// Whether it is surely shown.
    var isSure: Bool
  }

  /// The bodies that a root shows where it refers to a name: `self`, or a modifier that is called on it without saying so.
  func targets(of name: String, labels: [String]) -> [Target] {
    guard walk.body.makesRoot, let type = walk.enclosingType else { return [] }
    if name == "self" {
      if type.kind == .protocolType {
        return builder.overriding("body", of: type).map { Target(target: .body($0), isSure: false) }
      }
      return builder.entryBodies(of: type).isEmpty ? [] : [Target(target: .type(type), isSure: true)]
    }
    guard !builder.entryBodies(of: type).isEmpty, !walk.body.parameters.contains(where: { $0.name == name }),
      walk.project.members.properties(named: name, of: type).isEmpty,
      !walk.project.resolver.hasFunction(named: name, type)
    else { return [] }
    if builder.modifiers[name] != nil { return [Target(target: .type(type), isSure: false)] }
    guard SDKModifiers.contains(name, with: labels) else { return [] }
    return [Target(target: .type(type), isSure: !ViewReader.injections.contains(name))]
  }
}
