/// A modifier in a chain that sets a key for what it is applied to.
public struct KeySetter: Sendable {
  public var key: InjectedKey
  /// Index of the file.
  public var file: Int
  /// `environment`, `searchable`, …
  public var name: String
  public var nameRange: Range<UInt32>
  /// From the modifier's name to the end of its arguments.
  public var range: Range<UInt32>
  /// What it is applied to.
  public var receiver: Range<UInt32>
  /// Nil for a modifier of the SDK that sets a key of its own.
  public var injection: Injection?

  /// Whether a property that reads `other` reads what is set, or a part of it.
  public func sets(_ other: InjectedKey) -> Bool { key.covers(other) }
}

/// A modifier in a chain that may set a key: which one, is not looked up yet. Small, because a file has many.
public struct KeySetterPlace: Sendable {
  /// Index in `FileFacts.chains`.
  var chain: Int
  /// Index in the chain's `modifiers`.
  var modifier: Int
  /// Index in `FileFacts.injections`; nil for a modifier of the SDK that sets a key of its own.
  var injection: Int?
  /// What it is applied to.
  public var receiver: Range<UInt32>

  public var isInjection: Bool { injection != nil }
}

extension ProjectIndex {
  /// Where the modifiers of a file may set keys, in the order of its chains. What the SDK's modifiers set in an `#if` in a chain is left
  /// out.
  public func keySetterPlaces(in file: Int) -> [KeySetterPlace] {
    let injections = self.injections(in: file)
    var injectionIndices: [Injection.Link: Int] = [:]
    for index in injections.indices { injectionIndices[injections[index].link] = index }
    let chains = self.chains(in: file)
    var places: [KeySetterPlace] = []
    for chain in chains.indices {
      for modifier in chains[chain].modifiers.indices {
        let injection = injectionIndices[Injection.Link(chain: chain, modifier: modifier)]
        guard
          injection != nil
            || !chains[chain].modifiers[modifier].isConditional
              && KeySettingModifiers.contains(chains[chain].modifiers[modifier].name)
        else { continue }
        places.append(
          KeySetterPlace(
            chain: chain, modifier: modifier, injection: injection, receiver: chains[chain].receiver(of: modifier)))
      }
    }
    return places
  }

  /// What a modifier sets.
  public func keySetters(at place: KeySetterPlace, in file: Int) -> [KeySetter] {
    let modifier = chains(in: file)[place.chain].modifiers[place.modifier]
    let injection = place.injection.map { injections(in: file)[$0] }
    func setter(_ key: InjectedKey) -> KeySetter {
      KeySetter(
        key: key, file: file, name: modifier.name, nameRange: modifier.nameRange, range: modifier.range,
        receiver: place.receiver, injection: injection)
    }
    if let injection { return key(of: injection, in: file).map { [setter($0)] } ?? [] }
    return KeySettingModifiers.keys(of: modifier.name).filter { !declaresKey(named: $0) }.map { setter(.path([$0])) }
  }

  /// Whether two places in one file can be compiled together.
  func canCoexist(_ first: Scope, _ second: Scope, in file: Int) -> Bool {
    canCoexist(first, in: file, second, in: file)
  }
}
