/// Branches that the value of a key of the project decides, such as `if style == .compact` with `@Environment(\.style)`: code further out
/// may have chosen another one for the views around it.
struct KeyedBranches {
  let walk: BodyWalk

  /// Whether an element is in a branch that may never run on some path to its body, because the key has one value there.
  func mayExclude(_ index: Int) -> Bool {
    guard walk.views.elements[index].branch >= 0, let type = walk.enclosingType else { return false }
    let subjects = walk.views.branches(around: index).filter { $0.argument < 0 }.map(\.subject)
    return !subjects.isEmpty && walk.builder.keyedProperties(of: type).contains(where: subjects.contains)
  }
}

extension FlowBuilder {
  /// The names of a type's properties that read a key of the project, but for those that are derived from other keys.
  func keyedProperties(of type: DeclaredType) -> [String] {
    if let known = keyedProperties[type.containers[0]] { return known }
    let found = project.readsOfReplacedKeys(of: type).map(\.property.name)
    keyedProperties[type.containers[0]] = found
    return found
  }
}

extension ProjectIndex {
  /// The properties of a type that read a key of the project which code injects, but for those that are derived from other keys.
  fileprivate func readsOfReplacedKeys(of type: DeclaredType) -> [EnvironmentProperty] {
    resolver.parts(of: type).flatMap(reads.environmentProperties(of:)).filter { read in
      read.keyName.map { keys.declaresKey(named: $0) && reach.isReplaced(.path([$0])) } ?? false
    }
  }

  /// Whether it is sure that a property is read, whatever values the keys of the project have.
  public func isSurelyRead(_ property: EnvironmentProperty) -> Bool {
    usage.isRead(property) && keyDeciding(readsOf: property) == nil
  }

  /// The key whose value may decide whether an `@EnvironmentObject` is read at all: only actions read it, in a view whose code compares the
  /// key, as in `switch style { case .locked: return … }`.
  func keyDeciding(readsOf property: EnvironmentProperty) -> String? {
    guard case .object = property.source,
      let owner = resolver.enclosingType(of: property.property.scope, in: property.id.file)
    else { return nil }
    let areActions = usage.uses(of: property).allSatisfy { use in
      switch use.position {
      case .action, .asynchronous, .function, .unknown: true
      case .viewBuilding, .initializer, .deinitializer, .initialValue, .accessor: false
      }
    }
    guard areActions else { return nil }
    let asked = readsOfReplacedKeys(of: owner).first { key in usage.uses(of: key).contains(where: \.isCompared) }
    return asked?.keyName
  }
}

extension PropertyUse {
  /// Whether the value may be compared: it is an operand, or the subject of a `switch`.
  fileprivate var isCompared: Bool { call == nil && part == .value && (next == .nothing || next == .other) }
}
