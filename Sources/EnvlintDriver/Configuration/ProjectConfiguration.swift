import EnvlintConfiguration
import EnvlintRules

/// Why a project has no settings.
enum SettingsFailure: Error, Equatable {
  case unreadable(path: String, SystemError)
  case invalid(ConfigurationErrors)
  /// The command line takes away what the files leave.
  case commandLine(UsageError)
}

/// The settings of a project, with the files that they come from.
///
/// The file at the project's root, over those that it extends, holds for all; below it, files of folders have settings
/// of their own. What the command line says wins over all of them.
struct ProjectConfiguration {
  /// As the files have it, without the command line.
  private var rootFile = ConfiguredSettings()
  private var folderFiles: [(folder: String, value: ConfiguredSettings)] = []
  private let arguments: Arguments
  private let projectRoot: String
  private let workingDirectory: String
  /// Texts that count in place of files, by absolute path.
  private let unsaved: [String: ArraySlice<UInt8>]

  /// The files that hold for all: first what is extended, last the file at the project's root.
  private var documents: [ConfigurationFile] = []
  /// These files, as errors name them.
  var chain: [String] { documents.map(\.path) }

  /// Reads the file at the project's root, or that of the command line.
  ///
  /// - Parameters:
  ///   - workingDirectory: where relative paths start, and what paths in errors are relative to.
  ///   - unsaved: texts that count in place of files, by absolute path.
  init(
    for project: Project, _ arguments: Arguments, workingDirectory: String, unsaved: [String: ArraySlice<UInt8>] = [:]
  ) throws(SettingsFailure) {
    self.unsaved = unsaved
    self.arguments = arguments
    self.workingDirectory = workingDirectory
    projectRoot = project.root
    if let path = arguments.configurationFile {
      try read(absolutePath(path, from: workingDirectory), shownAs: path, extendedBy: [])
    } else if !arguments.ignoresConfiguration {
      let path = joined(project.root, configurationFileName)
      let isThere = unsaved[path] != nil || (try? fileKind(path)) != nil
      if isThere { try read(path, shownAs: shown(path), extendedBy: []) }
      try checkNames(atOrAbove: project)
    }
  }

  /// Reads the files of folders.
  ///
  /// - Parameter folders: those that have one, relative to the project's root.
  /// - Throws: what is wrong in all of them.
  mutating func read(folders: [String]) throws(SettingsFailure) {
    var errors: [ConfigurationError] = []
    // A folder inside another folder comes after it.
    for folder in folders.sorted() {
      let path = joined(joined(projectRoot, folder), configurationFileName)
      let document = try open(path, shownAs: shown(path))
      var configured = ByFolder(rootFile, folders: folderFiles)[folder + "/"]
      do throws(ConfigurationErrors) {
        try document.apply(to: &configured, folder: folder, rules: Catalog.all)
        folderFiles.append((folder, configured))
      } catch {
        errors += error.errors
      }
    }
    if !errors.isEmpty { throw .invalid(ConfigurationErrors(errors: errors)) }
  }

  /// Whether files of folders count: a file that the command line names replaces all of them.
  var readsFolders: Bool { arguments.configurationFile == nil && !arguments.ignoresConfiguration }

  /// The settings in effect, and their origins.
  var configured: ByFolder<ConfiguredSettings> {
    ByFolder(rootFile, folders: folderFiles).map { configured in
      var configured = configured
      configured.apply(arguments)
      return configured
    }
  }

  /// The settings in effect. A run asks only for these: finding the origin of each value means looking at every key.
  var settings: ByFolder<Settings> {
    ByFolder(rootFile, folders: folderFiles).map { configured in
      var settings = configured.settings
      settings.apply(arguments)
      return settings
    }
  }

  /// The settings of the files, without the command line.
  var fileSettings: ByFolder<Settings> { ByFolder(rootFile, folders: folderFiles).map(\.settings) }

  /// The file that gives a key its value for the whole project; nil for a default.
  func document(of key: String) -> ConfigurationFile? {
    guard case .file(let path, _)? = rootFile.origins[key] else { return nil }
    return documents.last { $0.path == path }
  }

  /// Whether the project's own file has the key, and not one that it extends or that the command line names: other projects may share these.
  func isOwn(_ key: String) -> Bool {
    readsFolders && document(of: key).map { $0.path == documents.last?.path } ?? false
  }

