/// What the project puts into the environment, previews left out.
public struct InjectionSummary: Sendable {
  /// The injected object types, by where the type is declared, with the places in app code.
  public var locationsByType: [ProjectIndex.ContainerID: [Location]] = [:]
  /// The same for types of other modules, by name.
  public var locationsByExternalType: [String: [Location]] = [:]
  /// The injected keys, by the first component of their key path.
  public var locationsByKey: [String: [Location]] = [:]
  /// Whether an object is injected whose type could not be told: then no type is proven to be never injected.
  public var hasUnresolvedObject = false
  /// Whether a value is injected under a key path that is not written out.
  public var hasUnresolvedKey = false
}

/// Whether the app puts an object of a type into the environment.
public enum Provision: Sendable {
  /// It does, at these places.
  case injected([Location])
  /// Perhaps: some object's type, or the asked type itself, cannot be told.
  case unresolved
  /// No injection of the whole app has this type.
  case never
}

extension ProjectIndex {
  /// Whether the app injects an object of exactly that static type.
  public func provision(of type: TypeReference, at site: Site) -> Provision {
    let places: [Location]?
    switch resolve(type, at: site) {
    case .declared(let declared): places = injections.locationsByType[declared.containers[0]]
    case .external(let name, _): places = injections.locationsByExternalType[name]
    default: return .unresolved
    }
    if let places { return .injected(places) }
    return injections.hasUnresolvedObject ? .unresolved : .never
  }

  /// Every injection but those of previews, which provide nothing to an app. Tests count: they show how a library is meant to be used.
  func collectInjections() -> InjectionSummary {
    var summary = InjectionSummary()
    for file in tables.loaded {
      for injection in files[file].injections where !isPreview(injection.scope) {
        // Another file may say that the type around it exists for previews.
        tables.note(enclosing: injection.scope.typePath)
        add(injection, in: file, to: &summary)
      }
    }
    return summary
  }

  private func add(_ injection: Injection, in file: Int, to summary: inout InjectionSummary) {
    let place = location(injection.range, in: file)
    switch injection.target {
    case .key(let keyPath):
      if let first = keyPath.components.first, keyPath.isPlain, first.name != "self" {
        summary.locationsByKey[first.name, default: []].append(place)
      } else {
        summary.hasUnresolvedKey = true
      }
    case .unknown: summary.hasUnresolvedKey = true
    case .object(let value):
      let site = Site(file: file, scope: injection.scope)
      switch staticType(of: value, local: injection.local, at: site, scope: injection.scope) {
      case .declared(let type): summary.locationsByType[type.containers[0], default: []].append(place)
      case .external(let name, _): summary.locationsByExternalType[name, default: []].append(place)
      case .optional(.declared(let type)): summary.locationsByType[type.containers[0], default: []].append(place)
      case .optional(.external(let name, _)): summary.locationsByExternalType[name, default: []].append(place)
      default: summary.hasUnresolvedObject = true
      }
    }
  }
}
