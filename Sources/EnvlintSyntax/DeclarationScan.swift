/// The names that a file declares at file level, read from its bytes without tokenizing it: many times as fast, for
/// plain code only.
///
/// Comments, string literals with their interpolations, names and braces are understood; where the bytes need the
/// whole lexical grammar (a `/` that may begin a regex literal, a raw string, several names after one `let`, braces
/// that do not balance), the scan gives up and the file has to be tokenized. What is in braces is passed over,
/// but for the words that are looked for.
///
/// **Invariant:** when it does not give up, it finds every name that the tokens of the file show as declared at file
/// level, and every word that it was to look for.
public struct DeclarationScan: ~Copyable {
  /// The kind of a name.
  public enum Role: Sendable {
    /// Of something that the file declares.
    case declared
    /// A component of the name of what it extends.
    case extended
    /// The last name of what a typealias represents.
    case aliased
    /// Of a module: `import M`.
    case imported
    /// Of a module: `@_exported import M`.
    case reexported
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

  /// The results of a scan besides the names.
  public struct Result: Sendable {
    public var outcome: Outcome
    /// Where the word begins that the scan stopped at; nil when it stopped at none.
    public var word: Int?
    /// Whether one of the static properties that were looked for may be declared somewhere.
    public var mayDeclareStaticProperty: Bool
  }

  let bytes: UnsafePointer<UInt8>
  let end: Int
  private let words: WordSet
  private var mayDeclareStaticProperty = false
  private var metWord: Int?
  let tables = ScanTables.shared
  var position = 0
  /// The interpolations around the current code, from the outermost.
  var interpolations: ContiguousArray<Interpolation> = [] { didSet { choosePlainBytes() } }
  /// The bytes that change nothing between two names here.
  private var plain = ScanTables.shared.plain
  /// Whether the last declaration is an extension whose brace has not come.
  private var isInExtension = false
  /// Whether the last declaration is a `let` or `var`, so that a comma brings a further name.
  private var bindsNames = false { didSet { choosePlainBytes() } }
  /// Open parentheses and square brackets, counted where `bindsNames`.
  private var bracketDepth = 0

  struct Interpolation {
    var openParentheses = 0
    var openBraces = 0
    var isMultiLine: Bool
  }

  /// Scans `source` from its start.
  ///
  /// - Parameter body: is given each name, as a range of UTF-8 byte offsets.
  public static func run(
    _ source: SourceBytes, stoppingAt words: WordSet, _ body: (Range<Int>, Role) -> Void
  ) -> Result {
    source.padded.withUnsafeBufferPointer { padded in
      guard let bytes = padded.baseAddress else {
        return Result(outcome: .complete, word: nil, mayDeclareStaticProperty: false)
      }
      var scan = DeclarationScan(bytes: bytes, end: source.count, words: words)
      let isScript = bytes[0] == UInt8(ascii: "#") && bytes[1] == UInt8(ascii: "!")
      let outcome = isScript ? .unclear : scan.scanCode(body) ?? .complete
      return Result(outcome: outcome, word: scan.metWord, mayDeclareStaticProperty: scan.mayDeclareStaticProperty)
    }
  }

  private init(bytes: UnsafePointer<UInt8>, end: Int, words: WordSet) {
    self.bytes = bytes
    self.end = end
    self.words = words
  }

  /// Scans to the end of the file, at file level; inside of interpolations to the end of the literal around them all.
  /// Nil when it comes that far.
  mutating func scanCode(_ body: (Range<Int>, Role) -> Void) -> Outcome? {
    let isInString = !interpolations.isEmpty
    // A copy that stays in a register; the methods use the stored one.
    var position = position
    while true {
      while plain[Int(bytes[position])] { position &+= 1 }
      let byte = bytes[position]
      if byte == 0x0A, interpolations.isEmpty {
        position = endOfSpaces(from: position)
      } else if tables.startsName[Int(byte)] {
        let start = position
        position = endOfName(from: start)
        if isWanted(start..<position) { return .metWord }
        if isInString { continue }
        guard let introducer = tables.introduced(by: bytes + start, length: position &- start) else { continue }
        self.position = position
        if let outcome = readDeclared(introducer, body) { return outcome }
        position = self.position
      } else {
        self.position = position
        if position >= end { return interpolations.isEmpty ? nil : .unclear }
        if let outcome = skipSpecial(byte) { return outcome }
        if isInString, interpolations.isEmpty { return nil }
        position = self.position
      }
    }
  }

