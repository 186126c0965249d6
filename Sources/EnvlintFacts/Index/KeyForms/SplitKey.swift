/// A key that two modules declare each for itself, where one of them only injects it and the other one only reads it.
public struct SplitKey: Sendable {
  /// The declaration in the module that reads.
  public var read: KeyProperty
  /// The declaration in the module that injects.
  public var injected: KeyProperty
  public var readingModule: String
  public var injectingModule: String
  /// A read and an injection.
  public var reader: Location
  public var injection: Location
}

extension KeyForms {
  /// The keys of `EnvironmentValues` that are split so, in the order of their declarations. What is used in a way that is not understood,
  /// in tests, or in files whose module is not known, is not among them.
  public var splitKeys: [SplitKey] {
    let properties = keys.keyProperties(of: .environment).filter {
      $0.access > .filePrivate && !$0.isSuperseded && tables.modules[$0.id.file] != nil
    }
    let names = Dictionary(grouping: properties) { $0.property.name }
    return properties.compactMap { property in
      let declarations = names[property.property.name] ?? []
      let modules = Set(declarations.compactMap { tables.modules[$0.id.file] })
      guard declarations.count == 2, modules.count == 2 else { return nil }
      return splitKey(property, declarations.first { $0.id != property.id } ?? property)
    }
  }

  private func splitKey(_ read: KeyProperty, _ injected: KeyProperty) -> SplitKey? {
    let name = read.property.name
    guard let readingModule = tables.modules[read.id.file], let injectingModule = tables.modules[injected.id.file],
      readingModule != injectingModule
    else { return nil }
    let readers = reads.all.filter { $0.keyName == name }
    guard let reader = readers.first, readers.allSatisfy({ tables.modules[$0.id.file] == readingModule }),
      case let mentions = usage.mentions(MentionQuery(name, .uses)),
      mentions.allSatisfy({ $0.role == .read || $0.role == .injection })
    else { return nil }
    let injections = mentions.filter { $0.role == .injection }
    guard let injection = injections.first, injections.allSatisfy({ tables.modules[$0.file] == injectingModule }),
      mentions.allSatisfy({ $0.role == .injection || tables.modules[$0.file] == readingModule })
    else { return nil }
    return SplitKey(
      read: read, injected: injected, readingModule: readingModule.name, injectingModule: injectingModule.name,
      reader: location(reader.attribute.range, in: reader.id.file),
      injection: location(injection.range, in: injection.file))
  }
}
