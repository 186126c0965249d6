import EnvlintSyntax

/// The types of which code in a file may make values where no element of a body is, read off the tokens.
///
/// **Invariant:** each type is among them that an expression outside of all elements calls or hands on: `Leaf(…)`, `Leaf { … }`,
/// `(Leaf)()`, `Leaf.init`, `Leaf.self`, `Box<Leaf>()`; in a file with `Self(…)`, or where `self` is handed on, those that it declares or
/// extends; in one with `.init(…)`, which may make what a type annotation says, all that it names. One that is among them without need does
/// no harm.
struct OutsideConstructions {
  private let tokens: Tokens
  private let source: SourceBytes
  /// Of the names of types, ascending.
  private var indices: ContiguousArray<Int> = []

  /// The names' hashes (`Outline.hash(_:)`), ascending, each once.
  ///
  /// - Parameter views: of the whole file.
  static func hashes(_ tokens: Tokens, _ source: SourceBytes, _ views: ViewFacts) -> [UInt32] {
    var constructions = OutsideConstructions(tokens: tokens, source: source)
    constructions.collect()
    return constructions.hashes(outside: views)
  }

  private init(tokens: Tokens, source: SourceBytes) {
    self.tokens = tokens
    self.source = source
  }

  private mutating func collect() {
    var (makesSelf, makesImplicitly) = (false, false)
    let (kinds, starts, bytes) = (tokens.kinds, tokens.starts, source.padded)
    for index in kinds.indices.dropLast(2) {
      switch kinds[index] {
      case .identifier:
        // Most names are followed by something else.
        switch kinds[index + 1] {
        case .leftParen, .leftBrace, .period, .leftAngle, .rightParen, .prefixOperator, .postfixOperator,
          .binaryOperator:
          // In ASCII, lower-case letters follow the upper-case ones, `_` and the backtick.
          let first = bytes[Int(starts[index])]
          if first < UInt8(ascii: "a") || first >= 0x80 {
            if isTypeName(index) { addIfMade(index) }
          } else if PlatformName.begins({ bytes[Int(starts[index]) + $0] }) {
            addIfMade(index)
          }
        default: continue
        }
      case .keywordSelfType: makesSelf = makesSelf || isMade(behind: index)
      case .keywordSelf: makesSelf = makesSelf || tokens.mayHandOn(index)
      case .keywordInit: makesImplicitly = makesImplicitly || isImplicit(index)
      default: continue
      }
    }
    guard makesSelf || makesImplicitly else { return }
    for index in kinds.indices.dropFirst() where kinds[index] == .identifier && isTypeName(index) {
      if isDeclared(index) ? makesSelf : makesImplicitly { indices.append(index) }
    }
    indices.sort()
  }

  private mutating func addIfMade(_ index: Int) {
    if isMade(behind: index) {
      if !isDeclared(index), index == 0 || tokens.kinds[index - 1] != .at { indices.append(index) }
    } else if beginsGenericArguments(index + 1), let end = endOfGenericArguments(index + 1),
      isMade(behind: end) || tokens.kinds[end + 1] == .period
    {
      // The arguments may be what the type makes, or what a member of it does.
      for name in index...end where tokens.kinds[name] == .identifier && isTypeName(name) { indices.append(name) }
    }
  }

  /// Whether what ends at a token is called there or used as a value. The brace of a declaration may look so as well.
  private func isMade(behind index: Int) -> Bool {
    switch tokens.kinds[index + 1] {
    case .leftParen, .leftBrace: true
    // `(Leaf)()`
    case .rightParen: tokens.kinds[index + 2] == .leftParen && index > 0 && tokens.kinds[index - 1] == .leftParen
    case .period: tokens.kinds[index + 2] == .keywordInit || tokens.kinds[index + 2] == .keywordSelf
    default: false
    }
  }

  /// Whether a name is that of a declaration or extension.
  private func isDeclared(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch tokens.kinds[index - 1] {
    case .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordExtension, .keywordCase: return true
    default: return false
    }
  }

