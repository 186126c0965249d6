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
}
