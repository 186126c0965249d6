/// The folders with a type that is `@main`: where no manifest says what is compiled together, each of them is an executable, whose types
/// no other module sees.
struct EntryFolders {
  private let project: ProjectIndex
  /// With a slash at the end, the longest first.
  private let folders: [Substring]

  init(_ project: ProjectIndex, _ files: [Int]) {
    self.project = project
    let mains = files.filter { file in
      !project.isTest(file)
        && project.files[file].containers.contains { $0.attributes.contains { $0.name == "main" } }
    }
    let found = Set(mains.map { EntryFolders.folder(of: project.path(of: $0)) })
    folders = found.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Of several types, those that code in a file may mean: not those of another executable, and none but its own where it has some.
  func reachable(_ types: [DeclaredType], from file: Int) -> [DeclaredType] {
    guard types.count > 1, folders.count > 1, !isKnown(file) else { return types }
    let own = folder(around: file)
    let possible = types.filter { type in
      let file = type.containers[0].file
      return isKnown(file) || folder(around: file).map { $0 == own } ?? true
    }
    let near = own == nil ? [] : possible.filter { folder(around: $0.containers[0].file) == own }
    return near.isEmpty ? possible : near
  }

  private func folder(around file: Int) -> Substring? {
    let path = project.path(of: file)
    return folders.first { path.hasPrefix($0) }
  }

  /// Whether a manifest says who compiles a file.
  private func isKnown(_ file: Int) -> Bool {
    project.tables.modules.isInPackage(file) || project.tables.modules.membership.contains(file)
  }

  private static func folder(of path: String) -> Substring {
    path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)]
  }
}
