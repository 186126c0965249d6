/// Values that are injected where a lookup by type doesn't find them.
extension KeyForms {
  /// A key of the project whose type is that one and that app code injects.
  public func injectedKey(ofType type: DeclaredType) -> (name: String, place: Location)? {
    for (name, places) in injections.summary.locationsByKey.sorted(by: { $0.key < $1.key }) {
      for member in members.keyDeclarations(named: name) {
        guard let written = member.declaration.type else { continue }
        let site = LookupContext(file: member.id.file, scope: member.declaration.scope)
        switch resolver.resolve(written, at: site) {
        case .declared(let found), .optional(.declared(let found)):
          if found.containers == type.containers, let place = places.first { return (name, place) }
        default: continue
        }
      }
    }
    return nil
  }

  /// A subclass of a type that app code injects.
  public func injectedSubclass(of type: DeclaredType) -> (name: String, place: Location)? {
    let sorted = injections.summary.locationsByType.sorted {
      ($0.key.file, $0.key.container) < ($1.key.file, $1.key.container)
    }
    for (id, places) in sorted {
      guard let kind = container(id).kind, kind == .classType, let place = places.first else { continue }
      let candidate = DeclaredType(containers: [id], kind: kind, path: container(id).path, arguments: [])
      if candidate.path != type.path, resolver.conformance(of: candidate, to: type) == .yes {
        return (candidate.name, place)
      }
    }
    return nil
  }
}
