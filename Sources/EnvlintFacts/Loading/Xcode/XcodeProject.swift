import EnvlintSyntax

/// The targets of an Xcode project (`project.pbxproj`), the Swift files that they compile, and the systems they are for.
///
/// Source: the format has no documentation; what is read here is what Xcode 16 and 26 write.
public struct XcodeProject: Sendable, Equatable {
  public struct Target: Sendable, Equatable {
    public var name: String
    /// Whether its product is a bundle of tests.
    public var isTest = false
    /// Whether it is an app extension, whose principal class the system makes.
    public var isExtension = false
    /// The Swift files that are listed one by one, relative to the folder of the project.
    public var files: [String] = []
    /// The systems of those files that it compiles for some systems alone.
    var filters: [String: Set<BuildSystem>] = [:]
    public var folders: [SynchronizedFolder] = []
    /// The values of all its configurations together.
    public var settings = CompilerSettings()
  }

  /// A folder all of whose files belong to a target, but for some.
  public struct SynchronizedFolder: Sendable, Equatable {
    /// Relative to the folder of the project.
    public var path: String
    /// Files and folders that do not belong to the target, relative to the folder.
    public var excluded: [String]
  }

  /// The targets that aren't tests, sorted by name.
  public var targets: [Target]
  /// The targets that are tests, without their settings; sorted by name.
  public var tests: [Target]
  /// The paths that may be those of packages or further projects, relative to its folder; sorted.
  public var references: [String]
  /// The names that it sets for `#if`, in some target and configuration.
  var flags: Set<String>
  /// The lowest ones that it and the files of its settings write out.
  public var deploymentTargets: DeploymentTargets

  /// Nil where the text is no project, or one that cannot be read. Cost: linear in the bytes.
  ///
  /// - Parameter readSettings: the bytes of a file of build settings (`.xcconfig`) by its path, relative to the folder of the project;
  ///   nil where it cannot be read.
  public init?(_ source: SourceBytes, readSettings: (_ path: String) -> SourceBytes? = { _ in nil }) {
    let found = source.padded.withUnsafeBufferPointer { bytes in
      withoutActuallyEscaping(readSettings) { readSettings -> (targets: [Target], references: [String])? in
        var files = BuildConfigurationFiles(read: readSettings)
        guard let objects = XcodeObjects(UnsafeBufferPointer(rebasing: bytes[..<source.count])) else { return nil }
        return (objects.targets(&files), objects.references)
      }
    }
    guard let found else { return nil }
    targets = found.targets.filter { !$0.isTest }
    tests = found.targets.filter(\.isTest)
    references = found.references
    flags = XcodeFlags.names(in: source)
    deploymentTargets = DeploymentTargets(xcodeProject: source)
    for target in targets { deploymentTargets.formLowest(with: target.settings.deploymentTargets ?? [:]) }
  }
}
