/// Where environment properties are used.
extension ProjectIndex {
  /// The uses of a property in its own file, in source order, those included of which it is not known whose property they mean. For a
  /// property that only its file can see, there are no others.
  public func uses(of property: EnvironmentProperty) -> [PropertyUse] {
    let (file, name) = (property.id.file, property.property.name)
    let uses = files[file].propertyUses
    guard let type = enclosingType(of: property.property.scope, in: file), let meanings = meaningsOfUses[file] else {
      return uses.filter { $0.name == name }
    }
    return meanings.indices(of: name, in: type).map { uses[$0] }
  }

  /// What each of the uses in a file may mean.
  func useMeanings(in file: Int) -> UseMeanings? {
    if files[file].propertyUses.isEmpty { return nil }
    var meanings = UseMeanings()
    for (index, use) in files[file].propertyUses.enumerated() {
      meanings.add(index, named: use.name, meaning(of: use, in: file))
    }
    return meanings
  }

  private func meaning(of use: PropertyUse, in file: Int) -> UseMeanings.Meaning {
    switch use.base {
    case .none, .instance:
      // A member of a protocol's extension is one of all types that conform.
      guard let enclosing = enclosingType(of: use.scope, in: file) else {
        return isInExternalType(use.scope, file) ? .nothing : .anything
      }
      return enclosing.kind == .protocolType ? .anything : .member(enclosing)
    case .other(let base, let local): return base.map { owner($0, local, use.scope, file) } ?? .anything
    case .keyPath(nil), .unclear: return .anything
    case .keyPath(let root?):
      switch resolve(root, at: Site(file: file, scope: use.scope)) {
      case .declared(let root): return .member(root)
      case .external: return .nothing
      default: return .anything
      }
    case .label(nil), .label("init"), .label("Self"): return .anything
    case .label(let callee?): return .memberOfTypeNamed(callee)
    }
  }

  /// Whether a place is in an extension of a type that the project does not declare.
  private func isInExternalType(_ scope: Scope, _ file: Int) -> Bool {
    guard let container = scope.container, let extended = files[file].containers[container].extended,
      case .external = resolve(extended, at: Site(file: file, scope: files[file].containers[container].scope))
    else { return false }
    return true
  }

  /// Whose members those of the value of an expression are.
  private func owner(
    _ base: Expression, _ local: LocalName?, _ scope: Scope, _ file: Int
  ) -> UseMeanings.Meaning {
    let site = Site(file: file, scope: scope)
    switch staticType(of: base, local: local, at: site, scope: scope) {
    case .declared(let found), .optional(.declared(let found)):
      return found.kind == .protocolType ? .anything : .member(found)
    case .external, .optional(.external), .array, .dictionary, .tuple, .function: return .nothing
    default: break
    }
    if let path = base.dottedPath {
      // A member of a type, or a value of the environment.
      return path[path.count - 1].first?.isUppercase == false && path.last != "environment" ? .anything : .nothing
    }
    switch base.root.form {
    case .name(let name):
      // What the methods of another type give is no value of this one.
      return name.first?.isUppercase == false ? .anything : .memberOfTypeNamed(name)
    case .implicitMember(let name): return name == "init" ? .anything : .nothing
    case .moduleMember: return .nothing
    case .literal, .interpolatedString, .array, .dictionary, .closure, .keyPath: return .nothing
    default: return .anything
    }
  }

  /// How code in other files may use a property; nil while that is not known. The names tell: `.name` of anything that may be a value of
  /// the type, `name` in extensions of the type, `name:` in a call that may be one of its initializers.
  public func usesElsewhere(of property: EnvironmentProperty) -> [Mention]? {
    if property.property.access <= .filePrivate { return [] }
    guard let type = enclosingType(of: property.property.scope, in: property.id.file) else { return nil }
    // Both at once: each round of questions costs a search of all files.
    let answers = [property.property.name, "$" + property.property.name].map {
      mentions(MentionQuery($0, ofPropertyOf: type.name, outside: property.id.file))
    }
    guard let values = answers[0], let projections = answers[1] else { return nil }
    return values + projections
  }

  /// Whether it is sure without a search of other files that nobody reads a property.
  func isUnread(_ property: EnvironmentProperty) -> Bool {
    property.property.access <= .filePrivate && uses(of: property).isEmpty
  }

  /// Whether it is sure that a property is read, in its file or in an extension of its type: a look-up that nobody reads does not stop the
  /// program.
  public func isRead(_ property: EnvironmentProperty) -> Bool {
    if !uses(of: property).isEmpty { return true }
    let type = property.property.scope.typePath.last
    return usesElsewhere(of: property)?.contains { $0.type == type } ?? false
  }

  /// A property that extensions in other files may use.
  public struct ExtendedProperty: Sendable {
    public var property: EnvironmentProperty
    /// Indices of the other files with extensions of its type, ascending.
    public var files: [Int]
    /// The same index, with the uses of the property in these files.
    public var index: ProjectIndex
  }

  /// The properties of app code that read one of some keys and that extensions in other files see. Those whose files are to be read again
  /// for it are missing; then the rules run again.
  public func propertiesInExtensions(reading keys: Set<String>) -> [ExtendedProperty] {
    environmentProperties.compactMap { property in
      let home = property.id.file
      guard let key = property.keyName, keys.contains(key), property.property.access > .filePrivate,
        !isExempt(property.property.scope, in: home), let type = property.owner?.type
      else { return nil }
      let files = Set(parts(of: type).map(\.file)).filter { $0 != home && !isTest($0) }.sorted()
      guard !files.isEmpty, let index = reading(files, naming: [property.property.name]) else { return nil }
      return ExtendedProperty(property: property, files: files, index: index)
    }
  }

  /// Whether a protocol may require a property of that name from a type.
  public func mayBeRequired(_ name: String, of type: DeclaredType) -> Bool {
    var isRequired = false
    walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found):
        isRequired = found.kind == .protocolType && !properties(named: name, of: found).isEmpty
      case .external(let found):
        isRequired = InstallingTypes.confidence(found) == nil && !NotInstallingTypes.contains(found)
      case .unknown: isRequired = true
      }
      return !isRequired
    }
    return isRequired
  }
}

extension Expression {
  /// What a chain of members and calls begins with.
  fileprivate var root: Expression {
    switch form {
    case .member(let base, _, _), .call(let base, _), .subscripted(let base, _), .optionalChaining(let base),
      .forceUnwrap(let base), .marked(_, let base):
      base.root
    default: self
    }
  }
}
