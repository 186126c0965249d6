/// The condition of an `#if`, as far as it is known in which builds of an app it holds.
///
/// Of flags that a project defines itself, nothing is known.
struct BuildCondition {
  /// A build of an app, for one system.
  struct Build: Hashable {
    var system: Platform
    var isForDebugging: Bool
    /// Whether the compiler is newer than all that code asks for, or older.
    var hasNewCompiler: Bool

    static func all(forDebugging: Bool) -> [Build] {
      Platform.allCases.flatMap { system in
        [true, false].map { Build(system: system, isForDebugging: forDebugging, hasNewCompiler: $0) }
      }
    }
  }

  /// In which of some builds code is compiled.
  enum Existence {
    case somewhere
    /// That depends on flags of which nothing is known.
    case unknown
    case nowhere
  }

  private indirect enum Form {
    case atom(String)
    case not(Form)
    case and(Form, Form)
    case or(Form, Form)
  }

  private var form: Form

  /// - Parameter text: without white space.
  init?(_ text: String) {
    var rest = text[...]
    guard text.utf8.count <= BuildCondition.longest, let form = BuildCondition.disjunction(&rest, depth: 0),
      rest.isEmpty
    else { return nil }
    self.form = form
  }

  // MARK: Reading

  /// Parentheses and negations are read this far into each other.
  private static let deepest = 16
  /// Nobody writes a longer one by hand.
  private static let longest = 1000

  private static func disjunction(_ rest: inout Substring, depth: Int) -> Form? {
    guard var left = conjunction(&rest, depth: depth) else { return nil }
    while rest.hasPrefix("||") {
      rest.removeFirst(2)
      guard let right = conjunction(&rest, depth: depth) else { return nil }
      left = .or(left, right)
    }
    return left
  }

  private static func conjunction(_ rest: inout Substring, depth: Int) -> Form? {
    guard var left = term(&rest, depth: depth) else { return nil }
    while rest.hasPrefix("&&") {
      rest.removeFirst(2)
      guard let right = term(&rest, depth: depth) else { return nil }
      left = .and(left, right)
    }
    return left
  }

