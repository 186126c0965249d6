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
    if packages.mayInject(resolved, lookedUpIn: site.file) { return .unresolved }
    return injections.summary.hasUnresolvedObject || settings.hasUnreadFiles ? .unresolved : .never
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
