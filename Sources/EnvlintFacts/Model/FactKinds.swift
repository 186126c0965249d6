/// The kinds of facts that a file has. Most files have few, and who looks for a kind asks only the files that have it.
public struct FactKinds: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let injections = FactKinds(rawValue: 1)
  public static let chains = FactKinds(rawValue: 1 << 1)
  public static let presentations = FactKinds(rawValue: 1 << 2)
  public static let loops = FactKinds(rawValue: 1 << 3)
  public static let longLoops = FactKinds(rawValue: 1 << 4)
  public static let environmentExpressions = FactKinds(rawValue: 1 << 5)
  /// Properties of types that may read the environment, by the names of their attributes.
  public static let wrappedProperties = FactKinds(rawValue: 1 << 6)
  /// Globals and local variables that may.
  public static let wrappedVariables = FactKinds(rawValue: 1 << 7)

  /// Each kind by itself.
  static let all = (0..<UInt8.bitWidth).map { FactKinds(rawValue: 1 << UInt8($0)) }
}

extension FileFacts {
  /// The kinds of which there are facts by now.
  func presentKinds() -> FactKinds {
    var kinds: FactKinds = []
    if !injections.isEmpty { kinds.insert(.injections) }
    if !chains.isEmpty { kinds.insert(.chains) }
    if !presentations.isEmpty { kinds.insert(.presentations) }
    if !loops.isEmpty { kinds.insert(.loops) }
    if !longLoops.isEmpty { kinds.insert(.longLoops) }
    if !environmentExpressions.isEmpty { kinds.insert(.environmentExpressions) }
    if !wrappedProperties.isEmpty { kinds.insert(.wrappedProperties) }
    if !wrappedGlobals.isEmpty || !localWrappers.isEmpty { kinds.insert(.wrappedVariables) }
    return kinds
  }
}
