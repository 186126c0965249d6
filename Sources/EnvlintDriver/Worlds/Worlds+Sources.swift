import EnvlintFacts
import EnvlintSyntax

extension Worlds {
  /// The worlds of the files of a run.
  init(of sources: SourceSet, parsers: FileParsers, threads: Int) {
    var layout = ProjectLayout()
    let boundaries = sources.boundaries
    layout.separateFolders = boundaries.separateFolders
    layout.podSpecifications = boundaries.podSpecifications
    let manifests = sources.paths.indices.filter { ManifestName(path: sources.paths[$0]) != nil }
    let places = Set(
      (manifests.map { sources.paths[$0] } + sources.xcodeProjects.paths + boundaries.workspaces
        + boundaries.podSpecifications).map { ProjectLayout.folder(of: $0) })
    // Nothing is read where there is nothing to tell apart.
    if places.union(layout.separateFolders).subtracting([""]).isEmpty {
      self.init(undivided: sources.paths, hasManifest: !places.isEmpty)
      return
    }
    layout.manifests = concurrentMap(count: manifests.count, threads: threads) { index, _ in
      Worlds.manifest(manifests[index], sources, parsers)
    }.compactMap { $0 }
    layout.xcodeProjects = sources.xcodeProjects.projects(threads: threads)
    layout.workspaces = boundaries.readWorkspaces()
    layout.projectSpecifications = boundaries.readProjectSpecifications()
    layout.links = boundaries.links.map { ($0.path, $0.target) }
    self.init(paths: sources.paths, layout: layout) { files in
      concurrentMap(count: files.count, threads: threads) { index, _ in
        sources.importedModules(in: files[index], parsers)
      }
    }
  }

  /// The manifest that is one of the files, with its path; nil for another file.
  static func manifest(
    _ file: Int, _ sources: SourceSet, _ parsers: FileParsers
  ) -> (path: String, manifest: PackageManifest)? {
    let path = sources.paths[file]
    return parsers.use { parser in
      guard case .bytes(let bytes) = parser.read(file, sources) else { return nil }
      let facts = parser.facts(of: bytes, path: path, ProjectSource.FactRequest(file: file), .on)
      return facts.manifest.map { (path, $0) }
    }
  }
}
