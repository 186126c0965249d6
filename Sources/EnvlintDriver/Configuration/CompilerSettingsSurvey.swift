import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting

/// How the compiler treats the files of a project, and what says so, for `envlint config show` and `envlint doctor`.
///
/// Targets of Xcode may differ, so one key may have several values in one project.
struct CompilerSettingsSurvey {
  /// One value of a key that one kind of source gives, and the number of files that have it.
  fileprivate struct Finding {
    /// Nil when it is unknown.
    var value: Value?
    /// Nil for an unknown value.
    var source: CompilerSettingSource?
    var fileCount = 1

    /// Adds another one with the same value; false where its source is of another kind.
    mutating func add(_ other: Finding) -> Bool {
      guard value == other.value else { return false }
      if case .xcodeTargets(let names)? = source, case .xcodeTargets(let others)? = other.source {
        source = .xcodeTargets(Set(names + others).sorted())
      } else if source != other.source {
        return false
      }
      fileCount += other.fileCount
      return true
    }
  }

  fileprivate enum Value: Equatable {
    case word(String)
    case versions(DeploymentTargets)
  }

  /// By key, in the order of the files.
  private var findings: [(key: String, values: [Finding])]

  /// - Parameter worlds: with the numbers of some of their files; manifests of packages are left out, which nothing compiles.
  init(_ worlds: [(index: ProjectIndex, files: [Int])]) {
    var (modes, isolations, targets): ([Finding], [Finding], [Finding]) = ([], [], [])
    for (index, files) in worlds {
      for file in files where ManifestName(path: index.path(of: file)) == nil {
        modes.count(Finding(index.languageMode(of: file)) { .word($0.rawValue) })
        isolations.count(Finding(index.defaultIsolation(of: file)) { .word($0.rawValue) })
        targets.count(Finding(index.deploymentTargetSetting(of: file)) { .versions($0) })
      }
    }
    findings = [("swift_language_mode", modes), ("default_isolation", isolations), ("deployment_targets", targets)]
  }

  /// Of one file, or of all below a folder; empty where the configuration says everything.
  ///
  /// - Parameter path: relative to the project root.
  init(of prepared: PreparedProject, below path: String) {
    let settings = prepared.settings.root
    let paths = prepared.files.paths
    if settings.languageMode != nil, settings.defaultIsolation != nil, settings.deploymentTargets != nil {
      self.init([])
      return
    }
    let scope = Scope(folders: [path])
    let worlds = Linter(settings: prepared.settings, threads: 1).worlds(of: prepared.files)
    self.init(
      worlds.map { world in
        (world.index, zip(world.index.ownFiles, world.world.files).filter { scope.contains(paths[$1]) }.map(\.0))
      })
  }

  /// A setting with the value that it has in the project where no configuration says one.
  func completed(_ entry: SettingEntry) -> SettingEntry {
    guard entry.origin == .defaultValue, let values = findings.first(where: { $0.key == entry.key })?.values,
      let first = values.first
    else { return entry }
    if values.count == 1, first.value == nil { return entry }
    guard let value = first.value, values.allSatisfy({ $0.value == value }) else {
      return SettingEntry(
        key: entry.key, value: nil, mapping: nil,
        origin: .project("differs between files: 'envlint doctor' lists the values"))
    }
    let source = SettingOrigin.project(values.compactMap(\.source?.text).joined(separator: "; "))
    switch value {
    case .word(let word): return SettingEntry(key: entry.key, value: .string(word), mapping: nil, origin: source)
    case .versions(let targets):
      let mapping = Platform.allCases.compactMap { platform in
        targets[platform].map { (name: platform.rawValue, values: [$0.text]) }
      }
      return SettingEntry(key: entry.key, value: nil, mapping: mapping, origin: source)
    }
  }

  /// `swift_language_mode: 6 in 12 files (Xcode target App)`, one line a value.
  var lines: [String] {
    findings.flatMap { key, values in
      values.map { finding in
        let value =
          switch finding.value {
          case .word(let word): word
          case .versions(let targets):
            Platform.allCases.compactMap { platform in targets[platform].map { "\(platform.rawValue) \($0.text)" } }
              .joined(separator: ", ")
          case nil: "unknown"
          }
        let source = finding.source.map { " (\($0.text))" } ?? ""
        return "\(key): \(value) in \(counted(finding.fileCount, "file"))\(source)"
      }
    }
  }
}

extension CompilerSettingsSurvey.Finding {
  fileprivate init<Known>(
    _ setting: CompilerSetting<Known>, _ value: (Known) -> CompilerSettingsSurvey.Value
  ) {
    switch setting {
    case .unknown: self.init(value: nil, source: nil)
    case .known(let known, let source): self.init(value: value(known), source: source)
    }
  }
}

extension [CompilerSettingsSurvey.Finding] {
  fileprivate mutating func count(_ finding: Element) {
    for index in indices where self[index].add(finding) { return }
    append(finding)
  }
}

extension CompilerSettingSource {
  /// As users know it, with the names of a few targets.
  fileprivate var text: String {
    let most = 3
    return switch self {
    case .configuration: "configuration"
    case .package(let folder): folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift"
    case .xcodeTargets(let names) where names.count == 1: "Xcode target \(names[0])"
    case .xcodeTargets(let names):
      "Xcode targets \(names.prefix(most).joined(separator: ", "))"
        + (names.count > most ? " and \(counted(names.count - most, "other"))" : "")
    case .xcodeProjects: "lowest of the Xcode projects"
    }
  }
}
