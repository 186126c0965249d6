/// The statements of a body, up to some place, that leave it or a part of it: what follows runs only where they do not.
///
/// One log for a whole body, which the walk over it keeps.
struct BodyExits {
  /// The code that a statement leaves.
  enum Target {
    /// The body.
    case body
    /// The body, or the `do` around whose errors are caught.
    case error
    /// The innermost loop or `switch`.
    case block
    /// The innermost loop.
    case loop
  }

  /// How many of the open blocks stay open, and what must hold for the statement to run.
  private var found: [(level: Int, conditions: [RunCondition])] = []
  /// The open blocks: where in `found` they began, and whether they are loops.
  private var blocks: [(start: Int, isLoop: Bool)] = []
  /// Of each open `do` whose errors are caught: where in `found` the first statement after what may throw is; nil before that.
  private var caught: [Int?] = []

  /// Further ones are not known.
  private static let most = 16

  /// The conditions for the code that follows.
  private(set) var conditions: [RunCondition] = []

  mutating func note(_ target: Target, _ conditions: [RunCondition]) {
    let level: Int?
    switch target {
    case .body: level = 0
    case .error:
      level = caught.isEmpty ? 0 : nil
      noteThrow()
    case .block: level = blocks.isEmpty ? nil : blocks.count
    case .loop: level = blocks.lastIndex(where: \.isLoop).map { $0 + 1 }
    }
    guard let level, found.count < BodyExits.most else { return }
    found.append((level, conditions))
    update()
  }

  mutating func enter(isLoop: Bool) { blocks.append((found.count, isLoop)) }

  /// Ends the innermost block: what left it alone no longer matters, and a loop may not have gone round.
  mutating func leave() {
    guard let block = blocks.popLast() else { return }
    found.removeAll { $0.level > blocks.count }
    if block.isLoop { addDoubt(from: block.start) }
    update()
  }

  mutating func enterCaught() { caught.append(nil) }

  /// Notes that something may throw here.
  mutating func noteThrow() {
    for index in caught.indices where caught[index] == nil { caught[index] = found.count }
  }

  /// Ends a `do` block: an error may have ended it before its statements ran.
  mutating func leaveCaught() {
    guard case let start?? = caught.popLast() else { return }
    addDoubt(from: start)
    update()
  }

  private mutating func addDoubt(from start: Int) {
    for index in found.indices.dropFirst(start) { found[index].conditions.append(RunCondition(form: .unknown)) }
  }

  private mutating func update() { conditions = found.map { RunCondition(form: .isPast($0.conditions)) } }
}
