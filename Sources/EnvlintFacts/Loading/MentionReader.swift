import EnvlintSyntax

/// Determines from the tokens around a name how it is used.
struct MentionReader {
  let tokens: Tokens
  let source: SourceBytes
  let file: Int
  private var surroundings = TokenSurroundings()
  private var memberSurroundings = MemberSurroundings()

  init(tokens: Tokens, source: SourceBytes, file: Int) {
    self.tokens = tokens
    self.source = source
    self.file = file
  }

  func kind(_ index: Int) -> TokenKind { index >= 0 && index < tokens.count ? tokens.kinds[index] : .endOfFile }

  /// The name without backticks.
  func name(_ index: Int) -> String { MentionReader.name(index, tokens, source) }

  private static func name(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> String {
    let isBackticked = tokens.flags[index].contains(.backticked)
    let (start, end) = (tokens.starts[index], tokens.ends[index])
    return source.text(isBackticked ? start + 1..<end - 1 : start..<end)
  }

  /// Follows the braces; to be called for each token in turn.
  mutating func enter(_ index: Int) {
    let (tokens, source) = (tokens, source)
    memberSurroundings.enter(index, tokens, source)
    surroundings.enter(index, tokens, source) { KeyContainer(rawValue: MentionReader.name($0, tokens, source)) != nil }
  }

  func isName(_ index: Int) -> Bool { kind(index) == .identifier || kind(index) == .keywordSelf }

  /// The role of a name; none if a query asks for something else.
  func mentions(_ index: Int, for query: MentionQuery) -> [Mention] {
    switch query.purpose {
    case .propertyUses: return [propertyUse(index)]
    case .typeNames: return [typeName(index)]
    case .attributes: return kind(index - 1) == .at ? [mention(index)] : []
    case .identities: return isIdentified(index) ? [mention(index)] : []
    case .escapes: return mayEscape(index) ? [mention(index)] : []
    case .functionLabels: return functionLabel(index).map { [$0] } ?? []
    case .forced: return isForced(index) ? [mention(index)] : []
    case .outsideReads: return opensType(index) ? outsideReads(inTypeAt: index) : []
    case .defaultChanges:
      var mention = mention(index)
      mention.isChanged = mention.isChanged || isInKeyPath(index) || isInAssignedTuple(index) || isOperand(index)
      return [mention]
    case .callers, .constructions: return [conditional(mention(index))]
    case .placements: return placement(index).map { [$0] } ?? []
    case .values: return value(givenTo: index).map { [conditional($0)] } ?? []
    case .heldViews: return isMeasured(index) || isParameterName(index) ? [] : [propertyUse(index)]
    case .madeCases: return mayMakeCase(index) ? [conditional(propertyUse(index))] : []
    case .uses, .changes, .replacements, .all: return [mention(index)]
    }
  }

  private func conditional(_ mention: Mention) -> Mention {
    var mention = mention
    mention.condition = memberSurroundings.condition
    return mention
  }

  /// Whether a type is constructed, and `.id(…)` follows, of the view itself or of one around it in the same member.
  private func isIdentified(_ index: Int) -> Bool {
    var position = index + 1
    guard kind(position) == .leftParen || source[Int(tokens.starts[position])] == UInt8(ascii: "<") else {
      return false
    }
    var depth = 0
    while position < tokens.count {
      switch kind(position) {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .keywordVar, .keywordFunc, .keywordStruct, .keywordClass, .keywordEnum, .keywordExtension, .keywordInit,
        .keywordProtocol:
        if depth <= 0 { return false }
      case .identifier:
        let isCalled = depth <= 0 && kind(position - 1) == .period && kind(position + 1) == .leftParen
        if isCalled, !isLiteral(position + 2), name(position) == "id" { return true }
      default: break
      }
      position += 1
    }
    return false
  }

  /// Whether the only argument of a call is a literal, which is the same for ever.
  private func isLiteral(_ index: Int) -> Bool {
    if kind(index) == .integerLiteral { return kind(index + 1) == .rightParen }
    return kind(index) == .stringQuote && kind(index + 2) == .stringQuote && kind(index + 3) == .rightParen
  }

  /// A mention that may be the use of a property.
  func propertyUse(_ index: Int) -> Mention {
    var mention = mention(index)
    switch mention.role {
    case .bare, .bareInKeyContainer:
      guard kind(index + 1) == .colon, [.leftParen, .comma].contains(kind(index - 1)) else { break }
      mention.role = .label
      mention.base = callee(ofArgument: index)
    case .declaration where mayBeUse(index): mention.role = .bare
    case .member where kind(index - 2) == .backslash: mention.role = .keyPath
    case .member where !isBehindValue(index - 1): mention.role = .implicitMember
    default: break
    }
    return mention
  }

  /// Whether a name after `case`, `let` or a comma may be one that is used: `case name:`, `if let name {`.
  private func mayBeUse(_ index: Int) -> Bool {
    switch kind(index - 1) {
    case .comma: true
    case .keywordCase: surroundings.isInBody
    case .keywordLet, .keywordVar: surroundings.isInBody && ![.equal, .colon].contains(kind(index + 1))
    default: false
    }
  }

  /// A mention of what may be a type.
  private func typeName(_ index: Int) -> Mention {
    var mention = mention(index)
    if surroundings.isInExtensionHeader || isBeforeNestedType(index) { mention.role = .qualifier }
    if surroundings.declares(index) { mention.role = .declaration }
    return mention
  }

  /// Whether the name of a type follows after a dot.
  private func isBeforeNestedType(_ index: Int) -> Bool {
    guard kind(index + 1) == .period, kind(index + 2) == .identifier else { return false }
    let nested = name(index + 2)
    return nested.isTypeName && nested != "Type" && nested != "Protocol"
  }

  /// Whether a value or a key path is before a dot, so that what follows is a member of it.
  private func isBehindValue(_ dot: Int) -> Bool {
    switch kind(dot - 1) {
    case .identifier, .dollarIdentifier, .keywordSelf, .rightParen, .rightSquare, .rightBrace, .backslash,
      .postfixQuestionMark, .exclamationMark, .stringQuote, .multilineStringQuote:
      return true
    // An element of a tuple: `pair.0.name`.
    case .integerLiteral, .floatLiteral: return kind(dot - 2) == .period
    default: return false
    }
  }

  /// The name before the parenthesis that an argument is in; nil when no name is there.
  private func callee(ofArgument index: Int) -> String? {
    var depth = 0
    var position = index - 1
    while position > 0 {
      switch kind(position) {
      case .rightParen, .rightSquare, .rightBrace: depth += 1
      case .leftParen, .leftSquare, .leftBrace:
        if depth == 0 { return kind(position - 1) == .identifier ? name(position - 1) : nil }
        depth -= 1
      default: break
      }
      position -= 1
    }
    return nil
  }

  func mention(_ index: Int) -> Mention {
    var mention = Mention(
      file: file, role: .bare, range: tokens.starts[index]..<tokens.ends[index], base: nil, argument: nil,
      isChanged: isChanged(index), isHidden: surroundings.isHidden)
    switch kind(index - 1) {
    case .period, .colonColon:
      mention.role = role(ofMember: index)
      if kind(index - 2) == .identifier { mention.base = name(index - 2) }
      if kind(index - 2) == .keywordSelf {
        // `Key.self.name` is `Key.name`.
        mention.base = kind(index - 3) == .period && kind(index - 4) == .identifier ? name(index - 4) : "self"
      }
      if kind(index - 2) == .keywordSelfType { mention.base = "Self" }
    case .keywordVar, .keywordLet, .keywordFunc, .keywordStruct, .keywordClass, .keywordEnum, .keywordCase,
      .keywordTypealias, .keywordProtocol:
      mention.role = .declaration
    case .comma where tokens.bindingKeyword(before: index) != nil: mention.role = .declaration
    default: mention.role = surroundings.isInKeyContainer ? .bareInKeyContainer : .bare
    }
    mention.argument = argument(ofCall: index)
    mention.type = surroundings.type.map(name)
    mention.isInPreview = memberSurroundings.isInPreview
    mention.function = memberSurroundings.member.map(name)
    mention.isCall = isCall(index)
    return mention
  }

  /// Whether arguments follow a name, or a closure that is no body of what the name ends.
  private func isCall(_ index: Int) -> Bool {
    switch kind(index + 1) {
    case .leftParen: return !tokens.flags[index + 1].contains(.newlineBefore)
    case .period: return kind(index + 2) == .keywordInit
    case .leftBrace:
      return ![.colon, .arrow, .comma, .keywordExtension, .keywordAs, .keywordIs].contains(kind(index - 1))
    default: return false
    }
  }

  /// Calls that set what the key path in their first argument names.
  private static let setters: Set<String> = [
    "environment", "transformEnvironment", "containerValue", "withTransaction", "transaction",
  ]

  /// The role of the key in `\.name` or `\Root.name`; `member` for every other `.name`.
  private func role(ofMember index: Int) -> Mention.Role {
    var start = index - 2
    if kind(start) == .identifier { start -= 1 }
    guard kind(start) == .backslash, kind(start - 1) == .leftParen else { return .member }
    start -= 1
    while kind(start - 1) == .leftParen { start -= 1 }
    let callee = start - 1
    guard kind(callee) == .identifier else { return .member }
    let name = name(callee)
    if MentionReader.setters.contains(name) { return .injection }
    guard name == "Environment" else { return .member }
    let isAttribute = kind(callee - 1) == .at || kind(callee - 1) == .period && kind(callee - 3) == .at
    return isAttribute ? .read : .member
  }

  /// `self` of `name(\.self)`; nil when the first argument is no key path.
  private func argument(ofCall index: Int) -> String? {
    var position = index + 1
    guard kind(position) == .leftParen else { return nil }
    while kind(position) == .leftParen { position += 1 }
    guard kind(position) == .backslash else { return nil }
    position += kind(position + 1) == .identifier ? 3 : 2
    guard kind(position) == .identifier || kind(position) == .keywordSelf else { return nil }
    return name(position)
  }

  /// Whether the value after a name is assigned, passed inout, bound, or called on.
  private func isChanged(_ index: Int) -> Bool {
    var start = index
    while kind(start - 1) == .period, kind(start - 2) == .identifier || kind(start - 2) == .keywordSelf { start -= 2 }
    var next = index + 1
    // `$model.name` is a binding, `$0.name` is none.
    let root = Int(tokens.starts[start])
    if start < index, source[root] == UInt8(ascii: "$"), source[root + 1] > UInt8(ascii: "9") { return true }
    while true {
      if kind(start - 1) == .prefixAmpersand { return true }
      switch kind(next) {
      case .rightParen where kind(start - 1) == .leftParen && !isOfCall(start - 1):
        start -= 1
        next += 1
      case .period: next += 2
      case .exclamationMark, .postfixQuestionMark: next += 1
      case .equal: return true
      case .binaryOperator:
        let text = source.text(tokens.starts[next]..<tokens.ends[next])
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
      // A subscript may be assigned, and a method may be a mutating one.
      case .leftSquare: return true
      case .leftParen: return next > index + 1 && kind(next - 1) != .rightParen
      default: return false
      }
    }
  }

  /// Whether a parenthesis opens the arguments of a call.
  func isOfCall(_ index: Int) -> Bool {
    guard index > 0, tokens.flags[index].isDisjoint(with: [.spaceBefore, .newlineBefore]) else { return false }
    switch kind(index - 1) {
    case .identifier, .rightParen, .rightSquare, .rightBrace, .postfixQuestionMark, .exclamationMark, .keywordInit,
      .keywordSelf:
      return true
    default: return false
    }
  }
}
