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

extension TreeReader {
  /// The name of a block; nil when no type and no typealias is declared right in it.
  func localBlock(_ block: Node) -> String? {
    switch tree.kind(block) {
    case .codeBlock, .closure, .switchCase:
      return declaresType(block) ? LocalBlock.name(at: tree.range(block).lowerBound) : nil
    default: return nil
    }
  }

  /// The names of the types and typealiases right in a block, whatever `#if` they are in.
  func localTypeNames(in block: Node) -> [String] {
    tree.children(block).flatMap { child -> [String] in
      if isTypeDeclaration(child) { return childName(.name, of: child).map { [$0] } ?? [] }
      return isConditional(child) ? localTypeNames(in: child) : []
    }
  }

  /// The names of the functions right in a block.
  func localFunctionNames(in block: Node) -> [String] {
    tree.children(block).flatMap { child -> [String] in
      if tree.kind(child) == .functionDecl { return childName(.name, of: child).map { [$0] } ?? [] }
      return isConditional(child) ? localFunctionNames(in: child) : []
    }
  }

  private func declaresType(_ list: Node) -> Bool {
    tree.children(list).contains { isTypeDeclaration($0) || isConditional($0) && declaresType($0) }
  }

  private func isConditional(_ node: Node) -> Bool { tree.kind(node) == .ifConfig || tree.kind(node) == .ifConfigClause }

  private func isTypeDeclaration(_ node: Node) -> Bool {
    switch tree.kind(node) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl: true
    default: false
    }
  }
}
