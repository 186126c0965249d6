/// Notes the names that an index is asked for while the project is only loaded in part.
///
/// For one thread: the rounds of loading ask one after the other.
public final class NameDemand: @unchecked Sendable {
  /// Every name asked for so far.
  public private(set) var names: Set<String> = []

  public init() {}

  func note(_ name: String) { names.insert(name) }
}
