/// What a file may have facts of. Most files have few kinds, and who looks for one asks only the files that have it.
public enum FactKind: Int, CaseIterable, Sendable {
  case injections
  case chains
  case presentations
  case loops
  case longLoops
  case environmentExpressions
  /// Properties of types that may read the environment, by the names of their attributes.
  case wrappedProperties
  /// Globals and local variables that may.
  case wrappedVariables
}

extension FileFacts {
  func has(_ kind: FactKind) -> Bool {
    switch kind {
    case .injections: !injections.isEmpty
    case .chains: !chains.isEmpty
    case .presentations: !presentations.isEmpty
    case .loops: !loops.isEmpty
    case .longLoops: !longLoops.isEmpty
    case .environmentExpressions: !environmentExpressions.isEmpty
    case .wrappedProperties: !wrappedProperties.isEmpty
    case .wrappedVariables: !wrappedGlobals.isEmpty || !localWrappers.isEmpty
    }
  }
}
