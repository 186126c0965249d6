/// Who uses a name: references in all files, uses of properties in other files, code that exists only for previews.
public struct Usage: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }

  // The parts that it builds on.
  var resolver: Resolver { Resolver(of: project) }
  var members: Members { Members(of: project) }
  var keys: Keys { Keys(of: project) }
  var reads: Reads { Reads(of: project) }
  var injections: Injections { Injections(of: project) }
}
