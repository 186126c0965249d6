/// Names to declarations: the type that a name means at a place, the parts and ancestors of a type, visibility and modules.
///
/// Names are looked up as the language does it. Where the boundaries of modules are unknown, a name that is declared twice is unresolved.
public struct Resolver: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }
}
