extension RandomAccessCollection where Element: Comparable, Index == Int {
  /// The first index whose element is at least `bound`. Precondition: the elements ascend. O(log n).
  package func firstIndex(notBefore bound: Element) -> Int {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if self[middle] < bound { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// Whether an element lies in `range`. Precondition: the elements ascend. O(log n).
  package func contains(anyIn range: Range<Element>) -> Bool {
    let first = firstIndex(notBefore: range.lowerBound)
    return first < endIndex && self[first] < range.upperBound
  }
}
