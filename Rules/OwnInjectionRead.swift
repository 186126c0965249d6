import EnvlintFacts

extension Catalog {
  /// Reads of a view's own property in content for which the same view sets the key. We give up where the view seems to know: it resets
  /// the key, sets it to something made of the property, or hands the property on.
  static let ownInjectionRead = Rule(
    id: "own_injection_read",
    group: .reading,
    summary: "A view reads its own environment property in content for which it sets another value.",
    severity: .warning,
    options: [
      RuleOption(
        "builtin_modifiers", default: .bool(true),
        summary: "also look at modifiers of SwiftUI that set a key, such as 'searchable'")
    ],
    check: { project, options in
      project.loadedFiles.flatMap { file -> [Diagnostic] in
        let uses = project.propertyUses(in: file)
        guard !uses.isEmpty, !project.chains(in: file).isEmpty, !project.isTest(file) else { return [] }
        let includesBuiltIn = options[project.files[file].path].bool("builtin_modifiers")
        let places = project.keySetterPlaces(in: file).filter { includesBuiltIn || $0.isInjection }
        return places.isEmpty ? [] : OwnReads(project: project, file: file, uses: uses, places: places).findings()
      }
    }
  )
}

/// The reads in one file.
private struct OwnReads {
  let project: ProjectIndex
  let file: Int
  let uses: [PropertyUse]
  let places: [KeySetterPlace]

  func findings() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var forwarded: [UInt32: Bool] = [:]
    for use in uses {
      // Most uses stand in no receiver, and which keys the others are about costs more to tell.
      let around = places.filter { $0.receiver.contains(use.range.lowerBound) }
      guard !around.isEmpty, isRead(use), let property = project.environmentProperty(usedBy: use, in: file),
        let key = project.key(of: property),
        use.position == .viewBuilding || isAction(key) && use.position == .action
      else { continue }
      // The nearest one is in effect.
      let setters = around.flatMap { project.keySetters(at: $0, in: file) }.filter { $0.sets(key) }
      guard let setter = setters.min(by: { $0.receiver.count < $1.receiver.count }), project.seesSwiftUI(file),
        !knows(setter, property, key, use), !isPresented(use, in: setter)
      else { continue }
      let isForwarded = forwarded[setter.range.lowerBound] ?? isOnlyForwarded(property, in: setter)
      forwarded[setter.range.lowerBound] = isForwarded
      if !isForwarded { found.append(diagnostic(use, property, key, setter)) }
    }
    return found
  }

  private func isRead(_ use: PropertyUse) -> Bool {
    guard use.part == .value, !use.isChanged, !project.isExempt(use.scope, in: file) else { return false }
    switch use.base {
    case .none, .instance: return true
    default: return false
    }
  }

  /// Keys whose actions are looked up at the place of the view, too.
  private func isAction(_ key: InjectedKey) -> Bool {
    ["isSearching", "dismissSearch", "refresh", "rename"].contains { key == .path([$0]) }
  }

  /// Whether what sets the key shows that its author knows that the property is another one.
  private func knows(
    _ setter: KeySetter, _ property: EnvironmentProperty, _ key: InjectedKey, _ use: PropertyUse
  ) -> Bool {
    if mentions(property, in: setter) || resets(setter) { return true }
    if let injection = setter.injection, !project.canCoexist(injection.scope, use.scope, in: file) { return true }
    // Forced in one place and restored in another.
    return places.contains { place in
      place.isInjection
        && project.keySetters(at: place, in: file).contains {
          $0.range != setter.range && $0.sets(key) && mentions(property, in: $0)
        }
    }
  }

  /// Whether a modifier's arguments use the property, be it through a local constant or another member of the view.
  private func mentions(_ property: EnvironmentProperty, in setter: KeySetter) -> Bool {
    let name = property.property.name
    let uses = self.uses.filter { $0.name == name && !$0.isOnlyNamed }
    let arguments = setter.nameRange.upperBound..<setter.range.upperBound
    if uses.contains(where: { arguments.contains($0.range.lowerBound) }) { return true }
    guard let injection = setter.injection, let value = injection.value else { return false }
    if injection.local?.value?.mentionedNames.map({ $0.contains(name) }) ?? (injection.local != nil) { return true }
    let names = value.mentionedNames ?? []
    return uses.contains { use in
      names.contains { use.scope.symbol.hasSuffix("." + $0) && use.scope.typePath == injection.scope.typePath }
    }
  }

  private static let emptyValues: Set<String> = [
    "nil", "false", ".zero", "[]", "[:]", "{}", "\"\"", ".none", ".init()", "{_in}",
  ]

  /// Whether an injection gives content the value that it would have without any.
  private func resets(_ setter: KeySetter) -> Bool {
    guard let text = setter.injection?.valueText.map(plain) else { return false }
    return OwnReads.emptyValues.contains(text) || project.defaultText(of: setter.key).map(plain) == text
  }

  /// A text without white space, backticks and parentheses around it.
  private func plain(_ text: String) -> String {
    var result = text.filter { !$0.isWhitespace && $0 != "`" }[...]
    while result.hasPrefix("("), result.hasSuffix(")") { result = result.dropFirst().dropLast() }
    return String(result)
  }

  /// Whether a read stands in content that is presented on its own inside the receiver.
  private func isPresented(_ use: PropertyUse, in setter: KeySetter) -> Bool {
    project.presentations(in: file).contains {
      $0.content.contains(use.range.lowerBound) && setter.receiver.contains($0.nameRange.lowerBound)
    }
  }

  /// Whether the receiver only hands the property on: to another injection, or to a view of the project.
  private func isOnlyForwarded(_ property: EnvironmentProperty, in setter: KeySetter) -> Bool {
    let name = property.property.name
    let uses = self.uses.filter {
      $0.name == name && setter.receiver.contains($0.range.lowerBound)
    }
    return uses.allSatisfy { use in
      if places.contains(where: { $0.isInjection && $0.range.contains(use.range.lowerBound) }) { return true }
      guard let callee = use.callee else { return false }
      if isOwnMember(callee, use) { return true }
      guard use.next == .nothing, case .declared = project.resolve([callee], at: Site(file: file, scope: use.scope))
      else { return false }
      return true
    }
  }

  /// Whether a name is that of a function or closure of the view.
  private func isOwnMember(_ name: String, _ use: PropertyUse) -> Bool {
    guard let type = project.enclosingType(of: use.scope, in: file) else { return false }
    return project.hasFunction(named: name, type) || !project.properties(named: name, of: type).isEmpty
  }

  private func diagnostic(
    _ use: PropertyUse, _ property: EnvironmentProperty, _ key: InjectedKey, _ setter: KeySetter
  ) -> Diagnostic {
    let name = property.property.name
    let view = use.scope.typePath.last ?? ""
    return Diagnostic(
      rule: Catalog.ownInjectionRead.id, severity: .warning, location: project.location(use.range, in: file),
      message:
        "'\(name)' is read from the environment of '\(view)' itself, so it does not see the value that '.\(setter.name)' "
        + "sets here.",
      notes: [
        .init("set for this content only", at: project.location(setter.nameRange, in: file)),
        .init("declared here", at: project.location(property.property.nameRange, in: property.id.file)),
      ],
      help: "move this content into a child view that reads '\(key.name)', or use the injected value directly",
      symbol: use.scope.symbol
    )
  }
}

extension PropertyUse {
  /// Whether it is a key path or a label, which may be those of something else.
  fileprivate var isOnlyNamed: Bool {
    switch base {
    case .keyPath, .label: true
    default: false
    }
  }
}
