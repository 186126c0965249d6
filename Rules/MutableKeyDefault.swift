import EnvlintFacts

extension Catalog {
  /// Stored `static var defaultValue`s: any code may change the default of every view. We give up where the project does so on purpose.
  static let mutableKeyDefault = Rule(
    id: "mutable_key_default",
    group: .declaring,
    summary: "The default value of an environment key is a stored 'static var', which any code may change.",
    severity: .warning,
    fix: .safe,
    options: [
      RuleOption(
        "include_preference_keys", default: .bool(false), summary: "also report the defaults of 'PreferenceKey' types")
    ],
    check: { project, options in
      let option = "include_preference_keys"
      let preferences: (String) -> Bool = { options[$0].bool(option) }
      return project.mutableKeyDefaults(
        includesPreferences: options.contains { $0.bool(option) } ? preferences : nil
      ).filter { !isRejected($0, project) && isNeverChanged($0, project) }.map { mutableDefault($0, project) }
    }
  )

  /// Whether the compiler says the same: in the Swift 6 language mode, unless it is told to look away.
  private static func isRejected(_ found: StoredKeyDefault, _ project: ProjectIndex) -> Bool {
    project.settings.languageMode == .swift6 && !found.property.isUnsafe
  }

  /// Whether no code assigns the default, as far as names tell: `Key.defaultValue` anywhere, and any `defaultValue` in the key's file.
  private static func isNeverChanged(_ found: StoredKeyDefault, _ project: ProjectIndex) -> Bool {
    // Both at once: each round of questions costs a search.
    let answers = (
      project.mentions(MentionQuery("defaultValue", .changes, in: found.id.file)),
      found.isPrivate ? [] : project.mentions(MentionQuery(found.key.name, .defaultChanges))
    )
    guard let here = answers.0, let anywhere = answers.1 else { return false }
    let own: Set<String?> = [nil, "Self", "self", found.key.name]
    return anywhere.isEmpty && !here.contains { own.contains($0.base) }
  }

  private static func mutableDefault(_ found: StoredKeyDefault, _ project: ProjectIndex) -> Diagnostic {
    let property = found.property
    let keyword = project.location(property.keyword, in: found.id.file)
    var fixes: [Fix] = []
    if property.value != nil, property.isAlone, !property.hasObservers {
      let isSafe =
        !found.isPublic && found.conformsDirectly && (found.isPrivate || !project.settings.hasUnreadFiles)
      fixes.append(
        Fix(
          "Declare it with 'static let'", safety: isSafe ? .safe : .unsafe, edits: [Fix.Edit("let", at: keyword)],
          claims: [project.claim(of: property, in: found.id.file)]))
    }
    return Diagnostic(
      rule: mutableKeyDefault.id, severity: .warning, location: keyword,
      message:
        "The default value of '\(found.key.qualifiedName)' is a stored 'static var', so it can change while the app runs without "
        + "any view noticing.",
      help: "declare it with 'static let'", fixes: fixes, symbol: property.symbol
    )
  }
}
