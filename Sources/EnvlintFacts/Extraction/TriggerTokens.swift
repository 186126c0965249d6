import EnvlintSyntax

/// The tokens of a file at which a body can contain a fact: injections, loops, local types, previews, subscripts of `self`, names of
/// environment properties, hosting controllers, modifiers that a chain has twice, and the braces after `defaultValue`. In files with
/// environment properties also changes of `self`; in key containers the name of the property itself and key paths of `.init(\…)`; in
/// files with injections also the events that deliver values often.
///
/// **Invariant:** a body without a trigger token contains no fact; walking it anyway changes nothing.
struct TriggerTokens {
  /// Indices of tokens, ascending.
  private(set) var tokenIndices: ContiguousArray<Int> = []
  /// UTF-8 byte offsets of the same, ascending.
  private var offsets: ContiguousArray<UInt32> = []
  /// Whether the file names environment values or has an attribute of the environment.
  private(set) var speaksOfEnvironment = false
  /// Whether a modifier may stand in the file that injects something; only then are events triggers.
  private(set) var mayInject = false
  /// See `FileFacts.mayPresent`.
  private(set) var mayPresent = false
  /// UTF-8 byte offsets of the loops over a sequence that await something, ascending.
  private var waitingLoops: ContiguousArray<UInt32> = []
  /// UTF-8 byte offsets at which a function may await itself, ascending.
  private(set) var selfCalls: ContiguousArray<UInt32> = []
  /// The environment properties of the file.
  private(set) var propertyNames = PropertyNames.none
  /// Whether the file is read again for the names of properties of other files.
  private(set) var isVisit = false
  /// The functions that initializers of the file may call, where it has environment properties.
  private(set) var initializerCalls = InitializerCalls.none
  /// UTF-8 byte offsets of `self` where it is set, passed inout or initialized, ascending; empty without environment properties.
  private var changesOfSelf: ContiguousArray<UInt32> = []

