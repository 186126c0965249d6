/// What code costs, one level deep: loops, logging, calls that the tables call costly.
extension DefaultClassifier {
  /// The costliest thing a piece of code does.
  struct Work {
    var cost: Cost
    var location: Location?
    /// How a message names it: `'print'`.
    var phrase: String?
  }

  /// Calls that go through all elements of a collection.
  private static let traversals: Set<String> = [
    "map", "filter", "reduce", "sorted", "compactMap", "flatMap", "forEach",
  ]
  /// Traversals that Optional has, too, where they are cheap.
  private static let optionalTraversals: Set<String> = ["map", "flatMap"]
  private static let logging: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]
  private static let loggerMethods: Set<String> = [
    "trace", "debug", "info", "notice", "log", "warning", "error", "critical", "fault",
  ]
  /// Labels of initializers and functions that read a file.
  private static let readingLabels: Set<String> = ["contentsOf", "contentsOfFile", "contentsOfURL"]

  /// The work of the one initializer that the labels choose, and of the initial values that stay in place.
  func constructionWork(of type: DeclaredType, labels: [String]) -> Work {
    guard type.containers.count == 1 else { return Work(cost: .unknown) }
    let initializers = index.parts(of: type).flatMap { id in index.container(id).initializers.map { ($0, id) } }
    let isOwn = !index.container(type.containers[0]).initializers.isEmpty
    let chosen = initializers.filter { $0.0.accepts(labels) }
    var result = Work(cost: .cheap)
    if chosen.count == 1 {
      let (initializer, id) = chosen[0]
      guard let body = initializer.body else { return Work(cost: .unknown) }
      let site = Site(file: id.file, scope: initializer.scope)
      result = worse(result, work(in: body, parameters: initializer.parameters, owner: type, at: site))
    } else if !chosen.isEmpty || isOwn {
      // The labels fit several initializers, or none that is written: which one runs is not known.
      return Work(cost: .unknown)
    }
    return worse(result, initialValueWork(of: type, passed: chosen.isEmpty ? Set(labels) : []))
  }

  /// The initial values of stored properties, but those whose memberwise argument is given.
  private func initialValueWork(of type: DeclaredType, passed: Set<String>) -> Work {
    let id = type.containers[0]
    var result = Work(cost: .free)
    for property in index.container(id).properties
    where property.isStored && !property.isStatic && !property.isLazy && !passed.contains(property.name) {
      guard let value = property.value, property.attributes.isEmpty else { continue }
      let site = Site(file: id.file, scope: property.scope)
      let cost = oneLevelCost(of: value, at: site)
      result = worse(result, Work(cost: cost, location: index.location(value.range, in: id.file)))
    }
    return result
  }

  /// The cost of an initial value by the tables alone; another type of the project is not followed.
  private func oneLevelCost(of value: Expression, at site: Site) -> Cost {
    switch value.form {
    case .call(let callee, let arguments):
      guard let path = callee.dottedPath else { return .unknown }
      let labels = arguments.map { $0.label ?? "_" }
      return work(
        of: Call(callee: .path(path), labels: labels, range: value.range), parameters: [], owner: nil, at: site)?.cost
        ?? .unknown
    case .nilLiteral, .literal, .array, .dictionary, .closure, .implicitMember, .member, .keyPath: return .free
    case .marked(_, let inner), .forceUnwrap(let inner): return oneLevelCost(of: inner, at: site)
    default: return .unknown
    }
  }

  /// The worst that a body does.
  func work(in body: BodySummary, parameters: [Parameter], owner: DeclaredType?, at site: Site) -> Work {
    if let loop = body.loops.first {
      return Work(cost: .costly, location: index.location(loop, in: site.file), phrase: "a loop")
    }
    if let read = body.costlyReads.first {
      return Work(cost: .costly, location: index.location(read.range, in: site.file), phrase: "'\(read.path)'")
    }
    var result = Work(cost: body.isCapped ? .unknown : .free)
    for call in body.calls {
      let work = self.work(of: call, parameters: parameters, owner: owner, at: site) ?? Work(cost: .unknown)
      result = worse(
        result, Work(cost: work.cost, location: index.location(call.range, in: site.file), phrase: work.phrase))
    }
    return result
  }

  private func worse(_ first: Work, _ second: Work) -> Work { second.cost > first.cost ? second : first }

  /// What one call costs; nil when nothing is known about it.
  ///
  /// - Parameter site: nil where no project declaration can hide a name of the tables.
  func work(of call: Call, parameters: [Parameter], owner: DeclaredType?, at site: Site?) -> Work? {
    guard let name = call.name else { return nil }
    switch call.callee {
    case .path(let path):
      if path.count == 1 { return unqualified(name, call, at: site) }
      if DefaultClassifier.traversals.contains(name) {
        return traversal(name, root: path[0], parameters, owner, at: site)
      }
      if DefaultClassifier.loggerMethods.contains(name), isLogger(path, owner, at: site) { return costly("'\(name)'") }
      if let site, case .declared = index.resolve(Array(path.dropLast()), at: site) { return nil }
      return tableCall(path.joined(separator: "."), call)
    case .memberOfConstruction(let type, _):
      return tableCall(type.joined(separator: ".") + "()." + name, call)
    case .memberOfLiteral(let count, _):
      return DefaultClassifier.traversals.contains(name) && count <= 16 ? Work(cost: .cheap) : nil
    case .implicitMember: return tableCall("." + name, call)
    case .member:
      if DefaultClassifier.traversals.subtracting(DefaultClassifier.optionalTraversals).contains(name) {
        return costly("'\(name)'")
      }
      if call.labels.first == "forResource" { return costly("'\(name)(forResource:)'") }
      return nil
    case .other: return nil
    }
  }

  private func costly(_ phrase: String) -> Work { Work(cost: .costly, phrase: phrase) }

  /// `print(…)`, `T(…)`, `f(…)`.
  private func unqualified(_ name: String, _ call: Call, at site: Site?) -> Work? {
    if let site {
      switch index.resolve([name], at: site) {
      case .external: break
      default: return nil
      }
      if index.tables.hasFunction(named: name) || isMethod(name, at: site) { return nil }
    }
    if DefaultClassifier.logging.contains(name) { return costly("'\(name)'") }
    if hints.cheapFunctions.contains(name) || hints.cheapTypes.contains(name) { return Work(cost: .cheap) }
    if hints.costlyTypes.contains(name) { return costly("'\(name)'") }
    if let row = DefaultExpressions.construction(of: name, labels: call.labels) {
      return row.cost == .costly ? costly("'\(text(name, call.labels))'") : Work(cost: row.cost)
    }
    if let first = call.labels.first, DefaultClassifier.readingLabels.contains(first), name.first?.isUppercase == true {
      return costly("'\(text(name, call.labels))'")
    }
    return tableCall(name, call)
  }

  private func text(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.filter { $0 != "{}" }.map { $0 + ":" }.joined() + ")"
  }

  /// Whether the type around a place has a function of that name, which hides a global one.
  private func isMethod(_ name: String, at site: Site) -> Bool {
    guard !site.typePath.isEmpty else { return false }
    let topLevel = Site(file: site.file, scope: .fileLevel)
    guard case .declared(let type) = index.resolve(site.typePath, at: topLevel) else { return false }
    return index.hasFunction(named: name, type)
  }

  /// `x.map { … }`: cheap where `x` is known to be an Optional.
  private func traversal(
    _ name: String, root: String, _ parameters: [Parameter], _ owner: DeclaredType?, at site: Site?
  ) -> Work? {
    guard DefaultClassifier.optionalTraversals.contains(name) else { return costly("'\(name)'") }
    if let parameter = parameters.first(where: { $0.name == root }) {
      guard let type = parameter.type else { return nil }
      return isCollection(type) ? costly("'\(name)'") : nil
    }
    guard let owner, let property = index.properties(named: root, of: owner).first?.declaration,
      let type = property.type, isCollection(type)
    else { return nil }
    return costly("'\(name)'")
  }

  private func isCollection(_ type: TypeReference) -> Bool {
    switch type.form {
    case .array, .dictionary: return true
    case .named: return ["Array", "Set", "Dictionary", "String"].contains(type.unqualifiedName)
    default: return false
    }
  }

  /// Whether a dotted path ends at a method of a `Logger` that the type or a global holds.
  private func isLogger(_ path: [String], _ owner: DeclaredType?, at site: Site?) -> Bool {
    guard path.count == 2, let site else { return false }
    let properties = owner.map { index.properties(named: path[0], of: $0).map(\.declaration) } ?? []
    let globals = index.tables.globals(named: path[0]).filter { $0.file == site.file }
      .map { index.files[$0.file].globals[$0.index] }
    return (properties + globals).contains { property in
      if let type = property.type?.name, index.lastName(type) == "Logger" { return true }
      guard case .call(let callee, _)? = property.value?.form else { return false }
      return callee.dottedPath?.last == "Logger"
    }
  }

  private func tableCall(_ text: String, _ call: Call) -> Work? {
    if let row = DefaultExpressions.call(text, labels: call.labels) {
      return row.cost == .costly ? costly("'\(text)()'") : Work(cost: row.cost)
    }
    return call.labels.first == "forResource" ? costly("'\(text)(forResource:)'") : nil
  }
}

extension Initializer {
  /// Whether a call with these labels can choose this initializer: in order, defaulted parameters left out, trailing closures
  /// matched from the end.
  func accepts(_ labels: [String]) -> Bool {
    var position = 0
    for label in labels {
      if label == "{}" {
        guard position < parameters.count else { return false }
        position += 1
        continue
      }
      let wanted = label == "_" ? nil : label
      while position < parameters.count, parameters[position].label != wanted {
        guard parameters[position].hasDefault || parameters[position].isVariadic else { return false }
        position += 1
      }
      guard position < parameters.count else { return false }
      if !parameters[position].isVariadic { position += 1 }
    }
    return parameters[min(position, parameters.count)...].allSatisfy { $0.hasDefault || $0.isVariadic }
  }
}
