/// The place of a fact in its file.
///
/// A class, because all the facts of a place share it: as a value it would be most of each of them.
public final class Scope: Sendable {
  /// Simple names of the enclosing types, outermost first; an extension contributes the dotted name it extends, split. Before the name of
  /// a local type are those of the blocks around it that declare types (`LocalBlock`).
  public let typePath: [String]
  /// The blocks inside of the innermost type around the place that declare types, outermost first: names, as `LocalBlock` gives them.
  public let blocks: [String]
  /// Index into `FileFacts.containers` of the innermost enclosing type or extension; nil at file level.
  public let container: Int?
  /// The path of the enclosing declarations for people and baselines: `Child.body`.
  public let symbol: String
  /// Inside `#Preview`. What lies in a type that exists for previews is found out by the index.
  public let isPreview: Bool
  /// In the positive branch of `#if DEBUG`, or of `#if !RELEASE`.
  public let isDebug: Bool
  /// The `#if` clauses around it, outermost first.
  public let branches: [Branch]
  /// Whether a syntax error lies in the member that encloses it.
  public let isBroken: Bool
  /// Generic parameters in scope.
  public let genericParameters: [String]
  /// In the `else` of an `#available`, under an `#unavailable`, or in what `@available` says is superseded.
  public let isFallback: Bool
  /// The versions that `@available` and `#available` around it ask for.
  public let availability: DeploymentTargets

  public init(
    typePath: [String] = [], blocks: [String] = [], container: Int? = nil, symbol: String = "",
    isPreview: Bool = false, isDebug: Bool = false, branches: [Branch] = [], isBroken: Bool = false,
    genericParameters: [String] = [], isFallback: Bool = false, availability: DeploymentTargets = [:]
  ) {
    self.typePath = typePath
    self.blocks = blocks
    self.container = container
    self.symbol = symbol
    self.isPreview = isPreview
    self.isDebug = isDebug
    self.branches = branches
    self.isBroken = isBroken
    self.genericParameters = genericParameters
    self.isFallback = isFallback
    self.availability = availability
  }

  /// The scope outside of every declaration.
  public static let fileLevel = Scope()

  /// One clause of one `#if`.
  public struct Branch: Sendable, Hashable {
    /// Offset of the `#if`.
    public var ifConfig: UInt32
    public var clause: Int
    /// The clause's condition as written, without white space; empty for `#else`.
    public var condition: String
    /// The conditions of the clauses before it, which do not hold where it is compiled.
    public var excluded: [String] = []

    /// The clause with the opposite condition; nil where other clauses are before it.
    var opposite: Branch? {
      if excluded.isEmpty {
        return Branch(ifConfig: ifConfig, clause: clause + 1, condition: "", excluded: [condition])
      }
      if condition.isEmpty, excluded.count == 1 {
        return Branch(ifConfig: ifConfig, clause: clause - 1, condition: excluded[0])
      }
      return nil
    }

    /// Whether it determines debug builds from others, and nothing else.
    var isAboutDebugging: Bool { Branch.isAboutDebugging(condition) }

    /// Whether the systems that a build is for determine it, and nothing else.
    var isAboutSystems: Bool { ConditionFormula(self).tests.allSatisfy(\.isAboutSystems) }

    /// Whether a condition without white space does so.
    static func isAboutDebugging(_ condition: String) -> Bool { condition == "DEBUG" || condition == "!RELEASE" }
  }

  /// Whether another place in the file is in another clause of one `#if`.
  func isInOtherClause(than other: Scope) -> Bool {
    branches.contains { branch in
      other.branches.contains { $0.ifConfig == branch.ifConfig && $0.clause != branch.clause }
    }
  }

  /// Whether it is compiled only where something of an SDK may be missing: `#if swift(<…)`, `!canImport(…)`, and the `#else` of the
  /// opposite.
  public var standsInForOlderSDK: Bool {
    branches.contains { branch in
      if !branch.condition.isEmpty {
        return ["swift(<", "compiler(<", "!canImport("].contains { branch.condition.contains($0) }
      }
      return branch.excluded.contains { excluded in
        excluded.hasPrefix("swift(>") || excluded.hasPrefix("compiler(>") || excluded.hasPrefix("canImport(")
      }
    }
  }

  /// The name of the member of the enclosing type that it is in.
  var memberName: String? {
    let path = typePath.joined(separator: ".")
    guard symbol.hasPrefix(path + ".") else { return nil }
    return symbol.dropFirst(path.count + 1).split(separator: ".").first.map { String($0) }
  }

  /// The scope of the code of a function that is here.
  func entering(genericParameters added: [String], isBroken hasError: Bool) -> Scope {
    if added.isEmpty, hasError == isBroken || isBroken { return self }
    return Scope(
      typePath: typePath, blocks: blocks, container: container, symbol: symbol, isPreview: isPreview,
      isDebug: isDebug, branches: branches, isBroken: isBroken || hasError,
      genericParameters: genericParameters + added, isFallback: isFallback, availability: availability
    )
  }

  /// The scope of the members of a type that is here.
  func entering(_ type: Container, at index: Int) -> Scope {
    Scope(
      typePath: type.path, container: index, symbol: symbol, isPreview: isPreview, isDebug: isDebug,
      branches: branches, isBroken: isBroken, genericParameters: genericParameters + type.genericParameters,
      isFallback: isFallback, availability: availability
    )
  }
}

extension Scope: Equatable {
  public static func == (left: Scope, right: Scope) -> Bool {
    left === right
      || left.symbol == right.symbol && left.container == right.container && left.typePath == right.typePath
        && left.blocks == right.blocks
        && left.isPreview == right.isPreview && left.isDebug == right.isDebug && left.isBroken == right.isBroken
        && left.branches == right.branches && left.genericParameters == right.genericParameters
        && left.isFallback == right.isFallback && left.availability == right.availability
  }
}
