/// The reads of properties of one name and key that stand in what modifiers of the same file are applied to, where these set the key.
public struct CoveredReads: Sendable {
  public struct Read: Sendable {
    public var use: PropertyUse
    /// Index of the file of the use.
    public var file: Int
    public var property: EnvironmentProperty
    /// Index in `setters` of the nearest one, which is in effect.
    public var setter: Int
    /// The innermost presentation around it.
    public var presentation: Presentation?
    /// The uses of members that lead from the member with the read to the setter; none if the read is inside the setter's receiver.
    public var calls: [Call]
  }

  /// A use of a member of the view.
  public struct Call: Sendable {
    public var name: String
    public var range: Range<UInt32>
    /// Index of the file.
    public var file: Int
  }

  /// Of the properties.
  public var name: String
  public var key: InjectedKey
  /// All of the file, or of the view, that set the key, those around none of the reads included.
  public var setters: [KeySetter]
  /// In source order.
  public var reads: [Read]
  /// The members that read the properties, be it through others, as far as they were looked for.
  public var members: Set<String> = []
}

extension InjectionReach {
  /// The reads of a view's properties by name alone, or through `self`, where the view sets the same key. Sorted by the first
  /// reads. Preview and test code is left out.
  ///
  /// - Parameters:
  ///   - includesBuiltIn: whether modifiers of the SDK count that set a key of their own.
  ///   - modifiers: those of the project that inject.
  public func coveredReads(
    in file: Int, includesBuiltIn: Bool, _ modifiers: InjectingModifiers
  ) -> [CoveredReads] {
    // Without meanings there are no properties.
    guard reads.meaningsOfUses[file] != nil, !chains(in: file).isEmpty, !isTest(file) else { return [] }
    let uses = propertyUses(in: file)
    let places = keySetterPlaces(in: file, modifiers).filter { includesBuiltIn || $0.isInjection }
    guard !places.isEmpty, seesSwiftUI(file) else { return [] }
    let offsets = uses.map(\.range.lowerBound)
    let presentations = self.presentations(in: file)
    let presented = InnermostRanges.around(offsets, presentations.map(\.content))
    let received = InnermostRanges.around(offsets, places.map(\.receiver))
    // Most uses stand in no receiver, and which keys the others are about costs more to tell.
    let candidates = uses.indices.filter { received[$0] != nil && isRead(uses[$0], in: file) }
    var properties: [NamePlace: (EnvironmentProperty, InjectedKey)?] = [:]
    var groups: [NameAndKey: [(use: Int, property: EnvironmentProperty)]] = [:]
    for index in candidates {
      let place = NamePlace(name: uses[index].name, container: uses[index].scope.container)
      let found =
        properties[place]
        ?? members.environmentProperty(usedBy: uses[index], in: file).flatMap { property in
          reads.key(of: property).map { (property, $0) }
        }
      properties[place] = .some(found)
      if let (property, key) = found {
        groups[NameAndKey(name: place.name, key: key), default: []].append((index, property))
      }
    }
    if groups.isEmpty { return [] }
    let all = places.flatMap { keySetters(at: $0, in: file, modifiers) }
    return groups.sorted { $0.value[0].use < $1.value[0].use }.compactMap { group, reads in
      let setters = all.filter { $0.sets(group.key) }
      let nearest = InnermostRanges.around(reads.map { offsets[$0.use] }, setters.map(\.receiver))
      let covered = zip(reads, nearest).compactMap { read, setter in
        setter.map { setter in
          CoveredReads.Read(
            use: uses[read.use], file: file, property: read.property, setter: setter,
            presentation: presented[read.use].map { presentations[$0] }, calls: [])
        }
      }
      return covered.isEmpty ? nil : CoveredReads(name: group.name, key: group.key, setters: setters, reads: covered)
    }
  }

  private func isRead(_ use: PropertyUse, in file: Int) -> Bool {
    guard use.part == .value, !use.isChanged, !isExempt(use.scope, in: file) else { return false }
    switch use.base {
    case .none, .instance: return true
    default: return false
    }
  }
}

/// The identity of a property that a name can mean: the name, and the type or extension around it.
private struct NamePlace: Hashable {
  var name: String
  var container: Int?
}

private struct NameAndKey: Hashable {
  var name: String
  var key: InjectedKey
}
