import EnvlintSyntax

extension Outline {
  /// The facts in the bytes of a file.
  public enum Look: Sendable {
    case outline(Outline)
    /// Only the tokens can tell.
    ///
    /// - Parameter word: offset of a word that may be one of the environment; nil when none was met.
    case needsTokens(word: Int?)
  }

  /// Looks at the bytes alone; nil when only the tokens can tell.
  public init?(scanning source: SourceBytes) {
    guard case .outline(let outline) = Outline.look(at: source) else { return nil }
    self = outline
  }

  /// Looks at the bytes alone.
  public static func look(at source: SourceBytes) -> Look {
    var outline = Outline()
    let result = DeclarationScan.run(source, stoppingAt: Outline.words) { range, role in
      let name = source.padded[range]
      switch role {
      case .declared: outline.declaredNames.append(Outline.hash(name))
      case .extended: outline.declaredNames.append(Outline.hash(name, behind: Outline.extensionPrefix))
      case .aliased: outline.declaredNames.append(Outline.hash(name, behind: Outline.aliasPrefix))
      case .imported: outline.note(module: Outline.hash(name))
      case .reexported:
        outline.declaredNames.append(Outline.hash(name, behind: Outline.reexportPrefix))
        outline.note(module: Outline.hash(name))
        outline.exportsModule = true
      }
    }
    guard case .complete = result.outcome else { return .needsTokens(word: result.word) }
    if outline.importsStore, Outline.mayFetch(in: source) { return .needsTokens(word: nil) }
    if result.mayDeclareStaticProperty { outline.declaredNames.append(Outline.keyDefault) }
    return .outline(outline)
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
