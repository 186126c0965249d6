import EnvlintSyntax

/// The surroundings of a token by keywords and braces alone: the type or extension, and whether it is code or a declaration.
///
/// To be told of each token of a file in turn.
struct TokenSurroundings {
  /// The content of a pair of braces.
  private enum Content {
    /// The members of a type or extension, and what is at file level.
    case declarations
    /// The code of a function, accessor or macro.
    case body
    /// A closure in an initial value, in an attribute or in a default argument: what it names, the type of a declaration may come from.
    case value
  }

  private struct Brace {
    var content: Content
    /// Index of the name of the type or extension around; nil at file level.
    var type: Int?
    /// Whether it opens an extension of a type that holds keys or is in one.
    var isInKeyContainer: Bool
    /// Whether only its file can see what it holds.
    var isPrivate: Bool
    /// To go on with after it.
    var outer: Declaration
  }

  /// How far a declaration has been told.
  private struct Declaration {
    /// Whether only its file can see it.
    var isPrivate = false
    /// Whether `private` came by, of what is still to come.
    var awaitsPrivate = false
    /// The number of the open parentheses and brackets inside the innermost brace.
    var depth = 0
    /// Whether an `=` came by.
    var holdsValue = false
  }

  /// A type or extension whose brace is still to come.
  private struct Header {
    var isExtension: Bool
    /// Index of the last name so far of what it declares or extends.
    var name: Int?
    /// Whether the name is complete.
    var isNamed = false
    var extendsKeyContainer = false
  }

  private var braces: [Brace] = []
  private var header: Header?
  private var declaration = Declaration()

  /// Index of the name of the type or extension around; nil at file level.
  var type: Int? { braces.last?.type }
  /// Whether it is in an extension of a type that holds keys.
  var isInKeyContainer: Bool { braces.last?.isInKeyContainer ?? false }
  /// Whether it is in the code of a function, accessor or macro.
  var isInBody: Bool { braces.last?.content == .body }
  /// Whether only its file can see what it is a part of: of code, or of a private declaration.
  var isHidden: Bool { isInBody || declaration.isPrivate || braces.last?.isPrivate ?? false }
  /// Whether it is between `extension` and the brace.
  var isInExtensionHeader: Bool { header?.isExtension == true }

  /// Whether a token is the name that a declaration of a type begins with.
  func declares(_ index: Int) -> Bool { header.map { !$0.isExtension && $0.name == index } ?? false }

  /// - Parameter isKeyContainer: whether a name is that of a type that holds keys.
  mutating func enter(
    _ index: Int, _ tokens: Tokens, _ source: SourceBytes, isKeyContainer: (_ index: Int) -> Bool
  ) {
    let kind = tokens.kinds[index]
    let previous = index > 0 ? tokens.kinds[index - 1] : .endOfFile
    switch kind {
    case .keywordExtension: begin(Header(isExtension: true))
    case .keywordStruct, .keywordEnum, .keywordProtocol:
      if previous != .keywordImport { begin(Header(isExtension: false)) }
    // `protocol P: class`.
    case .keywordClass: if header == nil, previous != .keywordImport { begin(Header(isExtension: false)) }
    // `struct S<let count: Int>`.
    case .keywordLet where header != nil && ![.keywordClass, .identifier].contains(previous): break
    case .keywordFunc, .keywordVar, .keywordLet, .keywordSubscript: begin(nil, isOfClass: previous == .keywordClass)
    case .keywordCase, .keywordTypealias, .keywordAssociatedtype, .keywordDeinit: begin(nil)
    case .keywordInit: if previous != .period { begin(nil) }
    case .keywordPrivate, .keywordFileprivate:
      if declaration.depth == 0, tokens.kinds[index + 1] != .leftParen { declaration.awaitsPrivate = true }
    // An attribute or macro on a line of its own begins a declaration.
    case .at, .pound:
      if declaration.depth == 0, header == nil, tokens.flags[index].contains(.newlineBefore) {
        (declaration.holdsValue, declaration.isPrivate) = (false, false)
      }
    case .colon, .keywordWhere: header?.isNamed = true
    case .equal: if declaration.depth == 0 { declaration.holdsValue = true }
    case .leftParen, .leftSquare: declaration.depth += 1
    case .rightParen, .rightSquare: declaration.depth = max(declaration.depth - 1, 0)
    case .identifier: enterName(index, tokens, source, previous, isKeyContainer)
    case .leftBrace: openBrace()
    case .rightBrace:
      header = nil
      if let brace = braces.popLast() { declaration = brace.outer }
    default: break
    }
  }

  /// - Parameters:
  ///   - next: nil for what has no header.
  ///   - isOfClass: whether it is a `class func` or `class var`, which `class` seemed to begin.
  private mutating func begin(_ next: Header?, isOfClass: Bool = false) {
    header = next
    guard declaration.depth == 0 else { return }
    if !isOfClass {
      (declaration.isPrivate, declaration.awaitsPrivate) = (declaration.awaitsPrivate, false)
    }
    declaration.holdsValue = false
  }

  private mutating func enterName(
    _ index: Int, _ tokens: Tokens, _ source: SourceBytes, _ previous: TokenKind,
    _ isKeyContainer: (_ index: Int) -> Bool
  ) {
    if header == nil {
      if isActor(index, tokens, source, previous) { begin(Header(isExtension: false)) }
      return
    }
    if header?.isNamed == false, header?.name == nil || previous == .period { header?.name = index }
    if header?.isExtension == true, isKeyContainer(index) { header?.extendsKeyContainer = true }
  }

  /// Whether `actor` begins a declaration.
  private func isActor(_ index: Int, _ tokens: Tokens, _ source: SourceBytes, _ previous: TokenKind) -> Bool {
    tokens.ends[index] - tokens.starts[index] == 5 && previous != .period && !isInBody
      && index + 1 < tokens.count && tokens.kinds[index + 1] == .identifier
      && source.text(tokens.starts[index]..<tokens.ends[index]) == "actor"
  }

  private mutating func openBrace() {
    let outer = braces.last
    let content: Content =
      switch outer?.content {
      case .body: .body
      case .value: .value
      case .declarations, nil:
        header != nil ? .declarations : declaration.depth > 0 || declaration.holdsValue ? .value : .body
      }
    braces.append(
      Brace(
        content: content, type: header?.name ?? outer?.type,
        isInKeyContainer: header?.extendsKeyContainer == true || outer?.isInKeyContainer == true,
        isPrivate: declaration.isPrivate || outer?.isPrivate == true, outer: declaration))
    (declaration, header) = (Declaration(), nil)
  }
}
