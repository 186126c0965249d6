/// The loaded files by what they have: most have little of it, and who looks for something asks only those that have some.
public struct FilesByContent: Sendable {
  // Indices of the files that have some, ascending; see `FileFacts`.
  public internal(set) var injections: [Int] = []
  public internal(set) var chains: [Int] = []
  public internal(set) var presentations: [Int] = []
  public internal(set) var loops: [Int] = []
  public internal(set) var longLoops: [Int] = []
  public internal(set) var environmentExpressions: [Int] = []
  /// Of those with wrapped properties.
  public internal(set) var wrappedProperties: [Int] = []
  /// Of those with wrapped globals or local variables.
  public internal(set) var wrappedVariables: [Int] = []

  /// Puts the lists in order, once files were added.
  mutating func sort() {
    injections.sort()
    chains.sort()
    presentations.sort()
    loops.sort()
    longLoops.sort()
    environmentExpressions.sort()
    wrappedProperties.sort()
    wrappedVariables.sort()
  }
}
