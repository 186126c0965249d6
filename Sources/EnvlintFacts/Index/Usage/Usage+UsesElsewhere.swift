/// A use of an environment property in another file than the one that declares it.
public struct UseElsewhere: Sendable {
  public var use: PropertyUse
  /// Index of the file.
  public var file: Int
}

/// Where code may have a value of a type.
///
/// Without its name, code has a value only if a declaration gives it one: a property, the result of a function, an alias. Views are mostly
/// made where they are shown, and then a member of any other value is none of theirs.
struct ValuePlaces {
  /// Indices of the files that name the type, also to extend it.
  private let files: Set<Int>
  /// Whether a declaration gives values of it to code that does not name it.
  private let isGiven: Bool

  /// - Parameter mentions: of the name of the type, in all files.
  init(_ mentions: [Mention]) {
    files = Set(mentions.lazy.filter { $0.role != .declaration }.map(\.file))
    isGiven = mentions.contains { !$0.isHidden && $0.role != .declaration && $0.role != .qualifier }
  }

  /// Whether code in a file names the type.
  func areNamed(in file: Int) -> Bool { files.contains(file) }

  /// Whether code in a file may have a value of the type.
  func mayBe(in file: Int) -> Bool { isGiven || files.contains(file) }
}

/// How code in other files uses what it can see of a type.
extension Usage {
  /// How code in other files may use a property, by files and in source order; nil where that is not known.
  ///
  /// The names tell which files to read again: those in which the property's name may be a use, and which may have a value of its type.
  /// There the base of each use is looked at as in the property's own file.
  public func usesElsewhere(of property: EnvironmentProperty) -> [UseElsewhere]? {
    let (home, name) = (property.id.file, property.property.name)
    if property.property.access <= .filePrivate { return [] }
    guard let type = resolver.enclosingType(of: property.property.scope, in: home) else { return nil }
    let values = mentions(MentionQuery(name, .propertyUses)) + mentions(MentionQuery("$" + name, .propertyUses))
    let types = mentions(MentionQuery(type.name, .typeNames)).filter { !means($0, anotherThan: type) }
    let aliases = tables.aliases(of: type.name).flatMap { mentions(MentionQuery(tables.alias($0).name, .typeNames)) }
    let places = ValuePlaces(types + aliases)
    let found = Dictionary(
      grouping: values.filter { mention in
        mention.file != home && resolver.isVisible(access(of: property), declaredIn: home, from: mention.file)
          && mayUse(mention, type, places)
      }, by: \.file)
    var uses: [UseElsewhere] = []
    for file in found.keys.sorted() {
      let facts = factsWithUses(of: [name], in: file)
      // A file that changes while it is read.
      guard facts.containers.count == files[file].containers.count else { return nil }
      let all = facts.propertyUses.filter { $0.name == name }
      let own = all.filter { means($0, in: file, type, places) && mayBe($0, in: file, aUseOf: property, type) }
      uses += (own + unread(found[file] ?? [], all, type)).map { UseElsewhere(use: $0, file: file) }
    }
    return uses
  }

  /// The questions about every property that other files can see and its own doesn't use.
  var queriesForUsesElsewhere: [MentionQuery] {
    var queries: Set<MentionQuery> = []
    for property in reads.all
    where property.property.access > .filePrivate && !hasUses(of: property) {
      guard let type = property.owner?.type else { continue }
      queries.insert(MentionQuery(property.property.name, .propertyUses))
      queries.insert(MentionQuery("$" + property.property.name, .propertyUses))
      queries.insert(MentionQuery(type.name, .typeNames))
    }
    return queries.sorted()
  }

  /// Whether a mention of a type's name is one of another type of that name: `Other.Name`.
  private func means(_ mention: Mention, anotherThan type: DeclaredType) -> Bool {
    guard mention.role == .member || mention.role == .qualifier, let outer = mention.base else { return false }
    let path = [outer, type.name]
    return !type.path.suffix(2).elementsEqual(path)
      && tables.types(named: type.name).contains { container($0).path.suffix(2).elementsEqual(path) }
  }

  /// The access of a property, as other files see it.
  private func access(of property: EnvironmentProperty) -> AccessLevel {
    min(property.property.access, container(property.id).access)
  }

  /// Whether a mention may be the use of a property of a type, by the places where that has values.
  private func mayUse(_ mention: Mention, _ type: DeclaredType, _ places: ValuePlaces) -> Bool {
    switch mention.role {
    // Code of a subclass does not name the class that it inherits from.
    case .bare, .bareInKeyContainer: type.kind.isReference || places.areNamed(in: mention.file)
    default: type.kind.isReference || places.mayBe(in: mention.file)
    }
  }

  /// Whether the base of a use in another file may be a value of a type.
  private func means(_ use: PropertyUse, in file: Int, _ type: DeclaredType, _ places: ValuePlaces) -> Bool {
    switch reads.meaning(of: use, in: file) {
    case .member(let found):
      found.isSame(as: type) || type.kind.isReference && resolver.conformance(of: found, to: type) != .no
    case .anything: type.kind.isReference || places.mayBe(in: file)
    case .nothing: false
    }
  }

  /// The mentions of members that are no part of the code that is walked: in attributes and default arguments.
  private func unread(_ mentions: [Mention], _ uses: [PropertyUse], _ type: DeclaredType) -> [PropertyUse] {
    let ends = Set(uses.map(\.range.upperBound))
    return mentions.compactMap { mention in
      guard mention.role == .member || mention.role == .label && mention.base == type.name,
        !ends.contains(mention.range.upperBound)
      else { return nil }
      return .unclear(mention.range)
    }
  }
}
