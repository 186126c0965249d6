import EnvlintSyntax

extension OurFacts {
  /// Answers whether the children are done, too.
  func describeExpression(_ node: Node) -> Bool {
    let range = tree.range(node)
    switch tree.kind(node) {
    case .chain:
      walkLinks(node)
      return true
    case .nameReference, .operatorReference, .wildcard: add(.name, range)
    case .integerLiteral: addInteger(range)
    case .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .editorPlaceholder:
      add(.literal, range)
    case .stringLiteral: add(.string, range)
    case .interpolation: add(.interpolation, range) { addArguments(node, to: &$0) }
    case .arrayLiteral, .dictionaryLiteral:
      add(.collection, range) { parts in
        for element in tree.children(node) { parts.add(.value, all(.expression, element)) }
      }
    case .tuple: addTuple(node)
    case .argument:
      addSpanned(.argument) { parts in
        parts.add(.label, child(.label, node))
        parts.add(.value, expression(node))
      }
    case .keyPath:
      add(.keyPath, range) { parts in
        parts.add(.type, type(node))
        parts.add(.component, all(.keyPathComponent, node))
      }
    case .macroExpansion, .macroExpansionDecl: addMacro(node)
    case .typeExpression:
      if tree.firstChild(node) == nil { add(.typeName, range) { $0.add(.name, range) } }
    default: describeOperator(node)
    }
    return false
  }

  /// A negative integer among generic arguments is one node of ours.
  private func addInteger(_ range: Range<UInt32>) {
    let isNegative = source[Int(range.lowerBound)] == UInt8(ascii: "-")
    if isNegative { add(.prefix, range.lowerBound..<range.lowerBound + 1) }
    let digits = isNegative ? range.dropFirst().first { source[Int($0)] != UInt8(ascii: " ") } : range.lowerBound
    add(.literal, (digits ?? range.lowerBound)..<range.upperBound)
  }

  private func describeOperator(_ node: Node) {
    let range = tree.range(node)
    switch tree.kind(node) {
    case .binaryOperator, .assignment: add(.infix, range)
    case .prefixOperator: add(.prefix, range)
    case .effectMarker: add(.effectMarker, range)
    case .ternary: add(.ternary, range) { $0.add(.value, expression(node)) }
    case .cast: add(.cast, range) { $0.add(.type, type(node)) }
    default: break
    }
  }

  /// Walks the primary and the links of a chain, or the links that one clause of an `#if` inside a chain holds.
  func walkLinks(_ node: Node) {
    var base: Range<UInt32>?
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .keyword, .ifConfigCondition: continue
      default: break
      }
      let whole = (base ?? tree.range(child)).lowerBound..<tree.range(child).upperBound
      addLink(child, whole, base)
      walk(child)
      base = whole
    }
  }

  private func addLink(_ node: Node, _ whole: Range<UInt32>, _ base: Range<UInt32>?) {
    switch tree.kind(node) {
    case .member, .implicitMember:
      add(.member, whole) { parts in
        parts.add(.callee, base)
        parts.add(.name, child(.name, node))
      }
    case .call:
      add(.call, whole) { parts in
        parts.add(.callee, base)
        addCall(node, to: &parts)
      }
    case .subscriptCall:
      add(.subscriptCall, whole) { parts in
        parts.add(.callee, base)
        addCall(node, to: &parts)
      }
    case .optionalChaining, .forceUnwrap, .postfixOperator: add(.postfix, whole) { $0.add(.callee, base) }
    default: break
    }
  }

  /// The brackets, what they hold, and the closures behind.
  private func addCall(_ node: Node, to parts: inout Parts) {
    let range = tree.range(node)
    if source[Int(range.lowerBound)] != UInt8(ascii: "{") {
      let closure = tree.child(.trailingClosure, of: node)
      parts.add(
        .arguments,
        range.lowerBound..<(closure.map { bracketEnd(of: node, before: tree.range($0).lowerBound) } ?? range.upperBound)
      )
    }
    addArguments(node, to: &parts)
    for trailing in tree.children(node) where tree.kind(trailing) == .trailingClosure {
      parts.add(.label, child(.label, trailing))
      parts.add(.trailingClosure, child(.closure, trailing))
    }
  }

  /// The end of the bracket that closes a call's arguments before a trailing closure. Comments may lie around it.
  private func bracketEnd(of call: Node, before start: UInt32) -> UInt32 {
    let last = tree.children(call).filter { tree.kind($0) == .argument }.last
    let lower = last.map { tree.range($0).upperBound } ?? tree.range(call).lowerBound + 1
    let tokens = Tokens(tokenizing: SourceBytes(source.padded[Int(lower)..<Int(start)]))
    let closing = tokens.kinds.firstIndex { $0 == .rightParen || $0 == .rightSquare }
    return closing.map { lower + tokens.ends[$0] } ?? start
  }

  private func addArguments(_ node: Node, to parts: inout Parts) {
    for argument in tree.children(node) where tree.kind(argument) == .argument {
      parts.add(.label, child(.label, argument))
      parts.add(.value, expression(argument))
    }
  }

  /// A tuple of expressions, or of patterns with their labels.
  private func addTuple(_ node: Node) {
    add(.tuple, tree.range(node)) { parts in
      addArguments(node, to: &parts)
      for (label, pattern) in patternElements(node) {
        parts.add(.label, label)
        parts.add(.value, pattern)
      }
    }
    for (label, pattern) in patternElements(node) {
      addSpanned(.argument) { parts in
        parts.add(.label, label)
        parts.add(.value, pattern)
      }
    }
  }

  private func patternElements(_ node: Node) -> [(label: Range<UInt32>?, pattern: Range<UInt32>)] {
    var elements: [(Range<UInt32>?, Range<UInt32>)] = []
    var label: Range<UInt32>?
    for element in tree.children(node) {
      switch tree.kind(element) {
      case .label: label = tree.range(element)
      case .pattern:
        elements.append((label, tree.range(element)))
        label = nil
      default: continue
      }
    }
    return elements
  }

  /// From the `#`, which touches the name.
  private func addMacro(_ node: Node) {
    guard let name = child(.name, node) else { return }
    add(.macroExpansion, name.lowerBound - 1..<tree.range(node).upperBound) { parts in
      parts.add(.name, name)
      parts.add(.genericParameters, child(.genericArguments, node))
      if let call = tree.child(.call, of: node) { addCall(call, to: &parts) }
    }
  }

  func addClosure(_ node: Node) {
    add(.closure, tree.range(node)) { parts in
      guard let signature = tree.child(.closureSignature, of: node) else { return }
      parts.add(.signature, tree.range(signature))
      parts.add(.attribute, all(.attribute, signature))
      addCaptures(signature, to: &parts)
      for parameter in tree.children(signature) where tree.kind(parameter) == .closureParameter {
        parts.add(.name, child(.name, parameter))
      }
      parts.add(.parameters, child(.parameters, signature))
      parts.add(.effect, all(.effect, signature))
      parts.add(.result, child(.returnType, signature))
    }
  }

  private func addCaptures(_ signature: Node, to parts: inout Parts) {
    guard let list = tree.child(.captureList, of: signature) else { return }
    for capture in tree.children(list) {
      parts.add(.modifier, child(.modifier, capture))
      parts.add(.capture, child(.name, capture))
      parts.add(.value, value(.initializerClause, capture))
    }
  }
}
