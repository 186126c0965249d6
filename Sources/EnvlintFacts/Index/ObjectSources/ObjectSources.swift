/// Where code can get an object of a type from.
public struct ObjectSources: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }

  // The parts that it builds on.
  var resolver: Resolver { Resolver(of: project) }
  var members: Members { Members(of: project) }
  var inference: TypeInference { TypeInference(of: project) }

  /// The expression for an object of a class at a place: `T()`, or else `T.shared`; nil if neither is known to exist.
  public func instance(of type: DeclaredType, at place: Location) -> String? {
    guard let site = site(of: place), case .declared(let found) = resolver.resolve(type.path, at: site),
      found.containers == type.containers,
      type.containers.count == 1, container(type.containers[0]).genericParameters.isEmpty,
      container(type.containers[0]).scope.genericParameters.isEmpty
    else { return nil }
    let name = type.dottedName
    if canBeMadeWithoutArguments(type, from: site.file) { return name + "()" }
    return hasSharedInstance(type, from: site.file) ? name + ".shared" : nil
  }

  /// The lookup context of a place, by the types around it.
  private func site(of place: Location) -> LookupContext? {
    guard let file = index(ofFile: place.file) else { return nil }
    let containers = files[file].containers
    let innermost = containers.indices.last { containers[$0].source.range.contains(place.range.lowerBound) }
    guard let innermost else { return LookupContext(file: file, scope: .fileLevel) }
    return LookupContext(file: file, scope: containers[innermost].scope.entering(containers[innermost], at: innermost))
  }

  /// Whether `T()` makes an object of a type in a file: by an initializer that the file can see and that needs no arguments, cannot fail
  /// and is neither `async` nor `throws`, or by the one that a type without initializers has.
  private func canBeMadeWithoutArguments(_ type: DeclaredType, from file: Int) -> Bool {
    let parts = resolver.parts(of: type)
    let initializers = parts.flatMap { id in container(id).initializers.map { (initializer: $0, file: id.file) } }
    if !initializers.isEmpty {
      return initializers.contains { found in
        let initializer = found.initializer
        return initializer.parameters.allSatisfy(\.hasDefault) && !initializer.isFailable && !initializer.hasEffects
          && !initializer.isSuperseded && !initializer.scope.isBroken && initializer.scope.branches.isEmpty
          && initializer.access > .privateAccess
          && resolver.isVisible(initializer.access, declaredIn: found.file, from: file)
      }
    }
    guard resolver.isVisible(.internalAccess, declaredIn: type.containers[0].file, from: file),
      parts.allSatisfy({ !container($0).bindsPatterns && !mayGainInitializers(container($0).attributes) })
    else { return false }
    var inherits = false
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found): inherits = found.kind == .classType
      case .external(let name):
        inherits =
          name != "NSObject" && InstallingTypes.confidence(name) == nil && !NotInstallingTypes.contains(name)
          && !ObjectSources.plainProtocols.contains(name)
      case .unknown: break
      }
      return !inherits
    }
    return !inherits
      && parts.flatMap({ container($0).properties }).allSatisfy { property in
        !property.isStored || property.isStatic || property.isLazy || property.value != nil
          || !property.isConstant && property.type?.wrapped != nil
      }
  }

  /// Protocols that view models conform to, besides those that are known not to fill in an environment.
  private static let plainProtocols: Set<String> = [
    "ObservableObject", "Observable", "Sendable", "Identifiable", "Hashable", "Equatable", "AnyObject",
    "CustomStringConvertible", "Codable",
  ]

  /// Macros that leave the initializers of a class as they are.
  private func mayGainInitializers(_ attributes: [Attribute]) -> Bool {
    resolver.mayGainMembers(attributes) || attributes.contains { ExternalName.last($0.name) == "Model" }
  }

  /// Whether `T.shared` is an object of a type that a file can see.
  private func hasSharedInstance(_ type: DeclaredType, from file: Int) -> Bool {
    let found = members.properties(named: "shared", of: type).filter(\.declaration.isStatic)
    guard found.count == 1, let shared = found.first, shared.declaration.scope.branches.isEmpty,
      shared.declaration.access > .privateAccess,
      resolver.isVisible(shared.declaration.access, declaredIn: shared.id.file, from: file),
      case .declared(let made) = inference.writtenType(of: shared.declaration, file: shared.id.file)
    else { return false }
    return made.containers == type.containers
  }
}
