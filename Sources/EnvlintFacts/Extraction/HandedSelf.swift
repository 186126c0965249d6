import EnvlintSyntax

/// Finds where a value hands itself to other code.
struct HandedSelf {
  private let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// Where `self` alone is an argument in a chain of calls, but for calls that show it only as text, or not at all.
  func ranges(inArgumentsOf chain: Node) -> [Range<UInt32>] {
    var found: [Range<UInt32>] = []
    var called = ""
    for link in tree.children(chain) {
      switch tree.kind(link) {
      case .nameReference:
        called = reader.name(link)
        if HandedSelf.systems.contains(called) { return [] }
      case .member: called = reader.childName(.name, of: link) ?? ""
      case .call:
        if HandedSelf.describing.contains(called) || SDKModifiers.contains(called, with: reader.callLabels(link)) {
          continue
        }
        found += tree.children(link).filter { tree.kind($0) == .argument }.compactMap { argument in
          tree.child(.expression, of: argument).flatMap {
            NameReader(reader).bareName($0) == "self" ? tree.range($0) : nil
          }
        }
      default: continue
      }
    }
    return found
  }

  /// Where something is set to `self`, or to an array of it; empty for other expressions.
  func ranges(inAssignment expression: Node) -> [Range<UInt32>] {
    guard let assignment = tree.child(.assignment, of: expression) else { return [] }
    let values = tree.children(expression).filter { tree.range($0).lowerBound >= tree.range(assignment).upperBound }
    // `self = other`, and a local name that is set back, are none of it.
    guard values.count == 1, tree.kind(values[0]) == .chain, let first = tree.firstChild(values[0]),
      tree.range(first) == tree.range(values[0])
    else { return [] }
    switch tree.kind(first) {
    case .nameReference: return reader.name(first) == "self" ? [tree.range(first)] : []
    case .arrayLiteral:
      return tree.descendants(first).filter { node in
        tree.kind(node) == .expression && NameReader(reader).bareName(node) == "self"
      }.map(tree.range)
    default: return []
    }
  }

  /// Objects of the SDK's that are told who asks: `NSApp.terminate(self)`.
  private static let systems: Set<String> = ["NSApp", "NSApplication", "UIApplication", "NotificationCenter"]

  private static let describing: Set<String> = [
    "print", "debugPrint", "dump", "type", "String", "Mirror", "ObjectIdentifier",
  ]
}
