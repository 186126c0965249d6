/// The members of types: properties, functions, operators, and the wrappers of properties.
public struct Members: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }

  // The parts that it builds on.
  var resolver: Resolver { Resolver(of: project) }
}
