extension FileFacts {
  /// Notes where keys, reads and previews may be, so that the index need not look through all members for them.
  mutating func noteCandidates() {
    for index in containers.indices {
      if containers[index].mayDeclareKey { keyContainers.append(index) }
      if containers[index].inherited.contains(where: \.isKeyProtocol) { keyConformers.append(index) }
      if containers[index].inherited.contains(where: \.isPreviewProtocol) { previewContainers.append(index) }
      for property in containers[index].properties.indices
      where containers[index].properties[property].mayReadEnvironment {
        wrappedProperties.append(PropertyPlace(container: index, property: property))
      }
    }
    renamesKeyProtocol = typealiases.contains { $0.target.isKeyProtocol }
  }
}

extension Container {
  /// Whether the container can hold an entry or the value of a key, by the names in it alone.
  fileprivate var mayDeclareKey: Bool {
    (kind == nil && KeyContainer.allCases.contains { $0.rawValue == name }) || keyDefault != nil || keyValue != nil
  }

  /// The default of the key that the type may be.
  var keyDefault: Property? { properties.first(where: \.isDefault) }

  /// The type of the values of the key that the type may be.
  var keyValue: Typealias? { typealiases.first { $0.name == "Value" } }
}

extension Property {
  fileprivate var mayReadEnvironment: Bool {
    attributes.contains { $0.name.hasSuffix("Environment") || $0.name.hasSuffix("EnvironmentObject") }
  }
}

extension TypeReference {
  /// Whether it names a key protocol, whosever it is.
  var isKeyProtocol: Bool {
    let name = simpleName
    return KeyContainer.allCases.contains { $0.keyProtocol == name }
  }

  /// Whether it names a protocol of what exists for previews.
  fileprivate var isPreviewProtocol: Bool {
    let name = simpleName
    return name == "PreviewProvider" || name == "PreviewModifier"
  }
}
