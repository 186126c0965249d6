import EnvlintSyntax

/// The outline of a file: whether it mentions the environment at all, and what it declares at file level.
///
/// Most files of a project matter only when a name in another file leads to them. Their outlines are read off the bytes, or off the
/// tokens where the bytes are not enough; nothing is parsed. A nested type is found through the type around it.
///
/// **Invariant:** a file that declares or aliases `T` at file level has `T` among its names; one that extends it has its extension
/// (`extensionName(of:)`).
public struct Outline: Sendable {
  /// Whether the file must be parsed: it mentions the environment, a key protocol or `@Entry`.
  public internal(set) var mentionsEnvironment = false
  /// Hashes of the names that the file declares at file level, of what it extends, of what typealiases represent, and of the modules that
  /// it exports, in no promised order; see `hash(_:)`, `extensionName(of:)`, `aliasName(of:)` and `reexport(of:)`.
  public internal(set) var declaredNames: [UInt32] = []
  /// Whether the file can name what SwiftUI declares.
  public internal(set) var swiftUI = SwiftUIVisibility.hidden
  /// Whether it imports SwiftUI itself.
  public internal(set) var importsSwiftUI = false
  /// Whether it exports a module: `@_exported import M`.
  public internal(set) var exportsModule = false
  /// Whether it imports the framework of a store that views fetch from; not told of all files.
  var importsStore = false
  /// Whether it imports a framework of tests, and so is test code.
  public internal(set) var importsTests = false

  /// Of an empty file.
  init() {}

  /// Whether the file is parsed from the start although it does not speak of the environment: it may declare the default of a key.
  public var mayConcernRules: Bool { declaredNames.contains(Outline.keyDefault) }

  /// - Parameter word: offset of a word that shows, as likely as not, that the file speaks of the environment.
  public init(_ tokens: Tokens, _ source: SourceBytes, word: Int? = nil) {
    if let index = word.flatMap({ tokens.index(at: $0) }), isTrigger(index, tokens, source, isAtFileLevel: false) {
      mentionsEnvironment = true
      return
    }
    var depth = 0
    // Open parentheses and square brackets outside of braces.
    var bracketDepth = 0
    // Whether the last declaration at file level is a `let` or `var`, so that a comma brings a further name.
    var bindsNames = false
    // The last component so far of the name that an extension extends.
    var extended = -2
    var names: Set<UInt32> = []
    var innerNames: [UInt32] = []
    for index in 0..<tokens.count {
      switch tokens.kinds[index] {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .leftParen, .leftSquare: if depth <= 0 { bracketDepth += 1 }
      case .rightParen, .rightSquare: if depth <= 0 { bracketDepth -= 1 }
      // Also where no name follows: `let (a, b) = c, d = e`.
      case .keywordLet, .keywordVar: if depth <= 0 { bindsNames = true }
      case .keywordFunc:
        let start = Int(tokens.starts[index + 1])
        let end = OperatorName.end(from: start) { source[$0] }
        if end == start { continue }
        let name = Outline.hash(source.padded[start..<end])
        if depth <= 0 { names.insert(name) } else { innerNames.append(name) }
      case .identifier:
        if isTrigger(index, tokens, source, isAtFileLevel: depth <= 0) {
          mentionsEnvironment = true
          return
        }
        guard index > 0 else { continue }
        if isImported(index, tokens) { note(module: nameHash(index, tokens, source)) }
        if let module = moduleReexported(at: index, tokens, source) {
          names.insert(nameHash(module, tokens, source, behind: Outline.reexportPrefix))
          exportsModule = true
        }
        let previous = tokens.kinds[index - 1]
        let isFurtherDefault = previous == .comma && isKeyDefault(index, tokens, source)
        let isBound = previous == .comma && bindsNames && depth <= 0 && bracketDepth <= 0 || isFurtherDefault
        guard isBound || isDeclared(tokens, index, source, extended: extended) else { continue }
        if depth <= 0, ![.keywordLet, .keywordVar, .comma, .period].contains(previous) { bindsNames = false }
        let isExtended = [.keywordExtension, .period, .colonColon].contains(previous)
        if isExtended { extended = index }
        if previous == .keywordTypealias, depth <= 0, let target = target(ofAliasAt: index, tokens) {
          names.insert(nameHash(target, tokens, source, behind: Outline.aliasPrefix))
        }
        let name = nameHash(index, tokens, source, behind: isExtended ? Outline.extensionPrefix : Outline.emptyHash)
        if depth <= 0 || name == Outline.keyDefault && isStaticProperty(index, tokens) {
          names.insert(name)
        } else {
          innerNames.append(name)
        }
      default: continue
      }
    }
    if importsStore, Outline.fetches(in: tokens, source) { mentionsEnvironment = true }
    // Where braces do not balance, counting them does not tell what is where: then everything counts.
    if depth != 0 { names.formUnion(innerNames) }
    declaredNames = Array(names)
  }

