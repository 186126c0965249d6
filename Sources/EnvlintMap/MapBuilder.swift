import EnvlintFacts

extension EnvironmentMap {
  /// The configured hints about types and functions, for the path of a file.
  public typealias Hints = @Sendable (_ path: String) -> DefaultClassifier.Hints

  /// Makes the map of a project.
  ///
  /// - Parameter isComplete: whether to find out what is proven, and who shows views in which nothing is followed; each may take as long as
  ///   the rest.
  public init(of project: ProjectIndex, hints: @escaping Hints, isComplete: Bool = true) {
    var builder = MapBuilder(project: project, hints: hints, isComplete: isComplete)
    if isComplete { builder.proofs = LookupProofs(of: project) }
    builder.collectViews()
    builder.collectDeclarations()
    builder.collectReads()
    builder.collectInjections()
    builder.collectSurfaces()
    builder.collectUses()
    self = builder.finished()
  }
}

/// Collects the entries of a map.
struct MapBuilder {
  let project: ProjectIndex
  let hints: EnvironmentMap.Hints
  let isComplete: Bool
  /// Nil if nobody asks for them.
  var proofs: LookupProofs?
  var map = EnvironmentMap()
  var graph: ViewGraph?
  /// Whether there is one besides previews.
  var hasRoots = false
  /// Indices in `map.entries`.
  private var indices: [EnvironmentMap.Key: Int] = [:]
  /// The objects by their types, because several may have one name.
  private var objects: [InjectedKey: EnvironmentMap.Key] = [:]
  /// Indices of views that the flow did not find, by their types.
  var addedViews: [ContainerID: Int] = [:]
  /// Indices in `graph.keys`.
  var followedKeys: [InjectedKey: Int] = [:]
  /// Simple names of types that are looked up where it is not known which type that is.
  var unclearTypes: Set<String> = []
  /// Whether the app injects a value under an unknown key, or an object of unknown type.
  var hasUnknownKeys = false
  var hasUnknownObjects = false

  init(project: ProjectIndex, hints: @escaping EnvironmentMap.Hints, isComplete: Bool) {
    self.project = project
    self.hints = hints
    self.isComplete = isComplete
  }

  // MARK: Entries

  /// The index of an entry, which is made when it is not there yet.
  mutating func entry(_ key: EnvironmentMap.Key, origin: EnvironmentMap.Origin, type: String?) -> Int {
    if let known = indices[key] { return known }
    map.entries.append(EnvironmentMap.Entry(key: key, origin: origin, type: type))
    indices[key] = map.entries.count - 1
    return map.entries.count - 1
  }

  /// The entry of what is read or injected.
  mutating func entry(of key: InjectedKey) -> Int {
    switch key {
    case .path(let names):
      let row = EnvironmentKeys.row(names[0])
      return entry(.path(names[0]), origin: row == nil ? .other : .sdk, type: row?.type)
    case .externalType(let name): return entry(.object(name), origin: .other, type: nil)
    case .declaredType(let type):
      let known = objects[key]
      let index = entry(known ?? freeKey(of: type), origin: .project, type: type.kind.rawValue)
      guard known == nil else { return index }
      objects[key] = map.entries[index].key
      for id in type.containers { add(project.container(id).nameRange, id.file, type.dottedName, to: index) }
      return index
    }
  }

  /// The name of a type, with its module or a number where another type has that name.
  private func freeKey(of type: DeclaredType) -> EnvironmentMap.Key {
    EnvironmentMap.Key.object(type.dottedName).free { indices[$0] != nil }
  }

  func index(of key: InjectedKey) -> Int? {
    switch key {
    case .path(let names): indices[.path(names[0])]
    case .externalType(let name): indices[.object(name)]
    case .declaredType: objects[key].flatMap { indices[$0] }
    }
  }

  // MARK: Declarations

  /// The keys that the project declares, with their defaults.
  mutating func collectDeclarations() {
    let keys = project.keys.inApp.filter { $0.container == .environment }
    let places = KeyPlaces(keys, project)
    /// The entries whose accessors use a key type.
    var users: [ContainerID: Set<Int>] = [:]
    for found in project.keys.keyProperties(of: .environment) {
      let property = found.property
      let index = entry(
        .path(property.name), origin: .project,
        type: property.source.key?.type ?? typeName(project.keys.keyType(property.name)))
      add(property.nameRange, found.id.file, property.symbol, to: index)
      note(property.source.range, found.id.file, index)
      if let entry = places.entry(found) { addDefault(of: keys[entry], to: index) }
      for (type, used) in places.keyTypes(usedBy: found) {
        users[type, default: []].insert(index)
        if property.keyAccessors?.getter?.isPlain != false { addDefault(of: keys[used], to: index) }
      }
    }
    // Who reads one of several accessors reads the same value.
    for shared in users.values where shared.count > 1 {
      for index in shared { map.entries[index].hasOtherUses = true }
    }
    for key in keys {
      guard case .keyType(let type, let property, _) = key.form, users[type.containers[0]] == nil else { continue }
      addDefault(of: key, to: entry(.path(key.name), origin: .project, type: property?.source.key?.type))
    }
  }

