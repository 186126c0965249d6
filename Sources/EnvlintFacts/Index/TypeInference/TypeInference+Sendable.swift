/// Which types may be shared between threads, as far as declarations tell it.
extension TypeInference {
  /// Values of the SDK that are `Sendable` whatever they hold.
  private static let sendableValues: Set<String> = [
    "Bool", "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Float", "Double", "CGFloat", "Decimal", "Data", "Date", "DateComponents", "DateInterval",
    "Duration", "UUID", "URL", "Locale", "Calendar", "TimeZone", "CharacterSet", "IndexPath", "IndexSet", "CGSize",
    "CGPoint", "CGRect", "CGVector", "CGAffineTransform", "Color", "Font", "Angle", "EdgeInsets", "UnitPoint",
    "Alignment", "Axis", "Edge", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Visibility",
  ]

  /// Whether a type is known to be `Sendable`; false where that is not known.
  public func isSendable(_ type: ResolvedType) -> Bool { isSendable(type, depth: 0) }

  private func isSendable(_ type: ResolvedType, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch type {
    case .declared(let declared): return isSendable(declared, depth: depth)
    case .external(let name, let arguments):
      if TypeInference.sendableValues.contains(name) { return true }
      return ["Set", "Range", "ClosedRange"].contains(name) && arguments.count == 1
        && isSendable(arguments[0], depth: depth + 1)
    case .optional(let inner), .array(let inner): return isSendable(inner, depth: depth + 1)
    case .dictionary(let key, let value):
      return isSendable(key, depth: depth + 1) && isSendable(value, depth: depth + 1)
    case .tuple(let elements): return elements.allSatisfy { isSendable($0, depth: depth + 1) }
    case .function, .existential, .unresolved: return false
    }
  }

  /// By its conformance, its actor, or, for a value that other modules do not see, by what it holds.
  private func isSendable(_ type: DeclaredType, depth: Int) -> Bool {
    if type.kind == .actor || resolver.conformance(of: type, toAnyOf: ["Sendable"]) == .yes { return true }
    let parts = resolver.parts(of: type).map(container)
    let isIsolated = parts.contains {
      $0.kind != nil && $0.attributes.contains { ExternalName.last($0.name) == "MainActor" }
    }
    // A type that is isolated to an actor by default is Sendable, unless it says that it is not isolated.
    if isIsolated || !type.containers.isEmpty && type.containers.allSatisfy(isMainActorByDefault) { return true }
    guard type.kind == .structure || type.kind == .enumeration, type.containers.count == 1 else { return false }
    let id = type.containers[0]
    let declaration = container(id)
    guard declaration.access < .publicAccess, declaration.genericParameters.isEmpty, !declaration.bindsPatterns else {
      return false
    }
    let inside = LookupContext(file: id.file, scope: declaration.scope.entering(declaration, at: id.container))
    return declaration.cases.flatMap(\.payload).allSatisfy {
      isSendable(resolver.resolve($0, at: inside), depth: depth + 1)
    }
      && declaration.properties.filter(\.isStoredInInstance).allSatisfy { property in
        !property.mayBeWrapped && isSendable(writtenType(of: property, file: id.file), depth: depth + 1)
      }
  }

  private func isMainActorByDefault(_ id: ContainerID) -> Bool {
    !container(id).isNonisolated && defaultIsolation(of: id.file).value == .mainActor
  }
}
