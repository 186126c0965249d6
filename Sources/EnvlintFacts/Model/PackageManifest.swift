/// The places of the targets' files and of the packages beside it, according to a package manifest.
public struct PackageManifest: Sendable, Equatable {
  /// Whether the targets are all written out; else some may have any file.
  public var isComplete: Bool
  public var targets: [Target]
  /// The folders of the packages that it depends on by path, as written: relative to its own.
  public var localDependencies: [String] = []
  /// Whether the dependencies are all written out; else it may depend on any package.
  public var areDependenciesComplete = true
  /// The version of the tools that it asks for; nil where it does not say.
  public var toolsVersion: PlatformVersion?
  /// The deployment targets in `platforms`.
  public var deploymentTargets: DeploymentTargets = [:]
  /// The language mode of all targets; nil where they have different ones, or it isn't written out.
  public var languageMode: LanguageMode?

  public struct Target: Sendable, Equatable {
    public var name: String
    /// Relative to the package; nil for the default place.
    public var path: String?
    public var kind: Kind
    /// The only files and folders that belong to it, relative to its folder; nil for all.
    public var sources: [String]?
    /// Files and folders that do not belong to it, relative to its folder.
    public var excluded: [String] = []
  }

  public enum Kind: Sendable, Equatable {
    case regular, executable, test, plugin
  }
}
