import EnvlintSyntax

/// The oldest version of each system that a project runs on.
public typealias DeploymentTargets = [Platform: PlatformVersion]

extension DeploymentTargets {
  /// The targets that a package's manifest writes out, `.iOS(.v16)` or `.iOS("16.4")` in its `platforms`; empty without any.
  public init(manifest source: SourceBytes) {
    self.init()
    let tokens = Tokens(tokenizing: source)
    func text(_ index: Int) -> String { source.text(tokens.starts[index]..<tokens.ends[index]) }
    guard
      let list = (0..<tokens.count).first(where: {
        tokens.kinds[$0] == .identifier && text($0) == "platforms" && $0 + 2 < tokens.count
          && tokens.kinds[$0 + 1] == .colon && tokens.kinds[$0 + 2] == .leftSquare
      })
    else { return }
    for index in (list + 3)..<tokens.count {
      if tokens.kinds[index] == .rightSquare { return }
      guard tokens.kinds[index] == .identifier, let platform = Platform(rawValue: text(index)),
        tokens.kinds[index + 1] == .leftParen,
        let end = (index..<tokens.count).first(where: { tokens.kinds[$0] == .rightParen })
      else { continue }
      let written = source.text(tokens.ends[index + 1]..<tokens.starts[end])
      self[platform] = PlatformVersion(manifest: written)
    }
  }
}

extension PlatformVersion {
  /// `.v10_15` or `"10.15"`; nil for everything else.
  fileprivate init?(manifest text: String) {
    let digits = text.drop { ". v\"\n\t".contains($0) }.prefix { $0.isNumber || $0 == "_" || $0 == "." }
    self.init(digits.map { $0 == "_" ? "." : String($0) }.joined())
  }
}
