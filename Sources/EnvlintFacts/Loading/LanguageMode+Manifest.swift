import EnvlintSyntax

extension LanguageMode {
  /// The language mode that a package's manifest asks for, in its list of modes or, without one, by its tools version; nil where single
  /// targets have another one, or where it is not written out.
  public init?(manifest source: SourceBytes) {
    let tokens = Tokens(tokenizing: source)
    var listed: [LanguageMode] = []
    var ofTargets: Set<LanguageMode> = []
    var hasList = false
    for index in 0..<tokens.count where tokens.kinds[index] == .identifier {
      switch source.text(tokens.starts[index]..<tokens.ends[index]) {
      // Of a target: `.swiftLanguageMode(.v5)`.
      case "swiftLanguageMode":
        guard let modes = LanguageMode.list(after: index, from: .leftParen, to: .rightParen, tokens, source) else {
          return nil
        }
        ofTargets.formUnion(modes)
      case "swiftLanguageModes", "swiftLanguageVersions":
        guard tokens.kinds[index + 1] == .colon,
          let modes = LanguageMode.list(after: index + 1, from: .leftSquare, to: .rightSquare, tokens, source)
        else { return nil }
        hasList = true
        listed += modes
      default: continue
      }
    }
    guard let mode = hasList ? listed.last(where: { $0 == .swift6 }) ?? listed.last : LanguageMode.ofTools(source)
    else {
      return nil
    }
    guard ofTargets.isSubset(of: [mode]) else { return nil }
    self = mode
  }

  /// The modes of `[.v5, .version("6")]` after a token; nil when anything else is there.
  private static func list(
    after index: Int, from start: TokenKind, to end: TokenKind, _ tokens: Tokens, _ source: SourceBytes
  ) -> [LanguageMode]? {
    guard index + 1 < tokens.count, tokens.kinds[index + 1] == start else { return nil }
    var modes: [LanguageMode] = []
    var depth = 0
    for position in index + 2..<tokens.count {
      let kind = tokens.kinds[position]
      if kind == end, depth == 0 { return modes }
      switch kind {
      case .period, .comma, .stringQuote: continue
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .identifier, .stringSegment:
        switch source.text(tokens.starts[position]..<tokens.ends[position]) {
        case "v4", "v4_2", "v5", "4", "4.2", "5": modes.append(.swift5)
        case "v6", "6": modes.append(.swift6)
        case "SwiftLanguageMode", "SwiftVersion", "version": continue
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// The mode that a package has by the version of its tools; nil without one.
  private static func ofTools(_ source: SourceBytes) -> LanguageMode? {
    guard let version = PlatformVersion(toolsOf: source), let first = PlatformVersion("6") else { return nil }
    return version < first ? .swift5 : .swift6
  }
}
