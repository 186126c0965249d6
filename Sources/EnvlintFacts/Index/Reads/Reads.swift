/// The properties that read the environment, the keys that they read, and what each of their uses refers to.
public struct Reads: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }

  // The parts that it builds on.
  var resolver: Resolver { Resolver(of: project) }
  var members: Members { Members(of: project) }
  var inference: TypeInference { TypeInference(of: project) }

  /// Every environment property of the types of the project, in source order.
  public var all: [EnvironmentProperty] { project.collected.properties }
  /// The environment properties in app code: not in tests, previews or broken declarations.
  public var inApp: [EnvironmentProperty] { project.collected.propertiesInApp.map { all[$0] } }
  /// Every property of app code that looks an object up, in a type that SwiftUI fills in, in source order.
  public var lookups: [ObjectLookup] { project.collected.lookups }
  /// The meanings of the uses in each file, by the index of the file.
  var meaningsOfUses: [Int: UseMeanings] { project.collected.meaningsOfUses }

  /// The environment properties of a container, in source order.
  func environmentProperties(of id: ContainerID) -> [EnvironmentProperty] {
    guard let range = project.collected.propertyRanges[id.file] else { return [] }
    return project.collected.properties[range].filter { $0.id == id }
  }
}
