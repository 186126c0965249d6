/// Views in files that aren't known to see SwiftUI, because they import only a package which may re-export it. They aren't checked.
public struct UnseenViews: Sendable {
  /// The package's module.
  public let module: String
  public let fileCount: Int

  /// Protocols of SwiftUI to which the views and apps of such files conform.
  private static let protocols: Set<String> = ["View", "App", "Scene", "ViewModifier"]

  /// By the module, most files first; none where the project declares a `View` of its own.
  public static func all(in project: ProjectIndex) -> [UnseenViews] {
    if project.tables.declaresType(named: "View") { return [] }
    var counts: [String: Int] = [:]
    for file in project.loadedFiles
    where !project.seesSwiftUI(file) && !project.isTest(file) && !project.isCheckedOut(file) {
      let hasViews = project.files[file].containers.contains { container in
        container.inherited.contains { $0.unqualifiedName.map(protocols.contains) ?? false }
      }
      let modules = Set(project.files[file].imports.map(\.module)).filter {
        !AppleModules.index.contains($0) && !project.tables.modules.declares($0)
      }
      // Of several, it isn't known which one.
      if hasViews, modules.count == 1, let module = modules.first { counts[module, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      UnseenViews(module: $0.key, fileCount: $0.value)
    }
  }
}
