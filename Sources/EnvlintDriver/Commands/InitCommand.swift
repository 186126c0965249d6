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
        relativePath(path, in: folder) ?? path, reason: "configures this project already",
        hint: "change it; 'envlint config show' tells what is in force")
    }
    do throws(SystemError) {
      try writeAtomically(InitCommand.text, toPath: joined(folder, configurationFileName))
    } catch {
      throw .unusableFile(configurationFileName, reason: error.message, hint: "write to a folder that you may change")
    }
    console.notice(
      "wrote '\(configurationFileName)', in which every key is explained and has its default",
      hint: "'envlint' lints; 'envlint --write-baseline .envlint-baseline.json' accepts what there is")
    return .success
  }

  /// The file. Without the `#` before its keys it is the default configuration, and an example of what has no default.
  static var text: String {
    var lines = [
      "# What envlint reads before it lints. Every key is optional; what is commented out is the default, or an example.",
      "# 'envlint config show' tells what is in force, 'envlint rules' lists the rules, 'envlint explain RULE' their",
      "# options. Folders further down may have a file of this name with the keys that say so.",
    ]
    for setting in SettingsTable.keys {
      lines += ["", "# \(setting.summary)\(setting.isForFolders ? " (folders, too)" : "")"]
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
    case .ruleSections: "\n  closure_entry:\n    severity: warning"
    case .version: "17"
    case .bool, .word, .integer, .severity, .severityOrOff, .words, .globs, .ruleIDs: words.first ?? "[]"
    }
  }
}
