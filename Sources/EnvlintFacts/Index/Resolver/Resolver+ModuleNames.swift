/// Names with the name of a module before them: `RoutingKit.Coordinator`.
extension Resolver {
  /// Whether what one file declares belongs to the module that another one calls by a name.
  ///
  /// Where the borders of modules are not known, a module that is imported is another one, unless a folder around the declaration has its
  /// name; a name that is not imported may be that of the file's own module, or of a type that nobody knows.
  func isOfModule(_ name: String, _ declaring: Int, from file: Int) -> Conformance {
    if let module = tables.modules[declaring]?.name { return module == name ? .yes : .no }
    guard importsModule(name, in: file) else { return .maybe }
    return path(of: declaring).split(separator: "/").contains { $0 == name } ? .maybe : .no
  }

  func importsModule(_ name: String, in file: Int) -> Bool { files[file].imports.contains { $0.module == name } }

  /// Whether an extension says that it extends what a module of the SDK declares: `extension SwiftUI.Color`.
  func extendsModuleMember(_ id: ContainerID) -> Bool {
    guard case .named(let components)? = files[id.file].containers[id.container].extended?.form else { return false }
    return components.count > 1 && SDKModules.contains(components[0].name)
  }
}

/// The names of types of other modules.
enum ExternalName {
  /// The name of what a module declares that is not of the SDK, where the module is written before it. No table has such a name.
  static func qualified(_ name: String, by module: String) -> String { module + "::" + name }

  /// A name without a module before it: code may write it either way.
  static func plain(_ name: String) -> String {
    name.holds("::") ? String(name.split(separator: "::", maxSplits: 1)[1]) : name
  }

  /// `View` of `SwiftUI.View`.
  static func last(_ dotted: String) -> String { dotted.split(separator: ".").last.map(String.init) ?? dotted }

  /// As code writes it.
  static func written(_ name: String) -> String { name.holds("::") ? name.replacing("::", with: ".") : name }
}
