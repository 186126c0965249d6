/// Why it is not sure that a value reaches a property which reads it.
public enum ArrivalGap: Sendable {
  /// A path from a root on which nothing injects it.
  case lacking(MissingPath)
  /// The step where the way is lost: a phrase, and its place if it has one.
  case unclear(String, Location?)
}

extension ArrivalGap {
  /// Nil if the value reaches the property on every path that was found, or if no path was found.
  public init?(of property: EnvironmentProperty, _ project: ProjectIndex) {
    let flow = project.flow
    let scope = property.property.scope
    guard let key = project.reads.key(of: property)?.followed, let index = flow.graph.keys.index(of: key),
      let type = project.resolver.enclosingType(of: scope, in: property.id.file), let node = flow.node(of: type)
    else { return nil }
    let arrival = flow.arrival(of: key, at: type, for: property.property)
    if arrival.isLacking {
      guard let path = flow.gap(of: key, at: type, for: property.property, project) else { return nil }
      self = .lacking(path)
    } else {
      guard arrival.isUnclear, let doubt = UnknownReasons(flow.graph, flow.reach).doubt(of: index, at: node) else {
        return nil
      }
      self = .unclear(flow.text(of: doubt, project), doubt.location(in: flow.graph, project))
    }
  }
}

extension UnknownReason {
  /// The code with the unknown step; nil where that isn't in one place.
  fileprivate func location(in graph: FlowGraph, _ project: ProjectIndex) -> Location? {
    if let body = body(in: graph, project) { return project.location(body.nameRange, in: Int(file)) }
    switch kind {
    case .modifier, .content, .typeName, .member, .object, .link: break
    case .condition, .container, .controller, .elsewhere, .delegate, .unfollowed, .longBody: return nil
    }
    guard file >= 0 else { return nil }
    let elements = graph.views(in: Int(file), project).elements
    guard elements.indices.contains(Int(element)) else { return nil }
    return project.location(elements[Int(element)].range, in: Int(file))
  }
}

extension InjectedKey {
  /// The key that the flow follows for it: of a key path the first name.
  public var followed: InjectedKey {
    if case .path(let names) = self { .path([names[0]]) } else { self }
  }
}
