/// When code is compiled: the conditions of the `#if` clauses around it, and of other code that it meets.
///
/// The one place that knows which conditions exclude each other: `os(iOS)` and `os(macOS)`, `DEBUG` and `!DEBUG`, a clause and those
/// before it. Input: conditions as written. Output: whether they can hold together.
///
/// **Invariant:** what is not understood may hold, and may not. Then nothing excludes it but its own opposite.
public struct CompilationCondition: Sendable, Hashable {
  /// The terms that must hold, sorted by text, each once.
  private(set) var parts: [Part] = []

  /// The condition of one place.
  struct Part: Sendable, Hashable {
    var text: String
    var formula: ConditionFormula

    // The text says all.
    static func == (left: Part, right: Part) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// The condition of code outside every `#if`.
  public static let always = CompilationCondition()

  /// Of more clauses than people nest, the outer ones are left out: each level would read all those around it once more.
  private static let mostClauses = 16
  /// The negations of the clauses before one in its `#if`.
  fileprivate static let mostExcluded = 32

  private init() {}

  /// The condition of a place in some clauses.
  ///
  /// - Parameter branches: outermost first.
  public init(_ branches: [Scope.Branch]) {
    if branches.isEmpty { return }
    let branches = branches.suffix(CompilationCondition.mostClauses)
    let formula = ConditionFormula.all(branches.map(ConditionFormula.init))
    let text = branches.map { branch in
      (branch.nearestExcluded.map { "!(\($0))" } + (branch.condition.isEmpty ? [] : [branch.condition]))
        .joined(separator: "&")
    }
    parts = [Part(text: text.joined(separator: "&"), formula: formula)]
  }

  /// The condition of a file that some targets alone compile.
  init(anyOf builds: Set<TargetBuild>) {
    let conditions = builds.map(\.condition).sorted { $0.text < $1.text }
    let text = conditions.map { "(\($0.text))" }.joined(separator: "||")
    parts = [Part(text: text, formula: .any(conditions.map(\.formula)))]
  }

  /// Both at once.
  public func and(_ other: CompilationCondition) -> CompilationCondition {
    if other.parts.isEmpty || other == self { return self }
    if parts.isEmpty { return other }
    var result = self
    result.parts = Set(parts + other.parts).sorted { $0.text < $1.text }
    return result
  }

  public var isAlways: Bool { parts.isEmpty }

  /// The conjunction of all its parts.
  var formula: ConditionFormula { .all(parts.map(\.formula)) }

  /// Whether there may be a build of an app in which it holds.
  ///
  /// Of systems only those count that some part names, because a project is built for few: `!os(iOS)` at one place and `!os(macOS)` at
  /// another exclude each other where both are all that is named. Where a single part holds on none of those, it is about others.
  public var canHold: Bool {
    if parts.isEmpty { return true }
    let formula = self.formula
    return CompilationCondition.settings(of: [self]).contains { formula.holds(in: $0) != false }
  }

  /// The formula for a project that may be built for any of Apple's systems.
  var canHoldOnAnySystem: Bool {
    if parts.isEmpty { return true }
    let formula = self.formula
    return BuildSettings(of: [formula], systems: BuildSystem.allCases).contains { formula.holds(in: $0) != false }
  }

  /// Whether the two can hold in one build.
  public func canHold(with other: CompilationCondition) -> Bool {
    if parts.isEmpty && other.parts.isEmpty { return true }
    return and(other).canHold
  }

  /// Whether `other` holds in each build in which this holds.
  public func implies(_ other: CompilationCondition) -> Bool {
    if other.parts.isEmpty || other == self { return true }
    let (own, others) = (formula, other.formula)
    return !BuildSettings(of: [own, others], systems: BuildSystem.allCases).contains { build in
      own.holds(in: build) != false && others.holds(in: build) != true
    }
  }

  /// Whether no build of anything compiles the code, be it for a system without SwiftUI: `false`, a compiler that is older than what
  /// envlint reads, a contradiction.
  var isNever: Bool {
    if parts.isEmpty { return false }
    let formula = self.formula
    if formula.clearlyHoldsSomewhere { return false }
    return !BuildSettings(of: [formula], systems: BuildSystem.allCases + formula.otherSystems).contains {
      formula.holds(in: $0) != false
    }
  }

  /// The builds that some conditions tell apart, of the systems that they are about.
  static func settings(of conditions: [CompilationCondition]) -> BuildSettings {
    let parts = Set(conditions.flatMap(\.parts))
    let named = parts.reduce(into: Set<BuildSystem>()) { $0.formUnion($1.formula.systems) }
    let systems = BuildSystem.allCases.filter(named.contains)
    let isAboutOthers = parts.contains { part in
      !BuildSettings(of: [part.formula], systems: systems).contains { part.formula.holds(in: $0) != false }
    }
    return BuildSettings(of: conditions.map(\.formula), systems: isAboutOthers ? BuildSystem.allCases : systems)
  }

  /// As written, for an order.
  var text: String { parts.map(\.text).joined(separator: ";") }
}

extension ConditionFormula {
  /// The formula of one clause, after those before it.
  init(_ branch: Scope.Branch) {
    let excluded = branch.nearestExcluded.map { ConditionFormula.not(ConditionFormula(text: $0)) }
    self = .all(excluded + (branch.condition.isEmpty ? [] : [ConditionFormula(text: branch.condition)]))
  }
}

extension Scope.Branch {
  /// The conditions of as many clauses before this one as people write.
  fileprivate var nearestExcluded: ArraySlice<String> { excluded.suffix(CompilationCondition.mostExcluded) }
}
