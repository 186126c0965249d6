/// A chain of modifiers that may set something in the environment: `base.m1(…).m2(…)`.
///
/// A later modifier is an outer one: the base sees every modifier of its chain, and what is in a modifier sees those outer to it.
public struct ModifierChain: Sendable, Equatable {
  /// Of the whole chain, base included.
  public var range: Range<UInt32>
  /// In source order: from the innermost to the outermost, those in `#if` included.
  public var modifiers: [Modifier]
  public var scope: Scope
  /// Nil where the base is left out, or has a closure.
  @Rare public var base: Base? = nil

  /// The receiver of the first modifier.
  public struct Base: Sendable, Equatable {
    public var expression: Expression
    /// The meaning of the name that it begins with, if that is a local one.
    public var local: LocalName?
  }

  public struct Modifier: Sendable, Equatable {
    public var name: String
    public var nameRange: Range<UInt32>
    /// From the name to the end of the arguments.
    public var range: Range<UInt32>
    /// Where what it is applied to ends; where it begins itself when nothing is before it.
    public var receiverEnd: UInt32
    /// The range to remove with it; comments before it stay.
    public var removal: Range<UInt32>
    /// Whether a closure that is no action is in its arguments: it may build views.
    public var takesContent: Bool
    /// Whether it is in an `#if` in the chain.
    public var isConditional: Bool
    /// The first argument as written, without white space, where it has no label or is the only one; nil when it is long, or where the modifier
    /// is one of the SDK's that set no key.
    public var argument: String? = nil
    /// The label of the first argument; nil where that has none, or there is none.
    public var firstLabel: String? = nil
    /// Whether its arguments name something that is also used in what it is applied to; told of those that may set a key, where an
    /// environment property may be used in there.
    public var sharesNames = false
    /// The types that its arguments name, where they name nothing else; nil where something is named of which the type is not written, and
    /// for the SDK's modifiers without content of their own.
    public var typeNames: Set<String>? = nil
  }

  /// The receiver of the modifier at an index: the base and the modifiers inside it. Empty if the base is omitted.
  public func receiver(of modifier: Int) -> Range<UInt32> { range.lowerBound..<modifiers[modifier].receiverEnd }
}
