/// The keys that the accessors of a property use: `get { self[K.self] }` and `set { self[K.self] = newValue }`.
///
/// Nil for an accessor that isn't written, or that has no subscript of `self` and doesn't use its own property.
public struct KeyAccessors: Sendable, Equatable {
  public var getter: Accessor?
  public var setter: Accessor?

  public struct Accessor: Sendable, Equatable {
    /// The word `get` or `set`; nil for a getter without one.
    public var keyword: Range<UInt32>?
    /// `K` of each `self[K.self]`, in source order.
    public var keys: [TypeReference]
    /// Whether each subscript in it is one of `self` by a type, and nothing else can reach the values: no function or property of theirs.
    public var isSelfContained: Bool
    /// Whether it is nothing but `self[K.self]`, or in a setter `self[K.self] = newValue`.
    public var isPlain: Bool
    /// Whether something is assigned to `self[K.self]`.
    public var writesKey = false
    /// The value that a setter of one assignment `self[K.self] = …` assigns.
    @Rare public var assigned: Expression? = nil
    /// Whether the new value, under whatever name, occurs in it.
    public var mentionsNewValue: Bool
    /// Where it surely uses the property itself: reads it in the getter, sets it in the setter.
    public var ownUse: Range<UInt32>? = nil
  }

  /// `K` of `get { self[K.self] }` with `set { self[K.self] = newValue }`; nil for all other accessors.
  public var plainKeys: (getter: TypeReference, setter: TypeReference)? {
    guard let getter, let setter, getter.isPlain, setter.isPlain else { return nil }
    return (getter.keys[0], setter.keys[0])
  }
}
