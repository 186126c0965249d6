import EnvlintSyntax
import SwiftParser
import SwiftSyntax

/// Decides which edits of one file leave Swift code with the same structure: SwiftParser reads the same facts at the same code.
struct StructureKeeper {
  let file: PageProject.File
  private let facts: [Fact]

  /// Nil when SwiftParser does not understand the file.
  init?(_ file: PageProject.File) {
    guard let tree = parsed(file.text) else { return nil }
    self.file = file
    facts = theirFacts(tree).sorted(by: Fact.precedes)
  }

  func keepsStructure(_ groups: [EditGroup]) -> Bool {
    let rewritten = RewrittenProject.File(file, editing: groups.flatMap { $0 })
    guard let tree = parsed(rewritten.text(in: [file.path: Array(file.text.utf8)])) else { return false }
    return rewritten.originals(of: theirFacts(tree)) == facts
  }

  /// As many of the groups as keep the structure together, as far as halving finds them.
  func keeping(_ groups: [EditGroup]) -> [EditGroup] {
    if groups.isEmpty || keepsStructure(groups) { return groups }
    if groups.count == 1 { return [] }
    let first = keeping(Array(groups[..<(groups.count / 2)]))
    let second = keeping(Array(groups[(groups.count / 2)...]))
    // Two halves that are right alone may still not go together.
    return keepsStructure(first + second) ? first + second : first.count > second.count ? first : second
  }
}

private func parsed(_ text: String) -> SourceFileSyntax? {
  let tree = SwiftParser.Parser.parse(source: text)
  return tree.hasError ? nil : tree
}

extension RewrittenProject.File {
  /// The facts of the rewritten file as those of the original, sorted: each range becomes that of the original code in it, and what
  /// new text alone stands for is left out.
  fileprivate func originals(of facts: [Fact]) -> [Fact] {
    let origins = Origins(pieces)
    let (tuples, others) = facts.separated { $0.topic == .tuple && origins.isNew($0.range.lowerBound) }
    let sorted = others.sorted(by: Fact.precedes)
    let dropped = Set(tuples.compactMap { argument(of: $0, in: sorted) })
    return sorted.indices.filter { !dropped.contains($0) }.compactMap { origins.original(of: sorted[$0]) }
      .sorted(by: Fact.precedes)
  }

  /// Index of the argument that new parentheses make of the expression in them: the longest one that begins first.
  private func argument(of tuple: Fact, in sorted: [Fact]) -> Int? {
    var lower = 0
    var upper = sorted.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if sorted[middle].range.lowerBound <= tuple.range.lowerBound { lower = middle + 1 } else { upper = middle }
    }
    let inside = sorted[lower...].prefix { $0.range.lowerBound < tuple.range.upperBound }
    let arguments = inside.indices.filter { sorted[$0].topic == .argument }
    guard let first = arguments.first else { return nil }
    return arguments.prefix { sorted[$0].range.lowerBound == sorted[first].range.lowerBound }
      .max { sorted[$0].range.upperBound < sorted[$1].range.upperBound }
  }
}

/// Where each byte of a rewritten file comes from.
private struct Origins {
  /// By offset: where a range that begins there begins in the original.
  private var starts: [UInt32] = []
  /// By offset: where a range that ends there ends in the original.
  private var ends: [UInt32] = [0]
  private var isNewByte: [Bool] = []
  private var bytes: [UInt8] = []

  init(_ pieces: [RewrittenProject.Piece]) {
    var last: UInt32 = 0
    var pending = 0
    for piece in pieces {
      switch piece {
      case .new(let text):
        pending += text.utf8.count
        ends += repeatElement(last, count: text.utf8.count)
        isNewByte += repeatElement(true, count: text.utf8.count)
        bytes += text.utf8
      case .original(_, let range):
        starts += repeatElement(UInt32(range.lowerBound), count: pending)
        starts += range.map { UInt32($0) }
        ends += range.map { UInt32($0 + 1) }
        isNewByte += repeatElement(false, count: range.count)
        bytes += repeatElement(0, count: range.count)
        last = UInt32(range.upperBound)
        pending = 0
      }
    }
    starts += repeatElement(last, count: pending + 1)
    isNewByte.append(true)
    bytes.append(0)
  }

  func isNew(_ offset: UInt32) -> Bool { isNewByte[Int(offset)] }

  func original(of range: Range<UInt32>) -> Range<UInt32>? {
    let start = starts[Int(range.lowerBound)]
    let end = range.isEmpty ? start : ends[Int(range.upperBound)]
    return start < end || range.isEmpty ? start..<end : nil
  }

  /// Nil when the fact is about new text: an `#if` around code, its condition.
  func original(of fact: Fact) -> Fact? {
    let isBranch = isNew(fact.range.lowerBound) && bytes[Int(fact.range.lowerBound)] == UInt8(ascii: "#")
    if isBranch, [.item, .ifConfig, .ifConfigClause].contains(fact.topic) { return nil }
    guard let range = original(of: fact.range) else { return nil }
    return Fact(
      fact.topic, range,
      fact.parts.compactMap { part in original(of: part.range).map { Fact.Part(role: part.role, range: $0) } })
  }
}

extension Array {
  /// The elements that fit and those that do not.
  fileprivate func separated(_ fits: (Element) -> Bool) -> (fitting: [Element], others: [Element]) {
    (filter(fits), filter { !fits($0) })
  }
}
