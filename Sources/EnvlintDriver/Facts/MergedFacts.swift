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
  /// Relative to the root; sorted.
  let configuredFolders: [String]

  /// - Throws: where a file has no facts, or where two disagree.
  init(reading paths: [String], workingDirectory: String) throws(UsageError) {
    var files: [FactsFile] = []
    for path in paths {
      do throws(FactsFile.Failure) {
        files.append(try FactsFile(reading: path, at: absolutePath(path, from: workingDirectory)))
      } catch {
        throw .unusableFile(path, reason: error.message, hint: error.hint)
      }
    }
    self.files = files
    places = try MergedFacts.places(files.map { $0.index.sources.map(\.path) }) { first, second in
      files[first.file].holdsSame(first.position, as: files[second.file], second.position)
        ? nil : (files[first.file].path, files[second.file].path)
    }
    xcodePlaces = try MergedFacts.places(files.map { $0.index.xcodeProjects.map(\.path) }) { first, second in
      files[first.file].xcodeProject(first.position).elementsEqual(files[second.file].xcodeProject(second.position))
        ? nil : (files[first.file].path, files[second.file].path)
    }
    configuredFolders = Set(files.flatMap(\.index.configuredFolders)).sorted()
  }

  /// What all files of facts name, sorted, each once.
  ///
  /// - Parameter differing: the two files of facts, where they do not say the same at two places of one path.
  private static func places(
    _ paths: [[String]], differing: (Place, Place) -> (String, String)?
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
      guard let last = places.last, last.path == place.path else {
        places.append(place)
        continue
      }
      if let (first, second) = differing(last, place) {
        throw .differingFacts(of: place.path, first, second)
      }
    }
    return places
  }

  /// Relative to the root; sorted, unique.
  var paths: [String] { places.map(\.path) }

  /// What a walk under these settings would have found, had the files been on the disk.
  func found(_ settings: Settings) -> Project.Found {
    let (included, excluded) = (GlobSet(settings.included), GlobSet(settings.excluded))
    let sources =
      included.isEmpty && excluded.isEmpty
      ? sources : sources.filter { !excluded.matches($0) && (included.isEmpty || included.matches($0)) }
    return Project.Found(
      sources: sources, configuredFolders: configuredFolders.filter { !excluded.matches($0) }, notices: [])
  }

  private var sources: SourceSet {
    let (files, places, xcodePlaces) = (files, places, xcodePlaces)
    var sources = SourceSet(paths: places.map(\.path)) { index in
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
    sources.xcodeProjects = XcodeProjects(paths: xcodePlaces.map(\.path)) { index in
      SourceBytes(files[xcodePlaces[index].file].xcodeProject(xcodePlaces[index].position))
    }
    return sources
  }
}

extension FactsFile {
  fileprivate func holdsSame(_ position: Int, as other: FactsFile, _ otherPosition: Int) -> Bool {
    switch (index.sources[position].source, other.index.sources[otherPosition].source) {
    case (.text, .text): text(position).elementsEqual(other.text(otherPosition))
    case (.skipped(let reason), .skipped(let otherReason)): reason == otherReason
    default: false
    }
  }
}
