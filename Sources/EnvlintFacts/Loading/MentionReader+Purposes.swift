import EnvlintSyntax

/// Facts about the tokens around a name that only some queries need.
extension MentionReader {
  // MARK: Types as values

  /// Whether a type's name is where the type itself is the value, or another name is given to it.
  func mayEscape(_ index: Int) -> Bool {
    switch kind(index - 1) {
    case .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordExtension: return false
    default: break
    }
    let start = startOfPath(index)
    guard kind(index + 1) == .period else { return kind(start - 1) != .keywordExtension }
    switch kind(index + 2) {
    case .identifier: return name(index + 2) == "Type"
    case .keywordSelf:
      return !(kind(start - 1) == .leftSquare && kind(start - 2) == .keywordSelf && kind(index + 3) == .rightSquare)
    default: return true
    }
  }

  /// The first name of `A.B.name`.
  private func startOfPath(_ index: Int) -> Int {
    var start = index
    while kind(start - 1) == .period, kind(start - 2) == .identifier { start -= 2 }
    return start
  }

  // MARK: Changes

  /// Whether a name is a part of a key path: `\.name`, `\Key.Type.name`.
  func isInKeyPath(_ index: Int) -> Bool {
    let start = startOfPath(index)
    return kind(start - 1) == .backslash || kind(start - 1) == .period && kind(start - 2) == .backslash
  }

  /// Whether a name is an element of a tuple that is assigned: `(Key.name, other) = …`.
  func isInAssignedTuple(_ index: Int) -> Bool {
    var (start, end) = (index, index)
    while true {
      guard let open = bracket(around: start, by: -1), kind(open) == .leftParen, !isOfCall(open),
        let close = bracket(around: end, by: 1), kind(close) == .rightParen
      else { return false }
      if kind(close + 1) == .equal { return true }
      (start, end) = (open, close)
    }
  }

