import EnvlintSyntax

/// What a look at the tokens of a file tells: whether it speaks of the environment at all, and which types it declares.
///
/// Most files of a project matter only when a name in another file leads to them; they are tokenized, not parsed.
///
/// **Invariant:** a file that declares, extends or aliases a type `T` has `T` among its names.
public struct Skim: Sendable {
  /// Whether the file must be parsed: it mentions the environment, a key protocol, `@Entry`, or re-exports a module.
  public internal(set) var mentionsEnvironment = false
  /// What the file declares, as hashes, in no promised order.
  public internal(set) var declaredNames: [DeclaredName] = []

  /// A declared or extended type, a typealias, or what is declared at file level.
  public struct DeclaredName: Sendable, Hashable {
    public var name: UInt32
    /// The declaration at file level that holds it; nil at file level.
    public var outer: UInt32?
  }

  public init(_ tokens: Tokens, _ source: SourceBytes) {
    var depth = 0
    // Open parentheses and square brackets outside of braces.
    var bracketDepth = 0
    // Whether the last declaration at file level is a `let` or `var`, so that a comma brings a further name.
    var bindsNames = false
    // The last component so far of the name that an extension extends.
    var extended = -2
    var outer: UInt32?
    var names: Set<DeclaredName> = []
    var innerValues: [UInt32] = []
    for index in 0..<tokens.count {
      switch tokens.kinds[index] {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .leftParen, .leftSquare: if depth <= 0 { bracketDepth += 1 }
      case .rightParen, .rightSquare: if depth <= 0 { bracketDepth -= 1 }
      // Also where no name follows: `let (a, b) = c, d = e`.
      case .keywordLet, .keywordVar: if depth <= 0 { bindsNames = true }
      case .identifier:
        if isTrigger(index, tokens, source) {
          mentionsEnvironment = true
          return
        }
        guard index > 0 else { continue }
        let previous = tokens.kinds[index - 1]
        let isBound = previous == .comma && bindsNames && depth <= 0 && bracketDepth <= 0
        let found = isBound ? .value : declaration(tokens, index, source, extended: extended)
        guard let declaration = found else { continue }
        if depth <= 0, ![.keywordLet, .keywordVar, .comma, .period].contains(previous) { bindsNames = false }
        if [.keywordExtension, .period, .colonColon].contains(previous) { extended = index }
        let name = nameHash(index, tokens, source)
        switch (declaration, depth <= 0) {
        case (.type, true):
          names.insert(DeclaredName(name: name, outer: nil))
          if previous != .period || isModule(index - 2, tokens, source) { outer = name }
        case (.type, false): names.insert(DeclaredName(name: name, outer: outer))
        case (.value, true): names.insert(DeclaredName(name: name, outer: nil))
        case (.value, false):
          innerValues.append(name)
          if name == Skim.keyDefault, isStatic(index, tokens) { names.insert(DeclaredName(name: name, outer: nil)) }
        }
      default: continue
      }
    }
    // Where braces do not balance, counting them does not tell what stands where: then everything counts.
    if depth != 0 {
      names = Set(names.map { DeclaredName(name: $0.name, outer: nil) })
      names.formUnion(innerValues.map { DeclaredName(name: $0, outer: nil) })
    }
    declaredNames = Array(names)
  }

  /// The hash of a name as `declaredNames` has it.
  public static func hash(_ name: String) -> UInt32 { hash(name.utf8) }

  /// FNV-1a over 32 bits.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// What every key declares, and what is asked for where a file declares one without a word about keys.
  static let keyDefault = hash("defaultValue")
  /// Words that only environment code uses, anywhere.
  private static let triggers: [(length: Int, word: StaticString)] = [
    (17, "EnvironmentValues"), (15, "FocusedValueKey"), (17, "ContainerValueKey"), (14, "TransactionKey"),
    (9, "_exported"),
  ]
  /// Words that name an attribute, behind `@` or behind a module's name.
  private static let attributes: [(length: Int, word: StaticString)] = [
    (5, "Entry"), (11, "Environment"), (17, "EnvironmentObject"),
  ]
  /// Modifiers that are called, on a view or in one of its methods.
  private static let modifiers: [(length: Int, word: StaticString)] = [(11, "environment"), (17, "environmentObject")]

  /// What an extension may say of a type in another file: that it and all in it exists for previews.
  private static let previewProtocols: [(length: Int, word: StaticString)] = [
    (15, "PreviewProvider"), (15, "PreviewModifier"),
  ]

