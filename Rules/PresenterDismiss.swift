import EnvlintFacts

extension Catalog {
  /// Calls of a presenter's `dismiss` in what it presents. We give up where something else is closed at the same time, and where it is
  /// not known who calls. A presenter that is presented itself may be meant to be closed with its content.
  static let presenterDismiss = Rule(
    id: "presenter_dismiss",
    group: .reading,
    summary: "Presented content calls the dismiss action of its presenter, which does not close the content.",
    severity: .warning,
    check: { project, _ in
      let direct = project.files(with: .presentations).flatMap { file -> [Diagnostic] in
        guard !project.isTest(file), project.seesSwiftUI(file) else {
          return []
        }
        let uses = PresentedUses(file, project)
        return uses.all.compactMap { dismissal($0.use, in: $0.presentation, besides: uses.closers, file, project) }
      }
      let elsewhere = project.propertiesInExtensions(reading: ["dismiss", "presentationMode"])
      return direct + elsewhere.flatMap(dismissals)
    }
  )

  /// Those in extensions in other files than the property's own.
  private static func dismissals(_ found: ProjectIndex.ExtendedProperty) -> [Diagnostic] {
    let home = found.property.id.file
    let uses = found.files.map { (file: $0, uses: PresentedUses($0, found.index)) }
    let closers = uses.reduce(PresentedUses(home, found.index).closers) { $0.union($1.uses.closers) }
    return uses.flatMap { file, uses in
      uses.all.filter { found.index.environmentProperty(usedBy: $0.use, in: file)?.id.file == home }.compactMap {
        dismissal($0.use, in: $0.presentation, besides: closers, file, found.index)
      }
    }
  }

  /// The uses of properties in a file, by what they are presented in.
  private struct PresentedUses {
    /// Those in what is presented, with the innermost presentation: what it closes is not known for those around it.
    var all: [(use: PropertyUse, presentation: Presentation)] = []
    /// Those outside.
    var closers: Set<Closer> = []

    init(_ file: Int, _ project: ProjectIndex) {
      let uses = project.propertyUses(in: file)
      let presentations = project.presentations(in: file)
      let around = InnermostRanges.around(uses.map(\.range.lowerBound), presentations.map(\.content))
      for (use, index) in zip(uses, around) {
        if let index {
          all.append((use, presentations[index]))
        } else if isBare(use) {
          closers.insert(Closer(use))
        }
      }
    }
  }

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
    var severity: Severity = .info
    var consequence = "does not close the presented view"
    if form == .call {
      // Until it is known what presents the presenter.
      guard let flow = project.flow else { return nil }
      let presenter = project.enclosingType(of: property.property.scope, in: property.id.file)
      switch presenter.map({ flow.presence(of: $0, project) }) {
      case .presented: consequence = "closes '\(view)', too"
      case .hosted: consequence = "closes '\(view)', too, or nothing where that is not presented"
      case .neither, nil: severity = .warning
      }
    }
    return Diagnostic(
      rule: presenterDismiss.id, severity: severity, location: project.location(use.range, in: file),
      message: "'\(own)' belongs to '\(view)', which presents this content, so calling it \(consequence).",
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
      if isCalled, use.callee == nil { return .call }
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
