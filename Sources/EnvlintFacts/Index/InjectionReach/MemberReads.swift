/// Reads of a view's properties where only the whole view determines that they stand in content for which it sets the key: in members that
/// are used in such content alone, and in extensions in other files.
extension InjectionReach {
  /// The reads of properties whose own view sets their keys, except those in `coveredReads(in:includesBuiltIn:)`, in the order of
  /// the properties. Each with the index that has the uses of members.
  ///
  /// - Parameters:
  ///   - modifiers: those of the project that inject.
  ///   - includesBuiltIn: whether modifiers of the SDK count that set a key of their own, by the file of the property.
  public func memberReads(
    _ modifiers: InjectingModifiers, includesBuiltIn: (Int) -> Bool
  ) -> [(index: ProjectIndex, reads: CoveredReads)] {
    let injected = injectionsByType
    var builtIn: [Int: Set<String>] = [:]
    let searches = reads.inApp.compactMap { property -> MemberReads? in
      guard let type = property.owner?.type, !property.property.isStatic else { return nil }
      let own = injected[type.containers[0]] ?? []
      // Most properties end here: what their keys mean costs more to tell.
      let mayBeBuiltIn = property.keyName.map(KeySettingModifiers.sets) ?? false
      guard !own.isEmpty || mayBeBuiltIn || !modifiers.isEmpty,
        let key = reads.key(of: property)
      else { return nil }
      let takesBuiltIn = includesBuiltIn(property.id.file)
      let isSetHere =
        isSet(key, by: own, besides: property.property.name)
        || takesBuiltIn && mayBeBuiltIn && isSetByModifier(key, in: property.id.file, &builtIn)
      let words = isSetHere ? [] : modifiers.words(setting: key)
      guard isSetHere || !words.isEmpty else { return nil }
      let search = MemberReads(
        property: property, key: key, type: type, includesBuiltIn: takesBuiltIn, modifiers: modifiers, index: index)
      guard search.isNeeded, isSetHere || search.files.contains(where: { mayCall(words, in: $0) }) else {
        return nil
      }
      return search
    }
    usage.prepareMembers(in: searches.reduce(into: []) { $0.formUnion($1.files) })
    return searches.compactMap { search in
      var search = search
      return search.find().map { (search.index, $0) }
    }
  }

  private func mayCall(_ methods: [String], in file: Int) -> Bool {
    methods.contains { files[file].calledMembers.mayContain($0) }
  }

  /// The injections in the code of each type that has environment properties, without transforms.
  private var injectionsByType: [ContainerID: [OwnInjection]] {
    let owners = Set(reads.all.compactMap { $0.owner?.type.name })
    var found: [ContainerID: [OwnInjection]] = [:]
    for file in files(with: .injections) where !isTest(file) {
      for injection in injections(in: file) where !injection.isTransform {
        guard let name = injection.scope.typePath.last, owners.contains(name),
          let type = resolver.enclosingType(of: injection.scope, in: file),
          let key = injections.key(of: injection, in: file)
        else { continue }
        let names = injection.value?.mentionedNames ?? []
        found[type.containers[0], default: []].append(OwnInjection(key: key, names: names))
      }
    }
    return found
  }

  /// Whether one of the injections sets a key, and none of those that do sets it to the value of the property.
  private func isSet(_ key: InjectedKey, by injections: [OwnInjection], besides name: String) -> Bool {
    let setting = injections.filter { $0.key.covers(key) }
    return !setting.isEmpty && !setting.contains { $0.names.contains(name) }
  }

  /// Whether a modifier of the SDK may set a key: of the keys of a search, for which that is common, it always may; of others, where the
  /// chains of the file tell so.
  private func isSetByModifier(_ key: InjectedKey, in file: Int, _ known: inout [Int: Set<String>]) -> Bool {
    guard case .path(let names) = key, !keys.declaresKey(named: names[0]) else { return false }
    if key.isLookedUpByActions { return true }
    let keys =
      known[file] ?? Set(chains(in: file).flatMap(\.modifiers).flatMap { KeySettingModifiers.keys(of: $0.name) })
    known[file] = keys
    return keys.contains(names[0])
  }
}

/// An injection in a type's own code.
private struct OwnInjection {
  var key: InjectedKey
  /// The names in its value.
  var names: Set<String>
}

/// The reads of one property in the members of its view.
private struct MemberReads {
  let property: EnvironmentProperty
  let key: InjectedKey
  let type: DeclaredType
  let includesBuiltIn: Bool
  let modifiers: InjectingModifiers
  /// With the uses of the members.
  private(set) var index: ProjectIndex
  /// Indices of the files in which the view has members.
  let files: [Int]
  /// The names whose uses are looked at: the property's, and those of members.
  private var names: Set<String>
  /// By name.
  private var sites: [String: [UseSite]] = [:]
  private var setters: [KeySetter] = []
  /// Of the members asked about so far where they stand first; nil where that is nowhere, or being found out.
  private var covers: [String: Cover?] = [:]

  /// More members lead to none.
  private static let mostNames = 24
  /// The members that SwiftUI calls itself.
  private static let entries: Set<String> = ["body", "makeBody", "init"]

  /// A use of the property or of a member.
  private struct UseSite {
    var use: PropertyUse
    var file: Int
    var presentation: Presentation?
    /// Index of the nearest setter around it.
    var setter: Int?
    /// The member around it.
    var member: String
  }