  /// Whether an `init` has nothing before its dot.
  private func isImplicit(_ index: Int) -> Bool {
    guard index > 0, tokens.kinds[index - 1] == .period else { return false }
    guard index > 1 else { return true }
    switch tokens.kinds[index - 2] {
    case .identifier, .rightParen, .rightSquare, .keywordSelf, .keywordSelfType, .keywordSuper, .postfixOperator:
      return false
    default: return tokens.starts[index - 1] > tokens.ends[index - 2] || !isAngle(index - 2, UInt8(ascii: ">"))
    }
  }

  // MARK: Generic arguments

  private static let mostGenericTokens = 64

  private func beginsGenericArguments(_ index: Int) -> Bool {
    isAngle(index, UInt8(ascii: "<")) && tokens.ends[index] == tokens.starts[index] + 1
  }

  private func isAngle(_ index: Int, _ byte: UInt8) -> Bool { source[Int(tokens.starts[index])] == byte }

  /// The token that closes the generic arguments which begin at an index; nil for a comparison.
  private func endOfGenericArguments(_ start: Int) -> Int? {
    var depth = 0
    for index in start..<min(start + OutsideConstructions.mostGenericTokens, tokens.count - 2) {
      switch tokens.kinds[index] {
      case .identifier, .comma, .period, .colon, .leftParen, .rightParen, .leftSquare, .rightSquare, .keywordAny,
        .arrow,
        .postfixQuestionMark, .binaryOperator, .prefixOperator, .postfixOperator, .keywordSelfType, .leftAngle,
        .rightAngle:
        break
      default: return nil
      }
      for byte in source.padded[Int(tokens.starts[index])..<Int(tokens.ends[index])] {
        if byte == UInt8(ascii: "<") { depth += 1 }
        if byte == UInt8(ascii: ">"), tokens.kinds[index] != .arrow { depth -= 1 }
      }
      if depth <= 0 { return index }
    }
    return nil
  }

  // MARK: Names

  private func isTypeName(_ index: Int) -> Bool {
    var start = Int(tokens.starts[index])
    while source[start] == UInt8(ascii: "_") || source[start] == UInt8(ascii: "`") { start += 1 }
    if PlatformName.begins({ source[start + $0] }) { return true }
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source[start] || source[start] >= 0x80
  }

  private func hashes(outside views: ViewFacts) -> [UInt32] {
    if indices.isEmpty { return [] }
    let bodies = views.bodies.lazy.filter { $0.kind != .construction }
    let constructed = bodies.flatMap { views.elements[$0.elements] }.compactMap { element -> Range<UInt32>? in
      if case .construction = element.form { element.range } else { nil }
    }.sorted { $0.lowerBound < $1.lowerBound }
    var hashes: ContiguousArray<UInt32> = []
    var next = 0
    for index in indices {
      let start = tokens.starts[index]
      while next < constructed.count, constructed[next].upperBound <= start { next += 1 }
      if next < constructed.count, constructed[next].contains(start) { continue }
      let backtick: UInt32 = tokens.flags[index].contains(.backticked) ? 1 : 0
      hashes.append(Outline.hash(source.padded[Int(start + backtick)..<Int(tokens.ends[index] - backtick)]))
    }
    hashes.sortUniquely()
    return Array(hashes)
  }
}

extension Tokens {
  /// Whether a token may be an argument, an element or the value that something is set to, alone.
  func mayHandOn(_ index: Int) -> Bool {
    guard index > 0, kinds[index + 1] != .period else { return false }
    switch kinds[index - 1] {
    case .leftParen, .comma, .colon, .leftSquare:
      return [.rightParen, .comma, .rightSquare].contains(kinds[index + 1])
    // Not the value of a constant or variable.
    case .equal: return index < 3 || ![.keywordLet, .keywordVar].contains(kinds[index - 3])
    default: return false
    }
  }
}
