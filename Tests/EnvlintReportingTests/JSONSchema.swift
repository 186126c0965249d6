#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

/// The part of JSON Schema that the schemas of this repository use. `.ci/run` holds the same documents to the same schemas by
/// somebody else's validator; this one needs nothing but `swift test`.
struct JSONSchema {
  private let root: ParsedJSON

  /// - Parameter path: relative to the repository's root.
  init(path: String) throws {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let bytes = try #require(FileManager.default.contents(atPath: "\(folder)/\(path)"))
    root = try ParsedJSON(String(decoding: bytes, as: UTF8.self))
  }

  /// What is wrong with a document; empty when it is valid.
  func problems(of document: ParsedJSON) -> [String] { problems(of: document, root, at: "$") }

  /// - Parameter definition: a part of the schema, below `$defs`.
  func problems(of document: ParsedJSON, as definition: String) -> [String] {
    problems(of: document, root["$defs"][definition], at: "$")
  }

  private func problems(of value: ParsedJSON, _ schema: ParsedJSON, at place: String) -> [String] {
    var problems: [String] = []
    for keyword in schema.keys.sorted() {
      problems += violations(of: keyword, schema[keyword], by: value, schema, at: place)
    }
    return problems
  }

  private func violations(
    of keyword: String, _ limit: ParsedJSON, by value: ParsedJSON, _ schema: ParsedJSON, at place: String
  ) -> [String] {
    func unless(_ holds: Bool) -> [String] { holds ? [] : ["\(place): \(keyword)"] }
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "$ref":
      let name = limit.string?.split(separator: "/").last.map { String($0) } ?? ""
      guard root["$defs"].keys.contains(name) else { return ["\(place): no definition '\(name)'"] }
      return problems(of: value, root["$defs"][name], at: place)
    case "anyOf": return unless(limit.elements.contains { problems(of: value, $0, at: place).isEmpty })
    case "type": return unless((limit.string.map { [$0] } ?? limit.elements.compactMap(\.string)).contains(value.type))
    case "const": return unless(value == limit)
    case "enum": return unless(limit.elements.contains(value))
    case "required": return unless(Set(limit.elements.compactMap(\.string)).isSubset(of: value.keys))
    case "additionalProperties":
      return unless(limit == .bool(false) && value.keys.isSubset(of: schema["properties"].keys))
    case "properties":
      return value.keys.intersection(limit.keys).sorted().flatMap { key in
        problems(of: value[key], limit[key], at: "\(place).\(key)")
      }
    case "items":
      return value.elements.enumerated().flatMap { problems(of: $1, limit, at: "\(place)[\($0)]") }
    case "minItems": return unless(value.elements.count >= limit.number ?? .max)
    case "minLength": return unless((value.string?.count ?? 0) >= limit.number ?? .max)
    case "minimum": return unless((value.number ?? .min) >= limit.number ?? .max)
    case "pattern":
      guard let pattern = limit.string, let regex = try? Regex(pattern) else { return ["\(place): no pattern"] }
      return unless(value.string?.firstMatch(of: regex) != nil)
    default: return ["\(place): this validator does not know '\(keyword)'"]
    }
  }
}

extension ParsedJSON {
  /// As JSON Schema calls it.
  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
