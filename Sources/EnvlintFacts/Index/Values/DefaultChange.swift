extension Values {
  /// The effects of code on the stored default of a key.
  public enum DefaultChange: Sendable {
    /// Nothing assigns it.
    case never
    /// Something assigns a default, and it is not known whether it is this one: through an alias, the type of a value, a key path.
    case perhaps
    case made
  }

  /// Whether code assigns the default of a key.
  public func change(of found: StoredKeyDefault) -> DefaultChange {
    let mentions = usage.mentions(MentionQuery("defaultValue", .defaultChanges))
    let home = Set(resolver.parts(of: found.key).map(\.file))
    var areUnclear = false
    for mention in mentions where !found.isPrivate || mention.file == found.id.file {
      switch changes(mention, found.key, home) {
      case true?: return .made
      case false?: break
      case nil where home.contains(mention.file): return .perhaps
      case nil: areUnclear = true
      }
    }
    if !areUnclear { return .never }
    // A default that isn't passed on can only be reached by its name.
    let query = MentionQuery(found.key.name, .escapes, in: found.isPrivate ? found.id.file : nil)
    return usage.mentions(query).isEmpty ? .never : .perhaps
  }

  /// Whether a change of some `defaultValue` is one of a key's; nil where that is not known.
  ///
  /// - Parameter home: the files that declare and extend the key type.
  private func changes(_ mention: Mention, _ key: DeclaredType, _ home: Set<Int>) -> Bool? {
    let isPlain = mention.role == .bare || mention.role == .bareInKeyContainer
    switch mention.base {
    case nil where isPlain, "Self", "self":
      if home.contains(mention.file) { return true }
      return mention.type.map { isName($0, of: key, in: mention.file) } ?? false
    case nil, "Type": return nil
    case let base?: return base.isTypeName ? isName(base, of: key, in: mention.file) : nil
    }
  }

  /// Whether a name in a file means a type, or a class that inherits its members; nil where that is not known.
  private func isName(_ name: String, of key: DeclaredType, in file: Int) -> Bool? {
    if name == key.name { return true }
    guard case .declared(let type) = resolver.resolve([name], at: LookupContext(file: file, scope: .fileLevel)) else {
      return nil
    }
    if type.containers == key.containers { return true }
    switch type.kind {
    case .protocolType: return nil
    case .classType where key.kind == .classType: return members.isAny(of: [key.name], type) ? true : false
    default: return false
    }
  }
}
