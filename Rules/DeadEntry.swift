import EnvlintFacts

extension Catalog {
  /// Entries that nobody reads, or that are read and never set. We give up on names that occur in any way that is not understood,
  /// and on what other modules may use.
  static let deadEntry = Rule(
    id: "dead_entry",
    group: .declaring,
    summary: "An environment entry is unused, only read, or only injected.",
    severity: .info,
    options: [RuleOption("ignore", default: .strings([]), summary: "entries that may be unused")],
    check: { project, options in
      let entries = project.keys.plainEntries.filter {
        !project.mayBeUsedInUnreadFiles($0.access) && !project.usage.isAPI($0.access, in: $0.id.file)
          && !options[project.path(of: $0.id.file)].strings("ignore").contains($0.property.name)
      }
      if entries.isEmpty { return [] }
      let uses = KeyUses(project)
      return entries.compactMap { deadEntry($0, uses, project) }
    }
  )

  private static func deadEntry(_ entry: KeyProperty, _ uses: KeyUses, _ project: ProjectIndex) -> Diagnostic? {
    let name = entry.property.name
    let (subject, verb) = ("'\(name)'", entry.container.settingVerb)
    var notes: [Diagnostic.Note] = []
    let (message, help): (String, String)
    switch uses.use(of: name) {
    case .unused: (message, help) = ("\(subject) is never used", "remove the entry")
    case .injectedOnly(let injection):
      message = "\(subject) is \(verb) but never read"
      help =
        "read it in a view, or remove the entry and all code that \(entry.container == .environment ? "injects" : "sets") it"
      notes = [.init("\(verb) here", at: injection)]
    case .readOnly(let read):
      guard entry.property.hasEmptyDefault else { return nil }
      message = "\(subject) is read but never \(verb), so readers always get its empty default"
      help = "\(entry.container == .environment ? "inject" : "set") a value, or remove the entry and its readers"
      notes = [.init("read here", at: read)]
    case .used: return nil
    }
    return Diagnostic(
      rule: deadEntry.id, severity: .info, location: project.location(entry.property.nameRange, in: entry.id.file),
      message: message, notes: notes, help: help, symbol: entry.property.symbol)
  }
}
