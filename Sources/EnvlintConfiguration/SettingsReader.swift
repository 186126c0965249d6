import EnvlintFacts

/// Turns the tree of a configuration file into settings, and collects what is wrong on the way.
struct SettingsReader {
  /// More would not be read; a file of any content must end soon.
  private static let maximumErrorCount = 100

  let path: String
  let source: ConfigurationSource
  /// The rules that may be configured.
  let rules: [Rule]
  /// The folder whose own file this is, relative to the project root; nil for the file that holds for all.
  let folder: String?
  private(set) var errors: [ConfigurationError] = []
  /// The lines of the keys that were read; those of sections with `rules.<id>.` or `proof.` before them.
  private(set) var lines: [String: Int] = [:]

  init(path: String, source: ConfigurationSource, rules: [Rule], folder: String? = nil) {
    self.path = path
    self.source = source
    self.rules = rules
    self.folder = folder
  }

  /// The part of a file that a mapping is.
  private enum Section {
    case file
    case rule(String)
    case proof

    /// Before its keys where they are named alone.
    var prefix: String {
      switch self {
      case .file: ""
      case .rule(let id): "rules.\(id)."
      case .proof: SettingsTable.proofKey + "."
      }
    }

    /// In errors; nil for the file.
    var name: String? {
      switch self {
      case .file: nil
      case .rule(let id): "rule '\(id)'"
      case .proof: "'\(SettingsTable.proofKey)'"
      }
    }

    var isFile: Bool { if case .file = self { true } else { false } }
  }

  /// Reads the whole file. A file without content keeps the defaults.
  mutating func readFile(_ root: YAMLNode, into settings: inout Settings) {
    switch root.content {
    case .mapping(let entries): readEntries(entries, of: .file, SettingsTable.keys, into: &settings)
    case .scalar: return
    case .sequence: report(.listAtTop, at: root.position)
    }
  }

  /// Reads the mapping below `rules`.
  mutating func readRules(_ node: YAMLNode, into settings: inout Settings) {
    guard case .mapping(let entries) = node.content else {
      return report(.wrongShape(key: "rules", .ruleSections, node.content), at: node.position)
    }
    for entry in entries {
      guard let rule = rules.first(where: { $0.id == entry.key }) else {
        report(.unknownRule(entry.key, known: rules.map(\.id)), at: entry.keyPosition)
        continue
      }
      guard case .mapping(let settingsOfRule) = entry.value.content else {
        report(.notASection(rule: rule.id, entry.value.content), at: entry.value.position)
        continue
      }
      // Other keys of another file keep their values.
      var configured = settings.rules[rule.id] ?? RuleSettings()
      readEntries(settingsOfRule, of: .rule(rule.id), SettingsTable.keys(of: rule), into: &configured)
      settings.rules[rule.id] = configured
    }
  }

  /// Reads the mapping below `proof`. Other keys of another file keep their values.
  mutating func readProof(_ node: YAMLNode, into settings: inout Settings) {
    guard case .mapping(let entries) = node.content else {
      return report(.wrongShape(key: SettingsTable.proofKey, .proofSection, node.content), at: node.position)
    }
    readEntries(entries, of: .proof, SettingsTable.proofKeys, into: &settings.proof)
  }

  /// Reads the mapping below `modules`; nothing below it is no module.
  mutating func readModules(_ node: YAMLNode, into settings: inout Settings) {
    if case .scalar(let scalar) = node.content, scalar.kind == .null { return }
    guard case .mapping(let entries) = node.content else {
      return report(.wrongShape(key: "modules", .moduleGlobs, node.content), at: node.position)
    }
    settings.modules = []
    for entry in entries {
      guard case .strings(let globs)? = value(of: entry.value, for: entry.key, .globs) else { continue }
      settings.modules.append(ModuleGlobs(name: entry.key, globs: globs))
    }
  }

  /// Reads the mapping below `injectors`: a list, or one word alone.
  mutating func readInjectors(_ node: YAMLNode, into settings: inout Settings) {
    if case .scalar(let scalar) = node.content, scalar.kind == .null { return }
    guard case .mapping(let entries) = node.content else {
      return report(.wrongShape(key: "injectors", .injectors, node.content), at: node.position)
    }
    settings.injectors = [:]
    for entry in entries {
      if case .scalar(let scalar) = entry.value.content, scalar.kind == .string, !scalar.text.isEmpty {
        settings.injectors[entry.key] = [scalar.text]
      } else if case .strings(let injected)? = value(of: entry.value, for: entry.key, .words) {
        settings.injectors[entry.key] = injected
      }
    }
  }

  /// Reads the mapping below `deployment_targets`.
  mutating func readDeploymentTargets(_ node: YAMLNode, into settings: inout Settings) {
    if case .scalar(let scalar) = node.content, scalar.kind == .null { return }
    guard case .mapping(let entries) = node.content else {
      return report(.wrongShape(key: "deployment_targets", .platformVersions, node.content), at: node.position)
    }
    settings.deploymentTargets = [:]
    for entry in entries {
      guard let platform = Platform(rawValue: entry.key) else {
        report(.unknownKey(entry.key, section: nil, known: Platform.allCases.map(\.rawValue)), at: entry.keyPosition)
        continue
      }
      guard case .scalar(let scalar) = entry.value.content, let version = PlatformVersion(scalar.text) else {
        report(.wrongShape(key: entry.key, .version, entry.value.content), at: entry.value.position)
        continue
      }
      settings.deploymentTargets?[platform] = version
    }
  }

