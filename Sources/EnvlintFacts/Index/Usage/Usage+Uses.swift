/// Where environment properties are used.
extension Usage {
  /// The uses of a property in its own file, in source order, those included of which it is not known whose property they mean. For a
  /// property that only its file can see, there are no others.
  public func uses(of property: EnvironmentProperty) -> PropertyUses {
    let (uses, indices, isUse) = candidates(of: property)
    return PropertyUses(of: uses, at: indices.filter(isUse))
  }

  /// Whether there are such uses.
  public func hasUses(of property: EnvironmentProperty) -> Bool {
    let (_, indices, isUse) = candidates(of: property)
    return indices.contains(where: isUse)
  }

  /// The uses in the file of a property, the indices of those with its name in code of its type, and which of these may mean it.
  private func candidates(of property: EnvironmentProperty) -> (uses: [PropertyUse], indices: [Int], (Int) -> Bool) {
    let (file, name) = (property.id.file, property.property.name)
    let uses = files[file].propertyUses
    guard let type = resolver.enclosingType(of: property.property.scope, in: file),
      let meanings = reads.meaningsOfUses[file]
    else {
      return (uses, uses.indices.filter { uses[$0].name == name }, { _ in true })
    }
    return (uses, meanings.indices(of: name, in: type), { mayBe(uses[$0], in: file, aUseOf: property, type) })
  }

  /// Whether it is sure that a property is read, in its file or in an extension of its type: a lookup that nobody reads doesn't
  /// crash the app.
  public func isRead(_ property: EnvironmentProperty) -> Bool {
    if hasUses(of: property) { return true }
    let (home, name) = (property.id.file, property.property.name)
    guard property.property.access > .filePrivate, let type = property.owner?.type else { return false }
    let files = Set(resolver.parts(of: type).map(\.file)).filter { $0 != home }.sorted()
    guard !files.isEmpty else { return false }
    return files.contains { file in
      factsWithUses(of: [name], in: file).propertyUses.contains { $0.name == name && isOwn($0, in: file, type) }
    }
  }

  /// Whether it is sure that nothing uses a property of a type, in any file.
  public func isUnused(_ property: EnvironmentProperty, of type: DeclaredType) -> Bool {
    !hasUses(of: property) && !members.hasUnknownMacro(type) && requirement(of: property, of: type) != .maybe
      && !isAPI(property.property.access, in: property.id.file) && usesElsewhere(of: property)?.isEmpty == true
  }

  /// Whether code of a type uses a member of its own value.
  func isOwn(_ use: PropertyUse, in file: Int, _ type: DeclaredType) -> Bool {
    guard use.base == .none || use.base == .instance, let enclosing = resolver.enclosingType(of: use.scope, in: file)
    else {
      return false
    }
    return enclosing.isSame(as: type)
  }

  /// The properties of app code that read one of some keys and that extensions in other files see.
  public func propertiesInExtensions(reading keys: Set<String>) -> [ExtendedProperty] {
    reads.inApp.compactMap { property in
      let home = property.id.file
      guard let key = property.keyName, keys.contains(key), property.property.access > .filePrivate,
        let type = property.owner?.type
      else { return nil }
      let files = Set(resolver.parts(of: type).map(\.file)).filter { $0 != home && !isTest($0) }.sorted()
      guard !files.isEmpty else { return nil }
      let index = reading(files, naming: [property.property.name])
      return ExtendedProperty(property: property, files: files, index: index)
    }
  }
}

/// Some of the uses in a file. These are large and often many, so they are not copied.
public struct PropertyUses: RandomAccessCollection, Sendable {
  private let uses: [PropertyUse]
  /// Ascending.
  private let places: [Int]

  init(of uses: [PropertyUse], at places: [Int]) {
    self.uses = uses
    self.places = places
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }
  public subscript(position: Int) -> PropertyUse { uses[places[position]] }
}

/// A property that extensions in other files may use.
public struct ExtendedProperty: Sendable {
  public var property: EnvironmentProperty
  /// Indices of the other files with extensions of its type, ascending.
  public var files: [Int]
  /// The index with the uses of the property in these files.
  public var index: ProjectIndex
}
