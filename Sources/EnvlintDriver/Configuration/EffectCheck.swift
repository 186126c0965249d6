import EnvlintConfiguration
import EnvlintReporting
import EnvlintRules

/// Finds settings that have no effect in a project, because what they name is not there.
///
/// A run under a mistyped `included` is clean whatever the code holds, so that is an error, and so is a configuration that leaves no rule
/// to run. Patterns that take something away, as those of `excluded`, may name what a tool has yet to generate; `envlint config check`
/// mentions them (`mentions`).
///
/// **Invariant:** all files of the project decide, never the paths that a run is given: a hook that names two files fails only where a run
/// over the whole project does.
struct EffectCheck {
  private let configuration: ProjectConfiguration
  private let root: String
  private let found: Project.Found
  private let settings: Settings

  init(_ configuration: ProjectConfiguration, _ project: Project, _ found: Project.Found) {
    self.configuration = configuration
    self.found = found
    root = project.root
    settings = configuration.fileSettings.root
  }

  /// - Throws: everything that makes runs clean by mistake.
  func check() throws(SettingsFailure) {
    let errors = includedErrors() + moduleErrors() + ruleErrors()
    if !errors.isEmpty { throw .invalid(ConfigurationErrors(errors: errors)) }
    if !hasRules(configuration.settings) { throw .commandLine(.noRules) }
  }

  // MARK: Patterns

  /// Whether a pattern without a match is known to have none: not where only given paths were walked, or where a folder is not readable.
  private var isComplete: Bool { found.isWholeRoot && found.notices.isEmpty }

  /// Whether the command line excludes more than the files do.
  private var isNarrowed: Bool { configuration.settings.root.excluded.count > settings.excluded.count }

  /// Patterns of `included` that no file matches.
  ///
  /// One that is the path of a folder is no mistake while others match: the folder may have no Swift files yet. A file that several
  /// projects extend, or that the command line names, may name folders that not each of them has, so of its patterns one must match.
  private func includedErrors() -> [ConfigurationError] {
    guard !settings.included.isEmpty, isComplete, let document = configuration.document(of: "included") else {
      return []
    }
    let unmatched = settings.included.indices.filter { item in
      let glob = Glob(settings.included[item])
      return !found.sources.paths.contains { glob.matches($0) }
    }
    // The command line may exclude everything on purpose.
    if isNarrowed, unmatched.contains(where: { isLeftOut(settings.included[$0]) }) { return [] }
    let isAll = unmatched.count == settings.included.count
    guard isAll || configuration.isOwn("included") else { return [] }
    return unmatched.filter { isAll || !exists(settings.included[$0]) }.map { item in
      let pattern = settings.included[item]
      let isLeftOut = isLeftOut(pattern)
      return document.error(
        about: ["included"], item: item,
        isLeftOut
          ? "'\(pattern)' matches only files that are excluded or ignored by git"
          : "'\(pattern)' matches no Swift file",
        hint: isLeftOut ? "remove it, or change 'excluded' or .gitignore" : hint(for: pattern))
    }
  }

  /// Patterns of `modules` that no file matches, in the project's own file.
  private func moduleErrors() -> [ConfigurationError] {
    guard isComplete, configuration.isOwn("modules"), let document = configuration.document(of: "modules") else {
      return []
    }
    return settings.modules.flatMap { module in
      module.globs.indices.filter { isWithoutMatch(module.globs[$0]) }.map { item in
        document.error(
          about: ["modules", module.name], item: item, "'\(module.globs[item])' matches no Swift file",
          hint: hint(for: module.globs[item]))
      }
    }
  }

