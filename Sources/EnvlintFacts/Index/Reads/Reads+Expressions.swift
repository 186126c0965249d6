/// Wrappers of the environment that expressions make.
extension Reads {
  /// Apart from `files`, because rules ask every file for them.
  public func environmentExpressions(in file: Int) -> [EnvironmentExpression] {
    tables.files[file].environmentExpressions
  }

  /// The lookup of a wrapper that an expression creates; nil if it isn't SwiftUI's.
  public func lookUp(by type: TypeReference, _ argument: Expression?, at site: LookupContext) -> EnvironmentProperty
    .Source?
  {
    guard let name = type.name else { return nil }
    if let argument {
      return resolver.isSwiftUIConstruction(name, "Environment", at: site)
        ? members.source(of: argument, at: site) : nil
    }
    return resolver.isSwiftUIConstruction(name, "EnvironmentObject", at: site) ? .object(type.firstArgument) : nil
  }

  /// Whether an argument is a wrapper of SwiftUI that reads a key.
  ///
  /// - Parameter written: the wrapper's type; nil for `.init`.
  public func makesWrapper(_ written: TypeReference?, _ keyPath: KeyPath, at site: LookupContext) -> Bool {
    guard tables.seesSwiftUI(site.file),
      written?.name.map({ resolver.isSwiftUIConstruction($0, "Environment", at: site) }) ?? true,
      !keyPath.components.isEmpty
    else { return false }
    return keyPath.root.map { resolver.isSwiftUI($0.name ?? "", "EnvironmentValues", at: site) } ?? true
  }

  /// The environment property that an argument of an initializer replaces: through the memberwise initializer, or through a parameter that
  /// is a wrapper. Nil where that is not proven.
  public func replacedProperty(
    labeled label: String, callee: Expression, at site: LookupContext
  ) -> (property: EnvironmentProperty, isMemberwise: Bool)? {
    guard let written = callee.constructedType, case .declared(let type) = resolver.resolve(written, at: site),
      type.kind == .structure, type.containers.count == 1, members.installs(type) == .yes
    else { return nil }
    let found = members.properties(named: label, of: type)
    guard found.count == 1, let property = members.environmentProperty(found[0].declaration, found[0].id),
      case .keyPath = property.source
    else { return nil }
    let initializers = resolver.parts(of: type).flatMap { id in
      files[id.file].containers[id.container].initializers.map { (initializer: $0, id: id) }
    }
    let parameters = initializers.flatMap { initializer, id in
      initializer.parameters.filter { $0.label == label }.map { (type: $0.type, id: id) }
    }
    guard
      parameters.allSatisfy({ parameter in
        guard let name = parameter.type?.name else { return false }
        let scope = container(parameter.id).scope.entering(container(parameter.id), at: parameter.id.container)
        return resolver.isSwiftUI(name, "Environment", at: LookupContext(file: parameter.id.file, scope: scope))
      })
    else { return nil }
    let isMemberwise =
      !initializers.contains { $0.id == type.containers[0] } && property.property.access > .filePrivate
    return isMemberwise || !parameters.isEmpty ? (property, parameters.isEmpty) : nil
  }
}

extension TypeReference {
  /// `A` of `T<A>`.
  fileprivate var firstArgument: TypeReference? {
    guard case .named(let components) = form else { return nil }
    return components.last?.arguments.first
  }

  /// Whether it is called `EnvironmentObject`, with or without a module.
  public var isEnvironmentObject: Bool { simpleName == "EnvironmentObject" }
}
