import EnvlintSyntax

/// Where initializers call functions that may be methods of their own type, and where those functions do so, read off the tokens.
///
/// **Invariant:** each call `f(…)` or `self.f(…)` that an initializer makes, or a function of the file that it calls by name, is one of the
/// offsets, as far as so many calls lead; for all functions, each that any of them makes. A call that only looks like one does no harm.
struct InitializerCalls {
  /// UTF-8 byte offsets of the names that are called, ascending.
  private(set) var offsets: ContiguousArray<UInt32> = []
  /// Of the same tokens.
  private(set) var tokenIndices: ContiguousArray<Int> = []

  static let none = InitializerCalls()

  /// Longer chains of calls are not followed.
  static let mostCalls = 8

  private init() {}

  private struct Call {
    /// Index of the name of the function around it; nil for an initializer.
    var caller: Int?
    /// Index of the name that is called.
    var index: Int
  }

  /// - Parameter ofAllFunctions: whether initializers of other files may call the functions.
  init(_ tokens: Tokens, _ source: SourceBytes, ofAllFunctions: Bool) {
    guard ofAllFunctions || tokens.kinds.indices.contains(where: { InitializerCalls.isInitializer($0, tokens) }) else {
      return
    }
    let calls = InitializerCalls.calls(tokens, source)
    func name(_ index: Int) -> String { InitializerCalls.name(index, tokens, source) }
    // Names that are called, as far as initializers lead there.
    var reached = Set(calls.lazy.filter { $0.caller == nil }.map { name($0.index) })
    for _ in 0..<(ofAllFunctions ? 0 : InitializerCalls.mostCalls) {
      let reachedCount = reached.count
      for call in calls where call.caller.map({ reached.contains(name($0)) }) ?? false {
        reached.insert(name(call.index))
      }
      if reached.count == reachedCount { break }
    }
    for call in calls where ofAllFunctions || call.caller.map({ reached.contains(name($0)) }) ?? true {
      tokenIndices.append(call.index)
      offsets.append(tokens.starts[call.index])
    }
  }

  /// The calls in the bodies of functions and initializers, in source order.
  private static func calls(_ tokens: Tokens, _ source: SourceBytes) -> [Call] {
    let kinds = tokens.kinds
    var calls: [Call] = []
    // The functions around, each with the number of braces and brackets that are open where it begins.
    var bodies: [(name: Int?, depth: Int)] = []
    var awaited: (name: Int?, depth: Int)?
    var depth = 0
    for index in kinds.indices {
      switch kinds[index] {
      case .keywordInit where isInitializer(index, tokens): awaited = (nil, depth)
      case .keywordFunc where kinds[index + 1] == .identifier: awaited = (index + 1, depth)
      case .leftBrace:
        if let next = awaited, next.depth == depth {
          bodies.append(next)
          awaited = nil
        }
        depth += 1
      case .rightBrace:
        depth -= 1
        if let last = bodies.last, last.depth >= depth { bodies.removeLast() }
        // A requirement of a protocol has no body.
        if let next = awaited, next.depth > depth { awaited = nil }
      case .leftParen, .leftSquare: depth += 1
      case .rightParen, .rightSquare: depth -= 1
      case .identifier:
        guard kinds[index + 1] == .leftParen, let body = bodies.last, index > 0, isOwn(index, tokens),
          !isTypeName(index, tokens, source)
        else { continue }
        calls.append(Call(caller: body.name, index: index))
      default: continue
      }
    }
    return calls
  }

  /// Whether `init` declares an initializer rather than calling one.
  private static func isInitializer(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.kinds[index] == .keywordInit && (index == 0 || tokens.kinds[index - 1] != .period)
  }

  /// Whether a name is alone or after `self.`.
  private static func isOwn(_ index: Int, _ tokens: Tokens) -> Bool {
    switch tokens.kinds[index - 1] {
    case .period:
      return index > 1 && tokens.kinds[index - 2] == .keywordSelf && (index == 2 || tokens.kinds[index - 3] != .period)
    case .keywordFunc: return false
    default: return true
    }
  }

  /// Whether a name begins with a capital letter, as those of types do.
  private static func isTypeName(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source[Int(tokens.starts[index])]
  }

  /// Without backticks.
  private static func name(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> String {
    let backtick: UInt32 = tokens.flags[index].contains(.backticked) ? 1 : 0
    return source.text(tokens.starts[index] + backtick..<tokens.ends[index] - backtick)
  }
}
