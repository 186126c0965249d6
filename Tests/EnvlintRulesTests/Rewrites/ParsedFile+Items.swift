import EnvlintSyntax

/// Statements and declarations as wholes.
extension ParsedFile {
  /// The file, the members of a type, or a body, with its items; `#if` and what is no item left out.
  private struct ItemList {
    var kind: NodeKind
    /// Of the node around the list; nil for the file.
    var ownerKind: NodeKind?
    var items: [Node]
  }

  private func itemLists() -> [ItemList] {
    var lists: [ItemList] = []
    forEachNode { node, ancestors in
      guard [.sourceFile, .memberBlock, .codeBlock, .closure, .switchCase].contains(tree.kind(node)) else { return }
      let items = tree.children(node).filter { child in
        ![.keyword, .caseItem, .attribute, .closureSignature, .ifConfig, .sourceLocationDirective, .unexpected]
          .contains(tree.kind(child)) && !range(child).isEmpty
      }
      lists.append(ItemList(kind: tree.kind(node), ownerKind: ancestors.last.map(tree.kind), items: items))
    }
    return lists
  }

  /// A `;` in place of the newline between two items.
  func semicolons() -> [Edit] {
    itemLists().flatMap { list in
      zip(list.items, list.items.dropFirst()).compactMap { left, right in
        let gap = range(left).upperBound..<range(right).lowerBound
        let index = tokenIndex(at: gap.lowerBound)
        guard Int(tokens.starts[index]) == gap.upperBound, tokens.flags[index].contains(.newlineBefore) else {
          return nil
        }
        return Edit(replacing: gap, by: "; ")
      }
    }
  }

  /// Each item in a branch of an `#if` of its own, between `opening` and `closing`, which are whole lines.
  func branches(_ opening: String, _ closing: String) -> [EditGroup] {
    itemLists().flatMap { list in
      list.items.compactMap { item in
        let range = range(item)
        guard tokens.kinds[tokenIndex(at: range.upperBound)] != .semicolon else { return nil }
        return [
          Edit(inserting: "\n" + opening + "\n", at: range.lowerBound, .opensItem),
          Edit(inserting: "\n" + closing + "\n", at: range.upperBound, .closesItem),
        ]
      }
    }
  }

  /// A declaration with an emoji for a name before each item of a file or type, on its line.
  func emojiDeclarations() -> [Edit] {
    itemLists().filter {
      $0.kind == .sourceFile || $0.kind == .memberBlock && $0.ownerKind != .protocolDecl
    }.flatMap(\.items).map { item in
      let start = range(item).lowerBound
      return Edit(inserting: "func 🐌\(start)() {}; ", at: start, .opensItem)
    }
  }
}
