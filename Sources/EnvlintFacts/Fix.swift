/// A change of the source that removes a finding.
public struct Fix: Sendable, Hashable {
  public enum Safety: String, Sendable {
    /// The meaning is proven unchanged; may be applied unattended.
    case safe
    /// Shown; applied only on request.
    case unsafe
  }

  /// Replaces the bytes of `location` by `replacement`; an empty range inserts.
  public struct Edit: Sendable, Hashable {
    public var location: Location
    public var replacement: String

    public init(_ replacement: String, at location: Location) {
      self.location = location
      self.replacement = replacement
    }
  }

  /// The part of the code that a fix relies on: no other fix of the same round may rely on it.
  public enum Claim: Sendable, Hashable {
    /// A declaration that is changed, by its place.
    case declaration(Location)
    /// A name that is new in a type, by the place of the type's name.
    case name(String, in: Location)
  }

  /// A verb phrase: "Move the default into a 'static let'".
  public var title: String
  public var safety: Safety
  /// In source order, never overlapping.
  public var edits: [Edit]
  public var claims: [Claim]

  public init(_ title: String, safety: Safety, edits: [Edit], claims: [Claim] = []) {
    self.title = title
    self.safety = safety
    self.edits = edits
    self.claims = claims
  }
}
