import EnvlintSyntax

extension OurFacts {
  /// Answers whether the node was one of these.
  func describeStatement(_ node: Node) -> Bool {
    switch tree.kind(node) {
    case .ifStatement: addIf(node)
    case .guardStatement: addConditional(.guardStatement, node)
    case .whileStatement: addConditional(.whileStatement, node)
    case .repeatStatement:
      add(.repeatStatement, rangeFromKeyword(node)) { parts in
        parts.add(.body, child(.codeBlock, node))
        parts.add(.condition, expression(node))
      }
    case .forStatement: addFor(node)
    case .doStatement:
      add(.doStatement, rangeFromKeyword(node)) { parts in
        parts.add(.effect, child(.effect, node))
        parts.add(.body, child(.codeBlock, node))
      }
    case .catchClause:
      add(.catchClause, tree.range(node)) { parts in
        addCaseItems(node, to: &parts)
        parts.add(.body, child(.codeBlock, node))
      }
    case .statementLabel: add(.label, tree.range(node))
    case .deferStatement, .returnStatement, .throwStatement, .breakStatement, .continueStatement,
      .fallthroughStatement, .yieldStatement, .discardStatement:
      add(.jump, rangeFromKeyword(node)) { parts in
        parts.add(.body, child(.codeBlock, node))
        parts.add(.value, expression(node))
        parts.add(.name, child(.name, node))
      }
    default: return describePattern(node)
    }
    return true
  }

  private func describePattern(_ node: Node) -> Bool {
    switch tree.kind(node) {
    case .optionalBinding:
      add(.optionalBinding, tree.range(node)) { parts in
        parts.add(.keyword, child(.keyword, node))
        parts.add(.pattern, child(.pattern, node))
        parts.add(.type, type(tree.child(.typeAnnotation, of: node)))
        parts.add(.value, value(.initializerClause, node))
      }
    case .patternCondition:
      add(.patternCondition, tree.range(node)) { parts in
        parts.add(.pattern, child(.pattern, node))
        parts.add(.type, type(tree.child(.typeAnnotation, of: node)))
        parts.add(.value, value(.initializerClause, node))
      }
    case .patternBinding:
      add(.patternBinding, tree.range(node)) { parts in
        var children = tree.children(node)
        parts.add(.keyword, children.next().map(tree.range))
        parts.add(.pattern, children.next().map(tree.range))
      }
    case .pattern:
      if let name = child(.name, node) { add(.name, name) }
    default: return false
    }
    return true
  }

  /// The node's range without the label before it.
  private func rangeFromKeyword(_ node: Node) -> Range<UInt32> {
    (child(.keyword, node) ?? tree.range(node)).lowerBound..<tree.range(node).upperBound
  }

  private func addConditional(_ topic: Fact.Topic, _ node: Node) {
    add(topic, rangeFromKeyword(node)) { parts in
      parts.add(.condition, all(.condition, tree.child(.conditions, of: node)))
      parts.add(.body, child(.codeBlock, node))
    }
  }

  /// Ours is one flat node for a whole chain of `else if`, theirs nests.
  private func addIf(_ node: Node) {
    let ranges = tree.children(node).filter { tree.kind($0) != .statementLabel }.map { ($0, tree.range($0)) }
    let end = tree.range(node).upperBound
    for (position, (child, range)) in ranges.enumerated() where tree.kind(child) == .conditions {
      add(.ifStatement, ranges[position - 1].1.lowerBound..<end) { parts in
        parts.add(.condition, all(.condition, child))
        if position + 1 < ranges.count { parts.add(.body, ranges[position + 1].1) }
        if position + 3 < ranges.count { parts.add(.elseBody, ranges[position + 3].1.lowerBound..<end) }
      }
      _ = range
    }
  }

  private func addFor(_ node: Node) {
    let keywords = all(.keyword, node)
    add(.forStatement, rangeFromKeyword(node)) { parts in
      parts.add(.keyword, keywords.dropFirst().first)
      parts.add(.pattern, child(.pattern, node))
      parts.add(.type, type(tree.child(.typeAnnotation, of: node)))
      parts.add(.value, expression(node))
      parts.add(.condition, value(.whereClause, node))
      parts.add(.body, child(.codeBlock, node))
    }
  }

  func addSwitch(_ node: Node) {
    add(.switchStatement, rangeFromKeyword(node)) { $0.add(.value, expression(node)) }
  }

  func addSwitchCase(_ node: Node) {
    add(.switchCase, tree.range(node)) { parts in
      parts.add(.attribute, child(.attribute, node))
      addCaseItems(node, to: &parts)
    }
  }

  private func addCaseItems(_ node: Node, to parts: inout Parts) {
    for item in tree.children(node) where tree.kind(item) == .caseItem {
      parts.add(.pattern, child(.pattern, item))
      parts.add(.condition, value(.whereClause, item))
    }
  }
}
