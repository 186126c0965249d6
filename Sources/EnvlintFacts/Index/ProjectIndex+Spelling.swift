/// Types to text, for fixes that write one.
extension ProjectIndex {
  /// Types that the tables know and that mean nothing without arguments.
  private static let genericTypes: Set<String> = ["Array", "Set", "Dictionary", "Range", "ClosedRange", "Binding"]

  /// How code at a place can write a type; nil when it is not known, has no name there, or means another type by it.
  ///
  /// - Parameter file: the file that the type was found in, whose imports tell what its names need; nil when it is not known.
  func spelling(of type: ResolvedType, at site: Site, declaredIn file: Int?) -> String? {
    func inner(_ type: ResolvedType) -> String? { spelling(of: type, at: site, declaredIn: file) }
    switch type {
    case .declared(let declared):
      let name = declared.dottedName
      guard case .declared(let found) = resolve(name.split(separator: ".").map { String($0) }, at: site),
        found.containers == declared.containers
      else { return nil }
      return spelled(name, declared.arguments, expecting: genericParameterCount(of: declared), inner)
    case .external(let found, let arguments):
      let name = ExternalName.written(found)
      guard !arguments.isEmpty || !ProjectIndex.genericTypes.contains(name),
        case .external = resolve(name.split(separator: ".").map { String($0) }, at: site),
        site.file == file || isSDKValue(name) || importsAll(of: file, in: site.file)
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

  private func genericParameterCount(of type: DeclaredType) -> Int {
    container(type.containers[0]).genericParameters.count
  }

  /// Whether one file imports all that another one does.
  private func importsAll(of declaring: Int?, in file: Int) -> Bool {
    guard let declaring else { return false }
    let imported = Set(files[file].imports.map(\.module))
    return files[declaring].imports.allSatisfy { imported.contains($0.module) }
  }
}
