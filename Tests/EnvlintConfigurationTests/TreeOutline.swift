@testable import EnvlintConfiguration

/// The tree of `document` on one line, `{a: ["b", 1]}`: strings in quotes, other scalars as they stand, null as `~`.
/// For a rejected document its error as `line:column message`.
func outline(_ document: String) -> String {
  switch YAMLReader.read(Array(document.utf8), path: "f.yml") {
  case .success(let root): outline(of: root)
  case .failure(let error): "\(error.line):\(error.column) \(error.message)"
  }
}

private func outline(of node: YAMLNode) -> String {
  switch node.content {
  case .sequence(let items): "[\(items.map(outline).joined(separator: ", "))]"
  case .mapping(let entries):
    "{\(entries.map { "\($0.key): \(outline(of: $0.value))" }.joined(separator: ", "))}"
  case .scalar(let scalar):
    switch scalar.kind {
    case .null: "~"
    case .string: "\"\(scalar.text)\""
    case .bool, .integer, .float: scalar.text
    }
  }
}
