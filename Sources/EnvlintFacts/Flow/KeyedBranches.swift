/// Branches that the value of a key of the project decides, such as `if style == .compact` with `@Environment(\.style)`: code further out
/// may have chosen another one for the views around it.
struct KeyedBranches {
  let walk: BodyWalk
  private var project: ProjectIndex { walk.project }

  /// Whether an element is in a branch that may never run on some path to its body, because the key has one value there.
  func mayExclude(_ index: Int) -> Bool {
    guard walk.views.elements[index].branch >= 0, let type = walk.enclosingType else { return false }
    let subjects = walk.views.branches(around: index).filter { $0.argument < 0 }.map(\.subject)
    return !subjects.isEmpty && walk.builder.fixedProperties(of: type).contains(where: subjects.contains)
  }
}

extension FlowBuilder {
  /// The names of a type's properties that read a key of the project which has a fixed value somewhere: a constant that is injected, or its
  /// default where nothing is injected.
  func fixedProperties(of type: DeclaredType) -> [String] {
    if let known = fixedProperties[type.containers[0]] { return known }
    let summary = project.injections.summary
    let found = project.resolver.parts(of: type).flatMap(project.reads.environmentProperties(of:)).compactMap { read in
      guard let key = read.keyName, project.keys.declaresKey(named: key),
        summary.constantKeys.contains(key)
          || summary.locationsByKey[key] == nil && project.reach.isReplaced(.path([key])),
        !project.settings.injects(.path([key]))
      else { return String?.none }
      return read.property.name
    }
    fixedProperties[type.containers[0]] = found
    return found
  }
}
