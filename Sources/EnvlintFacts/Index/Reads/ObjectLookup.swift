/// A property that looks an object up by its type, which crashes the app if there is none.
public struct ObjectLookup: Sendable {
  public var property: EnvironmentProperty
  /// The type as written.
  public var written: TypeReference
  /// The view, modifier or style whose property it is.
  public var owner: DeclaredType
  /// Nil when the type is not known.
  public var key: InjectedKey?

  /// Whether it is an `@EnvironmentObject`.
  public var isObject: Bool {
    if case .object = property.source { return true }
    return false
  }

  /// The range of a finding about it: the attribute with its argument.
  public var range: Range<UInt32> { isObject ? property.attribute.nameRange : property.attribute.range }
}

extension Reads {
  /// The lookup of an app property in a type that SwiftUI manages; nil for others.
  func objectLookup(_ property: EnvironmentProperty) -> ObjectLookup? {
    let file = property.id.file
    let written: TypeReference
    switch property.source {
    case .keyPath: return nil
    case .type(let type): written = type
    case .object(let type):
      guard let type else { return nil }
      written = type
    }
    guard !property.property.isStatic,
      let owner = property.installedOwner
    else { return nil }
    let lookup = ObjectLookup(property: property, written: written, owner: owner, key: key(of: property))
    if !lookup.isObject, let annotation = property.property.type ?? property.attribute.genericArguments.first {
      if annotation.wrapped != nil { return nil }
      if case .optional = resolver.resolve(annotation, at: LookupContext(file: file, scope: property.property.scope)) {
        return nil
      }
    }
    return lookup
  }
}
