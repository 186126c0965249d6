import EnvlintSyntax

/// A question of the flow of the environment, for which it reads a file again: which code presents or makes views that builds none.
public struct FlowQuery: Sendable, Equatable {
  /// Functions of the project that make hosting controllers of what they are given.
  public var hostingFunctions = HostingFunctions.none
  /// Names of the project's classes of hosting controllers.
  public var hostingClasses: Set<String> = []
  /// Names of the project's views that the file may construct outside of all bodies.
  public var constructedTypes: Set<String> = []

  public static let none = FlowQuery()

  public init() {}

  var isEmpty: Bool { hostingFunctions.isEmpty && hostingClasses.isEmpty && constructedTypes.isEmpty }

  /// Whether a token is one of the names, or constructs a type without its name.
  func wants(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) -> Bool {
    let isBackticked = tokens.flags[index].contains(.backticked)
    let (start, end) = (tokens.starts[index], tokens.ends[index])
    let name = source.text(isBackticked ? start + 1..<end - 1 : start..<end)
    return constructedTypes.contains(name) || hostingClasses.contains(name) || !hostingFunctions[name].isEmpty
  }
}
