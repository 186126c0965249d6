/// The conditions that loops poll, and whether they can change while the loop runs.
public struct Loops: ProjectPart {
  public let project: Project

  init(of project: Project) { self.project = project }

  // The parts that it builds on.
  var resolver: Resolver { Resolver(of: project) }
  var members: Members { Members(of: project) }
  var inference: TypeInference { TypeInference(of: project) }
  var keys: Keys { Keys(of: project) }
  var usage: Usage { Usage(of: project) }

  /// The loops of a file in app code: not in tests, previews or broken declarations.
  public func inApp(_ file: Int) -> [Loop] { files[file].loops.filter { !isExempt($0.scope, in: file) } }

  /// The loops in app code that last as long as their task.
  public func longInApp(_ file: Int) -> [LongLoop] { files[file].longLoops.filter { !isExempt($0.scope, in: file) } }
}
