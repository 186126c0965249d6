import EnvlintFacts
import EnvlintSyntax

extension FactLoader {
  /// Loads all that the flow of the environment reaches, with what builds views: level by level, from the roots down and from what
  /// injects objects or looks them up.
  mutating func loadFlow() {
    facts.hasViews = true
    searchForRoots()
    var demand = firstFlowDemand
    // Those that were only looked at are loaded below, but asked again.
    let skimmed = workers.map(\.skimmed)
    let declared = facts.declaredNames
    func files(declaring wanted: Skim.WantedNames) -> [Int] {
      skimmed.flatMap { $0.files(declaring: wanted) }.map(\.file.index)
        + declared.filter { $0.names.contains(where: wanted.includes) }.map(\.file)
    }
    var reached = filesWithRoots + facts.filesStartingFlow
    while true {
      loadViews(of: reached, declaring: nil, into: &demand)
      if let types = demand.takeTypes() {
        reached = files(declaring: types)
      } else if let members = demand.takeMembers() {
        loadViews(of: filesWithoutViews(declaring: members), declaring: members, into: &demand)
        reached = []
      } else if demand.takeHostingFunctions() {
        hostingFunctions = demand.hostingFunctions
        loadCallers(into: &demand)
        reached = []
      } else {
        return
      }
    }
  }

  /// Loads the files in which functions may be called that make hosting controllers of what they are given, also those that have what
  /// builds views already.
  private mutating func loadCallers(into demand: inout FlowDemand) {
    let known = Set(facts.loaded)
    let requests = (facts.loaded + skimmed.map(\.index)).sorted().map { file in
      Request(
        file: file, detail: known.contains(file) ? facts.detail(of: file) : .declarations, takesViews: true,
        isCaller: true)
    }
    addViews(take(requests), known: known, into: &demand)
  }

  /// Loads files with what builds views, unless they have that; what is loaded already keeps all else that it tells.
  ///
  /// - Parameter members: where only files are needed that declare one of them.
  private mutating func loadViews(
    of files: [Int], declaring members: FlowDemand.MemberNames?, into demand: inout FlowDemand
  ) {
    let known = Set(facts.loaded)
    let requests = Set(files.filter { !facts.hasViews($0) }).sorted().map { file in
      Request(
        file: file, detail: known.contains(file) ? facts.detail(of: file) : .declarations, takesViews: true,
        members: members)
    }
    addViews(take(requests), known: known, into: &demand)
  }

  /// - Parameter known: the files that are loaded already.
  private mutating func addViews(
    _ batch: [ProjectFacts.LoadedFile], known: Set<Int>, into demand: inout FlowDemand
  ) {
    forgetSkims(of: Set(batch.map(\.index)))
    for names in batch.compactMap(\.flowNames) { demand.add(names) }
    facts.add(batch.filter { !known.contains($0.index) })
    facts.replace(batch.filter { known.contains($0.index) })
  }
}
