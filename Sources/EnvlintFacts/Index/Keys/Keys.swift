/// The keys that the project declares: entries, key types, and the properties through which views use them.
public struct Keys: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }

  // The parts that it builds on.
  var resolver: Resolver { Resolver(of: project) }
  var members: Members { Members(of: project) }
  var inference: TypeInference { TypeInference(of: project) }

  /// Every key of the project, in source order.
  public var all: [EnvironmentKey] { project.collected.keys }
  /// The keys in app code: not in tests, previews or broken declarations.
  public var inApp: [EnvironmentKey] { project.collected.keysInApp.map { all[$0] } }
  /// The extensions of SwiftUI's `EnvironmentValues`, in source order.
  var environmentExtensions: [ContainerID] { project.collected.environmentExtensions }
}