  /// The error about a configured baseline that cannot be used; nil when none is configured.
  func baselineError(_ failure: BaselineFailure, of setting: BaselineSetting) -> ConfigurationErrors? {
    guard let path = setting.path(in: rootFile.settings), let document = document(of: setting.key) else { return nil }
    return ConfigurationErrors(errors: [
      document.error(about: setting.keys, "'\(path)' \(failure.message)", hint: failure.hint)
    ])
  }

  // MARK: Names

  /// - Throws: for each file that is called `.envlint.yaml`, at the project's root or above it, where the search for a configuration goes.
  private func checkNames(atOrAbove project: Project) throws(SettingsFailure) {
    let isBelowWorkingDirectory = relativePath(project.root, in: workingDirectory) != nil
    let bound = project.gitRoot ?? (isBelowWorkingDirectory ? workingDirectory : project.root)
    let folders = withAncestors(project.root).prefix { relativePath($0, in: bound) != nil }
    try check(
      misnamed: folders.filter { (try? fileKind(joined($0, configurationFileName))) == nil }.flatMap { folder in
        misnamedConfigurationFileNames.map { joined(folder, $0) }.filter { (try? fileKind($0)) == .file }
      })
  }

  /// - Parameter files: absolute.
  /// - Throws: an error for each.
  private func check(misnamed files: [String]) throws(SettingsFailure) {
    if files.isEmpty { return }
    throw .invalid(
      ConfigurationErrors(
        errors: files.map { file in
          ConfigurationError(
            path: shown(file), line: 1, column: 1,
            message: "a file of this name is not read; the configuration is called '\(configurationFileName)'",
            sourceLine: "", hint: "rename it to '\(configurationFileName)'")
        }))
  }

  /// - Parameter files: `.envlint.yaml` files below the root, relative to it.
  /// - Throws: an error for each.
  func check(misnamedBelowRoot files: [String]) throws(SettingsFailure) {
    try check(misnamed: files.map { joined(projectRoot, $0) })
  }

  /// The folders with a file of their own, as errors name the files.
  var folderPaths: [String] {
    folderFiles.map { shown(joined(joined(projectRoot, $0.folder), configurationFileName)) }
  }

  // MARK: Reading

  private func shown(_ path: String) -> String { relativePath(path, in: workingDirectory) ?? path }

  private func open(_ path: String, shownAs shownPath: String) throws(SettingsFailure) -> ConfigurationFile {
    let bytes: ArraySlice<UInt8>
    do throws(SystemError) {
      if let text = unsaved[path] { bytes = text } else { bytes = try readText(atPath: path) }
    } catch {
      throw .unreadable(path: shownPath, error)
    }
    do throws(ConfigurationErrors) {
      return try ConfigurationFile(Array(bytes), path: shownPath)
    } catch {
      throw .invalid(error)
    }
  }

  /// Reads a file and those that it extends, over what was read before.
  ///
  /// - Parameter files: those that led here by extending each other, with their real paths.
  private mutating func read(
    _ path: String, shownAs shownPath: String, extendedBy files: [(file: ConfigurationFile, path: String)]
  ) throws(SettingsFailure) {
    let document = try open(path, shownAs: shownPath)
    // A file for another version may have keys that this one does not know.
    if let error = document.versionError(envlintVersion) { throw .invalid(error) }
    let files = files + [(document, realPath(path) ?? path)]
    if let extended = document.extendedPath, !extended.contains("://") {
      let target = absolutePath(extended, from: parentFolder(files[files.count - 1].path))
      if let start = files.firstIndex(where: { $0.path == realPath(target) }) {
        let circle = (files[start...].map(\.file.path) + [files[start].file.path]).joined(separator: " → ")
        throw .invalid(
          document.extendsError("circular 'extends': \(circle)", hint: "remove one of these 'extends' keys"))
      }
      do throws(SettingsFailure) {
        try read(target, shownAs: shown(target), extendedBy: files)
      } catch .unreadable(let path, let reason) where path == shown(target) {
        throw .invalid(
          document.extendsError(
            "can't read '\(path)': \(reason.message)",
            hint: "the path of 'extends' is relative to the folder of the file that contains it"))
      }
    }
    do throws(ConfigurationErrors) {
      try document.apply(to: &rootFile, rules: Catalog.all)
    } catch {
      throw .invalid(error)
    }
    documents.append(document)
  }
}
