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
  private(set) var notices: [Report.Notice]
  private let honorsExclusion: Bool

  /// Reads the configuration and finds the files.
  ///
  /// - Parameter open: the texts of files that an editor has, by absolute path. Those of configurations count in place of the files, and
  ///   Swift files that aren't on the disk belong to the project too.
  /// - Throws: also for settings that leave nothing to lint or no rule to run.
  init(
    _ project: Project, _ arguments: Arguments, workingDirectory: String, threads: Int,
    standardInput: Project.StandardInput?, open: [String: ArraySlice<UInt8>] = [:]
  ) throws(SettingsFailure) {
    var configuration = try ProjectConfiguration(
      for: project, arguments, workingDirectory: workingDirectory, unsaved: open)
    let settings = configuration.settings.root
    let found = project.sources(
      settings: settings, threads: threads, standardInput: standardInput, honorsExclusion: arguments.forcesExclusion,
      open: open.keys.compactMap { relativePath($0, in: project.root) })
    if configuration.readsFolders {
      try configuration.read(folders: found.configuredFolders)
      try configuration.check(misnamedBelowRoot: found.misnamedConfigurations)
    }
    effects = EffectCheck(configuration, project, found)
    try effects.check()
    self.project = project
    self.configuration = configuration
    self.settings = configuration.settings
    honorsExclusion = arguments.forcesExclusion
    (files, notices) = (found.sources, found.notices)
    leaveOutWhatFoldersExclude()
  }

  /// Finds the files once more, under the same settings.
  ///
  /// - Parameter open: the files that an editor has, relative to the root.
  mutating func findFiles(threads: Int, open: [String]) {
    let found = project.sources(
      settings: settings.root, threads: threads, standardInput: nil, honorsExclusion: honorsExclusion, open: open)
    (files, notices) = (found.sources, found.notices)
    leaveOutWhatFoldersExclude()
  }

  /// Takes out what the configurations of folders exclude, which are read after the walk.
  private mutating func leaveOutWhatFoldersExclude() {
    if settings.folders.isEmpty { return }
    let excluded = settings.map { GlobSet($0.excluded) }
    let named = honorsExclusion ? [] : project.scope.files
    let all = files.paths.count
    files = files.filter { path in named.contains(path) || !excluded[path].matches(path) }
    if files.paths.count < all { files.hasUnreadFiles = true }
  }
}

extension PreparedProject {
  /// Whether a walk would find a file of that path, if it were there.
  func wouldLint(_ path: String) -> Bool { project.wouldFind(path, settings[path]) }
}
