import SwiftSyntax

extension TheirFacts {
  /// Answers whether the construct was one of these.
  func describeDeclaration(_ construct: SyntaxEnum) -> Bool {
    switch construct {
    case .codeBlockItem(let node): add(.item, node.item)
    case .memberBlockItem(let node): add(.item, node.decl)
    case .ifConfigDecl(let node): addIfConfig(node)
    case .importDecl(let node): addImport(node)
    case .structDecl(let node): addNominalType(node, node.structKeyword, node.genericParameterClause)
    case .classDecl(let node): addNominalType(node, node.classKeyword, node.genericParameterClause)
    case .enumDecl(let node): addNominalType(node, node.enumKeyword, node.genericParameterClause)
    case .actorDecl(let node): addNominalType(node, node.actorKeyword, node.genericParameterClause)
    case .protocolDecl(let node): addNominalType(node, node.protocolKeyword, node.primaryAssociatedTypeClause)
    case .extensionDecl(let node): addExtension(node)
    case .functionDecl(let node): addFunction(node)
    case .initializerDecl(let node): addInitializer(node)
    case .deinitializerDecl(let node):
      addDeclaration(.deinitializer, node, node.deinitKeyword) { parts in
        parts.add(.effect, node.effectSpecifiers?.asyncSpecifier)
        parts.add(.body, node.body)
      }
    case .subscriptDecl(let node): addSubscript(node)
    case .variableDecl(let node): addVariable(node)
    case .typeAliasDecl(let node): addTypealias(node)
    case .associatedTypeDecl(let node): addAssociatedtype(node)
    case .macroDecl(let node): addMacro(node)
    case .enumCaseDecl(let node): addEnumCase(node)
    case .operatorDecl(let node):
      add(.operatorDecl, node) { parts in
        parts.add(.modifier, node.fixitySpecifier)
        parts.add(.keyword, node.operatorKeyword)
        parts.add(.name, node.name)
      }
    case .precedenceGroupDecl(let node):
      addDeclaration(.precedenceGroup, node, node.precedencegroupKeyword) { parts in
        parts.add(.name, node.name)
        parts.add(.body, bracketed(node.leftBrace, node.rightBrace))
      }
    case .accessorDecl(let node): addAccessor(node)
    default: return describeParameters(construct)
    }
    return true
  }

  /// Parameters, generic and not.
  private func describeParameters(_ construct: SyntaxEnum) -> Bool {
    switch construct {
    case .genericParameterClause(let node):
      add(.genericParameters, node) { parts in
        for parameter in node.parameters {
          parts.add(.modifier, parameter.specifier)
          parts.add(.name, parameter.name)
          parts.add(.type, parameter.inheritedType)
        }
        parts.add(.requirements, node.genericWhereClause)
      }
    case .primaryAssociatedTypeClause(let node):
      add(.genericParameters, node) { parts in
        for parameter in node.primaryAssociatedTypes { parts.add(.name, parameter.name) }
      }
    case .functionParameter(let node):
      addParameter(node.attributes, node.modifiers, node.firstName, node.secondName, node.type, node.defaultValue)
    case .enumCaseParameter(let node):
      addParameter(nil, node.modifiers, node.firstName, node.secondName, node.type, node.defaultValue)
    case .closureParameter(let node):
      addParameter(node.attributes, node.modifiers, node.firstName, node.secondName, node.type, nil)
    default: return false
    }
    return true
  }

  private func addIfConfig(_ node: IfConfigDeclSyntax) {
    add(.ifConfig, node)
    for clause in node.clauses {
      add(.ifConfigClause, clause) { parts in
        parts.add(.keyword, clause.poundKeyword)
        parts.add(.condition, clause.condition)
      }
    }
  }

  private func addImport(_ node: ImportDeclSyntax) {
    addDeclaration(.importDecl, node, node.importKeyword) { parts in
      parts.add(.modifier, node.importKindSpecifier)
      for component in node.path { parts.add(.path, component.name) }
    }
  }

  private func addNominalType(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax, _ keyword: TokenSyntax,
    _ parameters: (some SyntaxProtocol)?
  ) {
    let requirements =
      node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
      ?? node.as(ProtocolDeclSyntax.self)?.genericWhereClause
    addDeclaration(.nominalType, node, keyword) { parts in
      parts.add(.name, node.name)
      parts.add(.genericParameters, parameters)
      parts.add(node.inheritanceClause)
      parts.add(.requirements, requirements)
      parts.add(.members, node.memberBlock)
    }
  }

  private func addExtension(_ node: ExtensionDeclSyntax) {
    addDeclaration(.extensionDecl, node, node.extensionKeyword) { parts in
      parts.add(.type, node.extendedType)
      parts.add(node.inheritanceClause)
      parts.add(.requirements, node.genericWhereClause)
      parts.add(.members, node.memberBlock)
    }
  }

