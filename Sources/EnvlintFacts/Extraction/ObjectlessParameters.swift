import EnvlintSyntax

/// The parameters of a function that surely hold and give no object which other code could inject, whatever a call gives them.
///
/// These are views, and closures that make them of nothing or of values: `@ViewBuilder content: (Item) -> Content` with `Content: View`.
struct ObjectlessParameters {
  private let reader: TreeReader
  private var protocols: [String: [Substring]] = [:]

  /// - Parameter function: its declaration.
  init(of function: Node, _ reader: TreeReader) {
    self.reader = reader
    let tree = reader.tree
    for clause in tree.children(function) {
      switch tree.kind(clause) {
      case .genericParameters: add(reader.condensedText(clause).dropFirst().dropLast())
      case .whereClause: add(reader.condensedText(clause).dropFirst("where".count))
      default: continue
      }
    }
  }

  /// Adds `Item: Identifiable, Content: View`; a requirement of another form leaves its type unknown.
  private mutating func add(_ requirements: Substring) {
    for requirement in requirements.split(separator: ",") {
      let parts = requirement.split(separator: ":")
      guard parts.count == 2 else {
        protocols[requirement.split(separator: "=").first.map(String.init) ?? ""] = []
        continue
      }
      protocols[String(parts[0]), default: []] += parts[1].split(separator: "&")
    }
  }

  func contain(_ parameter: Parameter) -> Bool { parameter.type.map(holdsNone) ?? false }

  private func holdsNone(_ type: TypeReference) -> Bool {
    if let wrapped = type.wrapped { return holdsNone(wrapped) }
    switch type.form {
    case .function(let result):
      return takesNoViews(type) && (result.map { isVoid($0) || holdsNone($0) } ?? true)
    case .opaque(let constraint), .existential(let constraint):
      return constraint.unqualifiedName.map { ObjectlessParameters.known.contains($0[...]) } ?? false
    case .named(let components):
      guard components.count == 1, let last = components.last, last.arguments.isEmpty else { return false }
      if last.name == "AnyView" { return true }
      return protocols[last.name].map { !$0.isEmpty && $0.allSatisfy(ObjectlessParameters.known.contains) } ?? false
    default: return false
    }
  }

  /// Whether a function that is handed on can't make another view of one that it is given: `() -> Content`, `(Item) -> Content`.
  private func takesNoViews(_ function: TypeReference) -> Bool {
    let text = reader.condensedText(function.range)
    guard let start = text.firstIndex(of: "("), let end = text.firstIndex(of: ")") else { return false }
    return text[text.index(after: start)..<end].split(separator: ",").allSatisfy { taken in
      let protocols = protocols[String(taken)]
      return protocols.map { $0.isEmpty ? false : !$0.contains { $0.hasSuffix("View") } }
        ?? SDKValues.contains(String(taken))
    }
  }

  private func isVoid(_ type: TypeReference) -> Bool { type.form == .tuple([]) || type.name == "Void" }

  /// Protocols of what is only shown.
  private static let known: Set<Substring> = ["View", "SwiftUI.View", "ToolbarContent", "ShapeStyle", "Shape"]

  // MARK: Values of any type

  /// The protocols of the function's own generic type that a parameter is of, or a binding, optional or array of: who gets it can inject
  /// only an object that conforms to all of them. Nil for another type, or one that other requirements may make an object.
  func valueProtocols(of parameter: Parameter) -> [String]? { parameter.type.flatMap(valueProtocols) }

  private func valueProtocols(of type: TypeReference) -> [String]? {
    if let wrapped = type.wrapped { return valueProtocols(of: wrapped) }
    switch type.form {
    case .array(let element): return valueProtocols(of: element)
    case .named(let components):
      guard components.count == 1, let last = components.last else { return nil }
      if last.name == "Binding", last.arguments.count == 1 { return valueProtocols(of: last.arguments[0]) }
      guard last.arguments.isEmpty, let found = protocols[last.name], !found.isEmpty else { return nil }
      return found.allSatisfy(ObjectlessParameters.ofValues.contains) ? found.map(String.init) : nil
    default: return nil
    }
  }

  /// Protocols of the standard library that values have, and objects only by a conformance that says so.
  private static let ofValues: Set<Substring> = [
    "Identifiable", "Hashable", "Equatable", "Comparable", "CaseIterable", "Codable", "Encodable", "Decodable", "Error",
    "LocalizedError",
  ]
}
