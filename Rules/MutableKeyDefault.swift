import EnvlintFacts

extension Catalog {
  /// Stored `static var defaultValue`s: any code may change the default of every view. We give up where the project does so on purpose.
  static let mutableKeyDefault = Rule(
    id: "mutable_key_default",
    group: .declaring,
    summary: "The default value of an environment key is a stored `static var`, which any code can change.",
    severity: .warning,
    fix: .safe,
    options: [
      RuleOption(
        "include_preference_keys", default: .bool(false),
        summary: "whether the defaults of 'PreferenceKey' types are also reported")
    ],
    check: { project, options in
      let option = "include_preference_keys"
      let preferences: (String) -> Bool = { options[$0].bool(option) }
      return project.keyForms.mutableKeyDefaults(
        includesPreferences: options.contains { $0.bool(option) } ? preferences : nil
      ).filter { !isRejected($0, project) }.compactMap { mutableDefault($0, project) }
    }
  )

  /// Whether the compiler reports it: in the Swift 6 language mode, unless an attribute turns the check off.
  private static func isRejected(_ found: StoredKeyDefault, _ project: ProjectIndex) -> Bool {
    project.languageMode(of: found.id.file).value == .swift6 && !found.property.isUnsafe
  }

  /// Nil where code assigns the default, so that it is meant to change.
  private static func mutableDefault(_ found: StoredKeyDefault, _ project: ProjectIndex) -> Diagnostic? {
    let change = project.values.change(of: found)
    // Where a protocol asks for the setter, code that may assign this default is there to do so.
    guard change == .never || change == .perhaps && found.mustBeSettable != true else { return nil }
    let property = found.property
    let keyword = project.location(property.keyword, in: found.id.file)
    return Diagnostic(
      rule: mutableKeyDefault.id, severity: .warning, location: keyword,
      message:
        "the default of '\(found.key.qualifiedName)' is a stored 'static var', so it can change without updating any "
        + "view",
      help: "declare it with 'static let'" + (property.value == nil && property.isStored ? " and add '= nil'" : ""),
      fixes: change == .never ? fixes(of: found, keyword, project) : [],
      symbol: property.symbol
    )
  }

  /// None where a constant isn't possible: a setter of its own, a protocol that asks for one, a reference that does not keep its object.
  private static func fixes(of found: StoredKeyDefault, _ keyword: Location, _ project: ProjectIndex) -> [Fix] {
    let property = found.property
    let scope = property.scope
    guard property.value != nil, property.isAlone, !property.hasObservers, found.mustBeSettable != true,
      scope.genericParameters.isEmpty, let prefix = property.source.key?.prefix, hasOnlyConstantModifiers(prefix)
    else { return [] }
    let isSafe =
      !found.isPublic && found.conformsDirectly && found.mustBeSettable == false
      && (found.isPrivate || !project.settings.hasUnreadFiles)
      && property.attributes.allSatisfy { $0.name == "available" }
    return [
      Fix(
        "Declare it with 'static let'", safety: isSafe ? .safe : .unsafe, edits: [Fix.Edit("let", at: keyword)],
        claims: [project.claim(of: property, in: found.id.file)])
    ]
  }

  /// Whether none of the modifiers of a variable means something else for a constant, or nothing.
  ///
  /// - Parameter prefix: the text before the keyword, including comments.
  static func hasOnlyConstantModifiers(_ prefix: String) -> Bool {
    !["(set)", "class", "weak", "unowned", "override", "dynamic", "lazy"].contains { prefix.contains($0) }
  }
}