  /// Patterns that take away what is not there: no mistakes for sure, but worth a word.
  var mentions: [ConfigurationError] {
    guard isComplete else { return [] }
    let ofProject = [("excluded", settings.excluded), ("test_paths", settings.testPaths)]
      .flatMap { key, patterns in mentions(of: patterns, at: [key], configuration.document(of: key)) }
    let ofRules = Catalog.all.flatMap { rule in
      mentions(
        of: settings.rules[rule.id]?.excluded ?? [], at: ["rules", rule.id, "excluded"],
        configuration.document(of: "rules.\(rule.id).excluded"))
    }
    return ofProject + ofRules
  }

  private func mentions(
    of patterns: [String], at keys: [String], _ document: ConfigurationFile?
  ) -> [ConfigurationError] {
    guard let document else { return [] }
    return patterns.indices.filter { isWithoutMatch(patterns[$0]) }.map { item in
      document.error(
        about: keys, item: item, "'\(patterns[item])' matches no Swift file", hint: hint(for: patterns[item]))
    }
  }

  /// Whether nothing matches a pattern: no file that is linted, and nothing that is left out.
  private func isWithoutMatch(_ pattern: String) -> Bool {
    let glob = Glob(pattern)
    return !exists(pattern) && !isLeftOut(pattern) && !mayBeInLeftOutFolder(pattern)
      && !found.sources.paths.contains { glob.matches($0) }
  }

  private func exists(_ pattern: String) -> Bool { (try? fileKind(joined(root, pattern))) != nil }

  /// Whether a pattern matches a file or folder that is excluded, not included or ignored by git.
  private func isLeftOut(_ pattern: String) -> Bool {
    let glob = Glob(pattern)
    return found.leftOut.files.contains { glob.matches($0) }
      || found.leftOut.folders.contains { folder in relativePath(folder, in: root).map(glob.matches) ?? false }
  }

  /// Whether a pattern may match something in a folder that was not entered.
  private func mayBeInLeftOutFolder(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "/").filter { $0 != "." }
    if parts.contains(where: { isToolFolder($0.utf8) }) { return true }
    // Up to the first component that is no plain name.
    let plain = parts.prefix { part in !part.contains { "*?[{\\".contains($0) } }.map(String.init)
    return found.leftOut.folders.contains { folder in
      guard let path = relativePath(folder, in: root) else { return false }
      let steps = path.split(separator: "/").map(String.init)
      return zip(steps, plain).allSatisfy(==) && (steps.count <= plain.count || plain.count < parts.count)
    }
  }

  /// How a pattern without a match is written, as far as the files of the project tell.
  private func hint(for pattern: String) -> String {
    let deeper = Glob("**/" + pattern)
    let files = found.sources.paths + found.leftOut.files
    if !pattern.hasPrefix("**"), files.contains(where: { deeper.matches($0) }) {
      return "did you mean '**/\(pattern)'? Patterns start at the project root"
    }
    var folders: Set<String> = []
    for path in files {
      var folder = parentFolder("/" + path)
      while folder != "/", folders.insert(String(folder.dropFirst())).inserted { folder = parentFolder(folder) }
    }
    return nearestWord(to: pattern, among: folders.sorted()).map { "did you mean '\($0)'?" }
      ?? "patterns start at the project root, and case counts"
  }

  // MARK: Rules

  /// Whether a rule is on in some folder.
  private func hasRules(_ settings: ByFolder<Settings>) -> Bool {
    settings.contains { settings in Catalog.all.contains { settings.isEnabled($0) } }
  }

  /// An error where the files leave no rule, and the command line turns none on.
  private func ruleErrors() -> [ConfigurationError] {
    if hasRules(configuration.fileSettings) || hasRules(configuration.settings) { return [] }
    let key = ["only_rules", "disabled_rules"].first { configuration.document(of: $0) != nil }
    guard let document = configuration.document(of: key ?? "rules") else { return [] }
    return [
      document.error(
        about: [key ?? "rules"], "no rule is left to run",
        hint: key == "only_rules"
          ? "remove what it names from 'disabled_rules', and 'severity: off' below 'rules', or name another rule"
          : "leave one rule on, or remove the file")
    ]
  }
}
