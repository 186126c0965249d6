/// Which values the build settings of a target have.
///
/// Xcode takes a setting from the first of these places that sets it: the target, the target's file of settings, the project, the project's
/// file of settings.
extension XcodeObjects {
  /// The configurations of the project by their names; nil where there is no project, or more than one.
  var projectConfigurations: [String: Object]? {
    let projects = objects.values.filter { $0.kind == .project }
    guard projects.count == 1, let configurations = configurations(of: projects[0]) else { return nil }
    return Dictionary(
      configurations.map { ($0.name?.string ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The settings of a target in all its configurations together.
  ///
  /// - Parameter project: see `projectConfigurations`.
  func compilerSettings(
    of target: Object, _ project: [String: Object]?, _ files: inout BuildConfigurationFiles
  ) -> CompilerSettings {
    var settings = CompilerSettings()
    guard let configurations = configurations(of: target), !configurations.isEmpty else { return settings }
    var layers: [[BuildSettingsLayer]] = []
    for configuration in configurations {
      var places = self.layers(of: configuration, &files)
      if let outer = project?[configuration.name?.string ?? ""] {
        places += self.layers(of: outer, &files)
      } else {
        places.append(.unreadable)
      }
      layers.append(places)
    }
    func values(_ name: BuildSettingName) -> PossibleValues {
      layers.reduce(into: PossibleValues()) { $0.add(name, in: $1) }
    }
    settings.languageMode = values(.languageMode).setting(LanguageMode.init(buildSetting:))
    settings.defaultIsolation = values(.defaultIsolation).setting(DefaultIsolation.init(buildSetting:))
    settings.systems = systems(values(.supportedPlatforms), values(.sdk))
    // Only where no place says so, or all say no, an app for iOS is none for Mac Catalyst.
    let catalyst = values(.macCatalyst)
    if settings.systems?.contains(.iOS) == true, catalyst.isUnknown || !catalyst.texts.isSubset(of: ["NO"]) {
      settings.systems?.insert(.macCatalyst)
    }
    settings.flags = TargetFlags(of: layers)
    settings.deploymentTargets = [:]
    for platform in Platform.allCases {
      let values = values(.deploymentTarget(platform))
      let versions = values.texts.compactMap { PlatformVersion($0) }
      // An unknown target may be lower than all known ones.
      if values.isUnknown || versions.count < values.texts.count {
        settings.deploymentTargets = nil
        return settings
      }
      settings.deploymentTargets?[platform] = versions.min()
    }
    return settings
  }

  private func systems(_ platforms: PossibleValues, _ sdks: PossibleValues) -> Set<BuildSystem>? {
    // The SDK only counts in configurations that say nothing else.
    let values = platforms.isUnset ? [platforms, sdks] : [platforms]
    if values.contains(where: \.isUnknown) || values[values.count - 1].isUnset { return nil }
    let systems = values.flatMap(\.texts).map(BuildSystem.all(inBuildSetting:))
    return systems.reduce([]) { found, next in next.flatMap { found?.union($0) } }
  }

  /// The settings of a configuration itself, and those of its file.
  private func layers(of configuration: Object, _ files: inout BuildConfigurationFiles) -> [BuildSettingsLayer] {
    if let anchor = configuration.baseConfigurationReferenceAnchor {
      // A file in a folder that Xcode keeps in step with the disk.
      guard let folder = path(of: anchor), let file = configuration.baseConfigurationReferenceRelativePath?.string
      else { return [configuration.buildSettings, .unreadable] }
      return [configuration.buildSettings, files.layer(at: joined(folder, file))]
    }
    guard let file = configuration.baseConfigurationReference else { return [configuration.buildSettings] }
    let path = object(file, .file) == nil ? nil : path(of: file)
    return [configuration.buildSettings, path.map { files.layer(at: $0) } ?? .unreadable]
  }

  /// Nil where they are not all there.
  private func configurations(of owner: Object) -> [Object]? {
    guard let list = object(owner.buildConfigurationList, .configurationList) else { return nil }
    let configurations = list.buildConfigurations.compactMap { object($0, .configuration) }
    return configurations.count == list.buildConfigurations.count ? configurations : nil
  }
}

extension PropertyListReader {
  /// Reads the build settings of a configuration; false where something else is.
  mutating func read(_ settings: inout BuildSettingsLayer) -> Bool {
    var layer = BuildSettingsLayer()
    let isRead = readDictionary { reader, key in
      guard let known = BuildSettingName.all.first(where: { key.hasPrefix($0.word) }), let written = key.string,
        // A longer name is that of another setting.
        let name = BuildSettingName(written.prefix { $0 != "[" }.utf8)
      else { return reader.skipValue() }
      let isConditional = !key.matches(known.word)
      if name.isList, let words = reader.readListIfAny() {
        let text = words.map { $0.string ?? "$" }.joined(separator: " ")
        layer.set(name, isConditional: isConditional, BuildSettingsLayer.Written(text))
        return true
      }
      guard let value = reader.readText() else {
        layer.set(name, isConditional: isConditional, .unknown)
        return reader.skipValue()
      }
      layer.set(name, isConditional: isConditional, value.string.map(BuildSettingsLayer.Written.init) ?? .unknown)
      return true
    }
    settings = layer
    return isRead
  }
}