  private mutating func readEntries<Owner>(
    _ entries: [YAMLEntry], of section: Section, _ table: [Setting<Owner>], into owner: inout Owner
  ) {
    for entry in entries {
      if let setting = table.first(where: { $0.key == entry.key }) {
        if section.isFile, folder != nil, !setting.isForFolders {
          report(.keyOfTheRoot(entry.key, allowed: table.filter(\.isForFolders).map(\.key)), at: entry.keyPosition)
          continue
        }
        lines[section.prefix + entry.key] = entry.keyPosition.line
        setting.read(entry.value, &owner, &self)
      } else if section.isFile, rules.contains(where: { $0.id == entry.key }) {
        report(.ruleAtTop(entry.key), at: entry.keyPosition)
      } else {
        report(.unknownKey(entry.key, section: section.name, known: table.map(\.key)), at: entry.keyPosition)
      }
    }
  }

  /// The value of a node; nil, and an error, when it is none of that type.
  mutating func value(of node: YAMLNode, for key: String, _ type: SettingType) -> OptionValue? {
    switch (node.content, type) {
    case (.scalar(let scalar), .bool):
      guard case .bool(let value) = scalar.kind else { break }
      return .bool(value)
    case (.scalar(let scalar), .word):
      guard scalar.kind == .string, !scalar.text.isEmpty else { break }
      return .string(scalar.text)
    case (.scalar(let scalar), .path):
      guard scalar.kind == .string, !scalar.text.isEmpty else { break }
      return .string(scalar.text)
    case (.scalar(let scalar), .versionRequirement):
      guard scalar.kind != .null, VersionRequirement(scalar.text) != nil else { break }
      return .string(scalar.text)
    case (.scalar(let scalar), .integer):
      guard scalar.kind == .integer, let value = Int(scalar.text), value >= 0 else { break }
      return .integer(value)
    case (.scalar(let scalar), .percent):
      guard scalar.kind == .integer, let value = Int(scalar.text), (0...100).contains(value) else { break }
      return .integer(value)
    case (.scalar(let scalar), .severity), (.scalar(let scalar), .severityOrOff),
      (.scalar(let scalar), .severityOrSwitch):
      if type == .severityOrSwitch, case .bool(let isOn) = scalar.kind { return .bool(isOn) }
      guard scalar.kind == .string, type.words.contains(scalar.text) else { break }
      return .severity(Severity(rawValue: scalar.text))
    case (.sequence(let items), .words), (.sequence(let items), .globs), (.sequence(let items), .ruleIDs):
      return words(items, of: key, type).map(OptionValue.strings)
    default:
      break
    }
    report(.wrongShape(key: key, type, node.content), at: node.position)
    return nil
  }

  /// The value of `extends`, which whoever reads files follows; nil, and an error, when it is no path.
  mutating func readExtends(_ node: YAMLNode) -> String? {
    guard case .string(let path)? = value(of: node, for: SettingsTable.extendsKey, .path) else { return nil }
    if path.contains("://") { report(.notALocalPath(path), at: node.position) }
    return path
  }

  /// The case that a node names; nil, and an error, when it names none.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of node: YAMLNode, for key: String
  ) -> Choice? {
    if case .scalar(let scalar) = node.content, let choice = Choice(rawValue: scalar.text) { return choice }
    report(.wrongShape(key: key, .choice(Choice.allCases.map(\.rawValue)), node.content), at: node.position)
    return nil
  }

  /// The words of a list; nil when one of them is wrong.
  private mutating func words(_ items: [YAMLNode], of key: String, _ type: SettingType) -> [String]? {
    var words: [String] = []
    for item in items {
      guard case .scalar(let scalar) = item.content, scalar.kind == .string else {
        report(.notAWord(key: key, item.content), at: item.position)
        continue
      }
      if let problem = problem(of: scalar.text, as: type) {
        report(problem, at: item.position)
      } else {
        words.append(type == .globs ? rebased(scalar.text) : scalar.text)
      }
    }
    return words.count == items.count ? words : nil
  }

  /// A pattern of a folder's own file, from the project's root.
  private func rebased(_ glob: String) -> String { folder.map { Glob.escaped($0) + "/" + glob } ?? glob }

  private func problem(of word: String, as type: SettingType) -> SettingsProblem? {
    if word.isEmpty { return .emptyWord }
    switch type {
    case .globs: return Glob.problem(in: word).map(SettingsProblem.glob)
    case .ruleIDs: return rules.contains { $0.id == word } ? nil : .unknownRule(word, known: rules.map(\.id))
    default: return nil
    }
  }

  private mutating func report(_ problem: SettingsProblem, at position: YAMLPosition) {
    guard errors.count < SettingsReader.maximumErrorCount else { return }
    errors.append(source.error(path: path, at: position, problem.message, hint: problem.hint))
  }
}
