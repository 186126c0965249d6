/// Whether the views of the app that read a key get a value, or its default.
public enum KeyCoverage: Sendable {
  /// A view reads the default: its name, where it reads it, and the path that leads to it, which is nil where nothing injects the key at all.
  case missing(reader: String, at: Location, path: String?)
  /// Every view that reads it gets a value on every path that was found; where the values are injected.
  case complete([Location])
  case unknown
}

extension ProjectIndex {
  /// The coverage of a key's readers.
  ///
  /// Asks for the flow of the environment only where the key is both injected and read. We give up where one of the readers is not
  /// reached, where a step to one is not known, and where the value may be read in another way: derived keys and
  /// `transformEnvironment` read the default that an injection further in would have replaced.
  public func coverage(of key: EnvironmentKey) -> KeyCoverage {
    guard key.container == .environment, let name = keys.readName(of: key) else { return .unknown }
    let readers = readers(ofKeyNamed: name)
    if isInjected(keyNamed: name) {
      let places = injections.summary.locationsByKey[name] ?? []
      guard !readers.isEmpty, members.keyDeclarations(named: name).count == 1 else { return .unknown }
      return coverage(of: name, readers, injections: places, flow)
    }
    guard !injections.summary.hasUnresolvedKey, !settings.hasUnreadFiles else { return .unknown }
    for reader in readers {
      if let view = reader.view { return .missing(reader: view.name, at: reader.location, path: nil) }
    }
    return .unknown
  }

  private struct KeyReader {
    /// Nil if SwiftUI may not manage it.
    var view: DeclaredType?
    var property: Property
    var file: Int
    var location: Location
  }

  /// The properties of app code that read a key.
  private func readers(ofKeyNamed name: String) -> [KeyReader] {
    reads.inApp.compactMap { property in
      guard property.keyName == name else { return nil }
      return KeyReader(
        view: property.installedOwner, property: property.property, file: property.id.file,
        location: location(property.attribute.range, in: property.id.file))
    }
  }

  private func coverage(
    of name: String, _ readers: [KeyReader], injections: [Location], _ flow: EnvironmentFlow
  ) -> KeyCoverage {
    let key = InjectedKey.path([name])
    for reader in readers {
      guard let view = reader.view,
        let gap = flow.gap(of: key, at: view, for: reader.property, in: reader.file, self)
      else { continue }
      return .missing(reader: view.name, at: reader.location, path: gap.path)
    }
    let isCovered = readers.allSatisfy { reader in
      reader.view.map { flow.arrival(of: key, at: $0, for: reader.property, in: reader.file).isAlwaysProvided } ?? false
    }
    return isCovered && !settings.hasUnreadFiles && isReplaced(name) && !mayBeDerivedFrom(name)
      ? .complete(injections) : .unknown
  }

  /// Whether every injection of a key replaces the whole value.
  private func isReplaced(_ name: String) -> Bool {
    loadedFiles.allSatisfy { file in
      injections(in: file).allSatisfy { injection in
        guard case .key(let keyPath) = injection.target, keyPath.components.first?.name == name else { return true }
        return keyPath.components.count == 1 && !injection.isTransform
      }
    }
  }

  /// Whether an extension of `EnvironmentValues` may read a key for a key of its own.
  private func mayBeDerivedFrom(_ name: String) -> Bool {
    Set(keys.environmentExtensions.map(\.file)).sorted().contains { file in
      usage.mentions(MentionQuery(name, .uses, in: file)).contains {
        $0.role == .member || $0.role == .bareInKeyContainer
      }
    }
  }
}
