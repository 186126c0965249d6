import EnvlintFacts

extension Catalog {
  /// Environment values that a loop in a task, or an `async` function that calls itself, reads, which are the copies taken before it started. We give up on values that are or may be
  /// references, and on closures in the loop.
  static let staleEnvironmentRead = Rule(
    id: "stale_environment_read",
    group: .reading,
    summary: "A long-running task keeps the environment value it started with.",
    severity: .info,
    isOptIn: true,
    check: { project, _ in
      project.files(with: .longLoops).flatMap { file in
        project.loops.longInApp(file).flatMap { staleReads(in: $0, file, project) }
      }
    }
  )

  /// The first read of each property.
  private static func staleReads(in loop: LongLoop, _ file: Int, _ project: ProjectIndex) -> [Diagnostic] {
    guard let type = project.resolver.enclosingType(of: loop.scope, in: file), !type.kind.isReference,
      project.members.installs(type) == .yes,
      // With several of its name, the function may call another one.
      loop.function.map({ project.members.functionCount(named: $0, type) == 1 }) ?? true
    else { return [] }
    var seen = Set(loop.context.identityNames)
    // The condition of the loop is the subject of `environment_tracking_loop`.
    let tests = project.loops(in: file).flatMap(\.tests).map(\.range)
    return loop.reads.compactMap { read in
      guard read.local == nil, !seen.contains(read.root),
        !tests.contains(where: { $0.contains(read.range.lowerBound) }),
        let found = project.loops.copiedProperty(read, of: type)
      else { return nil }
      seen.insert(read.root)
      guard !project.loops.isFollowed(found, aroundLoopAt: loop.body, loop.context, loop.scope, in: file, type: type)
      else {
        return nil
      }
      return diagnostic(of: read, in: loop, file, found, project)
    }
  }

  private static func diagnostic(
    of read: Loop.Operand, in loop: LongLoop, _ file: Int, _ found: EnvironmentProperty, _ project: ProjectIndex
  ) -> Diagnostic {
    let name = found.property.name
    return Diagnostic(
      rule: staleEnvironmentRead.id, severity: .info, location: project.location(read.range, in: file),
      message: "'\(name)' is read inside a long-running task, which keeps the environment value it started with",
      notes: [
        .init("environment property declared here", at: project.location(found.property.nameRange, in: found.id.file)),
        .init(
          loop.function == nil ? "loop starts here" : "calls itself here", at: project.location(loop.keyword, in: file)),
      ],
      help: "restart the task with '.task(id: \(name))', or read the value from an observable model",
      symbol: loop.scope.symbol)
  }
}
