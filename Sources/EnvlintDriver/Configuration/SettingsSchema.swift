import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintRules

/// The JSON Schema (draft 7) of `.envlint.yml`, for editors: written from the tables that read the file.
enum SettingsSchema {
  static var document: JSONValue {
    .object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("\(configurationFileName) of envlint \(envlintVersion)")),
      ("type", .array([.string("object"), .string("null")])),
      ("properties", .object(SettingsTable.keys.map { ($0.key, schema(of: $0, default: $0.value(Settings()))) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  private static func schema<Owner>(of setting: Setting<Owner>, default value: OptionValue?) -> JSONValue {
    var members: [(String, JSONValue)] = [("description", .string(setting.summary))]
    members += setting.type.schema
    if let value { members.append(("default", value.json)) }
    return .object(members)
  }

  /// The mapping below `proof`.
  fileprivate static var proof: JSONValue {
    .object(SettingsTable.proofKeys.map { ($0.key, schema(of: $0, default: $0.value(ProofSettings()))) })
  }

  /// The mapping below `rules`.
  fileprivate static var rules: JSONValue {
    .object(
      Catalog.all.map { rule in
        let keys = SettingsTable.keys(of: rule).map { setting in
          let value = rule.options.first { $0.name == setting.key }?.defaultValue
          return (
            setting.key, schema(of: setting, default: setting.key == "severity" ? .severity(rule.severity) : value)
          )
        }
        return (
          rule.id,
          .object([
            ("description", .string(rule.summary)), ("type", .string("object")), ("properties", .object(keys)),
            ("additionalProperties", .bool(false)),
          ])
        )
      })
  }
}

extension SettingType {
  fileprivate var schema: [(String, JSONValue)] {
    switch self {
    case .bool: [("type", .string("boolean"))]
    case .word, .path: SettingType.text
    case .versionRequirement: [("type", .array([.string("string"), .string("number")]))]
    case .version: SettingType.version
    case .integer: [("type", .string("integer")), ("minimum", .integer(0))]
    case .percent: [("type", .string("integer")), ("minimum", .integer(0)), ("maximum", .integer(100))]
    case .severity, .severityOrOff: [("enum", .array(words.map(JSONValue.string)))]
    case .severityOrSwitch: [("enum", .array(words.map(JSONValue.string) + [.bool(true), .bool(false)]))]
    case .choice(let words):
      // A word that reads as a number needs no quotes.
      [("enum", .array(words.map(JSONValue.string) + words.compactMap { Int($0).map(JSONValue.integer) }))]
    case .words, .globs: SettingType.list(of: .object(SettingType.text))
    case .ruleIDs: SettingType.list(of: .object([("enum", .array(Catalog.all.map { .string($0.id) }))]))
    case .moduleGlobs:
      SettingType.mapping + [("additionalProperties", .object(SettingType.list(of: .object(SettingType.text))))]
    case .injectors:
      SettingType.mapping + [
        (
          "additionalProperties",
          .object([
            ("anyOf", .array([.object(SettingType.list(of: .object(SettingType.text))), .object(SettingType.text)]))
          ])
        )
      ]
    case .platformVersions:
      SettingType.mapping + [
        ("properties", .object(Platform.allCases.map { ($0.rawValue, .object(SettingType.version)) })),
        ("additionalProperties", .bool(false)),
      ]
    case .proofSection:
      [("type", .string("object")), ("properties", SettingsSchema.proof), ("additionalProperties", .bool(false))]
    case .ruleSections:
      [("type", .string("object")), ("properties", SettingsSchema.rules), ("additionalProperties", .bool(false))]
    }
  }

  private static let text: [(String, JSONValue)] = [("type", .string("string")), ("minLength", .integer(1))]
  private static let version: [(String, JSONValue)] = [("type", .array([.string("string"), .string("number")]))]
  private static let mapping: [(String, JSONValue)] = [("type", .array([.string("object"), .string("null")]))]

  private static func list(of items: JSONValue) -> [(String, JSONValue)] {
    [("type", .string("array")), ("items", items)]
  }
}