  /// - Parameters:
  ///   - flowQuery: whose names count.
  ///   - visitedNames: of environment properties that are declared in other files.
  init(
    _ tokens: Tokens, _ source: SourceBytes, flowQuery: FlowQuery = .none, visitedNames: Set<String> = []
  ) {
    isVisit = !visitedNames.isEmpty
    var getter = DefaultGetter.none
    var keys = KeyExtension()
    var attributes: [Int] = []
    var events: ContiguousArray<Int> = []
    var wrapperReads: ContiguousArray<Int> = []
    var makesWrapper = false
    // Modifiers that a chain may have twice.
    var repeatable: [Int] = []
    var changesOfSelf: ContiguousArray<Int> = []
    // The name of the function that was declared last.
    var function = 0
    let (kinds, starts, ends) = (tokens.kinds, tokens.starts, tokens.ends)
    let takesAllNames = !flowQuery.isEmpty
    let findsConstructions = !flowQuery.constructedTypes.isEmpty
    let firstBytes = TriggerTokens.firstBytes | TriggerTokens.firstBytesOfRoots
    let firstOfFive = TriggerTokens.bit(of: UInt8(ascii: "a")) | TriggerTokens.bit(of: UInt8(ascii: "s"))
    let firstOfFour = TriggerTokens.bit(of: UInt8(ascii: "f"))
    let backtick = TriggerTokens.bit(of: UInt8(ascii: "`"))
    let firstOfSeven = TriggerTokens.bit(of: UInt8(ascii: "P")) | TriggerTokens.bit(of: UInt8(ascii: "p")) | backtick
    for (index, kind) in kinds.enumerated() {
      switch kind {
      case .keywordExtension:
        add(index, tokens)
        keys.begin(index, tokens, source)
      case .keywordVar: keys.declare(index + 1)
      case .keywordWhile, .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordTypealias,
        .keywordImport:
        add(index, tokens)
      case .keywordFor:
        if TriggerTokens.awaits(behind: index, tokens, source) {
          add(index, tokens)
        } else if TriggerTokens.waits(inLoopAt: index, tokens, source) {
          add(index, tokens)
          waitingLoops.append(starts[index])
        }
      case .leftBrace:
        if getter.opensBrace() { add(index, tokens) }
        keys.openBrace()
      case .rightBrace:
        getter.closeBrace()
        keys.closeBrace()
      case .keywordInit: if findsConstructions || TriggerTokens.takesKeyPath(index, tokens) { add(index, tokens) }
      case .keywordSelfType: if findsConstructions { add(index, tokens) }
      case .keywordFunc: function = index + 1
      case .keywordSelf:
        if kinds[index + 1] == .leftSquare || findsConstructions && tokens.mayHandOn(index) { add(index, tokens) }
        if TriggerTokens.changesSelf(index, tokens) { changesOfSelf.append(index) }
      case .identifier:
        if keys.isOwnName(index, tokens, source) {
          add(index, tokens)
          continue
        }
        let start = Int(starts[index])
        let length = Int(ends[index]) - start
        // Nearly all names are told by their length and first byte, at once: one test after the other would be guessed wrong.
        let evenBytes = length == 4 ? firstOfFour : length == 6 ? backtick : 0
        let shortBytes = length == 5 ? firstOfFive : length == 7 ? firstOfSeven : evenBytes
        let bytes = length < 9 ? shortBytes : firstBytes
        if bytes &>> UInt64(source[start] & 63) & 1 == 0, !takesAllNames { continue }
        if takesAllNames, flowQuery.wants(index, tokens, source) {
          add(index, tokens)
          continue
        }
        let isBackticked = source[start] == 0x60
        let name = start + (isBackticked ? 1 : 0)
        let nameLength = isBackticked ? length - 2 : length
        // Shorter than all but one of the words.
        if nameLength < 9 {
          if nameLength == 4 {
            let isMember = index > 0 && kinds[index - 1] == .period
            if isMember, TriggerTokens.has("font", in: source, at: name) { repeatable.append(index) }
            continue
          }
          if length == 5, source[start] == UInt8(ascii: "a") {
            if TriggerTokens.has("actor", in: source, at: start) {
              add(index, tokens)
            } else if TriggerTokens.has("await", in: source, at: start),
              TriggerTokens.calls(function, behind: index, tokens, source)
            {
              selfCalls.append(starts[index])
              add(index, tokens)
            }
          }
          if length == 7, TriggerTokens.has("Preview", in: source, at: start) { add(index, tokens) }
          if nameLength == 5 && TriggerTokens.has("sheet", in: source, at: name)
            || nameLength == 7 && TriggerTokens.has("popover", in: source, at: name)
          {
            mayPresent = true
          }
          continue
        }
        var isEnvironment = false
        switch source[name] {
        case UInt8(ascii: "E"), UInt8(ascii: "e"):
          isEnvironment = nameLength >= 11 && TriggerTokens.has("nvironment", in: source, at: name + 1)
        case UInt8(ascii: "t"):
          isEnvironment = nameLength == 20 && TriggerTokens.has("transformEnvironment", in: source, at: name)
        case UInt8(ascii: "d"):
          let isDeclared = index > 0 && (kinds[index - 1] == .keywordVar || kinds[index - 1] == .comma)
          if nameLength == 12, isDeclared, TriggerTokens.has("defaultValue", in: source, at: name) { getter = .awaited }
        case UInt8(ascii: "l"):
          let isMember = index > 0 && kinds[index - 1] == .period
          if nameLength == 9, isMember, TriggerTokens.has("lineLimit", in: source, at: name) {
            repeatable.append(index)
          }
        case UInt8(ascii: "f"):
          if nameLength == 15, TriggerTokens.has("fullScreenCover", in: source, at: name) { mayPresent = true }
        case UInt8(ascii: "w"):
          if nameLength == 12, TriggerTokens.has("wrappedValue", in: source, at: name) { wrapperReads.append(index) }
        case UInt8(ascii: "p"):
          if nameLength == 14, TriggerTokens.has("projectedValue", in: source, at: name) { wrapperReads.append(index) }
        case UInt8(ascii: "o"), UInt8(ascii: "s"), UInt8(ascii: "a"):
          if FrequentSources.mayGiveEvents(nameLength, beginningWith: source[name], source[name + 1]),
            FrequentSources.givesEvents(source.text(nameLength, at: name))
          {
            events.append(index)
            continue
          }
        default: break
        }
        if HostingRoots.mayBegin(with: source[name]),
          HostingRoots.contains(source.text(nameLength, at: name))
        {
          add(index, tokens)
        }
        guard isEnvironment else { continue }
        add(index, tokens)
        if source[name] != UInt8(ascii: "E") { mayInject = true }
        if nameLength == 11 || nameLength == 17, source[name] == UInt8(ascii: "E") {
          let isQualified = index > 0 && [.at, .period, .colonColon].contains(kinds[index - 1])
          let isAttribute = isQualified && (kinds[index - 1] == .at || index > 2 && kinds[index - 3] == .at)
          if isQualified { attributes.append(index) }
          if isAttribute { speaksOfEnvironment = true } else { makesWrapper = true }
        }
        if nameLength == 17, TriggerTokens.has("EnvironmentValues", in: source, at: name) {
          speaksOfEnvironment = true
        }
      default: continue
      }
    }
    if repeatable.count > 1 {
      let repeated = ContiguousArray(RepeatedNames(repeatable, tokens, source).indices)
      add(repeated, ContiguousArray(repeated.map { starts[$0] }))
    }
    if mayInject { add(events, ContiguousArray(events.map { starts[$0] })) }
    // A wrapper that an expression makes may be read later.
    if makesWrapper { add(wrapperReads, ContiguousArray(wrapperReads.map { starts[$0] })) }
    if attributes.isEmpty, visitedNames.isEmpty { return }
    propertyNames = PropertyNames(behind: attributes, and: visitedNames, tokens, source)
    add(propertyNames.tokenIndices, propertyNames.offsets)
    initializerCalls = InitializerCalls(tokens, source, ofAllFunctions: !visitedNames.isEmpty)
    add(initializerCalls.tokenIndices, initializerCalls.offsets)
    self.changesOfSelf = ContiguousArray(changesOfSelf.map { starts[$0] })
    add(changesOfSelf, self.changesOfSelf)
  }

