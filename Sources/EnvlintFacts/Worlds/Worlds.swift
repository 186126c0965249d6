/// The parts of a tree that don't depend on each other: no name of one means anything in another, and no view of one shows a view of another.
///
/// Packages, Xcode projects and workspaces say what is built together. A file belongs to the package or the Xcode projects
/// that compile it, or else to the nearest folder at or above its own that has a manifest. Two of these folders are one world when
///
/// - a package, a project, a specification of XcodeGen or a symbolic link in one leads to the other one, or both compile some file;
/// - a workspace has both;
/// - a file imports a module of the other one, or one that no manifest declares, where the other one is a package whose targets aren't all
///   written out; unless its own world has a module of that name, or its package says all it depends on, or it is in a clone and the other
///   one isn't;
/// - one is a package around the other one, whose targets aren't all written out or lie in it, or which alone says for which systems both are;
/// - one is an Xcode project or a workspace that can't be read, so that it may refer to anything around it.
///
/// Whatever may belong together stays together.
public struct Worlds: Sendable {
  public struct World: Sendable, Equatable {
    /// The folders with the manifests that make it one, sorted; empty for what no manifest is above.
    public var folders: [String]
    /// Indices of its files, ascending; never empty.
    public var files: [Int]
    /// Whether some of its files are in none of its folders: no manifest is above them.
    public var holdsRest = false
    /// The innermost clone that it is in; empty for none.
    public var whole = ""

    /// Its folders without those in each other.
    public var outerFolders: [String] {
      folders.reduce(into: []) { outer, folder in
        let isInside = outer.contains { $0.isEmpty || folder.hasPrefix($0 + "/") }
        if !isInside { outer.append(folder) }
      }
    }

    /// The innermost folder that holds all of its folders; the root is the empty one.
    public var base: String {
      guard var base = folders.first?.split(separator: "/")[...] else { return "" }
      for folder in folders.dropFirst() {
        let steps = folder.split(separator: "/")
        base = base.prefix(zip(base, steps).prefix { $0 == $1 }.count)
      }
      return base.joined(separator: "/")
    }
  }

  /// In the order of their first files. One world holds all files where nothing divides them.
  public private(set) var all: [World]

  private init(_ all: [World]) { self.all = all }

  /// One world with all files.
  ///
  /// - Parameter hasManifest: whether a manifest is at the root.
  public init(undivided paths: [String], hasManifest: Bool) {
    let world = World(folders: hasManifest ? [""] : [], files: Array(paths.indices), holdsRest: !hasManifest)
    all = paths.isEmpty ? [] : [world]
  }

  /// - Parameters:
  ///   - paths: of all files, sorted.
  ///   - imports: finds the modules that files import; for each file at least those.
  public init(paths: [String], layout: ProjectLayout, imports: (_ files: [Int]) -> [Set<String>]) {
    let folders = layout.folders
    if folders.allSatisfy(\.isEmpty) {
      self.init(undivided: paths, hasManifest: !folders.isEmpty)
      return
    }
    var finder = WorldFinder(paths: paths, layout: layout, folders: folders)
    finder.joinReferences()
    finder.joinImports(imports)
    self.init(finder.worlds)
  }
}
