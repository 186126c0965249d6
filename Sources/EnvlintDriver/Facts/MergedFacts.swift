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
      files[first.file].holdsSame(first.position, as: files[second.file], second.position)
    }
    xcodePlaces = try MergedFacts.places(in: files, files.map { $0.index.xcodeProjects.map(\.path) }) { first, second in
      files[first.file].xcodeProject(first.position) == files[second.file].xcodeProject(second.position)
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
    let named = project.scope.folders.filter { !$0.isEmpty }
    let namedFiles = Set(named)
    let below = Scope(folders: named)
    var sources = sources
    if !included.isEmpty || !excluded.isEmpty {
      sources = sources.filter { path in
        namedFiles.contains(path)
          || !excluded.matches(path) && (included.isEmpty || included.matches(path) || below.contains(path))
      }
    }
    let projects = xcodePlaces.filter { !excluded.matches($0.path) }
    sources.xcodeProjects = XcodeProjects(paths: projects.map(\.path)) { [files] index in
      files[projects[index].file].xcodeProject(projects[index].position).map { SourceBytes($0) }
    }
    return Project.Found(
      sources: sources, configuredFolders: project.configuredFolders(above: sources.paths), notices: [])
  }

  private var sources: SourceSet {
    let (files, places) = (files, places)
    return SourceSet(paths: places.map(\.path)) { index in
      guard case .text(let look) = files[places[index].file].index.sources[places[index].position].source else {
        return nil
      }
      return look
    } read: { index, buffer in
      let (file, position) = (files[places[index].file], places[index].position)
      switch file.index.sources[position].source {
      case .skipped(let reason): return .skipped(reason: reason)
      case .text: return .bytes(buffer.copy(file.text(position)))
      }
    }
  }
}

extension FactsFile {
  fileprivate func holdsSame(_ position: Int, as other: FactsFile, _ otherPosition: Int) -> Bool {
    switch (index.sources[position].source, other.index.sources[otherPosition].source) {
    case (.text, .text): text(position) == other.text(otherPosition)
    case (.skipped(let reason), .skipped(let otherReason)): reason == otherReason
    default: false
    }
  }
}
