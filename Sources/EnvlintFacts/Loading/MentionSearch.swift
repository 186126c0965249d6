import EnvlintSyntax

/// Searches single files for the mentions that queries ask for.
///
/// Most files are told by their bytes alone to have none; only the others are tokenized.
public struct MentionSearch: Sendable {
  /// A name that stands in the bytes of a file, be it in a comment.
  public struct Candidate: Sendable {
    /// Index in `names`.
    var name: Int
    /// UTF-8 byte offset.
    var start: Int
  }

  private let words: WordSearch
  private let names: [String]
  /// The queries for each name.
  private let queries: [[MentionQuery]]
  private static let keyContainers = KeyContainer.allCases.map(\.rawValue)

  public init(_ queries: [MentionQuery]) {
    let byName = Dictionary(grouping: queries) { $0.name }
    names = byName.keys.sorted()
    self.queries = names.map { byName[$0] ?? [] }
    words = WordSearch(names + MentionSearch.keyContainers)
  }

  /// The places of the names in a file, in source order; none when its bytes tell that it has no mention.
  public func candidates(in source: SourceBytes) -> [Candidate] {
    var found: [Candidate] = []
    var mayCount = false
    var isKeyContainer = false
    for place in words.places(in: source) {
      guard place.word < names.count else {
        isKeyContainer = true
        continue
      }
      found.append(Candidate(name: place.word, start: place.start))
      mayCount = mayCount || queries[place.word].contains { mayAnswer($0, place.start, source) }
    }
    return mayCount || isKeyContainer ? found : []
  }

  /// The same by the tokens of a file, whatever its bytes tell.
  public func candidates(in tokens: Tokens, _ source: SourceBytes) -> [Candidate] {
    let reader = MentionReader(tokens: tokens, source: source, file: 0)
    let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    return (0..<tokens.count).filter(reader.isName).compactMap { index in
      let start = Int(tokens.starts[index]) + (tokens.flags[index].contains(.backticked) ? 1 : 0)
      return indices[reader.name(index)].map { Candidate(name: $0, start: start) }
    }
  }

  private func mayAnswer(_ query: MentionQuery, _ start: Int, _ source: SourceBytes) -> Bool {
    switch query.purpose {
    case .uses: return isBehindDot(start, source)
    case .defaultChanges:
      var next = start + query.name.utf8.count
      while source[next] <= 0x20, next < source.count { next += 1 }
      return ".`/".utf8.contains(source[next])
    case .attributes: return start > 0 && "@`".utf8.contains(source[start - 1])
    case .changes, .replacements, .all, .propertyUses: return true
    }
  }

  /// Whether `.` stands before a name, perhaps before its backtick and before white space.
  private func isBehindDot(_ start: Int, _ source: SourceBytes) -> Bool {
    var position = start
    if position > 0, source[position - 1] == UInt8(ascii: "`") { position -= 1 }
    let end = position
    while position > 0, source[position - 1] <= 0x20 { position -= 1 }
    guard position > 0 else { return false }
    // Behind a comment, only the tokens tell: one of a line may end in any byte.
    if ".:/".utf8.contains(source[position - 1]) { return true }
    let isInLine = !source.padded[position..<end].contains { $0 == 0x0A || $0 == 0x0D }
    return !isInLine && hasSlashes(before: position, source)
  }

  /// Whether `//` stands in the line before a place.
  private func hasSlashes(before end: Int, _ source: SourceBytes) -> Bool {
    var position = end - 1
    while position > 0, source[position] != 0x0A, source[position] != 0x0D {
      if source[position] == UInt8(ascii: "/"), source[position - 1] == UInt8(ascii: "/") { return true }
      position -= 1
    }
    return false
  }