  /// Whether an expression in a range of UTF-8 byte offsets may change `self` as a whole or what stores an environment property.
  func changesStorage(anyIn range: Range<UInt32>) -> Bool {
    changesOfSelf.contains(anyIn: range) || propertyNames.contains(anyIn: range)
  }

  /// Whether `self` is set, passed inout, or initialized by another initializer.
  private static func changesSelf(_ index: Int, _ tokens: Tokens) -> Bool {
    let kinds = tokens.kinds
    return kinds[index + 1] == .equal || index > 0 && kinds[index - 1] == .prefixAmpersand
      || kinds[index + 1] == .period && kinds[index + 2] == .keywordInit
      // In a tuple, perhaps with others.
      || kinds[index + 1] == .comma || index > 0 && kinds[index - 1] == .comma
      || kinds[index + 1] == .rightParen && index > 0 && kinds[index - 1] == .leftParen
  }

  /// A bit for each byte with which a name of nine bytes or more can begin that is looked at, backticks included.
  private static let firstBytes = "Eetdwposafl`".utf8.reduce(0) { $0 | bit(of: $1) }

  /// The hosting controllers' words.
  private static let firstBytesOfRoots = (UInt8.min...UInt8.max).reduce(UInt64(0)) { bits, byte in
    HostingRoots.mayBegin(with: byte) ? bits | bit(of: byte) : bits
  }

