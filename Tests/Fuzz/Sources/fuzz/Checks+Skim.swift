import EnvlintFacts
import EnvlintSyntax

/// What a skim does not name, though the file declares, extends or aliases it, so that a rule that asks for it would not find it.
///
/// Broken code is left out: in it the two may disagree on what is a name, and on what stands at file level.
func unnamed(_ facts: FileFacts, _ skim: Skim, _ tokens: Tokens, _ source: SourceBytes) -> [String] {
  guard facts.syntaxErrors.isEmpty, !tokens.flags.contains(where: { $0.contains(.erroneous) }), tokens.isBalanced else {
    return []
  }
  let names = Set(skim.declaredNames.map(\.name))
  let types = facts.containers.map(\.name) + facts.typealiases.map(\.name)
  let declared = Set(types + facts.globals.map(\.name) + facts.macros)
  return declared.intersection(introducedNames(tokens, source)).filter { !names.contains(Skim.hash($0)) }.sorted()
    .map { "the skim does not name '\($0)'" }
}

/// The identifiers behind what introduces a name in code that compiles. The parser takes more than that.
private func introducedNames(_ tokens: Tokens, _ source: SourceBytes) -> Set<String> {
  var names: Set<String> = []
  for index in 1..<max(1, tokens.count) where tokens.kinds[index] == .identifier {
    switch tokens.kinds[index - 1] {
    case .keywordClass, .keywordStruct, .keywordEnum, .keywordProtocol, .keywordExtension, .keywordTypealias,
      .keywordLet, .keywordVar, .comma, .period:
      names.insert(tokens.text(index, source))
    case .identifier:
      if ["actor", "macro"].contains(tokens.text(index - 1, source)) { names.insert(tokens.text(index, source)) }
    default: continue
    }
  }
  return names
}

extension Tokens {
  fileprivate func text(_ index: Int, _ source: SourceBytes) -> String { source.text(starts[index]..<ends[index]) }

  fileprivate var isBalanced: Bool {
    func count(_ kind: TokenKind) -> Int { kinds.count { $0 == kind } }
    return count(.leftParen) == count(.rightParen) && count(.leftSquare) == count(.rightSquare)
      && count(.leftBrace) == count(.rightBrace)
  }
}
