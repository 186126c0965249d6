/// The uses of a key in the whole project, including tests and previews.
public enum KeyUse: Sendable {
  case unused
  /// The first injection.
  case injectedOnly(Location)
  /// Views read it, and nothing can set it; the first reader.
  case readOnly(Location)
  /// It is read and set, or it is used in a way that is not understood.
  case used
}

/// Determines the uses of keys: by the reads and injections that are known, and for the few keys that seem to lack one of them, by
/// every mention of their names in all files.
public struct KeyUses {
  private let project: ProjectIndex
  private var reads: [String: Location] = [:]
  private var injections: [String: Location] = [:]
  /// Whether all values are replaced somewhere, under `\.self` or a key path that is not written out.
  private var replacesAll = false

  public init(_ project: ProjectIndex) {
    self.project = project
    for property in project.reads.all {
      guard let name = property.keyName, reads[name] == nil else { continue }
      reads[name] = project.location(property.attribute.range, in: property.id.file)
    }
    for file in project.files(with: .injections) {
      for injection in project.files[file].injections {
        guard case .key(let keyPath) = injection.target, let name = keyPath.components.first?.name else { continue }
        if name == "self" { replacesAll = true }
        if injections[name] == nil { injections[name] = project.location(injection.range, in: file) }
      }
    }
  }

  public func use(of name: String) -> KeyUse {
    if project.settings.injects(.path([name])) { return .used }
    let injection = injections[name]
    if let read = reads[name] {
      if injection != nil || replacesAll || project.settings.mayInjectAnything { return .used }
      // A declaration with syntax errors may do anything with it.
      let isOnlyRead = project.usage.mentions(MentionQuery(name, .uses)).allSatisfy {
        $0.role == .read && project.files[$0.file].syntaxErrors.isEmpty
      }
      let isReplaced = !project.usage.mentions(MentionQuery("transformEnvironment", .replacements)).isEmpty
      return isOnlyRead && !isReplaced ? .readOnly(read) : .used
    }
    let mentions = project.usage.mentions(MentionQuery(name, .uses))
    guard mentions.allSatisfy({ $0.role == .injection }) else { return .used }
    if let injection { return .injectedOnly(injection) }
    return mentions.first.map { .injectedOnly(project.location($0.range, in: $0.file)) } ?? .unused
  }
}

extension Property {
  /// Whether the default is nothing: nil, an empty collection or string, a closure without statements.
  public var hasEmptyDefault: Bool {
    guard let value else { return true }
    switch value.form {
    case .nilLiteral, .array([]), .dictionary([]): return true
    case .literal(.string):
      return source.key?.value?.contains { $0 != "\"" && $0 != "#" && !"() \n\t".contains($0) } == false
    case .closure(let closure): return closure.body?.statementCount == 0
    default: return false
    }
  }
}
