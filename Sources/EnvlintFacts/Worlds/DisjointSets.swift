/// Numbers in sets that grow by joining two of them.
struct DisjointSets {
  private var parents: [Int]

  /// - Parameter count: of the numbers, each of which is a set of its own at first.
  init(count: Int) { parents = Array(0..<count) }

  /// The least number of a set, for any number in it.
  mutating func representative(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (representative(of: first), representative(of: second))
    if one != other { parents[max(one, other)] = min(one, other) }
  }
}
