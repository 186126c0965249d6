/// Which files see SwiftUI: those that import one of its modules, and those to which some file re-exports one.
struct SwiftUIModules: Sendable {
  /// Whether some file exports one of them to an unknown module.
  private let isEverywhere: Bool
  /// The modules that contain SwiftUI.
  private let names: Set<String>
  /// The project's own modules that pass SwiftUI on to all their files.
  private let passingOn: Set<ModuleMap.Module>

  init(_ facts: ProjectFacts, _ settings: ProjectSettings) {
    let modules = settings.swiftUIModules.union(FileFacts.swiftUIModules)
    let reexporting = modules.flatMap(facts.files(exporting:))
    isEverywhere = reexporting.contains { facts.modules[$0] == nil }
    passingOn = Set(reexporting.compactMap { facts.modules[$0] })
    // Apart from those that every file knows of itself.
    names = modules.union(passingOn.map(\.name)).subtracting(FileFacts.swiftUIModules)
  }

  func reaches(_ file: Int, _ facts: ProjectFacts) -> Bool {
    if isEverywhere || facts.files[file].importsSwiftUI { return true }
    if names.isEmpty, passingOn.isEmpty { return false }
    return facts.files[file].imports.contains { names.contains($0.module) }
      || facts.modules[file].map(passingOn.contains) ?? false
  }
}
