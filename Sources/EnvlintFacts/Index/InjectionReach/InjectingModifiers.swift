/// The modifiers of the project that surely inject something for whatever they are applied to: functions like `themed()`, and
/// `modifier(M())`.
public struct InjectingModifiers: Sendable {
  /// The keys that a function sets, by its name.
  private let functions: [String: [InjectedKey]]
  /// The keys that a view modifier sets, by its type.
  private let types: [ContainerID: [InjectedKey]]

  var isEmpty: Bool { functions.isEmpty && types.isEmpty }
  /// All that they set.
  let keys: Set<InjectedKey>

  public init(_ project: ProjectIndex) {
    (functions, types) = InjectingModifierSearch(project).find()
    keys = Set(functions.values.joined()).union(types.values.joined())
  }

  /// The names by which those are called that set a key.
  func words(setting key: InjectedKey) -> [String] {
    guard keys.contains(where: { $0.covers(key) }) else { return [] }
    let setting = functions.filter { $1.contains { $0.covers(key) } }.map(\.key)
    return types.values.contains { $0.contains { $0.covers(key) } } ? setting + ["modifier"] : setting
  }

  /// Whether a modifier may be one of them, by its name alone.
  func mayBe(_ modifier: ModifierChain.Modifier) -> Bool {
    modifier.name == "modifier" ? !types.isEmpty : functions[modifier.name] != nil
  }

  /// The keys that a modifier sets; none where that is not known.
  func keys(of modifier: ModifierChain.Modifier, in file: Int, _ project: ProjectIndex) -> [InjectedKey] {
    guard modifier.name == "modifier" else { return functions[modifier.name] ?? [] }
    guard let name = modifier.argument?.prefix(while: { $0 != "(" }), name.count < modifier.argument?.count ?? 0,
      case .declared(let type) = project.resolver.resolve(
        name.split(separator: ".").map(String.init), at: LookupContext(file: file, scope: .fileLevel))
    else { return [] }
    return types[type.containers[0]] ?? []
  }
}

/// Finds them, by what their bodies build: one chain around `self`, or around the content.
private struct InjectingModifierSearch {
  private let project: ProjectIndex
  private var injections: [Int: [UInt32: Injection]] = [:]
  /// The bodies that inject, by their names.
  private var functions: [String: [Body]] = [:]
  private var types: [ContainerID: Body] = [:]

  private struct Body {
    var file: Int
    var body: ViewBody
  }

  init(_ project: ProjectIndex) {
    self.project = project
    for file in project.files(with: .injections) where !project.isTest(file) && project.seesSwiftUI(file) {
      let own = project.injections(in: file)
      injections[file] = Dictionary(own.map { ($0.range.lowerBound, $0) }) { first, _ in first }
      for body in project.views(in: file).bodies where body.kind == .member && !body.isStatic {
        guard let container = body.scope.container, !project.isExempt(body.scope, in: file) else { continue }
        let id = ContainerID(file: file, container: container)
        let declared = project.container(id)
        if declared.kind == nil, InstallingTypes.confidence(declared.name) != nil {
          functions[body.name, default: []].append(Body(file: file, body: body))
        } else if declared.kind != nil, body.name == "body" {
          types[id] = Body(file: file, body: body)
        }
      }
    }
  }

  func find() -> ([String: [InjectedKey]], [ContainerID: [InjectedKey]]) {
    let found = functions.filter { $1.count == 1 && !SDKModifiers.contains($0) }
      .mapValues { keys(of: $0[0], around: "self") }.filter { !$0.value.isEmpty }
    let counts = functionCounts(of: Set(found.keys))
    // Which function of several by one name a call means, its labels alone do not tell.
    return (
      found.filter { counts[$0.key] == 1 },
      types.mapValues { keys(of: $0, around: "content") }.filter { !$0.value.isEmpty }
    )
  }

  /// How many functions have each of some names.
  private func functionCounts(of names: Set<String>) -> [String: Int] {
    var counts: [String: Int] = [:]
    if names.isEmpty { return counts }
    for file in project.filesThatMayDeclare(membersNamed: names) {
      for name in project.files[file].containers.lazy.flatMap(\.functionNames) where names.contains(name) {
        counts[name, default: 0] += 1
      }
    }
    return counts
  }

  /// The keys that a body sets for what it is applied to; none where it is more than one chain around that, or shows something else.
  private func keys(of found: Body, around base: String) -> [InjectedKey] {
    let views = project.views(in: found.file)
    let elements = found.body.elements
    let top = elements.filter { views.elements[$0].parent < 0 }
    guard top.count == 1, !found.body.isCapped else { return [] }
    // All of it in an `#if` is there whenever the function is.
    let clauses = views.elements[top[0]].clauses
    var keys: [InjectedKey] = []
    var current = top[0]
    var count = 1
    while true {
      let element = views.elements[current]
      if element.clauses != clauses || element.branch >= 0 { return [] }
      switch element.form {
      case .reference(base): return count == elements.count ? keys : []
      case .injection:
        guard let injection = injections[found.file]?[element.range.lowerBound] else { return [] }
        if !injection.isTransform, let key = project.injections.key(of: injection, in: found.file) { keys.append(key) }
      case .modifier: break
      default: return []
      }
      guard let inner = elements.first(where: { Int(views.elements[$0].parent) == current }) else { return [] }
      current = inner
      count += 1
    }
  }
}
