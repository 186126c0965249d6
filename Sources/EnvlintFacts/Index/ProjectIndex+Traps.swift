/// The default of a key that can stop the program.
public struct TrappingDefault: Sendable {
  public var key: EnvironmentKey
  /// The first trap.
  public var trap: Trap
  /// The name of the entry or key type.
  public var name: Location
}

extension ProjectIndex {
  /// The defaults in app code that can stop the program while they are evaluated, stored and computed ones.
  ///
  /// - Parameter allowsLiterals: whether `URL(string: "…")!` and the like count as certain to succeed in a file.
  public func trappingDefaults(allowsLiterals: (_ path: String) -> Bool) -> [TrappingDefault] {
    keys.compactMap { key in
      guard let property = key.defaultProperty, !property.traps.isEmpty, !isExempt(key.scope, in: key.file),
        !key.scope.isDebug
      else { return nil }
      let site = Site(file: key.file, scope: key.scope)
      let isTrap = { (trap: Trap) in
        switch trap.kind {
        case .stop, .forcedCast: true
        case .forcedTry, .forceUnwrap: !trap.isOfLiteral || !allowsLiterals(path(of: key.file))
        case .call(let path, _): self.stopsProgram(callOf: path, at: site)
        }
      }
      guard let trap = property.traps.first(where: isTrap) else { return nil }
      var name = location(key.nameRange, in: key.file)
      if case .keyType(let type, _, _) = key.form {
        name = location(container(type.containers[0]).nameRange, in: type.containers[0].file)
      }
      return TrappingDefault(key: key, trap: trap, name: name)
    }
  }

  /// Whether a call of project code surely stops the program. Where a name could mean several functions or initializers, it does not.
  private func stopsProgram(callOf path: [String], at site: Site) -> Bool {
    var path = path
    if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
    let name = path[path.count - 1]
    if case .declared(let type) = resolve(path, at: site) {
      let parts = parts(of: type).filter { !files[$0.file].containers[$0.container].initializers.isEmpty }
      for part in parts { tables.noteCode(of: part.file) }
      let initializers = parts.flatMap { files[$0.file].containers[$0.container].initializers }
      return initializers.count == 1 && initializers[0].stops
    }
    if path.count == 1 {
      let functions = tables.functions(named: name)
      guard functions.count == 1 else { return false }
      tables.noteCode(of: functions[0].file)
      return files[functions[0].file].functions[functions[0].index].stops
    }
    guard case .declared(let type) = resolve(Array(path.dropLast()), at: site) else { return false }
    return functionCount(named: name, type) == 1
      && typeFunctions(named: name, of: type).contains(where: \.declaration.stops)
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
