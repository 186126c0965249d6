/// The names that a file declares, read from its bytes without tokenizing it: several times as fast, for plain code only.
///
/// Comments, string literals with their interpolations, names and braces are understood; where the bytes need the
/// whole lexical grammar (a `/` that may begin a regex literal, a raw string, a scalar beyond ASCII outside of
/// comments and strings, several names behind one `let`, braces that do not balance), the scan gives up and the file has to be tokenized.
///
/// **Invariant:** when it does not give up, it finds every name that the tokens of the file show as declared.
public struct DeclarationScan: ~Copyable {
  /// What a name belongs to.
  public enum Kind: Sendable {
    /// A declared, extended or aliased type.
    case type
    /// A constant, variable, function or macro.
    case value
  }

  /// A declared name.
  public struct Name {
    public var kind: Kind
    /// UTF-8 byte offsets.
    public var range: Range<Int>
    /// Count of the braces around it.
    public var depth: Int
    /// Whether it is the second or a further component of `extension A.B`.
    public var isContinuation: Bool
  }

  /// Why a scan ends.
  public enum Outcome: Sendable {
    /// It went through the whole file.
    case complete
    /// It met a word that it was to stop at.
    case metWord
    /// Only the tokens can tell.
    case unclear
  }

  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  private let words: WordSet
  private let tables = ScanTables.shared
  /// The bytes that change nothing between two names here.
  private var plain = ScanTables.shared.plain
  private var position = 0
  private var depth = 0
  /// The interpolations around the current code, from the outermost.
  private var interpolations: ContiguousArray<Interpolation> = [] { didSet { choosePlainBytes() } }
  /// Whether the last declaration at file level is a `let` or `var`, so that a comma brings a further name.
  private var bindsNames = false { didSet { choosePlainBytes() } }
  /// Open parentheses and square brackets at file level, counted where `bindsNames`.
  private var bracketDepth = 0

  private struct Interpolation {
    var openParentheses = 0
    var isMultiLine: Bool
  }

  /// Scans `source` from its start and gives each declared name to `body`.
  public static func run(
    _ source: SourceBytes, stoppingAt words: WordSet, _ body: (Name) -> Void
  ) -> Outcome {
    source.padded.withUnsafeBufferPointer { padded in
      guard let bytes = padded.baseAddress else { return .complete }
      var scan = DeclarationScan(bytes: bytes, end: source.count, words: words)
      return scan.run(body)
    }
  }

  private init(bytes: UnsafePointer<UInt8>, end: Int, words: WordSet) {
    self.bytes = bytes
    self.end = end
    self.words = words
  }

  private mutating func run(_ body: (Name) -> Void) -> Outcome {
    if bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") { return .unclear }
    // A copy that stays in a register; the methods use the stored one.
    var position = 0
    while true {
      while plain[Int(bytes[position])] { position &+= 1 }
      let byte = bytes[position]
      if byte == 0x0A, interpolations.isEmpty {
        position = endOfSpaces(from: position)
      } else if tables.startsName[Int(byte)] {
        let start = position
        position = endOfName(from: start)
        if words.contains(bytes, start, length: position &- start) { return .metWord }
        guard let kind = tables.introduced(by: bytes + start, length: position &- start) else { continue }
        self.position = position
        if let outcome = readDeclared(kind, body) { return outcome }
        position = self.position
      } else {
        if position >= end { break }
        self.position = position
        if !skipSpecial(byte) { return .unclear }
        position = self.position
      }
    }
    return depth == 0 && interpolations.isEmpty ? .complete : .unclear
  }

