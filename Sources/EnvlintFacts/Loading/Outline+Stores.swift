import EnvlintSyntax

/// Wrappers that fetch from a store in the environment, in files that import the framework of the store.
extension Outline {
  private static let swiftUIModules = FileFacts.swiftUIModules.map { hash($0) }
  private static let stores = [hash("SwiftData"), hash("CoreData")]
  private static let testModules = FileFacts.testModules.map { hash($0) }
  private static let wrappers = ["Query", "FetchRequest", "SectionedFetchRequest"]
  private static let finder = WordFinder(wrappers)

  /// Takes an import into account.
  ///
  /// - Parameter module: the hash of its name.
  mutating func note(module: UInt32) {
    swiftUI.note(module: module)
    if Outline.swiftUIModules.contains(module) { importsSwiftUI = true }
    if Outline.stores.contains(module) { importsStore = true }
    if Outline.testModules.contains(module) { importsTests = true }
  }

  /// Whether the name of such a wrapper is in the bytes of a file, be it in a comment.
  static func mayFetch(in source: SourceBytes) -> Bool { finder.mayStand(in: source) }

  /// Whether such a wrapper is the attribute of something.
  static func fetches(in tokens: Tokens, _ source: SourceBytes) -> Bool {
    (1..<max(tokens.count, 1)).contains { index in
      guard tokens.kinds[index] == .identifier else { return false }
      let isBehindModule = [.period, .colonColon].contains(tokens.kinds[index - 1])
      guard tokens.kinds[index - 1] == .at || isBehindModule && index > 2 && tokens.kinds[index - 3] == .at else {
        return false
      }
      let isBackticked = tokens.flags[index].contains(.backticked)
      let (start, end) = (tokens.starts[index], tokens.ends[index])
      return wrappers.contains(source.text(isBackticked ? start + 1..<end - 1 : start..<end))
    }
  }
}
