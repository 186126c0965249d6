import EnvlintSyntax

extension Skim {
  /// What the bytes of a file tell.
  public enum Look: Sendable {
    case skim(Skim)
    /// Only the tokens can tell.
    ///
    /// - Parameter word: offset of a word that may be one of the environment; nil when none was met.
    case needsTokens(word: Int?)
  }

  /// Looks at the bytes alone; nil when only the tokens can tell.
  public init?(scanning source: SourceBytes) {
    guard case .skim(let skim) = Skim.look(at: source) else { return nil }
    self = skim
  }

  /// Looks at the bytes alone.
  public static func look(at source: SourceBytes) -> Look {
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
    guard case .complete = result.outcome else { return .needsTokens(word: result.word) }
    if result.mayDeclareStaticProperty { names.append(Skim.keyDefault) }
    return .skim(Skim(mentionsEnvironment: false, usesDefaults: result.usesStaticProperty, declaredNames: names))
  }

  /// The words that may make a file matter; the tokens tell whether they do.
  private static let words = WordSet(
    words: ["EnvironmentValues", "FocusedValueKey", "ContainerValueKey", "TransactionKey"],
    calledWords: ["environment", "environmentObject", "Environment", "EnvironmentObject"],
    staticProperties: ["defaultValue"],
    attributes: ["Entry"],
    wrappers: ["Environment", "EnvironmentObject"],
    extensionWords: ["PreviewProvider", "PreviewModifier"],
    suffixes: ["EnvironmentKey"])
}
