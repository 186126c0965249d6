/// Tokens to tree: a recursive-descent parser that never fails and never recurses without bound.
///
/// It builds nodes in pre-order as it goes and never takes one back; where Swift needs to look further ahead (is this `{` a
/// body, this `<` an operator?), `lookingAhead` moves the cursor over tokens, builds nothing, and moves it back.
/// The rules of these decisions are those of the Swift compiler's parser.
///
/// Lookahead is `mutating` though it changes nothing: so the parser is passed by reference, while the compiler copies
/// all of it to the stack for a method that only reads, which cost more than what most of them do.
struct Parser: ~Copyable {
  /// Nesting of expressions, types, patterns and blocks beyond which the parser stops building nodes and skips to the matching
  /// bracket, as the Swift compiler does.
  static let deepestNesting = 256

  let tokens: TokenPointers

  private(set) var storage: NodeStorage
  /// The nodes so far: the records of `storage`.
  private(set) var nodes: UnsafeMutablePointer<SyntaxTree.Record>
  private(set) var nodeCount = 0
  private(set) var errors: [SyntaxTree.SyntaxError] = []
  /// Index of the current token.
  var index = 0
  /// Class of the current token, or of what is left of it.
  var kind: TokenKind
  /// Where the rest of the current token starts when a part of it is consumed (`>` of `>>`); 0 when it is whole.
  var restStart: UInt32 = 0
  /// End of the token consumed last.
  var lastEnd: UInt32 = 0
  var nesting = 0
  /// The `<` tokens that begin no generic arguments, and the modifiers that no declaration follows. What lies after one often
  /// holds more of them: without this, `a < b < c < …` would be read again and again.
  var fruitless = TokenSet()
  /// The name that was looked up last, which is asked for again and again, and what it means.
  private var lookedUp: (index: Int, word: Word?) = (-1, nil)

  /// - Parameter storage: nobody else uses it.
  init(_ tokens: TokenPointers, storage: NodeStorage) {
    self.tokens = tokens
    self.storage = storage
    nodes = storage.records
    kind = tokens.kinds[0]
  }
}

extension SyntaxTree {
  /// Parses a whole file. Cost: linear in the tokens for any code people write.
  public init(parsing source: SourceBytes, tokens: Tokens) {
    self.init()
    reparse(source, tokens: tokens)
  }

  /// Makes this the tree of another file, in the same memory: see `init(parsing:tokens:)`.
  public mutating func reparse(_ source: SourceBytes, tokens: Tokens) {
    // Measured: code has about 1.4 nodes a token.
    let capacity = tokens.count * 3 / 2 + 16
    if !isKnownUniquelyReferenced(&storage) || storage.capacity < capacity {
      storage = NodeStorage(capacity: max(capacity, storage.capacity))
    }
    TokenPointers.with(tokens, source) { tokens in
      var parser = Parser(tokens, storage: storage)
      parser.parseSourceFile()
      storage = parser.storage
      errors = parser.errors
    }
    // They are found almost in this order.
    errors.sort { $0.offset < $1.offset }
  }

  /// Tokenizes and parses a whole file.
  public init(parsing source: SourceBytes) {
    self.init(parsing: source, tokens: Tokens(tokenizing: source))
  }
}

// MARK: - Cursor

extension Parser {
  /// UTF-8 byte offset of what is left of the current token.
  @inline(__always)
  var start: UInt32 { restStart != 0 ? restStart : tokens.starts[index] }

  @inline(__always)
  var atEnd: Bool { kind == .endOfFile }

  /// Whether a newline lies before the current token.
  @inline(__always)
  var atStartOfLine: Bool { restStart == 0 && tokens.flags[index].contains(.newlineBefore) }

  /// Whether white space or a comment lies before the current token.
  @inline(__always)
  var afterSpace: Bool { restStart == 0 && !tokens.flags[index].isDisjoint(with: [.spaceBefore, .newlineBefore]) }

  /// The class of a later token; `endOfFile` beyond the end.
  @inline(__always)
  func peek(_ distance: Int = 1) -> TokenKind {
    let position = index + distance
    return position < tokens.count ? tokens.kinds[position] : .endOfFile
  }

  @inline(__always)
  func peekStartsLine(_ distance: Int = 1) -> Bool {
    let position = index + distance
    return position < tokens.count ? tokens.flags[position].contains(.newlineBefore) : true
  }

