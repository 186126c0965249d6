import EnvlintFacts

extension Catalog {
  /// Structs read from the environment for one property. We give up on optionals and generic types, and where a use may be of any other
  /// kind.
  static let wholeValueLookup = Rule(
    id: "whole_value_lookup",
    group: .reading,
    summary:
      "A view reads a whole struct from the environment and uses one property of it, but updates when any part changes.",
    severity: .info,
    fix: .safe,
    options: [
      RuleOption(
        "include_builtin_keys", default: .bool(false), summary: "whether keys that SwiftUI declares are also reported")
    ],
    check: { project, options in
      project.reads.inApp.compactMap { wholeValue($0, project, options) }
    }
  )

  private static func wholeValue(
    _ found: EnvironmentProperty, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let (property, file) = (found.property, found.id.file)
    guard case .keyPath(let keyPath) = found.source, keyPath.isPlain, keyPath.components.count == 1,
      let key = found.keyName, key != "self", property.isAlone, !property.isStatic, found.hasOneSource,
      !project.usage.uses(of: found).contains(where: isOther),
      let type = found.installedOwner,
      project.keyForms.isProjectKey(key) || options[project.path(of: file)].bool("include_builtin_keys"),
      !project.usage.isAPI(property.access, in: file), let used = soleMember(of: found, project),
      project.keyForms.isPartOfLargerValue(used.name, of: project.keys.valueType(of: found))
    else { return nil }
    return Diagnostic(
      rule: wholeValueLookup.id, severity: .info,
      location: project.location(found.attribute.arguments[0].value.range, in: file),
      message:
        "only '\(used.name)' of '\(property.name)' is used, but '\(type.name)' updates whenever any part of '\\.\(key)' "
        + "changes",
      notes: used.places.prefix(3).map { .init("used here", at: $0) },
      help: "read '\\.\(key).\(used.name)' instead",
      fixes: lengthening(found, used.name, used.isInFile, type, project), symbol: property.symbol)
  }

  /// Whether a use is another one than to read a property.
  private static func isOther(_ use: PropertyUse) -> Bool {
    guard case .member(_, _, isCalled: false) = use.next, use.part == .value, !use.isChanged else { return true }
    return use.base != .none && use.base != .instance
  }

  /// The one property that all uses read, and where they do; nil when they read several, or are of another kind.
  private static func soleMember(
    of found: EnvironmentProperty, _ project: ProjectIndex
  ) -> (name: String, places: [Location], isInFile: Bool)? {
    var reads: [(name: String, place: Location)] = project.usage.uses(of: found).compactMap { use in
      guard case .member(let name, let range, _) = use.next else { return nil }
      return (name, project.location(range, in: found.id.file))
    }
    guard let elsewhere = project.usage.usesElsewhere(of: found) else { return nil }
    for found in elsewhere {
      guard !isOther(found.use), case .member(let name, let range, _) = found.use.next else { return nil }
      reads.append((name, project.location(range, in: found.file)))
    }
    guard let name = reads.first?.name, reads.allSatisfy({ $0.name == name }) else { return nil }
    return (name, reads.map(\.place), elsewhere.isEmpty)
  }

  /// Lengthens the key path and shortens the uses. The property takes the name of what it then holds, unless the file uses that name for
  /// something else.
  private static func lengthening(
    _ found: EnvironmentProperty, _ member: String, _ isUsedInFileOnly: Bool, _ type: DeclaredType,
    _ project: ProjectIndex
  ) -> [Fix] {
    let (property, file) = (found.property, found.id.file)
    let uses = project.usage.uses(of: found)
    guard isUsedInFileOnly, case .keyPath(let keyPath) = found.source, let component = keyPath.components.last,
      uses.allSatisfy({ writtenRange(of: $0) != nil }), property.nameRange.count == property.name.utf8.count,
      isInEveryBranch(found, member, type, project)
    else { return [] }
    let name = project.keyForms.isTaken(member, in: type, file) ? property.name : member
    let end = component.range.upperBound
    // The annotation of the whole value goes; the key path determines the type.
    let declared = property.nameRange.lowerBound..<(property.type?.range.upperBound ?? property.nameRange.upperBound)
    var edits = [
      Fix.Edit(".\(member)", at: project.location(end..<end, in: file)),
      Fix.Edit(name, at: project.location(declared, in: file)),
    ]
    for use in uses {
      guard let range = writtenRange(of: use) else { continue }
      edits.append(Fix.Edit(use.base == .instance ? "self.\(name)" : name, at: project.location(range, in: file)))
    }
    let isSafe = property.access <= .filePrivate
    return [
      Fix(
        "Read '\\.\(keyPath.components[0].name).\(member)' instead", safety: isSafe ? .safe : .unsafe,
        edits: edits.sorted { $0.location < $1.location },
        claims: [
          project.claim(of: property, in: file),
          .name(name, in: project.location(project.container(found.id).nameRange, in: found.id.file)),
        ])
    ]
  }

  /// Whether the member is there wherever the property is, and the property wherever it is used: it has no second declaration for another
  /// condition, and where the member may have a condition, a use has none besides that of the property.
  private static func isInEveryBranch(
    _ found: EnvironmentProperty, _ member: String, _ type: DeclaredType, _ project: ProjectIndex
  ) -> Bool {
    guard project.members.properties(named: found.property.name, of: type).count == 1 else { return false }
    if case .declared(let value) = project.keys.valueType(of: found),
      project.members.properties(named: member, of: value).allSatisfy({ $0.declaration.scope.branches.isEmpty })
    {
      return true
    }
    return project.usage.uses(of: found).contains { $0.scope.branches == found.property.scope.branches }
  }

  /// The range of `v.m` or `self.v.m`; nil if it contains anything else, such as parentheses or a comment.
  private static func writtenRange(of use: PropertyUse) -> Range<UInt32>? {
    guard use.isPlain, case .member(let member, let memberRange, _) = use.next else { return nil }
    let prefix = use.base == .instance ? "self." : ""
    let range = use.range.lowerBound..<memberRange.upperBound
    return range.count == (prefix + use.name + "." + member).utf8.count ? range : nil
  }
}
