/// Which lines of two contents differ.
///
/// Lines that occur once in each part keep their places as long as they have the same order (patience diff), and what is between
/// them is compared by itself: the time grows with the lines, not with the product of the lines and the changes. A part without such
/// lines is compared by Myers' algorithm, if it is small; in a large one, every line counts as changed.
struct LineDifference {
  /// For each old line whether the new content lacks it, and for each new line whether it was added.
  private(set) var isRemoved: [Bool]
  private(set) var isInserted: [Bool]

  /// The lines that both sides have, by a number for each text, with the index of the line.
  private struct Line {
    var text: Int
    var index: Int
  }

  private struct Part {
    var old: ArraySlice<Line>
    var new: ArraySlice<Line>
  }

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    isRemoved = Array(repeating: true, count: old.count)
    isInserted = Array(repeating: true, count: new.count)
    var texts: [ArraySlice<UInt8>: Int] = [:]
    for line in old where texts[line] == nil { texts[line] = texts.count }
    var isInNew = Array(repeating: false, count: texts.count)
    let newLines = new.enumerated().compactMap { index, line -> Line? in
      guard let text = texts[line] else { return nil }
      isInNew[text] = true
      return Line(text: text, index: index)
    }
    let oldLines = old.enumerated().compactMap { index, line -> Line? in
      texts[line].flatMap { isInNew[$0] ? Line(text: $0, index: index) : nil }
    }
    var parts = [Part(old: oldLines[...], new: newLines[...])]
    while let part = parts.popLast() { parts += compare(part) }
  }

  /// Keeps what is surely the same in a part; the parts between.
  private mutating func compare(_ part: Part) -> [Part] {
    var (old, new) = (part.old, part.new)
    while let first = old.first, first.text == new.first?.text {
      keep(first, new.removeFirst())
      old.removeFirst()
    }
    while let last = old.last, last.text == new.last?.text {
      keep(last, new.removeLast())
      old.removeLast()
    }
    if old.isEmpty || new.isEmpty { return [] }
    let anchors = LineDifference.anchors(old, new)
    if anchors.isEmpty {
      compareAll(old, new)
      return []
    }
    var parts: [Part] = []
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    for (oldIndex, newIndex) in anchors {
      keep(old[oldIndex], new[newIndex])
      parts.append(Part(old: old[oldStart..<oldIndex], new: new[newStart..<newIndex]))
      (oldStart, newStart) = (oldIndex + 1, newIndex + 1)
    }
    return parts + [Part(old: old[oldStart...], new: new[newStart...])]
  }

  private mutating func keep(_ old: Line, _ new: Line) {
    isRemoved[old.index] = false
    isInserted[new.index] = false
  }

  /// The largest part that is compared line by line: Myers' algorithm takes memory by the square of the changes.
  private static let mostCompared = 4000

  private mutating func compareAll(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) {
    if old.count + new.count > LineDifference.mostCompared { return }
    let difference = Array(new.map(\.text)).difference(from: Array(old.map(\.text)))
    for line in old { isRemoved[line.index] = false }
    for line in new { isInserted[line.index] = false }
    for change in difference {
      switch change {
      case .remove(let offset, _, _): isRemoved[old[old.startIndex + offset].index] = true
      case .insert(let offset, _, _): isInserted[new[new.startIndex + offset].index] = true
      }
    }
  }

  /// The places of the lines that occur once on each side, as many as are in the same order.
  private static func anchors(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [(old: Int, new: Int)] {
    let (oldPlaces, newPlaces) = (placesOfSingles(old), placesOfSingles(new))
    let pairs = old.indices.compactMap { index -> (old: Int, new: Int)? in
      guard oldPlaces[old[index].text] == index, let other = newPlaces[old[index].text], other >= 0 else { return nil }
      return (index, other)
    }
    // The longest ascending run of new places: `ends` are the least ends of runs of each length, `before` leads back.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var places = 0..<ends.count
      while !places.isEmpty {
        let middle = (places.lowerBound + places.upperBound) / 2
        places = pairs[ends[middle]].new < pair.new ? middle + 1..<places.upperBound : places.lowerBound..<middle
      }
      if places.lowerBound > 0 { before[index] = ends[places.lowerBound - 1] }
      if places.lowerBound == ends.count { ends.append(index) } else { ends[places.lowerBound] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      run.append(pairs[next])
      next = before[next]
    }
    return run.reversed()
  }

  /// The place of each text; -1 for one that occurs twice.
  private static func placesOfSingles(_ lines: ArraySlice<Line>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in lines.indices { places[lines[index].text] = places[lines[index].text] == nil ? index : -1 }
    return places
  }
}
