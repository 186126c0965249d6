import EnvlintSyntax

extension Skim {
  /// Looks at the bytes alone; nil when only the tokens can tell, be it that a word of the environment occurs.
  public init?(scanning source: SourceBytes) {
    var outer: UInt32?
    var names: [DeclaredName] = []
    // The last component so far of the name that an extension extends.
    var extended = 0..<0
    let outcome = DeclarationScan.run(source, stoppingAt: Skim.words) { declared in
      let isValueInside = declared.depth > 0 && declared.kind == .value
      if isValueInside, declared.range.count != "defaultValue".utf8.count { return }
      let name = Skim.hash(source.padded[declared.range])
      if isValueInside, name != Skim.keyDefault { return }
      let isOutermost = declared.depth == 0 || isValueInside
      names.append(DeclaredName(name: name, outer: isOutermost ? nil : outer))
      guard declared.depth == 0, declared.kind == .type else { return }
      if !declared.isContinuation || SDKModules.contains(String(decoding: source.padded[extended], as: UTF8.self)) {
        outer = name
      }
      extended = declared.range
    }
    guard case .complete = outcome else { return nil }
    mentionsEnvironment = false
    declaredNames = names
  }

  /// The words that may make a file matter; the tokens tell whether they do.
  private static let words = WordSet(
    words: [
      "Environment", "EnvironmentObject", "EnvironmentValues", "environment", "environmentObject", "Entry",
      "_exported",
    ],
    suffixes: ["mentKey", "ValueKey", "tionKey"])
}
