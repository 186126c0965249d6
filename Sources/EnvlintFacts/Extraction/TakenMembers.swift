import EnvlintSyntax

/// Members that give a view and that code of their file uses where no element of a body is, read off the tokens: `[header]`.
///
/// **Invariant:** each member among the given ones is found whose view may go to where its body isn't followed, as far as the file has it.
enum TakenMembers {
  static func names(
    among members: Set<String>, _ tokens: Tokens, _ source: SourceBytes, _ views: ViewFacts
  ) -> Set<String> {
    if members.isEmpty { return [] }
    let elements = Set(views.elements.lazy.map(\.range.upperBound))
    var found: Set<String> = []
    for index in tokens.kinds.indices where tokens.kinds[index] == .identifier {
      let name = source.text(tokens.starts[index]..<tokens.ends[index])
      if members.contains(name), !isDeclaredOrLabel(index, tokens), !elements.contains(tokens.ends[index]),
        !isCounted(index, tokens, source)
      {
        found.insert(name)
      }
    }
    return found
  }

  /// Whether only the number of views is asked for: `pages.count`.
  private static func isCounted(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    guard index + 2 < tokens.count, tokens.kinds[index + 1] == .period else { return false }
    return ["count", "indices", "isEmpty"].contains(source.text(tokens.starts[index + 2]..<tokens.ends[index + 2]))
  }

  private static func isDeclaredOrLabel(_ index: Int, _ tokens: Tokens) -> Bool {
    guard index > 0 else { return true }
    switch tokens.kinds[index - 1] {
    case .keywordFunc, .keywordVar, .keywordLet: return true
    case .leftParen, .comma: return index + 1 < tokens.count && tokens.kinds[index + 1] == .colon
    default: return false
    }
  }
}
