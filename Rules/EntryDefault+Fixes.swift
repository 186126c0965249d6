import EnvlintFacts

extension EntryDefault {
  /// Suggestions that keep the default in a `static let`, so that it is evaluated once: never safe, because a class may need another
  /// isolation then, and because what changes from read to read may be meant. None where the type is not written, where a constant
  /// isn't allowed, and in the Swift 6 language mode for types that may not be `Sendable`.
  func storingFixes(_ project: ProjectIndex) -> [Fix] {
    guard let property = key.defaultProperty, property.isAlone, let source = property.source.key,
      let value = source.value, canBeShared(property, project)
    else { return [] }
    switch key.form {
    case .keyType: return storing(property, source, value, project)
    case .entry: return keeping(property, source, value, project)
    }
  }

  /// Makes the computed default of a key type a stored one.
  private func storing(
    _ property: Property, _ source: DeclarationSource.KeySource, _ value: String, _ project: ProjectIndex
  ) -> [Fix] {
    guard let type = source.type, case .computed(_, hasSetter: false) = property.accessors,
      property.scope.genericParameters.isEmpty, Catalog.hasOnlyConstantModifiers(source.prefix),
      property.attributes.allSatisfy({ ["available", "MainActor"].contains($0.name) }),
      !project.members.isInProtocol(property, of: key.file)
    else { return [] }
    return [
      Fix(
        "Store the default in a 'static let'", safety: .unsafe,
        edits: [
          Fix.Edit(
            "\(source.prefix)let \(property.name): \(type) = \(value)",
            at: project.location(property.source.range, in: key.file))
        ], claims: [project.claim(of: property, in: key.file)])
    ]
  }

  /// Keeps the default of an entry in a constant beside it, under a name that nothing else has.
  private func keeping(
    _ property: Property, _ source: DeclarationSource.KeySource, _ value: String, _ project: ProjectIndex
  ) -> [Fix] {
    let name = "_\(property.name)Default"
    guard let initial = property.value, source.type != nil || initial.constructedTypeName != nil,
      project.usage.mentions(MentionQuery(name, .all)).isEmpty
    else { return [] }
    let annotation = source.type.map { ": \($0)" } ?? ""
    let declaration = "private static let \(name)\(annotation) = \(value)"
    let insertion = source.indentation.map { "\($0)\(declaration)\n" } ?? "\(declaration); "
    let point = project.location(source.insertionPoint..<source.insertionPoint, in: key.file)
    return [
      Fix(
        "Store the default in a 'static let'", safety: .unsafe,
        edits: [
          Fix.Edit(insertion, at: point),
          Fix.Edit("\(key.container.rawValue).\(name)", at: project.location(initial.range, in: key.file)),
        ], claims: [project.claim(of: property, in: key.file)])
    ]
  }

  /// Whether the compiler lets all threads share a constant of the default's type.
  private func canBeShared(_ property: Property, _ project: ProjectIndex) -> Bool {
    project.languageMode(of: key.file).value != .swift6 || property.isUnsafe
      || project.inference.isSendable(project.inference.writtenType(of: property, file: key.file))
  }

  /// Suggestions that leave an entry without a default whose readers expect that it may have no value; none for other keys, and none
  /// where a reader does not go on without the value.
  func droppingFixes(_ project: ProjectIndex) -> [Fix] {
    guard case .entry(let property) = key.form, property.isAlone, let type = property.type, let value = property.value,
      type.wrapped != nil, type.range.upperBound < value.range.lowerBound, !isForced(property, project)
    else { return [] }
    // Readers of `T!` expect that there is a value.
    if case .implicitlyUnwrapped = type.form { return [] }
    let place = project.location(type.range.upperBound..<value.range.upperBound, in: key.file)
    return [
      Fix(
        "Remove the default; every reader accepts nil", safety: .unsafe, edits: [Fix.Edit("", at: place)],
        claims: [project.claim(of: property, in: key.file)])
    ]
  }

  /// Whether some code asks for the value by force: under the name of the entry, or of a property that reads it.
  private func isForced(_ property: Property, _ project: ProjectIndex) -> Bool {
    let readers = project.reads.all.filter { $0.keyName == property.name }
    if readers.contains(where: { if case .implicitlyUnwrapped? = $0.property.type?.form { true } else { false } }) {
      return true
    }
    let names = Set(readers.map(\.property.name)).union([property.name])
    return names.sorted().contains { !project.usage.mentions(MentionQuery($0, .forced)).isEmpty }
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

  /// The first part of a chain of members.
  private var root: Expression {
    if case .member(let base, _, _) = form { return base.root }
    return self
  }
}
