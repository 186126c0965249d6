/// A type that an expression should have, and where that type is written.
struct Expectation {
  var type: TypeReference
  var site: LookupContext

  /// Of what is inside of one level of optional.
  var unwrapped: Expectation { Expectation(type: type.wrapped ?? type, site: site) }

  /// Of the elements of an array.
  var element: Expectation? {
    guard case .array(let element) = unwrapped.type.form else { return nil }
    return Expectation(type: element, site: site)
  }

  /// The type whose static members an implicit member is one of: of `any P` and `some P`, that of `P`.
  func memberOwner(_ resolver: Resolver) -> ResolvedType {
    switch unwrapped.type.form {
    case .existential(let inner), .opaque(let inner): resolver.resolve(inner, at: site)
    default: resolver.resolve(unwrapped.type, at: site)
    }
  }
}
