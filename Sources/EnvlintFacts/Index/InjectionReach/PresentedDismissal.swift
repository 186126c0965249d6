/// A use of a presenter's dismiss action in what the presenter presents: there, or in members that the content uses.
public struct PresentedDismissal: Sendable {
  public enum Form: Sendable {
    /// The action is called.
    case call
    /// It is handed to a view of the project.
    case handedOn
  }

  /// A use of a member of the presenter.
  public struct Call: Sendable {
    public var name: String
    public var range: Range<UInt32>
    /// Index of the file.
    public var file: Int
  }

  public var use: PropertyUse
  /// Index of the file of the use.
  public var file: Int
  public var property: EnvironmentProperty
  public var presenter: DeclaredType
  /// The innermost one.
  public var presentation: Presentation
  public var presentationFile: Int
  /// The calls from the content to the use; empty if the use is in the content itself.
  public var calls: [Call] = []
  public var form: Form
  /// Whether it is not known that nothing closes the content at the same time.
  public var mayCloseContent: Bool

  /// Words in names of the action that say nothing of what is closed.
  private static let plainWords: Set<String> = [
    "dismiss", "dismissal", "presentation", "mode", "action", "environment", "env", "close", "go", "back", "pop",
    "exit",
    "hide", "done", "cancel", "finish", "me", "my", "self", "this", "the", "sheet", "popover", "cover", "modal", "view",
    "screen",
  ]

  /// Whether the name of the property says what it closes, and so that this is meant: `dismissWizard`.
  public var namesWhatItCloses: Bool {
    !property.property.name.camelCaseWords.allSatisfy(PresentedDismissal.plainWords.contains)
  }
}

/// The effects of an action on what is presented, from the least to the most.
enum Closing: Int, Comparable {
  case nothing, perhaps, surely

  static func < (left: Closing, right: Closing) -> Bool { left.rawValue < right.rawValue }
}

extension InjectionReach {
  /// Where presenters' dismiss actions are used in what these present, in app code, but for content that is closed at the same time.
  public var presentedDismissals: [PresentedDismissal] {
    reads.inApp.flatMap { property -> [PresentedDismissal] in
      guard let name = property.keyName, name == "dismiss" || name == "presentationMode",
        !keys.declaresKey(named: name),
        let type = property.owner?.type, !property.property.isStatic,
        seesSwiftUI(property.id.file)
      else { return [] }
      var search = DismissalSearch(property: property, type: type, isAction: name == "dismiss", index: index)
      return search.find()
    }
  }
}

/// The search for the dismissals of one property.
private struct DismissalSearch {
  let property: EnvironmentProperty
  let type: DeclaredType
  /// Whether it is called itself: `dismiss()`, not `mode.wrappedValue.dismiss()`.
  let isAction: Bool
  /// With the uses of the members so far.
  private var index: ProjectIndex
  /// Indices of the files in which the view has members.
  private let files: [Int]
  private var names: Set<String>
  /// By name.
  private var sites: [String: [UsePlace]] = [:]
  /// The members asked about so far; nil for those that other code also uses, and those being determined.
  private var covers: [String: Cover?] = [:]
  private var closings: ClosingSearch

  /// More members lead to none.
  private static let mostNames = 16
  /// The members that SwiftUI calls itself.
  private static let entries: Set<String> = ["body", "makeBody", "init"]

  /// A use of the property or of a member.
  private struct UsePlace {
    var use: PropertyUse
    var file: Int
    var presentation: Presentation?
  }

  /// Where a member is used that only what is presented uses.
  private struct Cover {
    var presentation: Presentation
    var file: Int
    var calls: [PresentedDismissal.Call]
    var isHandedOn: Bool
    var closing: Closing
  }

  init(property: EnvironmentProperty, type: DeclaredType, isAction: Bool, index: ProjectIndex) {
    self.property = property
    self.type = type
    self.isAction = isAction
    self.index = index
    files = Set(index.resolver.parts(of: type).map(\.file)).filter { !index.isTest($0) }.sorted()
    names = [property.property.name]
    closings = ClosingSearch(index: index, type: type)
  }

  mutating func find() -> [PresentedDismissal] {
    let home = property.id.file
    let isVisibleElsewhere = property.property.access > .filePrivate
    let others = isVisibleElsewhere ? files.filter { $0 != home } : []
    if !others.isEmpty { index = index.usage.readingMembers(in: others) }
    collect(in: [home] + others)
    let own = property.property.name
    let direct = (sites[own] ?? []).compactMap { site in
      site.presentation.flatMap { dismissal(site, in: $0, besides: sites[own] ?? []) }
    }
    return direct + dismissalsInMembers()
  }

  /// Finds the uses of the names.
  private mutating func collect(in files: [Int]) {
    sites = [:]
    for file in files where index.seesSwiftUI(file) {
      let uses = index.propertyUses(in: file).filter { names.contains($0.name) && isOwn($0, in: file) }
      let presentations = index.presentations(in: file)
      let around = InnermostRanges.around(uses.map(\.range.lowerBound), presentations.map(\.content))
      for (use, presented) in zip(uses, around) {
        sites[use.name, default: []].append(
          UsePlace(use: use, file: file, presentation: presented.map { presentations[$0] }))
      }
    }
  }

