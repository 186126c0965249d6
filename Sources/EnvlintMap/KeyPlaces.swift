import EnvlintFacts

/// The keys of a project by where they are declared, as indices into the list of them.
struct KeyPlaces {
  private struct Place: Hashable {
    var file: Int
    var range: Range<UInt32>
  }

  private let project: ProjectIndex
  /// By the name of the entry.
  private var entries: [Place: Int] = [:]
  /// By the declaration of the type.
  private var types: [ContainerID: Int] = [:]
  /// For types of other modules, the extensions that make them keys: by the name of the type.
  private var extensions: [String: (type: ContainerID, key: Int)] = [:]

  init(_ keys: [EnvironmentKey], _ project: ProjectIndex) {
    self.project = project
    for (index, key) in keys.enumerated() {
      switch key.form {
      case .entry(let entry): entries[Place(file: key.file, range: entry.nameRange)] = index
      case .keyType(let type, _, _):
        types[type.containers[0]] = index
        if project.container(type.containers[0]).kind == nil {
          extensions[type.dottedName] = (type.containers[0], index)
        }
      }
    }
  }

  /// The key that a property is itself; nil for other properties.
  func entry(_ property: KeyProperty) -> Int? {
    entries[Place(file: property.id.file, range: property.property.nameRange)]
  }

  /// The key types that the accessors of a property read or write, each once.
  func keyTypes(usedBy property: KeyProperty) -> [(type: ContainerID, key: Int)] {
    let accessors = property.property.keyAccessors
    let written = (accessors?.getter?.keys ?? []) + (accessors?.setter?.keys ?? [])
    var found: [(type: ContainerID, key: Int)] = []
    for written in written {
      let used: (type: ContainerID, key: Int)?
      if let declared = project.keys.keyType(written, of: property) {
        used = types[declared.containers[0]].map { (declared.containers[0], $0) }
      } else {
        used = written.name.flatMap { extensions[$0] }
      }
      if let used, !found.contains(where: { $0.key == used.key }) { found.append(used) }
    }
    return found
  }
}
