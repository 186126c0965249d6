import EnvlintFacts

/// One configuration file that is YAML of the subset; whether it is a configuration shows when it is applied.
///
/// Files are applied one over the other: first what a file extends, then the file, then those of folders.
public struct ConfigurationFile: Sendable {
  /// How the file is called in errors.
  public let path: String
  private let source: ConfigurationSource
  private let root: YAMLNode

  /// - Parameter bytes: the whole file, without padding.
  public init(_ bytes: [UInt8], path: String) throws(ConfigurationErrors) {
    self.path = path
    source = ConfigurationSource(bytes)
    switch YAMLReader.read(bytes, path: path) {
    case .success(let root): self.root = root
    case .failure(let error): throw ConfigurationErrors(errors: [error])
    }
  }

  /// The path that `extends` names, as written; nil without one.
  public var extendedPath: String? { text(of: SettingsTable.extendsKey) }

  /// The error when `required_version` excludes this version; nil when it does not, or makes no sense, which
  /// `apply` reports.
  public func versionError(_ version: String) -> ConfigurationErrors? {
    guard let text = text(of: SettingsTable.requiredVersionKey), let requirement = VersionRequirement(text),
      !requirement.isMet(by: version)
    else { return nil }
    return error(
      ofKey: SettingsTable.requiredVersionKey, "this is envlint \(version), and '\(shortened(text))' is required",
      hint: "install a version that fits, or change '\(SettingsTable.requiredVersionKey)'")
  }

  /// An error about the file that `extends` names.
  public func extendsError(_ message: String, hint: String) -> ConfigurationErrors {
    error(ofKey: SettingsTable.extendsKey, message, hint: hint)
  }

  /// An error about the value of a key, or about one item of its list; about the whole file where it has no such key.
  ///
  /// - Parameters:
  ///   - keys: from the outermost mapping to the key: `["modules", "App"]`.
  ///   - item: the index in the list.
  public func error(
    about keys: [String], item: Int? = nil, _ message: String, hint: String?
  ) -> ConfigurationError {
    var node = root
    for key in keys {
      guard case .mapping(let entries) = node.content, let entry = entries.first(where: { $0.key == key }) else {
        break
      }
      node = entry.value
    }
    if let item, case .sequence(let items) = node.content, items.indices.contains(item) { node = items[item] }
    return source.error(path: path, at: node.position, message, hint: hint)
  }

  /// Puts what the file says over `configured`.
  ///
  /// - Parameters:
  ///   - folder: the folder whose own file this is, relative to the project root; nil for the project's file and those
  ///     that it extends. The patterns of a folder's file start at the folder, and what it excludes is excluded besides
  ///     the rest.
  ///   - rules: all that the file may name.
  /// - Throws: every unknown key, rule and value (at most 100).
  public func apply(
    to configured: inout ConfiguredSettings, folder: String? = nil, rules: [Rule]
  ) throws(ConfigurationErrors) {
    var reader = SettingsReader(path: path, source: source, rules: rules, folder: folder)
    let outer = configured.settings.excluded
    reader.readFile(root, into: &configured.settings)
    if !reader.errors.isEmpty { throw ConfigurationErrors(errors: reader.errors) }
    if folder != nil, reader.lines["excluded"] != nil {
      configured.settings.excluded = outer + configured.settings.excluded
    }
    for (key, line) in reader.lines { configured.origins[key] = .file(path, line: line) }
  }

  private func error(ofKey key: String, _ message: String, hint: String) -> ConfigurationErrors {
    ConfigurationErrors(errors: [error(about: [key], message, hint: hint)])
  }

  private func text(of key: String) -> String? {
    guard case .scalar(let scalar)? = entry(key)?.value.content, scalar.kind != .null else { return nil }
    return scalar.text
  }

  private func entry(_ key: String) -> YAMLEntry? {
    guard case .mapping(let entries) = root.content else { return nil }
    return entries.first { $0.key == key }
  }
}