  private static func term(_ rest: inout Substring, depth: Int) -> Form? {
    guard depth <= deepest else { return nil }
    if rest.hasPrefix("!") {
      rest.removeFirst()
      return term(&rest, depth: depth + 1).map { .not($0) }
    }
    if rest.hasPrefix("(") {
      rest.removeFirst()
      guard let inner = disjunction(&rest, depth: depth + 1), rest.hasPrefix(")") else { return nil }
      rest.removeFirst()
      return inner
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(name.count)
    guard rest.hasPrefix("("), let end = rest.firstIndex(of: ")") else { return .atom(String(name)) }
    let atom = String(name) + rest[...end]
    rest = rest[rest.index(after: end)...]
    return .atom(atom)
  }

  // MARK: Answers

  /// Whether it holds in a build; nil where that is not known.
  ///
  /// - Parameter assumed: what is taken to hold or not to, by the text of one test.
  func holds(in build: Build, assuming assumed: [String: Bool] = [:]) -> Bool? {
    BuildCondition.holds(form, build, assumed)
  }

  private static func holds(_ form: Form, _ build: Build, _ assumed: [String: Bool]) -> Bool? {
    switch form {
    case .atom(let text): return assumed[text] ?? holds(test: text, build)
    case .not(let inner): return holds(inner, build, assumed).map { !$0 }
    case .and(let left, let right):
      let sides = [holds(left, build, assumed), holds(right, build, assumed)]
      return sides.contains(false) ? false : sides.contains(nil) ? nil : true
    case .or(let left, let right):
      let sides = [holds(left, build, assumed), holds(right, build, assumed)]
      return sides.contains(true) ? true : sides.contains(nil) ? nil : false
    }
  }

  /// The tests that hold, or do not, wherever the whole condition does.
  func implied(_ isTrue: Bool) -> [String: Bool] { BuildCondition.implied(form, isTrue) }

  private static func implied(_ form: Form, _ isTrue: Bool) -> [String: Bool] {
    switch (form, isTrue) {
    case (.atom(let text), _): [text: isTrue]
    case (.not(let inner), _): implied(inner, !isTrue)
    case (.and(let left, let right), true), (.or(let left, let right), false):
      implied(left, isTrue).merging(implied(right, isTrue)) { first, _ in first }
    default: [:]
    }
  }

  /// `>=6.1` or `<6.1`. Every compiler is as new as 5.9.
  private static func holds(compilerTest text: String, _ build: Build) -> Bool? {
    let version = text.drop { "<>=".contains($0) }
    guard let asked = PlatformVersion(String(version)) else { return nil }
    let isNew = asked <= PlatformVersion("5.9") ?? asked || build.hasNewCompiler
    return text.hasPrefix("<") ? !isNew : isNew
  }

  private static let systems: [String: [Platform]] = [
    "iOS": [.iOS, .macCatalyst], "macOS": [.macOS], "OSX": [.macOS], "tvOS": [.tvOS], "watchOS": [.watchOS],
    "visionOS": [.visionOS], "xrOS": [.visionOS],
  ]
  /// Modules that only some systems have.
  private static let modules: [String: [Platform]] = [
    "AppKit": [.macOS, .macCatalyst], "Cocoa": [.macOS], "UIKit": [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS],
    "WatchKit": [.watchOS], "WatchConnectivity": [.iOS, .macCatalyst, .watchOS],
    "ActivityKit": [.iOS, .macCatalyst], "CarPlay": [.iOS, .macCatalyst],
  ]
  /// Modules that every system of Apple's has.
  private static let commonModules: Set<String> = [
    "SwiftUI", "SwiftUICore", "Foundation", "Combine", "Observation", "Darwin", "ObjectiveC", "os", "OSLog",
    "CoreGraphics", "Dispatch", "CoreFoundation",
  ]
  /// Modules of systems without SwiftUI.
  private static let foreignModules: Set<String> = [
    "Glibc", "Musl", "Bionic", "Android", "WinSDK", "CRT", "ucrt", "WASILibc", "FoundationNetworking",
    "FoundationXML",
  ]

  private static func holds(test: String, _ build: Build) -> Bool? {
    guard let open = test.firstIndex(of: "("), test.hasSuffix(")") else {
      switch test {
      case "true": return true
      case "false": return false
      case "DEBUG": return build.isForDebugging
      case "RELEASE": return !build.isForDebugging
      default: return nil
      }
    }
    let argument = String(test[test.index(after: open)...].dropLast())
    switch test[..<open] {
    case "os": return systems[argument]?.contains(build.system) ?? false
    case "targetEnvironment":
      switch argument {
      case "simulator": return false
      case "macCatalyst", "UIKitForMac": return build.system == .macCatalyst
      default: return nil
      }
    case "canImport":
      let module = argument.split(separator: ",").first.map { String($0) } ?? ""
      if foreignModules.contains(module) { return false }
      if commonModules.contains(module) { return true }
      return modules[module].map { $0.contains(build.system) }
    case "swift", "compiler": return holds(compilerTest: argument, build)
    case "arch": return argument == "arm64" ? true : nil
    case "_endian": return argument == "little"
    case "_runtime": return argument == "_ObjC"
    default: return nil
    }
  }
}

extension Scope.Branch {
  /// Whether it is compiled in a build; nil where that is not known.
  func isCompiled(in build: BuildCondition.Build, assuming assumed: [String: Bool]) -> Bool? {
    var answers = excluded.map { condition in
      BuildCondition(condition)?.holds(in: build, assuming: assumed).map { !$0 }
    }
    if !condition.isEmpty { answers.append(BuildCondition(condition)?.holds(in: build, assuming: assumed)) }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// The tests that hold, or do not, where it is compiled.
  var implied: [String: Bool] {
    var found = condition.isEmpty ? [:] : BuildCondition(condition)?.implied(true) ?? [:]
    for one in excluded { found.merge(BuildCondition(one)?.implied(false) ?? [:]) { first, _ in first } }
    return found
  }
}

extension [Scope.Branch] {
  /// In which builds of an app code in all of these clauses is compiled, among the builds that have some other code.
  ///
  /// - Parameter known: the clauses around that other code. What they ask of flags is taken to be so.
  func existence(beside known: [Scope.Branch] = []) -> BuildCondition.Existence {
    if isEmpty { return .somewhere }
    let assumed = known.reduce(into: [:]) { $0.merge($1.implied) { first, _ in first } }
    var result = BuildCondition.Existence.nowhere
    for build in known.builds {
      let answers = map { $0.isCompiled(in: build, assuming: assumed) }
      if answers.contains(false) { continue }
      if !answers.contains(nil) { return .somewhere }
      result = .unknown
    }
    return result
  }

  /// The builds that may have code in all of these clauses: those for debugging where no others have it.
  var builds: [BuildCondition.Build] {
    let released = builds(forDebugging: false)
    return released.isEmpty ? builds(forDebugging: true) : released
  }

  private func builds(forDebugging: Bool) -> [BuildCondition.Build] {
    BuildCondition.Build.all(forDebugging: forDebugging).filter { build in
      allSatisfy { $0.isCompiled(in: build, assuming: [:]) != false }
    }
  }
}
