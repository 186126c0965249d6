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

  /// Objects of the SDK's that are told who asks: `NSApp.terminate(self)`.
  private static let systems: Set<String> = ["NSApp", "NSApplication", "UIApplication", "NotificationCenter"]

  private static let describing: Set<String> = [
    "print", "debugPrint", "dump", "type", "String", "Mirror", "ObjectIdentifier",
  ]
}
