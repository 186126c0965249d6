/// Generic types of packages whose values are called for what they hold: `Factory<Store>` gives a `Store`.
enum CallableWrappers {
  /// Whether a call of such a value gives its type argument, in a file with these imports.
  static func giveTheirArgument(_ type: String, imports: [String]) -> Bool {
    modules[type]?.contains(where: imports.contains) ?? false
  }

  /// The modules that declare a type, by its name.
  ///
  /// A table, because the declarations stand in packages that are not read. Source: the public documentation of Factory.
  private static let modules: [String: Set<String>] = [
    "Factory": ["Factory", "FactoryKit"]
  ]
}