  private mutating func addDefault(of key: EnvironmentKey, to index: Int) {
    if case .keyType(let type, let property, _) = key.form {
      add(key.nameRange, key.file, type.dottedName, to: index)
      note(key.nameRange, key.file, index)
      if let property { note(property.source.range, key.file, index) }
      // An accessor may leave the type to the key.
      if map.entries[index].type?.hasSuffix(".Value") != false, let written = property?.source.key?.type {
        map.entries[index].type = written
      }
    }
    guard map.entries[index].defaultValue == nil,
      let found = project.values.keyDefault(of: key, hints(project.path(of: key.file)))
    else { return }
    map.entries[index].defaultValue = EnvironmentMap.Default(
      text: found.text, location: project.location(found.range, in: key.file), isStored: found.isStored,
      stability: found.verdict.stability, cost: found.verdict.cost)
  }

  /// Adds a declaration.
  private mutating func add(_ range: Range<UInt32>, _ file: Int, _ symbol: String, to index: Int) {
    map.entries[index].declarations.append(site(range, file, symbol))
    noteOccurrence(range, file, index, .declaration, range)
  }

  /// Notes that a finding in a range of a file is about an entry.
  mutating func note(_ range: Range<UInt32>, _ file: Int, _ entry: Int) {
    map.extents[project.path(of: file), default: []].append(EnvironmentMap.Extent(range: range, entry: entry))
  }

  /// Notes that a range of a file names an entry.
  ///
  /// - Parameter place: that of the declaration, injection or read of which the name is a part.
  mutating func noteOccurrence(
    _ range: Range<UInt32>, _ file: Int, _ entry: Int, _ role: EnvironmentMap.Occurrence.Role, _ place: Range<UInt32>
  ) {
    map.occurrences[project.path(of: file), default: []].append(
      EnvironmentMap.Occurrence(range: range, entry: entry, role: role, location: project.location(place, in: file)))
  }

  func site(_ range: Range<UInt32>, _ file: Int, _ symbol: String) -> EnvironmentMap.Site {
    EnvironmentMap.Site(location: project.location(range, in: file), symbol: symbol)
  }

  // MARK: Uses

  /// Asks how else a key is used for which no reader or no injection was found.
  mutating func collectUses() {
    let uses = KeyUses(project)
    for index in map.entries.indices {
      let entry = map.entries[index]
      if !entry.injections.contains(where: { $0.context != .preview }) {
        map.entries[index].isPerhapsInjected = entry.key.isObject ? hasUnknownObjects : hasUnknownKeys
      }
      guard entry.origin == .project, entry.reads.isEmpty || entry.injections.isEmpty else { continue }
      switch entry.key {
      case .path(let name): if case .used = uses.use(of: name) { map.entries[index].hasOtherUses = true }
      case .object(let name):
        if unclearTypes.contains(lastName(name)) { map.entries[index].hasOtherUses = true }
      }
    }
  }

  func context(of scope: Scope, in file: Int) -> EnvironmentMap.Context {
    if project.isTest(file) { return .test }
    return project.isExempt(scope, in: file) ? .preview : .app
  }
}

/// `B` of `A.B`.
func lastName(_ dotted: String) -> String { dotted.split(separator: ".").last.map(String.init) ?? dotted }

/// A type as Swift writes it; nil for one that is not known.
func typeName(_ type: ResolvedType) -> String? {
  switch type {
  case .declared(let declared): return declared.dottedName + typeArguments(declared.arguments)
  case .external(let name, let arguments):
    return name.replacing("::", with: ".") + typeArguments(arguments)
  case .optional(let wrapped): return typeName(wrapped).map { $0 + "?" }
  case .array(let element): return typeName(element).map { "[\($0)]" }
  case .dictionary(let key, let value):
    guard let key = typeName(key), let value = typeName(value) else { return nil }
    return "[\(key): \(value)]"
  case .tuple(let elements):
    let names = elements.compactMap(typeName)
    return names.count == elements.count ? "(\(names.joined(separator: ", ")))" : nil
  case .function, .existential, .unresolved: return nil
  }
}

private func typeArguments(_ arguments: [ResolvedType]) -> String {
  let names = arguments.compactMap(typeName)
  return names.isEmpty || names.count < arguments.count ? "" : "<\(names.joined(separator: ", "))>"
}