  /// Goes past what begins with a byte that is neither plain nor part of a name.
  private mutating func skipSpecial(_ byte: UInt8) -> Outcome? {
    let next = bytes[position &+ 1]
    switch byte {
    case 0x0A, 0x0D:
      // A newline ends the interpolation of a string of one line, whatever is open in it.
      if let last = interpolations.last, !last.isMultiLine { return .unclear }
      position = endOfSpaces(from: position)
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      position &+= 1
      if !interpolations.isEmpty { return countBrace(byte) }
      isInExtension = false
      return byte == UInt8(ascii: "{") ? skipBody() : .unclear
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","):
      position &+= 1
      return interpolations.isEmpty ? countBracket(byte) : countParenthesis(byte)
    case UInt8(ascii: "/"): return skipCommentOrSlash() ? nil : .unclear
    case UInt8(ascii: "\""): return skipString() ? nil : .unclear
    case UInt8(ascii: "`"): return skipBackticks()
    case UInt8(ascii: "#"):
      if next == UInt8(ascii: "\"") || next == UInt8(ascii: "#") || next == UInt8(ascii: "/") { return .unclear }
      position &+= 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      // An editor placeholder or a conflict marker.
      if next == UInt8(ascii: "#") || next == byte && bytes[position &+ 2] == byte { return .unclear }
      position &+= 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
      position &+= 1
      position = endOfName(from: position)
    default: return .unclear
    }
    return nil
  }

