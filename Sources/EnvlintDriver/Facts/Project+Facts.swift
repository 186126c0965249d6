extension Project {
  /// A part of a project, of which facts are written.
  ///
  /// The root is that of the working directory, so that it does not depend on which part is given.
  ///
  /// - Parameter root: that of the command line.
  init(part given: [GivenPath], root: String?, workingDirectory: String) throws(UsageError) {
    self.init(rootedAt: root, workingDirectory: workingDirectory)
    indexesWholeRoot = false
    isPart = true
    self.given = try given.map { (path) throws(UsageError) in
      if relativePath(path.path, in: self.root) != nil { return path }
      // What contains the root stands for all of it.
      if path.isDirectory, relativePath(self.root, in: path.path) != nil {
        return GivenPath(path: self.root, isDirectory: true, text: path.text)
      }
      // A folder of links, as build systems make them: its files are those of the project by their names.
      let typed = absolutePath(path.text, from: workingDirectory)
      if relativePath(typed, in: self.root) != nil {
        return GivenPath(path: typed, isDirectory: path.isDirectory, text: path.text)
      }
      throw .pathOutsideProject(path.text, root: self.root)
    }
  }

  /// The project that facts are of. What is given need not be on the disk.
  ///
  /// - Parameter root: that of the command line.
  init(
    of facts: MergedFacts, _ arguments: Arguments, root: String?, workingDirectory: String
  ) throws(UsageError) {
    self.init(rootedAt: root, workingDirectory: workingDirectory)
    let files = Set(arguments.operands.isEmpty ? [] : facts.paths)
    for operand in arguments.operands {
      let typed = absolutePath(operand, from: workingDirectory)
      guard
        let path = [typed, realPath(typed)].compactMap({ $0 }).first(where: { path in
          relativePath(path, in: self.root) != nil || relativePath(self.root, in: path) != nil
        })
      else { throw .pathOutsideProject(operand, root: self.root) }
      let isFile = relativePath(path, in: self.root).map(files.contains) ?? false
      given.append(GivenPath(path: path, isDirectory: !isFile, text: operand))
    }
    if let missing = givenFoldersWithout(facts.paths.sorted()).first { throw .noFacts(of: missing) }
    if given.isEmpty { given = [GivenPath(path: workingDirectory, isDirectory: true, text: ".")] }
  }

  /// - Parameter root: that of the command line; nil for the root that a run in the working directory has.
  private init(rootedAt root: String?, workingDirectory: String) {
    let here = GivenPath(path: workingDirectory, isDirectory: true, text: ".")
    let found = Project.projects(of: [here], workingDirectory: workingDirectory)
    self = .project(root: root ?? found.first?.root ?? workingDirectory, given: [])
  }
}

extension GivenPath {
  /// The same where facts are written of it: what a project of Xcode says stands for the project.
  func ofPart(workingDirectory: String) -> GivenPath {
    guard !isDirectory, path.hasSuffix(".xcodeproj/project.pbxproj") else { return self }
    return GivenPath(
      path: parentFolder(path), isDirectory: true, text: parentFolder(absolutePath(text, from: workingDirectory)))
  }
}
