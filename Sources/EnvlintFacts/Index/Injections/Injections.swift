/// The injections of code.
public struct Injections: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }

  // The parts that it builds on.
  var resolver: Resolver { Resolver(of: project) }
  var members: Members { Members(of: project) }
  var inference: TypeInference { TypeInference(of: project) }
  var reads: Reads { Reads(of: project) }

  /// The injections of app code.
  public var summary: InjectionSummary { project.collected.injections }

  /// The injections of a file in app code: not in tests, previews or broken declarations.
  public func inApp(_ file: Int) -> [Injection] { injections(in: file).filter { !isExempt($0.scope, in: file) } }

  /// The key that the injection of an object at a place of a file sets; nil where that was not found out beforehand.
  func injectedObject(at link: Injection.Link, in file: Int) -> InjectedKey?? {
    project.readings[file] == nil ? project.collected.injectedObjects[file]?[link] : nil
  }
}