  /// The hash of a name as `declaredNames` has it.
  public static func hash(_ name: String) -> UInt32 { hash(name, behind: emptyHash) }

  /// The hash under which extensions of what has that name last are found; no declaration can have it.
  public static func hash(extensionOf name: String) -> UInt32 { hash(name, behind: extensionPrefix) }

  private static func hash(_ name: String, behind prefix: UInt32) -> UInt32 {
    var name = name
    return name.withUTF8 { hash($0, behind: prefix) }
  }

  /// FNV-1a over 32 bits.
  ///
  /// - Parameter prefix: the hash of what is before the bytes.
  static func hash(_ bytes: some Sequence<UInt8>, behind prefix: UInt32 = emptyHash) -> UInt32 {
    bytes.reduce(prefix) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  static let emptyHash: UInt32 = 2_166_136_261

  /// The name under which a file that exports a module is found; no declaration can have it.
  static func reexport(of module: String) -> String { "_exported " + module }

  static let reexportPrefix = hash("_exported ")

  /// The name under which a file that extends a type is found; no declaration can have it.
  public static func extensionName(of type: String) -> String { "extension " + type }

  static let extensionPrefix = hash("extension ")

  /// The hash under which typealiases of what has that name last are found; no declaration can have it.
  static func hash(aliasOf name: String) -> UInt32 { hash(name, behind: aliasPrefix) }

  /// The name under which a file is found that gives a type another name; no declaration can have it.
  static func aliasName(of type: String) -> String { "typealias " + type }

  static let aliasPrefix = hash("typealias ")

  /// The declarations of every key, needed where a file declares one without mentioning keys.
  static let keyDefault = hash("defaultValue")
  /// Words that only environment code uses, anywhere.
  private static let triggers: [(length: Int, word: StaticString)] = [
    (17, "EnvironmentValues"), (15, "FocusedValueKey"), (17, "ContainerValueKey"), (14, "TransactionKey"),
  ]
  /// Words that name an attribute, after `@` or after a module's name.
  private static let attributes: [(length: Int, word: StaticString)] = [
    (5, "Entry"), (11, "Environment"), (17, "EnvironmentObject"),
  ]
  /// Modifiers that are called, on a view or in one of its methods.
  private static let modifiers: [(length: Int, word: StaticString)] = [
    (11, "environment"), (17, "environmentObject"), (20, "transformEnvironment"),
  ]

  /// The protocols that an extension of a type in another file can add: that everything in it exists for previews.
  private static let previewProtocols: [(length: Int, word: StaticString)] = [
    (15, "PreviewProvider"), (15, "PreviewModifier"),
  ]

  /// Whether the identifier shows that the file has environment code.
  ///
  /// - Parameter isAtFileLevel: false also where that is not known.
  private func isTrigger(_ index: Int, _ tokens: Tokens, _ source: SourceBytes, isAtFileLevel: Bool) -> Bool {
    let range = nameRange(index, tokens)
    let (start, length) = (range.lowerBound, range.count)
    guard length == 5 || length == 11 || length >= 14 else { return false }
    func isAny(of words: [(length: Int, word: StaticString)]) -> Bool {
      words.contains { $0.length == length && matches($0.word, source, start) }
    }
    if length >= 14, matches("EnvironmentKey", source, range.upperBound - 14) || isAny(of: Outline.triggers) {
      return true
    }
    if length == 15, isAny(of: Outline.previewProtocols) {
      return isAtFileLevel && isInherited(byExtensionAt: index, tokens)
    }
    guard length == 5 || length == 11 || length == 17 || length == 20, index > 0 else { return false }
    let isCalled = tokens.kinds[index + 1] == .leftParen && !tokens.flags[index + 1].contains(.newlineBefore)
    if isCalled, isAny(of: Outline.modifiers) {
      return tokens.kinds[index - 1] != .keywordFunc
    }
    // `Environment(\.key)` and `EnvironmentObject<T>()` in an expression.
    let isMade = isCalled || source[Int(tokens.starts[index + 1])] == UInt8(ascii: "<")
    if isMade, length > 5, isAny(of: Outline.attributes) { return true }
    switch tokens.kinds[index - 1] {
    case .at: return isAny(of: Outline.attributes)
    case .period, .colonColon:
      return index > 2 && tokens.kinds[index - 3] == .at && isAny(of: Outline.attributes)
    default: return false
    }
  }

  /// Whether an identifier is between `extension` and its brace.
  private func isInherited(byExtensionAt index: Int, _ tokens: Tokens) -> Bool {
    let farthest = max(0, index - 100)
    for position in (farthest..<index).reversed() {
      switch tokens.kinds[position] {
      case .keywordExtension: return true
      case .leftBrace, .rightBrace: return false
      default: continue
      }
    }
    // No brace far and wide: rather one file too many than a long search.
    return farthest > 0
  }

  private func matches(_ word: StaticString, _ source: SourceBytes, _ start: Int) -> Bool {
    word.withUTF8Buffer { expected in
      for offset in 0..<expected.count where source[start + offset] != expected[offset] { return false }
      return true
    }
  }

  /// Whether the identifier is the name of a declaration: `class T`, `extension A.B.T`, `actor T`, `let t`, `func f`, `macro m`.
  ///
  /// - Parameter extended: index of the last component so far of the name that an extension extends.
  private func isDeclared(_ tokens: Tokens, _ index: Int, _ source: SourceBytes, extended: Int) -> Bool {
    switch tokens.kinds[index - 1] {
    case .keywordClass, .keywordStruct, .keywordEnum, .keywordProtocol, .keywordExtension, .keywordTypealias,
      .keywordLet, .keywordVar, .keywordFunc:
      return true
    case .identifier:
      let range = Int(tokens.starts[index - 1])..<Int(tokens.ends[index - 1])
      guard range.count == 5 else { return false }
      return matches("actor", source, range.lowerBound) || matches("macro", source, range.lowerBound)
    // `extension A<B>.C`: a member of any type with arguments counts, rather than to look for the extension before it.
    case .period:
      return index - 2 == extended || index >= 2 && source[Int(tokens.ends[index - 2]) - 1] == UInt8(ascii: ">")
    // `extension Module::T`.
    case .colonColon: return index - 2 == extended
    default: return false
    }
  }

  /// Index of the last name of the type that a typealias represents; nil where that does not begin with a name.
  private func target(ofAliasAt index: Int, _ tokens: Tokens) -> Int? {
    var next = index + 1
    // Generic parameters may stand between.
    if tokens.kinds[next] != .equal {
      let limit = min(index + 64, tokens.count)
      guard let equal = (index..<limit).first(where: { tokens.kinds[$0] == .equal }) else { return nil }
      next = equal
    }
    guard tokens.kinds[next + 1] == .identifier else { return nil }
    var last = next + 1
    while tokens.kinds[last + 1] == .period || tokens.kinds[last + 1] == .colonColon,
      tokens.kinds[last + 2] == .identifier
    {
      last += 2
    }
    return last
  }

  /// Whether `let` or `var` is before the name, and before that a modifier that makes the property one of the type.
  private func isStaticProperty(_ index: Int, _ tokens: Tokens) -> Bool {
    guard let keyword = tokens.bindingKeyword(before: index) else { return false }
    var position = keyword - 1
    while position >= 0 {
      switch tokens.kinds[position] {
      case .keywordStatic, .keywordClass: return true
      // `nonisolated(unsafe)`, `@MainActor`, `public`
      case .identifier, .leftParen, .rightParen, .at, .period, .keywordPublic, .keywordPrivate, .keywordFileprivate,
        .keywordInternal:
        position -= 1
      default: return false
      }
    }
    return false
  }

  private func isKeyDefault(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    let range = nameRange(index, tokens)
    return range.count == 12 && matches("defaultValue", source, range.lowerBound)
  }

  /// Index of the module's name where `_exported` is before an `import`.
  private func moduleReexported(at index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Int? {
    guard tokens.ends[index] - tokens.starts[index] == 9, matches("_exported", source, Int(tokens.starts[index])) else {
      return nil
    }
    // Other attributes and modifiers may stand between.
    let limit = min(index + 64, tokens.count)
    guard let start = (index..<limit).first(where: { tokens.kinds[$0] == .keywordImport }) else { return nil }
    // The kind of a declaration may stand before the module's name.
    return (start + 1..<min(start + 3, tokens.count)).first { tokens.kinds[$0] == .identifier }
  }

  /// Whether an identifier is after `import`, perhaps after the kind of a declaration.
  private func isImported(_ index: Int, _ tokens: Tokens) -> Bool {
    if tokens.kinds[index - 1] == .keywordImport { return true }
    guard index > 1, tokens.kinds[index - 2] == .keywordImport else { return false }
    switch tokens.kinds[index - 1] {
    case .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordTypealias, .keywordFunc, .keywordLet,
      .keywordVar:
      return true
    default: return false
    }
  }

  private func nameHash(
    _ index: Int, _ tokens: Tokens, _ source: SourceBytes, behind prefix: UInt32 = emptyHash
  ) -> UInt32 {
    Outline.hash(source.padded[nameRange(index, tokens)], behind: prefix)
  }

  /// The bytes of an identifier without its backticks.
  private func nameRange(_ index: Int, _ tokens: Tokens) -> Range<Int> {
    let backtick = tokens.flags[index].contains(.backticked) ? 1 : 0
    return Int(tokens.starts[index]) + backtick..<Int(tokens.ends[index]) - backtick
  }
}

extension Tokens {
  /// The identifier in which a byte lies; nil when none does.
  fileprivate func index(at offset: Int) -> Int? {
    let next = starts.firstIndex(notBefore: UInt32(offset) + 1)
    return next > 0 && kinds[next - 1] == .identifier && offset < ends[next - 1] ? next - 1 : nil
  }
}
