import EnvlintSyntax

extension Skim {
  /// Looks at the bytes alone; nil when only the tokens can tell, be it that a word of the environment occurs.
  public init?(scanning source: SourceBytes) {
    var names: [UInt32] = []
    let result = DeclarationScan.run(source, stoppingAt: Skim.words) { range, role in
      let prefix =
        switch role {
        case .declared: Skim.emptyHash
        case .extended: Skim.extensionPrefix
        case .reexported: Skim.reexportPrefix
        }
      names.append(Skim.hash(source.padded[range], behind: prefix))
    }
    guard case .complete = result.outcome else { return nil }
    mentionsEnvironment = false
    usesDefaults = result.usesStaticProperty
    declaredNames = names
  }

  /// The words that may make a file matter; the tokens tell whether they do.
  private static let words = WordSet(
    words: [
      "Environment", "EnvironmentObject", "EnvironmentValues", "Entry", "FocusedValueKey", "ContainerValueKey",
      "TransactionKey",
    ],
    calledWords: ["environment", "environmentObject", "transformEnvironment"],
    staticProperties: ["defaultValue"],
    fileLevelWords: ["PreviewProvider", "PreviewModifier"],
    suffixes: ["nmentKey"])
}
