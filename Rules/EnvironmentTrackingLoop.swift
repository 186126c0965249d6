import EnvlintFacts

extension Catalog {
  /// Loops that poll an environment value in a task, which sees only the copy taken before it started. We give up when an operand of
  /// the condition cannot be classed, when a call in the body may change a live operand, when the code around handles a change of the
  /// value, and where a loop that works may well be meant to run for as long as its view is there.
  static let environmentTrackingLoop = Rule(
    id: "environment_tracking_loop",
    group: .reading,
    summary: "A loop in a task polls an environment value that never changes inside the task.",
    severity: .error,
    options: [
      RuleOption("waiting_calls", default: .strings([]), summary: "additional functions that only wait")
    ],
    check: { project, options in
      project.files(with: .loops).flatMap { file in
        project.loops.inApp(file).compactMap { trackingLoop($0, file, project, options) }
      }
    }
  )

  /// The test of a loop that reads a copy, and what else is known of it.
  private struct PolledTest {
    var test: Loop.Test
    var reads: [ConditionRead]
    /// The read of the copy.
    var read: ConditionRead
    var snapshot: Snapshot
    /// Whether something else ends the loop one day.
    var hasExit: Bool

    var live: [ConditionRead] { reads.filter(\.liveness.isLive) }
  }

  private static func trackingLoop(
    _ loop: Loop, _ file: Int, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    guard loop.context.isAsync || loop.body.containsAwait,
      let type = project.resolver.enclosingType(of: loop.scope, in: file), !type.kind.isReference,
      project.members.installs(type) == .yes,
      let polled = polledTest(of: loop, file, type, project)
    else { return nil }
    let waiting = Set(options[project.path(of: file)].strings("waiting_calls"))
    let onlyWaits = loop.body.summary.onlyWaits(besides: waiting) { name in
      // A logger or a clock is a property; a function or a type of the project by such a name does something else.
      name.first?.isUppercase == true
        ? !project.loops.isDeclaredOutside(name, at: loop.scope, in: file)
        : project.resolver.hasFunction(named: name, type) || project.hasGlobalFunction(named: name)
    }
    guard let severity = severity(of: polled, loop, onlyWaits: onlyWaits, project) else { return nil }
    let property = polled.snapshot.property
    if project.loops.isFollowed(property, aroundLoopAt: loop.range, loop.context, loop.scope, in: file, type: type) {
      // An unknown function receives the value: it may cancel its work when the value changes.
      if loop.context.callName == nil, !loop.context.identityNames.isEmpty { return nil }
      let isDeaf = !loop.body.heedsCancellation && !polled.hasExit && polled.live.isEmpty
      guard isDeaf, waitsOnly(loop, onlyWaits) else { return nil }
      // SwiftUI cancels the tasks of views; another one, only the project does.
      let isOfView = loop.context.callName?.hasPrefix(".") ?? true
      return diagnostic(loop, file, polled, isOfView ? nil : .warning, project)
    }
    return diagnostic(loop, file, polled, severity, project)
  }

  /// The first test that reads a copy and cannot be ended by what is live; nil where something is not known, or where the loop waits for
  /// something else.
  private static func polledTest(
    of loop: Loop, _ file: Int, _ type: DeclaredType, _ project: ProjectIndex
  ) -> PolledTest? {
    var found: PolledTest?
    var hasExit = loop.body.hasExit
    for test in loop.tests {
      let condition = project.loops.condition(of: test, in: loop, file, type: type)
      let reads = condition.reads
      if reads.contains(where: \.liveness.isUnresolved) { return nil }
      let operands = reads.map(\.operand) + test.condition.operands
      if operands.contains(where: { loop.body.changedNames.contains($0.root) }) {
        // It counts its rounds.
        if reads.contains(where: { $0.liveness.snapshot != nil }) { return nil }
        hasExit = true
      } else if condition.endsWithLiveReads {
        return nil
      } else if found == nil, let read = reads.first(where: { $0.liveness.snapshot != nil }),
        let snapshot = read.liveness.snapshot
      {
        found = PolledTest(test: test, reads: reads, read: read, snapshot: snapshot, hasExit: false)
      }
    }
    found?.hasExit = hasExit
    return found
  }

  /// Whether a loop does nothing at all but wait.
  private static func waitsOnly(_ loop: Loop, _ onlyWaits: Bool) -> Bool { onlyWaits && !loop.body.changesState }

  /// Nil for a loop that may be meant as it is: it works, or compares with something live, and nothing shows that the value changes.
  private static func severity(
    of polled: PolledTest, _ loop: Loop, onlyWaits: Bool, _ project: ProjectIndex
  ) -> Severity? {
    let changes = { project.values.isKnownToChange(polled.snapshot.property) }
    if !polled.live.isEmpty { return onlyWaits && changes() ? .warning : nil }
    guard waitsOnly(loop, onlyWaits) else { return !loop.body.heedsCancellation && changes() ? .warning : nil }
    // It logs for as long as a flag is set.
    if loop.body.summary.logs, isFlag(polled.test), !changes() { return nil }
    let isSure = !polled.snapshot.isComputed && polled.read.property == nil
    return isSure && !polled.hasExit && !loop.body.heedsCancellation ? .error : .warning
  }

  /// Whether a loop goes on while one value is true.
  private static func isFlag(_ test: Loop.Test) -> Bool {
    guard case .comparison(let comparison) = test.condition else { return false }
    return comparison.operators.isEmpty && !comparison.isNegated
  }

  /// - Parameter severity: nil where the code around handles a change, but the loop does not end when its task is cancelled.
  private static func diagnostic(
    _ loop: Loop, _ file: Int, _ polled: PolledTest, _ severity: Severity?, _ project: ProjectIndex
  ) -> Diagnostic {
    let (name, property) = (polled.snapshot.property.property.name, polled.snapshot.property.property)
    var notes: [Diagnostic.Note] = []
    var through = ""
    if let reading = polled.read.property {
      through = " (through '\(reading.name)')"
      notes.append(
        .init(
          "'\(reading.name)' reads '\(name)' here",
          at: project.location(polled.read.operand.range, in: polled.read.file)))
    }
    notes.append(
      .init(
        "environment property declared here",
        at: project.location(property.nameRange, in: polled.snapshot.property.id.file)))
    if let call = loop.context.callRange { notes.append(.init("captured here", at: project.location(call, in: file))) }
    notes += polled.live.map { .init("can change", at: project.location($0.operand.range, in: $0.file)) }
    let message =
      switch severity {
      case .error:
        "this loop waits for '\(name)', which never changes inside a running task, so it never ends"
      case nil:
        "this loop polls '\(name)'\(through) and ignores cancellation, so it keeps running after a change has replaced its task"
      default:
        "this loop polls '\(name)'\(through), which never changes inside a running task, so it never sees a new value"
      }
    let help =
      severity == nil
      ? "leave the loop when 'Task.isCancelled' is true"
      : "react to changes with '.onChange(of: \(name))' or '.task(id: \(name))', or await an async function that returns after the change"
    return Diagnostic(
      rule: environmentTrackingLoop.id, severity: severity ?? .warning,
      location: project.location(polled.test.range, in: file), message: message, notes: notes, help: help,
      symbol: loop.scope.symbol
    )
  }
}
