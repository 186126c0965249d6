import EnvlintFacts

extension Catalog {
  /// Key types that `@Entry` can replace. We give up where the default is not proven to be the same and cheap at each evaluation, because
  /// the macro evaluates it at every read, and where the key type is used for anything else.
  static let legacyEnvironmentKey = Rule(
    id: "legacy_environment_key",
    group: .declaring,
    summary: "A key type and its accessor can be replaced with one `@Entry` declaration.",
    severity: .info,
    isOptIn: true,
    fix: .safe,
    options: [
      RuleOption("modern_sdk", default: .bool(true), summary: "whether the project is built with Xcode 16 or later")
    ],
    check: { project, options in
      let keys = project.keyForms.legacyKeys.filter { options[project.path(of: $0.id.file)].bool("modern_sdk") }
      if keys.isEmpty { return [] }
      let uses = KeyUses(project)
      return keys.map { legacyKey($0, uses, project) }
    }
  )

  /// Whether the entry would not be a dead one.
  private static func staysAlive(_ found: LegacyKey, _ uses: KeyUses, _ project: ProjectIndex) -> Bool {
    if project.usage.isAPI(found.accessor.access, in: found.accessor.id.file) { return true }
    switch uses.use(of: found.accessor.property.name) {
    case .used: return true
    case .readOnly: return found.key.defaultProperty?.hasEmptyDefault == false
    case .unused, .injectedOnly: return false
    }
  }

  private static func legacyKey(_ found: LegacyKey, _ uses: KeyUses, _ project: ProjectIndex) -> Diagnostic {
    let property = found.accessor.property
    let entry = "var \(property.name): \(found.type) = \(found.value)"
    var fixes: [Fix] = []
    // An unused key is better removed.
    if !found.isSpread, !found.namesOtherTypes, staysAlive(found, uses, project),
      let key = found.declaration.source.key, let accessor = property.source.key
    {
      let isSafe =
        found.id.file == found.accessor.id.file && !found.dependsOnPlace && !key.hasComments && !key.hasCommentAbove
        && !accessor.hasComments && hasOnlyAccess(accessor.prefix)
        && !project.mayBeUsedInUnreadFiles(found.declaration.access)
      let edits = [
        Fix.Edit("", at: project.location(key.lines, in: found.id.file)),
        Fix.Edit(
          "@Entry \(accessor.prefix)\(entry)", at: project.location(property.source.range, in: found.accessor.id.file)),
      ]
      fixes = [
        Fix(
          "Replace the key type and the accessor with '@Entry'", safety: isSafe ? .safe : .unsafe,
          edits: edits.sorted { $0.location < $1.location },
          claims: [project.claim(of: property, in: found.accessor.id.file)])
      ]
    }
    return Diagnostic(
      rule: legacyEnvironmentKey.id, severity: .info,
      location: project.location(found.declaration.nameRange, in: found.id.file),
      message:
        "'\(found.key.name)' and the accessor '\(property.name)' can be replaced with one '@Entry' declaration",
      notes: [.init("accessor declared here", at: project.location(property.nameRange, in: found.accessor.id.file))],
      help: "replace both with '@Entry \(entry.split(whereSeparator: \.isWhitespace).joined(separator: " "))'",
      fixes: fixes, symbol: found.key.symbol)
  }

  /// Whether only access modifiers precede `var`: the effect of others on the macro is unknown.
  private static func hasOnlyAccess(_ prefix: String) -> Bool {
    prefix.split(whereSeparator: \.isWhitespace).allSatisfy { word in
      ["public", "package", "internal", "fileprivate", "private"].contains { word == $0 || word == "\($0)(set)" }
    }
  }
}
