/// A context of Core Data or SwiftData that views use and that the project never provides.
public struct MissingContext: Sendable {
  /// `managed object context`, `model context`.
  public var name: String
  /// What provides it.
  public var modifier: String
  /// The first property that reads it.
  public var property: EnvironmentProperty
}

extension ProjectIndex {
  /// The contexts that app code reads while none of it provides them, previews and tests left out.
  ///
  /// We give up where a word stands in the project that may make one, and where there is no app.
  public var missingContexts: [MissingContext] {
    [
      missingContext(named: "managed object context", key: "managedObjectContext", modifier: "environment", words: []),
      missingContext(
        named: "model context", key: "modelContext", modifier: "modelContainer",
        words: ["modelContainer", "ModelContainer", "DocumentGroup"]),
    ].compactMap { $0 }
  }

  private func missingContext(
    named name: String, key: String, modifier: String, words: [String]
  ) -> MissingContext? {
    let reader = environmentProperties.first { property in
      property.keyName == key && mayLackContext(property)
    }
    guard let reader, !injections.hasUnresolvedKey, !settings.injectors.values.joined().contains("*"),
      !settings.injectors.values.joined().contains("\\.\(key)")
    else { return nil }
    let places = injections.locationsByKey[key] ?? []
    guard places.allSatisfy({ place in files.indices.contains { files[$0].path == place.file && isTest($0) } }),
      !words.contains(where: { isMentionedInApp($0) ?? true }),
      let flow, flow.hasApp
    else { return nil }
    return MissingContext(name: name, modifier: modifier, property: reader)
  }

  private func mayLackContext(_ property: EnvironmentProperty) -> Bool {
    let scope = property.property.scope
    guard !isExempt(scope, in: property.id.file), let owner = enclosingType(of: scope, in: property.id.file),
      installs(owner) == .yes
    else { return false }
    return container(owner.containers[0]).access < .package
  }

  /// Whether a word stands in code that is neither a test nor a preview; nil while that is not known.
  private func isMentionedInApp(_ word: String) -> Bool? {
    guard let mentions = mentions(MentionQuery(word, .all)) else { return nil }
    return mentions.count > MentionQuery.most
      || mentions.contains { mention in
        if isTest(mention.file) { return false }
        if let type = mention.type { return !tables.isPreviewType([type]) }
        // A call at file level stands in `#Preview`, or in a function that other code may call.
        switch mention.role {
        case .member, .implicitMember:
          return !tables.loaded.contains(mention.file) || !files[mention.file].functionNames.isEmpty
        default: return true
        }
      }
  }
}
