extension RandomAccessCollection where Element: Comparable, Index == Int {
  /// Whether an element lies in `range`. Precondition: the elements ascend. O(log n).
  package func contains(anyIn range: Range<Element>) -> Bool {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if self[middle] < range.lowerBound { lower = middle + 1 } else { upper = middle }
    }
    return lower < endIndex && self[lower] < range.upperBound
  }
}