  /// Whether the identifier shows that the file has environment code.
  private func isTrigger(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    let backtick = tokens.flags[index].contains(.backticked) ? 1 : 0
    let (start, end) = (Int(tokens.starts[index]) + backtick, Int(tokens.ends[index]) - backtick)
    let length = end - start
    guard length >= 5 else { return false }
    func isAny(of words: [(length: Int, word: StaticString)]) -> Bool {
      words.contains { $0.length == length && matches($0.word, source, start) }
    }
    if length >= 14, matches("EnvironmentKey", source, end - 14) || isAny(of: Skim.triggers) { return true }
    if length == 9 { return isAny(of: Skim.triggers) }
    if length == 15, isAny(of: Skim.previewProtocols) { return isInherited(byExtensionAt: index, tokens) }
    guard length == 5 || length == 11 || length == 17, index > 0 else { return false }
    if tokens.kinds[index + 1] == .leftParen, isAny(of: Skim.modifiers) {
      return tokens.kinds[index - 1] != .keywordFunc
    }
    switch tokens.kinds[index - 1] {
    case .at: return isAny(of: Skim.attributes)
    case .period, .colonColon:
      return index > 2 && tokens.kinds[index - 3] == .at && isAny(of: Skim.attributes)
    default: return false
    }
  }

  /// Whether an identifier stands between `extension` and its brace.
  private func isInherited(byExtensionAt index: Int, _ tokens: Tokens) -> Bool {
    let farthest = max(0, index - 100)
    for position in (farthest..<index).reversed() {
      switch tokens.kinds[position] {
      case .keywordExtension: return true
      case .leftBrace, .rightBrace: return false
      default: continue
      }
    }
    // No brace far and wide: rather one file too many than a long search.
    return farthest > 0
  }

  private func matches(_ word: StaticString, _ source: SourceBytes, _ start: Int) -> Bool {
    word.withUTF8Buffer { expected in
      for offset in 0..<expected.count where source[start + offset] != expected[offset] { return false }
      return true
    }
  }

  private enum Declaration {
    /// Types matter wherever they stand.
    case type
    /// Constants, variables, functions and macros matter at file level only.
    case value
  }

  /// What the identifier is the name of: `class T`, `extension A.B.T`, `actor T`, `let t`, `func f`, `macro m`; nil when of nothing.
  ///
  /// - Parameter extended: index of the last component so far of the name that an extension extends.
  private func declaration(
    _ tokens: Tokens, _ index: Int, _ source: SourceBytes, extended: Int
  ) -> Declaration? {
    switch tokens.kinds[index - 1] {
    case .keywordClass, .keywordStruct, .keywordEnum, .keywordProtocol, .keywordExtension, .keywordTypealias:
      return .type
    case .keywordLet, .keywordVar, .keywordFunc: return .value
    case .identifier:
      let range = Int(tokens.starts[index - 1])..<Int(tokens.ends[index - 1])
      guard range.count == 5 else { return nil }
      if matches("actor", source, range.lowerBound) { return .type }
      return matches("macro", source, range.lowerBound) ? .value : nil
    case .period:
      if index - 2 == extended { return .type }
      // `extension A<B>.C`: a member of any type with arguments counts, rather than to look for the extension before it.
      return index >= 2 && source[Int(tokens.ends[index - 2]) - 1] == UInt8(ascii: ">") ? .type : nil
    // `extension Module::T`.
    case .colonColon: return index - 2 == extended ? .type : nil
    default: return nil
    }
  }

  /// Whether one of the modifiers before `let` or `var` makes the named property one of the type.
  private func isStatic(_ index: Int, _ tokens: Tokens) -> Bool {
    var position = index - 2
    while position >= 0 {
      switch tokens.kinds[position] {
      case .keywordStatic, .keywordClass: return true
      // `nonisolated(unsafe)`, `@MainActor`, `public`
      case .identifier, .leftParen, .rightParen, .at, .period, .keywordPublic, .keywordPrivate, .keywordFileprivate,
        .keywordInternal:
        position -= 1
      default: return false
      }
    }
    return false
  }

  /// Whether a token names a module of the SDK, whose types are found by their own names.
  private func isModule(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    SDKModules.contains(source.text(tokens.starts[index]..<tokens.ends[index]))
  }

  private func nameHash(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> UInt32 {
    var range = Int(tokens.starts[index])..<Int(tokens.ends[index])
    if tokens.flags[index].contains(.backticked) { range = range.lowerBound + 1..<range.upperBound - 1 }
    return Skim.hash(source.padded[range])
  }
}
