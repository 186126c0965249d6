/// The walk through one body, from the outermost modifier inwards.
struct BodyWalk {
  /// More members by one name are not looked at.
  static let mostMembers = 16

  let id: FlowBuilder.BodyID
  let body: ViewBody
  let views: ViewFacts
  let builder: FlowBuilder
  /// Whether several targets of Xcode compile the file.
  private let isShared: Bool
  /// The roots that a function makes of what the body gives it, with its first element.
  let madeRoots: [FlowBuilder.BodyID]
  /// The type around the body.
  let enclosingType: DeclaredType?
  var flow = BodyFlow()
  /// For each element: the contexts of its place.
  var outer: [[FlowContext]] = []
  /// For each modifier: those of what it is applied to.
  var inner: [[FlowContext]] = []
  /// For each element: what is injected in the chain of a presentation around it, for the presenting view alone.
  var missed: [KeySet] = []
  /// The keys that modifiers inject further inside; only bodies with presentations need them.
  private(set) lazy var chainKeys = ChainKeys(self)

  init(id: FlowBuilder.BodyID, body: ViewBody, views: ViewFacts, builder: FlowBuilder) {
    self.id = id
    self.body = body
    self.views = views
    self.builder = builder
    isShared = builder.project.tables.modules.membership.isShared(id.file)
    enclosingType = builder.enclosingType(of: body.scope, in: id.file)
    madeRoots = builder.madeRoots(id)
  }

  var start: Int { body.elements.lowerBound }
  var project: ProjectIndex { builder.project }
  var hostingClasses: HostingClasses { HostingClasses(builder: builder) }
  var knownCases: KnownCases { KnownCases(walk: self) }

  /// Visits all elements, and notes what they show.
  mutating func run() {
    reserve()
    for index in body.elements {
      visit(index)
      missed[index - start] = missedKeys(at: index)
      if knownCases.runs(index) {
        show(index)
      } else if case .construction = views.elements[index].form {
        flow.excluded.append(index)
      }
    }
  }

  /// Visits some elements and those that they stand in, so that their places are known. What else is in the body may show this
  /// content again.
  mutating func run(to elements: [Int]) {
    reserve()
    var isNeeded = Array(repeating: false, count: body.elements.count)
    for element in elements + givenElements {
      var next = element
      while next >= start, !isNeeded[next - start] {
        isNeeded[next - start] = true
        next = Int(views.elements[next].parent)
      }
    }
    for index in body.elements where isNeeded[index - start] { visit(index) }
  }

  private mutating func reserve() {
    outer = Array(repeating: [], count: body.elements.count)
    inner = outer
    missed = Array(repeating: .none, count: body.elements.count)
  }

  /// Determines the environment of an element; its parents are visited.
  private mutating func visit(_ index: Int) {
    // Parts of the element: copying it as a whole costs more than all the rest.
    let parent = Int(views.elements[index].parent)
    if case .argument(let label, _) = views.elements[index].form {
      outer[index - start] = capped(contexts(ofArgument: index, label, of: parent), index)
    } else if parent < 0 {
      outer[index - start] = [body.isCapped ? .unknown(doubt(.longBody, start)) : .entry]
    } else if views.elements[parent].isModifier {
      // Not before its arguments, which may show what it is applied to.
      if inner[parent - start].isEmpty { inner[parent - start] = capped(receiverPlaces(of: parent), parent) }
      outer[index - start] = outsideClauses(of: parent, index) ?? inner[parent - start]
    } else {
      outer[index - start] = outer[parent - start]
    }
    outer[index - start] = guarded(outer[index - start], index)
  }

  private mutating func missedKeys(at index: Int) -> KeySet {
    let parent = Int(views.elements[index].parent)
    if parent < 0 { return .none }
    if case .argument(let label, _) = views.elements[index].form { return missedKeys(inArgument: label, of: parent) }
    return missed[parent - start]
  }

  func doubt(_ kind: UnknownReason.Kind, _ index: Int) -> UnknownReason {
    UnknownReason(kind, element: index, in: id.file)
  }

  func place(_ index: Int) -> [FlowContext] { outer[index - start] }

  /// The places of an element where it is compiled; it is not sure that each target has it.
  func surePlace(_ index: Int) -> [FlowContext] {
    let places = compiled(place(index), index)
    return perhaps(index).map { doubt in places.map { $0.uncertain(doubt) } } ?? places
  }

