import EnvlintSyntax

/// Types, as marks in the text: names, brackets, and what stands before and behind.
extension OurFacts {
  /// Answers whether the node was one of these.
  func describeType(_ node: Node) -> Bool {
    let range = tree.range(node)
    switch tree.kind(node) {
    case .typeName:
      add(.typeName, range) { parts in
        parts.add(.name, all(.name, node).last)
        parts.add(.arguments, child(.genericArguments, node))
      }
    case .genericArguments:
      add(.genericArguments, range) { parts in
        for argument in tree.children(node) { parts.add(.type, typeRange(argument)) }
      }
    case .tupleType: addTuple(node)
    case .arrayType, .dictionaryType, .inlineArrayType:
      add(.squareType, range) { parts in
        for element in tree.children(node) { parts.add(.type, typeRange(element)) }
      }
    case .optionalMark, .implicitlyUnwrappedMark, .compositionMark: add(.typeMark, range)
    case .typeSpecifier: add(.typeSpecifier, range)
    case .functionArrow, .arrowOperator:
      add(.functionArrow, range) { parts in
        parts.add(.effect, all(.effect, node))
        parts.add(.keyword, range.upperBound - 2..<range.upperBound)
      }
    default: return false
    }
    return true
  }

  private func addTuple(_ node: Node) {
    add(.tupleType, tree.range(node)) { parts in
      for element in tree.children(node) where tree.kind(element) == .tupleTypeElement {
        parts.add(.name, child(.label, element))
        parts.add(.secondName, child(.name, element))
        parts.add(.type, type(element))
      }
    }
  }
}
