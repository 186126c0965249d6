/// What code does: bodies and default arguments, which few questions lead to.
extension ProjectIndex {
  /// A declaration or extension with the code of its members.
  func code(of id: ContainerID) -> Container { files.code(of: id.file).containers[id.container] }

  /// A property with the code of its accessors and of its initial value.
  func code(of property: Property, in file: Int) -> Property {
    let code = files.code(of: file)
    let properties = property.scope.container.map { code.containers[$0].properties } ?? code.globals
    return properties.first { $0.nameRange == property.nameRange } ?? property
  }
}
