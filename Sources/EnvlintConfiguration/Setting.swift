import EnvlintFacts

/// One key of the configuration: what it is called, what it takes, and where its value goes.
///
/// `Owner` is what the value is kept in: `Settings` for the keys of the file, `RuleSettings` for those of a rule.
public struct Setting<Owner: Sendable>: Sendable {
  typealias Read = @Sendable (_ node: YAMLNode, _ owner: inout Owner, _ reader: inout SettingsReader) -> Void

  public let key: String
  public let type: SettingType
  /// One line for the documentation, without full stop.
  public let summary: String
  /// Whether a file further down than the project's root may have it.
  public var isForFolders = false
  /// The value in `owner`; nil when it is not set there, or a mapping.
  public let value: @Sendable (_ owner: Owner) -> OptionValue?
  /// The value of a mapping in `owner`, sorted or in the order of the file; nil for other keys.
  public var mapping: (@Sendable (_ owner: Owner) -> [(name: String, values: [String])])?
  /// An example value, as written, for a setting without a default; nil when the type provides one.
  public var example: String?
  let read: Read
}

extension Setting {
  /// This key, also allowed in the files of folders.
  var inFolders: Setting {
    var setting = self
    setting.isForFolders = true
    return setting
  }

  static func list(
    _ key: String, _ type: SettingType, _ path: WritableKeyPath<Owner, [String]> & Sendable, _ summary: String
  ) -> Setting {
    Setting(
      key: key, type: type, summary: summary, value: { .strings($0[keyPath: path]) },
      read: { node, owner, reader in
        guard case .strings(let words)? = reader.value(of: node, for: key, type) else { return }
        owner[keyPath: path] = words
      }
    )
  }

  /// A key without a default: nil means unknown.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ path: WritableKeyPath<Owner, Choice?> & Sendable, _ summary: String
  ) -> Setting {
    Setting(
      key: key, type: .choice(Choice.allCases.map(\.rawValue)), summary: summary,
      value: { owner in owner[keyPath: path].map { .string($0.rawValue) } },
      read: { node, owner, reader in
        guard let choice: Choice = reader.choice(of: node, for: key) else { return }
        owner[keyPath: path] = choice
      }
    )
  }

  static func severity(
    _ key: String, _ path: WritableKeyPath<Owner, Severity> & Sendable, _ summary: String
  ) -> Setting {
    Setting(
      key: key, type: .severity, summary: summary, value: { .severity($0[keyPath: path]) },
      read: { node, owner, reader in
        guard case .severity(let severity?)? = reader.value(of: node, for: key, .severity) else { return }
        owner[keyPath: path] = severity
      }
    )
  }

  /// A key without a default, whose value is text.
  static func text(
    _ key: String, _ type: SettingType, _ path: WritableKeyPath<Owner, String?> & Sendable, _ summary: String,
    example: String? = nil
  ) -> Setting {
    Setting(
      key: key, type: type, summary: summary, value: { owner in owner[keyPath: path].map { .string($0) } },
      example: example,
      read: { node, owner, reader in
        guard case .string(let text)? = reader.value(of: node, for: key, type) else { return }
        owner[keyPath: path] = text
      }
    )
  }

  /// A key without a default, whose value is a number of percent.
  static func percent(
    _ key: String, _ path: WritableKeyPath<Owner, Int?> & Sendable, _ summary: String
  ) -> Setting {
    Setting(
      key: key, type: .percent, summary: summary, value: { owner in owner[keyPath: path].map { .integer($0) } },
      read: { node, owner, reader in
        guard case .integer(let percent)? = reader.value(of: node, for: key, .percent) else { return }
        owner[keyPath: path] = percent
      }
    )
  }

  static func flag(_ key: String, _ path: WritableKeyPath<Owner, Bool> & Sendable, _ summary: String) -> Setting {
    Setting(
      key: key, type: .bool, summary: summary, value: { .bool($0[keyPath: path]) },
      read: { node, owner, reader in
        guard case .bool(let value)? = reader.value(of: node, for: key, .bool) else { return }
        owner[keyPath: path] = value
      }
    )
  }
}