  /// Counts the brackets after a `let`; a comma outside of them is followed by a further name.
  private mutating func countBracket(_ byte: UInt8) -> Outcome? {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): bracketDepth &+= 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): bracketDepth &-= 1
    default: return bracketDepth > 0 ? nil : .unclear
    }
    return nil
  }

  private mutating func choosePlainBytes() {
    plain = interpolations.isEmpty && !bindsNames ? tables.plain : tables.plainBetweenBrackets
  }

  // MARK: Names

  /// Reads the name after a keyword, or several where keywords follow each other; nil when the scan goes on.
  private mutating func readDeclared(
    _ introducer: ScanTables.Introducer, _ body: (Range<Int>, Role) -> Void
  ) -> Outcome? {
    switch introducer {
    case .module: return readImported(as: .imported, body)
    case .reexport: return readReexported(body)
    default: break
    }
    var introducer = introducer
    isInExtension = introducer == .extendedType
    while true {
      let name: Range<Int>
      switch readName() {
      case .none:
        // `func ==`
        let end = introducer == .value ? OperatorName.end(from: position) { bytes[$0] } : position
        if end > position {
          body(position..<end, .declared)
          position = end
          return nil
        }
        // Names may also follow the pattern that is in place of one: `let (a, b) = c, d = e`.
        return introducer == .binding ? .unclear : nil
      case .ended(let outcome): return outcome
      case .keyword(let next):
        introducer = next
        continue
      case .name(let range): name = range
      }
      bindsNames = introducer == .binding
      bracketDepth = 0
      body(name, introducer == .extendedType ? .extended : .declared)
      if introducer == .alias { return readTarget(body) }
      if introducer != .extendedType { return nil }
      if !skipTrivia() { return .unclear }
      // The extended type may be nested in a generic one, after its arguments, or follow its module.
      if bytes[position] == UInt8(ascii: "<") { return .unclear }
      if bytes[position] == UInt8(ascii: ":"), bytes[position &+ 1] == UInt8(ascii: ":") { return .unclear }
      if bytes[position] != UInt8(ascii: ".") { return nil }
      position &+= 1
    }
  }

  /// Reads what the name of a typealias represents, where that begins with a name.
  private mutating func readTarget(_ body: (Range<Int>, Role) -> Void) -> Outcome? {
    if !skipTrivia() { return .unclear }
    // After generic parameters, or in code that does not compile.
    guard bytes[position] == UInt8(ascii: "="), !tables.isOperator[Int(bytes[position &+ 1])] else { return .unclear }
    position &+= 1
    var last: Range<Int>?
    while true {
      switch readName() {
      case .name(let name): last = name
      // `any P`, `(A) -> B`: what follows is read like all other code.
      case .none: return nil
      case .keyword: return .unclear
      case .ended(let outcome): return outcome
      }
      if !skipTrivia() { return .unclear }
      if bytes[position] == UInt8(ascii: ":"), bytes[position &+ 1] == UInt8(ascii: ":") { return .unclear }
      if bytes[position] != UInt8(ascii: ".") { break }
      position &+= 1
    }
    if let last { body(last, .aliased) }
    return nil
  }

  /// Reads the module after `@_exported`: only `import` and the kind of a declaration may stand between.
  private mutating func readReexported(_ body: (Range<Int>, Role) -> Void) -> Outcome? {
    guard case .keyword(.module) = readName() else { return .unclear }
    return readImported(as: .reexported, body)
  }

  /// Reads the module after `import`, perhaps after the kind of a declaration.
  private mutating func readImported(as role: Role, _ body: (Range<Int>, Role) -> Void) -> Outcome? {
    while true {
      switch readName() {
      case .keyword: continue
      case .name(let module):
        body(module, role)
        return nil
      case .none, .ended: return .unclear
      }
    }
  }

  /// The token in the place of a name.
  private enum NameReading {
    case name(Range<Int>)
    /// Another word that introduces a name.
    case keyword(ScanTables.Introducer)
    case none
    /// The scan cannot go on.
    case ended(Outcome)
  }

  /// Goes past trivia and a name.
  private mutating func readName() -> NameReading {
    if !skipTrivia() { return .ended(.unclear) }
    let isBackticked = bytes[position] == UInt8(ascii: "`")
    let start = isBackticked ? position &+ 1 : position
    if !tables.startsName[Int(bytes[start])] { return bytes[start] == UInt8(ascii: "$") ? .ended(.unclear) : .none }
    let length = endOfName(from: start) &- start
    if isBackticked ? bytes[start &+ length] != UInt8(ascii: "`") : bytes[start &+ length] == UInt8(ascii: "$") {
      return .ended(.unclear)
    }
    position = start &+ length &+ (isBackticked ? 1 : 0)
    if isWanted(start..<start &+ length) { return .ended(.metWord) }
    if !isBackticked, let next = tables.introduced(by: bytes + start, length: length) {
      // `actor` and `macro` are names as well: `let actor = 1`.
      return LexicalTables.shared.mayBeReserved(bytes + start, length: length) ? .keyword(next) : .ended(.unclear)
    }
    return .name(start..<start &+ length)
  }

  /// Goes past a name in backticks.
  mutating func skipBackticks() -> Outcome? {
    let start = position &+ 1
    let end = endOfName(from: start)
    if end == start || bytes[end] != UInt8(ascii: "`") { return .unclear }
    if isWanted(start..<end) { return .metWord }
    position = end &+ 1
    return nil
  }

  /// Whether a word is one to stop at.
  @inline(__always)
  mutating func isWanted(_ word: Range<Int>) -> Bool {
    switch words.membership(bytes, word.lowerBound, length: word.count) {
    case .none: return false
    case .staticProperty:
      mayDeclareStaticProperty = true
      return false
    case .inExtension where !isInExtension: return false
    case .inExtension, .member:
      metWord = word.lowerBound
      return true
    }
  }

  /// The end of the ASCII letters, digits and `_` from `start` on.
  @inline(__always)
  func endOfName(from start: Int) -> Int {
    var position = start
    while true {
      let count = WordScan.leadingNameBytes(word(at: position))
      position &+= count
      if count < 8 { return position }
    }
  }

  /// The eight bytes at a position.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self))
  }
}
