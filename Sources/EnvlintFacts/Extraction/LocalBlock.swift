import EnvlintSyntax

/// The blocks that declare types: functions, closures, branches.
///
/// A type in a block is known there alone, and hides others of its name. The block therefore has a part in the paths of its types, like a
/// type around them, by a name that nothing else has: `{412` for the block that begins at that byte.
enum LocalBlock {
  static func name(at offset: UInt32) -> String { "{\(offset)" }

  /// Whether a part of a path is the name of a block.
  static func isName(_ part: String) -> Bool { part.utf8.first == UInt8(ascii: "{") }
}

/// The declarations of a block that are known everywhere in it, also before they are declared.
struct LocalDeclarations {
  /// The name of the block; nil when no type and no typealias is declared right in it.
  var block: String?
  /// Types and typealiases.
  var types: [String] = []
  var functions: [String] = []
}

extension TreeReader {
  /// The declarations directly in a block, in any `#if`; nil for other nodes, and nearly always for having none.
  func localDeclarations(of block: Node) -> LocalDeclarations? {
    switch tree.kind(block) {
    case .codeBlock, .closure, .switchCase: break
    default: return nil
    }
    var found: LocalDeclarations?
    addDeclarations(of: block, to: &found)
    if let types = found?.types, !types.isEmpty { found?.block = LocalBlock.name(at: tree.range(block).lowerBound) }
    return found
  }

  private func addDeclarations(of list: Node, to found: inout LocalDeclarations?) {
    for child in tree.children(list) {
      switch tree.kind(child) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl:
        guard let name = childName(.name, of: child) else { continue }
        if found == nil { found = LocalDeclarations() }
        found?.types.append(name)
      case .functionDecl:
        guard let name = childName(.name, of: child) else { continue }
        if found == nil { found = LocalDeclarations() }
        found?.functions.append(name)
      case .ifConfig, .ifConfigClause: addDeclarations(of: child, to: &found)
      default: continue
      }
    }
  }
}
