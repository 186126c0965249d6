import EnvlintSyntax

extension OurFacts {
  /// Answers whether the node was one of these.
  func describeDeclaration(_ node: Node) -> Bool {
    switch tree.kind(node) {
    case .importDecl:
      addDeclaration(.importDecl, node) { parts in parts.add(.path, all(.name, node)) }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: addNominalType(node)
    case .extensionDecl: addExtension(node)
    case .functionDecl: addFunction(.function, node)
    case .initializerDecl: addFunction(.initializer, node)
    case .deinitializerDecl: addFunction(.deinitializer, node)
    case .subscriptDecl: addFunction(.subscriptDecl, node)
    case .macroDecl: addFunction(.macro, node)
    case .variableDecl: addVariable(node)
    case .typealiasDecl: addTypealias(.typealiasDecl, node)
    case .associatedtypeDecl: addTypealias(.associatedType, node)
    case .enumCaseDecl: addEnumCase(node)
    case .operatorDecl:
      addDeclaration(.operatorDecl, node) { parts in parts.add(.name, child(.name, node)) }
    case .precedenceGroupDecl:
      addDeclaration(.precedenceGroup, node) { parts in
        parts.add(.name, child(.name, node))
        parts.add(.body, child(.opaqueTokens, node))
      }
    case .accessor: addAccessor(node)
    case .attribute:
      add(.attribute, tree.range(node)) { parts in
        parts.add(.name, child(.type, node))
        parts.add(.arguments, child(.call, node) ?? child(.opaqueTokens, node))
      }
    case .genericParameters: addGenericParameters(node)
    case .parameter: addParameter(node)
    default: return false
    }
    return true
  }

  /// Attributes, modifiers and keyword, then the rest; an import's kind is a modifier behind the keyword.
  private func addDeclaration(_ topic: Fact.Topic, _ node: Node, _ fill: (inout Parts) -> Void) {
    add(topic, tree.range(node)) { parts in
      addPrefix(node, to: &parts)
      fill(&parts)
    }
  }

  private func addPrefix(_ node: Node, to parts: inout Parts) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute, .ifConfig: parts.add(.attribute, tree.range(child))
      case .modifier: parts.add(.modifier, tree.range(child))
      case .keyword: parts.add(.keyword, tree.range(child))
      default: return
      }
    }
  }

  private func addInheritance(_ node: Node, to parts: inout Parts) {
    guard let clause = tree.child(.inheritanceClause, of: node) else { return }
    parts.add(.inherited, all(.inheritedType, clause))
  }

  private func addNominalType(_ node: Node) {
    addDeclaration(.nominalType, node) { parts in
      parts.add(.name, child(.name, node))
      parts.add(.genericParameters, child(.genericParameters, node))
      addInheritance(node, to: &parts)
      parts.add(.requirements, child(.whereClause, node))
      parts.add(.members, child(.memberBlock, node))
    }
  }

  private func addExtension(_ node: Node) {
    addDeclaration(.extensionDecl, node) { parts in
      parts.add(.type, type(node))
      addInheritance(node, to: &parts)
      parts.add(.requirements, child(.whereClause, node))
      parts.add(.members, child(.memberBlock, node))
    }
  }

  /// Everything that has a signature.
  private func addFunction(_ topic: Fact.Topic, _ node: Node) {
    addDeclaration(topic, node) { parts in
      parts.add(.name, child(.name, node))
      parts.add(.name, child(.optionalMark, node) ?? child(.implicitlyUnwrappedMark, node))
      parts.add(.genericParameters, child(.genericParameters, node))
      parts.add(.parameters, child(.parameters, node))
      parts.add(.effect, all(.effect, node))
      parts.add(.result, child(.returnType, node))
      parts.add(.value, value(.initializerClause, node))
      parts.add(.requirements, child(.whereClause, node))
      parts.add(.body, child(.codeBlock, node))
      parts.add(.accessors, child(.accessorBlock, node))
    }
  }

  private func addVariable(_ node: Node) {
    addDeclaration(.variable, node) { parts in
      for binding in tree.children(node) where tree.kind(binding) == .binding {
        parts.add(.pattern, child(.pattern, binding))
        parts.add(.type, type(tree.child(.typeAnnotation, of: binding)))
        parts.add(.value, value(.initializerClause, binding))
        parts.add(.accessors, child(.accessorBlock, binding))
      }
    }
  }

  private func addTypealias(_ topic: Fact.Topic, _ node: Node) {
    addDeclaration(topic, node) { parts in
      parts.add(.name, child(.name, node))
      parts.add(.genericParameters, child(.genericParameters, node))
      addInheritance(node, to: &parts)
      parts.add(.value, type(tree.child(.initializerClause, of: node)))
      parts.add(.requirements, child(.whereClause, node))
    }
  }

  private func addEnumCase(_ node: Node) {
    addDeclaration(.enumCase, node) { parts in
      for element in tree.children(node) where tree.kind(element) == .enumCaseElement {
        parts.add(.name, child(.name, element))
        parts.add(.parameters, child(.parameters, element))
        parts.add(.value, value(.initializerClause, element))
      }
    }
  }

  private func addAccessor(_ node: Node) {
    addDeclaration(.accessor, node) { parts in
      parts.add(.parameters, child(.parameters, node))
      parts.add(.effect, all(.effect, node))
      parts.add(.body, child(.codeBlock, node))
    }
  }

  private func addGenericParameters(_ node: Node) {
    add(.genericParameters, tree.range(node)) { parts in
      for parameter in tree.children(node) where tree.kind(parameter) == .genericParameter {
        parts.add(.modifier, child(.typeSpecifier, parameter))
        parts.add(.name, child(.name, parameter))
        parts.add(.type, type(parameter))
      }
      parts.add(.requirements, child(.whereClause, node))
    }
  }

  private func addParameter(_ node: Node) {
    addSpanned(.parameter) { parts in
      addPrefix(node, to: &parts)
      parts.add(.name, child(.label, node))
      parts.add(.secondName, child(.name, node))
      parts.add(.type, type(node))
      parts.add(.value, value(.defaultValue, node))
    }
  }
}