  private static func bit(of byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 63) }

  private mutating func add(_ addedIndices: ContiguousArray<Int>, _ addedOffsets: ContiguousArray<UInt32>) {
    if addedIndices.isEmpty { return }
    tokenIndices = tokenIndices.merged(with: addedIndices)
    offsets = offsets.merged(with: addedOffsets)
  }

  /// Whether `.init(\…)` is at a token, with any number of parentheses.
  private static func takesKeyPath(_ index: Int, _ tokens: Tokens) -> Bool {
    guard index > 0, tokens.kinds[index - 1] == .period, tokens.kinds[index + 1] == .leftParen else { return false }
    var next = index + 1
    while tokens.kinds[next] == .leftParen { next += 1 }
    return tokens.kinds[next] == .backslash
  }

  /// Whether a loop is a `for await`.
  private static func awaits(behind index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    let word = tokens.kinds[index + 1] == .keywordTry ? index + 2 : index + 1
    let start = Int(tokens.starts[word])
    return tokens.kinds[word] == .identifier && Int(tokens.ends[word]) - start == 5
      && has("await", in: source, at: start)
  }

  /// Whether the body of a loop awaits something, or what is before it does.
  private static func waits(inLoopAt index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    var depth = 0
    for position in index + 1..<tokens.count {
      switch tokens.kinds[position] {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth <= 0 { return false }
      case .identifier:
        let start = Int(tokens.starts[position])
        if Int(tokens.ends[position]) - start == 5, has("await", in: source, at: start) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a `for` loop that awaits something in its body begins at an offset. O(log n).
  func isWaitingLoop(at offset: UInt32) -> Bool {
    waitingLoops.contains(anyIn: offset..<offset + 1)
  }

  /// Whether `f(` or `self.f(` is after an `await`, where `f` is the name at an index.
  private static func calls(_ function: Int, behind index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    var name = index + 1
    while tokens.kinds[name] == .leftParen { name += 1 }
    if tokens.kinds[name] == .keywordSelf, tokens.kinds[name + 1] == .period { name += 2 }
    guard function > 0, tokens.kinds[name] == .identifier else { return false }
    let (called, declared) = (nameRange(name, tokens), nameRange(function, tokens))
    return called.count == declared.count && source.padded[called].elementsEqual(source.padded[declared])
  }

  /// Without backticks.
  private static func nameRange(_ index: Int, _ tokens: Tokens) -> Range<Int> {
    let backtick = tokens.flags[index].contains(.backticked) ? 1 : 0
    return Int(tokens.starts[index]) + backtick..<Int(tokens.ends[index]) - backtick
  }

  private static func has(_ word: StaticString, in source: SourceBytes, at start: Int) -> Bool {
    word.withUTF8Buffer { expected in
      for offset in 0..<expected.count where source[start + offset] != expected[offset] { return false }
      return true
    }
  }

  /// Where the walk is in an extension of what holds keys, and which property it declares there.
  private struct KeyExtension {
    private var isOpen = false
    private var depth = 0
    /// Index of the token of the name; 0 before the first.
    private var property = 0

    private static let names: Set<String> = Set(KeyContainer.allCases.map(\.rawValue))

    mutating func begin(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) {
      var name = index + 1
      while tokens.kinds[name] == .identifier, tokens.kinds[name + 1] == .period { name += 2 }
      guard tokens.kinds[name] == .identifier else { return }
      let range = TriggerTokens.nameRange(name, tokens)
      guard KeyExtension.names.contains(source.text(range.count, at: range.lowerBound)) else { return }
      (isOpen, depth, property) = (true, 0, 0)
    }

    /// Local names are no properties.
    mutating func declare(_ name: Int) { if isOpen, depth == 1 { property = name } }

    mutating func openBrace() { if isOpen { depth += 1 } }

    mutating func closeBrace() {
      guard isOpen else { return }
      depth -= 1
      if depth <= 0 { isOpen = false }
    }

    /// Whether an accessor of the property names it.
    func isOwnName(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
      guard isOpen, depth > 1, property > 0, tokens.kinds[property] == .identifier else { return false }
      let (own, declared) = (TriggerTokens.nameRange(index, tokens), TriggerTokens.nameRange(property, tokens))
      return own.count == declared.count && source.padded[own].elementsEqual(source.padded[declared])
    }
  }

  /// Where the walk is with respect to the braces after `var defaultValue`.
  private struct DefaultGetter {
    private var isAwaited = false
    private var depth = 0

    static let none = DefaultGetter()
    static let awaited = DefaultGetter(isAwaited: true)

    /// Whether the brace that opens here belongs to it.
    mutating func opensBrace() -> Bool {
      guard isAwaited || depth > 0 else { return false }
      isAwaited = false
      depth += 1
      return true
    }

    mutating func closeBrace() { depth = max(depth - 1, 0) }
  }

  private mutating func add(_ index: Int, _ tokens: Tokens) {
    tokenIndices.append(index)
    offsets.append(tokens.starts[index])
  }

  /// Whether a trigger token lies in a range of UTF-8 byte offsets. O(log n).
  func contains(anyIn range: Range<UInt32>) -> Bool { offsets.contains(anyIn: range) }
}

extension SourceBytes {
  fileprivate func text(_ length: Int, at start: Int) -> String { text(UInt32(start)..<UInt32(start + length)) }
}
