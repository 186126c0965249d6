extension FileFacts {
  /// Notes where keys and reads may be, so that the index need not look through all members for them.
  mutating func noteCandidates() {
    keyContainers = containers.indices.filter { containers[$0].mayDeclareKey }
    for container in containers.indices {
      for property in containers[container].properties.indices
      where containers[container].properties[property].mayReadEnvironment {
        wrappedProperties.append(PropertyPlace(container: container, property: property))
      }
    }
  }
}

extension Container {
  fileprivate var mayDeclareKey: Bool {
    (kind == nil && KeyContainer.allCases.contains { $0.rawValue == name })
      || properties.contains { $0.name == "defaultValue" } || typealiases.contains { $0.name == "Value" }
  }
}

extension Property {
  fileprivate var mayReadEnvironment: Bool {
    attributes.contains { $0.name.hasSuffix("Environment") || $0.name.hasSuffix("EnvironmentObject") }
  }
}
