import EnvlintFacts

extension Catalog {
  /// Loops that poll an environment value in a task, which sees only the copy taken before it started. We give up when an operand of
  /// the condition cannot be classed, and when a call in the body may change a live operand.
  static let environmentTrackingLoop = Rule(
    id: "environment_tracking_loop",
    group: .reading,
    summary: "A loop in a task polls an environment value, of which the task sees only a frozen copy.",
    severity: .error,
    options: [
      RuleOption("waiting_calls", default: .strings([]), summary: "further functions that do nothing but wait")
    ],
    check: { project, options in
      project.files(with: .loops).flatMap { file in
        project.loops(in: file).compactMap { trackingLoop($0, file, project, options) }
      }
    }
  )

  private static func trackingLoop(
    _ loop: Loop, _ file: Int, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    guard !project.isExempt(loop.scope, in: file), loop.context.isAsync || loop.body.containsAwait,
      let type = project.enclosingType(of: loop.scope, in: file), !type.kind.isReference, project.installs(type) == .yes
    else { return nil }
    let reads = project.reads(of: loop, in: file, type: type)
    let kinds = reads.map { project.liveness(of: $0.operand, in: $0.loop, type: type, file: $0.file) }
    guard
      let (read, snapshot) = zip(reads, kinds).lazy.compactMap({ read, kind in kind.snapshot.map { (read, $0) } })
        .first,
      !kinds.contains(where: \.isUnresolved),
      !(reads.map(\.operand) + loop.operands).contains(where: { loop.body.changedNames.contains($0.root) })
    else { return nil }

    let live = zip(reads, kinds).filter { $0.1.isLive }.map(\.0)
    let waiting = Set(options[project.path(of: file)].strings("waiting_calls"))
    let severity: Severity
    if live.isEmpty {
      severity = loop.body.hasExit || snapshot.isComputed || read.property != nil ? .warning : .error
    } else {
      guard loop.body.summary.onlyWaits(besides: waiting) else { return nil }
      severity = .warning
    }
    let restarts = loop.context.identityNames.contains(snapshot.property.name) && loop.body.endsWithTask
    return diagnostic(loop, file, snapshot, read, live, restarts ? .info : severity, project)
  }

  private static func diagnostic(
    _ loop: Loop, _ file: Int, _ snapshot: Snapshot, _ read: ConditionRead, _ live: [ConditionRead],
    _ severity: Severity, _ project: ProjectIndex
  ) -> Diagnostic {
    let name = snapshot.property.name
    var notes = [
      Diagnostic.Note("snapshot declared here", at: project.location(snapshot.property.nameRange, in: snapshot.file))
    ]
    if let call = loop.context.callRange { notes.append(.init("captured here", at: project.location(call, in: file))) }
    if let property = read.property {
      notes.append(
        .init("'\(property.name)' reads it here", at: project.location(read.operand.range, in: read.file)))
    }
    notes += live.map { .init("can change", at: project.location($0.operand.range, in: $0.file)) }
    let message =
      severity == .error
      ? "This loop waits for '\(name)', but a running task only sees the copy of the environment value taken before it "
        + "started, so the condition never changes."
      : "This loop polls '\(name)', whose environment value stays the same for the whole task, so a later change is never "
        + "noticed."
    return Diagnostic(
      rule: environmentTrackingLoop.id, severity: severity, location: project.location(loop.conditionRange, in: file),
      message: message, notes: notes,
      help: "react with '.onChange(of: \(name))' or '.task(id: \(name))', or make the action async and await it",
      symbol: loop.scope.symbol
    )
  }
}
