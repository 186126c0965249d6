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
  /// We give up where a word stands in the project that may make one, where there is no app, and where code of others stands between its
  /// views: that may provide one, too.
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
    let reader = environmentProperties.first { $0.keyName == key && mayLackContext($0) }
    guard let reader, !injections.hasUnresolvedKey, !settings.injectors.values.joined().contains("*"),
      !settings.injectors.values.joined().contains("\\.\(key)")
    else { return nil }
    let places = injections.locationsByKey[key] ?? []
    guard places.allSatisfy({ index(ofFile: $0.file).map(isTest) ?? false }),
      !words.contains(where: { isMentionedInApp($0) ?? true }),
      let flow, flow.hasApp, !flow.holdsUnknownCode
    else { return nil }
    return MissingContext(name: name, modifier: modifier, property: reader)
  }

  /// Whether an app must provide what a property reads: what a library shows to others, they may provide for.
  private func mayLackContext(_ property: EnvironmentProperty) -> Bool {
    guard !isExempt(property.property.scope, in: property.id.file), let owner = property.installedOwner else {
      return false
    }
    return !isAPI(owner)
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
