import EnvlintConfiguration
import EnvlintReporting

/// A project with its settings and files, ready to be linted.
struct PreparedProject {
  let project: Project
  let configuration: ProjectConfiguration
  let settings: ByFolder<Settings>
  let effects: EffectCheck
  /// All files of the project, whatever the scope of the run.
  var files: SourceSet
  /// Folders that could not be read.
  let notices: [Report.Notice]

  /// Reads the configuration and finds the files.
  ///
  /// - Parameter unsaved: texts of configurations that count in place of files, by absolute path.
  /// - Throws: also for settings that leave nothing to lint or no rule to run.
  init(
    _ project: Project, _ arguments: Arguments, workingDirectory: String, threads: Int,
    standardInput: Project.StandardInput?, unsaved: [String: ArraySlice<UInt8>] = [:]
  ) throws(SettingsFailure) {
    var configuration = try ProjectConfiguration(
      for: project, arguments, workingDirectory: workingDirectory, unsaved: unsaved)
    let settings = configuration.settings.root
    let found = project.sources(
      settings: settings, threads: threads, standardInput: standardInput, honorsExclusion: arguments.forcesExclusion)
    if configuration.readsFolders {
      // The walk doesn't see what isn't on the disk yet.
      let unsavedFolders = unsaved.keys.filter { lastComponent($0) == configurationFileName }
        .compactMap { relativePath(parentFolder($0), in: project.root) }
      try configuration.read(folders: Set(found.configuredFolders + unsavedFolders).subtracting([""]).sorted())
      try configuration.check(misnamedBelowRoot: found.misnamedConfigurations)
    }
    effects = EffectCheck(configuration, project, found)
    try effects.check()
    self.project = project
    self.configuration = configuration
    self.settings = configuration.settings
    notices = found.notices
    let excluded = self.settings.map { GlobSet($0.excluded) }
    let named = arguments.forcesExclusion ? [] : project.scope.files
    files =
      self.settings.folders.isEmpty
      ? found.sources
      : found.sources.filter { path in
        named.contains(path) || !excluded[path].matches(path)
      }
    if files.paths.count < found.sources.paths.count { files.hasUnreadFiles = true }
  }
}

extension PreparedProject {
  /// Whether a walk would find a file of that path, if it were there.
  func wouldLint(_ path: String) -> Bool {
    let absolute = joined(project.root, path)
    let settings = settings[path]
    let walk = Walk(root: project.root, gitRoot: project.gitRoot, excluded: GlobSet([]), threads: 1)
    let included = GlobSet(settings.included)
    return !GlobSet(settings.excluded).matches(path) && (included.isEmpty || included.matches(path))
      && !walk.isHidden(absolute, isDirectory: false)
  }
}