  /// The place of a member that is used only in content for which the key is set.
  private struct Cover {
    var setter: Int
    var calls: [CoveredReads.Call]
  }

  init(
    property: EnvironmentProperty, key: InjectedKey, type: DeclaredType, includesBuiltIn: Bool,
    modifiers: InjectingModifiers, index: ProjectIndex
  ) {
    self.property = property
    self.key = key
    self.type = type
    self.includesBuiltIn = includesBuiltIn
    self.modifiers = modifiers
    self.index = index
    files = Set(index.resolver.parts(of: type).map(\.file)).filter { !index.isTest($0) }.sorted()
    names = [property.property.name]
    names.formUnion(index.usage.uses(of: property).compactMap { inner(of: $0) })
  }

  /// Whether the property is used, or may be, outside of what SwiftUI calls itself.
  var isNeeded: Bool {
    names.count > 1 || property.property.access > .filePrivate && files.contains { $0 != property.id.file }
  }

  /// Nil when there are none.
  mutating func find() -> CoveredReads? {
    let own = property.property.name
    index = index.usage.readingMembers(in: files)
    while true {
      guard names.count <= MemberReads.mostNames else { return nil }
      collect()
      let members = Set(sites.values.joined().map { $0.member }).subtracting(MemberReads.entries)
      if members.isSubset(of: names) { break }
      names.formUnion(members)
    }
    var reads: [CoveredReads.Read] = []
    for site in sites[own] ?? [] {
      if let read = read(site) { reads.append(read) }
    }
    return reads.isEmpty
      ? nil : CoveredReads(name: own, key: key, setters: setters, reads: reads, members: names.subtracting([own]))
  }

  /// Finds what sets the key, and the uses of the names.
  private mutating func collect() {
    setters = []
    sites = [:]
    for file in files where index.seesSwiftUI(file) {
      let places = index.reach.keySetterPlaces(in: file, modifiers).filter { includesBuiltIn || $0.isInjection }
      let found = places.flatMap { index.reach.keySetters(at: $0, in: file, modifiers) }.filter { $0.sets(key) }
      let uses = index.propertyUses(in: file).filter { names.contains($0.name) && isOwn($0, in: file) }
      let offsets = uses.map(\.range.lowerBound)
      let presentations = index.presentations(in: file)
      let presented = InnermostRanges.around(offsets, presentations.map(\.content))
      let around = InnermostRanges.around(offsets, found.map(\.receiver))
      for (position, use) in uses.enumerated() {
        guard let member = use.member else { continue }
        sites[use.name, default: []].append(
          UseSite(
            use: use, file: file, presentation: presented[position].map { presentations[$0] },
            setter: around[position].map { setters.count + $0 }, member: member))
      }
      setters += found
    }
  }

  /// Whether a use is one of a member of the view, in app code.
  private func isOwn(_ use: PropertyUse, in file: Int) -> Bool {
    guard use.part == .value, !use.isChanged, use.base == .none || use.base == .instance,
      !index.isExempt(use.scope, in: file)
    else { return false }
    return index.resolver.enclosingType(of: use.scope, in: file)?.containers[0] == type.containers[0]
  }

  /// The member that contains a use of the property in its own file, unless SwiftUI calls it.
  private func inner(of use: PropertyUse) -> String? {
    guard isOwn(use, in: property.id.file), let member = use.member, !MemberReads.entries.contains(member)
    else {
      return nil
    }
    return member
  }

  /// The read at a use of the property; nil if the key isn't set for it.
  private mutating func read(_ site: UseSite) -> CoveredReads.Read? {
    if let setter = site.setter {
      // Of the property's own file that is known.
      guard site.file != property.id.file else { return nil }
      return CoveredReads.Read(
        use: site.use, file: site.file, property: property, setter: setter, presentation: site.presentation, calls: [])
    }
    guard site.presentation == nil, let cover = cover(of: site.member) else { return nil }
    return CoveredReads.Read(
      use: site.use, file: site.file, property: property, setter: cover.setter, presentation: nil, calls: cover.calls)
  }

  /// Where a member is first, from it outwards; nil unless each use of it is in content for which the key is set. Found out once
  /// for each: many uses of members that have many uses would take for ever. Members that use each other stand nowhere.
  private mutating func cover(of member: String) -> Cover? {
    if let known = covers[member] { return known }
    covers[member] = .some(nil)
    let found = newCover(of: member)
    covers[member] = .some(found)
    return found
  }

  private mutating func newCover(of member: String) -> Cover? {
    guard !MemberReads.entries.contains(member), let uses = sites[member], !index.usage.mayBeRequired(member, of: type)
    else {
      return nil
    }
    var first: Cover?
    for use in uses {
      let call = CoveredReads.Call(name: member, range: use.use.range, file: use.file)
      guard use.presentation == nil else { return nil }
      let cover: Cover
      if let setter = use.setter {
        guard runsWithViews(use.use.position) else { return nil }
        cover = Cover(setter: setter, calls: [call])
      } else {
        guard runsWithCaller(use.use.position), let outer = self.cover(of: use.member) else { return nil }
        cover = Cover(setter: outer.setter, calls: [call] + outer.calls)
      }
      first = first ?? cover
    }
    return first
  }

  private func runsWithViews(_ position: Position) -> Bool {
    position == .viewBuilding || key.isLookedUpByActions && position == .action
  }

  private func runsWithCaller(_ position: Position) -> Bool {
    runsWithViews(position) || position == .accessor || position == .function
  }
}
