import SwiftSyntax

extension TheirFacts {
  func describeExpression(_ construct: SyntaxEnum) {
    if describeChain(construct) || describeOperator(construct) { return }
    switch construct {
    case .declReferenceExpr(let node): addName(node)
    case .discardAssignmentExpr(let node): add(.name, node)
    case .superExpr(let node): add(.name, node)
    case .editorPlaceholderExpr(let node): add(.literal, node)
    case .integerLiteralExpr(let node): add(.literal, node)
    case .floatLiteralExpr(let node): add(.literal, node)
    case .booleanLiteralExpr(let node): add(.literal, node)
    case .nilLiteralExpr(let node): add(.literal, node)
    case .regexLiteralExpr(let node): add(.literal, node)
    case .stringLiteralExpr(let node): add(.string, node)
    case .simpleStringLiteralExpr(let node): add(.string, node)
    case .expressionSegment(let node):
      add(.interpolation, node) { $0.add(node.expressions) }
      addArguments(node.expressions)
    case .arrayExpr(let node):
      add(.collection, node) { parts in
        for element in node.elements { parts.add(.value, element.expression) }
      }
    case .dictionaryExpr(let node): addDictionary(node)
    case .tupleExpr(let node):
      add(.tuple, node) { $0.add(node.elements) }
      addArguments(node.elements)
    case .closureExpr(let node): addClosure(node)
    case .keyPathExpr(let node): addKeyPath(node)
    default: break
    }
  }

  private func describeChain(_ construct: SyntaxEnum) -> Bool {
    switch construct {
    case .memberAccessExpr(let node):
      add(.member, node) { parts in
        parts.add(.callee, node.base)
        parts.add(.name, node.declName)
      }
    case .functionCallExpr(let node):
      add(.call, node) { parts in
        parts.add(.callee, node.calledExpression)
        parts.add(.arguments, bracketed(node.leftParen, node.rightParen))
        parts.add(node.arguments)
        parts.add(node.trailingClosure, node.additionalTrailingClosures)
      }
      addArguments(node.arguments)
    case .subscriptCallExpr(let node):
      add(.subscriptCall, node) { parts in
        parts.add(.callee, node.calledExpression)
        parts.add(.arguments, bracketed(node.leftSquare, node.rightSquare))
        parts.add(node.arguments)
        parts.add(node.trailingClosure, node.additionalTrailingClosures)
      }
      addArguments(node.arguments)
    case .macroExpansionExpr(let node): addMacro(node)
    case .macroExpansionDecl(let node): addMacro(node)
    case .optionalChainingExpr(let node): add(.postfix, node) { $0.add(.callee, node.expression) }
    case .forceUnwrapExpr(let node): add(.postfix, node) { $0.add(.callee, node.expression) }
    case .postfixOperatorExpr(let node): add(.postfix, node) { $0.add(.callee, node.expression) }
    default: return false
    }
    return true
  }

  private func describeOperator(_ construct: SyntaxEnum) -> Bool {
    switch construct {
    case .sequenceExpr(let node): addCasts(node)
    case .binaryOperatorExpr(let node): add(.infix, node)
    case .assignmentExpr(let node): add(.infix, node)
    case .arrowExpr(let node): addArrow(node.effectSpecifiers, node.arrow)
    case .unresolvedTernaryExpr(let node): add(.ternary, node) { $0.add(.value, node.thenExpression) }
    case .prefixOperatorExpr(let node): add(.prefix, node.operator)
    case .inOutExpr(let node): add(.prefix, node.ampersand)
    case .tryExpr(let node):
      let mark = node.questionOrExclamationMark?.span ?? node.tryKeyword.span
      add(.effectMarker, node.tryKeyword.span.lowerBound..<mark.upperBound)
    case .awaitExpr(let node): add(.effectMarker, node.awaitKeyword)
    case .unsafeExpr(let node): add(.effectMarker, node.unsafeKeyword)
    case .consumeExpr(let node): add(.effectMarker, node.consumeKeyword)
    case .copyExpr(let node): add(.effectMarker, node.copyKeyword)
    case .borrowExpr(let node): add(.effectMarker, node.borrowKeyword)
    case .packElementExpr(let node): add(.effectMarker, node.eachKeyword)
    case .packExpansionExpr(let node): add(.effectMarker, node.repeatKeyword)
    default: return false
    }
    return true
  }

