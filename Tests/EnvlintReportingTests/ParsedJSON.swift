#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON as somebody else's parser reads it. What is not there reads as `null`.
enum ParsedJSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([ParsedJSON])
  case object([String: ParsedJSON])

  init(_ text: String) throws { self = try decoded(ParsedJSON.self, from: text) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent first: a failed attempt is slow.
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String: ParsedJSON].self) {
      self = .object(value)
    } else if let value = try? container.decode([ParsedJSON].self) {
      self = .array(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if container.decodeNil() {
      self = .null
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "neither of the kinds of JSON")
    }
  }

  subscript(key: String) -> ParsedJSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  subscript(index: Int) -> ParsedJSON { elements.indices.contains(index) ? elements[index] : .null }

  var elements: [ParsedJSON] { if case .array(let elements) = self { elements } else { [] } }
  var keys: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var number: Int? { if case .number(let value) = self { value } else { nil } }

  /// Every string in the document, keys not included.
  var allStrings: [String] {
    switch self {
    case .string(let value): [value]
    case .array(let elements): elements.flatMap(\.allStrings)
    case .object(let members): members.values.flatMap(\.allStrings)
    case .null, .bool, .number: []
    }
  }
}

/// The part of a JSON document that `type` asks for: faster than `ParsedJSON` for large ones.
func decoded<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
