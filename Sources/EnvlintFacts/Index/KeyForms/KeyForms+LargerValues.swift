import EnvlintSyntax

/// Values that a longer key path can read.
extension KeyForms {
  /// Whether the project declares a key of that name.
  public func isProjectKey(_ name: String) -> Bool {
    keys.environmentExtensions.contains { !tables.properties(named: name, in: $0).isEmpty }
  }

  /// SDK structs that are one value to their users.
  private static let scalars: Set<String> = [
    "Bool", "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Float", "Double", "CGFloat", "Decimal", "Data", "Date", "Duration", "Optional", "Array", "Set",
    "Dictionary", "AnyHashable", "Color", "Font", "Text", "Animation", "LocalizedStringKey", "Visibility",
  ]

  /// Whether a property is a part of a struct that has others: of the project, or of the SDK as far as its structs are known.
  public func isPartOfLargerValue(_ member: String, of type: ResolvedType) -> Bool {
    switch type {
    case .declared(let declared):
      guard declared.kind == .structure, declared.containers.count == 1 else { return false }
      let found = members.properties(named: member, of: declared)
      guard found.count == 1, let property = found.first?.declaration, !property.isStatic, !property.isLazy,
        let id = found.first?.id, !container(id).isConstrained
      else { return false }
      let stored = container(declared.containers[0])
      return stored.bindsPatterns || stored.properties.count { $0.isStored && !$0.isStatic } > 1
    case .external(let name, let arguments):
      return DefaultExpressions.kind(ofType: name) == .struct && arguments.isEmpty
        && !KeyForms.scalars.contains(name)
    default: return false
    }
  }

  /// Whether a name means something in a type's code in a file, or is that of a member of the type, so that a property cannot have it.
  public func isTaken(_ name: String, in type: DeclaredType, _ file: Int) -> Bool {
    if !members.properties(named: name, of: type).isEmpty || resolver.hasFunction(named: name, type)
      || TokenKind.isReserved(name)
    {
      return true
    }
    return usage.mentions(MentionQuery(name, .all, in: file)).contains {
      $0.type == type.name && ($0.role == .bare || $0.role == .declaration)
    }
  }
}
