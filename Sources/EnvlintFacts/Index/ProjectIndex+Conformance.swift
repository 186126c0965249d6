extension ProjectIndex {
  /// Whether a type conforms to a protocol or inherits from a class.
  public enum Conformance: Sendable {
    case yes
    case no
    /// Some name in the clauses, or some attached macro, is not known.
    case maybe
  }

  /// Macros on types that add no conformance of interest.
  private static let harmlessMacros: Set<String> = ["Observable", "Model", "Suite"]

  /// Whether an attached macro may add members or conformances to a type.
  func mayGainMembers(_ attributes: [Attribute]) -> Bool {
    attributes.contains { attribute in
      let name = lastName(attribute.name)
      return !CompilerAttributes.contains(name) && !ProjectIndex.harmlessMacros.contains(name)
    }
  }

  /// Whether SwiftUI fills in the environment properties of a type's values.
  public func installs(_ type: DeclaredType) -> Conformance {
    conformance(of: type) { name in
      switch InstallingTypes.confidence(name) {
      case .certain, .high: return .yes
      case .low: return .maybe
      case nil: return NotInstallingTypes.contains(name) ? .no : .maybe
      }
    }
  }

  /// Whether a type conforms to one of the named SDK protocols, directly or through the project's protocols.
  public func conformance(of type: DeclaredType, toAnyOf names: Set<String>) -> Conformance {
    conformance(of: type) { name in
      if names.contains(name) { return .yes }
      return NotInstallingTypes.contains(name) || InstallingTypes.confidence(name) != nil ? .no : .maybe
    }
  }

  /// Walks the inheritance clauses of declaration and extensions, through the project's own protocols and classes; `judge` answers
  /// for names that the project does not declare.
  private func conformance(of type: DeclaredType, judge: (String) -> Conformance) -> Conformance {
    var pending = [type]
    var seen: Set<[String]> = []
    var result = Conformance.no
    while let current = pending.popLast() {
      guard seen.insert(current.path).inserted else { continue }
      // The extension of a protocol adds no conformance.
      for id in current.kind == .protocolType ? current.containers : parts(of: current) {
        // Parts of the container: copying it as a whole costs more than all the rest.
        if mayGainMembers(files[id.file].containers[id.container].attributes) { result = .maybe }
        let inheritedTypes = files[id.file].containers[id.container].inherited
        if inheritedTypes.isEmpty { continue }
        let site = Site(file: id.file, scope: files[id.file].containers[id.container].scope)
        for inherited in inheritedTypes.flatMap(conjuncts) {
          switch resolve(inherited, at: site) {
          case .declared(let next): pending.append(next)
          case .external(let name, _):
            switch judge(lastName(name)) {
            case .yes: return .yes
            case .maybe: result = .maybe
            case .no: break
            }
          default: result = .maybe
          }
        }
      }
    }
    return result
  }

  /// The members of `A & B`.
  private func conjuncts(_ type: TypeReference) -> [TypeReference] {
    if case .composition(let members) = type.form { return members }
    return [type]
  }

  /// `View` of `SwiftUI.View`.
  func lastName(_ dotted: String) -> String {
    dotted.split(separator: ".").last.map(String.init) ?? dotted
  }
}
