import EnvlintSyntax

/// Reads the types that the arguments of a drawing modifier name.
struct StyleReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// More is not looked at.
  private static let mostNodes = 400

  /// Colors and materials of the SDK that are named without their type.
  private static let styles: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray",
    "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "tint", "accentColor", "background",
    "foreground", "separator", "selection", "fill", "link", "placeholder", "windowBackground", "bar",
    "ultraThinMaterial",
    "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "ultraThin", "thin", "regular", "thick",
    "ultraThick",
  ]

  /// The types that the arguments of a call name, where they name nothing else: `Color.red`, `Circle().stroke(.gray)`, `.regularMaterial`.
  /// Nil where they do.
  func typeNamesAlone(in call: Node) -> Set<String>? {
    var names: Set<String> = []
    // The end of a condition, which names systems and modules.
    var conditionEnd: UInt32 = 0
    for (count, node) in tree.descendants(call).enumerated() {
      if count == StyleReader.mostNodes { return nil }
      if tree.range(node).lowerBound < conditionEnd { continue }
      switch tree.kind(node) {
      case .chain:
        guard let first = tree.firstChild(node) else { return nil }
        switch tree.kind(first) {
        case .nameReference:
          let named =
            reader.isModule(first) ? tree.child(.member, of: node).flatMap { tree.child(.name, of: $0) } : first
          guard let name = named.map(reader.name), name.isTypeName else { return nil }
          names.insert(name)
        case .implicitMember, .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .closure,
          .tuple, .arrayLiteral:
          continue
        default: return nil
        }
      case .argument where tree.child(.label, of: node) == nil:
        guard let value = tree.child(.expression, of: node), let chain = tree.firstChild(value),
          let first = tree.firstChild(chain), tree.kind(first) == .implicitMember
        else { continue }
        guard reader.childName(.name, of: first).map(StyleReader.styles.contains) == true else { return nil }
      case .ifConfigCondition: conditionEnd = tree.range(node).upperBound
      case .keyPath, .macroExpansion, .variableDecl, .functionDecl: return nil
      default: continue
      }
    }
    return names
  }
}
