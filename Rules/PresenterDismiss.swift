import EnvlintFacts

extension Catalog {
  /// Calls of a presenter's `dismiss` in what it presents. We give up where something else is closed at the same time, and where it is
  /// not known who calls. A presenter that may be presented itself may be meant to be closed with its content.
  static let presenterDismiss = Rule(
    id: "presenter_dismiss",
    group: .reading,
    summary: "Presented content calls its presenter's dismiss action instead of its own.",
    severity: .warning,
    usesFlow: true,
    check: { project, _ in project.reach.presentedDismissals.compactMap { diagnostic($0, project) } }
  )

  private static func diagnostic(_ found: PresentedDismissal, _ project: ProjectIndex) -> Diagnostic {
    let own = found.property.property.name
    let view = found.presenter.name
    var severity: Severity = .info
    var consequence = "doesn't close the presented view"
    if found.form == .call {
      switch project.flow.presence(of: found.presenter, project) {
      case .presented: consequence = "also closes '\(view)'"
      case .unknown: consequence = "also closes '\(view)', or does nothing if '\(view)' isn't presented"
      case .standing: if !isPerhapsMeant(found) { severity = .warning }
      }
    }
    let calls = found.calls.map { call in
      Diagnostic.Note("'\(call.name)' is used here", at: project.location(call.range, in: call.file))
    }
    let content = found.calls.last.map { "the content that uses '\($0.name)'" } ?? "this content"
    return Diagnostic(
      rule: presenterDismiss.id, severity: severity, location: project.location(found.use.range, in: found.file),
      message:
        "'\(own)' belongs to '\(view)', which presents \(content), so calling it \(consequence)",
      notes: [
        .init(
          "declared in the presenter here",
          at: project.location(found.property.property.nameRange, in: found.property.id.file))
      ] + calls + [
        .init("presented here", at: project.location(found.presentation.nameRange, in: found.presentationFile))
      ],
      help: "declare '@Environment(\\.dismiss)' in a view inside the presented content"
        + (isPushed(found) ? "" : ", or set the presenting binding to false"),
      symbol: found.use.scope.symbol
    )
  }

  /// Whether the code looks as if the presenter were to be closed: what is pushed is closed with its container, a name may say what is
  /// closed, and something else may close the content.
  private static func isPerhapsMeant(_ found: PresentedDismissal) -> Bool {
    found.mayCloseContent || found.namesWhatItCloses || isPushed(found)
  }

  private static func isPushed(_ found: PresentedDismissal) -> Bool {
    PresentationModifiers.row(found.presentation.name)?.inheritance != .position
  }
}
