/// A public view, modifier or style of a library with what its users must inject: the lookups below it that nothing in the library surely provides for.
public struct LibrarySurface: Sendable {
  public var name: String
  /// The name of the type at its declaration.
  public var location: Location
  /// The types and keys, sorted by name; never empty.
  public var needs: [InjectedKey]
  /// Whether a scene, widget or hosting controller of the project shows it as well.
  public var isShown: Bool
}

extension ProjectIndex {
  /// The views, modifiers and styles that libraries offer, in source order.
  ///
  /// Where the module of a file isn't known, it may be a library's only in a project without an app.
  var publicViews: [DeclaredType] {
    loadedFiles.flatMap { file -> [DeclaredType] in
      if isTest(file) || isCheckedOut(file) { return [] }
      return files[file].containers.indices.compactMap { index in
        let container = files[file].containers[index]
        guard container.access >= .publicAccess, !isExempt(container.scope, in: file),
          let type = members.declaredType(of: container, ContainerID(file: file, container: index)),
          tables.modules[file] != nil || !flow.hasApp,
          resolver.conformance(of: type, judge: LibrarySurface.isOffered) == .yes, usage.isAPI(type)
        else { return nil }
        return type
      }
    }
  }
}

extension LibrarySurface {
  /// Whether a protocol of the SDK is that of types which other projects use to show views.
  fileprivate static func isOffered(_ name: String) -> Resolver.Conformance {
    if name == "View" || name == "ViewModifier" { return .yes }
    guard let confidence = InstallingTypes.confidence(name) else {
      return NotInstallingTypes.contains(name) ? .no : .maybe
    }
    return name.hasSuffix("Style") && confidence != .low ? .yes : .no
  }

  /// Nil for a view that needs nothing from its users.
  ///
  /// - Parameter flow: one that begins at the view.
  init?(_ type: DeclaredType, _ flow: EnvironmentFlow, _ project: ProjectIndex) {
    let nodes = flow.nodes(of: type)
    let keys = flow.builds.reduce(into: KeySet.none) { keys, build in
      for node in nodes { keys = keys.union(build.needs.keys[node]) }
    }
    needs = keys.keys.map { flow.graph.keys.keys[$0] }.filter(project.isRequired).sorted { $0.name < $1.name }
    if needs.isEmpty { return nil }
    let id = type.containers[0]
    name = type.dottedName
    location = project.location(project.container(id).nameRange, in: id.file)
    isShown = project.flow.isShown(type)
  }
}

extension ProjectIndex {
  /// Whether readers of a key crash the app without an injection.
  fileprivate func isRequired(_ key: InjectedKey) -> Bool {
    switch key {
    case .path(let names): requiredKeyNames.contains(names[0])
    case .declaredType, .externalType: true
    }
  }
}
