extension FileFacts {
  /// Notes what the file has, and where keys, reads and previews may be, so that the index need not look through all for them.
  mutating func noteCandidates() {
    for index in containers.indices {
      if mayDeclareKey(index) { keyContainers.append(index) }
      if containers[index].properties.count > FileFacts.fewProperties { notePropertyNames(of: index) }
      // Parts of a container: copying it as a whole, or a property, costs more than all the rest.
      let inherited = containers[index].inherited
      if inherited.contains(where: \.isKeyProtocol) { keyConformers.append(index) }
      if inherited.contains(where: \.isPreviewProtocol) { previewContainers.append(index) }
      for property in containers[index].properties.indices {
        let attributes = containers[index].properties[property].attributes
        if attributes.contains(where: \.mayReadEnvironment) {
          wrappedProperties.append(PropertyPlace(container: index, property: property))
        }
        if attributes.contains(where: \.mayFetch) {
          fetchingProperties.append(PropertyPlace(container: index, property: property))
        }
      }
    }
    extensionCount = containers.indices.count { containers[$0].kind == nil }
    exportsModule = imports.contains(where: \.isExported)
    importsSwiftUI = imports.contains { FileFacts.swiftUIModules.contains($0.module) }
    wrappedGlobals = globals.indices.filter { globals[$0].mayReadEnvironment }
    renamesKeyProtocol = typealiases.contains { $0.target.isKeyProtocol }
    kinds = presentKinds()
  }

  /// Up to so many properties are looked through one by one.
  private static let fewProperties = 32

  private mutating func notePropertyNames(of container: Int) {
    var indices: [String: [Int]] = [:]
    for index in containers[container].properties.indices {
      indices[containers[container].properties[index].name, default: []].append(index)
    }
    containers[container].propertiesByName = indices
  }

  /// Whether a container can hold an entry or the value of a key, by the names in it alone.
  private func mayDeclareKey(_ index: Int) -> Bool {
    if containers[index].kind == nil, KeyContainer(rawValue: containers[index].name) != nil { return true }
    return containers[index].properties.indices.contains { containers[index].properties[$0].isDefault }
      || containers[index].typealiases.contains { $0.name == "Value" }
  }
}

extension Container {
  /// The default of the key that the type may be.
  var keyDefault: Property? { properties.first(where: \.isDefault) }

  /// The type of the values of the key that the type may be.
  var keyValue: Typealias? { typealiases.first { $0.name == "Value" } }
}

extension Property {
  /// Whether it has a wrapper of the environment, by the names of its attributes alone.
  var mayReadEnvironment: Bool {
    attributes.contains(where: \.mayReadEnvironment)
  }
}

extension Attribute {
  /// Whether it has the name of a wrapper of the environment, whosever it is.
  var mayReadEnvironment: Bool { name.hasSuffix("Environment") || name.hasSuffix("EnvironmentObject") }

  /// Whether it has the name of a wrapper that fetches from a store, whosever it is.
  fileprivate var mayFetch: Bool { name.hasSuffix("Query") || name.hasSuffix("FetchRequest") }
}

extension TypeReference {
  /// Whether it names a key protocol, whosever it is.
  var isKeyProtocol: Bool {
    // The common ending is checked first.
    guard let name = simpleName, name.hasSuffix("Key") else { return false }
    return KeyContainer.keyProtocols.contains(name)
  }

  /// Whether it names a protocol of what exists for previews.
  var isPreviewProtocol: Bool {
    guard let name = simpleName, name.hasPrefix("Preview") else { return false }
    return name == "PreviewProvider" || name == "PreviewModifier"
  }
}
