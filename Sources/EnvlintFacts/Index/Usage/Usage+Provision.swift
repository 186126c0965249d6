extension Usage {
  /// Whether the app injects an object of exactly that static type.
  public func provision(of type: TypeReference, at site: LookupContext) -> Provision {
    let resolved = resolver.resolve(type, at: site)
    let places: [Location]?
    switch resolved {
    case .declared(let declared): places = injections.summary.locationsByType[declared.containers[0]]
    case .external(let name, _): places = injections.summary.locationsByExternalType[ExternalName.plain(name)]
    default: return .unresolved
    }
    if let places, isAnyInApp(places) { return .injected(places) }
    if reads.key(of: resolved).map(settings.injects) == true { return .injected([]) }
    if case .declared(let declared) = resolved,
      injections.mayBeDelegate(declared) || injections.isInjectedByProtocol(declared)
    {
      return .unresolved
    }
    if mayBeInjectedByPackage(resolved, lookedUpIn: site.file) { return .unresolved }
    return injections.summary.hasUnresolvedObject || settings.hasUnreadFiles ? .unresolved : .never
  }

  /// Whether a package may inject an object: one of a type that the package declares, or that conforms to one of its protocols, as
  /// frameworks for dependency injection ask for.
  private func mayBeInjectedByPackage(_ type: ResolvedType, lookedUpIn file: Int) -> Bool {
    switch type {
    case .external: return importsPackage(file)
    case .declared(let declared):
      guard declared.containers.contains(where: { importsPackage($0.file) }) else { return false }
      var isOfPackage = false
      resolver.walkAncestors(of: declared) { ancestor in
        if case .external(let name) = ancestor {
          isOfPackage = !Usage.plainAncestors.contains(name) && !name.hasSuffix("Delegate")
        }
        return !isOfPackage
      }
      return isOfPackage
    default: return false
    }
  }

  /// Classes and protocols of the SDK that models have.
  private static let plainAncestors: Set<String> = [
    "ObservableObject", "Observable", "Sendable", "Identifiable", "Hashable", "Equatable", "AnyObject", "NSObject",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Codable", "Encodable", "Decodable", "Comparable",
    "Error",
  ]

  /// Whether a file imports a module that is neither Apple's nor the project's.
  private func importsPackage(_ file: Int) -> Bool {
    files[file].imports.contains { !AppleModules.index.contains($0.module) && !tables.modules.declares($0.module) }
  }

  /// Whether one of some injections is in code that not only previews call.
  private func isAnyInApp(_ injections: [Location]) -> Bool {
    let scopes = injections.lazy.map { injection -> Scope in
      guard let file = index(ofFile: injection.file) else { return .fileLevel }
      return self.injections(in: file).first { $0.range == injection.range }?.scope ?? .fileLevel
    }
    // Names are looked for only where none is surely in the app. Lazily, because the first of them nearly always is.
    return scopes.contains { !mayBeOnlyForPreviews($0) } || scopes.contains { !isOnlyForPreviews($0) }
  }
}