  /// Operators of the standard library that change nothing.
  private static let plainOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "~", "<<", ">>", "&<<", "&>>", "!", "&&", "||", "??",
    "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=", "...", "..<",
  ]

  /// Whether a name is an operand of an operator that is none of the standard library's, so that it may be changed.
  func isOperand(_ index: Int) -> Bool {
    [startOfPath(index) - 1, index + 1].contains { position in
      guard [.prefixOperator, .postfixOperator, .binaryOperator].contains(kind(position)) else { return false }
      let text = source.text(tokens.starts[position]..<tokens.ends[position])
      // `a += name` changes what is before it.
      return !MentionReader.plainOperators.contains(text)
        && !(text.hasSuffix("=") && MentionReader.plainOperators.contains(String(text.dropLast())))
    }
  }

  private static let opening: Set<TokenKind> = [.leftParen, .leftSquare, .leftBrace]
  private static let closing: Set<TokenKind> = [.rightParen, .rightSquare, .rightBrace]

  /// The bracket that opens or closes what a token is in; nil at a semicolon and at the border of the file.
  ///
  /// - Parameter step: -1 for the one before, 1 for the one after.
  private func bracket(around index: Int, by step: Int) -> Int? {
    let (inner, outer) =
      step > 0
      ? (MentionReader.opening, MentionReader.closing) : (MentionReader.closing, MentionReader.opening)
    var depth = 0
    var position = index + step
    while position >= 0, position < tokens.count {
      if outer.contains(kind(position)) {
        if depth == 0 { return position }
        depth -= 1
      } else if inner.contains(kind(position)) {
        depth += 1
      } else if depth == 0, kind(position) == .semicolon {
        return nil
      }
      position += step
    }
    return nil
  }

  // MARK: Functions by their names

  /// `name:` of `Type.init(other:name:)`, and `Type.init` that nothing calls, for the name of the type.
  func functionLabel(_ index: Int) -> Mention? {
    if kind(index + 1) == .period, kind(index + 2) == .keywordInit {
      let isCalled = kind(index + 3) == .leftParen && isOfCall(index + 3)
      guard !isCalled else { return nil }
      var mention = mention(index)
      mention.base = name(index)
      return mention
    }
    guard kind(index + 1) == .colon, [.leftParen, .colon].contains(kind(index - 1)), let open = startOfLabels(index),
      isOfCall(open)
    else { return nil }
    var mention = mention(index)
    mention.role = .label
    mention.base = nil
    let callee = open - 1
    switch kind(callee) {
    case .identifier: mention.base = name(callee)
    case .keywordInit where kind(callee - 1) == .period && kind(callee - 2) == .identifier:
      mention.base = name(callee - 2)
    default: break
    }
    return mention
  }

  /// The parenthesis before `a:b:name:)`; nil where anything else is in the parentheses.
  private func startOfLabels(_ index: Int) -> Int? {
    var end = index + 2
    while kind(end) != .rightParen {
      guard kind(end + 1) == .colon else { return nil }
      end += 2
    }
    var start = index - 1
    while kind(start) == .colon { start -= 2 }
    return kind(start) == .leftParen ? start : nil
  }

  // MARK: Forced values

  /// Calls that don't return.
  private static let stopping: Set<String> = [
    "fatalError", "preconditionFailure", "assertionFailure", "abort", "exit",
  ]

  /// Whether code does not go on without the value of a name.
  func isForced(_ index: Int) -> Bool {
    if kind(index + 1) == .exclamationMark { return true }
    if kind(index + 1) == .period, kind(index + 2) == .identifier { return name(index + 2) == "unsafelyUnwrapped" }
    // `guard let name`, `guard let other = name`, `guard let other = self.name`.
    var start = startOfPath(index)
    if kind(start - 1) == .period, kind(start - 2) == .keywordSelf { start -= 2 }
    if kind(start - 1) == .equal { start -= 2 }
    guard kind(start - 1) == .keywordLet || kind(start - 1) == .keywordVar else { return false }
    var position = index + 1
    while position < tokens.count, position < index + 64, kind(position) != .leftBrace {
      if kind(position) == .keywordElse, kind(position + 1) == .leftBrace, kind(position + 2) == .identifier {
        return MentionReader.stopping.contains(name(position + 2))
      }
      position += 1
    }
    return false
  }

  // MARK: Controllers

  /// A mention of a controller's class; nil where it is extended, or a value is cast to it.
  func placement(_ index: Int) -> Mention? {
    let isMarked = [.postfixQuestionMark, .exclamationMark].contains(kind(index - 1))
    if [.keywordAs, .keywordIs, .keywordExtension].contains(kind(isMarked ? index - 2 : index - 1)) { return nil }
    var mention = mention(index)
    if let start = startOfMade(index) { mention.placement = placement(ofMade: start) }
    return mention
  }

  /// The place of the controller that is made from a token on.
  private func placement(ofMade index: Int) -> Mention.Placement? {
    if isWindowRoot(index) { return .window }
    switch kind(index - 1) {
    // `Navigation(rootViewController: Name())`
    case .colon where isName(index - 2) && name(index - 2) == "rootViewController" && kind(index - 3) == .leftParen:
      guard isName(index - 4), name(index - 4).hasSuffix("Controller") else { return nil }
      return isWindowRoot(index - 4) ? .window : .typeAround
    case .leftParen where isName(index - 2) && MentionReader.placing.contains(name(index - 2)):
      return isOwn(index - 2) ? .typeAround : nil
    default: return nil
    }
  }

  private static let placing: Set<String> = ["pushViewController", "present", "addChild"]

  /// Whether a method is called on the code's own controller, or on the navigation controller around it.
  private func isOwn(_ method: Int) -> Bool {
    guard kind(method - 1) == .period else { return true }
    if kind(method - 2) == .keywordSelf { return true }
    let owner = endOfName(before: method - 1)
    guard isName(owner), name(owner) == "navigationController" else { return false }
    return kind(owner - 1) != .period || kind(owner - 2) == .keywordSelf
  }

  /// Whether a name is that of what is made in `window.rootViewController = Name(…)`.
  private func isWindowRoot(_ index: Int) -> Bool {
    guard kind(index - 1) == .equal else { return false }
    let property = endOfName(before: index - 1)
    guard isName(property), name(property) == "rootViewController", kind(property - 1) == .period else { return false }
    let owner = endOfName(before: property - 1)
    return isName(owner) && name(owner).lowercased().contains("window")
  }

  /// The token before another one, without the parentheses and marks that end there: `window` of `(window)?.`.
  private func endOfName(before index: Int) -> Int {
    var position = index - 1
    while [.rightParen, .postfixQuestionMark, .exclamationMark].contains(kind(position)) { position -= 1 }
    return position
  }

  /// The token with which the construction of a type begins, parentheses around it included; nil where there is none, or where something
  /// is called on the value.
  private func startOfMade(_ index: Int) -> Int? {
    guard kind(index + 1) == .leftParen else { return nil }
    var depth = 0
    var position = index + 1
    repeat {
      switch kind(position) {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .endOfFile: return nil
      default: break
      }
      position += 1
    } while depth > 0
    var start = index
    while kind(start - 1) == .leftParen, kind(position) == .rightParen,
      [.equal, .colon, .leftParen].contains(kind(start - 2))
    {
      start -= 1
      position += 1
    }
    return kind(position) == .period ? nil : start
  }

  // MARK: Reads

  /// Whether a name is that of a type that is declared or extended there.
  func opensType(_ index: Int) -> Bool {
    switch kind(startOfPath(index) - 1) {
    case .keywordStruct, .keywordClass, .keywordEnum, .keywordExtension: return true
    default: return false
    }
  }

  /// The names in the braces of a type that may be none of its own: each `T.m`, with `m` as argument, and each `f` and `T()`, once.
  func outsideReads(inTypeAt index: Int) -> [Mention] {
    guard var position = (index..<tokens.count).first(where: { kind($0) == .leftBrace }) else { return [] }
    var depth = 0
    var seen: Set<String> = []
    var found: [Mention] = []
    repeat {
      switch kind(position) {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .identifier where ![.period, .colonColon, .backslash, .at].contains(kind(position - 1)):
        let name = name(position)
        let isNewValue = kind(position + 1) == .leftParen && kind(position + 2) == .rightParen
        let isTypeAlone = name.isTypeName && kind(position + 1) != .period && !isNewValue
        guard !isTypeAlone, kind(position + 1) != .colon || kind(position - 1) == .infixQuestionMark else { break }
        let member =
          kind(position + 1) == .period && kind(position + 2) == .identifier && name.isTypeName
          ? self.name(position + 2) : nil
        if seen.insert(name + "." + (member ?? "")).inserted {
          var mention = mention(position)
          mention.base = member == nil ? nil : name
          mention.argument = member ?? name
          found.append(mention)
        }
      default: break
      }
      position += 1
    } while depth > 0 && position < tokens.count
    return found
  }
}
