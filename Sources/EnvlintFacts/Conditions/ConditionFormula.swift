/// A condition of `#if` as the compiler reads it.
indirect enum ConditionFormula: Sendable, Hashable {
  case constant(Bool)
  case test(ConditionTest)
  case not(ConditionFormula)
  case all([ConditionFormula])
  case any([ConditionFormula])

  /// - Parameter text: without white space.
  init(text: String) {
    var parser = ConditionParser(text)
    self = parser.parse() ?? .test(.other(text))
  }

  /// Nil where the build does not say it.
  func holds(in build: Build) -> Bool? {
    switch self {
    case .constant(let value): return value
    case .test(let test): return build.passes(test)
    case .not(let inner): return inner.holds(in: build).map { !$0 }
    case .all(let parts): return ConditionFormula.first(false, of: parts, in: build)
    case .any(let parts): return ConditionFormula.first(true, of: parts, in: build)
    }
  }

  /// The value of a row of conditions of which the first known one decides.
  private static func first(_ value: Bool, of parts: [ConditionFormula], in build: Build) -> Bool? {
    var isKnown = true
    for part in parts {
      guard let found = part.holds(in: build) else {
        isKnown = false
        continue
      }
      if found == value { return value }
    }
    return isKnown ? !value : nil
  }

  /// Every test in it.
  var tests: [ConditionTest] {
    switch self {
    case .constant: []
    case .test(let test): [test]
    case .not(let inner): inner.tests
    case .all(let parts), .any(let parts): parts.flatMap(\.tests)
    }
  }

  /// Whether one test decides it, which some build passes and another one fails, as in most conditions. False proves nothing.
  var clearlyHoldsSomewhere: Bool {
    switch self {
    case .constant, .test(.version), .not(.test(.version)): false
    case .test, .not(.test): true
    case .not: false
    case .all(let parts): parts.count == 1 && parts[0].clearlyHoldsSomewhere
    case .any(let parts): parts.contains(where: \.clearlyHoldsSomewhere)
    }
  }

  /// Apple's systems that it names.
  var systems: Set<BuildSystem> { tests.reduce(into: []) { $0.formUnion($1.systems) } }

  /// One system for each other one that it names, and one that it does not name.
  var otherSystems: [BuildSystem] {
    let names = tests.compactMap { test in
      if case .system(.other(let name)) = test { name } else { nil }
    }
    return (Set(names).sorted() + [""]).map { .other($0) }
  }
}

/// One thing that a condition asks for.
enum ConditionTest: Sendable, Hashable {
  /// `os(…)`.
  case system(BuildSystem)
  /// `arch(…)`.
  case architecture(String)
  case simulator
  case catalyst
  /// `canImport(…)` of a module that distinguishes systems.
  case module(BuildModule)
  /// `swift(…)`, `compiler(…)`: at least a version, or below it.
  case version(of: BuildTool, isAtLeast: Bool, [Int])
  /// A name that the build settings define, or not.
  case flag(String)
  /// Any other test, by its text.
  case other(String)

  /// Apple's systems that it names. Mac Catalyst also counts as iOS.
  fileprivate var systems: Set<BuildSystem> {
    switch self {
    case .system(.other): []
    case .system(let system): [system]
    case .catalyst: [.macCatalyst, .iOS]
    case .module(let module): module.systems
    default: []
    }
  }
}

/// Reads a condition:
///
///     any     →  all ( "||" all )*
///     all     →  unary ( "&&" unary )*
///     unary   →  "!" unary | "(" any ")" | "true" | "false" | name ( "(" … ")" )?
private struct ConditionParser {
  private let text: [UInt8]
  private var position = 0
  private var depth = 0
  /// Code may nest as deep as it likes.
  private static let deepest = 64

  init(_ text: String) { self.text = Array(text.utf8) }

  /// Nil for what is no condition.
  mutating func parse() -> ConditionFormula? {
    guard let formula = any(), position == text.count else { return nil }
    return formula
  }

  private mutating func any() -> ConditionFormula? {
    guard let first = all() else { return nil }
    var parts = [first]
    while take("||") {
      guard let next = all() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : .any(parts)
  }

  private mutating func all() -> ConditionFormula? {
    guard let first = unary() else { return nil }
    var parts = [first]
    while take("&&") {
      guard let next = unary() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : .all(parts)
  }

  private mutating func unary() -> ConditionFormula? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ConditionParser.deepest else { return nil }
    if take("!") { return unary().map { .not($0) } }
    if take("(") {
      guard let inner = any(), take(")") else { return nil }
      return inner
    }
    let name = takeName()
    if name.isEmpty { return nil }
    guard take("(") else {
      switch name {
      case "true": return .constant(true)
      case "false": return .constant(false)
      default: return .test(.flag(name))
      }
    }
    guard let argument = takeArgument() else { return nil }
    return ConditionParser.call(name, argument)
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= text.count, (0..<count).allSatisfy({ text[position + $0] == word.utf8Start[$0] }) else {
      return false
    }
    position += count
    return true
  }

  private mutating func takeName() -> String {
    let start = position
    while position < text.count, !"!()&|".utf8.contains(text[position]) { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  /// The text up to the parenthesis that closes here.
  private mutating func takeArgument() -> String? {
    let start = position
    var open = 1
    while position < text.count {
      if text[position] == UInt8(ascii: "(") { open += 1 }
      if text[position] == UInt8(ascii: ")") { open -= 1 }
      position += 1
      if open == 0 { return String(decoding: text[start..<position - 1], as: UTF8.self) }
    }
    return nil
  }

  private static func call(_ name: String, _ argument: String) -> ConditionFormula {
    let other = ConditionFormula.test(.other("\(name)(\(argument))"))
    switch name {
    case "os": return .test(.system(BuildSystem(name: argument)))
    case "arch": return .test(.architecture(argument))
    case "targetEnvironment":
      return argument == "simulator" ? .test(.simulator) : argument == "macCatalyst" ? .test(.catalyst) : other
    case "canImport": return BuildModule(rawValue: argument).map { .test(.module($0)) } ?? other
    case "swift", "compiler":
      guard let tool = BuildTool(rawValue: name) else { return other }
      let isAtLeast = argument.hasPrefix(">=")
      guard isAtLeast || argument.hasPrefix("<"), argument != "<" else { return other }
      let numbers = argument.dropFirst(isAtLeast ? 2 : 1).split(separator: ".").map { Int($0) }
      guard !numbers.isEmpty, !numbers.contains(nil) else { return other }
      // `6.0` is `6`.
      let version = numbers.compactMap { $0 }.reversed().drop { $0 == 0 }.reversed()
      return .test(.version(of: tool, isAtLeast: isAtLeast, Array(version)))
    default: return other
    }
  }
}
