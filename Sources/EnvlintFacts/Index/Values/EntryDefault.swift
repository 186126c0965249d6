/// The default of a key where it is evaluated at every read: an `@Entry`'s initial value, or what a computed `defaultValue` returns.
public struct EntryDefault: Sendable {
  public var key: EnvironmentKey
  /// The expression, for a report.
  public var range: Range<UInt32>
  public var verdict: Verdict
}

extension Values {
  /// The defaults of all keys in app code, each with its verdict. A stored `defaultValue` is evaluated once and is not among them.
  public func entryDefaults(_ hints: (_ path: String) -> DefaultClassifier.Hints) -> [EntryDefault] {
    keys.inApp.compactMap { key in
      guard isPartOfApps(key.scope) else { return nil }
      let classifier = DefaultClassifier(index: index, hints: hints(path(of: key.file)))
      return entryDefault(of: key, classifier)
    }
  }

  /// Whether some app may have code: not where it is for a system without SwiftUI, or for the simulator alone.
  public func isPartOfApps(_ scope: Scope) -> Bool {
    scope.branches.isEmpty || !scope.branches.builds.isEmpty
  }

  func entryDefault(of key: EnvironmentKey, _ classifier: DefaultClassifier) -> EntryDefault? {
    var classifier = classifier
    classifier.branches = key.scope.branches
    let site = LookupContext(file: key.file, scope: key.scope)
    switch key.form {
    case .entry(let property):
      guard let value = property.value else { return nil }
      let verdict = classifier.classify(value, expected: property.type, at: site)
      return EntryDefault(key: key, range: value.range, verdict: verdict)
    case .keyType(_, let property?, let value):
      guard key.container != .focused, case .computed(let getter?, _) = property.accessors,
        let first = getter.results.first?.value
      else { return nil }
      let target = property.type == nil ? value : nil
      let place = target.map { LookupContext(file: $0.id.file, scope: $0.declaration.scope) } ?? site
      let (verdict, range) = classifier.getter(
        getter, expected: property.type ?? target?.declaration.target, expectedAt: place, at: site)
      return EntryDefault(key: key, range: range ?? first.range, verdict: verdict)
    case .keyType: return nil
    }
  }
}
