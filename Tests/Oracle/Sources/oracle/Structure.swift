import EnvlintSyntax
import SwiftParser
import SwiftSyntax

/// Compares what the two parsers say about the structure of a file, as two sorted lists of facts.
///
/// Broken code is left out: each parser recovers in its own way.
@Sendable
func compareStructure(_ source: SourceText) -> Comparison {
  var comparison = Comparison(unit: "facts")
  let tokens = Tokens(tokenizing: source.bytes)
  let tree = SyntaxTree(parsing: source.bytes, tokens: tokens)
  for problem in tree.checkInvariants() + tree.checkInvariants(of: tokens) {
    comparison.differences.append(
      Difference(topic: "tree invariant", path: source.path, line: 1, column: 1, ours: problem, theirs: "-"))
  }
  guard let theirTree = theirTree(of: source) else {
    return Comparison(unit: "files with errors", count: 1, differences: comparison.differences)
  }
  for error in tree.errors {
    let (line, column) = source.location(Int(error.offset))
    comparison.differences.append(
      Difference(
        topic: "syntax error", path: source.path, line: line, column: column, ours: error.message, theirs: "none"))
  }
  let ours = ourFacts(tree, source.bytes).sorted(by: Fact.precedes)
  let theirs = theirFacts(theirTree).sorted(by: Fact.precedes)
  comparison.count = theirs.count
  comparison.differences += differences(ours, theirs, source)
  return comparison
}

/// What SwiftParser reads in the newest language mode in which it reports no error; nil where it does in all.
private func theirTree(of source: SourceText) -> SourceFileSyntax? {
  source.bytes.padded.withUnsafeBufferPointer { padded in
    let text = UnsafeBufferPointer(rebasing: padded[..<source.bytes.count])
    let versions: [SwiftParser.Parser.SwiftVersion] = [.v6, .v5]
    return versions.lazy.map { version in
      var parser = SwiftParser.Parser(text, swiftVersion: version)
      return SourceFileSyntax.parse(from: &parser)
    }.first { !$0.hasError }
  }
}

/// Walks both sorted lists; a fact that only one side has, or that has other parts, is a difference.
private func differences(_ ours: [Fact], _ theirs: [Fact], _ source: SourceText) -> [Difference] {
  var differences: [Difference] = []
  var our = 0
  var their = 0
  while our < ours.count || their < theirs.count {
    let left = our < ours.count ? ours[our] : nil
    let right = their < theirs.count ? theirs[their] : nil
    if let left, let right, left == right {
      our += 1
      their += 1
    } else if let left, let right, left.topic == right.topic, left.range.lowerBound == right.range.lowerBound {
      differences.append(difference(left, right, source))
      our += 1
      their += 1
    } else if let left, right.map({ Fact.precedes(left, $0) }) ?? true {
      differences.append(difference(left, nil, source))
      our += 1
    } else {
      differences.append(difference(nil, right, source))
      their += 1
    }
  }
  return differences
}

private func difference(_ ours: Fact?, _ theirs: Fact?, _ source: SourceText) -> Difference {
  let start = ours?.range.lowerBound ?? theirs?.range.lowerBound ?? 0
  let (line, column) = source.location(Int(start))
  return Difference(
    topic: "\((ours ?? theirs)?.topic ?? .item)", path: source.path, line: line, column: column,
    ours: text(ours, unlike: theirs, source), theirs: text(theirs, unlike: ours, source))
}

/// The construct's text, and those of its parts that the other side does not have.
private func text(_ fact: Fact?, unlike other: Fact?, _ source: SourceText) -> String {
  guard let fact else { return "nothing" }
  let parts = fact.parts.filter { !(other?.parts.contains($0) ?? false) }
  let spelled = parts.map { "\($0.role) \(excerpt($0.range, source))" }
  return ([excerpt(fact.range, source)] + spelled).joined(separator: ", ")
}

/// The beginning and the end of a range's text.
private func excerpt(_ range: Range<UInt32>, _ source: SourceText) -> String {
  let text = source.bytes.text(range)
  return text.utf8.count <= 60 ? text.debugDescription : (text.prefix(28) + "…" + text.suffix(28)).debugDescription
}
