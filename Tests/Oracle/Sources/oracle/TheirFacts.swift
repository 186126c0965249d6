import SwiftSyntax

/// The facts of a tree of SwiftParser.
func theirFacts(_ tree: SourceFileSyntax) -> [Fact] {
  let reader = TheirFacts()
  reader.walk(Syntax(tree))
  return reader.facts
}

/// Walks a tree of SwiftParser; what it says of each construct lies in one file per area.
final class TheirFacts {
  private(set) var facts: [Fact] = []

  func walk(_ node: Syntax) {
    let construct = node.as(SyntaxEnum.self)
    switch construct {
    case .attribute(let attribute): return walk(attribute)
    case .poundSourceLocation: return
    default: break
    }
    if !describeDeclaration(construct), !describeStatement(construct), !describeType(construct) {
      describeExpression(construct)
    }
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) { walk(child) }
  }

  /// The arguments that have a grammar of their own hold nothing that is compared.
  private func walk(_ node: AttributeSyntax) {
    add(.attribute, node) { parts in
      parts.add(.name, node.attributeName)
      parts.add(.arguments, bracketed(node.leftParen, node.rightParen))
    }
    walk(Syntax(node.attributeName))
    if case .argumentList(let arguments) = node.arguments {
      addArguments(arguments)
      walk(Syntax(arguments))
    }
  }

  func add(_ topic: Fact.Topic, _ node: some SyntaxProtocol, _ fill: (inout Parts) -> Void = { _ in }) {
    add(topic, node.span, fill)
  }

  func add(_ topic: Fact.Topic, _ range: Range<UInt32>, _ fill: (inout Parts) -> Void = { _ in }) {
    var parts = Parts()
    fill(&parts)
    facts.append(Fact(topic, range, parts.all))
  }

  /// Adds a fact that reaches from its first part to its last.
  func addSpanned(_ topic: Fact.Topic, _ fill: (inout Parts) -> Void) {
    var parts = Parts()
    fill(&parts)
    if let range = parts.span { facts.append(Fact(topic, range, parts.all)) }
  }

  /// From one bracket to the other; nil when they are absent.
  func bracketed(_ left: TokenSyntax?, _ right: TokenSyntax?) -> Range<UInt32>? {
    guard let left, let right else { return nil }
    return left.span.lowerBound..<right.span.upperBound
  }
}

extension SyntaxProtocol {
  /// The node's range without the trivia around.
  var span: Range<UInt32> {
    let start = UInt32(positionAfterSkippingLeadingTrivia.utf8Offset)
    return start..<max(start, UInt32(endPositionBeforeTrailingTrivia.utf8Offset))
  }
}

extension Parts {
  mutating func add(_ role: Fact.Role, _ node: (some SyntaxProtocol)?) { add(role, node?.span) }

  mutating func add(_ effects: TokenSyntax?, _ throwing: ThrowsClauseSyntax?) {
    add(.effect, effects)
    add(.effect, throwing)
  }
}
