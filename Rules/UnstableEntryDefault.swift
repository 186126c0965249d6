import EnvlintFacts

extension Catalog {
  /// Defaults that differ from read to read: new instances, clocks and random values, also as parts of a struct. We give up where a
  /// name cannot be followed.
  static let unstableEntryDefault = Rule(
    id: "unstable_entry_default",
    group: .declaring,
    summary: "The default creates a new, different value every time a view falls back to it.",
    severity: .warning,
    fix: .suggestion,
    options: [
      RuleOption(
        "unstable_types", default: .strings([]),
        summary: "types with identity: every construction creates a distinct value"),
      RuleOption(
        "stable_types", default: .strings([]), summary: "types whose construction always creates an equal value"),
    ],
    check: { project, options in
      project.values.entryDefaults { path in
        var hints = DefaultClassifier.Hints()
        hints.add(stability: options[path])
        return hints
      }
      .compactMap { unstableDefault($0, project) }
    }
  )

  private static func unstableDefault(_ entry: EntryDefault, _ project: ProjectIndex) -> Diagnostic? {
    guard entry.verdict.stability == .unstable, let instability = entry.verdict.instability else { return nil }
    var notes: [Diagnostic.Note] = []
    var tail = ""
    let coverage = project.coverage(of: entry.key)
    switch coverage {
    case .missing(let reader, _, _): tail += "; '\(reader)' has no injected value"
    case .complete: tail += "; all known readers have an injected value"
    case .unknown: break
    }
    let result = entry.verdict.cost == .costly ? "which is costly, and readers can see" : "so readers can see"
    let message: String
    notes += instability.steps.map { .init($0.text, at: $0.location) }
    switch instability.cause {
    case .newInstance(let type, let declaration, let kind):
      if let declaration {
        notes.append(.init("declared as \(kind == "actor" ? "an" : "a") \(kind) here", at: declaration))
      }
      message =
        "the default of '\(entry.key.name)' creates a new '\(type)' every time a view falls back to it, "
        + "\(result) different values\(tail)"
    case .changingValue(let text):
      message =
        "the default of '\(entry.key.name)' evaluates '\(text)' every time a view falls back to it, "
        + "\(result) different values\(tail)"
    }
    notes += self.notes(about: coverage)
    return Diagnostic(
      rule: unstableEntryDefault.id, severity: .warning,
      location: project.location(entry.range, in: entry.key.file), message: message, notes: notes,
      help: help(for: instability, entry.key, project),
      fixes: entry.droppingFixes(project) + entry.storingFixes(project), symbol: entry.key.symbol
    )
  }

  /// Where the default is read, or what hides that it is a problem.
  static func notes(about coverage: KeyCoverage) -> [Diagnostic.Note] {
    switch coverage {
    case .missing(_, let place, let path):
      [.init("read here without an injection" + (path.map { ", on the path \($0)" } ?? ""), at: place)]
    case .complete(let places):
      places.prefix(3).map { .init("injected here, so this reader doesn't use the default", at: $0) }
    case .unknown: []
    }
  }

  private static func help(
    for instability: Verdict.Instability, _ key: EnvironmentKey, _ project: ProjectIndex
  ) -> String {
    guard case .newInstance(_, _, let kind) = instability.cause else {
      return
        "make the entry optional without a default and \(key.container == .environment ? "inject" : "set") the current value, "
        + "or store one value in a 'static let' if all readers may share it"
    }
    let help = "make the entry optional without a default, or store one instance in a 'static let' and refer to it"
    guard kind == "class", project.languageMode(of: key.file).value == .swift6,
      project.defaultIsolation(of: key.file).value == .nonisolated
    else { return help }
    // The compiler requires this of a 'static let' of a class in the Swift 6 language mode.
    return help + "; a non-Sendable class needs main-actor isolation or 'nonisolated(unsafe)'"
  }
}
