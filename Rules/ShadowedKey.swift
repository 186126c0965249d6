import EnvlintFacts

extension Catalog {
  /// Entries with the name of an SDK key, or of an entry in another module. We give up on keys of SDK modules that the files in question
  /// do not import, on declarations that replace a key for an older SDK, and where module boundaries are unknown.
  static let shadowedKey = Rule(
    id: "shadowed_key",
    group: .declaring,
    summary: "An environment entry has the same name as a SwiftUI key, or as an entry in another module, and hides it.",
    severity: .warning,
    options: [RuleOption("allow", default: .strings([]), summary: "keys that may hide a SwiftUI key")],
    check: { project, options in
      project.keys.keyProperties(of: .environment).compactMap { shadowedKey($0, project, options) }
        + project.keyForms.splitKeys.compactMap { splitKey($0, project, options) }
    }
  )

  private static func shadowedKey(
    _ found: KeyProperty, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let name = found.property.name
    let path = project.path(of: found.id.file)
    guard let row = EnvironmentKeys.row(name), !row.flags.contains(.spi), found.access > .filePrivate,
      project.keys.mayHide(name, at: found.property.scope),
      !found.isSuperseded, !found.property.scope.standsInForOlderSDK, !options[path].strings("allow").contains(name)
    else { return nil }
    let reads = project.reads.inApp.filter { $0.keyName == name }
    let injections = project.injections.summary.locationsByKey[name] ?? []
    let users = Set(injections.map(\.file))
    let isUser = { (file: Int) in
      file == found.id.file || reads.contains { $0.id.file == file } || users.contains(project.path(of: file))
    }
    guard project.isAnyFile(importing: row.module, where: isUser) else { return nil }
    var notes: [Diagnostic.Note] = []
    if let injection = injections.first { notes.append(.init("injected here", at: injection)) }
    if let read = reads.first {
      notes.append(.init("read here", at: project.location(read.attribute.range, in: read.id.file)))
    }
    return Diagnostic(
      rule: shadowedKey.id, severity: .warning, location: project.location(found.property.nameRange, in: found.id.file),
      message:
        "'\(name)' has the same name as a SwiftUI key and hides it in this module, so '\\.\(name)' means "
        + "a different key here than elsewhere",
      notes: notes, help: "rename the entry", symbol: found.property.symbol
    )
  }

  private static func splitKey(_ found: SplitKey, _ project: ProjectIndex, _ options: OptionsByPath) -> Diagnostic? {
    let (property, other) = (found.read.property, found.injected)
    let path = project.path(of: found.read.id.file)
    // The name of an SDK key is reported as that.
    guard EnvironmentKeys.row(property.name) == nil, !options[path].strings("allow").contains(property.name) else {
      return nil
    }
    return Diagnostic(
      rule: shadowedKey.id, severity: .warning,
      location: project.location(property.nameRange, in: found.read.id.file),
      message:
        "'\(property.name)' is declared in both '\(found.injectingModule)' and '\(found.readingModule)', so a value "
        + "injected in one isn't read in the other",
      notes: [
        .init("also declared here", at: project.location(other.property.nameRange, in: other.id.file)),
        .init("injected here", at: found.injection), .init("read here", at: found.reader),
      ],
      help: "declare the entry in one module that both import, or rename one of the two", symbol: property.symbol
    )
  }
}
