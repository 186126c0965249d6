import EnvlintSyntax
import Testing

/// Parses and checks every invariant, and that the same bytes give the same tree again.
func parse(_ bytes: some Collection<UInt8>, sourceLocation: SourceLocation = #_sourceLocation) -> SyntaxTree {
  let source = SourceBytes(bytes)
  let tokens = Tokens(tokenizing: source)
  #expect(tokens.checkInvariants(in: source) == [], sourceLocation: sourceLocation)
  let tree = SyntaxTree(parsing: source, tokens: tokens)
  #expect(tree.checkInvariants() == [], sourceLocation: sourceLocation)
  #expect(tree.checkInvariants(of: tokens) == [], sourceLocation: sourceLocation)
  #expect(tree == SyntaxTree(parsing: source, tokens: tokens), sourceLocation: sourceLocation)
  return tree
}

/// The tree of code without errors, as text; see `Outline`.
func outline(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  let tree = parse(text.utf8, sourceLocation: sourceLocation)
  #expect(tree.errors.map(\.message) == [], sourceLocation: sourceLocation)
  return Outline(tree: tree, source: SourceBytes(text)).text(tree.root)
}

/// The tree of broken code as text, and behind ` !! ` its errors as `offset message`.
func brokenOutline(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  let tree = parse(text.utf8, sourceLocation: sourceLocation)
  let errors = tree.errors.map { "\($0.offset) \($0.message)" }.joined(separator: ", ")
  return Outline(tree: tree, source: SourceBytes(text)).text(tree.root) + " !! " + errors
}

/// Writes a tree on one line: `kind(child, child)`, and `kind text` for a leaf.
///
/// A type that is a name is written as a leaf. An expression of one chain, a chain of one link and a type of one part are
/// written as that part. Items of the file are separated by ` | `.
struct Outline {
  let tree: SyntaxTree
  let source: SourceBytes

  func text(_ node: Node) -> String {
    let kind = tree.kind(node)
    let children = Array(tree.children(node))
    if kind == .sourceFile { return children.map(text).joined(separator: " | ") }
    if kind == .type, isName(node) { return "type \(spelling(node))" }
    if children.isEmpty { return spelling(node).isEmpty ? "\(kind)" : "\(kind) \(spelling(node))" }
    if children.count == 1, [.expression, .chain, .type].contains(kind) { return text(children[0]) }
    return "\(kind)(\(children.map(text).joined(separator: ", ")))"
  }

  private func isName(_ node: Node) -> Bool {
    tree.descendants(node).allSatisfy { tree.kind($0) == .typeName || tree.kind($0) == .name }
  }

  private func spelling(_ node: Node) -> String {
    source.text(tree.range(node)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
