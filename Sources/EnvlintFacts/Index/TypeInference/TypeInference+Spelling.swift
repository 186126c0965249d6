/// Types to text, for fixes that write one.
extension TypeInference {
  /// Types that the tables know and that mean nothing without arguments.
  private static let genericTypes: Set<String> = ["Array", "Set", "Dictionary", "Range", "ClosedRange", "Binding"]

  /// How code at a place can write a type; nil when it is not known, has no name there, or means another type by it.
  ///
  /// - Parameter file: the file that the type was found in, whose imports tell what its names need; nil when it is not known.
  func spelling(of type: ResolvedType, at site: LookupContext, declaredIn file: Int?) -> String? {
    func inner(_ type: ResolvedType) -> String? { spelling(of: type, at: site, declaredIn: file) }
    switch type {
    case .declared(let declared):
      let name = declared.dottedName
      let path = name.split(separator: ".").map { String($0) }
      guard case .declared(let found) = resolver.resolve(path, at: site), found.containers == declared.containers,
        !isAssociated(path[0], at: site), !isInGenericType(declared)
      else { return nil }
      return spelled(name, declared.arguments, expecting: genericParameterCount(of: declared), inner)
    case .external(let found, let arguments):
      let name = ExternalName.written(found)
      guard !arguments.isEmpty || !TypeInference.genericTypes.contains(name),
        meansExternal(name, at: site), site.file == file || isSDKValue(name) || importsAll(of: file, in: site.file)
      else { return nil }
      return spelled(name, arguments, expecting: arguments.count, inner)
    case .optional(let wrapped): return inner(wrapped).map { "\($0)?" }
    case .array(let element): return inner(element).map { "[\($0)]" }
    case .dictionary(let key, let value):
      guard let key = inner(key), let value = inner(value) else { return nil }
      return "[\(key): \(value)]"
    case .tuple, .function, .existential, .unresolved: return nil
    }
  }

  private func spelled(
    _ name: String, _ arguments: [ResolvedType], expecting count: Int, _ inner: (ResolvedType) -> String?
  ) -> String? {
    let texts = arguments.compactMap(inner)
    guard texts.count == arguments.count, texts.count == count else { return nil }
    return texts.isEmpty ? name : "\(name)<\(texts.joined(separator: ", "))>"
  }

  /// Whether a name at its place is that of an SDK type: no typealias or type of the project hides it.
  func meansExternal(_ name: String, at site: LookupContext) -> Bool {
    let path = name.split(separator: ".").map { String($0) }
    guard case .external(let found, _) = resolver.resolve(path, at: site), ExternalName.written(found) == name else {
      return false
    }
    return !isAssociated(path[0], at: site)
  }

  /// Names of types that go with conforming to one of the SDK's protocols, so that they may mean something else in a conforming type.
  private static let associated: Set<String> = [
    "Body", "Content", "Configuration", "Context", "Coordinator", "Cache", "AnimatableData", "ID", "RawValue", "Value",
    "Element", "Index", "Label", "UIViewType", "UIViewControllerType", "NSViewType", "NSViewControllerType",
  ]

  /// Whether a name may be that of a type that a protocol asks for, in one of the types around a place.
  private func isAssociated(_ name: String, at site: LookupContext) -> Bool {
    (1..<site.typePath.count + 1).contains { length in
      guard
        case .declared(let type) = resolver.resolve(
          Array(site.typePath[..<length]), at: LookupContext(file: site.file, scope: .fileLevel))
      else { return false }
      var isAssociated = false
      resolver.walkAncestors(of: type) { ancestor in
        switch ancestor {
        case .declared(let found):
          isAssociated =
            resolver.hasAssociatedType(name, found)
            || found.kind == .protocolType && !tables.aliases(named: name, in: found.path[...]).isEmpty
        case .external, .unknown: isAssociated = TypeInference.associated.contains(name)
        }
        return !isAssociated
      }
      return isAssociated
    }
  }

  private func isInGenericType(_ type: DeclaredType) -> Bool {
    !container(type.containers[0]).scope.genericParameters.isEmpty
  }

  private func genericParameterCount(of type: DeclaredType) -> Int {
    container(type.containers[0]).genericParameters.count
  }

  /// Whether one file imports all that another one does.
  private func importsAll(of declaring: Int?, in file: Int) -> Bool {
    guard let declaring else { return false }
    let imported = Set(files[file].imports.map(\.module))
    return files[declaring].imports.allSatisfy { imported.contains($0.module) }
  }

  private static let standardValues: Set<String> = [
    "Bool", "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "CGFloat", "CGSize", "CGPoint", "CGRect", "Date", "URL", "UUID", "Data",
    "Decimal", "Duration", "Set", "Array", "Dictionary", "Range", "ClosedRange", "Locale", "Calendar", "TimeZone",
    "UserInterfaceSizeClass",
  ]

  /// Value types of the standard library and of the keys in the tables. `Binding` and the like are also structs, but are read through.
  func isSDKValue(_ name: String) -> Bool {
    TypeInference.standardValues.contains(name) || EnvironmentKeys.isValueType(name)
  }
}
