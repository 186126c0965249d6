extension Parser {
  /// Attributes, and `#if` blocks that hold nothing but attributes.
  mutating func parseAttributes() {
    while true {
      if kind == .at {
        parseAttribute()
      } else if kind == .poundIf, atAttributeIfConfig() {
        parseIfConfig(.attributes)
      } else {
        return
      }
    }
  }

  /// attribute → '@' type ( '(' arguments ')' )?
  mutating func parseAttribute() {
    let node = open(.attribute)
    advance()
    if atAttributeName {
      let nameStart = start
      parseAttributeName()
      parseAttributeArguments(attributeArguments(nameStart..<lastEnd))
    } else {
      missing(.type, "expected an attribute's name")
    }
    close(node)
  }

  /// name generic-arguments? ( '.' name generic-arguments? )*
  private mutating func parseAttributeName() {
    let name = open(.type)
    parseTypeNameComponent()
    while kind == .period, peek() == .identifier || peek().isKeyword {
      advance()
      parseTypeNameComponent()
    }
    close(name)
  }

  private var atAttributeName: Bool {
    mutating get {
      kind == .identifier || kind.isKeyword || kind == .wildcard || kind == .colonColon
    }
  }

  private mutating func parseAttributeArguments(_ arguments: AttributeArguments) {
    guard arguments != .none, atAttributeArguments(arguments) else { return }
    if arguments == .expressions {
      parseCallArguments()
    } else {
      let node = open(.opaqueTokens)
      skipBalanced()
      close(node)
    }
  }

  /// Moves over `@Name(…)`; for use in a lookahead.
  mutating func skipAttribute() {
    advance()
    guard atAttributeName else { return }
    let nameStart = start
    skipAttributeName()
    let arguments = attributeArguments(nameStart..<lastEnd)
    if arguments != .none, atAttributeArguments(arguments) { skipBalanced() }
  }

  private mutating func skipAttributeName() {
    _ = skipTypeNameComponent()
    while kind == .period, peek() == .identifier || peek().isKeyword {
      advance()
      _ = skipTypeNameComponent()
    }
  }

  /// Whether the `(` here belongs to the attribute before it: it touches the name and begins no function type, or a declaration or another
  /// attribute follows.
  ///
  /// In language mode 6 all that touches the name belongs to it; in earlier ones `@MainActor(Int) -> Void` is a function type, and so is
  /// `@MainActor((Int) -> Void)`. In code without an error, arguments are never followed by the same.
  private mutating func atAttributeArguments(_ arguments: AttributeArguments) -> Bool {
    guard kind == .leftParen, !atStartOfLine else { return false }
    let touchesName = !afterSpace
    if touchesName, arguments == .opaque { return true }
    return lookingAhead { ahead in
      ahead.skipBalanced()
      return touchesName
        ? !ahead.atEndOfTypeInParentheses : ahead.kind == .at || ahead.atStartOfDeclaration(.statements)
    }
  }

  /// Whether what is here follows the parameters of a function type, or ends what holds a type.
  private var atEndOfTypeInParentheses: Bool {
    mutating get {
      switch kind {
      case .rightParen, .rightBrace, .rightSquare: true
      default: atFunctionArrow() || atAngle(.closing)
      }
    }
  }

  // MARK: Kinds of arguments

  enum AttributeArguments {
    /// A `(` after the name is not the attribute's: `@Sendable (Int) -> Void`.
    case none
    /// The arguments have a grammar of their own, which nobody reads here.
    case opaque
    case expressions
  }

  private mutating func attributeArguments(_ name: Range<UInt32>) -> AttributeArguments {
    guard Parser.firstBytes &>> UInt64(tokens.bytes[Int(name.lowerBound)] & 63) & 1 == 1 else { return .expressions }
    for (special, arguments) in Parser.attributesWithoutExpressions where matches(name, special) { return arguments }
    return .expressions
  }

  /// The attributes whose arguments are no expressions; a table, because each has a grammar of its own.
  /// Source: the lists of declaration attributes and of type attributes with special syntax in the Swift compiler's parser.
  private static let attributesWithoutExpressions: [(StaticString, AttributeArguments)] = [
    ("available", .opaque), ("escaping", .none), ("Sendable", .none), ("objc", .opaque), ("autoclosure", .none),
    ("unchecked", .none), ("preconcurrency", .none), ("retroactive", .none), ("noescape", .none), ("async", .none),
    ("noDerivative", .none), ("rethrows", .none), ("_local", .none), ("_noMetadata", .none), ("abi", .opaque),
    ("_spi_available", .opaque), ("backDeployed", .opaque), ("_backDeploy", .opaque), ("differentiable", .opaque),
    ("derivative", .opaque), ("transpose", .opaque), ("specialized", .opaque), ("_specialize", .opaque),
    ("_dynamicReplacement", .opaque), ("_documentation", .opaque), ("_effects", .opaque), ("_implements", .opaque),
    ("_originallyDefinedIn", .opaque),
  ]

  /// A bit for the low six bits of each byte with which one of them begins.
  private static let firstBytes = attributesWithoutExpressions.reduce(UInt64(0)) { bits, attribute in
    bits | 1 &<< UInt64(attribute.0.utf8Start.pointee & 63)
  }

  // MARK: Conditional attributes

  /// Whether the `#if` here guards attributes and nothing else.
  mutating func atAttributeIfConfig() -> Bool {
    lookingAhead { $0.skipAttributeIfConfig() }
  }

  /// Moves over `#if` … `#endif`; answers whether there are attributes and nothing else in it.
  mutating func skipAttributeIfConfig() -> Bool {
    guard nesting < Parser.deepestNesting else { return false }
    nesting += 1
    defer { nesting -= 1 }
    var sawAttribute = false
    repeat {
      advance()
      skipLine()
      while kind == .at || kind == .poundIf {
        if kind == .at {
          skipAttribute()
          sawAttribute = true
        } else if skipAttributeIfConfig() {
          sawAttribute = true
        } else {
          return false
        }
      }
    } while kind == .poundElse || kind == .poundElseif
    return sawAttribute && atStartOfLine && consume(.poundEndif)
  }
}
