/// What the configuration says about the project as a whole.
public struct ProjectSettings: Sendable, Equatable {
  /// Modules that re-export SwiftUI.
  public var swiftUIModules: Set<String>
  /// Root-relative paths of the files that hold test code by their place.
  public var testFiles: Set<String>

  public init(swiftUIModules: Set<String> = [], testFiles: Set<String> = []) {
    self.swiftUIModules = swiftUIModules
    self.testFiles = testFiles
  }
}
