import EnvlintSyntax

/// The places of a file at which a body can hold a fact: injections, loops, local types, previews, subscripts of `self`, and the names
/// of environment properties.
///
/// **Invariant:** a body without a landmark gives no fact; walking it all the same changes nothing.
struct Landmarks {
  /// Indices of tokens, ascending.
  private(set) var tokenIndices: ContiguousArray<Int> = []
  /// UTF-8 byte offsets of the same, ascending.
  private var offsets: ContiguousArray<UInt32> = []
  /// See `FileFacts.usesDefaults`.
  private(set) var usesDefaults = false
  /// Whether the file is one that every run loads, because it names environment values or has an attribute of the environment.
  private(set) var speaksOfEnvironment = false
  /// The environment properties of the file.
  private(set) var propertyNames = PropertyNames.none

  init(_ tokens: Tokens, _ source: SourceBytes) {
    var attributes: [Int] = []
    for index in 0..<tokens.count {
      switch tokens.kinds[index] {
      case .keywordWhile, .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordExtension,
        .keywordTypealias,
        .keywordImport:
        add(index, tokens)
      case .keywordInit: if Landmarks.takesKeyPath(index, tokens) { add(index, tokens) }
      case .keywordSelf: if tokens.kinds[index + 1] == .leftSquare { add(index, tokens) }
      case .identifier:
        let start = Int(tokens.starts[index])
        let length = Int(tokens.ends[index]) - start
        let isBackticked = source[start] == 0x60
        let name = start + (isBackticked ? 1 : 0)
        let nameLength = isBackticked ? length - 2 : length
        let isEnvironment = nameLength >= 11 && Landmarks.has("nvironment", in: source, at: name + 1)
        if length >= 12, Landmarks.has("defaultValue", in: source, at: start + (isBackticked ? 1 : 0)) {
          usesDefaults = true
        }
        if isEnvironment || length == 5 && Landmarks.has("actor", in: source, at: start) {
          add(index, tokens)
        }
        if isEnvironment, nameLength == 11 || nameLength == 17, source[name] == UInt8(ascii: "E"),
          index > 0, [.at, .period, .colonColon].contains(tokens.kinds[index - 1])
        {
          attributes.append(index)
          let isAttribute = tokens.kinds[index - 1] == .at || index > 2 && tokens.kinds[index - 3] == .at
          if isAttribute { speaksOfEnvironment = true }
        }
        if isEnvironment, nameLength == 17, Landmarks.has("EnvironmentValues", in: source, at: name) {
          speaksOfEnvironment = true
        }
      default: continue
      }
    }
    if attributes.isEmpty { return }
    propertyNames = PropertyNames(behind: attributes, tokens, source)
    tokenIndices = ContiguousArray((tokenIndices + propertyNames.tokenIndices).sorted())
    offsets = ContiguousArray((offsets + propertyNames.offsets).sorted())
  }

  /// Whether `.init(\…)` stands at a token, with any count of parentheses.
  private static func takesKeyPath(_ index: Int, _ tokens: Tokens) -> Bool {
    guard index > 0, tokens.kinds[index - 1] == .period, tokens.kinds[index + 1] == .leftParen else { return false }
    var next = index + 1
    while tokens.kinds[next] == .leftParen { next += 1 }
    return tokens.kinds[next] == .backslash
  }

  private static func has(_ word: StaticString, in source: SourceBytes, at start: Int) -> Bool {
    word.withUTF8Buffer { expected in
      for offset in 0..<expected.count where source[start + offset] != expected[offset] { return false }
      return true
    }
  }

  private mutating func add(_ index: Int, _ tokens: Tokens) {
    tokenIndices.append(index)
    offsets.append(tokens.starts[index])
  }

  /// Whether a landmark lies in a range of UTF-8 byte offsets. O(log n).
  func contains(anyIn range: Range<UInt32>) -> Bool { offsets.contains(anyIn: range) }
}