  /// The reason for which an element may not be there; nil where it surely is.
  private func perhaps(_ index: Int) -> UnknownReason? {
    if views.elements[index].isPerhaps { return doubt(.value, index) }
    if KeyedBranches(walk: self).mayExclude(index) { return doubt(.keyedBranch, index) }
    return isLeftOut(index) ? doubt(.condition, index) : nil
  }

  /// Whether some of the targets that compile the file may leave an element out.
  private func isLeftOut(_ index: Int) -> Bool {
    let clauses = Int(views.elements[index].clauses)
    return clauses >= 0 && isShared
      && views.clauses[clauses].contains { !project.tables.modules.membership.determine($0, in: id.file) }
  }

  /// The places among some that are compiled together with an element.
  func compiled(_ contexts: [FlowContext], _ index: Int) -> [FlowContext] {
    let clauses = Int(views.elements[index].clauses)
    if clauses < 0 { return contexts }
    return builder.compiled(contexts, when: builder.conditions.condition(of: id, clauses: clauses))
  }

  /// Each context once; an unknown one in place of many. Content that is twice in what it is given to, that in such content again,
  /// would double at each level.
  private func capped(_ contexts: [FlowContext], _ index: Int) -> [FlowContext] {
    if contexts.count < 2 { return contexts }
    var seen: Set<FlowContext> = []
    let unique = contexts.filter { seen.insert($0).inserted }
    return unique.count > FlowBuilder.mostContexts ? [.unknown(doubt(.content, index))] : unique
  }

  // MARK: Elements

  private mutating func show(_ index: Int) {
    if index == start, !madeRoots.isEmpty { return showMember(madeRoots, index) }
    switch views.elements[index].form {
    case .modifier(let name):
      if name == "modifier" || injected(by: name) != nil { return }
      switch CalledFunctions(self).helper(named: name, of: index) {
      case .functions(let functions):
        let doubt = functions.count == 1 || builder.areApart(functions) ? nil : doubt(.member, index)
        for function in functions { add(.body(function), index, doubt) }
      case .member(let members):
        showMember(members, index)
        showStored(builder.storedViews.views(named: name, ofValue: nil), index, mayBeOther: true)
      case nil:
        if CalledFunctions(self).isAppliedToValue(index) {
          showStored(builder.storedViews.views(named: name, ofValue: nil), index, mayBeOther: true)
        }
      }
    case .construction(let path): showType(path, index)
    case .reference(let name):
      for shown in RootOfSelf(walk: self).targets(of: name, index) { add(shown.target, index, shown.doubt) }
      if case .members(let members) = meaning(of: name, at: index) { return showMember(members, index) }
      showOverriding(name, index)
      showTyped(TypedViews(walk: self).view(named: name) ?? TypedViews(walk: self).view(called: name), index)
      if body.scope.container != nil, !body.parameters.contains(where: { $0.name == name }) {
        let views = enclosingType.map { builder.storedViews.views(named: name, in: $0) }
        showStored(
          views ?? builder.storedViews.views(named: name, ofValue: nil), index, mayBeOther: enclosingType == nil)
      }
    case .typeMember(let path):
      guard case .declared(let type) = builder.type(Array(path.dropLast()), at: id, body.scope) else {
        // `Item.main.view`
        for view in builder.viewProperties[path[path.count - 1]] ?? [] where path.count > 2 { showTyped(view, index) }
        return
      }
      let name = path[path.count - 1]
      if path[0] == "Self", !builder.overriding(name, of: type).isEmpty { return }
      for member in ofKind(builder.bodies(named: name, of: type), isStatic: true) { add(.body(member), index) }
      showTyped(TypedViews(walk: self).view(madeBy: name, of: type), index)
    case .valueMember(let name):
      let type = CalledFunctions(self).valueType(at: index)
      showMember(CalledFunctions(self).members(named: name, of: type), index)
      for view in TypedViews(walk: self).views(named: name, ofValue: type) { showTyped(view, index) }
      showStored(builder.storedViews.views(named: name, ofValue: type), index, mayBeOther: type == nil)
    case .argument, .injection, .given: return
    }
  }

