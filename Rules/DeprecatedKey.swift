import EnvlintFacts

extension Catalog {
  /// Key paths that name a superseded key of the SDK. We give up where the code is there for older systems, where a deployment
  /// target is older than the replacement, and where the project declares the replacement itself, as it does for older systems.
  static let deprecatedKey = Rule(
    id: "deprecated_key",
    group: .reading,
    summary: "A key path uses an environment key that newer keys have replaced.",
    severity: .info,
    fix: .suggestion,
    options: [RuleOption("ignore", default: .strings([]), summary: "replaced keys that may still be used")],
    check: { project, options in
      let reads = project.reads.all.compactMap { read -> Diagnostic? in
        guard case .keyPath(let keyPath) = read.source else { return nil }
        var found = deprecatedKey(
          keyPath, read.property.scope, read.property.symbol, read.id.file, project, options)
        if keyPath.components.map(\.name) == ["presentationMode"], found != nil {
          let claim = project.claim(of: read.property, in: read.id.file)
          found?.fixes =
            project.reach.dismissEdits(for: read).map {
              [Fix("Use '\\.dismiss'", safety: .unsafe, edits: $0, claims: [claim])]
            } ?? []
        }
        return found
      }
      let writes = project.files(with: .injections).flatMap { file in
        project.injections(in: file).compactMap { injection -> Diagnostic? in
          guard case .key(let keyPath) = injection.target, project.seesSwiftUI(file) else { return nil }
          return deprecatedKey(keyPath, injection.scope, injection.scope.symbol, file, project, options)
        }
      }
      return reads + writes
    }
  )

  private static func deprecatedKey(
    _ keyPath: KeyPath, _ scope: Scope, _ symbol: String, _ file: Int, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    guard let key = keyPath.components.first, let row = DeprecatedKeys.row(key.name), !project.isTest(file),
      !scope.isBroken, !scope.isFallback, !scope.standsInForOlderSDK, !project.keys.declaresKey(named: key.name),
      !options[project.path(of: file)].strings("ignore").contains(key.name),
      !project.mayRun(scope, in: file, before: row.since),
      !row.replacements.contains(where: { project.keys.seesKey(named: $0, from: file) })
    else { return nil }
    let replacements = row.replacements.map { "'\\.\($0)'" }
    return Diagnostic(
      rule: deprecatedKey.id, severity: .info, location: project.location(key.range, in: file),
      message: "'\\.\(key.name)' has been replaced by \(replacements.joined(separator: " and "))",
      help: key.name == "presentationMode"
        ? "use '\\.dismiss' to close the view and '\\.isPresented' to check whether it is presented"
        : "use \(replacements.joined(separator: " or "))\(row.hasOtherType ? ", which has another type" : "")",
      symbol: symbol
    )
  }
}
