import EnvlintFacts

extension Catalog {
  /// Defaults that do costly work: section "Reported" of the page. A default that is a new instance each time belongs to
  /// `unstable_entry_default`.
  static let expensiveEntryDefault = Rule(
    id: "expensive_entry_default",
    group: .declaring,
    summary: "The default of an environment entry does costly work every time a view falls back to it.",
    severity: .warning,
    fix: .suggestion,
    options: [
      RuleOption(
        "unknown_calls", default: .bool(false), summary: "whether defaults of unknown cost are also reported, as infos"),
      RuleOption("costly_types", default: .strings([]), summary: "types whose construction counts as costly"),
      RuleOption("cheap_types", default: .strings([]), summary: "types whose construction counts as cheap"),
      RuleOption("cheap_functions", default: .strings([]), summary: "functions whose call counts as cheap"),
    ],
    check: { project, options in
      project.values.entryDefaults { path in
        var hints = DefaultClassifier.Hints()
        hints.add(cost: options[path])
        return hints
      }
      .compactMap { expensiveDefault($0, project, options) }
    }
  )

  private static func expensiveDefault(
    _ entry: EntryDefault, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let place = project.location(entry.range, in: entry.key.file)
    guard !entry.key.scope.isDebug, entry.verdict.stability != .unstable else { return nil }
    switch entry.verdict.cost {
    case .costly: break
    case .unknown:
      guard options[place.file].bool("unknown_calls") else { return nil }
    case .free, .cheap: return nil
    }
    var notes: [Diagnostic.Note] = []
    notes += entry.verdict.expense?.steps.map { .init($0.text, at: $0.location) } ?? []
    let coverage = project.coverage(of: entry.key)
    if case .missing = coverage { notes += self.notes(about: coverage) }
    let cause = entry.verdict.expense?.phrase ?? "code of unknown cost"
    return Diagnostic(
      rule: expensiveEntryDefault.id,
      severity: entry.verdict.cost == .costly ? .warning : .info,
      location: place,
      message:
        "the default of '\(entry.key.name)' \(cause.contains("(") ? "calls" : "runs") \(cause) every time a view falls "
        + "back to it",
      notes: notes,
      help: "store the value in a 'static let' if it never changes; otherwise use nil as the default and "
        + (entry.key.container == .environment ? "inject the value" : "provide the value"),
      fixes: entry.verdict.cost == .costly ? entry.storingFixes(project) : [], symbol: entry.key.symbol
    )
  }
}