  /// The contextual word that the current token spells; nil for other names and in backticks.
  var word: Word? {
    mutating get { word(ahead: 0) }
  }

  mutating func word(ahead distance: Int) -> Word? {
    let position = index + distance
    if position == lookedUp.index { return lookedUp.word }
    guard position < tokens.count, tokens.kinds[position] == .identifier,
      !tokens.flags[position].contains(.backticked)
    else { return nil }
    lookedUp = (
      position, WordTable.shared.word(tokens.bytes, Int(tokens.starts[position])..<Int(tokens.ends[position]))
    )
    return lookedUp.word
  }

  mutating func at(_ expected: Word) -> Bool { kind == .identifier && word == expected }

  /// Whether what is left of the current token has exactly these bytes.
  mutating func atText(_ text: StaticString) -> Bool { matches(start..<tokens.ends[index], text) }

  /// Whether what is left of the current token begins with these bytes.
  mutating func atPrefix(_ text: StaticString) -> Bool {
    matches(start..<min(tokens.ends[index], start + UInt32(text.utf8CodeUnitCount)), text)
  }

  enum Angle: UInt8 {
    case opening = 0x3C
    case closing = 0x3E
  }

  /// Whether the current token is an operator that begins with an angle.
  mutating func atAngle(_ angle: Angle) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: tokens.bytes[Int(start)] == angle.rawValue
    default: false
    }
  }

  /// Whether the current token is an operator that reads exactly so.
  mutating func atOperator(_ text: StaticString) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand: atText(text)
    default: false
    }
  }

  /// Whether the bytes of `range` are exactly these.
  @inline(__always)
  func matches(_ range: Range<UInt32>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount && text.stands(at: tokens.bytes + Int(range.lowerBound))
  }

  mutating func advance() {
    lastEnd = tokens.ends[index]
    restStart = 0
    if index + 1 < tokens.count { index += 1 }
    kind = tokens.kinds[index]
  }

  /// Consumes the first byte of the current token, and classes the rest anew.
  mutating func advanceByOneByte() {
    let next = start + 1
    guard next < tokens.ends[index] else {
      advance()
      return
    }
    lastEnd = next
    restStart = next
    kind = kindOfRest
  }

  /// The class of what is left of an operator; operators that can stand after a type are told apart.
  private var kindOfRest: TokenKind {
    mutating get {
      switch tokens.bytes[Int(start)] {
      case UInt8(ascii: "?"): .postfixQuestionMark
      case UInt8(ascii: "!"): .exclamationMark
      case UInt8(ascii: "=") where atText("="): .equal
      case UInt8(ascii: "-") where atText("->"): .arrow
      case UInt8(ascii: ".") where atText("."): .period
      case UInt8(ascii: ".") where atText("..."): .postfixOperator
      case UInt8(ascii: ">") where atText(">"): .postfixOperator
      default: .binaryOperator
      }
    }
  }

  /// Consumes an operator but for its last byte.
  mutating func consumeAllButLastByte() {
    lastEnd = tokens.ends[index] - 1
    restStart = lastEnd
    kind = kindOfRest
  }

  mutating func consume(_ expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    advance()
    return true
  }

  /// Runs `body`, which must build no node, and moves the cursor back.
  mutating func lookingAhead<Result>(_ body: (inout Parser) -> Result) -> Result {
    let saved = (index, kind, restStart, lastEnd, nesting)
    let result = body(&self)
    (index, kind, restStart, lastEnd, nesting) = saved
    return result
  }
}

// MARK: - Building

extension Parser {
  /// Begins a node at the current token.
  @inline(__always)
  mutating func open(_ nodeKind: NodeKind) -> Int {
    if nodeCount == storage.capacity { growStorage() }
    let (node, start) = (nodeCount, start)
    (nodes + node).initialize(to: SyntaxTree.Record(kind: nodeKind, start: start, end: start, subtreeEnd: 0))
    nodeCount = node + 1
    return node
  }

  @inline(never)
  private mutating func growStorage() {
    storage = storage.grown(keeping: nodeCount)
    nodes = storage.records
  }

  /// Ends a node after the token consumed last.
  @inline(__always)
  mutating func close(_ node: Int) {
    if lastEnd < nodes[node].start { moveBack(node) }
    nodes[node].end = lastEnd
    nodes[node].subtreeEnd = UInt32(truncatingIfNeeded: nodeCount)
  }

