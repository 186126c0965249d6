// A package that an example uses.

public struct Atlas: Sendable {
  public enum Region: Sendable {
    case north
    case city
  }

  public init(region: Region) {}
}

public func makeRoutes(for region: Atlas.Region) -> [Atlas] { [] }

public func makeLegend() -> String { "" }
