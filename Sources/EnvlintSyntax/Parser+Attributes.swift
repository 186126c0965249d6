extension Parser {
  /// Attributes, and `#if` blocks that hold nothing but attributes.
  mutating func parseAttributes() {
    while true {
      if kind == .at {
        parseAttribute(inType: false)
      } else if kind == .poundIf, atAttributeIfConfig() {
        parseIfConfig(.attributes)
      } else {
        return
      }
    }
  }

  /// attribute → '@' type ( '(' arguments ')' )?
  mutating func parseAttribute(inType: Bool) {
    let node = open(.attribute)
    advance()
    let nameStart = start
    let name = open(.type)
    if kind == .identifier || kind.isKeyword || kind == .colonColon {
      parseAttributeNameComponent()
      while kind == .period || kind == .colonColon, peek() == .identifier || peek().isKeyword {
        advance()
        parseAttributeNameComponent()
      }
      close(name)
    } else {
      record("expected an attribute's name")
      close(name)
    }
    if atAttributeArguments, !inType || atTypeAttributeArguments {
      if takesExpressions(nameStart) {
        parseCallArguments()
      } else {
        let arguments = open(.opaqueTokens)
        skipBalanced()
        close(arguments)
      }
    }
    close(node)
  }

  private mutating func parseAttributeNameComponent() {
    let component = open(.typeName)
    leaf(.name)
    if atOperator(startingWith: 0x3C), !afterSpace, lookingAhead({ $0.skipGenericArguments() }) {
      parseGenericArguments()
    }
    close(component)
  }

  /// In a type, `@escaping(Int) -> Void` has no arguments, and `@convention(c)` has.
  var atTypeAttributeArguments: Bool {
    var ahead = self
    ahead.skipBalanced()
    return ahead.kind != .arrow && !ahead.atEffect
  }

  /// Whether the attribute's arguments are an ordinary argument list. Those of the language's own attributes have grammars of their
  /// own, which nobody reads here.
  private func takesExpressions(_ nameStart: UInt32) -> Bool {
    let name = source.padded[Int(nameStart)..<Int(lastEnd)]
    for special in Parser.attributesWithGrammar
    where special.utf8CodeUnitCount == name.count
      && special.withUTF8Buffer({ name.elementsEqual($0) })
    {
      return false
    }
    return true
  }

  /// Attributes whose arguments are no expressions. Source: the Swift compiler's list of attributes with special syntax.
  private static let attributesWithGrammar: [StaticString] = [
    "abi", "available", "_spi_available", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose",
    "objc",
    "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements",
    "_originallyDefinedIn",
    "_semantics", "_spi", "_typeEraser", "_unavailableFromAsync", "convention", "isolated", "attached", "freestanding",
    "storageRestrictions", "lifetime", "_lifetime", "exclusivity", "inline", "_cdecl", "_silgen_name", "_alignment",
    "_private",
    "_projectedValueProperty", "_objcImplementation", "implementation", "_rawLayout", "_expose", "_extern", "_optimize",
    "optimize", "_noMetadata", "_section", "section", "_opaqueReturnTypeOf", "_objcRuntimeName", "warn", "diagnose",
    "nonexhaustive",
  ]

  /// Whether the `#if` here guards nothing but attributes, before a declaration.
  mutating func atAttributeIfConfig() -> Bool {
    lookingAhead { ahead in
      var sawAttribute = false
      var depth = 0
      while !ahead.atEnd {
        switch ahead.kind {
        case .poundIf, .poundElseif, .poundElse:
          if ahead.kind == .poundIf { depth += 1 }
          ahead.advance()
          while !ahead.atEnd, !ahead.atStartOfLine { ahead.skipBalanced() }
        case .at:
          sawAttribute = true
          ahead.skipAttribute()
        case .poundEndif:
          ahead.advance()
          depth -= 1
          if depth > 0 { continue }
          return sawAttribute && (ahead.kind == .poundIf || ahead.atStartOfDeclaration(requiresDeclaration: false))
        default: return false
        }
      }
      return false
    }
  }

  /// modifier → word ( '(' detail ')' )?
  mutating func parseModifiers() {
    while atModifier {
      let node = open(.modifier)
      let takesDetail = modifierTakesDetail
      advance()
      if takesDetail, kind == .leftParen, modifierDetail(ahead: 0) { skipBalanced() }
      close(node)
    }
  }

  /// `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`: one of a few words in parentheses, which begin `distance` tokens on.
  private func modifierDetail(ahead distance: Int) -> Bool {
    guard peek(distance + 2) == .rightParen else { return false }
    switch word(ahead: distance + 1) {
    case .set, .safe, .unsafe, .nonsending: return true
    default: return false
    }
  }

  private var modifierTakesDetail: Bool {
    switch kind {
    case .keywordPublic, .keywordPrivate, .keywordInternal, .keywordFileprivate: return true
    default:
      switch word {
      case .open, .package, .unowned, .nonisolated: return true
      default: return false
      }
    }
  }

  /// Whether a modifier stands here: one of its words, with more of a declaration behind it.
  var atModifier: Bool {
    switch kind {
    case .keywordPublic, .keywordPrivate, .keywordInternal, .keywordFileprivate, .keywordStatic: return true
    case .keywordClass:
      // `class` is a modifier when a member follows.
      switch peek() {
      case .keywordFunc, .keywordVar, .keywordLet, .keywordSubscript, .keywordInit, .keywordPublic, .keywordPrivate,
        .keywordInternal, .keywordFileprivate, .keywordTypealias, .at:
        return true
      case .identifier:
        guard let next = word(ahead: 1), Parser.isModifier(next) else { return false }
        return peek(2).isKeyword && peek(2) != .keywordClass || peek(2) == .identifier
      default: return false
      }
    case .identifier:
      guard let word, Parser.isModifier(word) else { return false }
      switch peek() {
      case .identifier, .at, .pound: return true
      case .leftParen: return modifierTakesDetail && modifierDetail(ahead: 1)
      case .keywordIn, .keywordIs, .keywordAs, .keywordElse, .keywordWhere, .keywordCatch, .keywordSelf, .keywordSuper,
        .keywordNil, .keywordTrue, .keywordFalse:
        return false
      default: return peek().isKeyword
      }
    default: return false
    }
  }

  static func isModifier(_ word: Word) -> Bool {
    switch word {
    case .async, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating,
      .nonisolated,
      .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .required, .unowned, .weak, .borrowing,
      .consuming,
      .consumingUnderscored, .const, .local, .compilerInitialized, .sending, .reasync:
      true
    default: false
    }
  }
}
