/// The views below a construction that lack a key, and the places that every path to a reader of the key passes.
struct LackingViews {
  /// One of the two environments of a node.
  struct Place: Hashable {
    var node: Int
    var origin: BackwardAnalysis.Origin
  }

  struct Step {
    var edge: Int
    var place: Place
    /// Nil for the start.
    var source: Place?
  }

  let start: Place
  /// The places that read the key, the nearest first.
  private(set) var readers: [Place] = []
  private var steps: [Place: [Step]] = [:]
  /// The step on which each place is first found.
  private var parents: [Place: Step] = [:]

  /// - Parameters:
  ///   - steps: where what lacks the key at a place passes on.
  ///   - isReader: whether the type at a place reads the key.
  init(below start: Place, steps: (Place) -> [Step], isReader: (Place) -> Bool) {
    self.start = start
    var pending = [start]
    var position = 0
    while position < pending.count {
      let place = pending[position]
      position += 1
      if isReader(place) { readers.append(place) }
      self.steps[place] = steps(place)
      for step in self.steps[place] ?? [] where step.place != start && parents[step.place] == nil {
        parents[step.place] = step
        pending.append(step.place)
      }
    }
  }

  /// The places that every path to a reader passes, from the top; the start is the first one.
  var sharedPlaces: [Place] {
    guard let reader = readers.first else { return [start] }
    return [start] + way(to: reader).map(\.place).filter { !reachesReaders(without: $0) }
  }

  /// The steps from the start to a place.
  func way(to place: Place) -> [Step] {
    var way: [Step] = []
    var place = place
    while let step = parents[place], let source = step.source {
      way.append(step)
      place = source
    }
    return way.reversed()
  }

  func steps(into place: Place) -> [Step] {
    steps.values.joined().filter { $0.place == place }.sorted { $0.edge < $1.edge }
  }

  func steps(from place: Place) -> [Step] { steps[place] ?? [] }

  private func reachesReaders(without removed: Place) -> Bool {
    let readers = Set(readers)
    var found: Set<Place> = [start, removed]
    var pending = [start]
    while let place = pending.popLast() {
      if readers.contains(place) { return true }
      for step in steps[place] ?? [] where found.insert(step.place).inserted { pending.append(step.place) }
    }
    return false
  }
}
