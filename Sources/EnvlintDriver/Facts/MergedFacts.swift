import EnvlintConfiguration
import EnvlintSyntax

/// The facts of several parts of a project, in place of its files: `--facts-in`.
struct MergedFacts: Sendable {
  /// One source, and where its text stands.
  private struct Place {
    var path: String
    var file: Int
    var position: Int
  }

  private let files: [FactsFile]
  /// By path; each once.
  private let places: [Place]
  private let xcodePlaces: [Place]

  /// - Throws: where a file has no facts, or where two disagree.
  init(reading paths: [String], workingDirectory: String, threads: Int) throws(UsageError) {
    let read = concurrentMap(count: paths.count, threads: threads) { position, _ in
      Result { () throws(FactsFile.Failure) in
        try FactsFile(reading: paths[position], at: absolutePath(paths[position], from: workingDirectory))
      }
    }
    var files: [FactsFile] = []
    for (path, result) in zip(paths, read) {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let failure): throw .unusableFile(path, reason: failure.message, hint: failure.hint)
      }
    }
    self.files = files
    places = try MergedFacts.places(in: files, files.map { $0.index.sources.map(\.path) }) { first, second in
      files[first.file].index.sources[first.position].source.holdsSame(
        as: files[second.file].index.sources[second.position].source)
    }
    xcodePlaces = try MergedFacts.places(in: files, files.map { $0.index.xcodeProjects.map(\.path) }) { first, second in
      files[first.file].index.xcodeProjects[first.position].text
        == files[second.file].index.xcodeProjects[second.position].text
    }
  }

  /// What all files of facts name, sorted, each once.
  ///
  /// - Parameter isSame: whether two files say the same of one path.
  private static func places(
    in files: [FactsFile], _ paths: [[String]], isSame: (Place, Place) -> Bool
  ) throws(UsageError) -> [Place] {
    var all = paths.enumerated().flatMap { file, paths in
      paths.enumerated().map { position, path in Place(path: path, file: file, position: position) }
    }
    if !zip(all, all.dropFirst()).allSatisfy({ $0.path < $1.path }) {
      all.sort { ($0.path, $0.file) < ($1.path, $1.file) }
    }
    var places: [Place] = []
    places.reserveCapacity(all.count)
    for place in all {
      if let last = places.last, last.path == place.path {
        if isSame(last, place) { continue }
        throw .differingFacts(of: place.path, files[last.file].path, files[place.file].path)
      }
      places.append(place)
    }
    return places
  }

  /// Of all that there are facts of, relative to the root.
  var paths: [String] { places.map(\.path) + xcodePlaces.map(\.path) }

  /// What a walk under these settings would have found, had the files been on the disk.
  func found(of project: Project, _ settings: Settings) -> Project.Found {
    let (included, excluded) = (GlobSet(settings.included), GlobSet(settings.excluded))
    let scope = project.scope
    let below = Scope(folders: scope.folders.filter { !$0.isEmpty })
    var sources = sources
    if !included.isEmpty || !excluded.isEmpty {
      sources = sources.filter { path in
        scope.files.contains(path)
          || !excluded.matches(path) && (included.isEmpty || included.matches(path) || below.contains(path))
      }
    }
    let projects = xcodePlaces.filter { !excluded.matches($0.path) }
    sources.hasUnreadFiles =
      sources.paths.count < places.count || files.contains { $0.index.hasUnreadFiles }
    sources.xcodeProjects = XcodeProjects(paths: projects.map(\.path)) { [files] index in
      files[projects[index].file].readXcodeProject(projects[index].position)
    }
    return Project.Found(
      sources: sources, configuredFolders: project.configuredFolders(above: sources.paths), notices: [])
  }

  private var sources: SourceSet {
    let (files, places) = (files, places)
    return SourceSet(paths: places.map(\.path)) { index in
      switch files[places[index].file].index.sources[places[index].position].source {
      case .text(_, let look): look
      case .skipped: nil
      }
    } read: { index, buffer in
      files[places[index].file].read(places[index].position, into: &buffer)
    }
  }
}

extension FactsIndex.Source {
  fileprivate func holdsSame(as other: FactsIndex.Source) -> Bool {
    switch (self, other) {
    case (.text(let text, _), .text(let otherText, _)): text == otherText
    case (.skipped(let reason), .skipped(let otherReason)): reason == otherReason
    default: false
    }
  }
}
