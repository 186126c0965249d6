/// Whose `Environment` is it?
extension ProjectIndex {
  /// Whether a written name of a type means SwiftUI's: the file sees SwiftUI, and either the name is qualified or the project declares
  /// no type of that name.
  public func isSwiftUI(_ written: String, _ name: String, in file: Int) -> Bool {
    meansSwiftUI(written, name, in: file) { $0.kind != nil }
  }

  /// The same for an attribute. Only a property wrapper or a macro of the project can stand there, so an ordinary type of that name,
  /// such as `enum Environment { case staging, production }`, hides nothing.
  public func isSwiftUIAttribute(_ written: String, _ name: String, in file: Int) -> Bool {
    meansSwiftUI(written, name, in: file) { type in type.attributes.contains { $0.name == "propertyWrapper" } }
  }

  private func meansSwiftUI(_ written: String, _ name: String, in file: Int, hides: (Container) -> Bool) -> Bool {
    guard written == name || written == "SwiftUI." + name || written == "SwiftUICore." + name, tables.seesSwiftUI[file]
    else {
      return false
    }
    guard written == name else { return true }
    tables.note(name)
    let isHidden = tables.types(at: [name]).contains {
      let type = container($0)
      return hides(type) && isVisible(type.access, declaredIn: $0.file, from: file)
    }
    return !isHidden && tables.aliases(named: name, in: []).isEmpty && !tables.hasMacro(named: name)
  }

  /// Whether a key of an SDK module can be meant in one of the files: SwiftUI's always, that of an unknown module never.
  public func isAnyFile(importing module: String, where isUser: (_ file: Int) -> Bool) -> Bool {
    switch module {
    case "SwiftUI", "SwiftUICore": true
    case "unknown": false
    default: loadedFiles.contains { file in files[file].imports.contains { $0.module == module } && isUser(file) }
    }
  }
}
