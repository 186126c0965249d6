import EnvlintSyntax

/// The types that local names of a body are annotated with, of whose values it isn't always known how they are made: `var side: Leaf?`.
struct LocalViewTypes {
  private var paths: [String: [String]] = [:]

  mutating func add(_ name: String, annotatedIn binding: Node, _ reader: TreeReader) {
    let annotation = reader.tree.child(.typeAnnotation, of: binding)
    guard let type = annotation.flatMap({ reader.tree.child(.type, of: $0) }).map(reader.type) else { return }
    paths[name] = LocalViewTypes.path(of: type)
  }

  /// The type of a name's value, or of its elements; nil where none is written.
  subscript(name: String) -> [String]? { paths[name] }

  private static func path(of type: TypeReference) -> [String]? {
    guard case .named(let components) = type.innermost.form else { return nil }
    let names = components.map(\.name)
    return names.count == 1 && SDKViews.isPlain(names[0]) ? nil : names
  }
}
