import EnvlintFacts

extension Catalog {
  /// Arguments that replace the key of an environment property. We give up where it is not known which initializer is called. One that takes a
  /// wrapper was written for this.
  static let previewOnlyInitializer = Rule(
    id: "preview_only_initializer",
    group: .reading,
    summary:
      "Passing an `Environment` wrapper to a view's initializer replaces a property's key, so values injected for the original key are ignored.",
    severity: .warning,
    check: { project, _ in
      project.files(with: .environmentExpressions).flatMap { file in
        project.reads.environmentExpressions(in: file).compactMap { replacement($0, file, project) }
      }
    }
  )

  private static func replacement(
    _ found: EnvironmentExpression, _ file: Int, _ project: ProjectIndex
  ) -> Diagnostic? {
    guard case .argument(let callee, let label, let written, let keyPath) = found.form,
      found.position != .initializer, !found.scope.isDebug, !project.isExempt(found.scope, in: file),
      project.reads.makesWrapper(written, keyPath, at: LookupContext(file: file, scope: found.scope)),
      let (property, isMemberwise) = project.reads.replacedProperty(
        labeled: label, callee: callee, at: LookupContext(file: file, scope: found.scope)),
      let key = property.keyText, key != keyPath.components.map(\.name).joined(separator: "."),
      !project.usage.isOnlyForPreviews(found.scope), !project.usage.isInViewForPreviews(found.scope, in: file)
    else { return nil }
    let type = property.property.scope.typePath.last ?? ""
    return Diagnostic(
      rule: previewOnlyInitializer.id, severity: isMemberwise ? .warning : .info,
      location: project.location(found.range, in: file),
      message:
        "this argument overrides the key of '\(label)' in '\(type)', so values injected for the original key are "
        + "ignored",
      notes: [
        .init(
          "environment property declared here", at: project.location(property.property.nameRange, in: property.id.file))
      ],
      help: "inject the value with '.environment(\\.\(key), …)'; pass an 'Environment' only in previews",
      symbol: found.scope.symbol)
  }
}
