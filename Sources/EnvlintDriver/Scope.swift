/// The part of a project about which findings are reported. Paths are relative to the project's root.
struct Scope {
  var files: Set<String> = []
  /// Everything below them; the empty path is the root.
  var folders: [String] = []

  func contains(_ file: String) -> Bool {
    files.contains(file)
      || folders.contains { folder in
        // A folder that could not be read is itself in scope.
        if folder.isEmpty || folder.utf8.elementsEqual(file.utf8) { return true }
        return file.utf8.starts(with: folder.utf8) && file.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
      }
  }
}
