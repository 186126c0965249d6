import EnvlintFacts

extension Catalog {
  /// Calls of a presenter's `dismiss` in what it presents. We give up where something else is closed at the same time, and where it is
  /// not known who calls.
  static let presenterDismiss = Rule(
    id: "presenter_dismiss",
    group: .reading,
    summary: "Presented content calls the dismiss action of its presenter, which does not close the content.",
    severity: .warning,
    check: { project, _ in
      project.loadedFiles.flatMap { file -> [Diagnostic] in
        let presentations = project.presentations(in: file)
        guard !presentations.isEmpty, !project.isTest(file), project.seesSwiftUI(file) else { return [] }
        let uses = project.propertyUses(in: file)
        // The innermost one: what it closes is not known for those around it.
        let around = InnermostRanges.around(uses.map(\.range.lowerBound), presentations.map(\.content))
        let closers = Set(zip(uses, around).compactMap { $1 == nil && isBare($0) ? Closer($0) : nil })
        return zip(uses, around).compactMap { use, index in
          index.flatMap { dismissal(use, in: presentations[$0], besides: closers, file, project) }
        }
      }
    }
  )

  /// What uses a property outside of what is presented.
  private struct Closer: Hashable {
    var name: String
    var typePath: [String]

    init(_ use: PropertyUse) {
      name = use.name
      typePath = use.scope.typePath
    }
  }

  private static func dismissal(
    _ use: PropertyUse, in presentation: Presentation, besides closers: Set<Closer>, _ file: Int,
    _ project: ProjectIndex
  ) -> Diagnostic? {
    guard use.part == .value, isBare(use), !use.isChanged, !project.isExempt(use.scope, in: file),
      let property = project.environmentProperty(usedBy: use, in: file),
      let name = property.keyName, name == "dismiss" || name == "presentationMode", !project.declaresKey(named: name),
      let form = form(of: use, isAction: name == "dismiss", file, project),
      form == .call || !isFlow(presentation) && !closers.contains(Closer(use)),
      !presentation.closesSomethingElse(at: use.range.lowerBound, inTask: use.position == .asynchronous)
    else { return nil }
    let own = property.property.name
    let view = use.scope.typePath.last ?? ""
    return Diagnostic(
      rule: presenterDismiss.id, severity: form == .call ? .warning : .info,
      location: project.location(use.range, in: file),
      message:
        "'\(own)' belongs to '\(view)', which presents this content, so calling it does not close the presented view.",
      notes: [
        .init("belongs to the presenter", at: project.location(property.property.nameRange, in: property.id.file)),
        .init("presented here", at: project.location(presentation.nameRange, in: file)),
      ],
      help: "declare '@Environment(\\.dismiss)' in the presented view, or set the presenting binding to false",
      symbol: use.scope.symbol
    )
  }

  /// Whether handing the action on seems to be meant: what is pushed is closed with its container. A view that closes itself elsewhere,
  /// too, may be the first one of a flow that closes as a whole.
  private static func isFlow(_ presentation: Presentation) -> Bool {
    PresentationModifiers.row(presentation.name)?.inheritance != .position
  }

  private static func isBare(_ use: PropertyUse) -> Bool {
    switch use.base {
    case .none, .instance: true
    default: false
    }
  }

  /// How the action is used.
  private enum DismissForm {
    /// It is called in the content itself.
    case call
    /// It is handed to a view of the project.
    case argument
  }

  /// Nil when it is not used as an action, or nobody knows by whom.
  private static func form(
    of use: PropertyUse, isAction: Bool, _ file: Int, _ project: ProjectIndex
  ) -> DismissForm? {
    let isCalled: Bool
    switch use.next {
    case .call: isCalled = isAction
    case .member("wrappedValue", _, false): isCalled = !isAction && use.innerCall?.name == "dismiss"
    default: isCalled = false
    }
    switch use.position {
    case .action, .asynchronous, .viewBuilding:
      if isCalled { return .call }
    case .unknown: break
    default: return nil
    }
    guard isCalled || use.next == .nothing, let callee = use.callee,
      case .declared(let type) = project.resolve([callee], at: Site(file: file, scope: use.scope)),
      project.installs(type) == .yes
    else { return nil }
    return .argument
  }
}
