/// Which of a number of ranges that nest, but never overlap, is the innermost one around each place.
public enum InnermostRanges {
  /// - Parameters:
  ///   - offsets: UTF-8 byte offsets, ascending.
  ///   - ranges: in any order.
  /// - Returns: for each offset the index of the smallest range that contains it; nil where none does. O(m + n log n).
  public static func around(_ offsets: [UInt32], _ ranges: [Range<UInt32>]) -> [Int?] {
    // Ranges that begin first come first, and of those that begin together the larger one: then the open ones are a stack.
    let order = ranges.indices.sorted {
      let (first, second) = (ranges[$0], ranges[$1])
      return first.lowerBound != second.lowerBound
        ? first.lowerBound < second.lowerBound : first.upperBound > second.upperBound
    }
    var next = 0
    var open: [Int] = []
    return offsets.map { offset in
      while next < order.count, ranges[order[next]].lowerBound <= offset {
        while let last = open.last, ranges[last].upperBound <= ranges[order[next]].lowerBound { open.removeLast() }
        open.append(order[next])
        next += 1
      }
      while let last = open.last, ranges[last].upperBound <= offset { open.removeLast() }
      return open.last
    }
  }
}
