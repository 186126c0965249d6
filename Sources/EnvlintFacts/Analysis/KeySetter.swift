/// A modifier in a chain that sets a key for what it is applied to.
public struct KeySetter: Sendable {
  public var key: InjectedKey
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
  public func sets(_ other: InjectedKey) -> Bool {
    guard case .path(let own) = key, case .path(let names) = other else { return key == other }
    return names.starts(with: own)
  }
}

extension ProjectIndex {
  /// What the modifiers in a file set, in the order of its chains. What stands in an `#if` in its chain, with all that the SDK's
  /// modifiers set there, is left out.
  public func keySetters(in file: Int) -> [KeySetter] {
    let injections = Dictionary(grouping: files[file].injections) { $0.link }
    return files[file].chains.indices.flatMap { chainIndex in
      let chain = files[file].chains[chainIndex]
      return chain.modifiers.indices.flatMap { index -> [KeySetter] in
        let modifier = chain.modifiers[index]
        func setter(_ key: InjectedKey, _ injection: Injection?) -> KeySetter {
          KeySetter(
            key: key, name: modifier.name, nameRange: modifier.nameRange, range: modifier.range,
            receiver: chain.receiver(of: index),
            injection: injection)
        }
        if let injection = injections[Injection.Link(chain: chainIndex, modifier: index)]?.first {
          return key(of: injection, in: file).map { [setter($0, injection)] } ?? []
        }
        if modifier.isConditional { return [] }
        return KeySettingModifiers.keys(of: modifier.name).filter { !declaresKey(named: $0) }.map {
          setter(.path([$0]), nil)
        }
      }
    }
  }

  /// The default of a key as written; nil when it is not known.
  public func defaultText(of key: InjectedKey) -> String? {
    guard case .path(let names) = key, names.count == 1 else { return nil }
    let declarations = keyDeclarations(named: names[0])
    guard declarations.count == 1 else { return nil }
    let property = declarations[0].declaration
    if property.isStored { return property.source.key?.value ?? "nil" }
    guard let type = property.keyAccessors?.plainKeys?.getter,
      case .declared(let declared) = resolve(type, at: Site(file: declarations[0].id.file, scope: property.scope))
    else { return nil }
    let defaults = properties(named: "defaultValue", of: declared).filter { $0.declaration.isStatic }
    return defaults.first?.declaration.source.key?.value
  }

  /// Whether two places in one file can be compiled together.
  public func canCoexist(_ first: Scope, _ second: Scope, in file: Int) -> Bool {
    canCoexist(first, in: file, second, in: file)
  }
}
