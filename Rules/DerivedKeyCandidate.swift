import EnvlintFacts

extension Catalog {
  /// Keys that several views read for one function. We give up where it is not known which function is called, or what else is passed.
  static let derivedKeyCandidate = Rule(
    id: "derived_key_candidate",
    group: .reading,
    summary: "Several views read a key only to pass its value to the same function.",
    severity: .info,
    isOptIn: true,
    options: [RuleOption("min_views", default: .integer(2), summary: "smallest number of views for a finding")],
    check: { project, options in
      let calls = project.reads.inApp.compactMap { soleCall(of: $0, project) }
      return Dictionary(grouping: calls) { $0.purpose }.values.flatMap { derivedKey($0, project, options) }
    }
  )

  /// A property that is used once, as an argument.
  private struct SoleCall {
    /// The key and the called function.
    struct Purpose: Hashable {
      var key: String
      var function: CalledFunction
    }

    var purpose: Purpose
    var property: EnvironmentProperty
    var use: PropertyUse
    var label: String?
    var view: DeclaredType
  }

  private static func soleCall(of found: EnvironmentProperty, _ project: ProjectIndex) -> SoleCall? {
    let (property, file) = (found.property, found.id.file)
    guard let key = found.keyText, !property.isStatic, let type = found.installedOwner
    else { return nil }
    let uses = project.usage.uses(of: found)
    guard uses.count == 1, let use = uses.first, use.part == .value, use.next == .nothing, !use.isChanged,
      isForReading(use.position),
      let call = use.call, call.othersAreLiterals,
      let function = project.inference.calledFunction(
        call.callee, at: LookupContext(file: file, scope: use.scope), scope: use.scope),
      project.usage.usesElsewhere(of: found)?.isEmpty == true
    else { return nil }
    return SoleCall(
      purpose: .init(key: key, function: function), property: found, use: use, label: call.label, view: type)
  }

  /// Whether the result is wanted while views are built: what an action calls has an effect.
  private static func isForReading(_ position: Position) -> Bool {
    switch position {
    case .viewBuilding, .accessor, .function: true
    default: false
    }
  }

  private static func derivedKey(
    _ calls: [SoleCall], _ project: ProjectIndex, _ options: OptionsByPath
  ) -> [Diagnostic] {
    let views = Set(calls.map(\.view.containers))
    guard views.count > 1, let (key, function) = calls.first.map({ ($0.purpose.key, $0.purpose.function) }) else {
      return []
    }
    let count = views.count - 1
    let existing = project.keyForms.derivedKey(calling: function, with: key)
    return calls.enumerated().compactMap { index, call in
      let (property, file) = (call.property.property, call.property.id.file)
      guard views.count >= options[project.path(of: file)].integer("min_views") else { return nil }
      let others = calls.enumerated().filter { $0.offset != index }.map(\.element)
      let argument = call.label.map { "\($0): \(key)" } ?? key
      let proposal =
        "add 'var \(function.valueName): \(function.result ?? "…") { \(function.name)(\(argument)) }' to "
        + "'extension EnvironmentValues' and read '\\.\(function.valueName)'"
      let there = existing.map {
        Diagnostic.Note("declared here with the result", at: project.location($0.property.nameRange, in: $0.id.file))
      }
      return Diagnostic(
        rule: derivedKeyCandidate.id, severity: .info, location: project.location(call.use.range, in: file),
        message:
          "'\(property.name)' is read only to call '\(function.name)', here and in \(count) other "
          + "\(count == 1 ? "view" : "views"); a computed property of 'EnvironmentValues' can do that in one place",
        notes: others.prefix(3).map {
          .init("also passed to '\(function.name)' here", at: project.location($0.use.range, in: $0.property.id.file))
        } + [there].compactMap(\.self), help: existing.map { "read '\\.\($0.property.name)'" } ?? proposal,
        symbol: call.use.scope.symbol)
    }
  }
}