  /// `is T` and `as T` are two elements of their sequence.
  private func addCasts(_ node: SequenceExprSyntax) {
    var start: UInt32?
    for element in node.elements {
      if let start {
        add(.cast, start..<element.span.upperBound) { $0.add(.type, element) }
      }
      start =
        element.is(UnresolvedIsExprSyntax.self) || element.is(UnresolvedAsExprSyntax.self)
        ? element.span.lowerBound : nil
    }
  }

  /// Names that are part of a larger fact are no facts of their own.
  private func addName(_ node: DeclReferenceExprSyntax) {
    switch node.parent?.kind {
    case .memberAccessExpr:
      if node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == Syntax(node).id { add(.name, node) }
    case .keyPathPropertyComponent: break
    default: add(.name, node)
    }
  }

  func addArguments(_ arguments: LabeledExprListSyntax) {
    for argument in arguments {
      addSpanned(.argument) { parts in
        parts.add(.label, argument.label)
        parts.add(.value, argument.expression)
      }
    }
  }

  private func addDictionary(_ node: DictionaryExprSyntax) {
    add(.collection, node) { parts in
      guard case .elements(let elements) = node.content else { return }
      for element in elements {
        parts.add(.value, element.key)
        parts.add(.value, element.value)
      }
    }
  }

  private func addMacro(_ node: some FreestandingMacroExpansionSyntax) {
    add(.macroExpansion, node.pound.span.lowerBound..<node.span.upperBound) { parts in
      let name = node.macroName.span
      parts.add(.name, (node.moduleSelector?.span ?? name).lowerBound..<name.upperBound)
      parts.add(.genericParameters, node.genericArgumentClause)
      parts.add(.arguments, bracketed(node.leftParen, node.rightParen))
      parts.add(node.arguments)
      parts.add(node.trailingClosure, node.additionalTrailingClosures)
    }
    addArguments(node.arguments)
  }

  private func addClosure(_ node: ClosureExprSyntax) {
    add(.closure, node) { parts in
      guard let signature = node.signature else { return }
      parts.add(.signature, signature)
      for attribute in signature.attributes { parts.add(.attribute, attribute) }
      for capture in signature.capture?.items ?? [] {
        parts.add(.modifier, capture.specifier)
        parts.add(.capture, capture.name)
        parts.add(.value, capture.initializer?.value)
      }
      switch signature.parameterClause {
      case .simpleInput(let names): for name in names { parts.add(.name, name.name) }
      case .parameterClause(let clause): parts.add(.parameters, clause)
      case nil: break
      }
      parts.add(signature.effectSpecifiers?.asyncSpecifier, signature.effectSpecifiers?.throwsClause)
      parts.add(.result, signature.returnClause)
    }
  }

  private func addKeyPath(_ node: KeyPathExprSyntax) {
    add(.keyPath, node) { parts in
      parts.add(.type, node.root)
      for component in node.components { parts.add(.component, component) }
    }
    for component in node.components {
      if case .subscript(let call) = component.component { addArguments(call.arguments) }
    }
  }
}

extension Parts {
  fileprivate mutating func add(_ arguments: LabeledExprListSyntax) {
    for argument in arguments {
      add(.label, argument.label)
      add(.value, argument.expression)
    }
  }

  fileprivate mutating func add(_ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax) {
    add(.trailingClosure, closure)
    for other in others {
      add(.label, other.label)
      add(.trailingClosure, other.closure)
    }
  }
}
