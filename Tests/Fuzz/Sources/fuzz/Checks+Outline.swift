import EnvlintFacts
import EnvlintSyntax

/// What would be lost when the file is only skimmed, from its bytes or from its tokens: findings, and names that lead to it.
func skimProblems(
  _ facts: FileFacts, _ diagnostics: [Diagnostic], _ tokens: Tokens, _ source: SourceBytes
) -> [String] {
  let outline = Outline(tokens, source)
  let scanned = Outline(scanning: source)
  if outline.mentionsEnvironment {
    return scanned == nil ? [] : ["by the bytes the file does not matter, by the tokens it does"]
  }
  if isBroken(facts, tokens) { return [] }
  let outermost = facts.containers.filter { $0.scope.typePath.isEmpty && !$0.isLocal }
  let aliases = facts.typealiases.filter(\.scope.blocks.isEmpty)
  let types = outermost.filter { $0.kind != nil }.map(\.name) + aliases.map(\.name)
  let introduced = introducedNames(tokens, source)
  let extended = Set(outermost.filter { $0.kind == nil }.map(\.name)).intersection(introduced)
  let declared = Set(types + facts.globals.map(\.name) + facts.macros).intersection(introduced)
    .union(extended.map(Outline.extensionName))
  let unnamed = [("tokens", outline), ("bytes", scanned ?? outline)].flatMap { level, outline in
    let names = Set(outline.declaredNames)
    return declared.filter { !names.contains(Outline.hash($0)) }.sorted()
      .map { "the outline of the \(level) does not name '\($0)'" }
  }
  return unnamed + diagnostics.map { "a file that is only skimmed has the finding '\($0.message)'" }
}

/// In broken code tree and tokens may disagree on what is a name, and on what stands at file level.
private func isBroken(_ facts: FileFacts, _ tokens: Tokens) -> Bool {
  !facts.syntaxErrors.isEmpty || !tokens.isBalanced || tokens.flags.contains { $0.contains(.erroneous) }
}

/// The identifiers behind what introduces a name in code that compiles. The parser takes more than that: `let self, a = b`
/// too, so where `self` is bound before a comma, names behind commas do not count; and `1.5let a`, so neither do those behind a
/// keyword that touches a number.
private func introducedNames(_ tokens: Tokens, _ source: SourceBytes) -> Set<String> {
  var names: Set<String> = []
  let bindsSelf = (1..<max(1, tokens.count)).contains { index in
    tokens.kinds[index] == .comma && tokens.kinds[index - 1] == .keywordSelf
  }
  for index in 1..<max(1, tokens.count) where tokens.kinds[index] == .identifier {
    let touches = index > 1 && tokens.ends[index - 2] == tokens.starts[index - 1]
    if touches, tokens.kinds[index - 2] == .floatLiteral { continue }
    switch tokens.kinds[index - 1] {
    case .keywordClass, .keywordStruct, .keywordEnum, .keywordProtocol, .keywordExtension, .keywordTypealias,
      .keywordLet, .keywordVar, .period:
      names.insert(tokens.text(index, source))
    case .comma: if !bindsSelf { names.insert(tokens.text(index, source)) }
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
