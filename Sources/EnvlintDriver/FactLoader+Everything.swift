import EnvlintFacts

extension FactLoader {
  /// Loads every file with all that can be told of it, whatever leads there.
  mutating func loadEverything() {
    facts.hasViews = true
    var demand = FlowDemand()
    func note(_ batch: [ProjectFacts.LoadedFile], in demand: inout FlowDemand) {
      for names in batch.compactMap(\.flowNames) { demand.add(names) }
    }
    let all = take(sources.paths.indices.map { Request(file: $0, detail: .code, takesViews: true) })
    note(all, in: &demand)
    facts.add(all)
    // Calls of functions that make hosting controllers show only once these are known.
    while demand.takeHostingFunctions() {
      hostingFunctions = demand.hostingFunctions
      let again = take(facts.loaded.map { Request(file: $0, detail: .code, takesViews: true) })
      note(again, in: &demand)
      facts.replace(again)
    }
  }
}