  private func addFunction(_ node: FunctionDeclSyntax) {
    addDeclaration(.function, node, node.funcKeyword) { parts in
      parts.add(.name, node.name)
      parts.add(.genericParameters, node.genericParameterClause)
      parts.add(node.signature)
      parts.add(.requirements, node.genericWhereClause)
      parts.add(.body, node.body)
    }
  }

  private func addInitializer(_ node: InitializerDeclSyntax) {
    addDeclaration(.initializer, node, node.initKeyword) { parts in
      parts.add(.name, node.optionalMark)
      parts.add(.genericParameters, node.genericParameterClause)
      parts.add(node.signature)
      parts.add(.requirements, node.genericWhereClause)
      parts.add(.body, node.body)
    }
  }

  private func addSubscript(_ node: SubscriptDeclSyntax) {
    addDeclaration(.subscriptDecl, node, node.subscriptKeyword) { parts in
      parts.add(.genericParameters, node.genericParameterClause)
      parts.add(.parameters, node.parameterClause)
      parts.add(.result, node.returnClause)
      parts.add(.requirements, node.genericWhereClause)
      parts.add(.accessors, node.accessorBlock)
    }
  }

  private func addVariable(_ node: VariableDeclSyntax) {
    addDeclaration(.variable, node, node.bindingSpecifier) { parts in
      for binding in node.bindings {
        parts.add(.pattern, binding.pattern)
        parts.add(.type, binding.typeAnnotation?.type)
        parts.add(.value, binding.initializer?.value)
        parts.add(.accessors, binding.accessorBlock)
      }
    }
  }

  private func addTypealias(_ node: TypeAliasDeclSyntax) {
    addDeclaration(.typealiasDecl, node, node.typealiasKeyword) { parts in
      parts.add(.name, node.name)
      parts.add(.genericParameters, node.genericParameterClause)
      parts.add(.value, node.initializer.value)
      parts.add(.requirements, node.genericWhereClause)
    }
  }

  private func addAssociatedtype(_ node: AssociatedTypeDeclSyntax) {
    addDeclaration(.associatedType, node, node.associatedtypeKeyword) { parts in
      parts.add(.name, node.name)
      parts.add(node.inheritanceClause)
      parts.add(.value, node.initializer?.value)
      parts.add(.requirements, node.genericWhereClause)
    }
  }

  private func addMacro(_ node: MacroDeclSyntax) {
    addDeclaration(.macro, node, node.macroKeyword) { parts in
      parts.add(.name, node.name)
      parts.add(.genericParameters, node.genericParameterClause)
      parts.add(node.signature)
      parts.add(.value, node.definition?.value)
      parts.add(.requirements, node.genericWhereClause)
    }
  }

  private func addEnumCase(_ node: EnumCaseDeclSyntax) {
    addDeclaration(.enumCase, node, node.caseKeyword) { parts in
      for element in node.elements {
        parts.add(.name, element.name)
        parts.add(.parameters, element.parameterClause)
        parts.add(.value, element.rawValue?.value)
      }
    }
  }

  private func addAccessor(_ node: AccessorDeclSyntax) {
    add(.accessor, node) { parts in
      for attribute in node.attributes { parts.add(.attribute, attribute) }
      parts.add(.modifier, node.modifier)
      parts.add(.keyword, node.accessorSpecifier)
      parts.add(.parameters, node.parameters)
      parts.add(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause)
      parts.add(.body, node.body)
    }
  }

  private func addDeclaration(
    _ topic: Fact.Topic, _ node: some WithAttributesSyntax & WithModifiersSyntax, _ keyword: TokenSyntax,
    _ fill: (inout Parts) -> Void
  ) {
    add(topic, node) { parts in
      for attribute in node.attributes { parts.add(.attribute, attribute) }
      for modifier in node.modifiers { parts.add(.modifier, modifier) }
      parts.add(.keyword, keyword)
      fill(&parts)
    }
  }

  private func addParameter(
    _ attributes: AttributeListSyntax?, _ modifiers: DeclModifierListSyntax, _ firstName: TokenSyntax?,
    _ secondName: TokenSyntax?, _ type: TypeSyntax?, _ value: InitializerClauseSyntax?
  ) {
    addSpanned(.parameter) { parts in
      for attribute in attributes ?? [] { parts.add(.attribute, attribute) }
      for modifier in modifiers { parts.add(.modifier, modifier) }
      parts.add(.name, firstName)
      parts.add(.secondName, secondName)
      parts.add(.type, type)
      parts.add(.value, value?.value)
    }
  }
}

extension Parts {
  fileprivate mutating func add(_ clause: InheritanceClauseSyntax?) {
    for inherited in clause?.inheritedTypes ?? [] { add(.inherited, inherited.type) }
  }

  fileprivate mutating func add(_ signature: FunctionSignatureSyntax) {
    add(.parameters, signature.parameterClause)
    add(signature.effectSpecifiers?.asyncSpecifier, signature.effectSpecifiers?.throwsClause)
    add(.result, signature.returnClause)
  }
}
