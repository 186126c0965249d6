import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// The files of one run, and how to read them.
public struct SourceSet: Sendable {
  /// Relative to the project root, with `/` separators; sorted, unique.
  public var paths: [String]
  /// The Xcode projects among the files.
  var xcodeProjects = XcodeProjects()
  /// The packages that are checked out for the project.
  var checkouts = PackageCheckouts()
  /// Its other signs of where one project ends.
  var boundaries = Boundaries()
  /// The contents that stay in memory; nil where files are read each time.
  var kept: KeptContents?
  /// Whether further Swift files may use what these declare; see `Project.hasUnreadFiles(besides:_:)`.
  var hasUnreadFiles = false
  private let readFile: @Sendable (_ index: Int, _ buffer: inout ReadBuffer) -> ReadOutcome

  /// - Parameter read: may be called from several threads at once, and again.
  public init(paths: [String], read: @escaping @Sendable (_ index: Int) -> ReadOutcome) {
    self.init(paths: paths) { index, _ in read(index) }
  }

  init(paths: [String], read: @escaping @Sendable (_ index: Int, _ buffer: inout ReadBuffer) -> ReadOutcome) {
    self.paths = paths
    readFile = read
  }

  /// A copy whose files `read` reads, with the help of the current reader.
  func readingThrough(
    _ read:
      @escaping @Sendable (
        _ original: (Int, inout ReadBuffer) -> ReadOutcome, _ index: Int, _ buffer: inout ReadBuffer
      ) -> ReadOutcome
  ) -> SourceSet {
    withSamePlace { [readFile] index, buffer in read(readFile, index, &buffer) }
  }

  /// A copy that calls `observe` for each file that is read.
  func calling(_ observe: @escaping @Sendable () -> Void) -> SourceSet {
    withSamePlace { [readFile] index, buffer in
      defer { observe() }
      return readFile(index, &buffer)
    }
  }

  /// A copy in which some files, by path, have other content.
  func replacing(_ contents: [String: ReadOutcome]) -> SourceSet {
    withSamePlace { [readFile, paths] index, buffer in
      if let content = contents[paths[index]] { return content }
      return readFile(index, &buffer)
    }
  }

  /// A copy in which some files, by path, have other content or are added, or, if there is nil, removed.
  func overlaid(with contents: [String: ReadOutcome?]) -> SourceSet {
    if contents.isEmpty { return self }
    let own = Set(paths)
    let added = contents.compactMap { path, content in content != nil && !own.contains(path) ? path : nil }
    let kept = paths.filter { path in
      if case .some(nil) = contents[path] { false } else { true }
    }
    let all = (kept + added).sorted()
    let indices = all.map { index(of: $0) }
    return withSamePlace(paths: all) { [readFile] index, buffer in
      if case let content?? = contents[all[index]] { return content }
      guard let original = indices[index] else { return .failed(reason: "can't be read: it isn't in either version") }
      return readFile(original, &buffer)
    }
  }

  /// The files for which `isIncluded` holds.
  func filter(_ isIncluded: (String) -> Bool) -> SourceSet {
    let indices = paths.indices.filter { isIncluded(paths[$0]) }
    return withSamePlace(paths: indices.map { paths[$0] }) { [readFile] index, buffer in
      readFile(indices[index], &buffer)
    }
  }

  /// The files of one world, with the Xcode projects in it.
  func restricted(to world: Worlds.World) -> SourceSet {
    var part = part(world.files)
    part.xcodeProjects = xcodeProjects.restricted(to: world)
    return part
  }

  /// Some of the files, by their indices, ascending.
  func part(_ files: [Int]) -> SourceSet {
    withSamePlace(paths: files.map { paths[$0] }) { [readFile] index, buffer in readFile(files[index], &buffer) }
  }

  /// These files and those of packages; what both have is the project's.
  func adding(_ packages: SourceSet) -> SourceSet {
    let own = Set(paths)
    let all = (paths + packages.paths.filter { !own.contains($0) }).sorted()
    let places = all.map { path in (own: index(of: path), other: packages.index(of: path)) }
    return withSamePlace(paths: all) { [readFile] index, buffer in
      if let own = places[index].own { return readFile(own, &buffer) }
      guard let other = places[index].other else { return .failed(reason: "can't be read: it isn't in the package") }
      return packages.read(other, into: &buffer)
    }
  }

  /// Files, the same ones unless others are given, in the same project.
  private func withSamePlace(
    paths: [String]? = nil, read: @escaping @Sendable (_ index: Int, _ buffer: inout ReadBuffer) -> ReadOutcome
  ) -> SourceSet {
    var other = SourceSet(paths: paths ?? self.paths, read: read)
    other.xcodeProjects = xcodeProjects
    other.checkouts = checkouts
    other.boundaries = boundaries
    other.hasUnreadFiles = hasUnreadFiles
    other.kept = kept
    return other
  }

  /// Reads the file at an index of `paths`. May be called from several threads at once, and again.
  public func read(_ index: Int) -> ReadOutcome {
    var buffer = ReadBuffer()
    return readFile(index, &buffer)
  }

  /// Reads into a buffer that was used before, which costs less: once the bytes read before are given up.
  func read(_ index: Int, into buffer: inout ReadBuffer) -> ReadOutcome { readFile(index, &buffer) }
}

extension SourceSet {
  /// The index of a path, by binary search; nil when there is none.
  func index(of file: String) -> Int? {
    let index = paths.firstIndex(notBefore: file)
    return index < paths.count && paths[index] == file ? index : nil
  }

  /// The text of a file, by path, perhaps of one of a package; nil if there is none, or none that can be linted.
  func text(of file: String) -> SourceText? {
    guard let index = index(of: file) else { return checkouts.text(of: file) }
    guard case .bytes(let bytes) = read(index) else { return nil }
    return SourceText(ArraySlice(bytes.padded[..<bytes.count]))
  }

  /// The texts of some files, by path; those that can't be read are left out.
  func texts(of paths: [String], threads: Int) -> [String: SourceText] {
    let texts = concurrentMap(count: paths.count, threads: threads) { index, _ in text(of: paths[index]) }
    return Dictionary(uniqueKeysWithValues: zip(paths, texts).compactMap { path, text in text.map { (path, $0) } })
  }
}

/// The result of reading one file.
public enum ReadOutcome: Sendable {
  case bytes(SourceBytes)
  /// Too large or not text. A sentence without full stop for a notice; the run goes on as if the file were not there.
  case skipped(reason: String)
  /// A sentence without full stop; the run ends with status 2.
  case failed(reason: String)
}