  /// Goes past what begins with a byte that is neither plain nor part of a name.
  private mutating func skipSpecial(_ byte: UInt8) -> Bool {
    let next = bytes[position &+ 1]
    switch byte {
    case 0x0A, 0x0D:
      // A newline ends the interpolation of a string of one line, whatever is open in it.
      if let last = interpolations.last, !last.isMultiLine { return false }
      position = endOfSpaces(from: position)
    case UInt8(ascii: "{"):
      depth &+= 1
      position &+= 1
    case UInt8(ascii: "}"):
      depth &-= 1
      position &+= 1
      return depth >= 0
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","):
      position &+= 1
      return interpolations.isEmpty ? countBracket(byte) : countParenthesis(byte)
    case UInt8(ascii: "/"): return skipCommentOrSlash()
    case UInt8(ascii: "\""):
      let isMultiLine = next == byte && bytes[position &+ 2] == byte
      position &+= isMultiLine ? 3 : 1
      return skipString(isMultiLine: isMultiLine)
    case UInt8(ascii: "`"):
      let length = endOfName(from: position &+ 1) &- position &- 1
      if length == 0 || bytes[position &+ 1 &+ length] != byte { return false }
      if words.contains(bytes, position &+ 1, length: length) { return false }
      position &+= length &+ 2
    case UInt8(ascii: "#"):
      if next == UInt8(ascii: "\"") || next == UInt8(ascii: "#") || next == UInt8(ascii: "/") { return false }
      position &+= 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      // An editor placeholder or a conflict marker.
      if next == UInt8(ascii: "#") || next == byte && bytes[position &+ 2] == byte { return false }
      position &+= 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
      position &+= 1
      position = endOfName(from: position)
    default: return false
    }
    return true
  }

  // MARK: Names

  /// Reads the name behind a keyword, or several where keywords follow each other; nil when the scan goes on.
  private mutating func readDeclared(_ introducer: ScanTables.Introducer, _ body: (Name) -> Void) -> Outcome? {
    var introducer = introducer
    var isContinuation = false
    while true {
      if !skipTrivia() { return .unclear }
      let isBackticked = bytes[position] == UInt8(ascii: "`")
      let start = isBackticked ? position &+ 1 : position
      if !tables.startsName[Int(bytes[start])] {
        // Names may also follow the pattern that stands in place of one: `let (a, b) = c, d = e`.
        let bindsPattern = introducer == .binding && depth == 0
        return bindsPattern || bytes[start] == UInt8(ascii: "$") ? .unclear : nil
      }
      let length = endOfName(from: start) &- start
      if isBackticked ? bytes[start &+ length] != UInt8(ascii: "`") : bytes[start &+ length] == UInt8(ascii: "$") {
        return .unclear
      }
      position = start &+ length &+ (isBackticked ? 1 : 0)
      if words.contains(bytes, start, length: length) { return .metWord }
      if !isBackticked, let next = tables.introduced(by: bytes + start, length: length) {
        // `actor` and `macro` are names, too: `let actor = 1`.
        if !LexicalTables.shared.mayBeReserved(bytes + start, length: length) { return .unclear }
        introducer = next
        isContinuation = false
        continue
      }
      if depth == 0 {
        bindsNames = introducer == .binding
        bracketDepth = 0
      }
      let kind: Kind = introducer == .value || introducer == .binding ? .value : .type
      body(Name(kind: kind, range: start..<start &+ length, depth: depth, isContinuation: isContinuation))
      if introducer != .extendedType { return nil }
      if !skipTrivia() { return .unclear }
      // The extended type may be nested in a generic one, behind its arguments, or follow its module.
      if bytes[position] == UInt8(ascii: "<") { return .unclear }
      if bytes[position] == UInt8(ascii: ":"), bytes[position &+ 1] == UInt8(ascii: ":") { return .unclear }
      if bytes[position] != UInt8(ascii: ".") { return nil }
      position &+= 1
      isContinuation = true
    }
  }

  /// The end of the ASCII letters, digits and `_` from `start` on.
  @inline(__always)
  private func endOfName(from start: Int) -> Int {
    var position = start
    while true {
      let count = WordScan.leadingNameBytes(word(at: position))
      position &+= count
      if count < 8 { return position }
    }
  }

  private mutating func choosePlainBytes() {
    plain = interpolations.isEmpty && !bindsNames ? tables.plain : tables.plainBetweenBrackets
  }

  // MARK: Trivia

  /// The end of the spaces behind the newline or space at `start`.
  @inline(__always)
  private func endOfSpaces(from start: Int) -> Int {
    var position = start &+ 1
    while true {
      let others = word(at: position) ^ WordScan.repeating(UInt8(ascii: " "))
      if others != 0 { return position &+ others.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
  }

  private mutating func skipTrivia() -> Bool {
    while true {
      switch bytes[position] {
      case UInt8(ascii: " "): position = endOfSpaces(from: position)
      case 0x09, 0x0A, 0x0D:
        if !interpolations.isEmpty { return false }
        position = endOfSpaces(from: position)
      case UInt8(ascii: "/"): if !skipCommentOrSlash() { return false }
      default: return true
      }
    }
  }

  /// Goes past a comment, or past a `/` that can only be an operator.
  private mutating func skipCommentOrSlash() -> Bool {
    // In `+//` and the like the operator's end has rules of its own.
    if position > 0, tables.isOperator[Int(bytes[position &- 1])] { return false }
    switch bytes[position &+ 1] {
    case UInt8(ascii: "/"):
      skipLineComment()
      return true
    case UInt8(ascii: "*"): return skipBlockComment()
    case UInt8(ascii: " "):
      position &+= 1
      return followsOperand(at: position &- 1)
    default: return false
    }
  }

  /// Whether a number, a name or a closing bracket stands before the spaces before `position`: then no regex literal begins there.
  private func followsOperand(at position: Int) -> Bool {
    var end = position
    while end > 0, bytes[end &- 1] == UInt8(ascii: " ") { end &-= 1 }
    guard end > 0 else { return false }
    if bytes[end &- 1] == UInt8(ascii: ")") || bytes[end &- 1] == UInt8(ascii: "]") { return true }
    var start = end
    while start > 0, LexicalTables.shared.traits[Int(bytes[start &- 1])].contains(.identifierPart) { start &-= 1 }
    return start < end && !LexicalTables.shared.mayBeReserved(bytes + start, length: end &- start)
  }

  @inline(__always)
  private mutating func skipLineComment() {
    var position = position &+ 2
    while position < end {
      let word = word(at: position)
      let newlines = WordScan.mask(of: 0x0A, in: word) | WordScan.mask(of: 0x0D, in: word)
      position &+= WordScan.leadingBytes(before: newlines)
      if newlines != 0 { break }
    }
    self.position = min(position, end)
  }

  private mutating func skipBlockComment() -> Bool {
    var position = position &+ 2
    var depth = 1
    while position < end {
      let word = word(at: position)
      let stops = WordScan.mask(of: UInt8(ascii: "*"), in: word) | WordScan.mask(of: UInt8(ascii: "/"), in: word)
      position &+= WordScan.leadingBytes(before: stops)
      if stops == 0 { continue }
      switch (bytes[position], bytes[position &+ 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        position &+= 2
        depth &-= 1
        if depth == 0 {
          self.position = position
          return position <= end
        }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        position &+= 2
        depth &+= 1
      default: position &+= 1
      }
    }
    return false
  }

  // MARK: Strings

  /// Goes to the end of a string literal or behind the `\(` of its next interpolation.
  private mutating func skipString(isMultiLine: Bool) -> Bool {
    let quote = UInt8(ascii: "\"")
    while position < end {
      let word = word(at: position)
      let stops =
        WordScan.mask(of: quote, in: word) | WordScan.mask(of: UInt8(ascii: "\\"), in: word)
        | WordScan.mask(below: 0x20, in: word)
      position &+= WordScan.leadingBytes(before: stops)
      if stops == 0 { continue }
      let next = bytes[position &+ 1]
      switch bytes[position] {
      case quote where !isMultiLine:
        position &+= 1
        return true
      case quote where next == quote && bytes[position &+ 2] == quote:
        position &+= 3
        return true
      case quote: position &+= 1
      case UInt8(ascii: "\\") where next == UInt8(ascii: "("):
        position &+= 2
        interpolations.append(Interpolation(isMultiLine: isMultiLine))
        return true
      case UInt8(ascii: "\\"):
        // An escaped newline ends a string of one line too.
        position &+= isMultiLine || next >= 0x20 ? 2 : 1
      case 0x0A, 0x0D, 0x09:
        if !isMultiLine { return false }
        position &+= 1
      default: return false
      }
    }
    return false
  }

  /// Counts the parentheses of an interpolation; behind the one that ends it, the string goes on.
  private mutating func countParenthesis(_ byte: UInt8) -> Bool {
    let last = interpolations.count &- 1
    if byte == UInt8(ascii: "(") {
      interpolations[last].openParentheses &+= 1
    } else if byte == UInt8(ascii: ")") {
      if interpolations[last].openParentheses == 0 {
        return skipString(isMultiLine: interpolations.removeLast().isMultiLine)
      }
      interpolations[last].openParentheses &-= 1
    }
    return true
  }

  /// Counts the brackets behind a `let` at file level; a comma outside of them is followed by a further name.
  private mutating func countBracket(_ byte: UInt8) -> Bool {
    guard depth == 0 else { return true }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): bracketDepth &+= 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): bracketDepth &-= 1
    default: return bracketDepth > 0
    }
    return true
  }

  /// The eight bytes at a position.
  @inline(__always)
  private func word(at position: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self))
  }
}
