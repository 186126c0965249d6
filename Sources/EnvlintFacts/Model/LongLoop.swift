/// A loop that awaits and lasts as long as its task: `while true`, `while !Task.isCancelled`, `for await`, or an `async` function that
/// calls itself and awaits something else as well.
public struct LongLoop: Sendable, Equatable {
  /// `while`, `repeat` or `for`; of a function the name where it calls itself.
  public var keyword: Range<UInt32>
  public var body: Range<UInt32>
  /// The names that the body reads, alone or through `self`, in source order, without closures and local functions. The range is that
  /// of the name, with `self`.
  public var reads: [Loop.Operand]
  public var context: Loop.Context
  /// The name of the function that calls itself; nil for a loop.
  public var function: String?
  public var scope: Scope
}
