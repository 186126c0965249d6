import EnvlintConfiguration
import EnvlintReporting
import EnvlintRules

/// `envlint init`: writes a configuration in which everything is a comment, so that it changes nothing.
struct InitCommand {
  private let console: Console

  init(_ console: Console) { self.console = console }

  func run() throws(UsageError) -> ExitStatus {
    let folder = try workingFolder()
    let repository = Project.repository(containing: folder)
    for outer in withAncestors(folder).prefix(while: { relativePath($0, in: repository ?? folder) != nil }) {
      let path = joined(outer, configurationFileName)
      guard (try? fileKind(path, followingLinks: false)) != nil else { continue }
      throw .unusableFile(
        relativePath(path, in: folder) ?? path, reason: "already configures this project",
        hint: "edit it; 'envlint config show' prints the settings in effect")
    }
    for name in misnamedConfigurationFileNames where (try? fileKind(joined(folder, name))) != nil {
      throw .unusableFile(
        name, reason: "is a configuration under a name that is not read",
        hint: "rename it to '\(configurationFileName)'")
    }
    do throws(SystemError) {
      try writeAtomically(InitCommand.text, toPath: joined(folder, configurationFileName))
    } catch {
      throw .unusableFile(configurationFileName, reason: error.message, hint: "use a writable folder")
    }
    console.notice(
      "wrote '\(configurationFileName)', which explains every key and shows its default",
      hint:
        "'envlint' lints the project; 'envlint --write-baseline .envlint-baseline.json' accepts all current findings")
    return .success
  }

  /// The file. Without the `#` before its keys it is the default configuration, and an example of what has no default.
  static var text: String {
    var lines = [
      "# Configuration of envlint. Every key is optional; commented-out lines show the default, or an example.",
      "# 'envlint config show' prints the settings in effect, 'envlint rules' lists the rules, and 'envlint explain RULE'",
      "# shows the options of a rule. Subfolders can have their own file with the keys marked for folders.",
    ]
    for setting in SettingsTable.keys {
      lines += ["", "# \(setting.summary)\(setting.isForFolders ? " (also in folders)" : "")"]
      lines += setting.lines.split(separator: "\n").map { "#\($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Setting<Settings> {
  /// Lines of YAML: the default, or an example where there is none.
  fileprivate var lines: String {
    if let value = value(Settings()) { return "\(key): \(value.yaml)" }
    if let example { return "\(key): \(example)" }
    return type.example.hasPrefix("\n") ? "\(key):\(type.example)" : "\(key): \(type.example)"
  }
}

extension SettingType {
  /// A value, or with a line break at its start the lines below the key.
  fileprivate var example: String {
    switch self {
    case .path: "path/of/a.file"
    case .versionRequirement: "\">=\(envlintVersion)\""
    case .choice(let words): "\"\(words.last ?? "")\""
    case .injectors: "\n  themed: [Theme, \"\\\\.tint\"]"
    case .moduleGlobs: "\n  App: [\"App/**\"]"
    case .platformVersions: "\n  iOS: 17"
    case .percent: "95"
    case .proofSection: "\n  at_least: 95"
    case .ruleSections: "\n  closure_entry:\n    severity: warning"
    case .version: "17"
    case .bool, .word, .integer, .severity, .severityOrOff, .severityOrSwitch, .words, .globs, .ruleIDs:
      words.first ?? "[]"
    }
  }
}