  /// Whether a use is one of a member of the view, in app code.
  private func isOwn(_ use: PropertyUse, in file: Int) -> Bool {
    use.part == .value && (use.base == .none || use.base == .instance) && isInView(use.scope, in: file)
      && !index.isExempt(use.scope, in: file)
  }

  private func isInView(_ scope: Scope, in file: Int) -> Bool {
    guard let container = scope.container else { return false }
    // In a file with many views, most uses are in others: only extensions have to be resolved.
    if index.files[file].containers[container].kind != nil {
      return type.containers[0] == ContainerID(file: file, container: container)
    }
    return index.resolver.enclosingType(of: scope, in: file)?.containers[0] == type.containers[0]
  }

  // MARK: In the content itself

  private mutating func dismissal(
    _ site: UsePlace, in presentation: Presentation, besides all: [UsePlace]
  ) -> PresentedDismissal? {
    guard !site.use.isChanged, let form = form(of: site.use, site.file) else { return nil }
    // A view that also closes itself elsewhere may be the first one of a flow that closes as a whole.
    if form == .handedOn, isDestination(presentation) || all.contains(where: { $0.presentation == nil }) { return nil }
    let closing = closing(around: site, in: presentation)
    guard presentation.name != "inspector", closing != .surely else { return nil }
    return PresentedDismissal(
      use: site.use, file: site.file, property: property, presenter: type, presentation: presentation,
      presentationFile: site.file, form: form, mayCloseContent: closing == .perhaps)
  }

  /// Whether what is presented belongs to the navigation container around: it is closed together with that.
  private func isDestination(_ presentation: Presentation) -> Bool {
    PresentationModifiers.row(presentation.name)?.inheritance != .position
  }

  /// Nil when the property is not used as an action, or nobody knows by whom.
  private func form(of use: PropertyUse, _ file: Int) -> PresentedDismissal.Form? {
    guard use.position != .unknown else {
      return (isCalled(use) || use.next == .nothing) && isHandedToView(use, file) ? .handedOn : nil
    }
    guard isRunning(use.position) else { return nil }
    if isCalled(use), use.callee == nil { return .call }
    if isNamed(use), let callee = use.callee, runs(callee) { return .call }
    return (isCalled(use) || isNamed(use) || use.next == .nothing) && isHandedToView(use, file) ? .handedOn : nil
  }

  /// `dismiss()`, `dismiss.callAsFunction()`, `mode.wrappedValue.dismiss()`.
  private func isCalled(_ use: PropertyUse) -> Bool {
    switch use.next {
    case .call: isAction
    case .member("callAsFunction", _, true): isAction
    case .member("wrappedValue", _, false): !isAction && use.innerCall?.name == "dismiss"
    default: false
    }
  }

  /// `dismiss.callAsFunction`, without a call.
  private func isNamed(_ use: PropertyUse) -> Bool {
    if isAction, case .member("callAsFunction", _, false) = use.next { return true }
    return false
  }

  private func isRunning(_ position: Position) -> Bool {
    position == .action || position == .asynchronous || position == .viewBuilding
  }

  /// Whether what is called with a function runs it as an action.
  private func runs(_ callee: String) -> Bool { ActionClosures.contains(callee) && callee != "onDisappear" }

  private func isHandedToView(_ use: PropertyUse, _ file: Int) -> Bool {
    guard let callee = use.callee,
      case .declared(let type) = index.resolver.resolve([callee], at: LookupContext(file: file, scope: use.scope))
    else { return false }
    return index.members.installs(type) == .yes
  }

  // MARK: In members

  /// The uses in members that only the content of sheets, covers and popovers uses.
  private mutating func dismissalsInMembers() -> [PresentedDismissal] {
    let own = property.property.name
    let outside = (sites[own] ?? []).filter { $0.presentation == nil && runsWithMember($0.use) }
    var members = Set(outside.compactMap(\.use.member)).filter(isOneMember)
    guard !members.isEmpty, files.contains(where: { index.files[$0].mayPresent }) else { return [] }
    index = index.usage.readingMembers(in: files)
    repeat {
      names.formUnion(members)
      guard names.count <= DismissalSearch.mostNames else { return [] }
      collect(in: files)
      members = Set(sites.values.joined().compactMap(\.use.member)).filter(isOneMember).subtracting(names)
    } while !members.isEmpty
    return (sites[own] ?? []).compactMap { site in
      site.presentation == nil && runsWithMember(site.use) ? dismissal(inMember: site) : nil
    }
  }

  /// Whether a name is that of one member, which SwiftUI does not call itself, nor a protocol.
  private func isOneMember(_ name: String) -> Bool {
    !DismissalSearch.entries.contains(name)
      && index.members.functionCount(named: name, type) + index.members.properties(named: name, of: type).count == 1
      && !index.members.isStaticMember(name, of: type) && !index.usage.mayBeRequired(name, of: type)
  }

