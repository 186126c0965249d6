/// Which written names are SwiftUI's.
extension Resolver {
  /// Whether a written type can only mean SwiftUI's of that name, and no declaration of the project's that is nearer.
  public func isSwiftUI(_ written: String, _ name: String, at site: LookupContext) -> Bool {
    meansSwiftUI(written, name, at: site) { _ in true }
  }

  /// Whether an attribute is SwiftUI's. Only a property wrapper or macro of the project can be one, so an ordinary type, such as
  /// `enum Environment { case staging, production }`, hides nothing.
  public func isSwiftUIAttribute(_ written: String, _ name: String, at site: LookupContext) -> Bool {
    meansSwiftUI(written, name, at: site) { type in type.attributes.contains { $0.name == "propertyWrapper" } }
  }

  /// Whether an expression creates a SwiftUI value: `Environment(\.locale)` may also call a function of that name, or make a
  /// value of a type that a protocol of another package asks for.
  public func isSwiftUIConstruction(_ written: String, _ name: String, at site: LookupContext) -> Bool {
    isSwiftUI(written, name, at: site)
      && (written != name || !isFunction(name, at: site) && !mayInheritUnknownTypes(at: site))
  }

  /// The simple name of an attribute that an SDK declares, or the compiler knows; nil for one that another module or the project may
  /// declare.
  func sdkName(of attribute: Attribute, at site: LookupContext) -> String? {
    let parts = attribute.name.split(separator: ".").map { String($0) }
    guard let name = parts.last else { return nil }
    if parts.count > 1 { return parts.count == 2 && SDKModules.contains(parts[0]) ? name : nil }
    let isHidden = isHidden(name, at: site) { type in type.attributes.contains { $0.name == "propertyWrapper" } }
    return isHidden || tables.hasMacro(named: name) ? nil : name
  }

  private func meansSwiftUI(
    _ written: String, _ name: String, at site: LookupContext, depth: Int = 0, hides: (Container) -> Bool
  ) -> Bool {
    guard written == name || written == "SwiftUI." + name || written == "SwiftUICore." + name,
      tables.seesSwiftUI(site.file)
    else { return false }
    return written != name || !isHidden(name, at: site, depth: depth, by: hides) && !tables.hasMacro(named: name)
  }

  /// Typealiases are followed this far.
  private static let longestAliasChain = 4

  /// Whether a name means a declaration of the project's at a place, and not what a module declares: a type for which `hides` says so, or
  /// a typealias of anything else than SwiftUI's type of that name. The nearest one decides, those included that a type around the place
  /// inherits.
  private func isHidden(_ name: String, at site: LookupContext, depth: Int = 0, by hides: (Container) -> Bool) -> Bool {
    // Most names are none of the project's.
    let mayBeParameter = mayBeTypeParameter(name, at: site)
    guard mayBeParameter || mayDeclareType(named: name, at: site) else { return site.genericParameters.contains(name) }
    if site.genericParameters.contains(name) { return true }
    let mayBeInherited = mayBeParameter || mayInheritType(named: name, at: site)
    for length in stride(from: site.typePath.count, through: 0, by: -1) {
      let path = site.typePath[..<length]
      if let isHidden = isHidden(name, in: path, from: site.file, depth: depth, by: hides) { return isHidden }
      if mayBeParameter, declaresTypeParameter(name, in: path, from: site.file) { return true }
      for ancestor in mayBeInherited ? inheritedScopes(of: path, from: site) : [] {
        if let isHidden = isHidden(name, in: ancestor.path[...], from: site.file, depth: depth, by: hides) {
          return isHidden
        }
        if mayBeParameter, hasAssociatedType(name, ancestor) { return true }
      }
    }
    return false
  }

  /// Whether a declaration directly inside the type at a path hides SwiftUI's; nil if nothing there decides it.
  private func isHidden(
    _ name: String, in path: ArraySlice<String>, from file: Int, depth: Int, by hides: (Container) -> Bool
  ) -> Bool? {
    let declarations = tables.types(named: name, in: path, from: file).filter {
      isVisible(access(of: $0), declaredIn: $0.file, from: file)
    }
    if declarations.contains(where: { hides(container($0)) }) { return true }
    let aliases = tables.aliases(named: name, in: path, from: file).filter {
      isVisible(tables.alias($0).access, declaredIn: $0.file, from: file) && !isFarInProtocol($0, path, from: file)
    }
    if aliases.isEmpty { return nil }
    return !aliases.allSatisfy { id in
      let alias = tables.alias(id)
      return depth < Resolver.longestAliasChain
        && meansSwiftUI(
          alias.target.name ?? "", name, at: LookupContext(file: id.file, scope: alias.scope), depth: depth + 1,
          hides: hides)
    }
  }

  /// Whether code at a place may mean a function by a name: one of a type around it, or one at file level. Local functions are told by the
  /// facts.
  private func isFunction(_ name: String, at site: LookupContext) -> Bool {
    if tables.hasFunction(named: name) { return true }
    return site.typePath.indices.contains { index in
      tables.types(at: Array(site.typePath[...index]), from: site.file).contains { id in
        let part = files[id.file].containers[id.container]
        let type = DeclaredType(containers: [id], kind: part.kind ?? .structure, path: part.path, arguments: [])
        return hasCase(name, type) || mayHaveFunction(named: name, type)
      }
    }
  }

  private func mayHaveFunction(named name: String, _ type: DeclaredType) -> Bool {
    if hasFunction(named: name, type) { return true }
    var isInherited = false
    walkAncestors(of: type) { ancestor in
      if case .declared(let found) = ancestor { isInherited = hasFunction(named: name, found) }
      return !isInherited
    }
    return isInherited
  }
}