  /// The members of the type around that hide a type which is written like a function: `iOSRow(…)`.
  func members(hiding path: [String], _ index: Int) -> [FlowBuilder.BodyID] {
    path.count > 1 || path[0].isTypeName ? [] : members(named: path[0], labels: views.elements[index].labels)
  }

  private mutating func showType(_ path: [String], _ index: Int) {
    let members = members(hiding: path, index)
    if !members.isEmpty { return showMember(members, index) }
    switch builder.type(path, at: id, body.scope) {
    case .declared(let type):
      if let initializer = hostingClasses.initializer(of: type, calledBy: index, in: self) {
        if body.makesRoot, case .own(let meant) = initializer { showMember(meant.filter { mayTake($0, index) }, index) }
      } else if type.kind != .protocolType {
        add(.type(type, [:]), index)
      }
    case .unresolved:
      let found = builder.candidates(path, labels: views.elements[index].labels, at: id, body.scope)
      let doubt = found.isSure ? nil : doubt(.typeName, index)
      for type in found.types { add(.type(type, [:]), index, doubt) }
    default: return
    }
  }

  /// The only member that a name may mean, the one of the build, or else any of them.
  mutating func showMember(_ members: [FlowBuilder.BodyID], _ index: Int) {
    let doubt = members.count == 1 || builder.areApart(members) ? nil : doubt(.member, index)
    for member in members.prefix(BodyWalk.mostMembers) { add(.body(member), index, doubt) }
  }

  /// Shows a value that may be made anywhere. It may be nil, or none of several.
  private mutating func showTyped(_ type: DeclaredType?, _ index: Int) {
    guard let type else { return }
    addEdges(.type(type, [:]), index, compiled(place(index), index), doubt(.value, index), knownCases.makers(at: index))
  }

  /// Shows views that a property may hold. Where it may hold another one, what is lacking is not proven.
  ///
  /// - Parameter mayBeOther: whether the name may also be that of another property.
  private mutating func showStored(_ views: [FlowBuilder.BodyID], _ index: Int, mayBeOther: Bool) {
    for view in views {
      let isSure = views.count == 1 && !mayBeOther && builder.storedViews.isSure(view)
      add(.body(view), index, isSure ? nil : doubt(.value, index))
    }
  }

  /// - Parameter doubt: whether it is not sure that it is there; then what is lacking is not proven.
  mutating func add(_ target: BodyFlow.Target, _ index: Int, _ doubt: UnknownReason? = nil) {
    // Which of the targets that compile the file have it is not known.
    let doubt = doubt ?? perhaps(index)
    let places = compiled(place(index), index)
    let body: FlowBuilder.BodyID
    switch target {
    case .type(let type, _):
      for (known, makers) in StoredCases(walk: self).cases(of: type, madeBy: index) {
        addEdges(.type(type, known), index, places, doubt, makers)
      }
      return
    case .body(let meant): body = meant
    }
    let inBuild = builder.compiled(places, when: builder.condition(of: body))
    let cases = knownCases.cases(ofCall: index, to: body)
    for (item, makers) in knownCases.itemCases(ofCall: index, to: body) ?? [([:], knownCases.makers(at: index))] {
      if let known = builder.body(body, for: cases.merging(item) { first, _ in first }) {
        addEdges(.body(known), index, inBuild, doubt, makers)
      } else {
        addEdges(target, index, inBuild, doubt ?? self.doubt(.member, index), makers)
      }
    }
  }

  private mutating func addEdges(
    _ target: BodyFlow.Target, _ index: Int, _ places: [FlowContext], _ doubt: UnknownReason?,
    _ makers: PresentedCases.Makers
  ) {
    for context in doubt.map({ doubt in places.map { $0.uncertain(doubt) } }) ?? places {
      flow.edges.append(
        BodyFlow.Edge(
          target: target, element: index, context: context, missed: missed[index - start], makers: makers))
    }
  }

  /// The meaning of a name that is alone.
  enum Meaning {
    /// Content: a parameter, `self`, or a property.
    case content
    /// Other bodies of the type, or functions.
    case members([FlowBuilder.BodyID])
  }

  func meaning(of name: String, at index: Int) -> Meaning {
    if name == "self" || body.parameters.contains(where: { $0.name == name }) { return .content }
    let labels = views.elements[index].labels
    var members = members(named: name, labels: labels)
    if members.isEmpty, !isArgument(index) {
      members = CalledFunctions(self).functions(ofValueNamed: name, labels: labels)
    }
    return members.isEmpty ? .content : .members(members)
  }

