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
    var skim = Skim()
    let result = DeclarationScan.run(source, stoppingAt: Skim.words) { range, role in
      let name = source.padded[range]
      switch role {
      case .declared: skim.declaredNames.append(Skim.hash(name))
      case .extended: skim.declaredNames.append(Skim.hash(name, behind: Skim.extensionPrefix))
      case .aliased: skim.declaredNames.append(Skim.hash(name, behind: Skim.aliasPrefix))
      case .imported: skim.note(module: Skim.hash(name))
      case .reexported:
        skim.declaredNames.append(Skim.hash(name, behind: Skim.reexportPrefix))
        skim.note(module: Skim.hash(name))
        skim.exportsModule = true
      }
    }
    guard case .complete = result.outcome else { return .needsTokens(word: result.word) }
    if skim.importsStore, Skim.mayFetch(in: source) { return .needsTokens(word: nil) }
    if result.mayDeclareStaticProperty { skim.declaredNames.append(Skim.keyDefault) }
    return .skim(skim)
  }

  /// The words that may make a file matter; the tokens tell whether they do.
  private static let words = WordSet(
    words: ["EnvironmentValues", "FocusedValueKey", "ContainerValueKey", "TransactionKey"],
    calledWords: ["environment", "environmentObject", "transformEnvironment"],
    staticProperties: ["defaultValue"],
    attributes: ["Entry"],
    wrappers: ["Environment", "EnvironmentObject"],
    extensionWords: ["PreviewProvider", "PreviewModifier"],
    suffixes: ["EnvironmentKey"])
}
