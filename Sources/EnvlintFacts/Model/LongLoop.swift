/// A loop that awaits and lasts as long as its task: `while true`, `while !Task.isCancelled`, `for await`.
public struct LongLoop: Sendable, Equatable {
  /// `while`, `repeat` or `for`.
  public var keyword: Range<UInt32>
  public var body: Range<UInt32>
  /// What the body reads by a name or through `self`, in source order; closures and local functions in it are left out. The range is that
  /// of the name, with `self`.
  public var reads: [Loop.Operand]
  public var context: Loop.Context
  public var scope: Scope
}
