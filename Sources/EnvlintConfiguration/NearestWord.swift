/// The candidate that a user most likely meant by `word`; nil when none is close.
///
/// Closeness is the number of inserted, deleted, replaced and swapped neighbouring characters (optimal string
/// alignment), ignoring case; up to a third of the word's length counts as close. Of equally close candidates the
/// first wins. Where none is close, a word of four letters or more means the one candidate that begins with it. Words above
/// 64 characters are never mistyped keys, and have no suggestion.
public func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased().unicodeScalars)
  guard !typed.isEmpty, typed.count <= 64 else { return nil }
  var best: (word: String, distance: Int)?
  var begun: [String] = []
  for candidate in candidates {
    let wanted = Array(candidate.lowercased().unicodeScalars)
    if typed.count >= 4, wanted.starts(with: typed) { begun.append(candidate) }
    let limit = max(1, max(typed.count, wanted.count) / 3)
    guard abs(typed.count - wanted.count) <= limit else { continue }
    let distance = alignmentDistance(typed, wanted)
    // In a word of one or two letters one edit changes too much to be called a slip.
    guard distance <= limit, distance < max(1, wanted.count - 1) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word ?? (begun.count == 1 ? begun[0] : nil)
}

/// Optimal string alignment: Levenshtein plus swaps of neighbours, no part edited twice. O(n·m) time, O(m) memory.
private func alignmentDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  for row in 1...left.count {
    var current = [row] + beforePrevious.dropFirst()
    for column in 1...right.count {
      let isSame = left[row - 1] == right[column - 1]
      var cost = min(
        previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
        cost = min(cost, beforePrevious[column - 2] + 1)
      }
      current[column] = cost
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