  /// The mentions in a tokenized file, each with the query that it answers, in source order.
  ///
  /// - Parameter file: index of the file among the project's paths.
  public func mentions(
    _ tokens: Tokens, _ source: SourceBytes, file: Int, candidates: [Candidate]
  ) -> [(MentionQuery, Mention)] {
    var found: [(MentionQuery, Mention)] = []
    var reader = MentionReader(tokens: tokens, source: source, file: file)
    var upcoming = candidates[...]
    var asked: [Int: [MentionQuery]] = [:]
    for index in 0..<tokens.count {
      guard let candidate = upcoming.first else { break }
      reader.enter(index)
      let start = Int(tokens.starts[index]) + (tokens.flags[index].contains(.backticked) ? 1 : 0)
      if start < candidate.start { continue }
      while let passed = upcoming.first, passed.start < start { upcoming.removeFirst() }
      guard let met = upcoming.first, met.start == start, reader.isName(index) else { continue }
      upcoming.removeFirst()
      // A name may go on with characters beyond ASCII.
      if reader.name(index).utf8.count != names[met.name].utf8.count { continue }
      // The purpose alone tells what is read there; many queries may have the same.
      var mentions: [MentionQuery.Purpose: Mention?] = [:]
      // Of one name there may be many: a property of each view.
      let open = asked[met.name] ?? queries[met.name].filter { $0.home != file }
      asked[met.name] = open
      for query in open {
        let known = mentions[query.purpose]
        let read = known ?? reader.mention(index, for: query)
        if known == nil { mentions[query.purpose] = .some(read) }
        guard let mention = read, query.wants(mention) else { continue }
        found.append((query, mention))
      }
    }
    return found
  }
}

/// Tells from the tokens around a name what is done with it.
private struct MentionReader {
  let tokens: Tokens
  let source: SourceBytes
  let file: Int
  /// For each open brace, whether it opens an extension of a type that holds keys or lies in one.
  private var braces: [Bool] = []
  /// For each open brace the index of the name of the type or extension around; nil at file level.
  private var types: [Int?] = []
  /// Index of the last name so far of the type that the next brace opens.
  private var openingType: Int?
  private var isBehindType = false
  /// Whether the next brace opens such an extension.
  private var extendsKeyContainer = false
  private var isBehindExtension = false

  init(tokens: Tokens, source: SourceBytes, file: Int) {
    self.tokens = tokens
    self.source = source
    self.file = file
  }

  func kind(_ index: Int) -> TokenKind { index >= 0 && index < tokens.count ? tokens.kinds[index] : .endOfFile }

  /// The name without backticks.
  func name(_ index: Int) -> String {
    let isBackticked = tokens.flags[index].contains(.backticked)
    let (start, end) = (tokens.starts[index], tokens.ends[index])
    return source.text(isBackticked ? start + 1..<end - 1 : start..<end)
  }

  /// Follows the braces; to be called for each token in turn.
  mutating func enter(_ index: Int) {
    switch tokens.kinds[index] {
    case .keywordExtension:
      isBehindExtension = true
      extendsKeyContainer = false
      isBehindType = true
    case .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol: isBehindType = true
    // `class func`, and the end of a type's name.
    case .keywordFunc, .keywordVar, .keywordLet, .colon, .keywordWhere: isBehindType = false
    case .identifier:
      if isBehindType, openingType == nil || kind(index - 1) == .period { openingType = index }
      if isBehindExtension { extendsKeyContainer = extendsKeyContainer || KeyContainer(rawValue: name(index)) != nil }
    case .leftBrace:
      braces.append(isBehindExtension && extendsKeyContainer || braces.last == true)
      types.append(openingType ?? types.last ?? nil)
      isBehindExtension = false
      isBehindType = false
      openingType = nil
    case .rightBrace:
      _ = braces.popLast()
      _ = types.popLast()
    default: break
    }
  }

  func isName(_ index: Int) -> Bool { kind(index) == .identifier || kind(index) == .keywordSelf }

