/// Declarations that code outside the project may use.
extension Usage {
  /// Whether a declaration is part of what a library offers, so that others may use it: it can be seen outside of its module, and the
  /// module is no app.
  ///
  /// An app is an executable target or a module with `@main`, unless the configuration lists it among the libraries. Where the module
  /// is not known, it may be a library's, and so it is while it is not known whether it has `@main`. To be asked last, because it can
  /// cost a search of all files.
  ///
  /// - Parameter file: index of the file that declares it.
  public func isAPI(_ access: AccessLevel, in file: Int) -> Bool {
    guard access >= .package else { return false }
    guard let module = tables.modules[file], !settings.libraryModules.contains(module.name) else { return true }
    if module.isExecutable { return false }
    return !mentions(MentionQuery("main", .attributes)).contains { tables.modules[$0.file] == module }
  }

  /// Whether a type is part of what a library offers.
  public func isAPI(_ type: DeclaredType) -> Bool {
    let id = type.containers[0]
    return isAPI(container(id).access, in: id.file)
  }
}
