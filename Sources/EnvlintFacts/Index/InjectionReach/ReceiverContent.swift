/// The content in the receivers of modifiers.
extension InjectionReach {
  /// Whether nothing in what a modifier is applied to can read what it sets but the view itself: no view, modifier or style of the project,
  /// and nothing of which it is not known what it is. What the members of the view show that stand there counts as well.
  public func hasNoOtherReader(_ setter: KeySetter, in view: DeclaredType) -> Bool {
    guard let content = content(of: setter) else { return false }
    var search = ReaderSearch(project: index, view: view, hasOtherReaders: hasReaders(of: setter.key, outside: view))
    return search.areHarmless(content, in: setter.file)
  }

  /// Whether a view sets a key that nothing else sets, and does not stand in itself: then it never reads anything but the default.
  public func isOnlySetInside(_ view: DeclaredType, _ setter: KeySetter) -> Bool {
    guard let content = content(of: setter), isSetOnly(setter.key, by: view) else { return false }
    var search = NestingSearch(project: index, view: view)
    return search.isWithoutView(content, in: setter.file)
  }

  /// The indices of the elements of the file in what a modifier is applied to; nil where they are not all known.
  private func content(of setter: KeySetter) -> Range<Int>? {
    let views = views(in: setter.file)
    guard let start = views.elements.firstIndex(where: { $0.range == setter.nameRange }),
      let body = views.bodies.first(where: { $0.elements.contains(start) }), !body.isCapped
    else { return nil }
    let end = views.elements[(start + 1)..<body.elements.upperBound].firstIndex { Int($0.parent) < start }
    return (start + 1)..<(end ?? body.elements.upperBound)
  }

  /// Whether something else than a view reads what is set for a key, as far as is known.
  private func hasReaders(of key: InjectedKey, outside view: DeclaredType) -> Bool {
    keyReaders.hasOther(than: view.containers[0], of: key) { key.covers($0) }
  }

  /// Whether no code sets a key of the project but that of a view, and previews.
  private func isSetOnly(_ key: InjectedKey, by view: DeclaredType) -> Bool {
    switch key {
    case .path(let names): if !keys.declaresKey(named: names[0]) || injections.summary.hasUnresolvedKey { return false }
    case .declaredType: if injections.summary.hasUnresolvedObject { return false }
    case .externalType: return false
    }
    let access = container(view.containers[0]).access
    guard settings.injectors.isEmpty, !mayBeUsedInUnreadFiles(access), !usage.isAPI(view) else { return false }
    return !keySetters.hasOther(than: view.containers[0], of: key) { key.covers($0) || $0.covers(key) }
  }

  /// The one body of a type's member that builds views; nil where there is none, or several.
  fileprivate func body(named name: String, of type: DeclaredType) -> (file: Int, body: ViewBody)? {
    let found = bodies(of: type).filter { $0.body.name == name }
    let count = members.functionCount(named: name, type) + members.properties(named: name, of: type).count
    return count == 1 && found.count == 1 && !found[0].body.isCapped ? found[0] : nil
  }

  /// The bodies of a type's members that build views.
  fileprivate func bodies(of type: DeclaredType) -> [(file: Int, body: ViewBody)] {
    Set(resolver.parts(of: type).map(\.file)).sorted().flatMap { file -> [(file: Int, body: ViewBody)] in
      views(in: file).bodies.filter { body in
        body.kind == .member && resolver.enclosingType(of: body.scope, in: file)?.containers[0] == type.containers[0]
      }.map { (file, $0) }
    }
  }
}

/// Looks for what may read the environment.
private struct ReaderSearch {
  let project: ProjectIndex
  let view: DeclaredType
  /// Whether styles, which the SDK's views are given from outside, may be readers.
  let hasOtherReaders: Bool
  private var seen: Set<String> = []

  init(project: ProjectIndex, view: DeclaredType, hasOtherReaders: Bool) {
    self.project = project
    self.view = view
    self.hasOtherReaders = hasOtherReaders
  }

  mutating func areHarmless(_ elements: Range<Int>, in file: Int) -> Bool {
    let views = project.views(in: file)
    return elements.allSatisfy { index in
      let element = views.elements[index]
      switch element.form {
      case .injection, .argument: return true
      case .modifier(let name): return SDKModifiers.contains(name, with: element.labels)
      case .construction(let path):
        guard let name = path.last, path.count == 1 || path.count == 2 && SDKModules.contains(path[0]) else {
          return false
        }
        return !hasOtherReaders && SDKViews.passesOn(name) && !project.tables.declaresType(named: name)
      case .reference(let name):
        guard seen.insert(name).inserted else { return true }
        return project.reach.body(named: name, of: view).map { areHarmless($0.body.elements, in: $0.file) } ?? false
      case .typeMember, .valueMember, .given: return false
      }
    }
  }
}

/// Looks for a view in what it shows itself, be it by others. What other modules declare, does not name it.
private struct NestingSearch {
  let project: ProjectIndex
  let view: DeclaredType
  private var seenMembers: Set<String> = []
  private var seenTypes: Set<ContainerID> = []

  /// More types lead to no answer.
  private static let mostTypes = 256

  init(project: ProjectIndex, view: DeclaredType) {
    self.project = project
    self.view = view
  }

  /// Whether the view is surely not among some elements of its own bodies, nor in what they show.
  mutating func isWithoutView(_ elements: Range<Int>, in file: Int) -> Bool {
    isWithoutView(elements, in: file, of: view)
  }

  private mutating func isWithoutView(_ elements: Range<Int>, in file: Int, of type: DeclaredType) -> Bool {
    let views = project.views(in: file)
    return elements.allSatisfy { index in
      switch views.elements[index].form {
      case .injection, .argument, .modifier: return true
      case .construction(let path): return isWithoutView(in: path, at: index, file)
      case .typeMember(let path): return isWithoutView(in: Array(path.dropLast()), at: index, file)
      case .reference("self"): return true
      case .reference(let name): return isWithoutView(inMember: name, of: type)
      case .valueMember, .given: return false
      }
    }
  }

  /// The content in the bodies of a type that a view constructs.
  private mutating func isWithoutView(in path: [String], at index: Int, _ file: Int) -> Bool {
    guard let body = project.views(in: file).bodies.first(where: { $0.elements.contains(index) }) else { return false }
    switch project.resolver.resolve(path, at: LookupContext(file: file, scope: body.scope)) {
    case .declared(let type):
      if type.containers[0] == view.containers[0] { return false }
      guard seenTypes.insert(type.containers[0]).inserted else { return true }
      guard seenTypes.count < NestingSearch.mostTypes else { return false }
      return project.reach.bodies(of: type).allSatisfy { isWithoutView($0.body.elements, in: $0.file, of: type) }
    case .external: return true
    default: return false
    }
  }

  /// The content that a member of the view shows. Content passed to another type is where that type is constructed.
  private mutating func isWithoutView(inMember name: String, of type: DeclaredType) -> Bool {
    if type.containers[0] != view.containers[0] {
      return project.resolver.hasFunction(named: name, type)
        || !project.members.properties(named: name, of: type).isEmpty
    }
    guard seenMembers.insert(name).inserted else { return true }
    return project.reach.body(named: name, of: type).map { isWithoutView($0.body.elements, in: $0.file, of: type) }
      ?? false
  }
}
