import EnvlintFacts

extension Catalog {
  /// Environment properties that could be private. We give up where a name in another file or a protocol may mean the property.
  static let nonprivateEnvironment = Rule(
    id: "nonprivate_environment",
    group: .reading,
    summary: "An environment property that only its own type uses isn't `private`.",
    severity: .info,
    isOptIn: true,
    fix: .safe,
    options: [RuleOption("allow_fileprivate", default: .bool(true), summary: "whether 'fileprivate' is also accepted")],
    check: { project, options in
      project.reads.inApp.compactMap { visibleProperty($0, project, options) }
    }
  )

  private static func visibleProperty(
    _ found: EnvironmentProperty, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let (property, file) = (found.property, found.id.file)
    let allowed: AccessLevel =
      options[project.path(of: file)].bool("allow_fileprivate") ? .filePrivate : .privateAccess
    guard property.access > allowed, property.isAlone, !property.isStatic,
      let type = found.installedOwner,
      project.usage.uses(of: found).allSatisfy({ isInside($0, type, file, project) }),
      !project.members.hasUnknownMacro(type),
      project.usage.requirement(of: found, of: type) == .no, !project.usage.isAPI(property.access, in: file),
      project.usage.usesElsewhere(of: found)?.isEmpty == true,
      // Other modules compile the properties that inlinable code uses.
      !property.attributes.contains(where: { $0.name == "usableFromInline" }),
      !isLabelOfFunction(property.name, type, file, project)
    else { return nil }
    return Diagnostic(
      rule: nonprivateEnvironment.id, severity: .info, location: project.location(property.keyword, in: file),
      message: "'\(property.name)' isn't used outside its own type, so it can be 'private'", help: "add 'private'",
      fixes: edit(of: found, project).map { edit in
        let safety: Fix.Safety = project.mayBeUsedInUnreadFiles(property.access) ? .unsafe : .safe
        return [
          Fix(
            "Make '\(property.name)' private", safety: safety, edits: [edit],
            claims: [project.claim(of: property, in: file)])
        ]
      } ?? [],
      symbol: property.symbol)
  }

  /// Whether a use is one that the type makes of its own value.
  private static func isInside(_ use: PropertyUse, _ type: DeclaredType, _ file: Int, _ project: ProjectIndex) -> Bool {
    guard use.base == .none || use.base == .instance,
      let enclosing = project.resolver.enclosingType(of: use.scope, in: file)
    else { return false }
    return enclosing.containers == type.containers
  }

  /// Whether the initializer that a struct has by itself may be used as a function that takes the property: `Row.init(locale:)`, or
  /// `Row.init` alone.
  private static func isLabelOfFunction(
    _ name: String, _ type: DeclaredType, _ file: Int, _ project: ProjectIndex
  ) -> Bool {
    !project.usage.mentions(MentionQuery(type.name, .functionLabels)).isEmpty
      || project.usage.mentions(MentionQuery(name, .functionLabels)).contains {
        $0.base.map { $0 == type.name } ?? true
      }
  }

  /// Puts `private` before `var`, or in the place of another access modifier; nil if that may be in a comment,
  /// and where the setter has one of its own.
  private static func edit(of found: EnvironmentProperty, _ project: ProjectIndex) -> Fix.Edit? {
    let (property, file) = (found.property, found.id.file)
    let keyword = property.keyword.lowerBound
    if property.source.key?.prefix.contains("(set)") == true { return nil }
    for word in ["internal", "fileprivate", "public", "package"] {
      guard let prefix = property.source.key?.prefix, let distance = distance(ofLast: word, toEndOf: prefix) else {
        continue
      }
      if prefix.contains("//") || prefix.contains("/*") { return nil }
      let start = keyword - UInt32(distance)
      return Fix.Edit("private", at: project.location(start..<start + UInt32(word.utf8.count), in: file))
    }
    return Fix.Edit("private ", at: project.location(keyword..<keyword, in: file))
  }

  /// How many UTF-8 bytes lie between the start of the last word that reads so and the end of the text; nil without one.
  private static func distance(ofLast word: String, toEndOf text: String) -> Int? {
    guard let found = text.split(whereSeparator: \.isWhitespace).last(where: { $0 == word }) else { return nil }
    return text.utf8.distance(from: found.startIndex, to: text.endIndex)
  }
}
