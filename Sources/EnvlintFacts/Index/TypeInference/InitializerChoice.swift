/// Which initializer a call of a type runs.
enum InitializerChoice {
  /// A written one, with what its parameters get.
  case written(Members.Member<Initializer>, ArgumentMatch)
  /// The one that a struct has without writing it. What each property is given; none where its initial value stays.
  case memberwise([String: [Argument]])
  /// Several written ones fit; their types, which are not looked at, decide.
  case oneOf([(Members.Member<Initializer>, ArgumentMatch)])
  /// None fits, or one that may not exist.
  case unresolved
}

extension TypeInference {
  /// The initializer that a call runs, as far as labels tell.
  func initializer(of type: DeclaredType, for arguments: [Argument]) -> InitializerChoice {
    guard type.containers.count == 1 else { return .unresolved }
    var written: [(Members.Member<Initializer>, ArgumentMatch)] = []
    for id in resolver.parts(of: type) {
      if files[id.file].containers[id.container].initializers.isEmpty { continue }
      let part = code(of: id)
      for initializer in part.initializers {
        guard let match = ArgumentMatch(arguments, to: initializer.parameters) else { continue }
        // An extension with conditions may not be this type's.
        if part.isConstrained { return .unresolved }
        written.append((Members.Member(declaration: initializer, id: id), match))
      }
    }
    if written.count == 1 { return .written(written[0].0, written[0].1) }
    if written.count > 1 { return .oneOf(written) }
    guard type.kind != .enumeration, let match = memberwiseMatch(of: type, arguments) else {
      return .unresolved
    }
    return .memberwise(match)
  }

  private func memberwiseMatch(of type: DeclaredType, _ arguments: [Argument]) -> [String: [Argument]]? {
    let declaration = container(type.containers[0])
    guard declaration.initializers.isEmpty, !declaration.bindsPatterns else { return nil }
    // A macro may write an initializer.
    guard !resolver.mayGainMembers(declaration.attributes) else { return nil }
    // A class has none with arguments, but those of its superclass.
    guard type.kind == .structure else { return arguments.isEmpty ? [:] : nil }
    let properties = declaration.properties.filter(\.isMemberwise)
    let parameters = properties.map { property in
      Parameter(
        label: property.name, name: property.name, type: property.type, hasDefault: property.mayBeLeftOut,
        defaultValue: nil, isVariadic: false
      )
    }
    guard let match = ArgumentMatch(arguments, to: parameters) else { return nil }
    return Dictionary(zip(properties.map(\.name), match.arguments)) { first, _ in first }
  }
}

extension Property {
  /// Wrappers and macros that leave the value of a property as it is written.
  private static let harmlessAttributes: Set<String> = [
    "ObservationIgnored", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged", "TaskLocal", "NSCopying", "Entry",
  ]

  /// Whether a wrapper or a macro may make something else of the property.
  var mayBeWrapped: Bool {
    attributes.contains { attribute in
      let name = String(attribute.name.split(separator: ".").last ?? "")
      return !CompilerAttributes.contains(name) && !Property.harmlessAttributes.contains(name)
    }
  }

  /// Whether an instance stores it.
  var isStoredInInstance: Bool { isStored && !isStatic }

  /// Whether a struct's own initializer takes it.
  var isMemberwise: Bool { isStoredInInstance && !(isConstant && value != nil) }

  /// Whether the struct's own initializer can do without it.
  var mayBeLeftOut: Bool {
    value != nil || isLazy || mayBeWrapped || (!isConstant && type?.wrapped != nil)
  }
}
