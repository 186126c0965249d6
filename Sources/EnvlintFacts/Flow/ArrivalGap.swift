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
    let file = property.id.file
    guard let key = project.reads.key(of: property)?.followed,
      let type = project.resolver.enclosingType(of: property.property.scope, in: file),
      let state = LookupProver(project).state(of: key, at: type, for: property)
    else { return nil }
    switch state {
    case .lacking(let path?): self = .lacking(path)
    case .unresolved(let step): self = .unclear(step.text, step.location)
    case .proven, .lacking(nil), .unreached, .untyped, .leftToHost: return nil
    }
  }
}

extension InjectedKey {
  /// The key that the flow follows for it: of a key path the first name.
  public var followed: InjectedKey {
    if case .path(let names) = self { .path([names[0]]) } else { self }
  }
}
