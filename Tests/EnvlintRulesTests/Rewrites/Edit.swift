/// A replacement of a few bytes of one file: how a rewrite is written down before it is made.
struct Edit: Sendable, Hashable {
  /// UTF-8 byte offsets, half-open; empty for an insertion.
  var range: Range<Int>
  var text: String
  var rank: Rank

  /// What stands where several edits insert at one offset, from left to right.
  enum Rank: Int, Sendable, Comparable {
    case closesName, closesExpression, closesItem, between, opensItem, opensExpression, opensName

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  init(replacing range: Range<Int>, by text: String, _ rank: Rank = .between) {
    self.range = range
    self.text = text
    self.rank = rank
  }

  init(inserting text: String, at offset: Int, _ rank: Rank = .between) {
    self.init(replacing: offset..<offset, by: text, rank)
  }

  /// Whether the edit stands before another; of two that overlap, the first one wins.
  static func precedes(_ left: Edit, _ right: Edit) -> Bool {
    (left.range.lowerBound, left.rank, left.range.upperBound, left.text)
      < (right.range.lowerBound, right.rank, right.range.upperBound, right.text)
  }
}

/// Edits that only make sense together: both parentheses, both ends of an `#if`.
typealias EditGroup = [Edit]