  /// Whether a use in a member calls the action when the member runs, or when what it builds is used.
  private func runsWithMember(_ use: PropertyUse) -> Bool {
    if use.isChanged { return false }
    switch use.position {
    case .function, .accessor: return isCalled(use) && use.callee == nil
    case .action, .asynchronous, .viewBuilding:
      return isCalled(use) && use.callee == nil || isNamed(use) && use.callee.map(runs) ?? false
    default: return false
    }
  }

  private mutating func dismissal(inMember site: UsePlace) -> PresentedDismissal? {
    guard let member = site.use.member, names.contains(member), let cover = cover(of: member) else { return nil }
    let closing = max(cover.closing, closingInMember(around: site.use, site.file, cover.presentation.subject))
    guard closing != .surely else { return nil }
    if cover.isHandedOn {
      // Presentations that lead to content don't count.
      let isClosedElsewhere = (sites[property.property.name] ?? []).contains { other in
        other.presentation == nil && other.use.member.flatMap { covers[$0] ?? nil } == nil
      }
      if isClosedElsewhere { return nil }
    }
    return PresentedDismissal(
      use: site.use, file: site.file, property: property, presenter: type, presentation: cover.presentation,
      presentationFile: cover.file, calls: cover.calls, form: cover.isHandedOn ? .handedOn : .call,
      mayCloseContent: closing == .perhaps)
  }

  /// Nil unless each use of a member is in presented content. Mutually recursive members are never covered.
  private mutating func cover(of member: String) -> Cover? {
    if let known = covers[member] { return known }
    covers[member] = .some(nil)
    let found = newCover(of: member)
    covers[member] = .some(found)
    return found
  }

  private mutating func newCover(of member: String) -> Cover? {
    guard isOneMember(member), let uses = sites[member] else { return nil }
    let isFunction = index.resolver.hasFunction(named: member, type)
    var first: Cover?
    for site in uses {
      guard let isHandedOn = isHandedOn(site.use, site.file, isFunction: isFunction) else { return nil }
      let call = PresentedDismissal.Call(name: member, range: site.use.range, file: site.file)
      var cover: Cover
      if let presentation = site.presentation {
        guard !isDestination(presentation), presentation.name != "inspector" else { return nil }
        cover = Cover(
          presentation: presentation, file: site.file, calls: [call], isHandedOn: isHandedOn,
          closing: closing(around: site, in: presentation))
      } else {
        guard let outer = site.use.member, let found = self.cover(of: outer) else { return nil }
        cover = found
        cover.calls.append(call)
        cover.isHandedOn = found.isHandedOn || isHandedOn
        cover.closing = max(found.closing, closingInMember(around: site.use, site.file, found.presentation.subject))
      }
      guard cover.closing != .surely else { return nil }
      if let known = first {
        cover = Cover(
          presentation: known.presentation, file: known.file, calls: known.calls,
          isHandedOn: known.isHandedOn || cover.isHandedOn, closing: max(known.closing, cover.closing))
      }
      first = cover
    }
    return first
  }

  /// Whether a member is handed to a view of the project; nil where nobody knows what is done with it.
  private func isHandedOn(_ use: PropertyUse, _ file: Int, isFunction: Bool) -> Bool? {
    let isCalled = if case .call = use.next { true } else { false }
    switch use.position {
    case .unknown: return (isCalled || use.next == .nothing) && isHandedToView(use, file) ? true : nil
    case .action, .asynchronous, .viewBuilding, .function, .accessor:
      guard isFunction, !isCalled else { return false }
      guard use.next == .nothing, let callee = use.callee else { return nil }
      if runs(callee) || PresentationModifiers.row(callee)?.hasOwnDismiss == true { return false }
      return isHandedToView(use, file) ? true : nil
    default: return nil
    }
  }

  /// The effects that happen together with a use in the content.
  private mutating func closing(around site: UsePlace, in presentation: Presentation) -> Closing {
    closings.closing(
      around: site.use, besides: ownStarts(in: site.file, and: site.use), in: presentation.code, presentation.subject)
  }

  /// Where the uses of the property begin in a file, and one of a member.
  private func ownStarts(in file: Int, and use: PropertyUse) -> Set<UInt32> {
    let own = (sites[property.property.name] ?? []).filter { $0.file == file }
    return Set(own.map(\.use.range.lowerBound)).union([use.range.lowerBound])
  }

  /// The effects that happen together with a use outside the content.
  private mutating func closingInMember(around use: PropertyUse, _ file: Int, _ subject: String?) -> Closing {
    let code = index.memberCode(in: file).filter { $0.range.contains(use.range.lowerBound) }
    guard let innermost = code.min(by: { $0.range.count < $1.range.count }) else { return .nothing }
    return closings.closing(
      around: use, besides: ownStarts(in: file, and: use), in: innermost, subject, includesAll: true)
  }
}
