extension Members {
  /// The one global of that name that a file can see.
  func global(named name: String, from file: Int) -> (property: Property, file: Int)? {
    let visible = tables.globals(named: name).filter {
      resolver.isVisible(files[$0.file].globals[$0.index].access, declaredIn: $0.file, from: file)
    }
    let found = tables.modules.nearest(visible, to: file) { $0.file }
    return found.count == 1 ? (files[found[0].file].globals[found[0].index], found[0].file) : nil
  }

  /// The functions at file level of that name that a file can see.
  func functions(named name: String, from file: Int) -> [(function: Function, file: Int)] {
    let visible = tables.functions(named: name).filter {
      resolver.isVisible(files[$0.file].functions[$0.index].access, declaredIn: $0.file, from: file)
    }
    let found = tables.modules.nearest(visible, to: file) { $0.file }
    return found.map { (files.code(of: $0.file).functions[$0.index], $0.file) }
  }

  /// A member with its place.
  public struct Member<Declaration: Sendable>: Sendable {
    public var declaration: Declaration
    public var id: ContainerID
  }

  /// The properties of that name in the declaration and in all extensions.
  public func properties(named name: String, of type: DeclaredType) -> [Member<Property>] {
    resolver.parts(of: type).flatMap { id in
      tables.properties(named: name, in: id).map { Member(declaration: $0, id: id) }
    }
  }

  /// How many functions of that name a type has.
  public func functionCount(named name: String, _ type: DeclaredType) -> Int {
    resolver.parts(of: type).reduce(0) { count, id in
      count + files[id.file].containers[id.container].functionNames.count { $0 == name }
    }
  }

  /// The functions of that name that are called on the type itself.
  func typeFunctions(named name: String, of type: DeclaredType) -> [Member<Function>] {
    let parts = resolver.parts(of: type).filter { id in
      files[id.file].containers[id.container].typeFunctions.contains { $0.name == name }
    }
    return parts.flatMap { id in
      code(of: id).typeFunctions.filter { $0.name == name }.map { Member(declaration: $0, id: id) }
    }
  }

  /// The functions of that name that are called on an instance.
  func methods(named name: String, of type: DeclaredType) -> [Member<Function>] {
    let parts = resolver.parts(of: type).filter { files[$0.file].containers[$0.container].functionNames.contains(name) }
    return parts.flatMap { id in
      code(of: id).methods.filter { $0.name == name }.map { Member(declaration: $0, id: id) }
    }
  }

  /// Whether a view is given an entry of a widget's timeline, for which it is drawn once.
  public func showsTimelineEntry(_ type: DeclaredType) -> Bool {
    type.containers.contains { id in
      container(id).properties.contains { property in
        guard !property.isStatic, let written = property.type,
          case .declared(let entry) = resolver.resolve(written, at: LookupContext(file: id.file, scope: property.scope))
        else { return false }
        return resolver.conformance(of: entry, toAnyOf: ["TimelineEntry"]) == .yes
      }
    }
  }

  /// Whether a type has a function or property of its own, not of its values, by that name.
  public func isStaticMember(_ name: String, of type: DeclaredType) -> Bool {
    !typeFunctions(named: name, of: type).isEmpty
      || properties(named: name, of: type).contains(where: \.declaration.isStatic)
  }

  /// Whether `Type.name` is a value of an enum: a case that holds nothing.
  func hasPlainCase(_ name: String, _ type: DeclaredType) -> Bool {
    resolver.hasCase(name, type)
      && type.containers.allSatisfy { id in
        files[id.file].containers[id.container].cases.allSatisfy { $0.name != name || $0.payload.isEmpty }
      }
  }

  /// Whether the project adds initializers to a type of another module.
  public func addsInitializers(toTypeNamed name: String) -> Bool {
    tables.extensions(of: name).contains { !files[$0.file].containers[$0.container].initializers.isEmpty }
  }

  /// The properties of that name in extensions of `EnvironmentValues`.
  public func keyDeclarations(named name: String) -> [Member<Property>] {
    (project.collected.keyPlaces[name] ?? []).map { place in
      let container = files[place.id.file].containers[place.id.container]
      return Member(declaration: container.properties[place.property], id: place.id)
    }
  }

