/// Which kind of type something is to SwiftUI.
extension Members {
  /// Whether SwiftUI fills in the environment properties of a type's values.
  public func installs(_ type: DeclaredType) -> Resolver.Conformance {
    resolver.conformance(of: type) { name in
      switch InstallingTypes.confidence(name) {
      case .certain, .high: return .yes
      case .low: return .maybe
      case nil: return NotInstallingTypes.contains(name) ? .no : .maybe
      }
    }
  }

  /// Whether a property of a file is a member of a protocol or of an extension of one, so that it is not stored.
  public func isInProtocol(_ property: Property, of file: Int) -> Bool {
    resolver.enclosingType(of: property.scope, in: file)?.kind == .protocolType
  }

  /// Whether a type or one of those that it names in its inheritance clauses has one of these names.
  public func isAny(of names: Set<String>, _ type: DeclaredType) -> Bool {
    guard !names.isEmpty else { return false }
    var isNamed = names.contains(type.name)
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found): isNamed = isNamed || names.contains(found.name)
      case .external(let name): isNamed = isNamed || names.contains(ExternalName.last(ExternalName.plain(name)))
      case .unknown: break
      }
      return !isNamed
    }
    return isNamed
  }

  /// Whether a type wraps a view or view controller of another framework.
  public func isRepresentable(_ type: DeclaredType) -> Bool {
    let names: Set<String> = [
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
      "WKInterfaceObjectRepresentable",
    ]
    return resolver.conformance(of: type, toAnyOf: names) == .yes
  }

  /// Whether an initializer takes a function, or a stored property is one.
  func holdsFunction(_ type: DeclaredType) -> Bool {
    func isFunction(_ type: TypeReference?) -> Bool {
      if case .function? = (type?.wrapped ?? type)?.form { true } else { false }
    }
    return resolver.parts(of: type).map(container).contains { part in
      part.initializers.contains { $0.parameters.contains { isFunction($0.type) } }
        || part.properties.contains { $0.isStored && !$0.isStatic && isFunction($0.type) }
    }
  }

  /// Whether a type has a function of a name, or inherits one from a type of the project.
  func hasFunction(named name: String, _ type: DeclaredType) -> Bool {
    if resolver.hasFunction(named: name, type) { return true }
    var isInherited = false
    resolver.walkAncestors(of: type) { ancestor in
      if case .declared(let ancestor) = ancestor { isInherited = resolver.hasFunction(named: name, ancestor) }
      return !isInherited
    }
    return isInherited
  }

  /// Whether an attached macro that nobody knows may add members to a type.
  public func hasUnknownMacro(_ type: DeclaredType) -> Bool {
    resolver.parts(of: type).contains { resolver.mayGainMembers($0) }
  }
}