  /// What is done at a name, or for `defaultChanges` with the default behind it; nil when that does not follow.
  func mention(_ index: Int, for query: MentionQuery) -> Mention? {
    if query.purpose == .propertyUses { return propertyUse(index) }
    if query.purpose == .attributes { return kind(index - 1) == .at ? mention(index) : nil }
    guard query.purpose == .defaultChanges else { return mention(index) }
    guard kind(index + 1) == .period, kind(index + 2) == .identifier, name(index + 2) == "defaultValue" else {
      return nil
    }
    return mention(index + 2)
  }

  /// A mention that may be the use of a property.
  private func propertyUse(_ index: Int) -> Mention {
    var mention = mention(index)
    mention.member = memberRead(behind: index, isChanged: mention.isChanged)
    switch mention.role {
    case .bare where kind(index + 1) == .colon && [.leftParen, .comma].contains(kind(index - 1)):
      mention.role = .label
      mention.base = callee(ofArgument: index)
    case .member where !isBehindValue(index - 1): mention.role = .implicitMember
    default: break
    }
    return mention
  }

  /// `m` of `name.m`, where it is neither changed nor called.
  private func memberRead(behind index: Int, isChanged: Bool) -> Mention.Member? {
    let member = index + 2
    guard !isChanged, kind(index + 1) == .period, kind(member) == .identifier,
      ![.leftParen, .leftSquare].contains(kind(member + 1)) || isOnNextLine(member + 1)
    else { return nil }
    return Mention.Member(name: name(member), range: tokens.starts[member]..<tokens.ends[member])
  }

  private func isOnNextLine(_ index: Int) -> Bool { tokens.flags[index].contains(.newlineBefore) }

  /// Whether a value or a key path stands before a dot, so that what follows is a member of it.
  private func isBehindValue(_ dot: Int) -> Bool {
    switch kind(dot - 1) {
    case .identifier, .dollarIdentifier, .keywordSelf, .rightParen, .rightSquare, .rightBrace, .backslash,
      .postfixQuestionMark, .exclamationMark, .stringQuote, .multilineStringQuote:
      return true
    default: return false
    }
  }

  /// The name before the parenthesis that an argument stands in; nil when no name stands there.
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

  private func mention(_ index: Int) -> Mention {
    var mention = Mention(
      file: file, role: .bare, range: tokens.starts[index]..<tokens.ends[index], base: nil, argument: nil,
      isChanged: isChanged(index))
    switch kind(index - 1) {
    case .period, .colonColon:
      mention.role = role(ofMember: index)
      if kind(index - 2) == .identifier { mention.base = name(index - 2) }
      if kind(index - 2) == .keywordSelf { mention.base = "self" }
    case .keywordVar, .keywordLet, .keywordFunc, .keywordStruct, .keywordClass, .keywordEnum, .keywordCase,
      .keywordTypealias, .keywordProtocol:
      mention.role = .declaration
    case .comma where tokens.bindingKeyword(before: index) != nil: mention.role = .declaration
    default: mention.role = braces.last == true ? .bareInKeyContainer : .bare
    }
    mention.argument = argument(ofCall: index)
    mention.type = (types.last ?? nil).map(name)
    return mention
  }

  /// Calls that set what the key path in their first argument names.
  private static let setters: Set<String> = [
    "environment", "transformEnvironment", "containerValue", "withTransaction", "transaction",
  ]

  /// What is done with the key that `\.name` or `\Root.name` names; `member` for every other `.name`.
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

  /// Whether the value behind a name is assigned, passed inout, or called on.
  private func isChanged(_ index: Int) -> Bool {
    var start = index
    while kind(start - 1) == .period, kind(start - 2) == .identifier || kind(start - 2) == .keywordSelf { start -= 2 }
    var next = index + 1
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
  private func isOfCall(_ index: Int) -> Bool {
    guard index > 0, tokens.flags[index].isDisjoint(with: [.spaceBefore, .newlineBefore]) else { return false }
    switch kind(index - 1) {
    case .identifier, .rightParen, .rightSquare, .rightBrace, .postfixQuestionMark, .exclamationMark, .keywordInit,
      .keywordSelf:
      return true
    default: return false
    }
  }
}
