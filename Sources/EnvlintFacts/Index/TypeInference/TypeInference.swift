/// The types of expressions and properties, as far as annotations, constructions, literals and declarations determine them.
///
/// There is no type checker: everything else is unresolved.
public struct TypeInference: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }

  // The parts that it builds on.
  var resolver: Resolver { Resolver(of: project) }
  var members: Members { Members(of: project) }
}
