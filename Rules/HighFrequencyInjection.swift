import EnvlintFacts

extension Catalog {
  /// Injected values that may change at every frame. We give up on values that are made coarse before they are injected or stored, and on
  /// assignments in other members of the view.
  static let highFrequencyInjection = Rule(
    id: "high_frequency_injection",
    group: .injecting,
    summary:
      "A rapidly changing value is injected, and SwiftUI checks every environment reader below whenever it changes.",
    severity: .warning,
    options: [
      RuleOption(
        "min_timer_interval", default: .integer(10), summary: "shortest timer interval, in seconds, that isn't reported"
      )
    ],
    check: { project, options in
      project.files(with: .injections).flatMap { file in
        project.injections.inApp(file).compactMap { highFrequency($0, file, project, options) }
      }
    }
  )

  private static func highFrequency(
    _ injection: Injection, _ file: Int, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    guard case .key(let keyPath) = injection.target, injection.position == .viewBuilding, let value = injection.value,
      let frequent = project.values.frequentValue(of: injection, in: file), project.seesSwiftUI(file),
      !isCoarse(keyPath, injection, value, frequent, file, project),
      !project.usage.isOnlyForPreviews(injection.scope), !project.reach.isOwnFunction(injection, in: file)
    else { return nil }
    let (text, place, isRare): (String, Location, Bool)
    switch frequent {
    case .given(let source), .assigned(let source, isStep: _):
      // A type of the project may have the name.
      let owner = source.name.prefix { $0 != "." }
      if case .declared = project.resolver.resolve(
        [String(owner)], at: LookupContext(file: file, scope: injection.scope))
      {
        return nil
      }
      let limit = options[project.path(of: file)].integer("min_timer_interval")
      if let interval = source.interval, interval >= Double(limit) { return nil }
      let kind = source.name == "Task.sleep" ? "a '\(source.name)' loop" : "'\(source.name)'"
      (text, place) = (kind, project.location(source.range, in: file))
      isRare = ["GeometryReader", "GeometryReader3D", "onGeometryChange"].contains(source.name)
    case .gestureState(let declaration):
      (text, place, isRare) = ("a '@GestureState' property", declaration, false)
    }
    let key = keyPath.components.map(\.name).joined(separator: ".")
    return Diagnostic(
      rule: highFrequencyInjection.id, severity: isRare ? .info : .warning,
      location: project.location(value.range, in: file),
      message:
        "'\\.\(key)' is set from \(text), which \(isRare ? "can change" : "changes") rapidly, so SwiftUI rechecks every environment reader below it "
        + "at each change",
      notes: [.init("changes rapidly here", at: place)],
      help: "store the value in an '@Observable' model, or inject a coarser value such as a Bool or a size class",
      symbol: injection.scope.symbol
    )
  }

  /// Whether the value of a key is an object or an enum, which does not change with every point.
  private static func isCoarse(
    _ keyPath: KeyPath, _ injection: Injection, _ value: Expression, _ frequent: FrequentValue, _ file: Int,
    _ project: ProjectIndex
  ) -> Bool {
    // The date is the part of a timeline's context that changes.
    if case .given(let source) = frequent, source.name == "TimelineView", case .member(_, "cadence", _) = value.form {
      return true
    }
    // A counter changes with each step, unless it is divided.
    var isCounted = false
    if case .assigned(_, isStep: true) = frequent { isCounted = !value.divides }
    let site = LookupContext(file: file, scope: injection.scope)
    let made = project.inference.staticType(of: value, local: injection.local, at: site, scope: injection.scope)
    let types = keyPath.components.count == 1 ? [made, project.keys.keyType(keyPath.components[0].name)] : [made]
    return types.contains { type in
      switch type {
      case .declared(let declared), .optional(.declared(let declared)):
        return declared.kind.isReference || declared.kind == .enumeration
      case .external("Bool", _): return true
      case .external("Int", _): return !isCounted
      default: return false
      }
    }
  }
}

extension Expression {
  /// Whether something is divided, so that a whole number does not change with every step.
  fileprivate var divides: Bool {
    guard case .sequence(let elements) = form else { return false }
    return elements.contains { $0 == .infix("/") || $0 == .infix("%") }
  }
}
