/// How the compiler treats a file: by the configuration, or else by the package around the file, or else by the targets of Xcode that have
/// it.
///
/// A manifest is about the files of its package's targets. Where Xcode compiles a file in its folder that none of these is known to have, as
/// an app beside a package of tools, the targets of Xcode are asked first.
extension ProjectPart {
  public func languageMode(of file: Int) -> CompilerSetting<LanguageMode> {
    if let mode = settings.languageMode { return .known(mode, .configuration) }
    if !tables.modules.isInPackage(file), let targets = tables.xcodeSettings(of: file) {
      switch targets.languageMode {
      case .known(let mode): return .known(mode, .xcodeTargets(tables.xcodeTargetNames(of: file)))
      // Where the targets differ, the manifest says nothing about them either.
      case .unknown where tables.modules.isOutsidePackages(file): return .unknown
      case .unknown, .unset: break
      }
    }
    return tables.modules.languageMode(ofFileAt: path(of: file)).map { .known($0.mode, .package($0.package)) }
      ?? .unknown
  }

  public func defaultIsolation(of file: Int) -> CompilerSetting<DefaultIsolation> {
    if let isolation = settings.defaultIsolation { return .known(isolation, .configuration) }
    guard !tables.modules.isInPackage(file), let targets = tables.xcodeSettings(of: file),
      case .known(let isolation) = targets.defaultIsolation
    else { return .unknown }
    return .known(isolation, .xcodeTargets(tables.xcodeTargetNames(of: file)))
  }

  /// The oldest version of each system that a file runs on; of several targets the lowest.
  public func deploymentTargetSetting(of file: Int) -> CompilerSetting<DeploymentTargets> {
    if let targets = settings.deploymentTargets { return .known(targets, .configuration) }
    let package = tables.modules.deploymentTargets(ofFileAt: path(of: file))
    if let package, !tables.modules.isBesideTargets(file, ofPackage: package.package) {
      return .known(package.targets, .package(package.package))
    }
    if let targets = tables.xcodeSettings(of: file)?.deploymentTargets, !targets.isEmpty {
      return .known(targets, .xcodeTargets(tables.xcodeTargetNames(of: file)))
    }
    if let package { return .known(package.targets, .package(package.package)) }
    let nearby = answers.xcodeTargets
    return nearby.isEmpty ? .unknown : .known(nearby, .xcodeProjects)
  }

  /// Empty when they are unknown: code is known to run nowhere in particular.
  func deploymentTargets(of file: Int) -> DeploymentTargets {
    switch deploymentTargetSetting(of: file) {
    case .known(let targets, _): targets
    case .unknown: [:]
    }
  }
}