  /// The type that a declaration declares or an extension extends; nil for protocols. Of a type that is not the project's, the
  /// extension that makes it a key represents it.
  func declaredType(of part: Container, _ id: ContainerID) -> DeclaredType? {
    if let kind = part.kind {
      guard kind != .protocolType else { return nil }
      return DeclaredType(containers: [id], kind: kind, path: part.path, arguments: [])
    }
    guard let extended = part.extended else { return nil }
    switch resolver.resolve(extended, at: LookupContext(file: id.file, scope: part.scope)) {
    case .declared(let type): return type.kind == .protocolType ? nil : type
    case .external where part.inherited.contains(where: \.isKeyProtocol):
      return DeclaredType(containers: [id], kind: .structure, path: part.path, arguments: [])
    default: return nil
    }
  }

  /// Whether a property is an `@Entry`.
  func isEntry(_ property: Property, _ id: ContainerID) -> Bool {
    let site = LookupContext(file: id.file, scope: property.scope)
    return property.attributes.contains { resolver.isSwiftUIAttribute($0.name, "Entry", at: site) }
  }

  /// The environment property that a property is; nil when its attributes are not SwiftUI's.
  public func environmentProperty(
    _ property: Property, _ id: ContainerID, owner: () -> EnvironmentProperty.Owner? = { nil }
  ) -> EnvironmentProperty? {
    for attribute in property.attributes {
      let site = LookupContext(file: id.file, scope: property.scope)
      guard let source = environmentSource(of: attribute, annotation: property.type, at: site) else { continue }
      return EnvironmentProperty(
        source: source, property: property, attribute: attribute, id: id, owner: owner())
    }
    return nil
  }

  /// The source that an attribute reads from the environment; nil if the attribute isn't SwiftUI's.
  func environmentSource(
    of attribute: Attribute, annotation: TypeReference?, at site: LookupContext
  ) -> EnvironmentProperty.Source? {
    if resolver.isSwiftUIAttribute(attribute.name, "EnvironmentObject", at: site) {
      return .object(annotation ?? attribute.genericArguments.first)
    }
    guard resolver.isSwiftUIAttribute(attribute.name, "Environment", at: site), attribute.arguments.count == 1 else {
      return nil
    }
    return source(of: attribute.arguments[0].value, at: site)
  }

  /// A key path into `EnvironmentValues`, or `T.self`; nil for every other argument, which is some other wrapper's.
  func source(of argument: Expression, at site: LookupContext) -> EnvironmentProperty.Source? {
    switch argument.form {
    case .keyPath(let keyPath):
      if let root = keyPath.root {
        guard let name = root.name, resolver.isSwiftUI(name, "EnvironmentValues", at: site) else { return nil }
      }
      return keyPath.components.isEmpty ? nil : .keyPath(keyPath)
    case .member(let base, "self", _):
      if case .type(let type) = base.form { return .type(type) }
      guard let path = base.typePath else { return nil }
      return .type(TypeReference(.named(path.map { .init(name: $0, arguments: []) }), range: base.range))
    default: return nil
    }
  }

  /// Wrappers whose value is stored outside of the view.
  private static let liveWrappers = [
    "State", "Binding", "AppStorage", "SceneStorage", "FocusState", "GestureState", "StateObject", "ObservedObject",
    "Bindable", "FocusedValue", "FocusedBinding", "FocusedObject", "AccessibilityFocusState", "EnvironmentObject",
  ]

  /// Whether a property has a wrapper of SwiftUI's whose value is stored outside of the view.
  func hasLiveWrapper(_ property: Property, in file: Int) -> Bool {
    property.attributes.contains { attribute in
      Members.liveWrappers.contains {
        resolver.isSwiftUIAttribute(attribute.name, $0, at: LookupContext(file: file, scope: property.scope))
      }
    }
  }

  /// The property that a use means, which is one of the type around it; nil when it is none of that type, or not known.
  public func environmentProperty(usedBy use: PropertyUse, in file: Int) -> EnvironmentProperty? {
    guard let type = resolver.enclosingType(of: use.scope, in: file) else { return nil }
    let found = properties(named: use.name, of: type)
    return found.count == 1 ? environmentProperty(found[0].declaration, found[0].id) : nil
  }

  /// The environment properties of that name, or with `_` or `$` before it, that a type has.
  public func environmentProperties(named written: String, of type: DeclaredType) -> [EnvironmentProperty] {
    let marked = written.first == "_" || written.first == "$" ? [String(written.dropFirst())] : []
    return ([written] + marked).flatMap { properties(named: $0, of: type) }.compactMap {
      environmentProperty($0.declaration, $0.id)
    }
  }
}
