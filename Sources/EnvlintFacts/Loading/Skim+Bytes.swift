import EnvlintSyntax

extension Skim {
  /// Looks at the bytes alone; nil when only the tokens can tell, be it that a word of the environment occurs.
  public init?(scanning source: SourceBytes) {
    var outer: UInt32?
    var names: [DeclaredName] = []
    let outcome = DeclarationScan.run(source, stoppingAt: Skim.words) { declared in
      if declared.depth > 0, declared.kind == .value { return }
      let name = Skim.hash(source.padded[declared.range])
      names.append(DeclaredName(name: name, outer: declared.depth == 0 ? nil : outer))
      if declared.depth == 0, declared.kind == .type, !declared.isContinuation { outer = name }
    }
    guard case .complete = outcome else { return nil }
    mentionsEnvironment = false
    declaredNames = names
  }

  /// The words that may make a file matter; the tokens tell whether they do.
  private static let words = WordSet(
    words: [
      "Environment", "EnvironmentObject", "EnvironmentValues", "environment", "environmentObject", "Entry", "_exported",
    ],
    suffixes: ["mentKey", "ValueKey", "tionKey"])
}
