/// Property wrappers of packages that are given the key path of a dependency: `@Injected(\.store) var store`.
enum KeyPathWrappers {
  /// The type in whose extensions projects declare the dependencies of such a wrapper; nil for every other one.
  ///
  /// - Parameter imports: of the file.
  static func root(of wrapper: String, imports: [String]) -> String? {
    rows.first { $0.wrappers.contains(wrapper) && imports.contains(where: $0.modules.contains) }?.root
  }

  /// A table, because the declarations stand in packages that are not read. Source: the public documentation of Factory and of Dependencies.
  private static let rows: [(wrappers: Set<String>, root: String, modules: Set<String>)] = [
    (
      ["Injected", "LazyInjected", "InjectedObject", "InjectedObservable"], "Container", ["Factory", "FactoryKit"]
    ),
    (["Dependency"], "DependencyValues", ["Dependencies", "ComposableArchitecture", "DependenciesMacros"]),
  ]
}