  /// Shows any of the members that a name may mean which types have of their own.
  private mutating func showOverriding(_ name: String, _ index: Int) {
    for member in overridingMembers(named: name, index).prefix(BodyWalk.mostMembers) {
      add(.body(member), index, doubt(.member, index))
    }
  }

  /// The members by a name, where types that conform to the protocol around, or inherit from the class, have their own.
  func overridingMembers(named name: String, _ index: Int) -> [FlowBuilder.BodyID] {
    guard let type = enclosingType, !body.parameters.contains(where: { $0.name == name }) else { return [] }
    let others = builder.overriding(name, of: type)
    if others.isEmpty { return [] }
    let all = builder.bodies(named: name, of: type) + others
    let fitting = all.filter { builder.body($0).parameters.accept(views.elements[index].labels) }
    return fitting.isEmpty ? all : fitting
  }

  /// Whether an element is a value that a call is given.
  private func isArgument(_ index: Int) -> Bool {
    let parent = Int(views.elements[index].parent)
    guard parent >= 0, case .argument(_, isClosure: false) = views.elements[parent].form else { return false }
    return true
  }

  /// The bodies that a name means: of the type around, or else at file level.
  func members(named name: String, labels: [String]) -> [FlowBuilder.BodyID] {
    if let type = enclosingType {
      let found = builder.bodies(named: name, of: type)
      if !builder.overriding(name, of: type).isEmpty { return [] }
      if !found.isEmpty { return fitting(ofKind(found, isStatic: body.isStatic), labels) }
      if !project.members.properties(named: name, of: type).isEmpty || project.resolver.hasFunction(named: name, type) {
        return []
      }
    } else if body.scope.container != nil {
      // The members of the surrounding type are unknown.
      return []
    }
    return fitting(builder.functions(named: name, from: id.file), labels)
  }

  /// Of the members by one name those of the type itself, or of its values; all where there are none.
  private func ofKind(_ members: [FlowBuilder.BodyID], isStatic: Bool) -> [FlowBuilder.BodyID] {
    let found = members.filter { builder.body($0).isStatic == isStatic }
    return found.isEmpty ? members : found
  }

  /// Of several functions those that a call may mean, by its labels and by modules; all where none fits.
  func fitting(_ bodies: [FlowBuilder.BodyID], _ labels: [String]) -> [FlowBuilder.BodyID] {
    guard bodies.count > 1 else { return bodies }
    let found = bodies.filter { builder.body($0).parameters.accept(labels) }
    return builder.nearest(found.isEmpty ? bodies : found, to: id.file)
  }
}

extension ViewElement {
  /// Whether what is below it, but for arguments, is what it is applied to.
  var isModifier: Bool {
    switch form {
    case .injection, .modifier: true
    default: false
    }
  }
}

extension ViewFacts {
  /// The outermost of the modifiers next to an element that are in clauses of `#if` which the element isn't in, and whether all of them are
  /// in the same; nil if the innermost is in none.
  func outermostModifier(
    from modifier: Int, around element: Int, after start: Int
  ) -> (index: Int, isAlone: Bool)? {
    if isIn(clausesOf: modifier, element) { return nil }
    var found = (index: modifier, isAlone: true)
    while true {
      let parent = Int(elements[found.index].parent)
      guard parent >= start, elements[parent].isModifier, !isIn(clausesOf: parent, element) else { return found }
      found = (parent, found.isAlone && elements[parent].clauses == elements[modifier].clauses)
    }
  }

  private func isIn(clausesOf modifier: Int, _ element: Int) -> Bool {
    let (row, own) = (Int(elements[modifier].clauses), Int(elements[element].clauses))
    return row < 0 || own >= 0 && clauses[own].starts(with: clauses[row])
  }

  /// The clause around a modifier that is the only one which an element isn't in; nil if there are several.
  func onlyClause(of modifier: Int, outside element: Int) -> Scope.Branch? {
    let (row, own) = (clauses[Int(elements[modifier].clauses)], Int(elements[element].clauses))
    let shared = own < 0 ? [] : clauses[own]
    return row.starts(with: shared) && row.count == shared.count + 1 ? row.last : nil
  }
}
