/// Whose `Environment` is it?
extension ProjectIndex {
  /// Whether a written name means SwiftUI's declaration of that name: the file sees SwiftUI, and either the name is qualified or the
  /// project declares nothing of that name.
  public func isSwiftUI(_ written: String, _ name: String, in file: Int) -> Bool {
    guard seesSwiftUI[file] else { return false }
    if written == "SwiftUI." + name || written == "SwiftUICore." + name { return true }
    guard written == name else { return false }
    return !declaresOwn(name)
  }

  private func declaresOwn(_ name: String) -> Bool {
    let hasType = (typesByName[name] ?? []).contains { id in
      let type = container(id)
      return type.path.count == 1 && !type.isLocal
    }
    return hasType || (aliasesByName[name] ?? []).contains { alias($0).scope.typePath.isEmpty }
      || files.contains { $0.macros.contains(name) }
  }
}
