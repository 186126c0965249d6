/// More alternatives than anyone writes, few enough to match against every path.
let maximumAlternativeCount = 256

/// Longer than any path that a system opens; keeps the expansion small.
let maximumPatternLength = 4096

/// The patterns without braces that `pattern` expands to: `{a,b}/c` is `a/c` and `b/c`. Nil when a brace is not
/// closed, there are more than `maximumAlternativeCount` of them, or the pattern is longer than
/// `maximumPatternLength` scalars. Escapes and sets are left as they are.
func expandBraces(_ pattern: [Unicode.Scalar]) -> [[Unicode.Scalar]]? {
  if pattern.count > maximumPatternLength { return nil }
  var finished: [[Unicode.Scalar]] = []
  // The innermost group goes first, so a group's texts never contain another and nothing recurses.
  var waiting = [pattern]
  while let next = waiting.popLast() {
    switch innermostGroup(next) {
    case .none:
      finished.append(next)
    case .unclosed:
      return nil
    case .group(let range, let commas):
      if finished.count + waiting.count + commas.count >= maximumAlternativeCount { return nil }
      let head = next[..<range.lowerBound]
      let tail = next[(range.upperBound + 1)...]
      var start = range.lowerBound + 1
      for end in commas + [range.upperBound] {
        waiting.append(Array(head) + Array(next[start..<end]) + Array(tail))
        start = end + 1
      }
    }
  }
  return finished
}

private enum BraceGroup {
  case none
  case unclosed
  /// The indices of `{` and `}`, and of the commas between.
  case group(ClosedRange<Int>, commas: [Int])
}

/// The first group that contains no other.
private func innermostGroup(_ pattern: [Unicode.Scalar]) -> BraceGroup {
  var open: Int?
  var commas: [Int] = []
  var index = 0
  while index < pattern.count {
    switch pattern[index] {
    case "\\": index += 1
    case "[": index = globSetEnd(pattern, from: index) ?? index
    case "{":
      open = index
      commas = []
    case "," where open != nil: commas.append(index)
    case "}":
      if let open { return .group(open...index, commas: commas) }
    default: break
    }
    index += 1
  }
  return open == nil ? .none : .unclosed
}
