/// A type as written.
public struct TypeReference: Sendable, Equatable {
  /// UTF-8 byte offsets, half-open.
  public var range: Range<UInt32>
  public var form: Form

  public init(_ form: Form, range: Range<UInt32>) {
    self.form = form
    self.range = range
  }

  public enum Form: Sendable, Equatable {
    /// `A.B<C>`: never empty.
    case named([Component])
    indirect case optional(TypeReference)
    indirect case implicitlyUnwrapped(TypeReference)
    /// `(A) -> B`, with `B`.
    indirect case function(result: TypeReference?)
    case tuple([TypeReference])
    indirect case array(TypeReference)
    indirect case dictionary(key: TypeReference, value: TypeReference)
    /// `any P`.
    indirect case existential(TypeReference)
    /// `some P`.
    indirect case opaque(TypeReference)
    /// `A & B`.
    case composition([TypeReference])
    /// `T.Type`.
    indirect case metatype(TypeReference)
    /// A pack, or a form that no rule reads.
    case unsupported
  }

  public struct Component: Sendable, Equatable {
    public var name: String
    public var arguments: [TypeReference]
  }

  /// The dotted name of a named type without generic arguments; nil for all others.
  public var name: String? {
    guard case .named(let components) = form else { return nil }
    return components.map(\.name).joined(separator: ".")
  }

  /// The type of the values of which an optional, a collection or a function gives some: `Leaf` of `[Leaf?]` and `() -> Leaf`.
  var innermost: TypeReference {
    if let wrapped { return wrapped.innermost }
    switch form {
    case .array(let element), .dictionary(_, let element), .function(let element?): return element.innermost
    default: return self
    }
  }

  /// `C` of `A.B.C<D>`; nil for types of other forms.
  var simpleName: String? {
    guard case .named(let components) = form else { return nil }
    return components.last?.name
  }

  /// `B` of `A.B` and of `A.B<C>.D`: the last name that no argument is before; nil for types of other forms.
  var leadingName: String? {
    guard case .named(let components) = form else { return nil }
    return (components.first { !$0.arguments.isEmpty } ?? components.last)?.name
  }

  /// The dotted name of a named type without an SDK module before it; nil for all others.
  var unqualifiedName: String? {
    guard case .named(let components) = form else { return nil }
    let isQualified = components.count > 1 && SDKModules.contains(components[0].name)
    return components.dropFirst(isQualified ? 1 : 0).map(\.name).joined(separator: ".")
  }

  /// `T` of `[T]` and of `Name<T>`; nil for types of other forms.
  var elementType: TypeReference? {
    switch form {
    case .array(let element): element
    case .named(let components): components.last.flatMap { $0.arguments.count == 1 ? $0.arguments[0] : nil }
    default: nil
    }
  }

  /// The type inside one level of `T?`, `T!` or `Optional<T>`; nil when it is not optional.
  public var wrapped: TypeReference? {
    switch form {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return wrapped
    case .named(let components):
      guard let last = components.last, last.name == "Optional", last.arguments.count == 1 else { return nil }
      guard components.count == 1 || components[0].name == "Swift" else { return nil }
      return last.arguments[0]
    default: return nil
    }
  }
}

extension TypeReference {
  /// Whether one of these names is written anywhere in the type.
  public func mentions(_ names: Set<String>) -> Bool {
    if names.isEmpty { return false }
    switch form {
    case .named(let components):
      return components.contains { names.contains($0.name) || $0.arguments.contains { $0.mentions(names) } }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .existential(let inner),
      .opaque(let inner):
      return inner.mentions(names)
    case .dictionary(let key, let value): return key.mentions(names) || value.mentions(names)
    case .tuple(let elements), .composition(let elements): return elements.contains { $0.mentions(names) }
    case .function, .metatype, .unsupported: return false
    }
  }
}
