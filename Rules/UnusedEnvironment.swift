import EnvlintFacts

extension Catalog {
  /// Environment properties that nothing mentions. We give up where a name in another file, a protocol or a macro may mean the property.
  static let unusedEnvironment = Rule(
    id: "unused_environment",
    group: .reading,
    summary: "An environment property is never used, but its view still updates when the value changes.",
    severity: .warning,
    fix: .safe,
    options: [
      RuleOption(
        "refresh_keys", default: .strings([]), summary: "additional keys that are read only to update the view")
    ],
    check: { project, options in
      project.reads.inApp.compactMap { unusedProperty($0, project, options) }
    }
  )

  private static func unusedProperty(
    _ found: EnvironmentProperty, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let (property, file) = (found.property, found.id.file)
    guard found.keyName != "self", property.isAlone, !property.isStatic, let type = found.installedOwner,
      project.usage.isUnused(found, of: type)
    else { return nil }
    let requirement = project.usage.requirement(of: found, of: type)

    let path = project.path(of: file)
    let isForUpdates = updatesOnPurpose(found, keys: options[path].strings("refresh_keys"))
    let isInfo =
      isForUpdates || requirement == .withDefault || found.source.isType || project.members.isRepresentable(type)
      || hasPurpose(property)
    return Diagnostic(
      rule: unusedEnvironment.id, severity: isInfo ? .info : .warning,
      location: project.location(property.nameRange, in: file),
      message: message(found, in: type, isForUpdates: isForUpdates),
      help: isForUpdates ? "remove the property, or keep it and explain why in a comment" : "remove the property",
      fixes: removal(of: found, in: type, project, isSafe: !isInfo), symbol: property.symbol)
  }

  private static func message(_ found: EnvironmentProperty, in type: DeclaredType, isForUpdates: Bool) -> String {
    let name = found.property.name
    guard let key = found.keyText else {
      guard case .object(let object) = found.source, let object = object?.name else { return "'\(name)' is never used" }
      return "'\(name)' is never used, but '\(type.name)' still updates at every change of its '\(object)'"
    }
    return isForUpdates
      ? "'\(name)' is never used; its only effect is to update '\(type.name)' when '\\.\(key)' changes"
      : "'\(name)' is never used, but '\(type.name)' still updates whenever '\\.\(key)' changes"
  }

  private static func updatesOnPurpose(_ found: EnvironmentProperty, keys: [String]) -> Bool {
    guard let key = found.keyName else { return false }
    return keys.contains(key) || EnvironmentKeys.row(key)?.flags.contains(.refresh) ?? false
  }

  /// Words of a comment that gives the reason for a property.
  private static let purposes = ["refresh", "redraw", "re-draw", "rerender", "re-render", "updat", "observ", "trigger"]

  private static func hasPurpose(_ property: Property) -> Bool {
    guard let comments = property.source.key?.comments.lowercased(), !comments.isEmpty else { return false }
    return purposes.contains { comments.contains($0) }
  }

  /// Deletes the declaration and what belongs to it. It loses nothing else when no other comment may be about it, and when no other code of
  /// the type shows something new only because the property updates it.
  private static func removal(
    of found: EnvironmentProperty, in type: DeclaredType, _ project: ProjectIndex, isSafe: Bool
  ) -> [Fix] {
    let property = found.property
    guard let source = property.source.key else { return [] }
    let isSafe =
      isSafe && property.access <= .filePrivate && !source.hasComments
      && (!source.hasCommentAbove || isDocumentation(source.comments)) && !project.values.mayReadOutside(type)
    return [
      Fix(
        "Remove '\(property.name)'", safety: isSafe ? .safe : .unsafe,
        edits: [Fix.Edit("", at: project.location(source.removal, in: found.id.file))],
        claims: [project.claim(of: property, in: found.id.file)])
    ]
  }

  private static func isDocumentation(_ comments: String) -> Bool {
    let lines = comments.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    return lines.allSatisfy { $0.isEmpty || $0.hasPrefix("///") }
  }
}
