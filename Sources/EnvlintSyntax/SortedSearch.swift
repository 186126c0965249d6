extension RandomAccessCollection where Element: Comparable, Index == Int {
  /// The first index whose element is at least `bound`. Precondition: the elements ascend. O(log n).
  @inlinable
  package func firstIndex(notBefore bound: Element) -> Int {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if self[middle] < bound { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// Whether an element lies in `range`. Precondition: the elements ascend. O(log n).
  @inlinable
  package func contains(anyIn range: Range<Element>) -> Bool {
    let first = firstIndex(notBefore: range.lowerBound)
    return first < endIndex && self[first] < range.upperBound
  }

  /// The elements of both, ascending. Precondition: the elements of both ascend. O(n).
  @inlinable
  package func merged(with other: Self) -> ContiguousArray<Element> {
    var result = ContiguousArray<Element>()
    result.reserveCapacity(count + other.count)
    var next = other.startIndex
    for element in self {
      while next < other.endIndex, other[next] < element {
        result.append(other[next])
        next += 1
      }
      result.append(element)
    }
    result.append(contentsOf: other[next...])
    return result
  }
}

extension ContiguousArray where Element: Comparable {
  /// Sorts the elements, and keeps each once. O(n log n).
  @inlinable
  package mutating func sortUniquely() {
    sort()
    var count = 0
    for element in self where count == 0 || self[count - 1] != element {
      self[count] = element
      count += 1
    }
    removeLast(self.count - count)
  }
}
