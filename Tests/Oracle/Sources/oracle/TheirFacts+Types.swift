import SwiftSyntax

/// Types, as marks in the text: names, brackets, and what stands before and behind.
extension TheirFacts {
  /// Answers whether the construct was one of these.
  func describeType(_ construct: SyntaxEnum) -> Bool {
    switch construct {
    case .identifierType(let node):
      addName(node, node.moduleSelector?.span ?? node.name.span, node.name, node.genericArgumentClause)
    case .memberType(let node):
      addName(node, node.moduleSelector?.span ?? node.name.span, node.name, node.genericArgumentClause)
    case .metatypeType(let node): addName(node, node.metatypeSpecifier.span, node.metatypeSpecifier, nil)
    case .classRestrictionType(let node): addName(node, node.span, node.classKeyword, nil)
    case .genericArgumentClause(let node):
      add(.genericArguments, node) { parts in
        for argument in node.arguments { parts.add(.type, argument.argument) }
      }
    case .tupleType(let node): addTuple(node.leftParen, node.elements, node.rightParen)
    case .functionType(let node):
      addTuple(node.leftParen, node.parameters, node.rightParen)
      addArrow(node.effectSpecifiers, node.returnClause.arrow)
    case .arrayType(let node): addSquareType(node, node.element.span, nil)
    case .dictionaryType(let node): addSquareType(node, node.key.span, node.value.span)
    case .inlineArrayType(let node): addSquareType(node, node.count.span, node.element.span)
    case .optionalType(let node): add(.typeMark, node.questionMark)
    case .implicitlyUnwrappedOptionalType(let node): add(.typeMark, node.exclamationMark)
    case .compositionTypeElement(let node): if let ampersand = node.ampersand { add(.typeMark, ampersand) }
    case .someOrAnyType(let node): add(.typeSpecifier, node.someOrAnySpecifier)
    case .suppressedType(let node): add(.typeSpecifier, node.withoutTilde)
    case .packExpansionType(let node): add(.typeSpecifier, node.repeatKeyword)
    case .packElementType(let node): add(.typeSpecifier, node.eachKeyword)
    case .simpleTypeSpecifier(let node): add(.typeSpecifier, node)
    case .nonisolatedTypeSpecifier(let node): add(.typeSpecifier, node)
    default: return false
    }
    return true
  }

  private func addName(
    _ node: some SyntaxProtocol, _ start: Range<UInt32>, _ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?
  ) {
    add(.typeName, start.lowerBound..<node.span.upperBound) { parts in
      parts.add(.name, name)
      parts.add(.arguments, arguments)
    }
  }

  private func addTuple(_ left: TokenSyntax, _ elements: TupleTypeElementListSyntax, _ right: TokenSyntax) {
    add(.tupleType, left.span.lowerBound..<right.span.upperBound) { parts in
      for element in elements {
        parts.add(.name, element.firstName)
        parts.add(.secondName, element.secondName)
        parts.add(.type, element.type)
      }
    }
  }

  private func addSquareType(_ node: some SyntaxProtocol, _ first: Range<UInt32>, _ second: Range<UInt32>?) {
    add(.squareType, node) { parts in
      parts.add(.type, first)
      parts.add(.type, second)
    }
  }

  func addArrow(_ effects: TypeEffectSpecifiersSyntax?, _ arrow: TokenSyntax) {
    addSpanned(.functionArrow) { parts in
      parts.add(effects?.asyncSpecifier, effects?.throwsClause)
      parts.add(.keyword, arrow)
    }
  }
}
