import EnvlintSyntax

extension LanguageMode {
  /// The language mode that a package's manifest asks for, in its list of modes or, without one, by its tools version; nil where single
  /// targets have their own, or where it is not written out.
  public init?(manifest source: SourceBytes) {
    let tokens = Tokens(tokenizing: source)
    var listed: [LanguageMode] = []
    var hasList = false
    for index in 0..<tokens.count where tokens.kinds[index] == .identifier {
      switch source.text(tokens.starts[index]..<tokens.ends[index]) {
      // Of a target: `.swiftLanguageMode(.v5)`.
      case "swiftLanguageMode": return nil
      case "swiftLanguageModes", "swiftLanguageVersions":
        guard let modes = LanguageMode.list(behind: index, tokens, source) else { return nil }
        hasList = true
        listed += modes
      default: continue
      }
    }
    guard let mode = hasList ? listed.last(where: { $0 == .swift6 }) ?? listed.last : LanguageMode.ofTools(source)
    else {
      return nil
    }
    self = mode
  }

  /// The modes of `: [.v5, .v6]` after a name; nil when anything else is there.
  private static func list(behind index: Int, _ tokens: Tokens, _ source: SourceBytes) -> [LanguageMode]? {
    guard index + 2 < tokens.count, tokens.kinds[index + 1] == .colon, tokens.kinds[index + 2] == .leftSquare else {
      return nil
    }
    var modes: [LanguageMode] = []
    for position in index + 3..<tokens.count {
      switch tokens.kinds[position] {
      case .rightSquare: return modes
      case .period, .comma: continue
      case .identifier:
        switch source.text(tokens.starts[position]..<tokens.ends[position]) {
        case "v4", "v4_2", "v5": modes.append(.swift5)
        case "v6": modes.append(.swift6)
        case "SwiftLanguageMode", "SwiftVersion": continue
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
