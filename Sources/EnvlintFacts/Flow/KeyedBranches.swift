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
    let reads = project.resolver.parts(of: type).flatMap(project.reads.environmentProperties(of:))
    let found = reads.filter { read in
      read.keyName.map { project.keys.declaresKey(named: $0) && project.reach.isReplaced(.path([$0])) } ?? false
    }
    keyedProperties[type.containers[0]] = found.map(\.property.name)
    return found.map(\.property.name)
  }
}
