/// A modifier in a chain that sets a key for what it is applied to.
public struct KeySetter: Sendable {
  public var key: InjectedKey
  /// Index of the file.
  public var file: Int
  /// The place of the chain.
  public var scope: Scope
  /// `environment`, `searchable`, …
  public var name: String
  public var nameRange: Range<UInt32>
  /// From the modifier's name to the end of its arguments.
  public var range: Range<UInt32>
  /// The receiver of the setter; the whole chain of a search field.
  public var receiver: Range<UInt32>
  /// Nil for a modifier of the SDK that sets a key of its own, and for one of the project.
  public var injection: Injection?
  /// Whether it is a modifier that the project declares.
  public var isOfProject: Bool
  /// The value as written, without white space; nil if that is long or unknown.
  public var valueText: String?
  /// Whether its arguments name something that is also used in what it is applied to.
  public var sharesNames: Bool
  /// Of the modifiers further inside: those that have no content.
  public var plainModifiers: [Range<UInt32>]

  /// Whether a property that reads `other` reads what is set, or a part of it.
  public func sets(_ other: InjectedKey) -> Bool { key.covers(other) }
}

/// A modifier in a chain that may set a key: which one, is not looked up yet. Small, because a file has many.
public struct KeySetterPlace: Sendable {
  /// Index in `FileFacts.chains`.
  var chain: Int
  /// Index in the chain's `modifiers`.
  var modifier: Int
  /// Index in `FileFacts.injections`; nil for a modifier of the SDK that sets a key of its own, and for one of the project.
  var injection: Int?
  /// Whether it is a modifier that the project may declare.
  var isOfProject: Bool
  /// The receiver of the setter.
  public var receiver: Range<UInt32>

  /// Whether the SDK's modifiers that set keys of their own are others.
  public var isInjection: Bool { injection != nil || isOfProject }
}

extension InjectionReach {
  /// Where the modifiers of a file may set keys, in the order of its chains. What the SDK's modifiers set in an `#if` in a chain is left
  /// out.
  func keySetterPlaces(in file: Int, _ modifiers: InjectingModifiers) -> [KeySetterPlace] {
    let injections = self.injections(in: file)
    var injectionIndices: [Injection.Link: Int] = [:]
    for index in injections.indices { injectionIndices[injections[index].link] = index }
    let chains = self.chains(in: file)
    var places: [KeySetterPlace] = []
    for chain in chains.indices {
      for index in chains[chain].modifiers.indices {
        let modifier = chains[chain].modifiers[index]
        let injection = injectionIndices[Injection.Link(chain: chain, modifier: index)]
        let isOfProject = injection == nil && !modifier.isConditional && modifiers.mayBe(modifier)
        // A search without a text is none of SwiftUI's.
        let isOfSDK =
          KeySettingModifiers.contains(modifier.name)
          && (modifier.name != "searchable" || modifier.firstLabel == "text")
        guard injection != nil || isOfProject || !modifier.isConditional && isOfSDK else { continue }
        // A later modifier of the chain can't mean another search field, and sees this one no more than the rest of the view does.
        let receiver = modifier.name == "searchable" ? chains[chain].range : chains[chain].receiver(of: index)
        places.append(
          KeySetterPlace(
            chain: chain, modifier: index, injection: injection, isOfProject: isOfProject, receiver: receiver))
      }
    }
    return places
  }

  /// The keys that a modifier sets.
  func keySetters(at place: KeySetterPlace, in file: Int, _ modifiers: InjectingModifiers) -> [KeySetter] {
    let chain = chains(in: file)[place.chain]
    let modifier = chain.modifiers[place.modifier]
    let injection = place.injection.map { injections(in: file)[$0] }
    let inner = chain.modifiers[..<place.modifier].filter { !$0.takesContent }
    func setter(_ key: InjectedKey) -> KeySetter {
      KeySetter(
        key: key, file: file, scope: chain.scope, name: modifier.name, nameRange: modifier.nameRange,
        range: modifier.range, receiver: place.receiver, injection: injection, isOfProject: place.isOfProject,
        valueText: injection.map { $0.isTransform ? $0.assignedText : $0.valueText } ?? modifier.argument,
        sharesNames: modifier.sharesNames, plainModifiers: inner.map(\.range))
    }
    if let injection {
      return isOwnFunction(injection, in: file)
        ? [] : injections.key(of: injection, in: file).map { [setter($0)] } ?? []
    }
    if isOwnFunction(modifier, ofBaseOf: chain, in: file) { return [] }
    if place.isOfProject { return modifiers.keys(of: modifier, in: file, index).map(setter) }
    return KeySettingModifiers.keys(of: modifier.name).filter { !keys.declaresKey(named: $0) }.map {
      setter(.path([$0]))
    }
  }

  /// Whether to set a key does nothing but to replace its value: not where a setter of the project does more, or something else.
  public func isReplaced(_ key: InjectedKey) -> Bool {
    guard case .path(let names) = key else { return true }
    return members.keyDeclarations(named: names[0]).allSatisfy { member in
      member.declaration.isStored || member.declaration.keyAccessors?.plainKeys != nil
    }
  }
}
