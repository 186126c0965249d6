/// What a `Package.swift` says about where its targets have their files.
public struct PackageManifest: Sendable, Hashable {
  /// Whether the targets are all written out; else some may have any file.
  public var isComplete: Bool
  public var targets: [Target]

  public struct Target: Sendable, Hashable {
    public var name: String
    /// Relative to the package; nil for the default place.
    public var path: String?
    public var kind: Kind
  }

  public enum Kind: Sendable, Hashable {
    case regular, test, plugin
  }
}
