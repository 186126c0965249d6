import EnvlintSyntax

/// Reads how the code of a declaration or closure runs; see `Position`.
struct PositionReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// Where the body of a function, initializer or subscript runs.
  func position(ofBody node: Node, named name: String, isAsync: Bool) -> Position {
    switch tree.kind(node) {
    case .initializerDecl: return .initializer
    case .deinitializerDecl: return .deinitializer
    case .subscriptDecl: return .accessor
    default:
      if isAsync { return .asynchronous }
      let result = tree.child(.returnType, of: node).flatMap { tree.child(.type, of: $0) }
      return buildsViews(node, named: name, result) ? .viewBuilding : .function
    }
  }

  /// Where the getter of a property runs.
  func position(ofGetter variable: Node, named name: String, _ type: Node?) -> Position {
    buildsViews(variable, named: name, type) ? .viewBuilding : .accessor
  }

  /// Whether a member gives a view or another part of what SwiftUI shows, by its name, its type or its attributes.
  func buildsViews(_ node: Node, named name: String, _ type: Node?) -> Bool {
    if name == "body" || name == "makeBody" { return true }
    if let type, isView(reader.type(type)) { return true }
    return DeclarationReader(reader).attributes(of: node).contains { $0.name.hasSuffix("Builder") }
  }

  /// Whether a type is that of an array of views, `[AnyView]`.
  func givesViews(_ type: Node?) -> Bool {
    guard let type, case .array(let element) = reader.type(type).form else { return false }
    return isView(element)
  }

  private func isView(_ type: TypeReference) -> Bool {
    switch type.form {
    case .opaque(let constraint), .existential(let constraint): return isView(constraint)
    case .optional(let wrapped): return isView(wrapped)
    case .composition(let parts): return parts.contains(where: isView)
    case .named:
      guard let name = type.unqualifiedName else { return false }
      return name == "AnyView" || InstallingTypes.confidence(name) != nil || BuilderClosures.contains(name)
        || ["Text", "Image"].contains(name)
    default: return false
    }
  }

  /// Functions of collections that call their closure at once.
  private static let callingAtOnce: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "forEach", "sorted", "first", "firstIndex", "last", "contains",
    "allSatisfy", "min", "max", "count", "prefix", "drop",
  ]

  /// Where a closure argument of a call runs.
  ///
  /// - Parameters:
  ///   - name: the called name; nil when something else is called.
  ///   - base: the name before it, where one is there.
  ///   - outer: where the call is.
  func position(ofClosure argument: Node, calling name: String?, behind base: Node?, _ call: Node, in outer: Position)
    -> Position
  {
    guard let name else { return .unknown }
    if let row = actionRow(name, base) {
      let label = reader.childName(.label, of: argument)
      if row.isAction(closureLabeled: label, inCallWith: reader.callLabels(call)) { return .action }
    }
    switch outer {
    case .initializer, .deinitializer: return .unknown
    case .action, .asynchronous, .viewBuilding:
      let isKnown = BuilderClosures.contains(name) || PositionReader.callingAtOnce.contains(name)
      return isKnown ? outer : .unknown
    case .initialValue, .accessor, .function, .unknown:
      if BuilderClosures.contains(name) { return .viewBuilding }
      return PositionReader.callingAtOnce.contains(name) ? outer : .unknown
    }
  }

  /// The row of what is called by a name after another one, `async` after `main`; nil for what the table does not know.
  func actionRow(_ name: String?, _ base: Node?) -> ActionClosureRow? {
    guard let name else { return nil }
    if let row = ActionClosures.row(name) { return row }
    guard let baseName = base.map(reader.name) else { return nil }
    return ActionClosures.row(baseName == "main" ? "DispatchQueue.main.\(name)" : "\(baseName).\(name)")
  }
}
