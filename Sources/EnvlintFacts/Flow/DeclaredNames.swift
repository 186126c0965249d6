/// The names of members that types and extensions of a project have, whatever their types.
///
/// A class, because it remembers what it was asked.
final class DeclaredNames {
  private let project: ProjectIndex
  private var methods: [String: Bool] = [:]
  private var closures: [String: Bool] = [:]

  init(_ project: ProjectIndex) { self.project = project }

  /// Whether there is a method of a name; if it is that of UIKit's `present(_:animated:completion:)`, with such labels.
  func hasMethod(_ name: String) -> Bool {
    if let known = methods[name] { return known }
    let found = containers(declaring: name).contains { id in
      guard project.container(id).functionNames.contains(name) else { return false }
      if name != "present" { return true }
      return project.members.code(of: id).methods.contains { method in
        method.name == name && method.parameters.contains { $0.label == "animated" }
      }
    }
    methods[name] = found
    return found
  }

  /// Whether there is a method of a name, or a property of one in an extension or protocol, in a file that can extend views.
  func mayBeModifier(_ name: String) -> Bool { modifiers.contains(name) }

  private lazy var modifiers = {
    var names: Set<String> = []
    for file in project.loadedFiles where project.seesSwiftUI(file) && !project.isTest(file) {
      for container in project.files[file].containers {
        names.formUnion(container.functionNames)
        if container.kind == nil || container.kind == .protocolType {
          names.formUnion(container.properties.map(\.name))
        }
      }
    }
    return names
  }()

  /// The extensions that have a member of a name, in any file.
  func extensions(declaring name: String) -> some Sequence<ContainerID> {
    containers(declaring: name).lazy.filter { [project] id in
      let container = project.container(id)
      return container.kind == nil
        && (container.functionNames.contains(name) || container.properties.contains { $0.name == name })
    }
  }

  /// Whether there is a property of a name that may be called like a function.
  func mayBeClosure(_ name: String) -> Bool {
    if let known = closures[name] { return known }
    let found = containers(declaring: name).contains { id in
      project.container(id).properties.contains { $0.name == name && mayBeCalled($0, in: id.file) }
    }
    closures[name] = found
    return found
  }

  private func mayBeCalled(_ property: Property, in file: Int) -> Bool {
    switch project.inference.writtenType(of: property, file: file) {
    case .external(let name, _), .optional(.external(let name, _)): !SDKValues.contains(name)
    case .declared(let type), .optional(.declared(let type)):
      type.kind == .protocolType || project.resolver.hasFunction(named: "callAsFunction", type)
    case .array, .dictionary, .tuple: false
    default: true
    }
  }

  /// The types and extensions in all files, but for tests, that may have a member of a name.
  private func containers(declaring name: String) -> some Sequence<ContainerID> {
    project.filesThatMayDeclare(membersNamed: [name]).lazy.filter { !self.project.isTest($0) }.flatMap { file in
      self.project.files[file].containers.indices.lazy.map { ContainerID(file: file, container: $0) }
    }
  }
}
