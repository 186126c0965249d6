import EnvlintFacts

extension EntryDefault {
  /// Suggestions that keep the default in a `static let`, so that it is evaluated once: never safe, because a class may need another
  /// isolation then, and because what changes from read to read may be meant. None where the type is not written.
  func storingFixes(_ project: ProjectIndex) -> [Fix] {
    guard let property = key.defaultProperty, property.isAlone, let source = property.source.key,
      let value = source.value
    else { return [] }
    let whole = project.location(property.source.range, in: key.file)
    switch key.form {
    case .keyType:
      guard let type = source.type, !property.isStored else { return [] }
      return [
        Fix(
          "Evaluate the default once, in a 'static let'", safety: .unsafe,
          edits: [Fix.Edit("\(source.prefix)let \(property.name): \(type) = \(value)", at: whole)],
          claims: [project.claim(of: property, in: key.file)])
      ]
    case .entry:
      let name = "_\(property.name)Default"
      guard let type = source.type ?? property.value?.constructedTypeName, let initial = property.value,
        let id = property.scope.container, !isTaken(name, in: id, project)
      else { return [] }
      let declaration = "private static let \(name): \(type) = \(value)"
      let insertion = source.indentation.map { "\($0)\(declaration)\n" } ?? "\(declaration); "
      let point = project.location(source.insertionPoint..<source.insertionPoint, in: key.file)
      return [
        Fix(
          "Keep the default in a 'static let'", safety: .unsafe,
          edits: [
            Fix.Edit(insertion, at: point),
            Fix.Edit(
              "\(key.container.rawValue).\(name)", at: project.location(initial.range, in: key.file)),
          ], claims: [project.claim(of: property, in: key.file)])
      ]
    }
  }

  /// Suggestions that leave an entry without a default whose readers expect that it may have no value; none for other keys.
  func droppingFixes(_ project: ProjectIndex) -> [Fix] {
    guard case .entry(let property) = key.form, property.isAlone, let type = property.type, let value = property.value,
      type.wrapped != nil, type.range.upperBound < value.range.lowerBound
    else { return [] }
    // Readers of `T!` expect that there is a value.
    if case .implicitlyUnwrapped = type.form { return [] }
    let place = project.location(type.range.upperBound..<value.range.upperBound, in: key.file)
    return [
      Fix(
        "Remove the default: readers can do without a value", safety: .unsafe, edits: [Fix.Edit("", at: place)],
        claims: [project.claim(of: property, in: key.file)])
    ]
  }

  private func isTaken(_ name: String, in container: Int, _ project: ProjectIndex) -> Bool {
    project.files[key.file].containers[container].properties.contains { $0.name == name }
  }
}

extension Expression {
  /// `T` of `T(…)`, as far as it is a plain name.
  fileprivate var constructedTypeName: String? {
    guard case .call(let callee, _) = form, var path = callee.typePath, callee.root.isName else { return nil }
    if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
    return path.allSatisfy(\.isTypeName) ? path.joined(separator: ".") : nil
  }

  private var isName: Bool {
    switch form {
    case .name, .moduleMember: true
    default: false
    }
  }

  /// What a chain of members begins with.
  private var root: Expression {
    if case .member(let base, _, _) = form { return base.root }
    return self
  }
}
