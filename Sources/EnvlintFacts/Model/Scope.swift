/// Where a fact stands in its file.
public struct Scope: Sendable, Hashable {
  /// Simple names of the enclosing types, outermost first; an extension contributes the dotted name it extends, split.
  public var typePath: [String]
  /// Index into `FileFacts.containers` of the innermost enclosing type or extension; nil at file level.
  public var container: Int?
  /// The path of the enclosing declarations for people and baselines: `Child.body`.
  public var symbol: String
  /// Inside `#Preview`. What lies in a type that exists for previews is found out by the index.
  public var isPreview: Bool
  /// In the positive branch of `#if DEBUG`, or of `#if !RELEASE`.
  public var isDebug: Bool
  /// The `#if` clauses around it, outermost first.
  public var branches: [Branch]
  /// Whether a syntax error lies in the member that encloses it.
  public var isBroken: Bool
  /// Generic parameters in scope.
  public var genericParameters: [String]
  /// In the `else` of an `#available`, under an `#unavailable`, or in what `@available` says is superseded.
  public var isFallback = false

  /// One clause of one `#if`.
  public struct Branch: Sendable, Hashable {
    /// Offset of the `#if`.
    public var ifConfig: UInt32
    public var clause: Int
    /// The clause's condition as written, without white space; empty for `#else`.
    public var condition: String
    /// The conditions of the clauses before it, which do not hold where it is compiled.
    public var excluded: [String] = []
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
}
