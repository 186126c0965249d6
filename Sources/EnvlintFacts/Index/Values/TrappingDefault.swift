/// The default of a key that can crash the app.
public struct TrappingDefault: Sendable {
  public var key: EnvironmentKey
  /// The first trap.
  public var trap: Trap
  /// The name of the entry or key type.
  public var name: Location
  /// Where the program stops, when that is elsewhere.
  public var cause: Location?
}

extension Values {
  /// The defaults in app code, stored or computed, that can crash the app when they are evaluated.
  ///
  /// - Parameter allowsLiterals: whether `URL(string: "…")!` and the like count as certain to succeed in a file.
  public func trappingDefaults(allowsLiterals: (_ path: String) -> Bool) -> [TrappingDefault] {
    keys.inApp.compactMap { key in
      guard let property = key.defaultProperty, !property.traps.isEmpty,
        !key.scope.isDebug, isPartOfApps(key.scope)
      else { return nil }
      let search = TrapSearch(
        index: index, branches: key.scope.branches, allowsLiterals: allowsLiterals(path(of: key.file)))
      guard let (trap, cause) = search.firstTrap(of: property, key) else { return nil }
      var name = location(key.nameRange, in: key.file)
      if case .keyType(let type, _, _) = key.form {
        name = location(container(type.containers[0]).nameRange, in: type.containers[0].file)
      }
      return TrappingDefault(key: key, trap: trap, name: name, cause: cause)
    }
  }
}

/// The search for crashes in one default, and in the project code that it names.
private struct TrapSearch {
  let index: ProjectIndex
  /// The clauses of `#if` around the default.
  let branches: [Scope.Branch]
  let allowsLiterals: Bool

  /// The code that was looked through. It is not looked through again, since nothing stops there.
  private final class Seen {
    var places: Set<Location> = []
  }

  private let seen = Seen()

  /// Names are followed this far.
  private static let longestTrail = 8

  /// The place of code, and the meanings of its names.
  private struct Place {
    var reader: ConstantReader
    /// The type of the whole value, and where that is written.
    var type: (TypeReference, LookupContext)?
    /// The expressions that are the whole value.
    var values: [Expression] = []
    /// Whether only what surely runs counts.
    var isFollowed = false
    var depth = 0
  }

  /// The trap, and the place where the program stops when that is elsewhere.
  func firstTrap(of property: Property, _ key: EnvironmentKey) -> (trap: Trap, cause: Location?)? {
    var place = place(of: property, at: LookupContext(file: key.file, scope: key.scope))
    if place.type == nil, case .keyType(_, _, let value?) = key.form {
      place.type = (value.declaration.target, LookupContext(file: value.id.file, scope: value.declaration.scope))
    }
    return firstTrap(property.traps, place)
  }

  private func place(of property: Property, at site: LookupContext) -> Place {
    var place = Place(reader: ConstantReader(index, at: site), type: property.type.map { ($0, site) })
    if case .computed(let getter?, _) = property.accessors {
      place.reader.locals = getter.locals
      place.values = getter.results.map(\.value)
    }
    if let value = property.value {
      place.values = [value]
      if case .call(let callee, _) = value.form, case .closure(let closure) = callee.form, let body = closure.body {
        place.reader.locals = body.locals
      }
    }
    return place
  }

  private func firstTrap(_ traps: [Trap], _ place: Place) -> (trap: Trap, cause: Location?)? {
    for trap in traps {
      let (exits, conditions) = (trap.conditions.filter(\.isPast), trap.conditions.filter { !$0.isPast })
      guard place.reader.certainty(of: exits, beside: branches) < .never else { continue }
      let certainty = place.reader.certainty(of: conditions, beside: branches)
      guard certainty < .unproven, !place.isFollowed || certainty == .always else { continue }
      if let cause = stops(trap, place) { return (trap, cause.place) }
    }
    return nil
  }

  /// The way a trap crashes the app.
  private struct Cause {
    /// Where, when it is elsewhere.
    var place: Location?
  }

  private func stops(_ trap: Trap, _ place: Place) -> Cause? {
    switch trap.kind {
    case .stop(let name, let isQualified): return isQualified || isOfLibrary(name, place) ? Cause() : nil
    case .forcedCast: return Cause()
    case .forcedTry, .forceUnwrap:
      guard let subject = trap.subject else { return Cause() }
      if place.reader.isNil(subject) == false, trap.kind == .forceUnwrap { return nil }
      return allowsLiterals && place.reader.succeeds(subject, expected: type(of: subject, place)) ? nil : Cause()
    case .call(let path): return stops(callOf: path, place) ?? stops(at: Array(path.dropLast()), place)
    case .member(let path): return stops(at: path, place)
    case .implicitMember(let name):
      guard place.values.contains(where: { $0.isImplicit(name, around: trap.range) }), let (type, site) = place.type,
        case .declared(let owner) = index.resolver.resolve(type.wrapped ?? type, at: site)
      else { return nil }
      return stops(member: name, of: owner, place) ?? stops(callOf: name, of: owner, place)
    }
  }

  /// The type that is expected of what is unwrapped or tried, as far as it is the whole value.
  private func type(of subject: Expression, _ place: Place) -> ResolvedType {
    let isValue = place.values.contains { value in
      switch value.form {
      case .forceUnwrap(let inner), .marked(.tryForced, let inner): inner.range == subject.range
      default: false
      }
    }
    guard isValue, let (type, site) = place.type else { return .unresolved }
    return index.resolver.resolve(type, at: site).unwrapped
  }

