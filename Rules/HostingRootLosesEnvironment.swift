import EnvlintFacts

extension Catalog {
  /// Hosting controllers that start without what their views need. We give up where the controller is stored, returned or embedded, unless the
  /// system makes what it is embedded in, and where a step below its root is not known.
  static let hostingRootLosesEnvironment = Rule(
    id: "hosting_root_loses_environment",
    group: .injecting,
    summary:
      "A hosting controller doesn't inherit the environment of the views around it, but its views need values that are injected there.",
    severity: .warning,
    usesFlow: true,
    options: [
      RuleOption(
        "presenting_functions", default: .strings([]), summary: "functions that present the controller passed to them")
    ],
    check: { project, options in
      guard project.hasFollowedKeys else { return [] }
      let flow = project.flow
      let roots = flow.gapsOfHostingRoots(project)
      let surprises = flow.surprises(among: roots, project)
      return roots.compactMap { root in
        let presenting = options[project.path(of: root.file)].strings("presenting_functions")
        return diagnostic(of: root, flow, project, presenting: presenting) { gap in
          gap.lookup != nil || !project.settings.hasUnreadFiles && gap.reading.map(surprises.contains) == true
        }
      }
    }
  )

  /// - Parameter isSure: whether a view below the root surely loses what it has elsewhere.
  private static func diagnostic(
    of root: RootGap, _ flow: EnvironmentFlow, _ project: ProjectIndex, presenting: [String],
    isSure: (MissingPath) -> Bool
  ) -> Diagnostic? {
    guard let body = root.body, let call = root.hosting, let host = root.hostName,
      !project.isExempt(body.scope, in: root.file),
      !project.usage.isOnlyForPreviews(body.scope)
    else { return nil }
    var notes: [Diagnostic.Note] = []
    switch call.use {
    case .presented(let range): notes.append(.init("presented here", at: project.location(range, in: root.file)))
    case .passed where root.isInWindow, .embedded, .unknown, .changed: break
    case .passed(let function, let range):
      guard presenting.contains(function) || root.hostingType.flatMap(HostingRoots.row)?.inheritsWhenEmbedded == false
      else {
        return nil
      }
      notes.append(.init("presented here", at: project.location(range, in: root.file)))
    }
    let gaps = root.gaps.filter { isLost($0, root, flow, project) }
    guard let gap = gaps.first(where: { $0.lookup != nil }) ?? gaps.first(where: isSure) ?? gaps.first else {
      return nil
    }
    let (shown, last) = (gap.steps[gap.construction].name, gap.steps[gap.steps.count - 1].name)
    let reader = shown == last ? "'\(shown)'" : "'\(last)', which '\(shown)' shows,"
    notes.append(.init(gap.lookup == nil ? "read here" : "needed here", at: gap.reader))
    for other in gaps where other.key != gap.key {
      notes.append(
        .init("'\(other.key.name)' is also \(other.lookup == nil ? "read" : "needed") here", at: other.reader))
    }
    let places = injections(of: gap, project)
    notes += places.prefix(3).map { .init("injected here, outside the \(host)", at: $0) }
    var finding = Diagnostic(
      rule: hostingRootLosesEnvironment.id, severity: isSure(gap) ? .warning : .info,
      location: project.location(call.range, in: root.file),
      message: gap.lookup == nil
        ? "\(reader) reads '\(gap.key.name)', but this \(host) doesn't inherit injected values, so the view gets the default"
        : "\(reader) needs '\(gap.key.name)' from the environment, but this \(host) doesn't inherit it, so the app crashes",
      notes: notes, help: root.help(for: gap),
      symbol: body.scope.symbol
    )
    finding.explained = project.lookups(lacking: gaps.map(\.key), flow)
    return finding
  }

  /// Whether a view below the root misses something that the project injects elsewhere.
  private static func isLost(
    _ gap: MissingPath, _ root: RootGap, _ flow: EnvironmentFlow, _ project: ProjectIndex
  ) -> Bool {
    if let lookup = gap.lookup { return project.isSurelyRead(lookup.property) }
    // In a window's own controllers, no view around could give it a key.
    return !root.isInWindow && !flow.areBelow(root, injections(of: gap, project), project)
  }

  private static func injections(of gap: MissingPath, _ project: ProjectIndex) -> [Location] {
    if case .path(let names) = gap.key { return project.injections.summary.locationsByKey[names[0]] ?? [] }
    guard let lookup = gap.lookup else { return [] }
    let site = LookupContext(file: lookup.property.id.file, scope: lookup.property.property.scope)
    if case .injected(let places) = project.usage.provision(of: lookup.written, at: site) { return places }
    return []
  }
}

extension RootGap {
  /// The kind of its controller, in words; nil for other roots.
  fileprivate var hostName: String? {
    hostingType.map { type in
      if type.hasSuffix("View") { return "hosting view" }
      if type.hasSuffix("Menu") { return "hosting menu" }
      return type == "ImageRenderer" ? "image renderer" : "hosting controller"
    }
  }

  /// The ways to give the views what they lose: UIKit has more than AppKit.
  fileprivate func help(for gap: MissingPath) -> String {
    if let lookup = gap.lookup {
      return "add '.\(lookup.isObject ? "environmentObject" : "environment")(…)' to the root view"
    }
    let injection = "add '.environment(\(gap.key.name), …)' to the root view"
    return hostingType == "UIHostingController"
      ? "\(injection), or bridge the key with 'UITraitBridgedEnvironmentKey'" : injection
  }
}
