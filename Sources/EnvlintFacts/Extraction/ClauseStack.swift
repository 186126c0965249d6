/// The `#if` clauses around the place of a body that is read.
struct ClauseStack {
  /// Each row of clauses in which something is, once.
  private(set) var rows: [[Scope.Branch]] = []
  /// Of the row around the place, among those of the file; -1 outside of all.
  private(set) var index: Int32 = -1
  private let offset: Int

  /// - Parameter offset: the index of the first row among those of the file.
  init(offset: Int) { self.offset = offset }

  /// Goes into clauses, of which the code in them is.
  ///
  /// - Returns: what to go back to; nil when nobody compiles that code, and then nothing has changed.
  mutating func enter(_ branches: [Scope.Branch]) -> Int32? {
    let outer = index
    if branches.isEmpty { return outer }
    let row = (outer < 0 ? [] : rows[Int(outer) - offset]) + branches
    if CompilationCondition(row).isNever { return nil }
    let known = rows.firstIndex(of: row)
    if known == nil { rows.append(row) }
    index = Int32(offset + (known ?? rows.count - 1))
    return outer
  }

  mutating func leave(to outer: Int32) { index = outer }
}