  /// Puts a node without tokens after the token consumed last, with those around it that have no token yet.
  @inline(never)
  private mutating func moveBack(_ node: Int) {
    let start = nodes[node].start
    var moved = node
    while moved >= 0, nodes[moved].start == start, nodes[moved].subtreeEnd == 0 {
      nodes[moved].start = lastEnd
      moved -= 1
    }
  }

  /// Says what a node is, when that shows after its beginning.
  mutating func rename(_ node: Int, _ nodeKind: NodeKind) { nodes[node].kind = nodeKind }

  /// Opens a node around one that is closed and the last of its parent.
  mutating func insert(_ nodeKind: NodeKind, before node: Int) {
    if nodeCount == storage.capacity { growStorage() }
    let start = nodes[node].start
    (nodes + node + 1).update(from: nodes + node, count: nodeCount - node)
    nodeCount += 1
    nodes[node] = SyntaxTree.Record(kind: nodeKind, start: start, end: start, subtreeEnd: 0)
    for index in node + 1..<nodeCount { nodes[index].subtreeEnd += 1 }
  }

  /// Takes back all nodes but the first ones.
  mutating func removeNodes(keeping count: Int) { nodeCount = count }

  /// Makes the current token a leaf.
  mutating func leaf(_ nodeKind: NodeKind) {
    let node = open(nodeKind)
    advance()
    nodes[node].end = lastEnd
    nodes[node].subtreeEnd = UInt32(truncatingIfNeeded: nodeCount)
  }

  /// An empty node where something is missing.
  mutating func missing(_ nodeKind: NodeKind, _ message: String) {
    record(message)
    close(open(nodeKind))
  }

  /// Notes an error at the current token, or at an earlier offset, unless the last one lies there as well.
  mutating func record(_ message: String, at earlier: UInt32? = nil) {
    let offset = earlier ?? start
    if errors.last?.offset == offset { return }
    errors.append(.init(offset: offset, message: message))
  }

  /// Consumes an expected token, or notes that it is missing.
  mutating func expect(_ expected: TokenKind, _ message: String) {
    if !consume(expected) { record(message) }
  }

  /// Goes one level deeper unless that is too deep; then the construct is skipped as one `unexpected` node.
  /// Every call that answers true is followed by one decrement of `nesting`.
  @inline(__always)
  mutating func descend() -> Bool {
    if nesting < Parser.deepestNesting {
      nesting += 1
      return true
    }
    skipTooDeep()
    return false
  }

  @inline(never)
  private mutating func skipTooDeep() {
    record("this nests too deeply to be read")
    let node = open(.unexpected)
    skipBalanced()
    close(node)
  }

  /// Consumes tokens up to the closing bracket, and the bracket.
  mutating func closeBracket(_ closing: TokenKind, _ message: String) {
    if consume(closing) { return }
    record(message)
    if atUnexpected(in: closing) {
      let node = open(.unexpected)
      while atUnexpected(in: closing) { skipBalanced() }
      close(node)
    }
    _ = consume(closing)
  }

  /// Whether the current token is no end of a bracket, and so to be passed over before one.
  private mutating func atUnexpected(in closing: TokenKind) -> Bool {
    !atEnd && !isClosingBracket(kind) && (closing == .rightBrace || !startsUnmistakableDeclaration)
  }

  private func isClosingBracket(_ kind: TokenKind) -> Bool {
    kind == .rightParen || kind == .rightBrace || kind == .rightSquare
  }

  /// A reserved word that begins a declaration, at the start of a line: in the middle of a bracket it means that the bracket was
  /// left open.
  private var startsUnmistakableDeclaration: Bool {
    mutating get {
      guard atStartOfLine else { return false }
      switch kind {
      case .keywordStruct, .keywordEnum, .keywordExtension, .keywordProtocol, .keywordFunc, .keywordImport,
        .keywordTypealias:
        return true
      default: return false
      }
    }
  }

  /// Moves to the first token of the next line, over brackets and all they hold.
  mutating func skipLine() {
    while !atEnd, !atStartOfLine { skipBalanced() }
  }

  /// Moves over one token, or over a bracket and all it holds.
  mutating func skipBalanced() {
    let partner = restStart == 0 ? Int(tokens.partners[index]) : 0
    if partner > index {
      index = partner
      kind = tokens.kinds[partner]
      restStart = 0
    }
    advance()
  }
}
