/// The part of a project about which findings are reported. Paths are relative to the project's root.
struct Scope {
  var files: Set<String> = []
  /// Everything below them; the empty path is the root.
  var folders: [String] = []

  /// Whether it is the whole project.
  var holdsAll: Bool { folders.contains("") }

  /// By bytes in place: where many folders are given, each file of the project is held to all of them.
  func contains(_ file: String) -> Bool {
    if files.contains(file) { return true }
    var file = file
    return file.withUTF8 { file in
      folders.contains { folder in
        var folder = folder
        return folder.withUTF8 { folder in
          if folder.isEmpty { return true }
          // A folder that could not be read is itself in scope.
          guard file.count == folder.count || file.count > folder.count && file[folder.count] == UInt8(ascii: "/")
          else {
            return false
          }
          return file.prefix(folder.count).elementsEqual(folder)
        }
      }
    }
  }
}
