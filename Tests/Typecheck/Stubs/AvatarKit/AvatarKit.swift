// A package that an example uses.

public struct Avatar: Sendable {
  public init(size: Int) {}
}

public struct Badge: Sendable {
  public init(size: Int) {}
}
