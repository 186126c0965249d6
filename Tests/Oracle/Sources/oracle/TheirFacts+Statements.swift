import SwiftSyntax

extension TheirFacts {
  /// Answers whether the construct was one of these.
  func describeStatement(_ construct: SyntaxEnum) -> Bool {
    switch construct {
    case .ifExpr(let node):
      add(.ifStatement, node) { parts in
        parts.add(node.conditions)
        parts.add(.body, node.body)
        parts.add(.elseBody, node.elseBody)
      }
    case .guardStmt(let node):
      add(.guardStatement, node) { parts in
        parts.add(node.conditions)
        parts.add(.body, node.body)
      }
    case .whileStmt(let node):
      add(.whileStatement, node) { parts in
        parts.add(node.conditions)
        parts.add(.body, node.body)
      }
    case .repeatStmt(let node):
      add(.repeatStatement, node) { parts in
        parts.add(.body, node.body)
        parts.add(.condition, node.condition)
      }
    case .forStmt(let node): addFor(node)
    case .switchExpr(let node): add(.switchStatement, node) { $0.add(.value, node.subject) }
    case .switchCase(let node): addSwitchCase(node)
    case .doStmt(let node):
      add(.doStatement, node) { parts in
        parts.add(.effect, node.throwsClause)
        parts.add(.body, node.body)
      }
    case .catchClause(let node): addCatch(node)
    default: return describeJump(construct) || describePattern(construct)
    }
    return true
  }

  /// Statements of one word and an operand.
  private func describeJump(_ construct: SyntaxEnum) -> Bool {
    switch construct {
    case .labeledStmt(let node):
      add(.label, node.label.span.lowerBound..<node.colon.span.upperBound)
    case .deferStmt(let node): add(.jump, node) { $0.add(.body, node.body) }
    case .returnStmt(let node): add(.jump, node) { $0.add(.value, node.expression) }
    case .throwStmt(let node): add(.jump, node) { $0.add(.value, node.expression) }
    case .breakStmt(let node): add(.jump, node) { $0.add(.name, node.label) }
    case .continueStmt(let node): add(.jump, node) { $0.add(.name, node.label) }
    case .fallThroughStmt(let node): add(.jump, node)
    case .discardStmt(let node): add(.jump, node) { $0.add(.value, node.expression) }
    case .yieldStmt(let node):
      add(.jump, node) { parts in
        if case .single(let value) = node.yieldedExpressions { parts.add(.value, value) }
      }
    default: return false
    }
    return true
  }

  private func describePattern(_ construct: SyntaxEnum) -> Bool {
    switch construct {
    case .optionalBindingCondition(let node):
      add(.optionalBinding, node) { parts in
        parts.add(.keyword, node.bindingSpecifier)
        parts.add(.pattern, node.pattern)
        parts.add(.type, node.typeAnnotation?.type)
        parts.add(.value, node.initializer?.value)
      }
    case .matchingPatternCondition(let node):
      add(.patternCondition, node) { parts in
        parts.add(.pattern, node.pattern)
        parts.add(.type, node.typeAnnotation?.type)
        parts.add(.value, node.initializer.value)
      }
    case .valueBindingPattern(let node):
      add(.patternBinding, node) { parts in
        parts.add(.keyword, node.bindingSpecifier)
        parts.add(.pattern, node.pattern)
      }
    case .isTypePattern(let node): add(.cast, node) { $0.add(.type, node.type) }
    case .identifierPattern(let node): add(.name, node)
    case .wildcardPattern(let node): add(.name, node)
    case .tuplePattern(let node):
      add(.tuple, node) { parts in
        for element in node.elements {
          parts.add(.label, element.label)
          parts.add(.value, element.pattern)
        }
      }
    case .tuplePatternElement(let node):
      addSpanned(.argument) { parts in
        parts.add(.label, node.label)
        parts.add(.value, node.pattern)
      }
    default: return false
    }
    return true
  }

  private func addFor(_ node: ForStmtSyntax) {
    add(.forStatement, node) { parts in
      parts.add(.keyword, node.caseKeyword)
      parts.add(.pattern, node.pattern)
      parts.add(.type, node.typeAnnotation?.type)
      parts.add(.value, node.sequence)
      parts.add(.condition, node.whereClause?.condition)
      parts.add(.body, node.body)
    }
    for marker in [node.tryKeyword, node.awaitKeyword, node.unsafeKeyword] {
      if let marker { add(.effectMarker, marker) }
    }
  }

  private func addSwitchCase(_ node: SwitchCaseSyntax) {
    add(.switchCase, node) { parts in
      parts.add(.attribute, node.attribute)
      guard case .case(let label) = node.label else { return }
      for item in label.caseItems {
        parts.add(.pattern, item.pattern)
        parts.add(.condition, item.whereClause?.condition)
      }
    }
  }

  private func addCatch(_ node: CatchClauseSyntax) {
    add(.catchClause, node) { parts in
      for item in node.catchItems {
        parts.add(.pattern, item.pattern)
        parts.add(.condition, item.whereClause?.condition)
      }
      parts.add(.body, node.body)
    }
  }
}

extension Parts {
  fileprivate mutating func add(_ conditions: ConditionElementListSyntax) {
    for element in conditions { add(.condition, element.condition) }
  }
}