  /// Whether a name at a place is that of the standard library's function. What the project declares by that name may go on.
  private func isOfLibrary(_ name: String, _ place: Place) -> Bool {
    let site = place.reader.site
    if place.reader.isLocal(name) { return false }
    if index.members.propertiesAround(site, named: name) != nil { return false }
    let own = index.members.functions(named: name, from: site.file)
    if own.isEmpty { return !index.tables.hasGlobal(named: name) }
    guard own.count == 1, let stop = own[0].function.stop, case .stop(let inner, let isQualified) = stop.kind else {
      return false
    }
    return isQualified || inner != name
  }

  private func typesAround(_ site: LookupContext) -> [DeclaredType] {
    let topLevel = LookupContext(file: site.file, scope: .fileLevel)
    return site.typePath.indices.reversed().compactMap { end in
      guard case .declared(let type) = index.resolver.resolve(Array(site.typePath[...end]), at: topLevel) else {
        return nil
      }
      return type
    }
  }

  // MARK: Calls

  /// Whether a call of project code surely crashes the app. If a name could mean several functions or initializers, it doesn't.
  private func stops(callOf path: [String], _ place: Place) -> Cause? {
    var path = path
    let site = place.reader.site
    if place.reader.isLocal(path[0]) { return nil }
    if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
    let name = path[path.count - 1]
    if case .declared(let type) = resolve(path, site) {
      let parts = index.resolver.parts(of: type).filter {
        !index.files[$0.file].containers[$0.container].initializers.isEmpty
      }
      let found = parts.flatMap { part in
        index.code(of: part).initializers.map { ($0.stop, $0.scope, part.file) }
      }
      return found.count == 1 ? cause(found[0].0, found[0].1, found[0].2, place) : nil
    }
    if path.count == 1 {
      for type in typesAround(site) where index.resolver.hasFunction(named: name, type) {
        return stops(callOf: name, of: type, place)
      }
      let functions = index.members.functions(named: name, from: site.file)
      return functions.count == 1
        ? cause(functions[0].function.stop, functions[0].function.scope, functions[0].file, place) : nil
    }
    guard case .declared(let type) = resolve(Array(path.dropLast()), site) else { return nil }
    return stops(callOf: name, of: type, place)
  }

  private func stops(callOf name: String, of type: DeclaredType, _ place: Place) -> Cause? {
    guard index.members.functionCount(named: name, type) == 1 else { return nil }
    for member in index.members.typeFunctions(named: name, of: type) {
      if let cause = cause(member.declaration.stop, member.declaration.scope, member.id.file, place) { return cause }
    }
    return nil
  }

  /// How code elsewhere stops.
  private func cause(_ stop: Trap?, _ scope: Scope, _ file: Int, _ place: Place) -> Cause? {
    guard let stop, place.depth < TrapSearch.longestTrail else { return nil }
    let location = index.location(stop.range, in: file)
    guard seen.places.insert(location).inserted else { return nil }
    let inside = Place(
      reader: ConstantReader(index, at: LookupContext(file: file, scope: scope)), isFollowed: true,
      depth: place.depth + 1)
    return firstTrap([stop], inside).map { _ in Cause(place: location) }
  }

  // MARK: Members

  private func resolve(_ path: [String], _ site: LookupContext) -> ResolvedType {
    if path == ["Self"], let type = typesAround(site).first { return .declared(type) }
    return index.resolver.resolve(path, at: site)
  }

  /// Whether one of the names in a dotted name is a constant or property that surely crashes the app.
  private func stops(at path: [String], _ place: Place) -> Cause? {
    guard let first = path.first, !place.reader.isLocal(first) else { return nil }
    let site = place.reader.site
    for length in stride(from: path.count - 1, to: 0, by: -1) {
      guard case .declared(let type) = resolve(Array(path[..<length]), site) else { continue }
      return stops(member: path[length], of: type, place)
    }
    if let found = index.members.propertiesAround(site, named: first)?.members { return stops(found, place) }
    guard let (global, file) = index.members.global(named: first, from: site.file) else { return nil }
    return cause(global, file, place)
  }

  private func stops(member name: String, of type: DeclaredType, _ place: Place) -> Cause? {
    let found = index.members.properties(named: name, of: type)
    // Members of a protocol for one conforming type stand in extensions with a condition.
    guard type.kind == .protocolType || found.allSatisfy({ !index.container($0.id).isConstrained }) else { return nil }
    return stops(found, place)
  }

  private func stops(_ found: [Members.Member<Property>], _ place: Place) -> Cause? {
    guard found.count == 1, found[0].declaration.isStatic else { return nil }
    return cause(found[0].declaration, found[0].id.file, place)
  }

  private func cause(_ property: Property, _ file: Int, _ place: Place) -> Cause? {
    guard place.depth < TrapSearch.longestTrail, !property.mayBeWrapped, !property.scope.isBroken,
      seen.places.insert(index.location(property.nameRange, in: file)).inserted
    else { return nil }
    var inside = self.place(of: property, at: LookupContext(file: file, scope: property.scope))
    inside.isFollowed = true
    inside.depth = place.depth + 1
    return firstTrap(index.code(of: property, in: file).traps, inside).map { trap, cause in
      Cause(place: cause ?? index.location(trap.range, in: file))
    }
  }
}

extension Expression {
  /// Whether it is `.name` or `.name(…)`, perhaps in parentheses.
  fileprivate func isImplicit(_ name: String, around inner: Range<UInt32>) -> Bool {
    guard range.lowerBound <= inner.lowerBound, inner.upperBound <= range.upperBound else { return false }
    if case .call(let callee, _) = form { return callee.form == .implicitMember(name) }
    return form == .implicitMember(name)
  }
}

extension EnvironmentKey {
  /// The declaration of the default: the entry, or `defaultValue`; nil where the default is nil by the type alone.
  public var defaultProperty: Property? {
    switch form {
    case .entry(let property): property
    case .keyType(_, let property, _): property
    }
  }
}
