import EnvlintFacts
import EnvlintReporting

extension OptionValue {
  /// As it is written in a configuration.
  var yaml: String {
    switch self {
    case .bool(let value): "\(value)"
    case .string(let text): OptionValue.yaml(text)
    case .integer(let number): "\(number)"
    case .strings(let texts): "[\(texts.map(OptionValue.yaml).joined(separator: ", "))]"
    case .severity(let severity): severity?.rawValue ?? "off"
    }
  }

  var json: JSONValue {
    switch self {
    case .bool(let value): .bool(value)
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .strings(let texts): .array(texts.map(JSONValue.string))
    case .severity(let severity): .string(severity?.rawValue ?? "off")
    }
  }

  /// In quotes unless it is a plain word.
  private static func yaml(_ text: String) -> String {
    let isPlain = text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || "_/.-".contains($0) }
    let isWord = !["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased())
    return isPlain && isWord ? text : JSONValue.string(text).serializedOnOneLine()
  }
}
