/// The nature of defaults and injected values: constant, expensive, frequently changing.
public struct Values: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }

  // The parts that it builds on.
  var resolver: Resolver { Resolver(of: project) }
  var members: Members { Members(of: project) }
  var inference: TypeInference { TypeInference(of: project) }
  var keys: Keys { Keys(of: project) }
  var injections: Injections { Injections(of: project) }
  var usage: Usage { Usage(of: project) }
}
