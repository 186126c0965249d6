/// A context of Core Data or SwiftData that views use and that the project never provides.
public struct MissingContext: Sendable {
  /// `managed object context`, `model context`.
  public var name: String
  /// The modifier that provides it.
  public var modifier: String
  /// The first property that reads it, or fetches from it.
  public var property: Property
  /// Of the property.
  public var attribute: Location
}

extension ProjectIndex {
  /// The contexts that app code reads while none of it provides them, previews and tests left out.
  ///
  /// We give up where a word is in the project that may make one, where there is no app, where not all files are read, and where
  /// code of others is between its views: that may provide one as well.
  public var missingContexts: [MissingContext] {
    [
      missingContext(
        Context(
          name: "managed object context", key: "managedObjectContext", modifier: "environment", module: "CoreData",
          wrappers: ["FetchRequest", "SectionedFetchRequest"], words: [])),
      missingContext(
        Context(
          name: "model context", key: "modelContext", modifier: "modelContainer", module: "SwiftData",
          wrappers: ["Query"],
          words: ["modelContainer", "ModelContainer", "DocumentGroup"], functions: ["modelContext"])),
    ].compactMap { $0 }
  }

  private struct Context {
    var name: String
    var key: String
    var modifier: String
    /// The modules whose wrappers fetch from it.
    var module: String
    /// The wrappers that fetch from it.
    var wrappers: Set<String>
    /// The types and functions that create one.
    var words: [String]
    /// The modifiers that provide one where they are called.
    var functions: [String] = []
  }

  private func missingContext(_ context: Context) -> MissingContext? {
    guard let reader = reader(of: context), !injections.summary.hasUnresolvedKey, !settings.hasUnreadFiles,
      !settings.injects(.path([context.key]))
    else { return nil }
    let places = injections.summary.locationsByKey[context.key] ?? []
    guard places.allSatisfy({ index(ofFile: $0.file).map(isTest) ?? false }),
      !context.words.contains(where: isMentionedInApp), !context.functions.contains(where: isCalledInApp),
      flow.hasApp, !flow.holdsUnknownCode
    else { return nil }
    return reader
  }

  /// The first property that reads a context, or else the first one that fetches from it.
  private func reader(of context: Context) -> MissingContext? {
    func found(_ property: Property, _ attribute: Attribute, _ file: Int) -> MissingContext {
      MissingContext(
        name: context.name, modifier: context.modifier, property: property,
        attribute: location(attribute.range, in: file))
    }
    for property in reads.all where property.keyName == context.key {
      guard mayLackContext(property.property, of: property.installedOwner, property.id.file) else { continue }
      return found(property.property, property.attribute, property.id.file)
    }
    for file in loadedFiles where !files[file].fetchingProperties.isEmpty {
      for place in files[file].fetchingProperties {
        let property = files[file].containers[place.container].properties[place.property]
        guard let attribute = property.attributes.first(where: { fetches($0, from: context, property.scope, file) }),
          let owner = resolver.enclosingType(of: property.scope, in: file), members.installs(owner) == .yes,
          mayLackContext(property, of: owner, file)
        else { continue }
        return found(property, attribute, file)
      }
    }
    return nil
  }

  /// Whether an attribute is one of Apple's wrappers that fetch from a context.
  private func fetches(_ attribute: Attribute, from context: Context, _ scope: Scope, _ file: Int) -> Bool {
    let site = LookupContext(file: file, scope: scope)
    return files[file].imports.contains { $0.module == context.module }
      && context.wrappers.contains { name in
        // SwiftData's is a macro.
        name == "Query"
          ? resolver.sdkName(of: attribute, at: site) == name
          : resolver.isSwiftUIAttribute(attribute.name, name, at: site)
      }
  }

  /// Whether an app must provide what a property reads: what a library shows to others, they may provide for.
  private func mayLackContext(_ property: Property, of owner: DeclaredType?, _ file: Int) -> Bool {
    guard !isExempt(property.scope, in: file), let owner else { return false }
    return !usage.isAPI(owner)
  }

  /// Whether a function is called in code that is neither a test nor a preview.
  private func isCalledInApp(_ name: String) -> Bool {
    usage.mentions(MentionQuery(name, .constructions)).contains { !isTest($0.file) }
  }

  /// Whether a word occurs in code that is neither a test nor a preview.
  private func isMentionedInApp(_ word: String) -> Bool {
    let mentions = usage.mentions(MentionQuery(word, .all))
    return mentions.count > MentionQuery.most
      || mentions.contains { mention in
        if isTest(mention.file) || mention.isInPreview { return false }
        return mention.type.map { !tables.isPreviewType([$0]) } ?? true
      }
  }
}
