/// What the configuration says about the project as a whole.
public struct ProjectSettings: Sendable, Equatable {
  /// Modules that re-export SwiftUI.
  public var swiftUIModules: Set<String>

  public init(swiftUIModules: Set<String> = []) { self.swiftUIModules = swiftUIModules }
}
